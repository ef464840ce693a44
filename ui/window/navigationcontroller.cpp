// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/window/navigationcontroller.h"

#include "ui/actions/windowactions.h"
#include "ui/browse/domainpane.h"
#include "ui/paste/pastepane.h"
#include "ui/results/recordlist.h"
#include "ui/services/searchcontroller.h"
#include "ui/window/pastesession.h"
#include "ui/window/readingpane.h"
#include "ui/window/searchbox.h"
#include "ui/window/windowsession.h"
#include "ui/window/workspace.h"

#include <utility>

namespace wayout::window {

NavigationController::NavigationController(const Parts &parts, QObject *parent)
    : QObject(parent)
    , m_parts(parts)
    , m_session(new WindowSession({parts.userData, parts.paste, parts.resultsPane, parts.readingPane}, this))
{
    connect(&parts.search, &services::SearchController::loaded, this, &NavigationController::setEngine);
    connect(&parts.search, &services::SearchController::found, this, &NavigationController::takeFound);
    connect(&parts.paste, &PasteSession::begun, this, &NavigationController::beginPaste);
    connect(&parts.paste, &PasteSession::edited, this, [this] {
        m_session->forget();
        forgetSearch();
        if (m_parts.resultsPane.contents() == results::ResultsPane::Contents::Answer) {
            m_parts.resultsPane.awaitAnswer();
        }
    });
    connect(&parts.paste, &PasteSession::cleared, this, &NavigationController::clearPaste);
    connect(&parts.paste, &PasteSession::answered, this, &NavigationController::takeAnswer);
    connectActions();
    connectPanes();
}

void NavigationController::connectActions()
{
    const auto on = [this](actions::WindowActions::Id id, auto &&slot) {
        connect(m_parts.actions.action(id), &QAction::triggered, this, slot);
    };
    const auto focus = [this](QWidget &pane) { return [this, &pane] { m_parts.workspace.focusPane(&pane); }; };
    on(actions::WindowActions::Favourites, [this] { browseOnly(results::ResultsPane::Only::Favourites); });
    on(actions::WindowActions::OwnRecords, [this] { browseOnly(results::ResultsPane::Only::OwnRecords); });
    on(actions::WindowActions::Back, [this] { goBack(); });
    on(actions::WindowActions::Forward, [this] { m_parts.readingPane.goForward(); });
    on(actions::WindowActions::ReadRecord, focus(m_parts.readingPane));
    on(actions::WindowActions::FocusDomains, focus(m_parts.domainPane));
    on(actions::WindowActions::FocusResults, focus(m_parts.resultsPane));
    on(actions::WindowActions::FocusDetail, focus(m_parts.readingPane));
    on(actions::WindowActions::NextPane, [this] { m_parts.workspace.stepPane(1); });
    on(actions::WindowActions::PreviousPane, [this] { m_parts.workspace.stepPane(-1); });
    on(actions::WindowActions::DeadEnds, [this] {
        m_parts.workspace.showReading();
        m_parts.readingPane.detail().jumpToDeadEnds();
    });
    on(actions::WindowActions::Workarounds, [this] {
        m_parts.workspace.showReading();
        m_parts.readingPane.detail().jumpToWorkarounds();
    });
}

void NavigationController::updateActions()
{
    using enum actions::WindowActions::Id;
    const bool isAlone = m_parts.workspace.showsReadingOnly();
    m_parts.actions.enable({ReadRecord, DeadEnds, Workarounds}, m_parts.readingPane.record() != nullptr);
    m_parts.actions.enable({Back}, isAlone || m_parts.readingPane.canGoBack());
    m_parts.actions.enable({Forward}, m_parts.readingPane.canGoForward());
    m_parts.readingPane.setAlone(isAlone);
}

void NavigationController::connectPanes()
{
    const auto &[searching, userData, actions, paste, searchBox, domains, text, results, reading, workspace] = m_parts;
    connect(&searchBox, &SearchBox::userEdited, this, &NavigationController::search);
    connect(&searchBox, &SearchBox::stepRequested, &results.list(), &results::RecordList::step);
    connect(&searchBox, &SearchBox::readRequested, this, [this] { m_parts.workspace.focusPane(&m_parts.readingPane); });
    connect(&text, &paste::PastePane::lineActivated, &results, &results::ResultsPane::selectLine);
    connect(&text, &paste::PastePane::errorActivated, this, &NavigationController::showError);
    connect(&domains, &browse::DomainPane::domainChosen, this, &NavigationController::browse);
    connect(&results, &results::ResultsPane::onlyChosen, this, &NavigationController::markDomain);
    connect(&results, &results::ResultsPane::recordSelected, this,
        [this](qsizetype record, const QList<match::Evidence> &evidence) {
            // A match has evidence in the pasted text only when the list is the answer to that text.
            const bool inPaste = m_parts.resultsPane.contents() == results::ResultsPane::Contents::Answer;
            m_parts.readingPane.startSoon({record, inPaste ? evidence : QList<match::Evidence>()});
        });
    connect(&results.list(), &results::RecordList::errorSelected, this, &NavigationController::showUnexplained);
    connect(&results, &results::ResultsPane::recordClicked, &workspace, &Workspace::showReading);
    connect(&results, &results::ResultsPane::recordActivated, this,
        [this] { m_parts.workspace.focusPane(&m_parts.readingPane); });
    connect(&results, &results::ResultsPane::answerRequested, this, &NavigationController::showAnswer);
    connect(&results, &results::ResultsPane::answerSetAside, &workspace, &Workspace::setTextAside);
    connect(&results, &results::ResultsPane::answerLeft, this,
        [this] { m_parts.readingPane.startWithout(answer::EmptyDetail::Why::NothingChosen); });
    connect(&results, &results::ResultsPane::cancelRequested, this, [this] {
        m_parts.search.cancelSubmit();
        m_parts.resultsPane.setBusy(false);
    });
    connect(&reading, &ReadingPane::currentChanged, this, [this] {
        m_parts.pastePane.showEvidence(m_parts.readingPane.current().evidence);
        markDomain();
    });
    connect(&reading.detail(), &answer::DetailPane::evidenceActivated, this, [this](const match::Evidence &evidence) {
        m_parts.workspace.showText();
        m_parts.pastePane.reveal(evidence);
    });
    connect(&reading, &ReadingPane::backRequested, this, &NavigationController::goBack);
}

void NavigationController::setEngine(const std::shared_ptr<const match::Engine> &engine)
{
    const auto &[searching, userData, actions, paste, searchBox, domains, text, results, reading, workspace] = m_parts;
    const bool isReload = std::exchange(m_engine, engine) != nullptr;
    m_isBrowsing = isReload && results.contents() == results::ResultsPane::Contents::Domain;
    const auto only = m_isBrowsing ? results.only() : results::ResultsPane::Only::Everything;
    const bool isSearching = !searchBox.text().isEmpty();
    m_session->setEngine(engine); // before the panes lose what they show
    results.setEngine(engine);
    results.setOwnRecords(searching.ownRecords());
    reading.setEngine(engine);
    domains.setCatalog(engine->catalog);
    domains.setOwnCount(browse::OwnModel::Favourites, results.favouriteCount());
    domains.setOwnCount(browse::OwnModel::Records, int(searching.ownRecords().size()));
    if (engine->catalog.size() > 0 && !isSearching) {
        if (only == results::ResultsPane::Only::Everything) {
            browse(m_isBrowsing ? m_domain : std::nullopt);
        } else {
            browseOnly(only);
        }
    }
    // The answers and searches are repeated with the new catalogues.
    paste.setEngine(engine);
    results.setBusy(isSearching || !paste.text().isEmpty());
    if (!isSearching && paste.text().isEmpty()) {
        m_session->finish();
    }
}

void NavigationController::beginPaste()
{
    m_session->forget();
    forgetSearch();
    m_parts.workspace.showText();
    m_parts.pastePane.setText(m_parts.paste.text(), m_parts.paste.source());
    m_parts.workspace.setFollowsText(true);
    m_parts.resultsPane.awaitAnswer();
}

void NavigationController::clearPaste()
{
    m_parts.pastePane.clear();
    m_parts.workspace.setFollowsText(false);
    m_parts.readingPane.detail().setFacts({});
    if (!m_parts.readingPane.current().evidence.isEmpty()) { // it explained the text that is gone
        m_parts.readingPane.startWithout(answer::EmptyDetail::Why::NothingChosen);
    }
    m_parts.readingPane.forgetEvidence();
    showAnswer();
}

void NavigationController::takeAnswer(const match::Answer &answer)
{
    m_parts.readingPane.detail().setFacts(m_parts.paste.facts());
    m_parts.pastePane.setAnswer(answer);
    const bool isSearching = !m_parts.searchBox.text().isEmpty();
    if (isSearching || (m_session->isReloading() && m_isBrowsing)) { // the user has meanwhile gone on to something else
        m_parts.resultsPane.setAnswerWaiting(true);
    } else {
        showAnswer();
    }
    if (!m_session->isReloading() || !isSearching) { // otherwise the results of the search are still to come
        m_session->finish();
    }
}

void NavigationController::takeFound(const QString &words, const match::Answer &answer)
{
    m_parts.resultsPane.showFound(words, answer);
    m_parts.resultsPane.setAnswerWaiting(m_parts.paste.answer().has_value());
    if (answer.matches.isEmpty()) {
        // The record of the previous search does not fit these words.
        m_parts.readingPane.startWithout(answer::EmptyDetail::Why::NothingFound);
    }
    m_parts.resultsPane.list().selectFirst();
    if (m_session->isReloading()) {
        m_session->finish();
    }
}

void NavigationController::search(const QString &words)
{
    if (words.trimmed().isEmpty()) {
        m_parts.search.cancelSearch();
        showAnswer();
        return;
    }
    if (m_parts.resultsPane.contents() != results::ResultsPane::Contents::Search) {
        m_parts.readingPane.keepPlace();
    }
    m_parts.resultsPane.setBusy(true);
    m_parts.search.search(words);
}

void NavigationController::forgetSearch()
{
    m_parts.searchBox.reset();
    m_parts.search.cancelSearch();
}

void NavigationController::browse(const std::optional<QString> &domain)
{
    if (!m_engine) {
        return;
    }
    forgetSearch();
    m_parts.readingPane.keepPlace();
    if (!m_parts.readingPane.record()) {
        m_parts.readingPane.startWithout(answer::EmptyDetail::Why::NothingChosen);
    }
    m_domain = domain;
    m_parts.workspace.showList();
    m_parts.resultsPane.showDomain(domain);
    m_parts.resultsPane.setAnswerWaiting(m_parts.paste.answer().has_value());
    if (domain) {
        m_parts.resultsPane.list().selectFirst();
    }
    markDomain();
}

void NavigationController::browseOnly(results::ResultsPane::Only only)
{
    browse(std::nullopt);
    m_parts.resultsPane.showOnly(only);
    m_parts.resultsPane.list().selectFirst();
    markDomain();
}

void NavigationController::read(qsizetype record)
{
    m_parts.readingPane.keepPlace();
    m_parts.readingPane.start({record, {}});
    m_parts.workspace.focusPane(&m_parts.readingPane);
}

void NavigationController::showAnswer()
{
    const std::optional<match::Answer> &answer = m_parts.paste.answer();
    forgetSearch();
    m_parts.resultsPane.setAnswerWaiting(false);
    if (!answer) {
        browse(std::nullopt);
        return;
    }
    m_parts.readingPane.keepPlace();
    m_parts.resultsPane.showAnswer(*answer);
    if (answer->grade == match::Grade::Match) {
        m_parts.resultsPane.list().selectRecord(
            answer->matches.first().record); // the best one, wherever its error stands
        m_parts.readingPane.start(m_parts.readingPane.current()); // no need to wait
    } else {
        using enum answer::EmptyDetail::Why;
        m_parts.readingPane.startWithout(answer->matches.isEmpty() ? (answer->errors.isEmpty() ? NoError : NoMatch)
                : answer->words.isEmpty()                          ? OnlyRelated
                                                                   : NothingChosen);
    }
}

/// Shows one of the errors of the text, with the record that answers it.
void NavigationController::showError(const match::ErrorGroup &error)
{
    const match::Answer &answer = *m_parts.paste.answer();
    if (m_parts.resultsPane.contents() != results::ResultsPane::Contents::Answer) {
        forgetSearch();
        m_parts.readingPane.keepPlace();
        m_parts.resultsPane.showAnswer(answer);
        m_parts.resultsPane.setAnswerWaiting(false);
    }
    if (!m_parts.resultsPane.selectError(error)) {
        using enum answer::EmptyDetail::Why;
        m_parts.readingPane.startWithout(answer.matches.isEmpty() ? NoMatch
                : answer.grade == match::Grade::Match             ? NoMatchForError
                                                                  : OnlyRelated,
            error);
    }
}

/// Says about an error of the text that no record explains it.
void NavigationController::showUnexplained(int group)
{
    const QList<match::ErrorGroup> &errors = m_parts.paste.answer()->errors;
    const auto error = std::ranges::find(errors, group, &match::ErrorGroup::group);
    m_parts.readingPane.startWithout(answer::EmptyDetail::Why::NoMatchForError, *error);
    m_parts.pastePane.reveal({.line = error->line, .column = error->column, .length = error->length});
}

void NavigationController::goBack()
{
    // In a narrow window only the record is visible: the way back leads along the links, then to the list.
    const bool isAlone = m_parts.workspace.showsReadingOnly();
    if (m_parts.readingPane.canGoBack() && (!isAlone || m_parts.readingPane.current().isLinked)) {
        m_parts.readingPane.goBack();
    } else {
        m_parts.workspace.focusPane(&m_parts.resultsPane);
    }
}

bool NavigationController::returnToAnswer()
{
    if (!m_parts.searchBox.text().isEmpty()) {
        m_parts.searchBox.clear();
    } else if (m_parts.paste.answer() && m_parts.resultsPane.contents() != results::ResultsPane::Contents::Answer) {
        showAnswer();
    } else {
        return false;
    }
    return true;
}

void NavigationController::markDomain()
{
    using enum results::ResultsPane::Only;
    const catalog::Record *record = m_parts.readingPane.record();
    const results::ResultsPane::Only only = m_parts.resultsPane.only();
    if (m_parts.resultsPane.contents() != results::ResultsPane::Contents::Domain) {
        m_parts.domainPane.setCurrent(record ? std::optional(record->domain) : std::nullopt);
    } else if (only == Everything) {
        m_parts.domainPane.setCurrent(m_domain);
    } else {
        m_parts.domainPane.setCurrentOwn(only == Favourites ? browse::OwnModel::Favourites : browse::OwnModel::Records);
    }
}

} // namespace wayout::window
