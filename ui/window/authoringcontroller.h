// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>

namespace wayout::actions {
class WindowActions;
}

namespace wayout::results {
class ResultsPane;
}

namespace wayout::theme {
class NoticeBar;
}

namespace wayout::window {

class Application;
class Exporting;
class PasteSession;
class ReadingPane;
class RecordPrinting;
class RecordWriting;
class TeamController;

/// Handles the actions for the user's own records and for printing, exporting and importing records, and reports their
/// results.
class AuthoringController final : public QObject
{
    Q_OBJECT

public:
    struct Parts {
        Application &application;
        actions::WindowActions &actions;
        PasteSession &paste;
        TeamController &team;
        results::ResultsPane &resultsPane;
        ReadingPane &readingPane;
        theme::NoticeBar &notice;
        QWidget &window;
    };

    /// The window owns the controller.
    explicit AuthoringController(const Parts &parts);

    /// Looks for unsaved drafts of earlier sessions.
    void lookForDrafts();
    /// Asks about unsaved records. Returns false when the program should not quit yet.
    bool closeAll();
    /// Enables the actions that are possible with the current record and the loaded catalogues.
    void updateActions();

Q_SIGNALS:
    /// Results of other people have been imported.
    void outcomesImported();

private:
    void connectActions();
    void connectWriting();
    void offerToTeam();

    Parts m_parts;
    RecordWriting *m_writing;
    RecordPrinting *m_printing;
    Exporting *m_exporting;
};

} // namespace wayout::window
