// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/services/pastesource.h"

#include <QMainWindow>

#include <memory>

namespace wayout::actions {
class WindowActions;
}

namespace wayout::browse {
class DomainPane;
}

namespace wayout::match {
struct Engine;
}

namespace wayout::paste {
class PastePane;
}

namespace wayout::results {
class ResultsPane;
}

namespace wayout::theme {
class NoticeBar;
}

namespace wayout::window {

class Application;
class AuthoringController;
class Copying;
class LanguageRelay;
class NavigationController;
class PasteController;
class PasteSession;
class ReadingPane;
class StatusLine;
class TeamController;
class TopBar;
class UserDataController;
class WindowDialogs;
class Workspace;

/// The main window: creates the panes, lays them out, and connects them to the controllers. No other class knows all
/// panes.
class MainWindow final : public QMainWindow
{
    Q_OBJECT

public:
    explicit MainWindow(Application &application);

    /// Restores the saved state: the favourites, unsaved drafts, and what the window showed last unless it already
    /// shows something.
    void restore();
    /// Shows the text and looks for records that explain it.
    void explain(const QString &text, const services::PasteSource &source);
    /// Brings the window to the front. `activation` is the token that allows it; empty if there is none.
    void comeToFront(const QByteArray &activation);

Q_SIGNALS:
    /// The catalogue is loaded, and the given text, if any, has its answer.
    void settled();

protected:
    bool event(QEvent *event) override;
    void closeEvent(QCloseEvent *event) override;

private:
    void layOut();
    void connectServices();
    void connectPaste();
    void connectPanes();
    void connectUserData();
    void connectTeam();
    void connectActions();
    void takeEngine(const std::shared_ptr<const match::Engine> &engine);
    void takePrivate(bool isPrivate);
    void clear();
    void undo();
    void nameKeys();
    void updateActions();
    void reportSettled();
    void takeLanguage();
    void retranslateUi();
    /// Puts the record that is read into the title of the window.
    void nameWindow();

    Application &m_application;
    LanguageRelay *m_languageRelay;
    actions::WindowActions *m_actions;
    TopBar *m_top;
    theme::NoticeBar *m_notice;
    browse::DomainPane *m_domains;
    paste::PastePane *m_pastePane;
    results::ResultsPane *m_results;
    ReadingPane *m_reading;
    Workspace *m_workspace;
    StatusLine *m_status;
    PasteSession *m_paste;
    NavigationController *m_navigation;
    UserDataController *m_userData;
    TeamController *m_team;
    WindowDialogs *m_dialogs;
    PasteController *m_pasting;
    AuthoringController *m_authoring;
    Copying *m_copying;
};

} // namespace wayout::window
