// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/catalog/catalogreader.h"
#include "app/catalog/limits.h"
#include "app/catalog/recordtitle.h"

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
    void fieldsOfAnAnswerAreRead();
    void badValuesOfTheseFieldsAreLeftOutAndReported();
    void withoutAnErrorTextSomethingElseNamesTheRecord_data();
    void withoutAnErrorTextSomethingElseNamesTheRecord();
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
    const LoadResult result =
        read(R"("workarounds": [{"action": "wait", "how": "wait ", "action_zh": "等", "how_zh": "等"}])");
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

void tst_RecordReader::fieldsOfAnAnswerAreRead()
{
    const Record record = clean(R"x(
        "title": "The thing broke", "title_zh": "东西坏了",
        "captures": {"port": {"regex": "port (\\d+)", "kind": "port"},
                     "module": {"kind": "package", "map": {"cv2": "opencv-python", "google.protobuf": "protobuf"}}},
        "dead_ends": [{"action": "kick it", "applies": {"text": "loud", "os": ["windows"], "versions": ["x<2"]},
                       "reports": [{"url": "https://example.org/1", "outcome": "harm", "date": "2024-05-01",
                                    "note": "toe"}]}],
        "workarounds": [{"action": "look", "step": "check", "code": "ls",
                         "variants": [{"os": "windows", "shell": "cmd", "code": "dir", "code_language": "MS-DOS Batch"}],
                         "reports": [{"url": "https://example.org/2", "outcome": "worked"}]}])x");
    QCOMPARE(record.title, (BilingualText{u"The thing broke"_s, u"东西坏了"_s}));
    QCOMPARE(record.captures.size(), 2);
    QCOMPARE(record.captures.at(0).name, u"module"_s);
    QCOMPARE(record.captures.at(0).map.value(1), std::pair(u"google.protobuf"_s, u"protobuf"_s));
    QCOMPARE(record.captures.at(1).regex, u"port (\\d+)"_s);
    const DeadEnd deadEnd = record.deadEnds.value(0);
    QCOMPARE(deadEnd.applies, (Applicability{u"loud"_s, {u"windows"_s}, {u"x<2"_s}}));
    QCOMPARE(deadEnd.reports, (QList{Report{u"https://example.org/1"_s, u"harm"_s, QDate(2024, 5, 1), u"toe"_s}}));
    const Workaround workaround = record.workarounds.value(0);
    QCOMPARE(workaround.step, u"check"_s);
    QCOMPARE(workaround.variants, (QList{CodeVariant{u"windows"_s, u"cmd"_s, u"dir"_s, u"MS-DOS Batch"_s}}));
    QCOMPARE(workaround.reports.value(0).outcome, u"worked"_s);
}

void tst_RecordReader::badValuesOfTheseFieldsAreLeftOutAndReported()
{
    const LoadResult result = read(R"x("title": 7,
        "captures": {"a": {"regex": "(x)", "kind": "shape"}, "b": "(y)", "c": {}},
        "dead_ends": [{"action": "kick it", "applies": ["windows"]}],
        "workarounds": [{"action": "look", "step": "jump", "applies": {"os": ["beos", "linux"]},
                         "variants": [{"os": "amiga", "code": "dir"}, {"os": "linux"}],
                         "reports": [{"outcome": "worked", "date": "yesterday"}, {"outcome": "maybe"}]}])x");
    const Record record = result.records.value(0);
    QVERIFY(record.title.isEmpty());
    QCOMPARE(record.captures, (QList{Capture{.name = u"a"_s, .regex = u"(x)"_s}}));
    const Workaround workaround = record.workarounds.value(0);
    QCOMPARE(workaround.action.en, u"look"_s);
    QVERIFY(workaround.step.isEmpty());
    QCOMPARE(workaround.applies.os, QStringList{u"linux"_s});
    QCOMPARE(workaround.variants, (QList{CodeVariant{.code = u"dir"_s}}));
    QCOMPARE(workaround.reports, (QList{Report{.outcome = u"worked"_s}}));
    QVERIFY(record.deadEnds.value(0).applies.isEmpty());
    QStringList told;
    for (const Problem &problem : result.problems) {
        told.append(u"%1 %2 %3"_s.arg(QLatin1StringView(QMetaEnum::fromType<Kind>().valueToKey(int(problem.kind))),
            problem.field, problem.argument));
    }
    told.sort();
    QCOMPARE(told,
        (QStringList{u"InvalidDate /workarounds/0/reports/0/date yesterday"_s, u"MissingField /captures/c/regex "_s,
            u"MissingField /workarounds/0/reports/1/outcome "_s, u"MissingField /workarounds/0/variants/1/code "_s,
            u"UnknownWord /captures/a/kind shape"_s, u"UnknownWord /workarounds/0/applies/os beos"_s,
            u"UnknownWord /workarounds/0/reports/1/outcome maybe"_s, u"UnknownWord /workarounds/0/step jump"_s,
            u"UnknownWord /workarounds/0/variants/0/os amiga"_s, u"WrongType /captures/b object"_s,
            u"WrongType /dead_ends/0/applies object"_s, u"WrongType /title string"_s}));
}

void tst_RecordReader::withoutAnErrorTextSomethingElseNamesTheRecord_data()
{
    QTest::addColumn<QByteArray>("fields");
    QTest::addColumn<QString>("name");
    QTest::newRow("title") << QByteArray(R"(, "title": "It broke", "signature_zh": "坏了")") << u"It broke"_s;
    QTest::newRow("Chinese") << QByteArray(R"(, "signature_zh": "坏了", "aliases": ["broken"])") << u"坏了"_s;
    QTest::newRow("alias") << QByteArray(R"(, "aliases": ["broken"], "error_code": 7)") << u"broken"_s;
    QTest::newRow("code") << QByteArray(R"(, "error_code": 7, "signature": null)") << u"7"_s;
    QTest::newRow("id") << QByteArray(R"(, "signature": ["it broke"])") << u"it broke again"_s;
}

void tst_RecordReader::withoutAnErrorTextSomethingElseNamesTheRecord()
{
    QFETCH(const QByteArray, fields);
    QFETCH(const QString, name);
    const LoadResult result = readRecords("{\"id\": \"a/it-broke-again\"" + fields + "}", u"pack.json"_s);
    QCOMPARE(result.records.size(), 1);
    const BilingualText title = titleOf(result.records.first());
    QCOMPARE(title.en.isEmpty() ? title.zh : title.en, name);
    QCOMPARE(result.problems.last().kind, Kind::NoSignature);
    QCOMPARE(result.problems.last().argument, name);
}

QTEST_APPLESS_MAIN(tst_RecordReader)
#include "tst_recordreader.moc"
