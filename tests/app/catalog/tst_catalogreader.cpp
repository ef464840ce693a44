// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/catalog/catalogfiles.h"
#include "app/catalog/catalogreader.h"
#include "app/catalog/limits.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QMetaEnum>
#include <QTemporaryDir>
#include <QTest>
#include <QTextStream>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdio>
#include <thread>

#ifdef Q_OS_UNIX
#include <fcntl.h>
#include <sys/stat.h>
#endif

using namespace Qt::StringLiterals;
using namespace wayout::catalog;

using Kind = Problem::Kind;

class tst_CatalogReader : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void brokenFilesCostWhatIsBroken_data();
    void brokenFilesCostWhatIsBroken();
    void everyBrokenFileIsExpected();
    void faultsOverAndOverEndInTime();
    void ofTooManyRecordsTheRestIsLeftOutAndSaid();
    void foldersAreSearchedInOrder();
    void aFolderWithoutEndIsCutAndToldOnce();
    void linksDoNotLoop();
    void onlyRegularFilesAreOpened();
    void theFirstOfAFileWins();
    void theFirstOfAPackWins();
    void aLaterPackReplacesRecordsInPlace();
    void aFileTooLargeIsNotRead();
    void whatVanishesOrTurnsIntoAnotherThingCostsItself();
    void aFileThatTurnsWhileItIsOpenedIsNotWaitedFor();
    void aFileWithoutASizeIsReadToItsEnd();
    void packsOfOneNameAreToldApartByTheirPaths();
    void aFolderThatCannotBeWrittenIsReadAndLeftAsItWas();

private:
    QString write(const QString &name, const QByteArray &bytes);

    QTemporaryDir m_folder;
};

static QString kindName(Kind kind)
{
    return QString::fromLatin1(QMetaEnum::fromType<Kind>().valueToKey(int(kind)));
}

static QStringList idsOf(const LoadResult &result)
{
    QStringList ids;
    for (const Record &record : result.records) {
        ids.append(record.id);
    }
    return ids;
}

static QByteArray record(const QByteArray &id, const QByteArray &signature = "it broke")
{
    return "{\"id\": \"" + id + "\", \"signature\": \"" + signature + "\"}\n";
}

static QString brokenFolder()
{
    return QStringLiteral(WAYOUT_SOURCE_DIR "/tests/broken");
}

static QStringList brokenFiles()
{
    return QDir(brokenFolder()).entryList({u"*.json"_s, u"*.jsonl"_s, u"*.zip"_s, u"*.tar.gz"_s}, QDir::Files);
}

/// tests/broken/expected.txt by file.
static QMap<QString, QStringList> expectations()
{
    QFile file(brokenFolder() + u"/expected.txt"_s);
    QMap<QString, QStringList> expected;
    QString name;
    const QStringList lines =
        file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()).split(u'\n') : QStringList();
    for (const QString &line : lines) {
        if (line.isEmpty() || line.startsWith(u'#')) {
            continue;
        }
        if (!line.startsWith(u' ')) {
            name = line.section(u':', 0, 0);
        }
        expected[name].append(line);
    }
    return expected;
}

QString tst_CatalogReader::write(const QString &name, const QByteArray &bytes)
{
    const QString path = m_folder.filePath(name);
    QDir().mkpath(QFileInfo(path).path());
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() ? path : QString();
}

void tst_CatalogReader::brokenFilesCostWhatIsBroken_data()
{
    QTest::addColumn<QStringList>("expected");
    const QMap<QString, QStringList> files = expectations();
    for (const QString &name : brokenFiles()) {
        QTest::newRow(qUtf8Printable(name)) << files.value(name);
    }
}

void tst_CatalogReader::brokenFilesCostWhatIsBroken()
{
    const QString name = QString::fromUtf8(QTest::currentDataTag());
    const LoadResult result = readCatalogs({brokenFolder() + u'/' + name});
    QStringList found{u"%1: %2"_s.arg(name).arg(result.records.size())};
    for (const Problem &problem : result.problems) {
        found.append(u"    %1 %2 %3"_s.arg(problem.line)
                         .arg(kindName(problem.kind), problem.field)
                         .trimmed()
                         .prepend(u"    "_s));
    }
    if (qEnvironmentVariableIsSet("WAYOUT_PRINT_FOUND")) { // to write the file anew, and read it
        QTextStream(stdout) << "=" << found.join(u'\n') << "\n";
        return;
    }
    QTEST(found, "expected");
}

void tst_CatalogReader::everyBrokenFileIsExpected()
{
    const QStringList files = brokenFiles();
    QCOMPARE(expectations().keys(), files);
    QVERIFY(!files.isEmpty());
}

void tst_CatalogReader::faultsOverAndOverEndInTime()
{
    QElapsedTimer timer;
    timer.start();
    const LoadResult openBraces = readRecords(QByteArray("{\"id\":\n").repeated(100'000), {});
    const LoadResult openLists = readRecords(QByteArray(1'000'000, '['), {});
    const LoadResult manyKeys = readRecords("{" + QByteArray("\"a\":1,").repeated(40'000) + "\"id\": \"x\"}", {});
    const QByteArray wrongTags =
        "{\"id\": \"x\", \"signature\": \"y\", \"tags\": [" + QByteArray("1,").repeated(100'000) + "1]}";
    const LoadResult manyProblems = readRecords(wrongTags, {});
    const LoadResult tiny = readRecords(QByteArray("{}").repeated(100'000), {});
    QVERIFY(openBraces.records.isEmpty() && !openBraces.problems.isEmpty());
    QVERIFY(openLists.records.isEmpty() && !openLists.problems.isEmpty());
    QVERIFY(!manyKeys.problems.isEmpty());
    QCOMPARE(manyProblems.problems.size(), Limits::problemsOfRecord + 1);
    QCOMPARE(manyProblems.problems.last().kind, Kind::MoreProblems);
    QCOMPARE(manyProblems.problems.last().argument, QString::number(100'001 - Limits::problemsOfRecord));
    QVERIFY(tiny.problems.size() <= Limits::problemsOfFile + 2);
    QCOMPARE(tiny.problems.last().kind, Kind::MoreProblems);
    QVERIFY2(timer.elapsed() < 20'000, qPrintable(QString::number(timer.elapsed())));
}

void tst_CatalogReader::ofTooManyRecordsTheRestIsLeftOutAndSaid()
{
    const LoadResult result = readRecords(QByteArray("{}\n").repeated(Limits::records + 2), u"many.json"_s);
    const auto tooMany = std::ranges::find(result.problems, Kind::TooManyRecords, &Problem::kind);
    QVERIFY(tooMany != result.problems.end());
    QCOMPARE(tooMany->line, int(Limits::records) + 1);
    QCOMPARE(std::ranges::count(result.problems, Kind::TooManyRecords, &Problem::kind), 1);
}

void tst_CatalogReader::foldersAreSearchedInOrder()
{
    write(u"tree/b.json"_s, record("a/b"));
    write(u"tree/a.jsonl"_s, record("a/a1") + record("a/a2"));
    write(u"tree/c/deeper/d.ndjson"_s, record("a/d"));
    write(u"tree/README.md"_s, "not a catalogue");
    const LoadResult result = readCatalogs({m_folder.filePath(u"tree"_s)});
    QCOMPARE(idsOf(result), (QStringList{u"a/a1"_s, u"a/a2"_s, u"a/b"_s, u"a/d"_s}));
    QCOMPARE(result.filesRead, 3);
    QVERIFY(result.problems.isEmpty());
    QCOMPARE(result.records.value(1).line, 2);
    QCOMPARE(result.records.value(1).file, m_folder.filePath(u"tree/a.jsonl"_s));
}

void tst_CatalogReader::aFolderWithoutEndIsCutAndToldOnce()
{
    QDir().mkpath(m_folder.filePath(u"many"_s));
    for (int i = 0; i <= Limits::files; ++i) {
        QVERIFY(QFile(m_folder.filePath(u"many/%1.json"_s.arg(i))).open(QIODevice::WriteOnly));
    }
    QList<Problem> problems;
    QCOMPARE(catalogFiles(m_folder.filePath(u"many"_s), problems).size(), Limits::files);
    QCOMPARE(problems.size(), 1);
    QCOMPARE(problems.first().kind, Kind::TooManyFiles);
    QCOMPARE(problems.first().argument, QString::number(Limits::files));
}

void tst_CatalogReader::linksDoNotLoop()
{
    write(u"loop/a.json"_s, record("a/one"));
    QVERIFY(QFile::link(m_folder.filePath(u"loop"_s), m_folder.filePath(u"loop/again"_s)));
    const LoadResult result = readCatalogs({m_folder.filePath(u"loop"_s)});
    QCOMPARE(idsOf(result), QStringList{u"a/one"_s});
    QVERIFY(result.problems.isEmpty());
}

void tst_CatalogReader::onlyRegularFilesAreOpened()
{
    const auto only = [](const QString &path) {
        const LoadResult result = readCatalogs({path});
        return result.filesRead == 0 && result.problems.size() == 1 ? kindName(result.problems.first().kind)
                                                                    : QString();
    };
    QCOMPARE(only(m_folder.filePath(u"nowhere.json"_s)), u"FileMissing"_s);
    QDir().mkpath(m_folder.filePath(u"empty"_s));
    QCOMPARE(only(m_folder.filePath(u"empty"_s)), u"NoRecords"_s);
#ifdef Q_OS_UNIX
    QDir().mkpath(m_folder.filePath(u"pipes"_s));
    const QString pipe = m_folder.filePath(u"pipes/pack.json"_s);
    QCOMPARE(mkfifo(qPrintable(pipe), 0600), 0);
    QCOMPARE(only(pipe), u"NotRegularFile"_s);
    QCOMPARE(only(m_folder.filePath(u"pipes"_s)), u"NotRegularFile"_s);
    QCOMPARE(only(u"/dev/zero"_s), u"NotRegularFile"_s);
#endif
}

void tst_CatalogReader::theFirstOfAFileWins()
{
    const LoadResult result = readRecords(record("a/one", "first") + record("a/one", "second"), u"twice.json"_s);
    QCOMPARE(result.records.size(), 1);
    QCOMPARE(result.records.first().signature.en, u"first"_s);
    QCOMPARE(result.problems.size(), 1);
    QCOMPARE(result.problems.first().kind, Kind::DuplicateId);
    QCOMPARE(result.problems.first().line, 2);
    QCOMPARE(result.problems.first().argument, u"twice.json:1"_s);
}

void tst_CatalogReader::theFirstOfAPackWins()
{
    write(u"twice/a.json"_s, record("a/one", "first"));
    write(u"twice/b.json"_s, record("a/two") + record("a/one", "second"));
    const LoadResult result = readCatalogs({m_folder.filePath(u"twice"_s)});
    QCOMPARE(result.records.value(0).signature.en, u"first"_s);
    QCOMPARE(result.records.size(), 2);
    QCOMPARE(result.problems.size(), 1);
    const Problem problem = result.problems.first();
    QCOMPARE(problem.kind, Kind::DuplicateId);
    QCOMPARE(problem.file, m_folder.filePath(u"twice/b.json"_s));
    QCOMPARE(problem.line, 2);
    QCOMPARE(problem.recordId, u"a/one"_s);
    QCOMPARE(problem.argument, m_folder.filePath(u"twice/a.json"_s) + u":1"_s);
}

void tst_CatalogReader::aLaterPackReplacesRecordsInPlace()
{
    const QString first = write(u"first.json"_s, record("a/one", "old") + record("a/two"));
    const QString second = write(u"second.json"_s, record("a/three") + record("a/one", "new"));
    const LoadResult result = readCatalogs({first, second});
    QCOMPARE(idsOf(result), (QStringList{u"a/one"_s, u"a/two"_s, u"a/three"_s}));
    QCOMPARE(result.records.value(0).signature.en, u"new"_s);
    QCOMPARE(result.problems.size(), 1);
    QCOMPARE(result.problems.first().kind, Kind::ReplacesRecord);
    QCOMPARE(result.problems.first().file, second);
    QCOMPARE(result.problems.first().argument, first + u":1"_s);
}

void tst_CatalogReader::aFileTooLargeIsNotRead()
{
    const QString path = m_folder.filePath(u"large.json"_s);
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.resize(Limits::fileBytes + 1));
    const LoadResult result = readCatalogs({path});
    QCOMPARE(result.filesRead, 0);
    QCOMPARE(result.problems.size(), 1);
    QCOMPARE(result.problems.first().kind, Kind::FileTooLarge);
}

void tst_CatalogReader::whatVanishesOrTurnsIntoAnotherThingCostsItself()
{
    const QString gone = write(u"moving/a.json"_s, record("a/one"));
    const QString turned = write(u"moving/b.json"_s, record("a/two"));
    const QString stays = write(u"moving/c.json"_s, record("a/three"));
    QList<Problem> problems;
    const QStringList files = catalogFiles(m_folder.filePath(u"moving"_s), problems);
    QCOMPARE(files, (QStringList{gone, turned, stays}));
    QVERIFY(QFile::remove(gone) && QFile::remove(turned)); // between the listing and the reading
#ifdef Q_OS_UNIX
    QCOMPARE(mkfifo(qPrintable(turned), 0600), 0); // opening it would wait for a writer for ever
#endif
    int read = 0;
    for (const QString &file : files) {
        read += readCatalogFile(file, problems) ? 1 : 0;
    }
    QCOMPARE(read, 1);
    QCOMPARE(problems.size(), 2);
    QCOMPARE(problems.at(0).kind, Kind::FileMissing);
    QCOMPARE(problems.at(0).file, gone);
#ifdef Q_OS_UNIX
    QCOMPARE(problems.at(1).kind, Kind::NotRegularFile);
#endif
}

void tst_CatalogReader::aFileThatTurnsWhileItIsOpenedIsNotWaitedFor()
{
#ifndef RENAME_EXCHANGE
    QSKIP("two files cannot change places here");
#else
    // For as long as the two threads need to meet, also where they share one processor.
    constexpr qint64 least = 1'000; // ms
    constexpr qint64 most = 20'000;
    const QByteArray file = QFile::encodeName(write(u"turning/a.json"_s, record("a/one")));
    const QByteArray pipe = QFile::encodeName(m_folder.filePath(u"turning/pipe"_s));
    QCOMPARE(mkfifo(pipe.constData(), 0600), 0);
    std::atomic<bool> isOver = false;
    std::thread turning([&] {
        while (!isOver && ::renameat2(AT_FDCWD, file.constData(), AT_FDCWD, pipe.constData(), RENAME_EXCHANGE) == 0) {
            std::this_thread::sleep_for(std::chrono::microseconds(20)); // else nobody else gets at the folder
        }
    });
    int read = 0;
    int refused = 0;
    int times = 0;
    QElapsedTimer timer;
    timer.start();
    for (; timer.elapsed() < least || (read == 0 && timer.elapsed() < most); ++times) {
        QList<Problem> problems;
        const auto bytes = readCatalogFile(QFile::decodeName(file), problems);
        read += bytes && !bytes->isEmpty() ? 1 : 0;
        refused += !bytes && problems.value(0).kind == Kind::NotRegularFile ? 1 : 0;
    }
    isOver = true;
    turning.join();
    QCOMPARE(read + refused, times);
    QVERIFY(read > 0);
#endif
}

void tst_CatalogReader::aFileWithoutASizeIsReadToItsEnd()
{
    if (!QFile::exists(u"/proc/self/status"_s)) {
        QSKIP("there is no /proc");
    }
    QList<Problem> problems;
    const auto bytes = readCatalogFile(u"/proc/self/status"_s, problems);
    QVERIFY(bytes && bytes->contains("VmRSS"));
    QVERIFY(problems.isEmpty());
}

void tst_CatalogReader::packsOfOneNameAreToldApartByTheirPaths()
{
    const QString here = write(u"here/pack.json"_s, record("a/one") + "{\"signature\": \"bad\"}\n");
    const QString there = write(u"there/pack.json"_s, record("b/one") + "{\"signature\": \"bad\"}\n");
    const LoadResult result = readCatalogs({here, there});
    QCOMPARE(idsOf(result), (QStringList{u"a/one"_s, u"b/one"_s}));
    QCOMPARE(result.records.at(0).file, here);
    QCOMPARE(result.records.at(1).file, there);
    QCOMPARE(result.problems.size(), 2);
    QCOMPARE(result.problems.at(0).file, here);
    QCOMPARE(result.problems.at(1).file, there);
}

void tst_CatalogReader::aFolderThatCannotBeWrittenIsReadAndLeftAsItWas()
{
    const QString file = write(u"sealed/pack.json"_s, record("a/one"));
    const QString folder = m_folder.filePath(u"sealed"_s);
    const QFileDevice::Permissions before = QFile::permissions(folder);
    QVERIFY(QFile::setPermissions(file, QFileDevice::ReadOwner));
    QVERIFY(QFile::setPermissions(folder, QFileDevice::ReadOwner | QFileDevice::ExeOwner));
    const LoadResult result = readCatalogs({folder});
    QVERIFY(QFile::setPermissions(folder, before));
    QCOMPARE(idsOf(result), QStringList{u"a/one"_s});
    QVERIFY(result.problems.isEmpty());
    QCOMPARE(
        QDir(folder).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot), QStringList{u"pack.json"_s});
}

QTEST_APPLESS_MAIN(tst_CatalogReader)
#include "tst_catalogreader.moc"
