// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/match/engine.h"
#include "app/storage/session.h"
#include "ui/results/resultspane.h"

#include <QObject>
#include <QTimer>

#include <memory>
#include <optional>

namespace wayout::actions {
class WindowActions;
}

namespace wayout::browse {
class DomainPane;
}

namespace wayout::paste {
class PastePane;
}

namespace wayout::services {
class SearchController;
class UserDataService;
} // namespace wayout::services

namespace wayout::window {

class PasteSession;
class ReadingPane;
class SearchBox;
class Workspace;

/// What the panes show: the answer to the text, what was searched for, or a list to browse; which record is read beside it; and the way
/// back. What was shown comes back in the next session, and stays when the catalogues are loaded again.
class NavigationController final : public QObject
{
    Q_OBJECT

public:
    struct Parts {
        services::SearchController &search;
        services::UserDataService &userData;
        actions::WindowActions &actions;
        PasteSession &paste;
        SearchBox &searchBox;
        browse::DomainPane &domainPane;
        paste::PastePane &pastePane;
        results::ResultsPane &resultsPane;
        ReadingPane &readingPane;
        Workspace &workspace;
    };

    explicit NavigationController(const Parts &parts, QObject *parent = nullptr);

    /// The records of a domain; nothing for all records.
    void browse(const std::optional<QString> &domain);
    /// Of all records the user's favourites, or own ones.
    void browseOnly(results::ResultsPane::Only only);
    /// By its position in the catalogue.
    void read(qsizetype record);
    void updateActions();
    /// From a search or a list to the answer, as Escape does. False when there is nothing to leave.
    bool returnToAnswer();

    /// What the window showed last comes back unless it shows something already; from now on what it shows is kept.
    void restoreSession();
    void keepSession();

private:
    void connectActions();
    void connectPanes();
    void goBack();
    void setEngine(const std::shared_ptr<const match::Engine> &engine);
    void beginPaste();
    void clearPaste();
    void takeAnswer(const match::Answer &answer);
    void takeFound(const QString &words, const match::Answer &answer);
    void search(const QString &words);
    void forgetSearch();
    void showAnswer();
    void showError(const match::ErrorGroup &error);
    void markDomain();
    void resume(const storage::Session &session);
    void stayInPlace();
    void forgetRestoring();
    void finishRestoring();

    Parts m_parts;
    std::shared_ptr<const match::Engine> m_engine;
    /// The one that is browsed.
    std::optional<QString> m_domain;
    /// Until it is shown.
    std::optional<storage::Session> m_restoring;
    /// The catalogues were loaded again, and m_restoring is what was shown before.
    bool m_isReloading = false;
    /// When they were, a list of records was shown, not the answer.
    bool m_isBrowsing = false;
    bool m_isKeepingSession = false;
    QTimer m_sessionPause;
};

} // namespace wayout::window
