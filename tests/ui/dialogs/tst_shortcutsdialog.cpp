// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/storage/settings.h"
#include "ui/actions/actionwords.h"
#include "ui/services/language.h"
#include "ui/dialogs/shortcutsdialog.h"

#include <QAccessible>
#include <QScrollArea>
#include <QTemporaryDir>

#include "tests/ui/dialogchecks.h"

using namespace Qt::StringLiterals;
using namespace wayout::actions;
using namespace wayout::catalog;
using namespace wayout::dialogs;
using namespace wayout::services;
using namespace wayout::storage;
using namespace wayout::theme;

using Id = WindowActions::Id;

/// The sheet of keys.
class tst_ShortcutsDialog : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();

    void eachActionIsUnderOneHeading();
    void aScreenReaderFindsHeadingCommandAndKeysInTurn();
    void whatHasNoKeysIsLeftOutAndSoIsAHeadingOverNothing();
    void theKeysAreThoseOfNow();
    void theHeadingsSpeakTheLanguageOfTheWindow();

private:
    /// What a screen reader finds on the sheet, headings with a mark.
    QStringList read();

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Settings> m_settings;
    std::unique_ptr<Language> m_language;
    std::unique_ptr<QWidget> m_window;
    WindowActions *m_actions = nullptr;
    ShortcutsDialog *m_dialog = nullptr;
};

void tst_ShortcutsDialog::init()
{
    m_window.reset();
    m_language.reset();
    m_folder = std::make_unique<QTemporaryDir>();
    m_settings = std::make_unique<Settings>(m_folder->filePath(u"settings.ini"_s));
    m_language = std::make_unique<Language>(*m_settings);
    m_language->choose(ContentLanguage::English);
    m_window = std::make_unique<QWidget>();
    m_window->resize(1000, 800);
    m_actions = new WindowActions(m_window.get(), *m_settings);
    m_dialog = new ShortcutsDialog(*m_actions, m_window.get());
    m_dialog->show();
}

QStringList tst_ShortcutsDialog::read()
{
    QCoreApplication::processEvents(); // has it laid out
    QAccessibleInterface *sheet = QAccessible::queryAccessibleInterface(m_dialog->findChild<QScrollArea *>()->widget());
    QStringList found;
    for (int i = 0; i < sheet->childCount(); ++i) {
        const QAccessibleInterface *child = sheet->child(i);
        found.append((child->role() == QAccessible::Heading ? u"# "_s : QString()) + child->text(QAccessible::Name));
    }
    return found;
}

void tst_ShortcutsDialog::eachActionIsUnderOneHeading()
{
    QList<Id> ids;
    for (const auto &group : ShortcutsDialog::groups()) {
        ids += group.ids;
    }
    for (int id = 0; id < WindowActions::Count; ++id) {
        QVERIFY2(ids.count(Id(id)) == 1, qPrintable(WindowActions::text(Id(id))));
    }
}

void tst_ShortcutsDialog::aScreenReaderFindsHeadingCommandAndKeysInTurn()
{
    const QStringList found = read();
    QCOMPARE(found.mid(0, 5), (QStringList{u"# Paste and errors"_s, u"Paste"_s, u"Ctrl+V"_s, u"Open log"_s, u"Ctrl+O"_s}));
    const qsizetype results = found.indexOf(u"# Results and record"_s);
    QVERIFY(results > 0);
    QCOMPARE(found.at(results + 1), u"Search the records"_s);
    QCOMPARE(found.filter(u"# "_s).size(), ShortcutsDialog::groups().size());
    const QStringList wrong = readOutOfOrder(*m_dialog);
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
}

void tst_ShortcutsDialog::whatHasNoKeysIsLeftOutAndSoIsAHeadingOverNothing()
{
    QVERIFY(read().contains(u"# View and language"_s));
    QVERIFY(!read().contains(actionWords(WindowActions::text(WindowActions::About))));
    for (const Id id : {WindowActions::CycleLanguage, WindowActions::LargerText, WindowActions::SmallerText, WindowActions::NormalText}) {
        m_actions->setKeys(id, {});
    }
    QVERIFY(!read().contains(u"# View and language"_s));
}

void tst_ShortcutsDialog::theKeysAreThoseOfNow()
{
    m_actions->setKeys(WindowActions::History, {QKeySequence(u"Ctrl+J"_s), QKeySequence(u"F9"_s)});
    const QStringList found = read();
    QCOMPARE(found.at(found.indexOf(u"History"_s) + 1), u"Ctrl+J; F9"_s);
}

void tst_ShortcutsDialog::theHeadingsSpeakTheLanguageOfTheWindow()
{
    m_language->choose(ContentLanguage::Chinese);
    const QStringList found = read();
    QCOMPARE(found.first(), u"# 粘贴与报错"_s);
    for (const QString &heading : found.filter(u"# "_s)) {
        QVERIFY2(std::ranges::any_of(heading, [](QChar c) { return c.script() == QChar::Script_Han; }), qPrintable(heading));
    }
}

QTEST_MAIN(tst_ShortcutsDialog)
#include "tst_shortcutsdialog.moc"
