// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/window/navigationcontroller.h"

#include "ui/browse/domainpane.h"
#include "ui/services/userdataservice.h"
#include "ui/paste/pastepane.h"
#include "ui/window/readingpane.h"
#include "ui/window/searchbox.h"
#include "ui/services/searchcontroller.h"
#include "ui/window/pastesession.h"
#include "ui/actions/windowactions.h"
#include "ui/window/workspace.h"

#include <chrono>
#include <utility>

using namespace std::chrono_literals;

namespace {

constexpr auto sessionKeptAfter = 2s;

} // namespace

NavigationController::NavigationController(const Parts &parts, QObject *parent)
    : QObject(parent)
    , m_parts(parts)
{
    m_sessionPause.setSingleShot(true);
    m_sessionPause.setInterval(sessionKeptAfter);
    connect(&m_sessionPause, &QTimer::timeout, this, &NavigationController::keepSession);
    const auto keepSoon = [this] { m_sessionPause.start(); };
    connect(&parts.search, &SearchController::loaded, this, &NavigationController::setEngine);
    connect(&parts.search, &SearchController::found, this, &NavigationController::takeFound);
    connect(&parts.paste, &PasteSession::begun, this, &NavigationController::beginPaste);
    connect(&parts.paste, &PasteSession::edited, this, &NavigationController::forgetRestoring);
    connect(&parts.paste, &PasteSession::cleared, this, &NavigationController::clearPaste);
    connect(&parts.paste, &PasteSession::answered, this, &NavigationController::takeAnswer);
    connect(&parts.paste, &PasteSession::sessionChanged, this, keepSoon);
    connectActions();
    connectPanes();
    connect(&parts.readingPane, &ReadingPane::currentChanged, this, keepSoon);
}

void NavigationController::connectActions()
{
    const auto on = [this](WindowActions::Id id, auto &&slot) {
        connect(m_parts.actions.action(id), &QAction::triggered, this, slot);
    };
    const auto focus = [this](QWidget &pane) { return [this, &pane] { m_parts.workspace.focusPane(&pane); }; };
    on(WindowActions::Favourites, [this] { browseOnly(ResultsPane::Only::Favourites); });
    on(WindowActions::OwnRecords, [this] { browseOnly(ResultsPane::Only::OwnRecords); });
    on(WindowActions::Back, [this] { goBack(); });
    on(WindowActions::Forward, [this] { m_parts.readingPane.goForward(); });
    on(WindowActions::ReadRecord, focus(m_parts.readingPane));
    on(WindowActions::FocusDomains, focus(m_parts.domainPane));
    on(WindowActions::FocusResults, focus(m_parts.resultsPane));
    on(WindowActions::FocusDetail, focus(m_parts.readingPane));
    on(WindowActions::NextPane, [this] { m_parts.workspace.stepPane(1); });
    on(WindowActions::PreviousPane, [this] { m_parts.workspace.stepPane(-1); });
    on(WindowActions::DeadEnds, [this] {
        m_parts.workspace.showReading();
        m_parts.readingPane.jumpToDeadEnds();
    });
    on(WindowActions::Workarounds, [this] {
        m_parts.workspace.showReading();
        m_parts.readingPane.jumpToWorkarounds();
    });
}

void NavigationController::updateActions()
{
    using enum WindowActions::Id;
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
    connect(&searchBox, &SearchBox::stepRequested, &results, &ResultsPane::step);
    connect(&searchBox, &SearchBox::readRequested, this, [this] { m_parts.workspace.focusPane(&m_parts.readingPane); });
    connect(&text, &PastePane::lineActivated, &results, &ResultsPane::selectLine);
    connect(&text, &PastePane::errorActivated, this, &NavigationController::showError);
    connect(&domains, &DomainPane::domainChosen, this, &NavigationController::browse);
    connect(&results, &ResultsPane::onlyChosen, this, &NavigationController::markDomain);
    connect(&results, &ResultsPane::recordSelected, this, [this](qsizetype record, const QList<Evidence> &evidence) {
        // Only in an answer to the pasted text evidence is a place in it.
        const bool inPaste = m_parts.resultsPane.contents() == ResultsPane::Contents::Answer;
        m_parts.readingPane.startSoon({record, inPaste ? evidence : QList<Evidence>()});
    });
    connect(&results, &ResultsPane::recordClicked, &workspace, &Workspace::showReading);
    connect(
        &results, &ResultsPane::recordActivated, this, [this] { m_parts.workspace.focusPane(&m_parts.readingPane); });
    connect(&results, &ResultsPane::answerRequested, this, &NavigationController::showAnswer);
    connect(&results, &ResultsPane::cancelRequested, this, [this] {
        m_parts.search.cancelSubmit();
        m_parts.resultsPane.setBusy(false);
    });
    connect(&reading, &ReadingPane::currentChanged, this, [this] {
        m_parts.pastePane.showEvidence(m_parts.readingPane.current().evidence);
        markDomain();
    });
    connect(&reading, &ReadingPane::evidenceActivated, this, [this](const Evidence &evidence) {
        m_parts.workspace.showList();
        m_parts.pastePane.reveal(evidence);
    });
    connect(&reading, &ReadingPane::backRequested, this, &NavigationController::goBack);
}

void NavigationController::setEngine(const std::shared_ptr<const Engine> &engine)
{
    const auto &[searching, userData, actions, paste, searchBox, domains, text, results, reading, workspace] = m_parts;
    const bool isReload = std::exchange(m_engine, engine) != nullptr;
    m_isBrowsing = isReload && results.contents() == ResultsPane::Contents::Domain;
    const auto only = m_isBrowsing ? results.only() : ResultsPane::Only::Everything;
    const bool isSearching = !searchBox.text().isEmpty();
    if (isReload) {
        stayInPlace();
    }
    results.setEngine(engine);
    results.setOwnRecords(searching.ownRecords());
    reading.setEngine(engine);
    domains.setCatalog(engine->catalog);
    domains.setOwnCount(OwnModel::Favourites, results.favouriteCount());
    domains.setOwnCount(OwnModel::Records, int(searching.ownRecords().size()));
    if (engine->catalog.size() > 0 && !isSearching) {
        if (only == ResultsPane::Only::Everything) {
            browse(m_isBrowsing ? m_domain : std::nullopt);
        } else {
            browseOnly(only);
        }
    }
    // What was answered or found from the catalogues before is on its way again.
    paste.setEngine(engine);
    results.setBusy(isSearching || !paste.text().isEmpty());
    if (!isSearching && paste.text().isEmpty()) {
        finishRestoring();
    }
}

void NavigationController::beginPaste()
{
    forgetRestoring();
    forgetSearch();
    m_parts.workspace.showList();
    m_parts.pastePane.setText(m_parts.paste.text(), m_parts.paste.source());
    m_parts.resultsPane.setBusy(true);
}

void NavigationController::clearPaste()
{
    m_parts.pastePane.clear();
    m_parts.readingPane.setPaste({});
    m_parts.readingPane.forgetEvidence();
    showAnswer();
}

void NavigationController::takeAnswer(const Answer &answer)
{
    m_parts.readingPane.setPaste(m_parts.paste.text());
    m_parts.pastePane.setAnswer(answer);
    const bool isSearching = !m_parts.searchBox.text().isEmpty();
    if (isSearching || (m_isReloading && m_isBrowsing)) { // the user went on to something else meanwhile
        m_parts.resultsPane.setAnswerWaiting(true);
    } else {
        showAnswer();
    }
    if (!m_isReloading || !isSearching) { // else the list of what was searched for is on its way
        finishRestoring();
    }
}

void NavigationController::takeFound(const QString &words, const Answer &answer)
{
    m_parts.resultsPane.showFound(words, answer);
    m_parts.resultsPane.setAnswerWaiting(m_parts.paste.answer().has_value());
    if (answer.matches.isEmpty()) {
        m_parts.readingPane.startWithout(
            EmptyDetail::Why::NothingFound); // what other words found is no answer to these
    }
    m_parts.resultsPane.selectFirst();
    if (m_isReloading) {
        finishRestoring();
    }
}

void NavigationController::search(const QString &words)
{
    if (words.trimmed().isEmpty()) {
        m_parts.search.cancelSearch();
        showAnswer();
        return;
    }
    if (m_parts.resultsPane.contents() != ResultsPane::Contents::Search) {
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
        m_parts.readingPane.startWithout(EmptyDetail::Why::NothingChosen);
    }
    m_domain = domain;
    m_parts.workspace.showList();
    m_parts.resultsPane.showDomain(domain);
    m_parts.resultsPane.setAnswerWaiting(m_parts.paste.answer().has_value());
    if (domain) {
        m_parts.resultsPane.selectFirst();
    }
    markDomain();
}

void NavigationController::browseOnly(ResultsPane::Only only)
{
    browse(std::nullopt);
    m_parts.resultsPane.showOnly(only);
    m_parts.resultsPane.selectFirst();
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
    const std::optional<Answer> &answer = m_parts.paste.answer();
    forgetSearch();
    m_parts.resultsPane.setAnswerWaiting(false);
    if (!answer) {
        browse(std::nullopt);
        return;
    }
    m_parts.readingPane.keepPlace();
    m_parts.resultsPane.showAnswer(*answer);
    if (answer->grade == Grade::Match) {
        m_parts.resultsPane.selectFirst();
        m_parts.readingPane.start(m_parts.readingPane.current()); // no need to wait
    } else {
        using enum EmptyDetail::Why;
        m_parts.readingPane.startWithout(answer->matches.isEmpty() ? NoMatch : OnlyRelated);
    }
}

/// One of the errors of the text, with the record that answers it.
void NavigationController::showError(const ErrorGroup &error)
{
    const Answer &answer = *m_parts.paste.answer();
    if (m_parts.resultsPane.contents() != ResultsPane::Contents::Answer) {
        forgetSearch();
        m_parts.readingPane.keepPlace();
        m_parts.resultsPane.showAnswer(answer);
        m_parts.resultsPane.setAnswerWaiting(false);
    }
    if (!m_parts.resultsPane.selectError(error)) {
        using enum EmptyDetail::Why;
        m_parts.readingPane.startWithout(answer.matches.isEmpty() ? NoMatch
                : answer.grade == Grade::Match                    ? NoMatchForError
                                                                  : OnlyRelated,
            error);
    }
}

void NavigationController::goBack()
{
    // On a narrow window the record is shown alone: the way back leads along the links, and then to the list.
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
    } else if (m_parts.paste.answer() && m_parts.resultsPane.contents() != ResultsPane::Contents::Answer) {
        showAnswer();
    } else {
        return false;
    }
    return true;
}

void NavigationController::markDomain()
{
    using enum ResultsPane::Only;
    const Record *record = m_parts.readingPane.record();
    const ResultsPane::Only only = m_parts.resultsPane.only();
    if (m_parts.resultsPane.contents() != ResultsPane::Contents::Domain) {
        m_parts.domainPane.setCurrent(record ? std::optional(record->domain) : std::nullopt);
    } else if (only == Everything) {
        m_parts.domainPane.setCurrent(m_domain);
    } else {
        m_parts.domainPane.setCurrentOwn(only == Favourites ? OwnModel::Favourites : OwnModel::Records);
    }
}

void NavigationController::restoreSession()
{
    m_isKeepingSession = true;
    m_parts.userData.readSession({this, [this](const std::optional<Session> &session) {
                                    if (session && m_parts.paste.text().isEmpty() && !m_parts.readingPane.record()) {
                                        resume(*session);
                                    }
                                    m_sessionPause.start();
                                }});
}

void NavigationController::resume(const Session &session)
{
    if (!session.text.isEmpty()) {
        const auto kind = session.fileName.isEmpty() ? PasteSource::Kind::Pasted : PasteSource::Kind::File;
        m_parts.paste.resume(session.text, {kind, session.fileName, session.text.size()}, session.pasteId);
    }
    m_restoring = session;
    if (session.text.isEmpty() && m_engine) {
        finishRestoring();
    }
}

/// The catalogues are being loaded again, which the user should not notice.
void NavigationController::stayInPlace()
{
    if (!m_restoring) {
        const Record *record = m_parts.readingPane.record();
        m_restoring =
            Session{.recordId = record ? record->id : QString(), .scroll = m_parts.readingPane.scrollPosition()};
        m_isReloading = true;
    }
}

/// Another text was given: what was shown before it does not come back over its answer.
void NavigationController::forgetRestoring()
{
    m_restoring.reset();
    m_isReloading = false;
}

/// The catalogue is there, and the text is answered.
void NavigationController::finishRestoring()
{
    m_isReloading = false;
    if (const auto session = std::exchange(m_restoring, std::nullopt)) {
        const qsizetype record = m_engine->catalog.indexOf(session->recordId);
        if (record >= 0) {
            const bool isListed = m_parts.resultsPane.selectRecord(record);
            m_parts.readingPane.start(isListed ? m_parts.readingPane.current() : Reading{record, {}});
            m_parts.readingPane.setScrollPosition(session->scroll);
        }
    }
}

void NavigationController::keepSession()
{
    m_sessionPause.stop();
    if (!m_isKeepingSession) {
        return;
    }
    const PasteSession &paste = m_parts.paste;
    if (paste.keeping() == SecretBar::Keeping::Refused) {
        m_parts.userData.keepSession({});
    } else if (!m_restoring) {
        const Record *record = m_parts.readingPane.record();
        m_parts.userData.keepSession({
            .text = paste.text(),
            .fileName = paste.source().kind == PasteSource::Kind::File ? paste.source().fileName : QString(),
            .pasteId = paste.id(),
            .recordId = record ? record->id : QString(),
            .scroll = m_parts.readingPane.scrollPosition(),
        });
    }
}
