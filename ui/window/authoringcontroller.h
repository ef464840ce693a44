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

/// The user's own records, and records on paper and in files: the actions for them, and the sentences about what came of it.
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

    /// Belongs to the window.
    explicit AuthoringController(const Parts &parts);

    /// Looks for drafts that were not saved in an earlier session.
    void lookForDrafts();
    /// Asks about what is not saved. False when there is such a thing: then the program should not end yet.
    bool closeAll();
    /// What the record that is read, and what is loaded, let one do.
    void updateActions();

Q_SIGNALS:
    /// Results of other people were taken in.
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
