// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/present/storetext.h"
#include "app/storage/database.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QFileInfo>
#include <QLockFile>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QTest>

#include <functional>
#include <optional>

using namespace Qt::StringLiterals;
using namespace wayout::present;
using namespace wayout::storage;

using Kind = StoreProblem::Kind;

namespace {

const Schema first{{{u"CREATE TABLE thing (name TEXT PRIMARY KEY, size INTEGER)"_s}}, {u"thing"_s}};
const Schema second{
    {first.steps.first(), {u"ALTER TABLE thing ADD COLUMN colour TEXT NOT NULL DEFAULT 'grey'"_s}}, {u"thing"_s}};

Statement adding(const QString &name, int size = 1)
{
    return {u"INSERT OR REPLACE INTO thing (name, size) VALUES (?, ?)"_s, {name, size}};
}

QStringList namesIn(Database &database)
{
    QStringList names;
    for (const QVariantList &row : database.rows({u"SELECT name FROM thing ORDER BY name"_s})) {
        names.append(row.first().toString());
    }
    return names;
}

QStringList namesIn(const QString &path)
{
    Database database(path, first);
    return namesIn(database);
}

void write(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), bytes.size());
}

QByteArray read(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// Another program that does something with the file, and keeps it open.
class OtherProgram
{
public:
    OtherProgram(const QString &path, const QString &sql)
        : m_database(QSqlDatabase::addDatabase(u"QSQLITE"_s, u"other"_s))
    {
        m_database.setDatabaseName(path);
        m_database.open();
        QSqlQuery(m_database).exec(sql);
    }
    ~OtherProgram()
    {
        m_database.close();
        m_database = {};
        QSqlDatabase::removeDatabase(u"other"_s);
    }

private:
    QSqlDatabase m_database;
};

} // namespace

class tst_Database : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void whatIsWrittenIsThereTheNextTime();
    void onlyItsOwnerMayReadIt();
    void aChangeIsMadeWholeOrNotAtAll();
    void aDamagedFileIsPutAside_data();
    void aDamagedFileIsPutAside();
    void whoDiedWhileMendingIsNotWaitedFor();
    void whatCanBeReadOfADamagedFileIsKept();
    void anOlderVersionIsCopiedAndBroughtForward();
    void aNewerVersionIsReadAndNotWritten();
    void aFileInUseIsWrittenLater();
    void aFileInUseAtTheStartIsLeftAsItIs();
    void whatWaitsIsWrittenAtTheEnd();
    void aFileThatCannotBeIsKeptInMemory();
    void aFileThatWasRemovedIsMadeAnew();
    void byChoiceInMemoryIsNoProblem();
    void everyProblemHasASentence();

private:
    QString path() const { return m_folder->filePath(u"things.sqlite"_s); }
    QStringList aside() const { return QDir(m_folder->path()).entryList({u"*.corrupt-*[0-9]"_s}); }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void tst_Database::whatIsWrittenIsThereTheNextTime()
{
    {
        Database database(path(), first);
        QVERIFY(database.isKept());
        QVERIFY(database.change({adding(u"一 'one' ?"_s)}));
        QVERIFY(database.takeProblems().isEmpty());
    }
    QCOMPARE(namesIn(path()), QStringList{u"一 'one' ?"_s});
    QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files), QStringList{u"things.sqlite"_s});
}

void tst_Database::onlyItsOwnerMayReadIt()
{
    const QString deep = m_folder->filePath(u"made/for/it/things.sqlite"_s);
    Database database(deep, first);
    QVERIFY(database.change({adding(u"one"_s)}));
    const auto others =
        QFile::ReadGroup | QFile::WriteGroup | QFile::ExeGroup | QFile::ReadOther | QFile::WriteOther | QFile::ExeOther;
    for (const QString &file : {deep, deep + u"-wal"_s, QFileInfo(deep).path()}) {
        QVERIFY2(QFile::exists(file), qPrintable(file));
        QCOMPARE(QFile::permissions(file) & others, QFile::Permissions());
    }
}

void tst_Database::aChangeIsMadeWholeOrNotAtAll()
{
    Database database({}, first);
    QVERIFY(database.change({adding(u"kept"_s)}));
    QVERIFY(!database.change({adding(u"half"_s), {u"INSERT INTO nowhere VALUES (1)"_s}}));
    QCOMPARE(namesIn(database), QStringList{u"kept"_s});
}

void tst_Database::aDamagedFileIsPutAside_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("no bytes") << QByteArray();
    QTest::newRow("not a database") << QByteArray(5'000, 'x');
    QTest::newRow("half a header") << QByteArray("SQLite form");
    QTest::newRow("a folder") << QByteArray("folder");
}

void tst_Database::aDamagedFileIsPutAside()
{
    QFETCH(QByteArray, bytes);
    const bool isFolder = bytes == "folder";
    isFolder ? void(QDir().mkpath(path())) : write(path(), bytes);
    Database database(path(), first);
    QVERIFY(database.isKept());
    const QList<StoreProblem> problems = database.takeProblems();
    QCOMPARE(problems.size(), 1);
    QCOMPARE(problems.first().kind, Kind::SetAside);
    QCOMPARE(problems.first().count, 0);
    QVERIFY(QFileInfo::exists(problems.first().argument));
    QCOMPARE(read(problems.first().argument), isFolder ? QByteArray() : bytes);
    QVERIFY(database.change({adding(u"new"_s)}));
    QVERIFY(database.takeProblems().isEmpty());
}

void tst_Database::whoDiedWhileMendingIsNotWaitedFor()
{
    constexpr qint64 patience = 4'000; // ms; somebody who is mending is waited for longer
    write(path(), QByteArray(5'000, 'x'));
    const QString lockPath = path() + u".lock"_s;
    QByteArray held;
    {
        QLockFile lock(lockPath);
        QVERIFY(lock.tryLock(0));
        held = read(lockPath);
    }
    // Left behind by a process whose number has gone to another program since.
    held.replace(0, held.indexOf('\n'), "1");
    write(lockPath, held);
    QElapsedTimer timer;
    timer.start();
    Database database(path(), first);
    QVERIFY(database.isKept());
    QCOMPARE(database.takeProblems().value(0).kind, Kind::SetAside);
    QVERIFY2(timer.elapsed() < patience, qPrintable(QString::number(timer.elapsed())));
}

void tst_Database::whatCanBeReadOfADamagedFileIsKept()
{
    constexpr int written = 400;
    {
        Database database(path(), first);
        QList<Statement> statements;
        for (int i = 0; i < written; ++i) {
            statements.append(adding(u"%1 %2"_s.arg(i, 3).arg(QString(200, u'x')), i));
        }
        QVERIFY(database.change(statements));
    }
    QByteArray bytes = read(path());
    constexpr int page = 4096;
    QVERIFY(bytes.size() > 24 * page);
    bytes.replace(12 * page, 6 * page, QByteArray(6 * page, '\xff')); // in the middle; one page may be of an index
    write(path(), bytes);

    Database database(path(), first);
    const QList<StoreProblem> problems = database.takeProblems();
    QCOMPARE(problems.size(), 1);
    QCOMPARE(problems.first().kind, Kind::SetAside);
    QCOMPARE(aside().size(), 1);
    const auto kept = namesIn(database).size();
    QCOMPARE(problems.first().count, int(kept));
    QVERIFY2(kept > written / 4 && kept < written, qPrintable(QString::number(kept)));
}

void tst_Database::anOlderVersionIsCopiedAndBroughtForward()
{
    {
        Database old(path(), first);
        QVERIFY(old.change({adding(u"old"_s)}));
    }
    Database database(path(), second);
    QVERIFY(database.isKept());
    QCOMPARE(database.rows({u"SELECT name, colour FROM thing"_s}), (Database::Rows{{u"old"_s, u"grey"_s}}));
    QCOMPARE(namesIn(path() + u".before-2"_s), QStringList{u"old"_s});
}

void tst_Database::aNewerVersionIsReadAndNotWritten()
{
    {
        Database newer(path(), second);
        QVERIFY(newer.change({adding(u"from the future"_s)}));
    }
    const QByteArray before = read(path());
    {
        Database database(path(), first);
        QVERIFY(!database.isKept());
        QCOMPARE(database.takeProblems(), (QList<StoreProblem>{{Kind::Newer, path(), {}}}));
        QVERIFY(database.change({adding(u"mine"_s)}));
        QCOMPARE(namesIn(database), (QStringList{u"from the future"_s, u"mine"_s}));
    }
    QCOMPARE(read(path()), before);
}

void tst_Database::aFileInUseIsWrittenLater()
{
    Database database(path(), first);
    QVERIFY(database.change({adding(u"before"_s)}));
    {
        const OtherProgram backup(path(), u"BEGIN EXCLUSIVE"_s);
        QElapsedTimer timer;
        timer.start();
        QVERIFY(database.change({adding(u"meanwhile"_s)}));
        QVERIFY2(timer.elapsed() < 2'000, qPrintable(QString::number(timer.elapsed())));
        QVERIFY(!database.isKept());
        QCOMPARE(database.takeProblems().value(0).kind, Kind::InUse);
        QVERIFY(namesIn(database).contains(u"meanwhile"_s));
    }
    database.retry();
    QVERIFY(database.isKept());
    QCOMPARE(namesIn(database), (QStringList{u"before"_s, u"meanwhile"_s}));
    QCOMPARE(namesIn(path()), (QStringList{u"before"_s, u"meanwhile"_s}));
}

void tst_Database::aFileInUseAtTheStartIsLeftAsItIs()
{
    QVERIFY(Database(path(), first).change({adding(u"before"_s)}));
    std::optional<OtherProgram> backup(std::in_place, path(), u"BEGIN EXCLUSIVE"_s);
    Database database(path(), first);
    QVERIFY(!database.isKept());
    QCOMPARE(database.takeProblems(), (QList<StoreProblem>{{Kind::InUse, path(), {}}}));
    QVERIFY(aside().isEmpty()); // it is not damaged
    QVERIFY(database.change({adding(u"meanwhile"_s)}));
    QVERIFY(database.takeProblems().isEmpty()); // said once
    backup.reset();
    database.retry();
    QVERIFY(database.isKept());
    QCOMPARE(namesIn(path()), (QStringList{u"before"_s, u"meanwhile"_s}));
    backup.emplace(path(), u"BEGIN EXCLUSIVE"_s);
    QVERIFY(database.change({adding(u"again"_s)}));
    QVERIFY(!database.isKept());
    QVERIFY(database.takeProblems().isEmpty()); // however often it is
}

void tst_Database::whatWaitsIsWrittenAtTheEnd()
{
    {
        Database database(path(), first);
        QVERIFY(database.change({adding(u"before"_s)}));
        {
            const OtherProgram backup(path(), u"BEGIN EXCLUSIVE"_s);
            QVERIFY(database.change({adding(u"meanwhile"_s)}));
        }
        QVERIFY(!database.isKept());
    }
    QCOMPARE(namesIn(path()), (QStringList{u"before"_s, u"meanwhile"_s}));
}

void tst_Database::aFileThatCannotBeIsKeptInMemory()
{
    const QString file = m_folder->filePath(u"a-file"_s);
    write(file, "x");
    Database database(file + u"/below/things.sqlite"_s, first);
    QVERIFY(!database.isKept());
    const StoreProblem problem = database.takeProblems().value(0);
    QCOMPARE(problem.kind, Kind::NotWritable);
    QVERIFY2(!problem.argument.isEmpty() && problem.argument != u"Unknown error"_s, qPrintable(problem.argument));
    QVERIFY(database.change({adding(u"one"_s)}));
    QVERIFY(database.change({adding(u"two"_s)}));
    QVERIFY(database.takeProblems().isEmpty()); // said once
    QCOMPARE(namesIn(database), (QStringList{u"one"_s, u"two"_s}));
    QFile::remove(file);
    database.retry();
    QVERIFY(database.isKept());
    QCOMPARE(namesIn(file + u"/below/things.sqlite"_s), (QStringList{u"one"_s, u"two"_s}));
}

void tst_Database::aFileThatWasRemovedIsMadeAnew()
{
    Database database(path(), first);
    QVERIFY(database.change({adding(u"forgotten"_s)}));
    for (const auto suffix : {""_L1, "-wal"_L1, "-shm"_L1}) {
        QFile::remove(path() + suffix);
    }
    QVERIFY(database.change({adding(u"new"_s)}));
    QCOMPARE(namesIn(path()), QStringList{u"new"_s});
}

void tst_Database::byChoiceInMemoryIsNoProblem()
{
    Database database({}, first);
    QVERIFY(!database.isKept());
    QVERIFY(database.change({adding(u"one"_s)}));
    QCOMPARE(namesIn(database), QStringList{u"one"_s});
    QVERIFY(database.takeProblems().isEmpty());
}

void tst_Database::everyProblemHasASentence()
{
    for (const auto kind : {Kind::NotWritable, Kind::SetAside, Kind::Newer, Kind::InUse, Kind::NotSaved}) {
        const QString sentence = storeSentence({kind, u"/there/history.sqlite"_s, u"why"_s, 3});
        QVERIFY2(sentence.contains(u"/there/history.sqlite"_s), qPrintable(sentence));
    }
    QVERIFY(storeSentence({Kind::NoPlace, {}, {}}).contains(u"off"_s));
    QVERIFY(storeSentence({Kind::NoDriver, {}, {}}).contains(u"libqt6sql6-sqlite"_s));
}

QTEST_GUILESS_MAIN(tst_Database)
#include "tst_database.moc"
