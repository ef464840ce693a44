// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/services/links.h"
#include "ui/dialogs/linkdialog.h"

#include <QClipboard>
#include <QDesktopServices>
#include <QGuiApplication>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <QTest>
#include <QUrl>
#include <QWidget>

#include <memory>

using namespace Qt::StringLiterals;
using namespace wayout::dialogs;
using namespace wayout::services;

/// In the browser's place.
class Browser : public QObject
{
    Q_OBJECT

public:
    Q_INVOKABLE void open(const QUrl &link) { opened.append(link); }

    QList<QUrl> opened;
};

class tst_LinkDialog : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void aPageIsAskedForAndNotOpened();
    void whoAgreesGetsThePage();
    void whoWantsTheAddressGetsThatAlone();
    void whatIsNoPageIsNotEvenAskedFor_data();
    void whatIsNoPageIsNotEvenAskedFor();
    void nothingOfAnAddressIsMarkup();

private:
    QMessageBox *box() const { return m_window->findChild<QMessageBox *>(); }
    void press(const QString &words) const;

    const QUrl m_link{u"https://bücher.example/a?b=<b>c</b>"_s};
    std::unique_ptr<QWidget> m_window;
    std::unique_ptr<Browser> m_browser;
};

void tst_LinkDialog::init()
{
    m_window = std::make_unique<QWidget>();
    m_browser = std::make_unique<Browser>();
    for (const auto &scheme : {u"https"_s, u"http"_s, u"file"_s, u"javascript"_s}) {
        QDesktopServices::setUrlHandler(scheme, m_browser.get(), "open");
    }
    m_window->show();
}

void tst_LinkDialog::cleanup()
{
    for (const auto &scheme : {u"https"_s, u"http"_s, u"file"_s, u"javascript"_s}) {
        QDesktopServices::unsetUrlHandler(scheme);
    }
    m_window.reset();
    m_browser.reset();
}

void tst_LinkDialog::press(const QString &words) const
{
    for (auto *button : box()->buttons()) {
        if (button->text().remove(u'&') == words) {
            button->click();
            return;
        }
    }
    QFAIL(qPrintable(words));
}

void tst_LinkDialog::aPageIsAskedForAndNotOpened()
{
    askToOpen(m_link, m_window.get());
    QVERIFY(box() && box()->isVisible());
    QVERIFY2(box()->text().contains(shownHost(m_link)), qPrintable(box()->text()));
    QCOMPARE(box()->informativeText(), m_link.toString(QUrl::FullyEncoded)); // all of it, as it is sent
    QCOMPARE(box()->defaultButton()->text(), box()->button(QMessageBox::Cancel)->text());
    QTest::keyClick(box(), Qt::Key_Escape);
    QVERIFY(m_browser->opened.isEmpty());
}

void tst_LinkDialog::whoAgreesGetsThePage()
{
    askToOpen(m_link, m_window.get());
    press(u"Open"_s);
    QCOMPARE(m_browser->opened, QList<QUrl>{m_link});
}

void tst_LinkDialog::whoWantsTheAddressGetsThatAlone()
{
    askToOpen(m_link, m_window.get());
    press(u"Copy the address"_s);
    QCOMPARE(QGuiApplication::clipboard()->text(), m_link.toString(QUrl::FullyEncoded));
    QVERIFY(m_browser->opened.isEmpty());
}

void tst_LinkDialog::whatIsNoPageIsNotEvenAskedFor_data()
{
    QTest::addColumn<QString>("address");
    for (const char *address : {"file:///etc/passwd", "javascript:alert(1)", "smb://host/share", "/usr/share/applications/x.desktop", ""}) {
        QTest::newRow(address) << QString::fromUtf8(address);
    }
}

void tst_LinkDialog::whatIsNoPageIsNotEvenAskedFor()
{
    QFETCH(QString, address);
    askToOpen(QUrl(address), m_window.get());
    QVERIFY(!box());
    QVERIFY(m_browser->opened.isEmpty());
}

void tst_LinkDialog::nothingOfAnAddressIsMarkup()
{
    askToOpen(m_link, m_window.get());
    const auto labels = box()->findChildren<QLabel *>();
    QVERIFY(!labels.isEmpty());
    for (const QLabel *label : labels) {
        QCOMPARE(label->textFormat(), Qt::PlainText);
    }
}

QTEST_MAIN(tst_LinkDialog)
#include "tst_linkdialog.moc"
