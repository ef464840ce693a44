// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/dialogs/aboutdialog.h"

#include <QMessageBox>
#include <QPlainTextEdit>
#include <QScrollBar>

#include "tests/ui/windowfixture.h"

using namespace wayout::actions;
using namespace wayout::catalog;
using namespace wayout::dialogs;
using namespace wayout::theme;

/// What the program says about itself.
class tst_AboutDialog : public QObject, protected WindowFixture
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { close(); }

    void saysWhatTheProgramIs();
    void countsWhatComesWithTheProgram();
    void whatIsCopiedIsWhatIsShown();
    void aLicenceIsOpenedOnlyAfterAsking();
    void followsTheLanguage();
    void escapeCloses();
    void isFoundAmongAllCommands();

private:
    QString report() const { return m_dialog->findChild<QPlainTextEdit *>()->toPlainText(); }
    QAbstractButton *button(const QString &name) const
    {
        const auto buttons = m_dialog->findChildren<QAbstractButton *>();
        const auto found = std::ranges::find_if(buttons, [&](const QAbstractButton *one) {
            return QAccessible::queryAccessibleInterface(const_cast<QAbstractButton *>(one))->text(QAccessible::Name) == name;
        });
        return found == buttons.end() ? nullptr : *found;
    }

    QPointer<AboutDialog> m_dialog;
};

void tst_AboutDialog::init()
{
    QCoreApplication::setApplicationVersion(u"4.5.6"_s);
    open();
    m_window->findChild<WindowActions *>()->action(WindowActions::About)->trigger();
    m_dialog = m_window->findChild<AboutDialog *>();
    QVERIFY(m_dialog && m_dialog->isVisible());
}

void tst_AboutDialog::saysWhatTheProgramIs()
{
    const QString texts = shownTexts(*m_dialog);
    QVERIFY2(texts.contains(u"Wayout · 出路"_s) && texts.contains(u"Version 4.5.6"_s), qPrintable(texts));
    QVERIFY(button(u"GPL-3.0-or-later"_s) && button(u"CC-BY-4.0"_s));
    const QStringList lines = report().split(u'\n');
    QCOMPARE(lines.first(), u"Wayout 4.5.6"_s);
    QVERIFY(lines.at(1).startsWith(u"Qt "_s + QLatin1StringView(qVersion())));
    static const QRegularExpression library(u"(RE2|libarchive|zlib|nlohmann-json) \\d"_s);
    QVERIFY2(report().contains(library), qPrintable(report()));
    const auto *bar = m_dialog->findChild<QPlainTextEdit *>()->verticalScrollBar();
    QTRY_VERIFY2(bar->maximum() == 0, "all of it is in sight");
    QVERIFY2(!report().contains(QDir::homePath()), "who reports a bug says nothing about themselves");
}

void tst_AboutDialog::countsWhatComesWithTheProgram()
{
    // The window of this test has a catalogue of its own only.
    QTRY_VERIFY2(report().contains(u"0 built-in records in 0 domains, "_s), qPrintable(report()));
    delete m_dialog;
    close();
    m_folder = std::make_unique<QTemporaryDir>();
    start(CatalogSource{});
    m_window->findChild<WindowActions *>()->action(WindowActions::About)->trigger();
    m_dialog = m_window->findChild<AboutDialog *>();
    static const QRegularExpression some(u"\\b[1-9][\\d,]* in [1-9]\\d* domains"_s);
    QTRY_VERIFY2(shownTexts(*m_dialog).contains(some), qPrintable(shownTexts(*m_dialog)));
    QVERIFY2(report().contains(u", 0 of other catalogues"_s), qPrintable(report()));
}

void tst_AboutDialog::whatIsCopiedIsWhatIsShown()
{
    QTRY_VERIFY(report().contains(u"built-in records"_s));
    const QString shown = report();
    button(u"Copy"_s)->click();
    QCOMPARE(QGuiApplication::clipboard()->text(), shown);
    QVERIFY(!m_dialog || !m_dialog->isVisible());
    QVERIFY(m_window->statusBar()->currentMessage().startsWith(u"Copied"_s));
}

void tst_AboutDialog::aLicenceIsOpenedOnlyAfterAsking()
{
    button(u"GPL-3.0-or-later"_s)->click();
    const auto *box = m_dialog->findChild<QMessageBox *>();
    QVERIFY(box && box->isVisible());
    QCOMPARE(box->informativeText(), u"https://www.gnu.org/licenses/gpl-3.0.html"_s);
}

void tst_AboutDialog::followsTheLanguage()
{
    m_language->choose(ContentLanguage::Chinese);
    QTRY_COMPARE(m_dialog->windowTitle(), u"关于 Wayout"_s);
    for (const auto *label : m_dialog->findChildren<QLabel *>()) {
        QVERIFY2(label->text().isEmpty() || hasChinese(label->text()), qPrintable(label->text()));
    }
    QVERIFY(button(u"复制(P)"_s) && button(u"关闭(C)"_s));
}

void tst_AboutDialog::escapeCloses()
{
    QTest::keyClick(m_dialog, Qt::Key_Escape);
    QTRY_VERIFY(!m_dialog);
}

void tst_AboutDialog::isFoundAmongAllCommands()
{
    m_dialog->close();
    m_window->findChild<WindowActions *>()->action(WindowActions::Palette)->trigger();
    auto *palette = m_window->findChild<CommandPalette *>();
    palette->findChild<QLineEdit *>()->setText(u"about"_s);
    QTRY_COMPARE(palette->findChild<QListView *>()->model()->index(0, 0).data().toString(), u"About Wayout"_s);
}

QTEST_MAIN(tst_AboutDialog)
#include "tst_aboutdialog.moc"
