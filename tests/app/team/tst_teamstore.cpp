// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/team/teamstore.h"

#include <QElapsedTimer>
#include <QTemporaryDir>
#include <QTest>

#include <atomic>
#include <future>
#include <utility>

#include "tests/app/storage/postgres.h"

using namespace Qt::StringLiterals;
using namespace wayout::evidence;
using namespace wayout::storage;
using namespace wayout::team;

using namespace std::chrono_literals;
using Kind = TeamState::Kind;

namespace {

const AttemptKey workaround{u"git/record"_s, u"workaround-1-0"_s};
const AttemptKey deadEnd{u"git/record"_s, u"dead-end-1-0"_s};

TeamOutcome outcome(
    qint64 pasteId, std::optional<OwnResult> result, qint64 time = 1000, const AttemptKey &key = workaround)
{
    return {0, key, pasteId, result, time};
}

TeamRecord record(const QString &content, int revision = 0)
{
    return {u"git/own"_s, content, revision, {}};
}

/// Until nothing waits, or the server is away.
void sendAll(Notebook &notebook, TeamStore &store)
{
    TeamOutbox shelf(notebook.database());
    for (auto some = shelf.outcomes(10); !some.isEmpty() && store.send(some); some = shelf.outcomes(10)) {
        QVERIFY(shelf.outcomesSent(some));
    }
}

} // namespace

class tst_TeamStore : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();

    void tablesAreMadeOnce();
    void twoClientsMakeThemTogether();
    void anOlderVersionIsBroughtForward();
    void aNewerVersionIsOnlyRead();
    void whatIsSentTwiceIsThereOnce();
    void theNewestOfAnOccasionCounts();
    void aResultThatIsTakenBackDoesNotCount();
    void differentPeopleAddUp();
    void onlyTheShownRecordIsCounted();
    void hostileTextStaysText();
    void aServerKilledWhileWritingLosesAndDoublesNothing();
    void aBackendThatIsEndedIsAway();
    void aServerThatHangsIsAway();
    void aWrongPasswordIsRefused();
    void aDatabaseThatIsNotThereIsRefused();
    void aReaderOnlyReads();
    void aStrangerIsNotAllowed();
    void nobodyThereIsAway();
    void aServiceThatThereIsNotIsNoServerThatIsAway();
    void aServerThatNeverAnswersIsAway();
    void aServerElsewhereHasToEncrypt();
    void aServerElsewhereBehindAServiceHasToEncrypt();
    void aRecordIsWrittenOnce();
    void ofTwoWritersTheSecondIsTold();
    void secretsAreNotHandedOn();
    void changesAreReadAndGoneOnesNamed();

private:
    TeamAddress here() const { return m_server.address(m_database); }
    int number(const QString &sql) const
    {
        ServerConnection::Rows rows;
        ServerConnection connection(here());
        return connection.query({sql, {}}, &rows) == ServerConnection::Result::Done ? rows.value(0).value(0).toInt()
                                                                                    : -1;
    }
    bool run(const QString &sql) const
    {
        ServerConnection connection(here());
        const auto result = connection.query({sql, {}});
        if (result != ServerConnection::Result::Done) {
            qWarning().noquote() << connection.reason();
        }
        return result == ServerConnection::Result::Done;
    }

    Postgres m_server;
    QString m_database;
    int m_databases = 0;
    SilentPort m_silent;
    std::future<std::pair<Kind, qint64>> m_silence; ///< and how long it took, in ms; takes three seconds: meanwhile there is other work
};

void tst_TeamStore::initTestCase()
{
    const TeamAddress silent({{u"host"_s, u"127.0.0.1"_s}, {u"port"_s, QString::number(m_silent.number())}});
    m_silence = std::async(std::launch::async, [silent] {
        QElapsedTimer elapsed;
        elapsed.start();
        const Kind state = TeamStore(silent, {}).state();
        return std::pair(state, elapsed.elapsed());
    });
    if (const QString reason = m_server.start(); !reason.isEmpty()) {
        QSKIP(qPrintable(reason));
    }
    if (TeamStore(m_server.address(u"postgres"_s), {}).state() == Kind::NoDriver) {
        QSKIP("Qt's PostgreSQL driver is not installed (package libqt6sql6-psql)");
    }
}

void tst_TeamStore::init()
{
    m_database = u"postgres"_s;
    const QString name = u"errors%1"_s.arg(++m_databases);
    QVERIFY(run(u"CREATE DATABASE %1 TEMPLATE template0"_s.arg(name)));
    m_database = name;
}

void tst_TeamStore::tablesAreMadeOnce()
{
    QCOMPARE(TeamStore(here(), {}).state(), Kind::Connected);
    QCOMPARE(TeamStore(here(), {}).state(), Kind::Connected);
    QCOMPARE(number(u"SELECT number FROM wayout.version"_s), 2);
    QCOMPARE(number(u"SELECT count(*) FROM wayout.version"_s), 1);
}

void tst_TeamStore::twoClientsMakeThemTogether()
{
    const auto open = [this] {
        const TeamStore store(here(), {});
        if (store.state() != Kind::Connected) {
            qWarning().noquote() << store.reason();
        }
        return store.state();
    };
    std::future<Kind> a = std::async(std::launch::async, open);
    std::future<Kind> b = std::async(std::launch::async, open);
    QCOMPARE(a.get(), Kind::Connected);
    QCOMPARE(b.get(), Kind::Connected);
    QCOMPARE(number(u"SELECT count(*) FROM wayout.version"_s), 1);
}

void tst_TeamStore::anOlderVersionIsBroughtForward()
{
    QVERIFY(TeamStore(here(), u"a"_s).send({outcome(1, OwnResult::Worked)}));
    QVERIFY(run(u"DROP TABLE wayout.record; UPDATE wayout.version SET number = 1"_s));
    TeamStore store(here(), u"b"_s);
    QCOMPARE(store.state(), Kind::Connected);
    QCOMPARE(number(u"SELECT number FROM wayout.version"_s), 2);
    QCOMPARE(store.counts(workaround.recordId)->entries.value(workaround.entry).worked, 1);
    QCOMPARE(store.save(record(u"{}"_s)).kind, TeamSaving::Kind::Saved);
}

void tst_TeamStore::aNewerVersionIsOnlyRead()
{
    QVERIFY(TeamStore(here(), u"a"_s).send({outcome(1, OwnResult::Worked)}));
    QVERIFY(run(u"UPDATE wayout.version SET number = 99"_s));
    TeamStore store(here(), u"b"_s);
    QCOMPARE(store.state(), Kind::Newer);
    QVERIFY(!store.send({outcome(2, OwnResult::Worked)}));
    QCOMPARE(store.save(record(u"{}"_s)).kind, TeamSaving::Kind::NotSent);
    QCOMPARE(store.counts(workaround.recordId)->entries.value(workaround.entry).worked, 1);
    QCOMPARE(number(u"SELECT number FROM wayout.version"_s), 99);
}

void tst_TeamStore::whatIsSentTwiceIsThereOnce()
{
    TeamStore store(here(), u"a"_s);
    const QList<TeamOutcome> outcomes{outcome(1, OwnResult::Worked), outcome(2, OwnResult::DidNotWork)};
    QVERIFY(store.send(outcomes));
    QVERIFY(store.send(outcomes));
    QCOMPARE(number(u"SELECT count(*) FROM wayout.outcome"_s), 2);
    const TeamCount count = store.counts(workaround.recordId)->entries.value(workaround.entry);
    QCOMPARE(count, (TeamCount{1, 1, 1}));
    QCOMPARE(number(u"SELECT count(*) FROM wayout.outcome WHERE kind = 'workaround'"_s), 2);
}

void tst_TeamStore::theNewestOfAnOccasionCounts()
{
    TeamStore store(here(), u"a"_s);
    QVERIFY(store.send({outcome(1, OwnResult::DidNotWork, 2000)}));
    QVERIFY(store.send({outcome(1, OwnResult::Worked, 1000)})); // of the past, from another computer
    QCOMPARE(store.counts(workaround.recordId)->entries.value(workaround.entry), (TeamCount{0, 1, 1}));
    QVERIFY(store.send({outcome(1, OwnResult::Worked, 3000)}));
    QCOMPARE(store.counts(workaround.recordId)->entries.value(workaround.entry), (TeamCount{1, 0, 1}));
}

void tst_TeamStore::aResultThatIsTakenBackDoesNotCount()
{
    TeamStore store(here(), u"a"_s);
    QVERIFY(store.send({outcome(1, OwnResult::Worked, 1000)}));
    QVERIFY(store.send({outcome(1, std::nullopt, 2000)}));
    QVERIFY(store.send({outcome(1, OwnResult::Worked, 1000)})); // late, of before
    QVERIFY(store.counts(workaround.recordId)->entries.isEmpty());
}

void tst_TeamStore::differentPeopleAddUp()
{
    for (const QString &person : {u"a"_s, u"b"_s, u"c"_s}) {
        QVERIFY(
            TeamStore(here(), person).send({outcome(1, person == "c"_L1 ? OwnResult::DidNotWork : OwnResult::Worked)}));
    }
    QVERIFY(TeamStore(here(), {}).send({outcome(1, OwnResult::Worked), outcome(2, OwnResult::Tried)}));
    QCOMPARE(number(u"SELECT count(*) FROM wayout.outcome WHERE person = 'team'"_s), 2); // the database's user
    const TeamCount count = TeamStore(here(), {}).counts(workaround.recordId)->entries.value(workaround.entry);
    QCOMPARE(count, (TeamCount{3, 1, 4}));
    const Interval interval = count.rate(count.worked).interval; // Wilson's of 3 in 4
    QVERIFY(interval.low > 0.3 && interval.low < 0.301);
    QVERIFY(interval.high > 0.95 && interval.high < 0.955);
}

void tst_TeamStore::onlyTheShownRecordIsCounted()
{
    TeamStore store(here(), u"a"_s);
    QVERIFY(store.send({outcome(1, OwnResult::Worked), outcome(1, OwnResult::DidNotWork, 1000, deadEnd),
        outcome(1, OwnResult::Worked, 1000, {u"npm/other"_s, workaround.entry})}));
    const auto counts = store.counts(workaround.recordId);
    QCOMPARE(counts->entries.size(), 2);
    QCOMPARE(counts->entries.value(deadEnd.entry), (TeamCount{0, 1, 1}));
}

void tst_TeamStore::hostileTextStaysText()
{
    const QString hostile = u"'; DROP TABLE wayout.outcome; -- \\' ? :a $1 中文"_s;
    TeamStore store(here(), hostile);
    QVERIFY(store.send({outcome(1, OwnResult::Worked, 1000, {hostile, hostile})}));
    QCOMPARE(store.counts(hostile)->entries.value(hostile), (TeamCount{1, 0, 1}));
    QVERIFY(store.send({outcome(2, OwnResult::Worked, 1000, {u"a\0b"_s, u"c"_s})}));
    QCOMPARE(store.counts(u"ab"_s)->entries.size(), 1);
}

void tst_TeamStore::aServerKilledWhileWritingLosesAndDoublesNothing()
{
    constexpr int all = 60;
    const QTemporaryDir folder;
    Notebook notebook(folder.filePath(u"notebook.sqlite"_s));
    for (int i = 0; i < all; ++i) {
        QVERIFY(notebook.setResult(workaround, i, i % 3 == 0 ? OwnResult::DidNotWork : OwnResult::Worked,
            QDateTime::fromMSecsSinceEpoch(1000 + i), Notebook::Share::WithTeam));
    }
    {
        QCOMPARE(TeamStore(here(), u"a"_s).state(), Kind::Connected);
        // The third ten are being written for so long that the server dies meanwhile.
        QVERIFY(run(u"CREATE FUNCTION slow() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN IF NEW.occasion = 25 THEN "
                    "PERFORM pg_sleep(60); END IF; RETURN NEW; END $$"_s));
        QVERIFY(run(u"CREATE TRIGGER slow BEFORE INSERT ON wayout.outcome FOR EACH ROW EXECUTE FUNCTION slow()"_s));
        ServerConnection watching(here());
        std::future<Kind> writing = std::async(std::launch::async, [&, path = folder.filePath(u"notebook.sqlite"_s)] {
            Notebook same(path);
            TeamStore store(here(), u"a"_s);
            sendAll(same, store);
            return store.send({outcome(1, OwnResult::Worked)}) ? Kind::Connected : store.state();
        });
        ServerConnection::Rows rows;
        const Statement sleeping{u"SELECT 1 FROM pg_stat_activity WHERE wait_event = 'PgSleep'"_s, {}};
        QTRY_VERIFY(watching.query(sleeping, &rows) == ServerConnection::Result::Done && !rows.isEmpty());
        m_server.kill();
        QCOMPARE(writing.get(), Kind::Away);
    }
    QCOMPARE(TeamOutbox(notebook.database()).waiting(), all - 20);
    // While it is away somebody goes on, and changes what was sent and what was not.
    const auto later = QDateTime::fromMSecsSinceEpoch(9000);
    QVERIFY(notebook.setResult(workaround, 1, std::nullopt, later, Notebook::Share::WithTeam));
    QVERIFY(notebook.setResult(workaround, 25, OwnResult::DidNotWork, later, Notebook::Share::WithTeam));
    QCOMPARE(TeamStore(here(), u"a"_s).state(), Kind::Away);

    QCOMPARE(m_server.startAgain(), QString());
    QVERIFY(run(u"DROP TRIGGER slow ON wayout.outcome"_s));
    QCOMPARE(number(u"SELECT count(*) FROM wayout.outcome"_s), 20);
    TeamStore store(here(), u"a"_s);
    sendAll(notebook, store);
    QCOMPARE(TeamOutbox(notebook.database()).waiting(), 0);
    QCOMPARE(number(u"SELECT count(*) FROM wayout.outcome"_s), all);
    QCOMPARE(number(u"SELECT count(DISTINCT occasion) FROM wayout.outcome"_s), all);
    // 40 had worked; the first was taken back, the 25th turned.
    QCOMPARE(store.counts(workaround.recordId)->entries.value(workaround.entry), (TeamCount{38, 21, 1}));
}

void tst_TeamStore::aBackendThatIsEndedIsAway()
{
    TeamStore store(here(), u"a"_s);
    QVERIFY(run(
        u"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname = current_database()"_s));
    QVERIFY(!store.counts(u"x"_s));
    QCOMPARE(store.state(), Kind::Away);
}

void tst_TeamStore::aServerThatHangsIsAway()
{
    TeamStore store(here(), u"a"_s);
    QCOMPARE(store.state(), Kind::Connected);
    m_server.hang(); // the system says that the connection is well
    QElapsedTimer elapsed;
    elapsed.start();
    QVERIFY(!store.send({outcome(1, OwnResult::Worked)}));
    QCOMPARE(store.state(), Kind::Away);
    QVERIFY(!store.counts(u"x"_s));
    QVERIFY2(elapsed.elapsed() < 9'000, qPrintable(QString::number(elapsed.elapsed())));
    m_server.goOn();
    QVERIFY(TeamStore(here(), u"a"_s).send({outcome(1, OwnResult::Worked)}));
    QCOMPARE(number(u"SELECT count(*) FROM wayout.outcome"_s), 1);
}

void tst_TeamStore::aWrongPasswordIsRefused()
{
    const TeamStore store(m_server.address(m_database, u"team"_s, u"wrong"_s), {});
    QCOMPARE(store.state(), Kind::NotAllowed);
    QVERIFY(store.reason().contains("team"_L1));
    QVERIFY(!store.reason().contains("wrong"_L1));
}

void tst_TeamStore::aDatabaseThatIsNotThereIsRefused()
{
    QCOMPARE(TeamStore(m_server.address(u"nowhere"_s), {}).state(), Kind::NotAllowed);
}

void tst_TeamStore::aReaderOnlyReads()
{
    QVERIFY(TeamStore(here(), u"a"_s).send({outcome(1, OwnResult::Worked)}));
    QVERIFY(run(u"CREATE ROLE reader LOGIN PASSWORD 'right'; GRANT USAGE ON SCHEMA wayout TO reader; "
                "GRANT SELECT ON ALL TABLES IN SCHEMA wayout TO reader"_s));
    TeamStore store(m_server.address(m_database, u"reader"_s), {});
    QCOMPARE(store.state(), Kind::ReadOnly);
    QVERIFY(!store.send({outcome(2, OwnResult::Worked)}));
    QCOMPARE(store.counts(workaround.recordId)->entries.value(workaround.entry).worked, 1);
}

void tst_TeamStore::aStrangerIsNotAllowed()
{
    QVERIFY(run(u"CREATE ROLE stranger LOGIN PASSWORD 'right'"_s));
    QCOMPARE(TeamStore(m_server.address(m_database, u"stranger"_s), {}).state(), Kind::NotAllowed);
    QCOMPARE(number(u"SELECT count(*) FROM pg_namespace WHERE nspname = 'wayout'"_s), 0);
}

void tst_TeamStore::nobodyThereIsAway()
{
    const QString port = QString::number(SilentPort().number()); // closed by now
    const TeamStore store(TeamAddress({{u"host"_s, u"127.0.0.1"_s}, {u"port"_s, port}}), {});
    QCOMPARE(store.state(), Kind::Away);
    QVERIFY(!store.reason().isEmpty());
}

void tst_TeamStore::aServiceThatThereIsNotIsNoServerThatIsAway()
{
    const TeamStore store(TeamAddress({{u"service"_s, u"nosuch-service"_s}}), {});
    QCOMPARE(store.state(), Kind::Failed); // nothing will come back
    QVERIFY2(store.reason().contains("nosuch-service"_L1) && !store.reason().contains(u'\n'), qPrintable(store.reason()));
}

void tst_TeamStore::aServerThatNeverAnswersIsAway()
{
    const auto [state, took] = m_silence.get();
    QCOMPARE(state, Kind::Away);
    QVERIFY2(took < 9'000, qPrintable(QString::number(took)));
}

void tst_TeamStore::aServerElsewhereHasToEncrypt()
{
    // This leads to the same server, which does not encrypt, by a name that is no loopback's.
    const auto elsewhere = TeamAddress::fromText(
        u"postgresql://team:right@0.0.0.0:%1/%2?sslmode=disable"_s.arg(m_server.port()).arg(m_database));
    QCOMPARE(TeamStore(*elsewhere, {}).state(), Kind::NoEncryption);
}

void tst_TeamStore::aServerElsewhereBehindAServiceHasToEncrypt()
{
    // Where it is only libpq's file knows: that is seen once it is connected.
    const QTemporaryDir folder;
    QFile services(folder.filePath(u"services"_s));
    QVERIFY(services.open(QIODevice::WriteOnly));
    services.write("[team]\nhost=0.0.0.0\nport=" + QByteArray::number(m_server.port()) + "\nuser=team\npassword=right\ndbname="
        + m_database.toUtf8() + '\n');
    services.close();
    qputenv("PGSERVICEFILE", services.fileName().toUtf8());
    const TeamStore store(TeamAddress({{u"service"_s, u"team"_s}}), {});
    qunsetenv("PGSERVICEFILE");
    QCOMPARE(store.state(), Kind::NoEncryption);
}

void tst_TeamStore::aRecordIsWrittenOnce()
{
    TeamStore store(here(), u"a"_s);
    for (int i = 0; i < 2; ++i) { // the second time as if the first answer had been lost
        const TeamSaving saving = store.save(record(u"{\"n\": 1}"_s));
        QCOMPARE(saving.kind, TeamSaving::Kind::Saved);
        QCOMPARE(saving.theirs, (TeamRecord{u"git/own"_s, u"{\"n\": 1}"_s, 1, u"a"_s}));
    }
    for (int i = 0; i < 2; ++i) {
        const TeamSaving saving = store.save(record(u"{\"n\": 2}"_s, 1));
        QCOMPARE(saving.kind, TeamSaving::Kind::Saved);
        QCOMPARE(saving.theirs.revision, 2);
    }
}

void tst_TeamStore::ofTwoWritersTheSecondIsTold()
{
    TeamStore a(here(), u"a"_s);
    TeamStore b(here(), u"b"_s);
    QCOMPARE(a.save(record(u"first"_s)).theirs.revision, 1);
    QCOMPARE(a.save(record(u"of a"_s, 1)).kind, TeamSaving::Kind::Saved);
    const TeamSaving saving = b.save(record(u"of b"_s, 1));
    QCOMPARE(saving.kind, TeamSaving::Kind::Conflict);
    QCOMPARE(saving.theirs, (TeamRecord{u"git/own"_s, u"of a"_s, 2, u"a"_s}));
    QCOMPARE(b.save(record(u"new of b"_s)).kind, TeamSaving::Kind::Conflict);
    QCOMPARE(b.save(record(u"of both"_s, 2)).kind, TeamSaving::Kind::Saved); // knowing theirs
    QVERIFY(run(u"DELETE FROM wayout.record"_s)); // by hand, on the server: nobody else's work is written over
    QCOMPARE(b.save(record(u"once more"_s, 3)).theirs, (TeamRecord{u"git/own"_s, u"once more"_s, 1, u"b"_s}));
}

void tst_TeamStore::secretsAreNotHandedOn()
{
    TeamStore store(here(), u"a"_s);
    const QString secret = u"{\"signature\": \"fatal: ghp_0123456789abcdefghijABCDEFGHIJ012345\"}"_s;
    QVERIFY(!mayBeShared(secret));
    QCOMPARE(store.save(record(secret)).kind, TeamSaving::Kind::NotSent);
    QCOMPARE(number(u"SELECT count(*) FROM wayout.record"_s), 0);
}

void tst_TeamStore::changesAreReadAndGoneOnesNamed()
{
    TeamStore store(here(), u"a"_s);
    for (int i = 0; i < 3; ++i) {
        QCOMPARE(store.save({u"git/%1"_s.arg(i), u"{}"_s, 0, {}}).kind, TeamSaving::Kind::Saved);
    }
    const auto all = store.changesSince({});
    QCOMPARE(all->changed.size(), 3);
    QVERIFY(all->gone.isEmpty());
    const auto some = store.changesSince({{u"git/0"_s, 1}, {u"git/1"_s, 0}, {u"git/2"_s, 1}, {u"git/old"_s, 4}});
    QCOMPARE(some->changed.size(), 1);
    QCOMPARE(some->changed.first().id, u"git/1"_s);
    QCOMPARE(some->gone, QStringList{u"git/old"_s});
}

QTEST_GUILESS_MAIN(tst_TeamStore)

#include "tst_teamstore.moc"
