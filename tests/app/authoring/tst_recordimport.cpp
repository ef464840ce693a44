// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/authoring/recordimport.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace wayout::authoring;

class tst_RecordImport : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();

    void whatComesInIsWhatStoodThere();
    void aPlanWritesNothing();
    void whatIsThereStaysAndIsSaid();
    void whatDiffersBecomesACopyOfItsOwn();
    void theSameCopyIsMadeOnce();
    void anIdThatCannotNameAFileIsSaid();
    void whatCameBetweenIsNotWrittenOver();
    void aFolderThatCannotBeWrittenIsSaidOnce();

private:
    QString own() const { return m_folder->filePath(u"own"_s); }
    QString write(const QString &name, const QByteArray &bytes) const
    {
        const QString path = m_folder->filePath(name);
        QDir().mkpath(QFileInfo(path).absolutePath());
        QFile file(path);
        return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() ? path : QString();
    }
    QByteArray read(const QString &name) const
    {
        QFile file(m_folder->filePath(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    ImportFate fateOf(const ImportPlan &plan, const QString &id) const
    {
        return std::ranges::find(plan.records, id, &ImportedRecord::id)->fate;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void tst_RecordImport::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
}

void tst_RecordImport::whatComesInIsWhatStoodThere()
{
    const QByteArray bytes = "{ \"signature\": \"x  y\",\n\t\"id\":\"git/a\", \"frob\": [1.50, {}] }\n\n";
    const ImportPlan plan = importPlan({write(u"one.json"_s, bytes)}, own());
    QCOMPARE(plan.filesRead, 1);
    QCOMPARE(fateOf(plan, u"git/a"_s), ImportFate::New);
    QCOMPARE(takeInAll(plan, own(), false).written, 1);
    QCOMPARE(read(u"own/git/a.json"_s), bytes);
    QCOMPARE(fateOf(importPlan({m_folder->filePath(u"one.json"_s)}, own()), u"git/a"_s), ImportFate::Same);
}

void tst_RecordImport::aPlanWritesNothing()
{
    importPlan({write(u"one.json"_s, R"({"id": "git/a", "signature": "x"})")}, own());
    QVERIFY(!QFileInfo::exists(own()));
}

void tst_RecordImport::whatIsThereStaysAndIsSaid()
{
    const QByteArray mine = R"({"id": "git/a", "signature": "mine"})";
    write(u"own/git/a.json"_s, mine);
    const ImportPlan plan
        = importPlan({write(u"in.jsonl"_s, "{\"id\": \"git/a\", \"signature\": \"theirs\"}\n{\"id\": \"git/b\", \"signature\": \"new\"}\n")}, own());
    QCOMPARE(fateOf(plan, u"git/a"_s), ImportFate::Differs);
    QCOMPARE(fateOf(plan, u"git/b"_s), ImportFate::New);
    const ImportResult result = takeInAll(plan, own(), false);
    QCOMPARE(result.written, 1);
    QCOMPARE(result.left, 1);
    QCOMPARE(read(u"own/git/a.json"_s), mine);
}

void tst_RecordImport::whatDiffersBecomesACopyOfItsOwn()
{
    const QByteArray mine = R"({"id": "git/a", "signature": "mine"})";
    write(u"own/git/a.json"_s, mine);
    write(u"own/git/a-2.json"_s, R"({"id": "git/a-2", "signature": "another"})");
    const ImportPlan plan = importPlan({write(u"in.json"_s, R"({"id": "git/a", "signature": "theirs", "frob": 1.50})")}, own());
    QCOMPARE(takeInAll(plan, own(), true).copies, 1);
    QCOMPARE(read(u"own/git/a.json"_s), mine);
    const QByteArray copy = read(u"own/git/a-3.json"_s);
    QVERIFY2(copy.contains("\"id\": \"git/a-3\"") && copy.contains("theirs") && copy.contains("1.50"), copy.constData());
}

void tst_RecordImport::theSameCopyIsMadeOnce()
{
    write(u"own/git/a.json"_s, R"({"id": "git/a", "signature": "mine"})");
    const QString in = write(u"in.json"_s, R"({"id": "git/a", "signature": "theirs"})");
    takeInAll(importPlan({in}, own()), own(), true);
    takeInAll(importPlan({in}, own()), own(), true);
    QCOMPARE(QDir(own() + u"/git"_s).entryList({u"*.json"_s}), (QStringList{u"a-2.json"_s, u"a.json"_s}));
}

void tst_RecordImport::anIdThatCannotNameAFileIsSaid()
{
    const ImportPlan plan = importPlan({write(u"in.json"_s, R"({"id": "../../outside", "signature": "x"})")}, own());
    QCOMPARE(plan.records.first().fate, ImportFate::BadId);
    const ImportResult result = takeInAll(plan, own(), true);
    QCOMPARE(result.badIds, 1);
    QVERIFY(!QFileInfo::exists(own()));
}

void tst_RecordImport::whatCameBetweenIsNotWrittenOver()
{
    const ImportPlan plan = importPlan({write(u"in.json"_s, R"({"id": "git/a", "signature": "theirs"})")}, own());
    write(u"own/git/a.json"_s, R"({"id": "git/a", "signature": "came between"})");
    const ImportResult result = takeInAll(plan, own(), false);
    QCOMPARE(result.written, 0);
    QCOMPARE(result.left, 1);
    QVERIFY(read(u"own/git/a.json"_s).contains("came between"));
}

void tst_RecordImport::aFolderThatCannotBeWrittenIsSaidOnce()
{
    write(u"own/git"_s, "a file where a folder should be");
    const ImportPlan plan
        = importPlan({write(u"in.jsonl"_s, "{\"id\": \"git/a\", \"signature\": \"x\"}\n{\"id\": \"git/b\", \"signature\": \"y\"}\n")}, own());
    const ImportResult result = takeInAll(plan, own(), false);
    QCOMPARE(result.failed, 2);
    QVERIFY(result.file.endsWith(u"git/a.json"_s) && !result.reason.isEmpty());
}

QTEST_GUILESS_MAIN(tst_RecordImport)
#include "tst_recordimport.moc"
