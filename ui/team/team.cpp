// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/team/team.h"

#include "app/edit/teamrecords.h"
#include "app/userfolders.h"

#include <algorithm>
#include <chrono>

namespace {

constexpr int mostAtOnce = 200;
constexpr int firstPause = 5; // seconds
constexpr int longestPause = 60;
constexpr int looksAgainAfter = 120; // seconds, for records of others

bool isBroken(const TeamStore &store)
{
    const TeamState::Kind kind = store.state();
    return kind != TeamState::Kind::Connected && kind != TeamState::Kind::ReadOnly && kind != TeamState::Kind::Newer;
}

TeamState stateOf(const TeamStore &store, const TeamAddress &address)
{
    return {store.state(), address.shown(), store.reason()};
}

} // namespace

struct Team::Line {
    Place place;
    std::unique_ptr<TeamStore> store;
};

Team::Team(Keeper &keeper, QObject *parent)
    : QObject(parent)
    , m_keeper(keeper)
    , m_pause(firstPause)
{
    // A connection belongs to the thread that opened it: there is one, and it stays.
    m_pool.setMaxThreadCount(1);
    m_pool.setExpiryTimeout(-1);
    m_testPool.setMaxThreadCount(1);
    m_next.setSingleShot(true);
    connect(&m_next, &QTimer::timeout, this, &Team::startRound);
}

Team::~Team()
{
    use(std::nullopt);
    m_pool.waitForDone();
    m_testPool.waitForDone();
}

void Team::use(const std::optional<Place> &place)
{
    if (m_line) {
        m_pool.start([line = m_line] { line->store.reset(); });
    }
    m_line.reset();
    m_next.stop();
    m_pause = firstPause;
    if (!place) {
        setState({});
        return;
    }
    m_line = std::make_shared<Line>(Line{*place, {}});
    setState({TeamState::Kind::Connecting, place->address.shown()});
    startRound();
}

void Team::refuse(TeamState::Kind kind)
{
    use(std::nullopt);
    setState({kind});
}

void Team::setState(const TeamState &state)
{
    if (m_state != state) {
        m_state = state;
        Q_EMIT stateChanged();
    }
}

void Team::sendNow()
{
    if (m_line) {
        m_pause = firstPause;
        startRound();
    }
}

void Team::save(const TeamRecord &record)
{
    m_keeper.withShelf<bool>(
        {this, [this](bool) { sendNow(); }}, [record](TeamShelf &shelf) { return shelf.queueRecord(record); });
}

void Team::readCounts(const QString &recordId, const Keeper::Asked<TeamCounts> &asked)
{
    if (!m_line || !m_state.canRead()) {
        return;
    }
    m_pool.start([this, line = m_line, recordId, asked] {
        if (!line->store) {
            return;
        }
        const auto counts = line->store->counts(recordId);
        QMetaObject::invokeMethod(this, [this, line, counts, asked] {
            if (!counts && line == m_line) {
                startRound(); // finds out how it stands
            } else if (counts && line == m_line && asked.asker) {
                asked.take(*counts);
            }
        });
    });
}

void Team::test(const Place &place, const Keeper::Asked<TeamState> &asked)
{
    m_testPool.start([this, place, asked] {
        const TeamState state = stateOf(TeamStore(place.address, place.person), place.address);
        QMetaObject::invokeMethod(this, [asked, state] {
            if (asked.asker) {
                asked.take(state);
            }
        });
    });
}

void Team::startRound()
{
    m_isWanted = m_isInRound;
    if (m_isInRound || !m_line) {
        return;
    }
    m_isInRound = true;
    m_next.stop();
    m_keeper.withShelf<Waiting>({this, [this](const Waiting &waiting) { runRound(waiting); }}, [](TeamShelf &shelf) {
        return Waiting{shelf.outcomes(mostAtOnce), shelf.queuedRecords(), shelf.revisions()};
    });
}

void Team::runRound(const Waiting &waiting)
{
    if (!m_line) { // turned off meanwhile
        m_isInRound = false;
        return;
    }
    m_pool.start([this, line = m_line, waiting] {
        const Round round = roundOn(line, waiting);
        QMetaObject::invokeMethod(this, [this, round] { takeRound(round); });
    });
}

/// On the thread.
Team::Round Team::roundOn(const std::shared_ptr<Line> &line, const Waiting &waiting)
{
    Round round{line, {}, {}, {}, {}};
    if (!line->store || isBroken(*line->store)) {
        line->store.reset();
        line->store = std::make_unique<TeamStore>(line->place.address, line->place.person);
    }
    TeamStore &store = *line->store;
    if (store.send(waiting.outcomes)) {
        round.sent = waiting.outcomes;
    }
    for (const TeamRecord &record : waiting.records) {
        if (const TeamSaving saving = store.save(record); saving.kind != TeamSaving::Kind::NotSent) {
            round.settled.append({record, saving});
        }
    }
    if (!isBroken(store)) {
        round.changes = store.changesSince(waiting.revisions);
    }
    round.state = stateOf(store, line->place.address);
    return round;
}

/// What was acknowledged leaves the queue; what was fetched is kept.
void Team::takeRound(const Round &round)
{
    m_keeper.withShelf<Rest>(
        {this, [this, round](const Rest &rest) { finishRound(round, rest); }}, [round](TeamShelf &shelf) {
            if (!round.sent.isEmpty()) {
                shelf.outcomesSent(round.sent);
            }
            Rest rest;
            for (const auto &[mine, saving] : round.settled) {
                const bool isConflict = saving.kind == TeamSaving::Kind::Conflict;
                rest.copies.append(isConflict ? saveOwnCopy(mine, userCatalogFolder()) : QString());
                if (!isConflict || !rest.copies.constLast().isEmpty()) {
                    shelf.recordSent(mine); // only now that it is somewhere
                }
            }
            if (round.changes && (!round.changes->changed.isEmpty() || !round.changes->gone.isEmpty())) {
                shelf.keepRecords(round.changes->changed, round.changes->gone);
                rest.records = shelf.records();
            }
            rest.waiting = shelf.waiting();
            return rest;
        });
}

void Team::finishRound(const Round &round, const Rest &rest)
{
    m_isInRound = false;
    if (rest.records) {
        Q_EMIT recordsChanged(*rest.records);
    }
    for (qsizetype i = 0; i < round.settled.size(); ++i) {
        Q_EMIT recordSettled(round.settled.at(i).first, round.settled.at(i).second, rest.copies.at(i));
    }
    if (round.line != m_line) { // another one was chosen meanwhile
        startRound();
        return;
    }
    TeamState state = round.state;
    state.waiting = rest.waiting;
    const bool wasAway = m_state.kind == TeamState::Kind::Away;
    if (state.kind == TeamState::Kind::Away) {
        state.since = wasAway ? m_state.since : QDateTime::currentDateTime();
    }
    setState(state);
    if (!round.sent.isEmpty()) {
        Q_EMIT outcomesSent();
    }
    const bool goesOn = state.kind == TeamState::Kind::Connected && rest.waiting > 0 && !round.sent.isEmpty();
    if (m_isWanted || goesOn) {
        startRound();
        return;
    }
    m_next.start(std::chrono::seconds(state.canRead() ? looksAgainAfter : m_pause));
    m_pause = state.canRead() ? firstPause : std::min(2 * m_pause, longestPause);
}
