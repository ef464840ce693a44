// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/windowactions.h"

#include "app/text/encodings.h"
#include "ui/theme/icons.h"

#include <QActionGroup>
#include <QEvent>
#include <QMenu>
#include <QWidget>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

constexpr std::array<std::optional<ContentLanguage>, 3> interfaceChoices{
    std::nullopt, ContentLanguage::Chinese, ContentLanguage::English};

struct ActionKind {
    const char *name = nullptr; ///< in the file of the settings: stays, whatever the action is called elsewhere
    const char *text = nullptr;
    QList<QKeySequence> keys;
};

ActionKind kindOf(WindowActions::Id id)
{
    switch (id) {
    case WindowActions::Paste:
        return {"paste", QT_TRANSLATE_NOOP("WindowActions", "&Paste"), {QKeySequence::Paste}};
    case WindowActions::Open:
        return {"open", QT_TRANSLATE_NOOP("WindowActions", "&Open log…"), {QKeySequence::Open}};
    case WindowActions::Search:
        return {"search", QT_TRANSLATE_NOOP("WindowActions", "&Search the records"), {Qt::CTRL | Qt::Key_K, Qt::CTRL | Qt::Key_L}};
    case WindowActions::Palette:
        return {"palette", QT_TRANSLATE_NOOP("WindowActions", "&All commands…"), {Qt::CTRL | Qt::SHIFT | Qt::Key_P}};
    case WindowActions::Clear:
        return {"clear", QT_TRANSLATE_NOOP("WindowActions", "C&lear"), {Qt::Key_Escape}};
    case WindowActions::Undo:
        return {"undo", QT_TRANSLATE_NOOP("WindowActions", "&Undo"), {QKeySequence::Undo}};
    case WindowActions::NewRecord:
        return {"new-record", QT_TRANSLATE_NOOP("WindowActions", "&New record from this text…"), {QKeySequence::New}};
    case WindowActions::EditRecord:
        return {"edit-record", QT_TRANSLATE_NOOP("WindowActions", "&Edit the record, or a copy of it…"), {Qt::CTRL | Qt::Key_E}};
    case WindowActions::DeleteRecord:
        return {"delete-record", QT_TRANSLATE_NOOP("WindowActions", "&Delete the record"), {}};
    case WindowActions::ExportRecords:
        return {"export-records", QT_TRANSLATE_NOOP("WindowActions", "E&xport records…"), {}};
    case WindowActions::ImportRecords:
        return {"import-records", QT_TRANSLATE_NOOP("WindowActions", "I&mport records…"), {}};
    case WindowActions::ExportOutcomes:
        return {"export-outcomes", QT_TRANSLATE_NOOP("WindowActions", "Export your &results…"), {}};
    case WindowActions::ImportOutcomes:
        return {"import-outcomes", QT_TRANSLATE_NOOP("WindowActions", "&Import results…"), {}};
    case WindowActions::History:
        return {"history", QT_TRANSLATE_NOOP("WindowActions", "Histor&y…"), {Qt::CTRL | Qt::Key_H}};
    case WindowActions::Favourites:
        return {"favourites", QT_TRANSLATE_NOOP("WindowActions", "Fa&vourites"), {Qt::CTRL | Qt::SHIFT | Qt::Key_B}};
    case WindowActions::OwnRecords:
        return {"own-records", QT_TRANSLATE_NOOP("WindowActions", "M&y records"), {}};
    case WindowActions::Star:
        return {"star", QT_TRANSLATE_NOOP("WindowActions", "A&dd the record to the favourites, or take it out"),
            {Qt::CTRL | Qt::Key_B}};
    case WindowActions::PrivateMode:
        return {"private-mode", QT_TRANSLATE_NOOP("WindowActions", "Private &mode"), {Qt::CTRL | Qt::SHIFT | Qt::Key_N}};
    case WindowActions::Find:
        return {"find", QT_TRANSLATE_NOOP("WindowActions", "&Find in the text…"), {QKeySequence::Find}};
    case WindowActions::FoldRepeats:
        return {"fold-repeats", QT_TRANSLATE_NOOP("WindowActions", "Fold or show what comes again in the te&xt"), {Qt::CTRL | Qt::ALT | Qt::Key_F}};
    case WindowActions::NextError:
        return {"next-error", QT_TRANSLATE_NOOP("WindowActions", "&Next error in the text"), {Qt::Key_F8, Qt::CTRL | Qt::Key_Period}};
    case WindowActions::PreviousError:
        return {"previous-error", QT_TRANSLATE_NOOP("WindowActions", "P&revious error in the text"),
            {Qt::SHIFT | Qt::Key_F8, Qt::CTRL | Qt::Key_Comma}};
    case WindowActions::ReadRecord:
        return {"read-record", QT_TRANSLATE_NOOP("WindowActions", "Read the &selected record"), {}};
    case WindowActions::CopyCode:
        return {"copy-code", QT_TRANSLATE_NOOP("WindowActions", "&Copy the first code block"), {Qt::CTRL | Qt::SHIFT | Qt::Key_C}};
    case WindowActions::CopySignature:
        return {"copy-signature", QT_TRANSLATE_NOOP("WindowActions", "Copy the English &error text"), {Qt::CTRL | Qt::ALT | Qt::Key_C}};
    case WindowActions::CopyAnswer:
        return {"copy-answer", QT_TRANSLATE_NOOP("WindowActions", "Copy the whole record as &Markdown"), {Qt::CTRL | Qt::ALT | Qt::Key_M}};
    case WindowActions::CopySearchString:
        return {"copy-search-string", QT_TRANSLATE_NOOP("WindowActions", "Copy the error as a search s&tring"), {Qt::CTRL | Qt::ALT | Qt::Key_S}};
    case WindowActions::Report:
        return {"report", QT_TRANSLATE_NOOP("WindowActions", "Make a rep&ort…"), {Qt::CTRL | Qt::ALT | Qt::Key_R}};
    case WindowActions::GiveToTeam:
        return {"give-to-team", QT_TRANSLATE_NOOP("WindowActions", "&Give the record to the team"), {}};
    case WindowActions::Print:
        return {"print", QT_TRANSLATE_NOOP("WindowActions", "&Print the record…"), {QKeySequence::Print}};
    case WindowActions::ExportPdf:
        return {"export-pdf", QT_TRANSLATE_NOOP("WindowActions", "Save the record as P&DF…"), {Qt::CTRL | Qt::SHIFT | Qt::Key_E}};
    case WindowActions::Back:
        return {"back", QT_TRANSLATE_NOOP("WindowActions", "&Back"), {Qt::ALT | Qt::Key_Left}};
    case WindowActions::Forward:
        return {"forward", QT_TRANSLATE_NOOP("WindowActions", "&Forward"), {Qt::ALT | Qt::Key_Right}};
    case WindowActions::FocusDomains:
        return {"focus-domains", QT_TRANSLATE_NOOP("WindowActions", "To the &domains"), {Qt::CTRL | Qt::Key_1}};
    case WindowActions::FocusResults:
        return {"focus-results", QT_TRANSLATE_NOOP("WindowActions", "To the &records"), {Qt::CTRL | Qt::Key_2}};
    case WindowActions::FocusDetail:
        return {"focus-detail", QT_TRANSLATE_NOOP("WindowActions", "To the record in f&ull"), {Qt::CTRL | Qt::Key_3}};
    case WindowActions::DeadEnds:
        return {"dead-ends", QT_TRANSLATE_NOOP("WindowActions", "To what not to &try"), {Qt::CTRL | Qt::Key_D}};
    case WindowActions::Compare:
        return {"compare", QT_TRANSLATE_NOOP("WindowActions", "Compare with the record it is &confused with…"),
            {Qt::CTRL | Qt::ALT | Qt::Key_D}};
    case WindowActions::Workarounds:
        return {"workarounds", QT_TRANSLATE_NOOP("WindowActions", "To what to tr&y"), {Qt::CTRL | Qt::SHIFT | Qt::Key_D}};
    case WindowActions::NextPane:
        return {"next-pane", QT_TRANSLATE_NOOP("WindowActions", "&Next part of the window"), {Qt::Key_F6}};
    case WindowActions::PreviousPane:
        return {"previous-pane", QT_TRANSLATE_NOOP("WindowActions", "&Previous part of the window"), {Qt::SHIFT | Qt::Key_F6}};
    case WindowActions::OpenMenu: // as menu bars have it
        return {"open-menu", QT_TRANSLATE_NOOP("WindowActions", "Open the menu"), {Qt::Key_F10}};
    case WindowActions::CycleLanguage:
        return {"cycle-language", QT_TRANSLATE_NOOP("WindowActions", "&Next language"), {Qt::CTRL | Qt::Key_T}};
    case WindowActions::LargerText:
        return {"larger-text", QT_TRANSLATE_NOOP("WindowActions", "&Larger text"), {QKeySequence::ZoomIn, Qt::CTRL | Qt::Key_Equal}};
    case WindowActions::SmallerText:
        return {"smaller-text", QT_TRANSLATE_NOOP("WindowActions", "&Smaller text"), {QKeySequence::ZoomOut}};
    case WindowActions::NormalText:
        return {"normal-text", QT_TRANSLATE_NOOP("WindowActions", "&Normal text"), {Qt::CTRL | Qt::Key_0}};
    case WindowActions::Problems:
        return {"problems", QT_TRANSLATE_NOOP("WindowActions", "Pro&blems in catalogues…"), {}};
    case WindowActions::Privacy:
        return {"privacy", QT_TRANSLATE_NOOP("WindowActions", "&Privacy…"), {}};
    case WindowActions::Settings:
        return {"settings", QT_TRANSLATE_NOOP("WindowActions", "Se&ttings…"), {Qt::CTRL | Qt::SHIFT | Qt::Key_Comma}};
    case WindowActions::Shortcuts:
        return {"shortcuts", QT_TRANSLATE_NOOP("WindowActions", "&Keyboard shortcuts"),
            {QKeySequence::HelpContents, Qt::CTRL | Qt::Key_Question}};
    case WindowActions::About:
        return {"about", QT_TRANSLATE_NOOP("WindowActions", "&About Wayout"), {}};
    case WindowActions::Quit:
        return {"quit", QT_TRANSLATE_NOOP("WindowActions", "&Quit"), {Qt::CTRL | Qt::Key_Q}};
    case WindowActions::Count:
        break;
    }
    return {};
}

} // namespace

WindowActions::WindowActions(QWidget *window, class Settings &settings)
    : QObject(window)
    , m_settings(settings)
    , m_menu(new QMenu(window))
    , m_encodingMenu(new QMenu(m_menu))
    , m_copyMenu(new QMenu(m_menu))
    , m_writingMenu(new QMenu(m_menu))
    , m_goMenu(new QMenu(m_menu))
    , m_viewMenu(new QMenu(m_menu))
    , m_languageMenu(new QMenu(m_viewMenu))
    , m_interfaceMenu(new QMenu(m_viewMenu))
    , m_appearanceMenu(new QMenu(m_viewMenu))
    , m_textMenu(new QMenu(m_viewMenu))
    , m_helpMenu(new QMenu(m_menu))
{
    for (int id = 0; id < Count; ++id) {
        auto *action = new QAction(window);
        window->addAction(action);
        m_actions[size_t(id)] = action;
    }
    readKeys();
    const auto addChoices = [this](QMenu *menu, QList<QAction *> &choices, int count, auto chosen) {
        auto *group = new QActionGroup(menu);
        for (int choice = 0; choice < count; ++choice) {
            QAction *action = menu->addAction(QString());
            action->setCheckable(true);
            group->addAction(action);
            choices.append(action);
            connect(action, &QAction::triggered, this, [chosen, choice] { chosen(choice); });
        }
    };
    addChoices(m_languageMenu, m_languages, 3, [this](int choice) { Q_EMIT languageChosen(ContentLanguage(choice)); });
    addChoices(m_interfaceMenu, m_interfaces, int(interfaceChoices.size()),
        [this](int choice) { Q_EMIT interfaceLanguageChosen(interfaceChoices.at(size_t(choice))); });
    addChoices(m_appearanceMenu, m_appearances, 4,
        [this](int choice) { Q_EMIT appearanceChosen(Settings::Appearance(choice)); });
    addChoices(m_encodingMenu, m_encodings, int(knownEncodings().size()),
        [this](int choice) { Q_EMIT encodingChosen(knownEncodings().at(choice)); });
    setEncoding({});
    buildMenu();
    window->installEventFilter(this);
    retranslateUi();
}

QString WindowActions::text(Id id)
{
    return tr(kindOf(id).text);
}

QLatin1StringView WindowActions::name(Id id)
{
    return QLatin1StringView(kindOf(id).name);
}

WindowActions::Keys WindowActions::defaultKeys(Id id)
{
    Keys keys;
    for (const QKeySequence &wanted : kindOf(id).keys) {
        if (isPossible(id, wanted) && !keys.contains(wanted)) { // what stands for "help" or "print" is the desktop's business
            keys.append(wanted);
        }
    }
    return keys;
}

void WindowActions::setLanguage(ContentLanguage language)
{
    m_languages.at(int(language))->setChecked(true);
}

void WindowActions::setInterfaceLanguage(std::optional<ContentLanguage> language)
{
    const auto choice = std::ranges::find(interfaceChoices, language) - interfaceChoices.begin();
    m_interfaces.at(choice)->setChecked(true);
}

void WindowActions::setAppearance(Settings::Appearance appearance)
{
    m_appearances.at(int(appearance))->setChecked(true);
}

void WindowActions::setEncoding(const QString &encoding)
{
    m_encodingMenu->setEnabled(!encoding.isEmpty());
    const qsizetype choice = knownEncodings().indexOf(encoding);
    for (qsizetype i = 0; i < m_encodings.size(); ++i) {
        m_encodings.at(i)->setChecked(i == choice);
    }
}

bool WindowActions::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == parent() && event->type() == QEvent::LanguageChange) {
        retranslateUi();
    }
    return QObject::eventFilter(watched, event);
}
