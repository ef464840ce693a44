// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/catalog/catalogreader.h"
#include "app/cli/command.h"
#include "app/platform/userfolders.h"
#include "app/storage/datapaths.h"
#include "app/storage/notebook.h"

#include <QBuffer>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "tests/builtinrecords.h"

using namespace Qt::StringLiterals;
using namespace wayout::catalog;
using namespace wayout::cli;
using namespace wayout::platform;
using namespace wayout::storage;

class tst_ExportCommand : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void recordGoesOutAndComesInByteForByte();
    void chosenByDomainByIdOrByWhoWroteThem();
    void formats_data();
    void formats();
    void importWritesNothingOver();
    void resultsAddUp();
    void wrongUseIsTold_data();
    void wrongUseIsTold();

private:
    struct Result {
        ExitStatus status = ExitStatus::WrongUse;
        QByteArray out;
        QByteArray err;
    };
    Result run(const QStringList &arguments) const;
    /// The same without the built-in catalogue, on three records: reading 562 takes time.
    Result runOnSome(const QStringList &arguments) const
    {
        return run(QStringList{u"--no-builtin"_s, u"--catalog"_s, m_home->filePath(u"some.json"_s)} + arguments);
    }
    QByteArray contentOf(const QString &path) const;

    std::unique_ptr<QTemporaryDir> m_home;
};

void tst_ExportCommand::init()
{
    m_home = std::make_unique<QTemporaryDir>();
    for (const char *variable : {"XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CONFIG_HOME"}) {
        qputenv(variable, QFile::encodeName(m_home->filePath(QString::fromLatin1(variable))));
    }
    QFile some(m_home->filePath(u"some.json"_s));
    QVERIFY(some.open(QIODevice::WriteOnly));
    some.write(
        R"([{"id": "git/one", "domain": "git", "signature": "one"}, {"id": "git/two", "domain": "git", "signature": "two"},
        {"id": "npm/three", "domain": "npm", "signature": "three"}])");
}

tst_ExportCommand::Result tst_ExportCommand::run(const QStringList &arguments) const
{
    QByteArray input;
    Result result;
    QBuffer in(&input);
    QBuffer out(&result.out);
    QBuffer err(&result.err);
    if (in.open(QIODevice::ReadOnly) && out.open(QIODevice::WriteOnly) && err.open(QIODevice::WriteOnly)) {
        result.status = runCommand(arguments, {in, out, err});
    }
    return result;
}

QByteArray tst_ExportCommand::contentOf(const QString &path) const
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void tst_ExportCommand::recordGoesOutAndComesInByteForByte()
{
    const QString id = u"git/author-identity-unknown"_s;
    const QByteArray builtIn = run({u"export"_s, id}).out;
    const Record record = readCatalogs({builtinFile(id)}).records.value(0);
    QVERIFY(!record.id.isEmpty());
    QVERIFY(withoutPlace(readRecords(builtIn, {}).records.value(0)) == withoutPlace(record));
    const QString file = m_home->filePath(u"one.json"_s);
    QCOMPARE(run({u"export"_s, u"-o"_s, file, id}).status, ExitStatus::Found);
    QCOMPARE(contentOf(file), builtIn);
    const Result imported = run({u"import"_s, file});
    QVERIFY2(imported.status == ExitStatus::Found, imported.err.constData());
    QCOMPARE(contentOf(userCatalogFolder() + u'/' + id + u".json"_s), builtIn);
    QCOMPARE(run({u"export"_s, u"--own"_s}).out, builtIn);
    QCOMPARE(run({u"import"_s, file}).status, ExitStatus::Found); // it is there already, the same
}

void tst_ExportCommand::chosenByDomainByIdOrByWhoWroteThem()
{
    QCOMPARE(runOnSome({u"export"_s, u"--own"_s}).status, ExitStatus::NothingFound);
    const Result git = runOnSome({u"export"_s, u"--domain"_s, u"git"_s});
    const LoadResult read = readRecords(git.out, {});
    QVERIFY(read.problems.isEmpty());
    QCOMPARE(read.records.size(), 2);
    for (const Record &record : read.records) {
        QCOMPARE(record.domain, u"git"_s);
    }
    const Result some = runOnSome({u"export"_s, u"git/two"_s, u"git/no-such"_s});
    QCOMPARE(readRecords(some.out, {}).records.size(), 1);
    QVERIFY(some.err.contains("git/no-such"));
    const QString folder = m_home->filePath(u"out/"_s);
    QCOMPARE(runOnSome({u"export"_s, u"--domain"_s, u"git"_s, u"-o"_s, folder}).status, ExitStatus::Found);
    QCOMPARE(readCatalogs({folder}).records.size(), read.records.size());
}

void tst_ExportCommand::formats_data()
{
    QTest::addColumn<QString>("format");
    QTest::addColumn<QByteArray>("begin");
    QTest::newRow("flat") << u"flat"_s << QByteArray("{\n  \"id\": \"git/");
    QTest::newRow("markdown") << u"markdown"_s << QByteArray("# ");
    QTest::newRow("errorcanon") << u"errorcanon"_s << QByteArray("{\n  \"schema_version\": \"1.0.0\"");
}

void tst_ExportCommand::formats()
{
    QFETCH(QString, format);
    QFETCH(QByteArray, begin);
    const Result result = runOnSome({u"export"_s, u"--format"_s, format, u"git/one"_s});
    QVERIFY2(result.out.startsWith(begin), result.out.left(80).constData());
}

void tst_ExportCommand::importWritesNothingOver()
{
    const QString path = m_home->filePath(u"mine.json"_s);
    const auto put = [&](const QByteArray &bytes) {
        QFile file(path);
        return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
    };
    QVERIFY(put("{\"id\": \"a/b\", \"signature\": \"first\", \"x\": 1}"));
    QCOMPARE(run({u"import"_s, path}).status, ExitStatus::Found);
    QVERIFY(put("{\"id\": \"a/b\", \"signature\": \"second\"}"));
    const Result again = run({u"import"_s, path});
    QCOMPARE(again.status, ExitStatus::NothingFound);
    QVERIFY(again.err.contains("a/b.json"));
    QCOMPARE(contentOf(userCatalogFolder() + u"/a/b.json"_s),
        QByteArray("{\"id\": \"a/b\", \"signature\": \"first\", \"x\": 1}"));
    QCOMPARE(run({u"import"_s, m_home->filePath(u"none.json"_s)}).status, ExitStatus::NoCatalog);
}

void tst_ExportCommand::resultsAddUp()
{
    const AttemptKey key{u"git/lock"_s, u"workaround-1-0"_s};
    const auto results = [&](qint64 pasteId) {
        return Notebook(DataPaths::ofUser().notebook).read(key.recordId, pasteId).results.value(key.entry);
    };
    const QString file = m_home->filePath(u"results.json"_s);
    Notebook(DataPaths::ofUser().notebook).setResult(key, 1, OwnResult::Worked, QDateTime::currentDateTime());
    QCOMPARE(run({u"outcomes"_s, u"export"_s, u"-o"_s, file}).status, ExitStatus::Found);
    QCOMPARE(run({u"outcomes"_s, u"export"_s}).out, contentOf(file));
    qputenv("XDG_DATA_HOME", QFile::encodeName(m_home->filePath(u"somebody-else"_s)));
    Notebook(DataPaths::ofUser().notebook).setResult(key, 2, OwnResult::DidNotWork, QDateTime::currentDateTime());
    for (int time = 0; time < 2; ++time) {
        QCOMPARE(run({u"outcomes"_s, u"import"_s, file}).status, ExitStatus::Found);
        QCOMPARE(results(2).worked, 1);
        QCOMPARE(results(2).didNotWork, 1);
    }
    const Result bad = run({u"outcomes"_s, u"import"_s, m_home->filePath(u"none.json"_s)});
    QCOMPARE(bad.status, ExitStatus::WrongUse);
    QVERIFY(bad.err.contains("none.json"));
}

void tst_ExportCommand::wrongUseIsTold_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("export of nothing") << QStringList{u"export"_s};
    QTest::newRow("unknown format") << QStringList{u"export"_s, u"--format"_s, u"pdf"_s, u"a/b"_s};
    QTest::newRow("import of nothing") << QStringList{u"import"_s};
    QTest::newRow("outcomes alone") << QStringList{u"outcomes"_s};
    QTest::newRow("outcomes import of nothing") << QStringList{u"outcomes"_s, u"import"_s};
}

void tst_ExportCommand::wrongUseIsTold()
{
    QFETCH(QStringList, arguments);
    const Result result = run(arguments);
    QCOMPARE(result.status, ExitStatus::WrongUse);
    QVERIFY(!result.err.isEmpty());
}

QTEST_GUILESS_MAIN(tst_ExportCommand)
#include "tst_exportcommand.moc"
