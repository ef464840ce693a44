// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/services/team.h"

#include "app/platform/userfolders.h"
#include "app/team/teamrecords.h"

#include <algorithm>
#include <chrono>

namespace wayout::services {
namespace {

constexpr int mostAtOnce = 200;
constexpr int firstPause = 5; // seconds
constexpr int longestPause = 60;
constexpr int looksAgainAfter = 120; // seconds between rounds that look for new records of others

bool isBroken(const team::TeamStore &store)
{
    const team::TeamState::Kind kind = store.state();
    return kind != team::TeamState::Kind::Connected && kind != team::TeamState::Kind::ReadOnly
        && kind != team::TeamState::Kind::Newer;
}

team::TeamState stateOf(const team::TeamStore &store, const team::TeamAddress &address)
{
    return {store.state(), address.shown(), store.reason()};
}

} // namespace

struct Team::Session {
    Place place;
    std::unique_ptr<team::TeamStore> store;
};

Team::Team(UserDataService &userData, QObject *parent)
    : QObject(parent)
    , m_userData(userData)
    , m_pause(firstPause)
{
    m_next.setSingleShot(true);
    connect(&m_next, &QTimer::timeout, this, &Team::startRound);
    m_silence.setSingleShot(true);
    connect(&m_silence, &QTimer::timeout, this, &Team::noteSilence);
}

Team::~Team()
{
    use(std::nullopt);
    const QDeadlineTimer end(m_patience.atEnd);
    m_tasks.finish(end);
    m_testTasks.finish(end);
}

void Team::use(const std::optional<Place> &place)
{
    if (m_session) {
        m_tasks.run([session = m_session] { session->store.reset(); });
    }
    m_session.reset();
    m_next.stop();
    m_pause = firstPause;
    if (!place) {
        setState({});
        return;
    }
    m_session = std::make_shared<Session>(Session{*place, {}});
    setState({team::TeamState::Kind::Connecting, place->address.shown()});
    startRound();
}

void Team::refuse(team::TeamState::Kind kind)
{
    use(std::nullopt);
    setState({kind});
}

void Team::setState(const team::TeamState &state)
{
    if (m_state != state) {
        m_state = state;
        Q_EMIT stateChanged();
    }
}

void Team::sendNow()
{
    if (m_session) {
        m_pause = firstPause;
        startRound();
    }
}

void Team::save(const storage::TeamRecord &record)
{
    m_userData.withShelf<bool>({this, [this](bool) { sendNow(); }},
        [record](storage::TeamOutbox &outbox) { return outbox.queueRecord(record); });
}

void Team::readCounts(const QString &recordId, const UserDataService::Asked<evidence::TeamCounts> &asked)
{
    if (!m_session || !m_state.canRead()) {
        return;
    }
    m_tasks.run([this, relay = m_tasks.relay(), session = m_session, recordId, asked] {
        if (!session->store) {
            return;
        }
        relay([this, session, counts = session->store->counts(recordId), asked] {
            if (!counts && session == m_session) {
                startRound(); // finds out the state of the database
            } else if (session == m_session) {
                asked(*counts);
            }
        });
    });
}

void Team::test(const Place &place, const UserDataService::Asked<team::TeamState> &asked)
{
    m_testTasks.run(
        asked.receiver, [place] { return stateOf(team::TeamStore(place.address, place.person), place.address); },
        asked.take);
}

void Team::startRound()
{
    m_isWanted = m_isInRound;
    if (m_isInRound || !m_session) {
        if (m_session && !m_silence.isActive()) {
            noteSilence(); // updates the number of waiting entries
        }
        return;
    }
    m_isInRound = true;
    m_next.stop();
    m_silence.start(m_patience.ofRound);
    m_userData.withShelf<Waiting>(
        {this, [this](const Waiting &waiting) { runRound(waiting); }}, [](storage::TeamOutbox &outbox) {
            return Waiting{outbox.outcomes(mostAtOnce), outbox.queuedRecords(), outbox.revisions()};
        });
}

/// Sets the state to Away. Called when a round has taken too long.
void Team::noteSilence()
{
    if (!m_isInRound || !m_session || m_roundOn.lock() != m_session) {
        return;
    }
    const auto note = [this, session = m_session](int waiting) {
        if (m_isInRound && session == m_session) {
            const bool wasAway = m_state.kind == team::TeamState::Kind::Away;
            team::TeamState state{team::TeamState::Kind::Away, session->place.address.shown()};
            state.reason = wasAway ? m_state.reason : QString();
            state.since = wasAway ? m_state.since : QDateTime::currentDateTime();
            state.waiting = waiting;
            setState(state);
        }
    };
    m_userData.withShelf<int>({this, note}, [](storage::TeamOutbox &outbox) { return outbox.waiting(); });
}

void Team::runRound(const Waiting &waiting)
{
    if (!m_session) { // turned off meanwhile
        m_isInRound = false;
        m_silence.stop();
        return;
    }
    m_roundOn = m_session;
    m_tasks.run(
        this, [session = m_session, waiting] { return roundOn(session, waiting); },
        [this](const SyncPass &round) { takeRound(round); });
}

/// Runs on the thread of m_tasks.
Team::SyncPass Team::roundOn(const std::shared_ptr<Session> &session, const Waiting &waiting)
{
    SyncPass round{session, {}, {}, {}, {}};
    if (!session->store || isBroken(*session->store)) {
        session->store.reset();
        session->store = std::make_unique<team::TeamStore>(session->place.address, session->place.person);
    }
    team::TeamStore &store = *session->store;
    if (store.send(waiting.outcomes)) {
        round.sent = waiting.outcomes;
    }
    for (const storage::TeamRecord &record : waiting.records) {
        if (const team::TeamSaving saving = store.save(record); saving.kind != team::TeamSaving::Kind::NotSent) {
            round.settled.append({record, saving});
        }
    }
    if (!isBroken(store)) {
        round.changes = store.changesSince(waiting.revisions);
    }
    round.state = stateOf(store, session->place.address);
    return round;
}

/// Removes acknowledged entries from the queue and saves fetched records.
void Team::takeRound(const SyncPass &round)
{
    m_userData.withShelf<SyncResult>({this, [this, round](const SyncResult &rest) { finishRound(round, rest); }},
        [round](storage::TeamOutbox &outbox) {
            if (!round.sent.isEmpty()) {
                outbox.outcomesSent(round.sent);
            }
            SyncResult rest;
            for (const auto &[mine, saving] : round.settled) {
                const bool isConflict = saving.kind == team::TeamSaving::Kind::Conflict;
                rest.copies.append(isConflict ? team::saveOwnCopy(mine, platform::userCatalogFolder()) : QString());
                if (!isConflict || !rest.copies.constLast().isEmpty()) {
                    outbox.recordSent(mine); // not before the record is saved somewhere
                }
            }
            if (round.changes && (!round.changes->changed.isEmpty() || !round.changes->gone.isEmpty())) {
                outbox.keepRecords(round.changes->changed, round.changes->gone);
                rest.records = outbox.records();
            }
            rest.waiting = outbox.waiting();
            return rest;
        });
}

void Team::finishRound(const SyncPass &round, const SyncResult &rest)
{
    m_isInRound = false;
    m_silence.stop();
    if (rest.records) {
        Q_EMIT recordsChanged(*rest.records);
    }
    for (qsizetype i = 0; i < round.settled.size(); ++i) {
        Q_EMIT recordSettled(round.settled.at(i).first, round.settled.at(i).second, rest.copies.at(i));
    }
    if (round.session != m_session) { // another database was chosen meanwhile
        startRound();
        return;
    }
    team::TeamState state = round.state;
    state.waiting = rest.waiting;
    const bool wasAway = m_state.kind == team::TeamState::Kind::Away;
    if (state.kind == team::TeamState::Kind::Away) {
        state.since = wasAway ? m_state.since : QDateTime::currentDateTime();
    }
    setState(state);
    if (!round.sent.isEmpty()) {
        Q_EMIT outcomesSent();
    }
    const bool goesOn = state.kind == team::TeamState::Kind::Connected && rest.waiting > 0 && !round.sent.isEmpty();
    if (m_isWanted || goesOn) {
        startRound();
        return;
    }
    m_next.start(std::chrono::seconds(state.canRead() ? looksAgainAfter : m_pause));
    m_pause = state.canRead() ? firstPause : std::min(2 * m_pause, longestPause);
}

} // namespace wayout::services
