// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/catalog/catalogreader.h"
#include "app/catalog/recordwriter.h"

#include <QTest>

#include "tests/builtinrecords.h"

using namespace Qt::StringLiterals;
using namespace wayout::catalog;

class tst_RecordWriter : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsNotThereIsLeftOut();
    void fieldsFollowTheFormatsOrder();
    void everyFieldSurvivesARoundTrip();
    void everyBuiltInRecordSurvivesARoundTrip();
    void lineBreaksStayInsideTheLine();
};

static Record fullRecord()
{
    Record record;
    record.id = u"a/one"_s;
    record.signature = {u"it broke"_s, u"坏了"_s};
    record.regex = u"it\\s+\"broke\""_s;
    record.aliases = {u"broken"_s};
    record.errorCode = u"E42"_s;
    record.domain = u"git"_s;
    record.category = u"io_error"_s;
    record.subcategory = u"disk"_s;
    record.rootCause = {u"worn out"_s, u"用旧了"_s};
    record.rootCauseType = u"generic"_s;
    record.versions = {{.version = u"x>=2"_s,
        .introduced = u"2"_s,
        .deprecated = u"3"_s,
        .removed = u"4"_s,
        .behaviorChange = u"louder"_s,
        .status = u"active"_s}};
    record.osSpecific = {{u"linux"_s, u"quiet"_s}, {u"windows.shell"_s, u"cmd"_s}};
    record.deadEnds = {{.action = {u"kick it"_s, u"踢它"_s},
                           .whyFails = {u"it hurts"_s, u"会疼"_s},
                           .condition = {u"barefoot"_s, u"光脚"_s},
                           .misconception = {u"machines obey"_s, u"机器听话"_s},
                           .tradeoff = {u"a toe"_s, u"一根脚趾"_s},
                           .failRate = 0.9,
                           .sources = {u"https://example.org/kick"_s}},
        {.whyFails = {u"only why"_s, {}}}};
    record.workarounds = {{.action = {u"mend it"_s, u"修好"_s},
        .how = {u"with glue"_s, u"用胶水"_s},
        .condition = {u"dry"_s, u"干燥"_s},
        .tradeoff = {u"it smells"_s, u"有味道"_s},
        .code = u"glue --all\n\tnow"_s,
        .codeLanguage = u"Bash"_s,
        .successRate = 1.0 / 3,
        .sources = {u"https://example.org/glue"_s}}};
    record.leadsTo = {{.recordId = u"a/two"_s, .probability = 0.5, .condition = u"later"_s}};
    record.precededBy = {{.recordId = u"a/zero"_s}};
    record.confusedWith = {{.recordId = u"a/three"_s, .distinction = {u"quieter"_s, u"更轻"_s}}};
    record.samples = {{.text = u"it \"broke\"\n  here"_s, .lang = u"en"_s, .tool = u"x 2"_s, .source = u"seen"_s}};
    record.reproductions = {{.environment = u"here"_s,
        .date = QDate(2024, 5, 1),
        .error = true,
        .deadEnds = {true, false},
        .workarounds = {true}}};
    record.officialDocUrl = u"https://example.org"_s;
    record.officialDocSection = u"3"_s;
    record.verificationTier = u"sourced"_s;
    record.evidenceCount = 0;
    record.confidence = 0.7;
    record.fixSuccessRate = 0.0;
    record.resolvable = u"partial"_s;
    record.firstSeen = QDate(2020, 1, 2);
    record.lastConfirmed = QDate(2024, 5, 1);
    record.lastUpdated = QDate(2024, 6, 1);
    record.tags = {u"x"_s, u"y"_s};
    record.locale = u"en"_s;
    record.file = u"pack.json"_s;
    record.line = 1;
    return record;
}

void tst_RecordWriter::whatIsNotThereIsLeftOut()
{
    Record record;
    record.id = u"a/one"_s;
    record.signature.en = u"it broke"_s;
    QCOMPARE(recordToJson(record), R"({"id":"a/one","signature":"it broke"})");
}

void tst_RecordWriter::fieldsFollowTheFormatsOrder()
{
    const QByteArray json = recordToJson(fullRecord());
    qsizetype last = -1;
    for (const char *field : {"id", "signature", "signature_zh", "regex", "domain", "root_cause", "root_cause_zh",
             "dead_ends", "workarounds", "transition_graph", "verification_tier", "tags"}) {
        const qsizetype at = json.indexOf(QByteArray("\"").append(field).append("\":"));
        QVERIFY2(at > last, field);
        last = at;
    }
}

void tst_RecordWriter::everyFieldSurvivesARoundTrip()
{
    const LoadResult result = readRecords(recordToJson(fullRecord()), u"pack.json"_s);
    QVERIFY(result.problems.isEmpty());
    QCOMPARE(result.records.size(), 1);
    QVERIFY2(result.records.first() == fullRecord(), recordToJson(result.records.first()).constData());
}

void tst_RecordWriter::everyBuiltInRecordSurvivesARoundTrip()
{
    const LoadResult builtIn = readBuiltin();
    QVERIFY(!builtIn.records.isEmpty());
    for (Record record : builtIn.records) {
        record.line = 1;
        const LoadResult result = readRecords(recordToJson(record), record.file);
        QVERIFY2(result.problems.isEmpty() && result.records == QList<Record>{record}, qPrintable(record.id));
    }
}

void tst_RecordWriter::lineBreaksStayInsideTheLine()
{
    QVERIFY(!recordToJson(fullRecord()).contains('\n'));
}

QTEST_APPLESS_MAIN(tst_RecordWriter)
#include "tst_recordwriter.moc"
