// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/match/engine.h"
#include "ui/results/resultspane.h"

#include <QObject>

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
class WindowSession;
class Workspace;

/// Decides what the panes show: the answer to the text, the results of a search, or a list to browse; the record beside
/// it; and the way back.
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

    /// Lists the records of a domain, or all records if `domain` is empty.
    void browse(const std::optional<QString> &domain);
    /// Lists only the user's favourites or only their own records.
    void browseOnly(results::ResultsPane::Only only);
    /// Shows the record at this position in the catalogue.
    void read(qsizetype record);
    void updateActions();
    /// Goes from a search or a list back to the answer, as Escape does. Returns false when there is nothing to leave.
    bool returnToAnswer();

    /// Returns what brings back in the next session, and after reloading the catalogues, what the window shows.
    WindowSession &session() const { return *m_session; }

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
    void showUnexplained(int group);
    void markDomain();

    Parts m_parts;
    WindowSession *m_session;
    std::shared_ptr<const match::Engine> m_engine;
    /// The domain that is browsed.
    std::optional<QString> m_domain;
    /// Whether the window showed a list of records instead of the answer when the catalogues were reloaded.
    bool m_isBrowsing = false;
};

} // namespace wayout::window
