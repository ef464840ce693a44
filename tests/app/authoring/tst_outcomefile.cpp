// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/authoring/outcomefile.h"

#include <QTemporaryDir>
#include <QTest>
#include <QTimeZone>

using namespace Qt::StringLiterals;
using namespace wayout::authoring;
using namespace wayout::storage;

class tst_OutcomeFile : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsWrittenIsReadBack();
    void mergingTwiceChangesNothing();
    void newerWinsOnOneOccasion();
    void twoPeoplesFilesAddUp();
    void orderOfMergingDoesNotMatter();
    void otherFilesAreRefused_data();
    void otherFilesAreRefused();
    void aFileThatIsNotReadSaysWhy();
    void whatIsNoOutcomeIsSkipped();
};

namespace {

const AttemptKey key{u"git/lock"_s, u"workaround-1-0"_s};

QDateTime at(int second)
{
    return QDateTime(QDate(2026, 11, 21), QTime(3, 0, second, 5), QTimeZone::utc());
}

QList<KeptOutcome> outcomesOf(std::initializer_list<std::pair<qint64, OwnResult>> results, int second = 0)
{
    Notebook notebook{QString()};
    for (const auto &[pasteId, result] : results) {
        notebook.setResult(key, pasteId, result, at(second));
    }
    return notebook.outcomes();
}

} // namespace

void tst_OutcomeFile::whatIsWrittenIsReadBack()
{
    const QList<KeptOutcome> outcomes =
        outcomesOf({{std::numeric_limits<qint64>::max(), OwnResult::Worked}, {7, OwnResult::DidNotWork}, {8, OwnResult::Tried}});
    QCOMPARE(outcomes.size(), 3);
    const OutcomeFile file = outcomesFromBytes(outcomesToBytes(outcomes));
    QCOMPARE(file.fault, OutcomeFile::Fault::None);
    QCOMPARE(file.skipped, 0);
    QCOMPARE(file.outcomes, outcomes);
    QCOMPARE(outcomesToBytes(file.outcomes), outcomesToBytes(outcomes));
}

void tst_OutcomeFile::mergingTwiceChangesNothing()
{
    Notebook notebook{QString()};
    const QList<KeptOutcome> outcomes = outcomesOf({{1, OwnResult::Worked}, {2, OwnResult::Tried}});
    QCOMPARE(notebook.merge(outcomes), 2);
    const QList<KeptOutcome> once = notebook.outcomes();
    QCOMPARE(notebook.merge(outcomes), 0);
    QCOMPARE(notebook.merge(notebook.outcomes()), 0);
    QCOMPARE(notebook.outcomes(), once);
}

void tst_OutcomeFile::newerWinsOnOneOccasion()
{
    Notebook notebook{QString()};
    notebook.setResult(key, 1, OwnResult::Worked, at(5));
    QCOMPARE(notebook.merge(outcomesOf({{1, OwnResult::DidNotWork}}, 4)), 0);
    QCOMPARE(notebook.read(key.recordId, 1).results.value(key.entry).now, OwnResult::Worked);
    QCOMPARE(notebook.merge(outcomesOf({{1, OwnResult::DidNotWork}}, 6)), 1);
    QCOMPARE(notebook.read(key.recordId, 1).results.value(key.entry).now, OwnResult::DidNotWork);
}

void tst_OutcomeFile::twoPeoplesFilesAddUp()
{
    Notebook notebook{QString()};
    notebook.setResult(key, 1, OwnResult::Worked, at(0));
    QCOMPARE(notebook.merge(outcomesOf({{2, OwnResult::Worked}, {3, OwnResult::DidNotWork}})), 2);
    const OwnResults results = notebook.read(key.recordId, 1).results.value(key.entry);
    QCOMPARE(results.worked, 2);
    QCOMPARE(results.didNotWork, 1);
}

void tst_OutcomeFile::orderOfMergingDoesNotMatter()
{
    const QList<KeptOutcome> one = outcomesOf({{1, OwnResult::Worked}, {2, OwnResult::Tried}}, 3);
    const QList<KeptOutcome> other = outcomesOf({{1, OwnResult::DidNotWork}, {4, OwnResult::Tried}}, 3); // at the same time
    Notebook first{QString()};
    first.merge(one);
    first.merge(other);
    Notebook second{QString()};
    second.merge(other);
    second.merge(one);
    QCOMPARE(first.outcomes(), second.outcomes());
    QCOMPARE(first.outcomes().size(), 3);
}

void tst_OutcomeFile::otherFilesAreRefused_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<OutcomeFile::Fault>("fault");
    QTest::newRow("empty") << QByteArray() << OutcomeFile::Fault::NotOutcomes;
    QTest::newRow("a record") << QByteArray(R"({"id": "a/b", "signature": "s"})") << OutcomeFile::Fault::NotOutcomes;
    QTest::newRow("a list") << QByteArray("[]") << OutcomeFile::Fault::NotOutcomes;
    QTest::newRow("newer") << QByteArray(R"({"format": "wayout-outcomes", "version": 2, "outcomes": []})") << OutcomeFile::Fault::Newer;
    QTest::newRow("cut") << QByteArray(R"({"format": "wayout-outcomes", "version": 1, "outc)") << OutcomeFile::Fault::NotOutcomes;
}

void tst_OutcomeFile::otherFilesAreRefused()
{
    QFETCH(QByteArray, bytes);
    QTEST(outcomesFromBytes(bytes).fault, "fault");
}

void tst_OutcomeFile::aFileThatIsNotReadSaysWhy()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(u"results.json"_s);
    const OutcomeFile missing = readOutcomeFile(path);
    QCOMPARE(missing.fault, OutcomeFile::Fault::Unreadable);
    QVERIFY(!missing.reason.isEmpty() && outcomeFaultText(missing, path).contains(missing.reason));

    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.resize(OutcomeFile::mostBytes + 1));
    const OutcomeFile large = readOutcomeFile(path);
    QCOMPARE(large.fault, OutcomeFile::Fault::TooLarge);
    QVERIFY(outcomeFaultText(large, path).contains(u"larger"_s));

    QVERIFY(file.resize(0) && file.write(outcomesToBytes({})) > 0 && file.flush());
    QCOMPARE(readOutcomeFile(path).fault, OutcomeFile::Fault::None);
    QVERIFY(outcomeFaultText(readOutcomeFile(path), path).isEmpty());
}

void tst_OutcomeFile::whatIsNoOutcomeIsSkipped()
{
    const QByteArray bytes = R"({"format": "wayout-outcomes", "version": 1, "outcomes": [7, {"record": "a/b"},
        {"record": "a/b", "entry": "e", "occasion": "x", "result": "worked", "time": "2026-11-21T03:00:00.000Z"},
        {"record": "a/b", "entry": "e", "occasion": "1", "result": "worked", "time": "9999-12-31T24:00:00Z"},
        {"record": "a/b", "entry": "e", "occasion": "1", "result": "worked", "time": "2026-11-21T03:00:00.000Z", "later": 1}]})";
    const OutcomeFile file = outcomesFromBytes(bytes);
    QCOMPARE(file.outcomes.size(), 1);
    QCOMPARE(file.skipped, 4);
}

QTEST_GUILESS_MAIN(tst_OutcomeFile)
#include "tst_outcomefile.moc"
