// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/services/catalogues.h"
#include "ui/theme/noticebar.h"
#include "ui/settings/settingsdialog.h"

#include <QLineEdit>
#include <QScrollArea>
#include <QScrollBar>
#include <QTabWidget>

#include "tests/ui/windowfixture.h"

using namespace wayout::actions;
using namespace wayout::catalog;
using namespace wayout::services;
using namespace wayout::settings;
using namespace wayout::storage;
using namespace wayout::theme;
using namespace wayout::window;

/// What has to be used whatever the size of the letters, on a small screen.
class tst_LargeText : public QObject, private WindowFixture
{
    Q_OBJECT

private Q_SLOTS:
    void init() { open(); }
    void cleanup();
    void theTopBarSqueezesNothing_data() { sizes(); }
    void theTopBarSqueezesNothing();
    void theSettingsScrollInsteadOfBeingSqueezed_data() { sizes(); }
    void theSettingsScrollInsteadOfBeingSqueezed();
    void aNoticeKeepsRoomForItsSentence();

private:
    static void sizes();
    /// Of all buttons, those that are smaller than what they say.
    static QStringList squeezed(const QWidget &widget);

};

void tst_LargeText::cleanup()
{
    m_appearance->setTextZoom(100);
    close();
}

void tst_LargeText::sizes()
{
    QTest::addColumn<int>("percent");
    QTest::addColumn<ContentLanguage>("language");
    for (const int percent : {50, 100, 200, 300}) {
        QTest::addRow("%d %% en", percent) << percent << ContentLanguage::English;
        QTest::addRow("%d %% zh", percent) << percent << ContentLanguage::Chinese;
    }
}

QStringList tst_LargeText::squeezed(const QWidget &widget)
{
    constexpr int leading = 2; // pixels above the letters that a style may ask for
    QStringList result;
    for (const auto *button : widget.findChildren<QAbstractButton *>()) {
        const bool hasWords = !button->text().isEmpty() || !button->icon().isNull();
        const QSize wanted = button->sizeHint();
        const bool isInField = qobject_cast<QLineEdit *>(button->parentWidget());
        if (button->isVisible() && hasWords && !isInField && (button->width() < wanted.width() || button->height() < wanted.height() - leading)) {
            result.append(u"%1: %2 x %3 of %4 x %5"_s.arg(button->text()).arg(button->width()).arg(button->height()).arg(wanted.width()).arg(wanted.height()));
        }
    }
    return result;
}

void tst_LargeText::theTopBarSqueezesNothing()
{
    QFETCH(int, percent);
    QFETCH(ContentLanguage, language);
    m_appearance->setTextZoom(percent);
    m_language->chooseInterface(language);
    m_window->resize(480, 760);
    auto *bar = m_window->findChild<TopBar *>();
    QTRY_VERIFY2(squeezed(*bar).isEmpty(), qPrintable(squeezed(*bar).join(u'\n')));
    for (const auto *button : bar->findChildren<QAbstractButton *>()) {
        if (button->isVisible()) {
            QVERIFY(bar->rect().contains(QRect(button->mapTo(bar, QPoint()), button->size())));
        }
    }
    QVERIFY(searchBox()->isVisible() && searchBox()->geometry().right() < bar->width());
}

void tst_LargeText::theSettingsScrollInsteadOfBeingSqueezed()
{
    QFETCH(int, percent);
    QFETCH(ContentLanguage, language);
    m_appearance->setTextZoom(percent);
    m_language->chooseInterface(language);
    m_window->resize(480, 760);
    m_window->findChild<WindowActions *>()->action(WindowActions::Settings)->trigger();
    auto *dialog = m_window->findChild<SettingsDialog *>();
    QVERIFY(dialog);
    auto *pages = dialog->findChild<QTabWidget *>();
    for (int page = 0; page < pages->count(); ++page) {
        pages->setCurrentIndex(page);
        QTRY_VERIFY2(squeezed(*pages->currentWidget()).isEmpty(), qPrintable(squeezed(*pages->currentWidget()).join(u'\n')));
        QVERIFY2(dialog->width() <= 480, qPrintable(QString::number(dialog->width())));
        auto *scroll = qobject_cast<QScrollArea *>(pages->currentWidget());
        QVERIFY(scroll);
        QTRY_VERIFY2(scroll->horizontalScrollBar()->maximum() == 0, qPrintable(QString::number(page)));
        for (const auto *label : scroll->findChildren<QLabel *>()) {
            if (label->isVisible()) { // all of its lines
                const int wanted = label->hasHeightForWidth() ? label->heightForWidth(label->width()) : label->sizeHint().height();
                QTRY_VERIFY2(label->height() >= wanted, qPrintable(label->text()));
            }
        }
    }
}

void tst_LargeText::aNoticeKeepsRoomForItsSentence()
{
    QWidget window;
    NoticeBar notice(&window);
    const QString sentence = u"The clipboard holds a long text that is no error; it was not searched for."_s;
    notice.offer([&] { return sentence; }, [] { return u"Search all the same"_s; }, [] {});
    const auto *label = notice.findChild<QLabel *>();
    window.show();
    notice.resize(900, 60);
    QCoreApplication::processEvents();
    const auto *button = notice.findChildren<QToolButton *>().first();
    QVERIFY(button->x() > label->geometry().right());
    notice.resize(340, 160);
    QCoreApplication::processEvents();
    QVERIFY(button->y() > label->geometry().bottom());
    QVERIFY(label->width() > 280);
}

QTEST_MAIN(tst_LargeText)
#include "tst_largetext.moc"
