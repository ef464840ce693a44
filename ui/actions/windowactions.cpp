// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/actions/windowactions.h"

#include "app/text/encodings.h"
#include "ui/actions/keypress.h"
#include "ui/theme/changes.h"
#include "ui/theme/icons.h"

#include <QActionGroup>
#include <QMap>
#include <QMenu>
#include <QWidget>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace wayout::actions {
namespace {

using Keys = WindowActions::Keys;
using Id = WindowActions::Id;

constexpr std::array<std::optional<catalog::ContentLanguage>, 3> interfaceChoices{
    std::nullopt, catalog::ContentLanguage::Chinese, catalog::ContentLanguage::English};

/// Returns the valid ones of the keys in the settings. Nothing if the settings have no keys for the action, or only
/// invalid ones.
std::optional<Keys> chosenKeys(const std::optional<QStringList> &texts, Id id)
{
    Keys keys;
    for (const QString &text : texts.value_or(QStringList())) {
        const auto read = QKeySequence::fromString(text, QKeySequence::PortableText);
        if (WindowActions::isPossible(id, read) && !keys.contains(read) && keys.size() < WindowActions::mostKeys) {
            keys.append(read);
        }
    }
    const bool isSaid = texts && (texts->isEmpty() || !keys.isEmpty());
    return isSaid ? std::optional(keys) : std::nullopt;
}

QStringList textsOf(const Keys &keys)
{
    QStringList texts;
    std::ranges::transform(keys, std::back_inserter(texts),
        [](const QKeySequence &one) { return one.toString(QKeySequence::PortableText); });
    return texts;
}

void take(Keys &from, const Keys &taken)
{
    from.removeIf([&](const QKeySequence &one) { return taken.contains(one); });
}

/// Returns the name of an encoding, with its script for users who do not know the name.
QString encodingText(const QString &encoding)
{
    struct Described {
        QLatin1StringView encodings;
        const char *writing = nullptr;
    };
    static constexpr std::array described{
        Described{"UTF-8 UTF-16LE UTF-16BE"_L1, QT_TRANSLATE_NOOP("wayout::actions::WindowActions", "all writing")},
        Described{"GB18030"_L1, QT_TRANSLATE_NOOP("wayout::actions::WindowActions", "simplified Chinese")},
        Described{"Big5"_L1, QT_TRANSLATE_NOOP("wayout::actions::WindowActions", "traditional Chinese")},
        Described{"Shift_JIS EUC-JP"_L1, QT_TRANSLATE_NOOP("wayout::actions::WindowActions", "Japanese")},
        Described{"EUC-KR"_L1, QT_TRANSLATE_NOOP("wayout::actions::WindowActions", "Korean")},
        Described{"windows-1251 KOI8-R"_L1, QT_TRANSLATE_NOOP("wayout::actions::WindowActions", "Cyrillic")},
        Described{
            "windows-1252 ISO-8859-1"_L1, QT_TRANSLATE_NOOP("wayout::actions::WindowActions", "Western European")}};
    const auto found = std::ranges::find_if(
        described, [&](const Described &row) { return QString(row.encodings).split(u' ').contains(encoding); });
    return found == described.end() ? encoding
                                    //: %1 is a kind of writing, %2 the name of an encoding: "Korean (EUC-KR)"
                                    : WindowActions::tr("%1 (%2)").arg(WindowActions::tr(found->writing), encoding);
}

} // namespace

struct WindowActions::Kind {
    Id id;
    /// The name in the settings file. Never changes, even if the text does.
    const char *name;
    const char *text;
    QList<QKeySequence> keys;
};

const WindowActions::Kind &WindowActions::kind(Id id)
{
    // In the order of Id.
    static const std::array<Kind, Count> kinds{{
        {Paste, "paste", QT_TR_NOOP("&Paste"), {QKeySequence::Paste}},
        {Open, "open", QT_TR_NOOP("&Open log…"), {QKeySequence::Open}},
        {Search, "search", QT_TR_NOOP("&Search the records"), {Qt::CTRL | Qt::Key_K, Qt::CTRL | Qt::Key_L}},
        {Palette, "palette", QT_TR_NOOP("&All commands…"), {Qt::CTRL | Qt::SHIFT | Qt::Key_P}},
        {Clear, "clear", QT_TR_NOOP("C&lear"), {Qt::Key_Escape}},
        {Undo, "undo", QT_TR_NOOP("&Undo"), {QKeySequence::Undo}},
        {NewRecord, "new-record", QT_TR_NOOP("&New record from this text…"), {QKeySequence::New}},
        {EditRecord, "edit-record", QT_TR_NOOP("&Edit the record, or a copy of it…"), {Qt::CTRL | Qt::Key_E}},
        {DeleteRecord, "delete-record", QT_TR_NOOP("&Delete the record"), {}},
        {ExportRecords, "export-records", QT_TR_NOOP("E&xport records…"), {}},
        {ImportRecords, "import-records", QT_TR_NOOP("I&mport records…"), {}},
        {ExportOutcomes, "export-outcomes", QT_TR_NOOP("Export your &results…"), {}},
        {ImportOutcomes, "import-outcomes", QT_TR_NOOP("&Import results…"), {}},
        {History, "history", QT_TR_NOOP("Histor&y…"), {Qt::CTRL | Qt::Key_H}},
        {Favourites, "favourites", QT_TR_NOOP("Fa&vourites"), {Qt::CTRL | Qt::SHIFT | Qt::Key_B}},
        {OwnRecords, "own-records", QT_TR_NOOP("M&y records"), {}},
        {Star, "star", QT_TR_NOOP("A&dd to the favourites, or remove"), {Qt::CTRL | Qt::Key_B}},
        {PrivateMode, "private-mode", QT_TR_NOOP("Private &mode"), {Qt::CTRL | Qt::SHIFT | Qt::Key_N}},
        {Find, "find", QT_TR_NOOP("&Find in the text…"), {QKeySequence::Find}},
        {FoldRepeats, "fold-repeats", QT_TR_NOOP("Fold or show repeated lines in the te&xt"),
            {Qt::CTRL | Qt::ALT | Qt::Key_F}},
        {NextError, "next-error", QT_TR_NOOP("&Next error in the text"), {Qt::Key_F8, Qt::CTRL | Qt::Key_Period}},
        {PreviousError, "previous-error", QT_TR_NOOP("P&revious error in the text"),
            {Qt::SHIFT | Qt::Key_F8, Qt::CTRL | Qt::Key_Comma}},
        {ReadRecord, "read-record", QT_TR_NOOP("Read the &selected record"), {}},
        {CopyCode, "copy-code", QT_TR_NOOP("&Copy the first code block"), {Qt::CTRL | Qt::SHIFT | Qt::Key_C}},
        {CopyNextCode, "copy-next-code", QT_TR_NOOP("Copy the ne&xt code block"), {Qt::CTRL | Qt::SHIFT | Qt::Key_X}},
        {CopySignature, "copy-signature", QT_TR_NOOP("Copy the English &error text"), {Qt::CTRL | Qt::ALT | Qt::Key_C}},
        {CopyAnswer, "copy-answer", QT_TR_NOOP("Copy the whole record as &Markdown"), {Qt::CTRL | Qt::ALT | Qt::Key_M}},
        {CopySearchString, "copy-search-string", QT_TR_NOOP("Copy the error as a search s&tring"),
            {Qt::CTRL | Qt::ALT | Qt::Key_S}},
        {Report, "report", QT_TR_NOOP("Make a rep&ort…"), {Qt::CTRL | Qt::ALT | Qt::Key_R}},
        {GiveToTeam, "give-to-team", QT_TR_NOOP("&Give the record to the team"), {}},
        {Print, "print", QT_TR_NOOP("&Print the record…"), {QKeySequence::Print}},
        {ExportPdf, "export-pdf", QT_TR_NOOP("Save the record as P&DF…"), {Qt::CTRL | Qt::SHIFT | Qt::Key_E}},
        {Back, "back", QT_TR_NOOP("&Back"), {Qt::ALT | Qt::Key_Left}},
        {Forward, "forward", QT_TR_NOOP("&Forward"), {Qt::ALT | Qt::Key_Right}},
        {FocusDomains, "focus-domains", QT_TR_NOOP("Go to the &domains"), {Qt::CTRL | Qt::Key_1}},
        {FocusResults, "focus-results", QT_TR_NOOP("Go to the list of &records"), {Qt::CTRL | Qt::Key_2}},
        {FocusDetail, "focus-detail", QT_TR_NOOP("Go to the f&ull record"), {Qt::CTRL | Qt::Key_3}},
        {DeadEnds, "dead-ends", QT_TR_NOOP("Go to what no&t to do"), {Qt::CTRL | Qt::Key_D}},
        {Compare, "compare", QT_TR_NOOP("Compare with the record it is &confused with…"),
            {Qt::CTRL | Qt::ALT | Qt::Key_D}},
        {Workarounds, "workarounds", QT_TR_NOOP("Go to wh&at to do"), {Qt::CTRL | Qt::SHIFT | Qt::Key_D}},
        {NextPane, "next-pane", QT_TR_NOOP("&Next part of the window"), {Qt::Key_F6}},
        {PreviousPane, "previous-pane", QT_TR_NOOP("&Previous part of the window"), {Qt::SHIFT | Qt::Key_F6}},
        // the key of menu bars
        {OpenMenu, "open-menu", QT_TR_NOOP("Open the menu"), {Qt::Key_F10}},
        {CycleLanguage, "cycle-language", QT_TR_NOOP("&Next language"), {Qt::CTRL | Qt::Key_T}},
        {LargerText, "larger-text", QT_TR_NOOP("&Larger text"), {QKeySequence::ZoomIn, Qt::CTRL | Qt::Key_Equal}},
        {SmallerText, "smaller-text", QT_TR_NOOP("&Smaller text"), {QKeySequence::ZoomOut}},
        {NormalText, "normal-text", QT_TR_NOOP("&Normal text"), {Qt::CTRL | Qt::Key_0}},
        {Problems, "problems", QT_TR_NOOP("Pro&blems in catalogues…"), {}},
        {Privacy, "privacy", QT_TR_NOOP("&Privacy…"), {}},
        {Settings, "settings", QT_TR_NOOP("Se&ttings…"), {Qt::CTRL | Qt::SHIFT | Qt::Key_Comma}},
        {Shortcuts, "shortcuts", QT_TR_NOOP("&Keyboard shortcuts"),
            {QKeySequence::HelpContents, Qt::CTRL | Qt::Key_Question}},
        {About, "about", QT_TR_NOOP("&About Wayout"), {}},
        {Quit, "quit", QT_TR_NOOP("&Quit"), {Qt::CTRL | Qt::Key_Q}},
    }};
    Q_ASSERT(kinds.at(id).id == id);
    return kinds.at(id);
}

WindowActions::WindowActions(QWidget *window, class storage::Settings &settings)
    : QObject(window)
    , m_settings(settings)
    , m_menu(new QMenu(window))
{
    for (int id = 0; id < Count; ++id) {
        auto *action = new QAction(window);
        action->setObjectName(name(Id(id)));
        window->addAction(action);
        m_actions[size_t(id)] = action;
    }
    readKeys();
    buildMenu();
    setEncoding({});
    theme::keepTranslated(*window, [this] { retranslateUi(); });
}

void WindowActions::enable(std::initializer_list<Id> ids, bool isEnabled) const
{
    for (const Id id : ids) {
        action(id)->setEnabled(isEnabled);
    }
}

QString WindowActions::text(Id id)
{
    return tr(kind(id).text);
}

QLatin1StringView WindowActions::name(Id id)
{
    return QLatin1StringView(kind(id).name);
}

WindowActions::Keys WindowActions::defaultKeys(Id id)
{
    Keys keys;
    for (const QKeySequence &wanted : kind(id).keys) {
        // The desktop decides which keys mean "help" or "print".
        if (isPossible(id, wanted) && !keys.contains(wanted)) {
            keys.append(wanted);
        }
    }
    return keys;
}

void WindowActions::setLanguage(catalog::ContentLanguage language)
{
    m_languages.at(int(language))->setChecked(true);
}

void WindowActions::setInterfaceLanguage(std::optional<catalog::ContentLanguage> language)
{
    const auto choice = std::ranges::find(interfaceChoices, language) - interfaceChoices.begin();
    m_interfaces.at(choice)->setChecked(true);
}

void WindowActions::setAppearance(storage::Settings::Appearance appearance)
{
    m_appearances.at(int(appearance))->setChecked(true);
}

void WindowActions::setEncoding(const QString &encoding)
{
    m_encodingMenu->setEnabled(!encoding.isEmpty());
    for (qsizetype i = 0; i < m_encodings.size(); ++i) {
        m_encodings.at(i)->setChecked(text::knownEncodings().at(i) == encoding);
    }
}

bool WindowActions::isPossible(Id id, const QKeySequence &keys)
{
    if (!isOnePress(keys)) {
        return false;
    }
    // Only Clear may have Escape alone: Escape closes things that lie over the window, and clearing is similar.
    return !isAlone(keys) || isFreeAlone(keys[0].key()) || (id == Clear && keys[0].key() == Qt::Key_Escape);
}

void WindowActions::readKeys()
{
    Keys given;
    const auto give = [&](Id id, Keys keys) {
        take(keys, given);
        given.append(keys);
        action(id)->setShortcuts(keys);
    };
    QList<Id> others;
    for (int i = 0; i < Count; ++i) {
        if (const auto chosen = chosenKeys(m_settings.keys(name(Id(i))), Id(i))) {
            give(Id(i), *chosen);
        } else {
            others.append(Id(i));
        }
    }
    // Default keys come last: the user may have given the default keys of a newer version to another action.
    for (const Id id : others) {
        give(id, defaultKeys(id));
    }
}

WindowActions::AllKeys WindowActions::allKeys() const
{
    AllKeys all;
    std::ranges::transform(m_actions, all.begin(), [](const QAction *action) { return action->shortcuts(); });
    return all;
}

std::optional<WindowActions::Id> WindowActions::userOf(const QKeySequence &keys) const
{
    const auto user =
        std::ranges::find_if(m_actions, [&](const QAction *action) { return action->shortcuts().contains(keys); });
    return user == m_actions.end() ? std::nullopt : std::optional(Id(user - m_actions.begin()));
}

void WindowActions::setKeys(Id id, const Keys &keys)
{
    AllKeys all = allKeys();
    for (Keys &one : all) {
        take(one, keys);
    }
    all[id] = keys;
    setAllKeys(all);
}

void WindowActions::setAllKeys(const AllKeys &keys)
{
    QMap<QString, std::optional<QStringList>> changed;
    for (int i = 0; i < Count; ++i) {
        const auto id = Id(i);
        const Keys &wanted = keys.at(size_t(i));
        if (wanted != action(id)->shortcuts()) {
            action(id)->setShortcuts(wanted);
            changed.insert(name(id), wanted == defaultKeys(id) ? std::nullopt : std::optional(textsOf(wanted)));
        }
    }
    if (!changed.isEmpty()) {
        m_settings.setKeys(changed);
        Q_EMIT keysChanged();
    }
}

void WindowActions::addActions(QMenu *menu, std::initializer_list<Id> ids) const
{
    for (const Id id : ids) {
        menu->addAction(action(id));
    }
}

QMenu *WindowActions::addMenu(QMenu *menu, const char *title, std::initializer_list<Id> ids)
{
    QMenu *inner = menu->addMenu(QString());
    m_titles.append({inner->menuAction(), title});
    addActions(inner, ids);
    return inner;
}

QList<QAction *> WindowActions::addChoices(
    QMenu *menu, const QList<const char *> &titles, const std::function<void(int)> &chosen)
{
    auto *group = new QActionGroup(menu);
    QList<QAction *> choices;
    for (int choice = 0; choice < titles.size(); ++choice) {
        QAction *action = menu->addAction(QString());
        action->setCheckable(true);
        group->addAction(action);
        choices.append(action);
        if (titles.at(choice)) {
            m_titles.append({action, titles.at(choice)});
            action->setObjectName(QString::fromUtf8(titles.at(choice)).remove(u'&'));
        }
        connect(action, &QAction::triggered, this, [chosen, choice] { chosen(choice); });
    }
    return choices;
}

/// Builds the menu, with submenus for related actions that are used less often: the menu itself must not have more
/// entries than there are letters for mnemonics.
void WindowActions::buildMenu()
{
    action(Paste)->setIcon(theme::glyphIcon(theme::Glyph::Paste));
    action(Open)->setIcon(theme::glyphIcon(theme::Glyph::Open));
    action(Search)->setIcon(theme::glyphIcon(theme::Glyph::Search));
    action(CopyCode)->setIcon(theme::glyphIcon(theme::Glyph::Copy));
    action(PrivateMode)->setCheckable(true);
    addActions(m_menu, {Paste, Open});
    m_encodingMenu = addMenu(m_menu, QT_TR_NOOP("R&eopen in the encoding"));
    m_encodings = addChoices(m_encodingMenu, QList<const char *>(text::knownEncodings().size(), nullptr),
        [this](int choice) { Q_EMIT encodingChosen(text::knownEncodings().at(choice)); });
    addActions(m_menu, {Search, Palette, Clear, Undo});
    m_menu->addSeparator();
    addActions(m_menu, {History, Favourites, Star, PrivateMode});
    m_menu->addSeparator();
    addActions(m_menu, {Find, FoldRepeats, NextError, PreviousError});
    m_menu->addSeparator();
    QMenu *copy = addMenu(m_menu, QT_TR_NOOP("&Copy and print"),
        {CopyCode, CopyNextCode, CopySignature, CopySearchString, CopyAnswer, Report});
    copy->addSeparator();
    addActions(copy, {Print, ExportPdf});
    QMenu *writing = addMenu(m_menu, QT_TR_NOOP("&Write and share"), {NewRecord, EditRecord, DeleteRecord, OwnRecords});
    writing->addSeparator();
    addActions(writing, {ExportRecords, ImportRecords, ExportOutcomes, ImportOutcomes, GiveToTeam});
    QMenu *go = addMenu(m_menu, QT_TR_NOOP("&Go to"), {Back, Forward});
    go->addSeparator();
    addActions(go,
        {FocusDomains, FocusResults, FocusDetail, ReadRecord, DeadEnds, Workarounds, Compare, NextPane, PreviousPane});
    buildViewMenu(addMenu(m_menu, QT_TR_NOOP("V&iew")));
    m_menu->addSeparator();
    addActions(m_menu, {Settings});
    QMenu *help = addMenu(m_menu, QT_TR_NOOP("&Help"), {Shortcuts, Problems, Privacy});
    help->addSeparator();
    addActions(help, {About});
    addActions(m_menu, {Quit});
}

void WindowActions::buildViewMenu(QMenu *view)
{
    QMenu *languages = addMenu(view, QT_TR_NOOP("&Language of the records"));
    m_languages = addChoices(languages, {"English", "中文", QT_TR_NOOP("&Both")},
        [this](int choice) { Q_EMIT languageChosen(catalog::ContentLanguage(choice)); });
    languages->addSeparator();
    addActions(languages, {CycleLanguage});
    m_interfaces = addChoices(addMenu(view, QT_TR_NOOP("Language of the &window")),
        {QT_TR_NOOP("Like the &records"), "中文", "English"},
        [this](int choice) { Q_EMIT interfaceLanguageChosen(interfaceChoices.at(size_t(choice))); });
    m_appearances = addChoices(addMenu(view, QT_TR_NOOP("&Appearance")),
        {QT_TR_NOOP("Like the de&sktop"), QT_TR_NOOP("&Light"), QT_TR_NOOP("&Dark"), QT_TR_NOOP("&High contrast")},
        [this](int choice) { Q_EMIT appearanceChosen(storage::Settings::Appearance(choice)); });
    addMenu(view, QT_TR_NOOP("&Text size"), {LargerText, SmallerText, NormalText});
}

void WindowActions::retranslateUi()
{
    for (int id = 0; id < Count; ++id) {
        action(Id(id))->setText(text(Id(id)));
    }
    for (const auto &[action, title] : std::as_const(m_titles)) {
        action->setText(tr(title));
    }
    for (qsizetype i = 0; i < m_encodings.size(); ++i) {
        m_encodings.at(i)->setText(encodingText(text::knownEncodings().at(i)));
    }
}

} // namespace wayout::actions
