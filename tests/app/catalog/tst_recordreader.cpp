// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/catalog/catalogreader.h"
#include "app/catalog/limits.h"

#include <QMetaEnum>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace wayout::catalog;

using Kind = Problem::Kind;

class tst_RecordReader : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aFullRecordIsReadWhole();
    void nullIsAbsenceWithoutAProblem();
    void chineseInTheFieldWinsOverTheParallelList();
    void aCopyOfTheEnglishIsNoChinese();
    void listsOfOtherLengthAreNotPaired();
    void howThatRepeatsTheActionIsEmpty();
    void resolvableMayBeATextOrATruth();
    void plainStringsStandForObjects();
    void osSpecificIsToldAsItStands();
    void runsOfWhatWasLeftOutAreForgotten();
    void carriageReturnsAreLineFeeds();
    void controlCharactersAreShownAndLeaveCode();
    void whatIsTooLongIsLeftOut();
    void figuresThatAreGivenTwiceAreNotTrusted();
    void datesMayCarryATime();
};

static LoadResult read(const QByteArray &fields)
{
    return readRecords("{\"id\": \"a/one\", \"signature\": \"it broke\", " + fields + "}", u"pack.json"_s);
}

/// The record, when reading it brought no problem.
static Record clean(const QByteArray &fields)
{
    const LoadResult result = read(fields);
    for (const Problem &problem : result.problems) {
        qWarning() << problem.kind << problem.field << problem.argument;
    }
    return result.problems.isEmpty() ? result.records.value(0) : Record();
}

void tst_RecordReader::aFullRecordIsReadWhole()
{
    const Record record = clean(R"(
        "signature_zh": "坏了", "regex": "it\\s+broke", "aliases": ["broken"], "error_code": 1045, "domain": "git",
        "category": "io_error", "subcategory": "disk", "root_cause": "worn out", "root_cause_zh": "用旧了",
        "root_cause_type": "generic",
        "versions": [{"version": "x>=2", "introduced": "2", "status": "active"}],
        "dead_ends": [{"action": "kick it", "action_zh": "踢它", "why_fails": "it hurts", "why_fails_zh": "会疼",
                       "condition": "barefoot", "condition_zh": "光脚", "common_misconception": "machines obey",
                       "fail_rate": 0.9, "sources": ["https://example.org/kick"]}],
        "workarounds": [{"action": "mend it", "action_zh": "修好", "how": "with glue", "how_zh": "用胶水",
                         "code": "glue --all\n", "code_language": "Bash", "tradeoff": "it smells",
                         "success_rate": 0.8}],
        "transition_graph": {"leads_to": [{"error_id": "a/two", "probability": 0.5, "condition": "later"}],
                             "frequently_confused_with": [{"error_id": "a/three", "distinction": "quieter",
                                                           "distinction_zh": "更轻"}]},
        "samples": [{"text": "it  broke", "lang": "en", "tool": "x 2", "source": "seen"}],
        "reproductions": [{"environment": "here", "date": "2024-05-01", "error": true, "dead_ends": [true],
                           "workarounds": [false]}],
        "official_doc_url": "https://example.org", "official_doc_section": "3", "verification_tier": "sourced",
        "evidence_count": 3, "confidence": 0.7, "fix_success_rate": 1, "first_seen": "2020-01-02",
        "last_confirmed": "2024-05-01", "last_updated": "2024-06-01", "tags": ["x"], "locale": "en")");
    QCOMPARE(record.signature, (BilingualText{u"it broke"_s, u"坏了"_s}));
    QCOMPARE(record.regex, u"it\\s+broke"_s);
    QCOMPARE(record.errorCode, u"1045"_s);
    QCOMPARE(record.rootCause.zh, u"用旧了"_s);
    QCOMPARE(record.versions.value(0).introduced, u"2"_s);
    const DeadEnd deadEnd = record.deadEnds.value(0);
    QCOMPARE(deadEnd.action.zh, u"踢它"_s);
    QCOMPARE(deadEnd.condition.zh, u"光脚"_s);
    QCOMPARE(deadEnd.misconception.en, u"machines obey"_s);
    QCOMPARE(deadEnd.failRate, std::optional(0.9));
    QCOMPARE(deadEnd.sources, QStringList{u"https://example.org/kick"_s});
    const Workaround workaround = record.workarounds.value(0);
    QCOMPARE(workaround.how, (BilingualText{u"with glue"_s, u"用胶水"_s}));
    QCOMPARE(workaround.code, u"glue --all\n"_s);
    QCOMPARE(workaround.tradeoff.en, u"it smells"_s);
    QCOMPARE(record.leadsTo.value(0).probability, std::optional(0.5));
    QCOMPARE(record.confusedWith.value(0).distinction.zh, u"更轻"_s);
    QCOMPARE(record.samples.value(0).text, u"it  broke"_s);
    QCOMPARE(record.reproductions.value(0).workarounds, Outcomes{false});
    QCOMPARE(record.reproductions.value(0).error, std::optional(true));
    QCOMPARE(record.evidenceCount, std::optional(3));
    QCOMPARE(record.fixSuccessRate, std::optional(1.0));
    QCOMPARE(record.lastUpdated, QDate(2024, 6, 1));
    QCOMPARE(record.file, u"pack.json"_s);
    QCOMPARE(record.line, 1);
}

void tst_RecordReader::nullIsAbsenceWithoutAProblem()
{
    const Record record =
        clean(R"("regex": null, "domain": null, "dead_ends": null, "workarounds": [{"action": "wait", "how": null}],
        "workarounds_zh": null, "confidence": null, "first_seen": null,
        "transition_graph": {"leads_to": null}, "os_specific": null)");
    QCOMPARE(record.workarounds.size(), 1);
    QVERIFY(!record.confidence);
}

void tst_RecordReader::chineseInTheFieldWinsOverTheParallelList()
{
    const Record record = clean(R"("workarounds": [{"action": "wait", "action_zh": "等待"}, {"action": "leave"}],
        "workarounds_zh": ["等着", "离开"])");
    QCOMPARE(record.workarounds.value(0).action.zh, u"等待"_s);
    QCOMPARE(record.workarounds.value(1).action.zh, u"离开"_s);
}

void tst_RecordReader::aCopyOfTheEnglishIsNoChinese()
{
    const Record record = clean(R"("signature_zh": "it broke", "root_cause": "rust", "root_cause_zh": " rust ",
        "workarounds": [{"action": "wait", "how": "for hours"}, {"action": "leave"}],
        "workarounds_zh": ["wait", "leave"])");
    QCOMPARE(record.signature.zh, QString());
    QCOMPARE(record.rootCause.zh, QString());
    QCOMPARE(record.workarounds.value(0).action, (BilingualText{u"wait"_s, {}}));
    QCOMPARE(record.workarounds.value(1).action.zh, QString());
}

void tst_RecordReader::listsOfOtherLengthAreNotPaired()
{
    const LoadResult result = read(R"("workarounds": [{"action": "wait"}], "workarounds_zh": ["等着", "离开"])");
    QCOMPARE(result.records.value(0).workarounds.value(0).action.zh, QString());
    QCOMPARE(result.problems.value(0).kind, Kind::ListsNotParallel);
    QCOMPARE(result.problems.value(0).argument, u"1, 2"_s);
}

void tst_RecordReader::howThatRepeatsTheActionIsEmpty()
{
    const LoadResult result = read(R"("workarounds": [{"action": "wait", "how": "wait ", "action_zh": "等", "how_zh": "等"}])");
    QCOMPARE(result.problems.size(), 1);
    QCOMPARE(result.problems.first().kind, Kind::RepeatedText);
    const Record record = result.records.value(0);
    QCOMPARE(record.workarounds.value(0).how, BilingualText());
    QCOMPARE(record.workarounds.value(0).action, (BilingualText{u"wait"_s, u"等"_s}));
}

void tst_RecordReader::resolvableMayBeATextOrATruth()
{
    QCOMPARE(clean(R"("resolvable": "partial")").resolvable, u"partial"_s);
    QCOMPARE(clean(R"("resolvable": true)").resolvable, u"true"_s);
    QCOMPARE(clean(R"("resolvable": false)").resolvable, u"false"_s);
}

void tst_RecordReader::plainStringsStandForObjects()
{
    const Record record =
        clean(R"("versions": ["x>=2"], "samples": ["it broke"], "dead_ends": ["kick it"], "workarounds": ["wait"])");
    QCOMPARE(record.versions.value(0).version, u"x>=2"_s);
    QCOMPARE(record.samples.value(0).text, u"it broke"_s);
    QCOMPARE(record.deadEnds.value(0).action.en, u"kick it"_s);
    QCOMPARE(record.workarounds.value(0).action.en, u"wait"_s);
}

void tst_RecordReader::osSpecificIsToldAsItStands()
{
    const Record record = clean(
        R"("os_specific": {"windows": {"shell": "cmd", "ok": true}, "linux": ["a", "b"], "bits": 64, "none": null})");
    const QList<std::pair<QString, QString>> expected{
        {u"bits"_s, u"64"_s}, {u"linux"_s, u"a, b"_s}, {u"windows.ok"_s, u"true"_s}, {u"windows.shell"_s, u"cmd"_s}};
    QCOMPARE(record.osSpecific, expected);
}

void tst_RecordReader::runsOfWhatWasLeftOutAreForgotten()
{
    const LoadResult result = read(R"("dead_ends": [{"action": "kick it"}],
        "workarounds": [{"action": "wait"}, {}, {"action": "leave"}],
        "reproductions": [{"dead_ends": [true], "workarounds": [false, true, true]},
        {"dead_ends": [null]}])");
    QCOMPARE(result.records.value(0).workarounds.size(), 2);
    QCOMPARE(result.records.value(0).reproductions.value(0).deadEnds, Outcomes{true});
    QCOMPARE(result.records.value(0).reproductions.value(0).workarounds, Outcomes());
    QCOMPARE(result.records.value(0).reproductions.value(1).deadEnds, Outcomes{std::nullopt});
}

void tst_RecordReader::carriageReturnsAreLineFeeds()
{
    QCOMPARE(clean(R"("samples": ["one\r\ntwo\rthree"])").samples.value(0).text, u"one\ntwo\nthree"_s);
}

void tst_RecordReader::controlCharactersAreShownAndLeaveCode()
{
    const LoadResult result = read(
        R"("root_cause": "a\u0000b\u001b[1m\tc\u007f", "workarounds": [{"action": "x", "code": "ls\u0007\n\techo"}])");
    QCOMPARE(result.records.value(0).rootCause.en, u"a␀b␛[1m\tc␡"_s);
    QCOMPARE(result.records.value(0).workarounds.value(0).code, u"ls\n\techo"_s);
    QCOMPARE(result.problems.size(), 2);
    QCOMPARE(result.problems.value(1).kind, Kind::ControlCharacter);
    QCOMPARE(result.problems.value(1).field, u"/workarounds/0/code"_s);
}

void tst_RecordReader::whatIsTooLongIsLeftOut()
{
    const QByteArray text(Limits::textBytes + 1, 'x');
    const LoadResult longText = read("\"root_cause\": \"" + text + "\"");
    QCOMPARE(longText.problems.value(0).kind, Kind::TextTooLong);
    QCOMPARE(longText.records.value(0).rootCause.en, QString());
    QCOMPARE(clean("\"root_cause\": \"" + text.chopped(1) + "\"").rootCause.en.size(), Limits::textBytes);

    const QByteArray pattern(Limits::patternBytes + 1, 'x');
    const LoadResult longPattern = read("\"regex\": \"" + pattern + "\"");
    QCOMPARE(longPattern.problems.value(0).kind, Kind::PatternTooLarge);
    QCOMPARE(longPattern.records.value(0).regex, QString());
    QCOMPARE(clean("\"regex\": \"" + pattern.chopped(1) + "\"").regex.size(), Limits::patternBytes);

    const LoadResult large = read("\"unknown\": \"" + QByteArray(Limits::recordBytes, 'x') + "\"");
    QCOMPARE(large.problems.value(0).kind, Kind::RecordTooLarge);
    QVERIFY(large.records.isEmpty());
}

void tst_RecordReader::figuresThatAreGivenTwiceAreNotTrusted()
{
    const LoadResult result =
        read(R"("confidence": 0.5, "evidence_count": 2, "dead_ends": [{"action": "kick it", "fail_rate": 0.9}],
        "workarounds": [{"action": "wait", "success_rate": 0.9, "success_rate": 0.2}])");
    const Record record = result.records.value(0);
    QCOMPARE(result.problems.value(0).kind, Kind::DuplicateKey);
    QCOMPARE(result.problems.value(0).field, u"/workarounds/0/success_rate"_s);
    QVERIFY(!record.confidence && !record.evidenceCount);
    QVERIFY(!record.deadEnds.value(0).failRate && !record.workarounds.value(0).successRate);
}

void tst_RecordReader::datesMayCarryATime()
{
    QCOMPARE(clean(R"("last_updated": "2024-06-01T10:11:12Z")").lastUpdated, QDate(2024, 6, 1));
    QCOMPARE(read(R"("last_updated": "2024-06-01x")").problems.value(0).kind, Kind::InvalidDate);
}

QTEST_APPLESS_MAIN(tst_RecordReader)
#include "tst_recordreader.moc"
