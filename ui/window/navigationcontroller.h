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

class DomainPane;
class UserDataService;
class PastePane;
class PasteSession;
class ReadingPane;
class SearchBox;
class SearchController;
class WindowActions;
class Workspace;

/// What the panes show: the answer to the text, what was searched for, or a list to browse; which record is read beside it; and the way
/// back. What was shown comes back in the next session, and stays when the catalogues are loaded again.
class NavigationController final : public QObject
{
    Q_OBJECT

public:
    struct Parts {
        SearchController &search;
        UserDataService &userData;
        WindowActions &actions;
        PasteSession &paste;
        SearchBox &searchBox;
        DomainPane &domainPane;
        PastePane &pastePane;
        ResultsPane &resultsPane;
        ReadingPane &readingPane;
        Workspace &workspace;
    };

    explicit NavigationController(const Parts &parts, QObject *parent = nullptr);

    /// The records of a domain; nothing for all records.
    void browse(const std::optional<QString> &domain);
    /// Of all records the user's favourites, or own ones.
    void browseOnly(ResultsPane::Only only);
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
    void setEngine(const std::shared_ptr<const Engine> &engine);
    void beginPaste();
    void clearPaste();
    void takeAnswer(const Answer &answer);
    void takeFound(const QString &words, const Answer &answer);
    void search(const QString &words);
    void forgetSearch();
    void showAnswer();
    void showError(const ErrorGroup &error);
    void markDomain();
    void resume(const Session &session);
    void stayInPlace();
    void forgetRestoring();
    void finishRestoring();

    Parts m_parts;
    std::shared_ptr<const Engine> m_engine;
    /// The one that is browsed.
    std::optional<QString> m_domain;
    /// Until it is shown.
    std::optional<Session> m_restoring;
    /// The catalogues were loaded again, and m_restoring is what was shown before.
    bool m_isReloading = false;
    /// When they were, a list of records was shown, not the answer.
    bool m_isBrowsing = false;
    bool m_isKeepingSession = false;
    QTimer m_sessionPause;
};
