// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/catalog/contentlanguage.h"
#include "app/settings.h"

#include <QAction>
#include <QList>
#include <QObject>

#include <array>
#include <optional>

class QMenu;
class QWidget;

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
        ExportRecords,
        ImportRecords,
        ExportOutcomes,
        ImportOutcomes,
        History,
        Favourites,
        Star,
        PrivateMode,
        Find,
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
        CycleLanguage,
        LargerText,
        SmallerText,
        NormalText,
        Problems,
        Privacy,
        Settings,
        Shortcuts,
        Quit,
        Count
    };

    /// The keys work in the whole of `window`.
    explicit WindowActions(QWidget *window);

    QAction *action(Id id) const { return m_actions.at(id); }
    QList<QAction *> all() const { return {m_actions.begin(), m_actions.end()}; }
    QMenu *menu() const { return m_menu; }
    void setLanguage(ContentLanguage language);
    void setInterfaceLanguage(std::optional<ContentLanguage> language);
    void setAppearance(Settings::Appearance appearance);
    /// The one that the text was read in; empty where it did not come as bytes: then no other can be asked for.
    void setEncoding(const QString &encoding);

Q_SIGNALS:
    void languageChosen(ContentLanguage language);
    void interfaceLanguageChosen(std::optional<ContentLanguage> language);
    void appearanceChosen(Settings::Appearance appearance);
    void encodingChosen(const QString &encoding);

private:
    void buildMenu();
    bool eventFilter(QObject *watched, QEvent *event) override;
    void retranslateUi();

    std::array<QAction *, Count> m_actions;
    QList<QAction *> m_languages; ///< in the order of ContentLanguage
    QList<QAction *> m_interfaces; ///< in the order of interfaceChoices
    QList<QAction *> m_appearances; ///< in the order of Settings::Appearance
    QList<QAction *> m_encodings; ///< in the order of knownEncodings()
    QMenu *m_menu;
    QMenu *m_languageMenu;
    QMenu *m_interfaceMenu;
    QMenu *m_appearanceMenu;
    QMenu *m_textMenu;
    QMenu *m_encodingMenu;
    QMenu *m_goMenu;
    QMenu *m_writingMenu;
};
