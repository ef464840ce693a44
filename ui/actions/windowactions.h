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

/// Everything the window can do, each with its keys, and the menu that lists it all.
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

    /// The first ones are those that are named where there is room for one.
    using Keys = QList<QKeySequence>;
    using AllKeys = std::array<Keys, Count>;
    static constexpr int mostKeys = 2; ///< of one action

    /// The keys work in the whole of `window`, and are those that `settings` know: what is wrong there costs only itself.
    WindowActions(QWidget *window, class storage::Settings &settings);

    QAction *action(Id id) const { return m_actions.at(id); }
    QList<QAction *> all() const { return {m_actions.begin(), m_actions.end()}; }
    void enable(std::initializer_list<Id> ids, bool isEnabled) const;
    QMenu *menu() const { return m_menu; }
    /// What it is called in the menu, in the language of now.
    static QString text(Id id);
    /// What it is called in the settings: never another.
    static QLatin1StringView name(Id id);

    /// No keys belong to two actions.
    Keys keys(Id id) const { return action(id)->shortcuts(); }
    AllKeys allKeys() const;
    static Keys defaultKeys(Id id);
    /// One press of a key, which leaves everybody able to type, to move about and to get out of where they are.
    static bool isPossible(Id id, const QKeySequence &keys);
    std::optional<Id> userOf(const QKeySequence &keys) const;
    /// At once and for the next start; whoever else has some of them loses those.
    void setKeys(Id id, const Keys &keys);
    /// As allKeys() was.
    void setAllKeys(const AllKeys &keys);

    void setLanguage(catalog::ContentLanguage language);
    void setInterfaceLanguage(std::optional<catalog::ContentLanguage> language);
    void setAppearance(storage::Settings::Appearance appearance);
    /// The one that the text was read in; empty where it did not come as bytes: then no other can be asked for.
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

    bool eventFilter(QObject *watched, QEvent *event) override;
    void readKeys();
    void buildMenu();
    void retranslateUi();

    class storage::Settings &m_settings;
    std::array<QAction *, Count> m_actions{};
    QList<QAction *> m_languages; ///< in the order of ContentLanguage
    QList<QAction *> m_interfaces; ///< in the order of interfaceChoices
    QList<QAction *> m_appearances; ///< in the order of Settings::Appearance
    QList<QAction *> m_encodings; ///< in the order of knownEncodings()
    QMenu *m_menu;
    QMenu *m_encodingMenu;
    QMenu *m_copyMenu;
    QMenu *m_writingMenu;
    QMenu *m_goMenu;
    QMenu *m_viewMenu;
    QMenu *m_languageMenu;
    QMenu *m_interfaceMenu;
    QMenu *m_appearanceMenu;
    QMenu *m_textMenu;
    QMenu *m_helpMenu;
};

} // namespace wayout::actions
