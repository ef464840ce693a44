// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/catalog/contentlanguage.h"
#include "app/storage/settings.h"

#include <QAction>
#include <QKeySequence>
#include <QList>
#include <QObject>

#include <array>
#include <optional>

class QMenu;
class QWidget;

namespace wayout::actions {

/// All actions of the window with their keys, and the menu that lists them.
class WindowActions final : public QObject
{
    Q_OBJECT

public:
    enum Id {
        Paste,
        Open,
        Search,
        Palette,
        Clear,
        Undo,
        NewRecord,
        EditRecord,
        DeleteRecord,
        ExportRecords,
        ImportRecords,
        ExportOutcomes,
        ImportOutcomes,
        History,
        Favourites,
        OwnRecords,
        Star,
        PrivateMode,
        Find,
        FoldRepeats,
        NextError,
        PreviousError,
        ReadRecord,
        CopyCode,
        CopyNextCode,
        CopySignature,
        CopyAnswer,
        CopySearchString,
        Report,
        GiveToTeam,
        Print,
        ExportPdf,
        Back,
        Forward,
        FocusDomains,
        FocusResults,
        FocusDetail,
        DeadEnds,
        Compare,
        Workarounds,
        NextPane,
        PreviousPane,
        OpenMenu,
        CycleLanguage,
        LargerText,
        SmallerText,
        NormalText,
        Problems,
        Privacy,
        Settings,
        Shortcuts,
        About,
        Quit,
        Count
    };

    /// The keys of one action. The interface shows the first where it has room for only one.
    using Keys = QList<QKeySequence>;
    using AllKeys = std::array<Keys, Count>;
    static constexpr int mostKeys = 2; ///< keys per action

    /// Adds the actions to `window`, where their keys work everywhere. Reads the keys from `settings` and ignores
    /// invalid ones.
    WindowActions(QWidget *window, class storage::Settings &settings);

    QAction *action(Id id) const { return m_actions.at(id); }
    QList<QAction *> all() const { return {m_actions.begin(), m_actions.end()}; }
    void enable(std::initializer_list<Id> ids, bool isEnabled) const;
    QMenu *menu() const { return m_menu; }
    /// Returns the action's text in the menu, in the current language.
    static QString text(Id id);
    /// Returns the action's name in the settings file, which never changes.
    static QLatin1StringView name(Id id);

    /// Returns the keys of an action. No two actions share a key.
    Keys keys(Id id) const { return action(id)->shortcuts(); }
    AllKeys allKeys() const;
    static Keys defaultKeys(Id id);
    /// Whether an action may have these keys: a single press of a key that is not needed to type, to navigate or to
    /// leave.
    static bool isPossible(Id id, const QKeySequence &keys);
    std::optional<Id> userOf(const QKeySequence &keys) const;
    /// Sets and saves the keys of an action. Other actions lose those that they share with it.
    void setKeys(Id id, const Keys &keys);
    /// Sets and saves the keys of all actions, as allKeys() returned them.
    void setAllKeys(const AllKeys &keys);

    void setLanguage(catalog::ContentLanguage language);
    void setInterfaceLanguage(std::optional<catalog::ContentLanguage> language);
    void setAppearance(storage::Settings::Appearance appearance);
    /// Marks the encoding in which the text was read. If it is empty, because the text did not come as bytes, the user
    /// cannot choose another encoding.
    void setEncoding(const QString &encoding);

Q_SIGNALS:
    void keysChanged();
    void languageChosen(catalog::ContentLanguage language);
    void interfaceLanguageChosen(std::optional<catalog::ContentLanguage> language);
    void appearanceChosen(storage::Settings::Appearance appearance);
    void encodingChosen(const QString &encoding);

private:
    struct Kind;
    static const Kind &kind(Id id);

    void readKeys();
    void addActions(QMenu *menu, std::initializer_list<Id> ids) const;
    QMenu *addMenu(QMenu *menu, const char *title, std::initializer_list<Id> ids = {});
    QList<QAction *> addChoices(QMenu *menu, const QList<const char *> &titles, const std::function<void(int)> &chosen);
    void buildMenu();
    void buildViewMenu(QMenu *view);
    void retranslateUi();

    class storage::Settings &m_settings;
    std::array<QAction *, Count> m_actions{};
    QList<QAction *> m_languages; ///< in the order of ContentLanguage
    QList<QAction *> m_interfaces; ///< in the order of interfaceChoices
    QList<QAction *> m_appearances; ///< in the order of Settings::Appearance
    QList<QAction *> m_encodings; ///< in the order of knownEncodings()
    QMenu *m_menu;
    QMenu *m_encodingMenu = nullptr;
    QList<std::pair<QAction *, const char *>> m_titles; ///< of menus and choices, not translated
};

} // namespace wayout::actions
