// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/storage/settings.h"
#include "app/text/encodings.h"
#include "ui/services/language.h"
#include "ui/theme/plainlabel.h"
#include "ui/actions/windowactions.h"

#include <QContextMenuEvent>
#include <QTemporaryDir>

#include "tests/ui/dialogchecks.h"

using namespace Qt::StringLiterals;
using namespace wayout::actions;
using namespace wayout::catalog;
using namespace wayout::services;
using namespace wayout::storage;
using namespace wayout::text;
using namespace wayout::theme;

/// The window's menu and those that open at the pointer.
class tst_WindowMenu : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();

    void hasALetterForEachEntry_data() { bothLanguages(); }
    void hasALetterForEachEntry();
    void hasTheSameLettersInBothLanguages();
    void listsEachActionOnce();
    void fitsOnASmallScreen();
    void thatOfATextHasLettersToo_data() { bothLanguages(); }
    void thatOfATextHasLettersToo();

private:
    static void bothLanguages();
    /// The menu itself and all that open from it.
    static QList<const QMenu *> menusOf(const QMenu *menu);
    static QStringList textsOf(const QMenu &menu);

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Settings> m_settings;
    std::unique_ptr<Language> m_language;
    std::unique_ptr<QWidget> m_window;
    WindowActions *m_actions = nullptr;
};

namespace {

/// What is called so in every language: it has no letter.
bool isName(const QString &text)
{
    return text == u"English"_s || text == u"中文"_s
        || std::ranges::any_of(knownEncodings(), [&](const QString &encoding) { return text.contains(encoding); });
}

} // namespace

void tst_WindowMenu::init()
{
    m_window.reset();
    m_language.reset();
    m_folder = std::make_unique<QTemporaryDir>();
    m_settings = std::make_unique<Settings>(m_folder->filePath(u"settings.ini"_s));
    m_language = std::make_unique<Language>(*m_settings);
    m_language->choose(ContentLanguage::English);
    m_window = std::make_unique<QWidget>();
    m_actions = new WindowActions(m_window.get(), *m_settings);
}

void tst_WindowMenu::bothLanguages()
{
    QTest::addColumn<ContentLanguage>("language");
    QTest::newRow("English") << ContentLanguage::English;
    QTest::newRow("Chinese") << ContentLanguage::Chinese;
}

QList<const QMenu *> tst_WindowMenu::menusOf(const QMenu *menu)
{
    QList<const QMenu *> menus{menu};
    for (const QAction *action : menu->actions()) {
        if (const QMenu *inner = action->menu<QMenu *>()) {
            menus += menusOf(inner);
        }
    }
    return menus;
}

QStringList tst_WindowMenu::textsOf(const QMenu &menu)
{
    QStringList texts;
    for (const QAction *action : menu.actions()) {
        if (!action->isSeparator()) {
            texts.append(action->text());
        }
    }
    return texts;
}

void tst_WindowMenu::hasALetterForEachEntry()
{
    QFETCH(ContentLanguage, language);
    m_language->choose(language);
    const QList<const QMenu *> menus = menusOf(m_actions->menu());
    QVERIFY(menus.size() > 8);
    for (const QMenu *menu : menus) {
        const QStringList texts = textsOf(*menu);
        QVERIFY(!texts.isEmpty());
        const QStringList repeated = repeatedLetters(texts);
        QVERIFY2(repeated.isEmpty(), qPrintable(repeated.join(u'\n')));
        for (const QString &text : texts) {
            QVERIFY2(isName(text) || !QKeySequence::mnemonic(text).isEmpty(), qPrintable(text));
        }
    }
}

/// Who knows them need not learn them again.
void tst_WindowMenu::hasTheSameLettersInBothLanguages()
{
    const auto letters = [this] {
        QStringList all;
        for (const QMenu *menu : menusOf(m_actions->menu())) {
            for (const QString &text : textsOf(*menu)) {
                all.append(QKeySequence::mnemonic(text).toString());
            }
        }
        return all;
    };
    m_language->choose(ContentLanguage::English);
    const QStringList english = letters();
    m_language->choose(ContentLanguage::Chinese);
    QCOMPARE(letters(), english);
}

void tst_WindowMenu::listsEachActionOnce()
{
    QList<QAction *> listed;
    for (const QMenu *menu : menusOf(m_actions->menu())) {
        listed += menu->actions();
    }
    for (int id = 0; id < WindowActions::Count; ++id) {
        const int times = id == WindowActions::OpenMenu ? 0 : 1;
        QCOMPARE(listed.count(m_actions->action(WindowActions::Id(id))), times);
    }
}

void tst_WindowMenu::fitsOnASmallScreen()
{
    for (const auto language : {ContentLanguage::English, ContentLanguage::Chinese}) {
        m_language->choose(language);
        QVERIFY2(m_actions->menu()->sizeHint().height() < 720, qPrintable(QString::number(m_actions->menu()->sizeHint().height())));
    }
}

void tst_WindowMenu::thatOfATextHasLettersToo()
{
    QFETCH(ContentLanguage, language);
    m_language->choose(language);
    PlainLabel label(u"text"_s);
    label.show();
    QContextMenuEvent event(QContextMenuEvent::Keyboard, QPoint(), QPoint());
    QApplication::sendEvent(&label, &event);
    const auto *menu = label.findChild<QMenu *>();
    QVERIFY(menu);
    const QStringList texts = textsOf(*menu);
    QVERIFY2(repeatedLetters(texts).isEmpty(), qPrintable(texts.join(u'\n')));
    QVERIFY(std::ranges::none_of(texts, [](const QString &text) { return QKeySequence::mnemonic(text).isEmpty(); }));
}

QTEST_MAIN(tst_WindowMenu)
#include "tst_windowmenu.moc"
