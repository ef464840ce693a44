// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/authoring/recordcheck.h"

#include <QMetaEnum>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace wayout::authoring;
using namespace wayout::catalog;

using Kind = Problem::Kind;

class tst_RecordCheck : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aSoundRecordHasNoFindings();
    void fieldsOfAnAnswerAreSound();
    void eachFaultIsFound_data();
    void eachFaultIsFound();
    void commentsInBothLanguagesAreSound();
    void anOldVersionMayHaveItsCondition();
    void aReportOrARunIsEvidence();
    void patternsAreTriedOnTheSamplesOfOthers();
    void linkedRecordsMayShareTheirText_data();
    void linkedRecordsMayShareTheirText();
    void aPatternIsTriedOnLinesAndOnTheWhole();
    void aMatchDoesNotRunFromOneSampleIntoTheNext();
    void aPatternThatFitsManyIsTooBroad();
    void aWarningMakesACommandHonest();
    void anIdMayNotNameAnotherError();
    void twinsMayNotContradictEachOther();
    void confusionGoesBothWays();
    void findingsAreSorted();
    void findingsMoveToTheirField();
};

static const QDate today(2024, 6, 15);

static Record sound(const QString &id = u"git/one"_s)
{
    Record record;
    record.id = id;
    record.signature = {u"fatal: the first thing broke"_s, u"第一个东西坏了"_s};
    record.regex = u"fatal: the \\w+ thing broke"_s;
    record.domain = u"git"_s;
    record.category = u"io_error"_s;
    record.rootCause = {u"worn out"_s, u"用旧了"_s};
    record.deadEnds = {{.action = {u"kick it"_s, u"踢它"_s},
        .whyFails = {u"it hurts"_s, u"会疼"_s},
        .sources = {u"https://example.org/a"_s}}};
    record.workarounds = {{.action = {u"mend it"_s, u"修好"_s}, .sources = {u"http://example.org/b?c#d"_s}}};
    record.samples = {{.text = u"$ git thing\nfatal: the first thing broke"_s, .source = u"seen on Debian 12"_s}};
    record.lastUpdated = today;
    record.file = u"pack.json"_s;
    record.line = 1;
    return record;
}

/// "Kind field argument" each.
static QStringList findings(const QList<Record> &records)
{
    QStringList lines;
    for (const Problem &problem : checkRecords(records, today)) {
        const QString kind = QString::fromLatin1(QMetaEnum::fromType<Kind>().valueToKey(int(problem.kind)));
        lines.append(u"%1 %2 %3"_s.arg(kind, problem.field, problem.argument).trimmed());
    }
    return lines;
}

void tst_RecordCheck::aSoundRecordHasNoFindings()
{
    QCOMPARE(findings({sound()}), QStringList());
}

void tst_RecordCheck::fieldsOfAnAnswerAreSound()
{
    Record record = sound();
    record.title = {u"The first thing broke while it was in use"_s, u"使用时第一个东西坏了"_s};
    record.captures = {{.name = u"port"_s, .regex = u"port (\\d+)"_s, .kind = u"port"_s}};
    record.workarounds[0].code = u"mend --port <port> --with <your-glue>"_s;
    record.workarounds[0].step = u"check"_s;
    record.workarounds[0].applies = {u"broke"_s, {u"linux"_s}, {u"git>=2"_s}};
    record.workarounds[0].reports = {
        {u"https://example.org/1#a"_s, u"worked"_s, today, {}}, {u"https://example.org/1#b"_s, u"failed"_s, today, {}}};
    record.deadEnds[0].reports = {{u"https://example.org/1#a"_s, u"harm"_s, today, {}}};
    QCOMPARE(findings({record}), QStringList());
}

void tst_RecordCheck::eachFaultIsFound_data()
{
    QTest::addColumn<Record>("record");
    QTest::addColumn<QString>("finding");
    const auto row = [](const char *name, auto spoil, const QString &finding) {
        Record record = sound();
        spoil(record);
        QTest::newRow(name) << record << finding;
    };
    row(
        "domain", [](Record &r) { r.domain = u"alchemy"_s; }, u"UnknownDomain /domain alchemy"_s);
    row(
        "category", [](Record &r) { r.category = u"bad_luck"_s; }, u"UnknownCategory /category bad_luck"_s);
    row(
        "Chinese missing", [](Record &r) { r.deadEnds[0].whyFails.zh.clear(); },
        u"MissingChinese /dead_ends/0/why_fails_zh"_s);
    row(
        "English missing", [](Record &r) { r.rootCause.en.clear(); }, u"MissingEnglish /root_cause"_s);
    row(
        "English in the Chinese field", [](Record &r) { r.workarounds[0].action.zh = u"Mend it"_s; },
        u"NoChineseInChinese /workarounds/0/action_zh"_s);
    row(
        "dead end without an action", [](Record &r) { r.deadEnds[0].action = {}; },
        u"EmptyAction /dead_ends/0/action"_s);
    row(
        "link to a file", [](Record &r) { r.officialDocUrl = u"file:///etc/passwd"_s; },
        u"InvalidLink /official_doc_url file:///etc/passwd"_s);
    row(
        "link that runs", [](Record &r) { r.deadEnds[0].sources = {u"javascript:alert(1)"_s}; },
        u"InvalidLink /dead_ends/0/sources/0 javascript:alert(1)"_s);
    row(
        "user in front of the host",
        [](Record &r) { r.workarounds[0].sources = {u"https://github.com@example.org"_s}; },
        u"InvalidLink /workarounds/0/sources/0 https://github.com@example.org"_s);
    row(
        "space in a link", [](Record &r) { r.officialDocUrl = u"https://example.org/a b"_s; },
        u"InvalidLink /official_doc_url https://example.org/a b"_s);
    row(
        "sample from a broken link", [](Record &r) { r.samples[0].source = u"ftp://example.org"_s; },
        u"InvalidLink /samples/0/source ftp://example.org"_s);
    row(
        "code that reads backwards", [](Record &r) { r.workarounds[0].code = u"ls \u202Efdp.exe"_s; },
        u"InvisibleCharacter /workarounds/0/code U+202E"_s);
    row(
        "code with a space of another kind", [](Record &r) { r.workarounds[0].code = u"ls\u00A0-l"_s; },
        u"InvisibleCharacter /workarounds/0/code U+00A0"_s);
    row(
        "tomorrow", [](Record &r) { r.lastConfirmed = today.addDays(1); },
        u"DateInFuture /last_confirmed 2024-06-16"_s);
    row(
        "a map to a command",
        [](Record &r) {
            r.captures = {{.name = u"port"_s,
                .regex = u"port (\\d+)"_s,
                .kind = u"port"_s,
                .map = {{u"80"_s, u"8080"_s}, {u"81"_s, u"1; reboot"_s}, {u"82"_s, u"-"_s}}}};
        },
        u"UnknownWord /captures/port/map 1; reboot"_s);
    row(
        "a map to an option",
        [](Record &r) {
            r.captures = {
                {.name = u"port"_s, .regex = u"port (\\d+)"_s, .kind = u"port"_s, .map = {{u"80"_s, u"-8080"_s}}}};
        },
        u"UnknownWord /captures/port/map -8080"_s);
    row(
        "a capture that RE2 refuses",
        [](Record &r) { r.captures = {{.name = u"port"_s, .regex = u"(?=port)"_s, .kind = u"port"_s}}; },
        u"InvalidPattern /captures/port/regex invalid perl operator: (?="_s);
    row(
        "a capture that is too large",
        [](Record &r) { r.captures = {{.name = u"port"_s, .regex = u"((x{100}){100}){100}"_s, .kind = u"port"_s}}; },
        u"InvalidPattern /captures/port/regex invalid repetition size: {100}"_s);
    row(
        "a condition that RE2 refuses", [](Record &r) { r.workarounds[0].applies.text = u"(broke)\\1"_s; },
        u"InvalidPattern /workarounds/0/applies/text invalid escape sequence: \\1"_s);
    row(
        "report of tomorrow",
        [](Record &r) {
            r.deadEnds[0].reports = {{u"https://example.org/1"_s, u"failed"_s, today.addDays(1), {}}};
        },
        u"DateInFuture /dead_ends/0/reports/0/date 2024-06-16"_s);
    row(
        "report without an address",
        [](Record &r) {
            r.workarounds[0].reports = {
                {.url = u"https://example.org/1"_s, .outcome = u"worked"_s}, {.outcome = u"worked"_s}};
        },
        u"ReportWithoutAddress /workarounds/0/reports/1/url"_s);
    row(
        "report without a web address",
        [](Record &r) { r.workarounds[0].reports = {{.url = u"a friend"_s, .outcome = u"worked"_s}}; },
        u"InvalidLink /workarounds/0/reports/0/url a friend"_s);
    row(
        "the same post twice",
        [](Record &r) {
            r.workarounds[0].reports = {{.url = u"https://example.org/1#a"_s, .outcome = u"worked"_s},
                {.url = u"https://example.org/1#b"_s, .outcome = u"worked"_s},
                {.url = u"https://example.org/1#a"_s, .outcome = u"failed"_s}};
        },
        u"RepeatedReport /workarounds/0/reports/2/url https://example.org/1#a"_s);
    row(
        "the same thread without a day",
        [](Record &r) {
            r.deadEnds[0].reports = {{u"https://example.org/1"_s, u"failed"_s, today, {}},
                {.url = u"https://example.org/1"_s, .outcome = u"failed"_s}};
        },
        u"RepeatedReport /dead_ends/0/reports/1/url https://example.org/1"_s);
    row(
        "capture that RE2 refuses",
        [](Record &r) { r.captures = {{.name = u"port"_s, .regex = u"port (?=x)"_s, .kind = u"port"_s}}; },
        u"InvalidPattern /captures/port/regex invalid perl operator: (?="_s);
    row(
        "condition that RE2 refuses", [](Record &r) { r.deadEnds[0].applies.text = u"("_s; },
        u"InvalidPattern /dead_ends/0/applies/text missing ): ("_s);
    row(
        "title that is long",
        [](Record &r) {
            r.title = {u"It broke "_s.repeated(9), u"坏了"_s};
        },
        u"TitleTooLong /title 80"_s);
    row(
        "Chinese title that is long",
        [](Record &r) {
            r.title = {u"It broke"_s, u"坏了坏了"_s.repeated(8)};
        },
        u"TitleTooLong /title_zh 30"_s);
    row(
        "title with a gap",
        [](Record &r) {
            r.title = {u"The … broke"_s, u"坏了"_s};
        },
        u"TitleWithGap /title"_s);
    row(
        "variant that reads backwards",
        [](Record &r) { r.workarounds[0].variants = {{.os = u"windows"_s, .code = u"dir \u202Efdp.exe"_s}}; },
        u"InvisibleCharacter /workarounds/0/variants/0/code U+202E"_s);
    row(
        "variant that destroys",
        [](Record &r) { r.workarounds[0].variants = {{.os = u"linux"_s, .code = u"rm -rf /var/lib/x"_s}}; },
        u"RiskWithoutWarning /workarounds/0/variants/0/code rm -rf /var/lib/x"_s);
    row(
        "edge into nothing", [](Record &r) { r.leadsTo = {{.recordId = u"git/nothing"_s}}; },
        u"UnknownTarget /transition_graph/leads_to/0/error_id git/nothing"_s);
    row(
        "pattern with an open bracket", [](Record &r) { r.regex = u"broke ("_s; },
        u"InvalidPattern /regex missing ): broke ("_s);
    row(
        "pattern with a look ahead", [](Record &r) { r.regex = u"fatal(?=: the)"_s; },
        u"InvalidPattern /regex invalid perl operator: (?="_s);
    row(
        "pattern that matches nothing at all", [](Record &r) { r.regex = u"(fatal: the first thing broke)?"_s; },
        u"PatternMatchesEverything /regex"_s);
    row(
        "pattern with an empty branch", [](Record &r) { r.regex = u"fatal: the first|"_s; },
        u"PatternMatchesEverything /regex"_s);
    row(
        "pattern without literals", [](Record &r) { r.regex = u"\\w+: .*"_s; }, u"PatternMatchesEverything /regex"_s);
    row(
        "pattern with a branch without literals", [](Record &r) { r.regex = u"fatal: the first|\\d+ \\w+"_s; },
        u"PatternMatchesEverything /regex"_s);
    row(
        "pattern that misses its signature",
        [](Record &r) {
            r.samples.clear();
            r.regex = u"the last thing broke"_s;
        },
        u"PatternMissesSignature /regex"_s);
    row(
        "pattern of one case",
        [](Record &r) {
            r.regex = u"fatal: the first thing broke at 0x7ffd1234"_s;
            r.signature.en = r.samples[0].text = u"fatal: the first thing broke at 0x7ffd1234"_s;
        },
        u"PatternOfOneCase /regex 0x7ffd1234"_s);
    row(
        "dead end that works as often as not", [](Record &r) { r.deadEnds[0].failRate = 0.5; },
        u"DeadEndMostlyWorks /dead_ends/0/fail_rate 0.5"_s);
    row(
        "workaround that is the dead end",
        [](Record &r) {
            r.deadEnds[0].action.en = u"Restart the whole machine now"_s;
            r.workarounds[0].action.en = u"restart the whole machine"_s;
        },
        u"WorkaroundIsDeadEnd /workarounds/0/action Restart the whole machine now"_s);
    row(
        "command that destroys in silence", [](Record &r) { r.workarounds[0].code = u"cd x\ngit reset --hard"_s; },
        u"RiskWithoutWarning /workarounds/0/code git reset --hard"_s);
    row(
        "issue as documentation", [](Record &r) { r.officialDocUrl = u"https://github.com/git/git/issues/1"_s; },
        u"ThreadAsDocumentation /official_doc_url https://github.com/git/git/issues/1"_s);
    row(
        "blog as documentation", [](Record &r) { r.officialDocUrl = u"https://blog.csdn.net/a/1"_s; },
        u"ThreadAsDocumentation /official_doc_url https://blog.csdn.net/a/1"_s);
    row(
        "run that is claimed", [](Record &r) { r.rootCause.en = u"Worn out, as tested here."_s; },
        u"RunInText /root_cause tested here"_s);
    row(
        "run that is claimed in Chinese",
        [](Record &r) {
            r.workarounds[0].how = {u"Glue it."_s, u"粘上（已实测）"_s};
        },
        u"RunInText /workarounds/0/how_zh 已实测"_s);
    row(
        "comment in English", [](Record &r) { r.workarounds[0].code = u"mend  # only the first time"_s; },
        u"CommentInOneLanguage /workarounds/0/code"_s);
    row(
        "comment in Chinese",
        [](Record &r) { r.workarounds[0].variants = {{.os = u"windows"_s, .code = u"rem 第一次\nmend"_s}}; },
        u"CommentInOneLanguage /workarounds/0/variants/0/code"_s);
    row(
        "version without support", [](Record &r) { r.workarounds[0].code = u"FROM node:14-slim"_s; },
        u"UnsupportedVersion /workarounds/0/code Node.js 14"_s);
    row(
        "dead end that nobody tried", [](Record &r) { r.deadEnds[0].sources.clear(); },
        u"DeadEndWithoutEvidence /dead_ends/0"_s);
    row(
        "pattern of another error", [](Record &r) { r.regex = u"the last thing broke"_s; },
        u"PatternMissesSample /regex $ git thing"_s);
}

void tst_RecordCheck::eachFaultIsFound()
{
    QFETCH(Record, record);
    QFETCH(QString, finding);
    QCOMPARE(findings({record}), QStringList{finding});
}

void tst_RecordCheck::commentsInBothLanguagesAreSound()
{
    Record record = sound();
    for (const QString &code : {u"mend  # only once / 只做一次"_s, u"# mend --again --hard x"_s, u"mend # glue()"_s,
             u"echo \"it is only a text\""_s}) {
        record.workarounds[0].code = code;
        QCOMPARE(findings({record}), QStringList());
    }
}

void tst_RecordCheck::anOldVersionMayHaveItsCondition()
{
    Record record = sound();
    record.workarounds[0].code = u"FROM node:14-slim"_s;
    record.workarounds[0].condition = {u"the project cannot change"_s, u"项目不能改"_s};
    QCOMPARE(findings({record}), QStringList());
    record.workarounds[0].condition = {};
    record.workarounds[0].code = u"FROM node:20-slim"_s; // supported on that day
    QCOMPARE(findings({record}), QStringList());
}

void tst_RecordCheck::aReportOrARunIsEvidence()
{
    Record record = sound();
    record.deadEnds[0].sources.clear();
    record.reproductions = {{.environment = u"Debian 12"_s, .deadEnds = {true}}};
    QCOMPARE(findings({record}), QStringList());
    record.reproductions[0].deadEnds = {false};
    QCOMPARE(findings({record}), QStringList{u"DeadEndWithoutEvidence /dead_ends/0"_s});
    record.deadEnds[0].reports = {{u"https://example.org/1"_s, u"failed"_s, today, {}}};
    QCOMPARE(findings({record}), QStringList());
}

void tst_RecordCheck::patternsAreTriedOnTheSamplesOfOthers()
{
    Record other = sound(u"git/two"_s);
    other.signature = {u"error: the wheel came off"_s, u"轮子掉了"_s};
    other.samples = {{.text = u"hint: FATAL: THE WHEEL THING BROKE"_s}};
    other.regex = u"the wheel"_s;
    QCOMPARE(findings({sound(), other}), QStringList{u"PatternMatchesOther /regex git/two"_s});
    // A signature stands for what is printed too.
    other.samples = {{.text = u"the wheel"_s}};
    other.signature.en = u"fatal: the second thing broke (the wheel)"_s;
    QCOMPARE(findings({sound(), other}), QStringList{u"PatternMatchesOther /regex git/two"_s});
}

void tst_RecordCheck::linkedRecordsMayShareTheirText_data()
{
    QTest::addColumn<bool>("fromFirst");
    QTest::newRow("the first names the second") << true;
    QTest::newRow("the second names the first") << false;
}

void tst_RecordCheck::linkedRecordsMayShareTheirText()
{
    QFETCH(bool, fromFirst);
    Record first = sound();
    Record second = sound(u"git/two"_s);
    (fromFirst ? first : second).leadsTo = {{.recordId = (fromFirst ? second : first).id}};
    QCOMPARE(findings({first, second}), QStringList());
}

void tst_RecordCheck::aPatternIsTriedOnLinesAndOnTheWhole()
{
    Record record = sound();
    record.regex = u"^fatal: the first thing broke$"_s;
    QCOMPARE(findings({record}), QStringList());
    record.regex = u"git thing\\s+fatal: the first"_s;
    QCOMPARE(findings({record}), QStringList());
    // Also on what others print.
    record.regex = u"^fatal: the first thing broke$"_s;
    Record other = sound(u"git/two"_s);
    other.signature.en = u"the wheel came off"_s;
    other.regex = u"the wheel"_s;
    other.samples = {{.text = u"first line\nfatal: the first thing broke\nthe wheel"_s}};
    QCOMPARE(findings({record, other}), QStringList{u"PatternMatchesOther /regex git/two"_s});
}

void tst_RecordCheck::aMatchDoesNotRunFromOneSampleIntoTheNext()
{
    Record first = sound();
    first.regex = u"fatal:[\\s\\S]*came off"_s;
    first.samples = {{.text = u"fatal: it came off"_s}};
    Record second = sound(u"git/two"_s);
    second.signature.en = u"fatal: other"_s;
    second.samples = {{.text = u"fatal: other"_s}, {.text = u"the wheel came off"_s}};
    second.regex = u"other|wheel"_s;
    QCOMPARE(findings({first, second}), QStringList());
    second.samples.append({.text = u"fatal: other,\nthe wheel came off"_s});
    QCOMPARE(findings({first, second}), QStringList{u"PatternMatchesOther /regex git/two"_s});
}

void tst_RecordCheck::aPatternThatFitsManyIsTooBroad()
{
    QList<Record> records{sound()};
    records.first().regex = u"fatal: the"_s;
    for (int i = 0; i < 6; ++i) {
        Record other = sound(u"git/one-%1"_s.arg(i));
        other.signature.en = other.samples[0].text = u"fatal: the wheel number %1 came off"_s.arg(QChar(u'a' + i));
        other.regex = u"wheel number %1"_s.arg(QChar(u'a' + i));
        records.append(other);
    }
    QCOMPARE(findings(records), QStringList{u"PatternTooBroad /regex 6"_s});
}

void tst_RecordCheck::aWarningMakesACommandHonest()
{
    Record record = sound();
    record.workarounds[0].code = u"git reset --hard"_s;
    record.workarounds[0].how = {u"This throws uncommitted changes away."_s, u"会丢弃未提交的改动。"_s};
    QCOMPARE(findings({record}), QStringList());
}

void tst_RecordCheck::anIdMayNotNameAnotherError()
{
    Record wheel = sound(u"git/wheel-came-off"_s);
    wheel.signature.en = wheel.samples[0].text = u"error: network is unreachable"_s;
    wheel.regex = u"network is unreachable"_s;
    wheel.id = u"git/network-unreachable"_s;
    Record record = sound(u"git/network-is-unreachable"_s);
    QCOMPARE(findings({record, wheel}), QStringList{u"SlugNamesOther /id git/network-unreachable"_s});
    QCOMPARE(findings({record}), QStringList()); // a name like any other
}

void tst_RecordCheck::twinsMayNotContradictEachOther()
{
    Record first = sound();
    Record second = sound(u"git/one-more"_s);
    first.leadsTo = {{.recordId = second.id}};
    second.deadEnds[0].action.en = u"clear the package cache"_s;
    second.deadEnds[0].action.zh = u"清空缓存"_s;
    first.workarounds[0].action.en = u"Clear the package cache"_s;
    const QString contradiction = u"ContradictsTwin /signature git/one"_s;
    QVERIFY(findings({first, second}).contains(contradiction));
    second.signature.en = u"fatal: the first thing broke again"_s;
    QCOMPARE(findings({first, second}), QStringList());
}

void tst_RecordCheck::confusionGoesBothWays()
{
    Record first = sound();
    Record second = sound(u"git/two"_s);
    first.confusedWith = {{.recordId = second.id, .distinction = {u"louder"_s, u"更响"_s}}};
    QCOMPARE(findings({first, second}),
        QStringList{u"OneWayConfusion /transition_graph/frequently_confused_with/0/error_id git/two"_s});
    second.confusedWith = {{.recordId = first.id, .distinction = {u"quieter"_s, u"更轻"_s}}};
    QCOMPARE(findings({first, second}), QStringList());
}

void tst_RecordCheck::findingsAreSorted()
{
    Record first = sound();
    first.line = 7;
    first.domain.clear();
    first.rootCause.zh.clear();
    Record second = sound(u"git/two"_s);
    second.file = u"a.json"_s;
    second.regex.clear();
    second.category.clear();
    QList<Problem> problems = checkRecords({first, second}, today);
    problems.removeIf([](const Problem &problem) { return problem.kind == Kind::PatternMatchesOther; });
    QCOMPARE(problems.size(), 3);
    QCOMPARE(problems.at(0).file, u"a.json"_s);
    QCOMPARE(problems.at(1).field, u"/domain"_s);
    QCOMPARE(problems.at(2).field, u"/root_cause_zh"_s);
    QCOMPARE(problems.at(2).line, 7);
    QCOMPARE(problems.at(2).recordId, u"git/one"_s);
}

void tst_RecordCheck::findingsMoveToTheirField()
{
    QTemporaryDir folder;
    const QString name = folder.filePath(u"pack.json"_s);
    QFile file(name);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(
        "[\n {\"id\": 1},\n {\"id\": 2,\n  \"dead_ends\": [\n   {\"action\": \"x\",\n    \"sources\": [\"y\"]}]}]");
    file.close();
    QList<Problem> problems{{Kind::InvalidLink, name, 3, {}, u"/dead_ends/0/sources/0"_s, {}},
        {Kind::MissingChinese, name, 3, {}, u"/signature_zh"_s, {}},
        {Kind::InvalidLink, u"gone.json"_s, 9, {}, u"/id"_s, {}}};
    findFieldLines(problems);
    QCOMPARE(problems.at(0).line, 6);
    QCOMPARE(problems.at(1).line, 3);
    QCOMPARE(problems.at(2).line, 9);
}

QTEST_APPLESS_MAIN(tst_RecordCheck)
#include "tst_recordcheck.moc"
