// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/catalog/catalogreader.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace wayout::catalog;

class tst_CanonReader : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theNestedFormatBecomesARecord();
    void aCheckedRecordKeepsItsTier();
    void whereItIsFromAndWhenStays();
    void bothFormatsMayShareAFile();
};

static QByteArray canon(const QByteArray &reviewStatus)
{
    return R"({"schema_version": "1.0.0", "id": "a/b/c",
        "error": {"signature": "it broke", "regex": "broke", "domain": "git", "category": "io_error",
                  "first_seen": "2023-01-01", "last_confirmed": "2024-02-03"},
        "environment": {"runtime": {"name": "git", "version_range": ">=2"}, "os": "linux", "hardware": {"gpu": "none"}},
        "verdict": {"resolvable": "partial", "fix_success_rate": 0.8, "confidence": 0.7, "last_updated": "2024-02-04",
                    "summary": "worn out"},
        "dead_ends": [{"action": "kick it", "why_fails": "it hurts", "fail_rate": 0.9,
                       "sources": ["https://example.org"], "common_misconception": "machines obey",
                       "tradeoff": "a toe"}],
        "workarounds": [{"action": "mend it", "how": "with glue", "success_rate": 0.6, "tradeoff": "it smells"}],
        "transition_graph": {"preceded_by": [{"error_id": "a/b/d", "probability": 0.3}]},
        "metadata": {"review_status": ")"
        + reviewStatus + R"(", "evidence_count": 4}})";
}

void tst_CanonReader::theNestedFormatBecomesARecord()
{
    const LoadResult result = readRecords(canon("auto_generated"), u"canons.jsonl"_s);
    QVERIFY(result.problems.isEmpty());
    const Record record = result.records.value(0);
    QCOMPARE(record.id, u"a/b/c"_s);
    QCOMPARE(record.signature.en, u"it broke"_s);
    QCOMPARE(record.regex, u"broke"_s);
    QCOMPARE(record.domain, u"git"_s);
    QCOMPARE(record.category, u"io_error"_s);
    QCOMPARE(record.rootCause.en, u"worn out"_s);
    QCOMPARE(record.versions.value(0).version, u"git >=2"_s);
    const QList<std::pair<QString, QString>> environment{{u"hardware.gpu"_s, u"none"_s}, {u"os"_s, u"linux"_s}};
    QCOMPARE(record.osSpecific, environment);
    QCOMPARE(record.resolvable, u"partial"_s);
    QCOMPARE(record.fixSuccessRate, std::optional(0.8));
    QCOMPARE(record.confidence, std::optional(0.7));
    QCOMPARE(record.evidenceCount, std::optional(4));
    QCOMPARE(record.verificationTier, u"ai_generated"_s);
    QCOMPARE(record.firstSeen, QDate(2023, 1, 1));
    QCOMPARE(record.lastConfirmed, QDate(2024, 2, 3));
    QCOMPARE(record.lastUpdated, QDate(2024, 2, 4));
    QCOMPARE(record.deadEnds.value(0).misconception.en, u"machines obey"_s);
    QCOMPARE(record.deadEnds.value(0).tradeoff.en, u"a toe"_s);
    QCOMPARE(record.workarounds.value(0).tradeoff.en, u"it smells"_s);
    QCOMPARE(record.precededBy.value(0).recordId, u"a/b/d"_s);
}

void tst_CanonReader::aCheckedRecordKeepsItsTier()
{
    QCOMPARE(readRecords(canon("human_reviewed"), {}).records.value(0).verificationTier, u"human_reviewed"_s);
}

void tst_CanonReader::whereItIsFromAndWhenStays()
{
    QByteArray bytes = canon("auto_generated");
    bytes.replace(R"("id": "a/b/c")", R"("id": "a/b/c", "url": "https://example.net/a/b/c")");
    bytes.replace(R"("last_updated": "2024-02-04",)", "");
    bytes.replace(R"("metadata": {)", R"("metadata": {"generation_date": "2024-05-06", )");
    const LoadResult result = readRecords(bytes, u"canons.jsonl"_s);
    QVERIFY(result.problems.isEmpty());
    const Record record = result.records.value(0);
    QCOMPARE(record.workarounds.value(0).sources, QStringList{u"https://example.net/a/b/c"_s});
    QCOMPARE(record.deadEnds.value(0).sources, QStringList{u"https://example.org"_s}); // has one of its own
    QCOMPARE(record.lastUpdated, QDate(2024, 5, 6));
}

void tst_CanonReader::bothFormatsMayShareAFile()
{
    const LoadResult result =
        readRecords("[" + canon("x") + ", {\"id\": \"a/flat\", \"signature\": \"it broke\"}]", {});
    QCOMPARE(result.records.size(), 2);
    QVERIFY(result.problems.isEmpty());
}

QTEST_APPLESS_MAIN(tst_CanonReader)
#include "tst_canonreader.moc"
