// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/text/readabletext.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace wayout::text;

using Form = ReadableText::Form;

class tst_ReadableText : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void eachFormIsReadByItsFields_data();
    void eachFormIsReadByItsFields();
    void placesAndCodesComeFromFields();
    void suppressedAndPassedResultsAreLeftOut();
    void aMessageOfARuleGetsItsArguments();
    void linesLeadBackToThoseThatWereWritten();
    void whatIsBrokenStaysAsItIs_data();
    void whatIsBrokenStaysAsItIs();
    void aShortTextCannotBecomeALongOne();
    void piecesAreReadAsTheFormOfTheFirst();
};

static const QString sarif =
    uR"({"$schema": "https://json.schemastore.org/sarif-2.1.0.json", "version": "2.1.0", "runs": [{"tool": {"driver":
{"name": "GNU C++", "rules": []}}, "results": [{"ruleId": "error", "level": "error", "message": {"text": "'y' was not declared"},
"locations": [{"physicalLocation": {"artifactLocation": {"uri": "file:///src/my%20a.cpp"}, "region": {"startLine": 2, "startColumn": 5}}}],
"relatedLocations": [{"message": {"text": "declared here"}, "physicalLocation": {"artifactLocation": {"uri": "b.h"}, "region": {"startLine": 9}}}]}]}]})"_s;

static const QString rust =
    uR"({"$message_type":"diagnostic","message":"mismatched types","code":{"code":"E0308","explanation":"long"},"level":"error",)"
    uR"("spans":[{"file_name":"src/main.rs","line_start":3,"column_start":9,"is_primary":true}],"children":[],)"
    uR"("rendered":"\u001b[1merror[E0308]\u001b[0m: mismatched types\n --> src/main.rs:3:9\n"})"_s;

void tst_ReadableText::eachFormIsReadByItsFields_data()
{
    QTest::addColumn<QString>("written");
    QTest::addColumn<Form>("form");
    QTest::addColumn<QString>("readable");
    QTest::newRow("SARIF") << sarif << Form::Sarif
                           << u"/src/my a.cpp:2:5: error: 'y' was not declared\nb.h:9: note: declared here\n"_s;
    QTest::newRow("SARIF between other lines")
        << u"warning: unstable\n"_s + sarif + u"\n1 error generated.\n"_s << Form::Sarif
        << u"warning: unstable\n/src/my a.cpp:2:5: error: 'y' was not declared\nb.h:9: note: declared here\n1 error generated.\n"_s;
    QTest::newRow("rustc") << rust << Form::Diagnostics << u"error[E0308]: mismatched types\n --> src/main.rs:3:9\n"_s;
    QTest::newRow("cargo")
        << u"   Compiling demo\n{\"reason\":\"compiler-artifact\"}\n{\"reason\":\"compiler-message\",\"message\":"_s
            + rust + u"}\n{\"reason\":\"build-finished\",\"success\":false}\n"_s
        << Form::Diagnostics << u"   Compiling demo\nerror[E0308]: mismatched types\n --> src/main.rs:3:9\n"_s;
    QTest::newRow("gcc 12")
        << uR"([{"kind": "error", "locations": [{"caret": {"line": 2, "column": 5, "file": "a.cpp"}}], "option": "-fpermissive", "children": [{"kind": "note", "locations": [], "message": "why"}], "message": "invalid"}])"_s
        << Form::Diagnostics << u"a.cpp:2:5: error: invalid [-fpermissive]\nnote: why\n"_s;
    QTest::newRow("findings of gcc are apart, as in what it prints for people")
        << uR"([{"kind": "error", "locations": [], "message": "one"}, {"kind": "error", "locations": [], "message": "two"}])"_s
        << Form::Diagnostics << u"error: one\n\nerror: two\n"_s;
    QTest::newRow("JUnit")
        << uR"(<?xml version="1.0"?><testsuites><testsuite><testcase classname="tests.test_b" name="test_one" file="tests/test_b.py" line="2">
<failure message="AssertionError: one is not two" type="AssertionError">tests/test_b.py:2: AssertionError: one is not two</failure></testcase>
<testcase classname="tests.test_b" name="test_ok"/></testsuite></testsuites>)"_s
        << Form::TestReport
        << u"FAILED tests.test_b.test_one (tests/test_b.py:2)\ntests/test_b.py:2: AssertionError: one is not two\n2 tests, 1 failed\n"_s;
    QTest::newRow("Gradle") << uR"(<!DOCTYPE html><html><script>function configurationCacheProblems() { return (
// begin-report-data
{"diagnostics":[{"locations":[{"path":"A.java","line":3},{"taskPath":":app:compileJava"}],"severity":"ERROR","problemDetails":[{"text":"cannot find symbol"}],"contextualLabel":"Compilation failed"}]}
// end-report-data
);}</script></html>)"_s << Form::GradleProblems
                            << u"A.java:3: error: Compilation failed\ncannot find symbol\n> Task :app:compileJava\n"_s;
    QTest::newRow("the journal")
        << uR"({"__REALTIME_TIMESTAMP":"1764000000000000","_HOSTNAME":"box","SYSLOG_IDENTIFIER":"sshd","_PID":"7","MESSAGE":[66,97,100,255]})"_s
        << Form::Journal << u"2025-11-24T16:00:00+0000 box sshd[7]: Bad\ufffd\n"_s;
    QTest::newRow("OpenTelemetry")
        << uR"({"resourceLogs":[{"resource":{"attributes":[{"key":"service.name","value":{"stringValue":"shop"}}]},"scopeLogs":[{"logRecords":[{"timeUnixNano":"1764000000000000000","severityText":"ERROR","body":{"stringValue":"failed"},"attributes":[{"key":"exception.type","value":{"stringValue":"IOError"}},{"key":"exception.message","value":{"stringValue":"no disk"}}]}]}]}]})"_s
        << Form::OpenTelemetry << u"2025-11-24T16:00:00+0000 shop: ERROR failed\nIOError: no disk\n"_s;
    QTest::newRow("GitHub")
        << u"2026-05-06T12:11:47.1234567Z ##[group]Run npm ci\n2026-05-06T12:11:47.1234567Z ##[endgroup]\n2026-05-06T12:11:48.1234567Z \u001b[31mnpm ERR!\u001b[0m x\n"_s
        << Form::GitHubLog << u"##[group]Run npm ci\n\nnpm ERR! x\n"_s;
    QTest::newRow("GitHub by gh") << u"build\tRun tests\t2026-05-06T12:11:47.1234567Z ##[error]it failed\n"_s
                                  << Form::GitHubLog << u"##[error]it failed\n"_s;
    QTest::newRow("GitLab")
        << u"\u001b[0Ksection_start:1560896352:build[collapsed=true]\r\u001b[0KBuilding\n2026-05-06T12:11:47.123456Z 00O ERROR: Job failed\n\u001b[0Ksection_end:1560896353:build\r\u001b[0K\n"_s
        << Form::GitLabLog << u"Building\nERROR: Job failed\n\n"_s;
    const QString tsc = u"a.ts(1,5): error TS2322: Type 'string' is not assignable to type 'number'.\n"_s;
    QTest::newRow("tsc is written for people") << tsc << Form::Plain << tsc;
}

void tst_ReadableText::eachFormIsReadByItsFields()
{
    QFETCH(QString, written);
    const ReadableText read = readableText(written);
    QTEST(read.text, "readable");
    QTEST(read.form, "form");
}

void tst_ReadableText::placesAndCodesComeFromFields()
{
    const ReadableText ofRust = readableText(rust);
    QCOMPARE(ofRust.places,
        (QList<ReportedPlace>{
            {.first = 1, .last = 2, .file = u"src/main.rs"_s, .line = 3, .column = 9, .code = u"E0308"_s}}));
    QCOMPARE(ofRust.placeOf(2), &ofRust.places.first());
    QVERIFY(!ofRust.placeOf(3));
    QVERIFY(!ofRust.placeOf(0));
    const ReadableText ofGcc = readableText(
        uR"([{"kind": "error", "locations": [{"caret": {"line": 2, "file": "a.c"}}], "message": "one"}, {"kind": "error", "locations": [{"caret": {"line": 7, "file": "a.c"}}], "message": "two"}])"_s);
    QCOMPARE(ofGcc.lines, (QList<int>{1, 1, 1}));
    QVERIFY(!ofGcc.placeOf(2));
    QVERIFY(ofGcc.placeOf(3));
    QCOMPARE(ofGcc.placeOf(3)->line, 7);
    const ReportedPlace place = readableText(sarif).places.value(0);
    QCOMPARE(place.file, u"/src/my a.cpp"_s);
    QCOMPARE(place.line, 2);
}

void tst_ReadableText::suppressedAndPassedResultsAreLeftOut()
{
    const QString log = uR"({"version": "2.1.0", "runs": [{"tool": {"driver": {"name": "x"}}, "results": [
{"message": {"text": "one"}, "suppressions": [{"kind": "inSource"}]}, {"message": {"text": "two"}, "kind": "pass"},
{"message": {"text": "three"}, "suppressions": [{"status": "rejected"}], "level": "error"}]}]})"_s;
    QCOMPARE(readableText(log).text, u"error: three\n"_s);
}

void tst_ReadableText::aMessageOfARuleGetsItsArguments()
{
    const QString log = uR"({"version": "2.1.0", "runs": [{"tool": {"driver": {"name": "x", "rules": [
{"id": "C2065", "defaultConfiguration": {"level": "error"}, "messageStrings": {"m": {"text": "'{0}' in '{1}'"}}}]}},
"artifacts": [{"location": {"uri": "a.cpp"}}], "results": [{"ruleId": "C2065", "message": {"id": "m", "arguments": ["x", "y"]},
"locations": [{"physicalLocation": {"artifactLocation": {"index": 0}, "region": {"startLine": 3, "startColumn": 5}}}]}]}]})"_s;
    QCOMPARE(readableText(log).text, u"a.cpp(3,5): error C2065: 'x' in 'y'\n"_s);
}

void tst_ReadableText::linesLeadBackToThoseThatWereWritten()
{
    const QString written = u"first\n{\"reason\":\"compiler-artifact\"}\n"_s + rust + u"\nlast\n"_s;
    QCOMPARE(readableText(written).lines, (QList<int>{1, 3, 3, 4}));
    QVERIFY(readableText(u"error: plain\n"_s).lines.isEmpty());
}

void tst_ReadableText::whatIsBrokenStaysAsItIs_data()
{
    QTest::addColumn<QString>("written");
    QTest::newRow("cut off SARIF") << sarif.chopped(10);
    QTest::newRow("SARIF without a tool") << u"{\"version\": \"2.1.0\", \"runs\": [1]}"_s;
    QTest::newRow("deep SARIF") << u"{\"version\": \"2.1.0\", \"runs\": "_s + QString(100'000, u'[')
            + QString(100'000, u']') + u'}';
    QTest::newRow("cut off XML") << u"<testsuites><testsuite><testcase name=\"a\"><failure>"_s;
    QTest::newRow("deep XML") << u"<testsuite><testcase><failure>"_s + u"<a>"_s.repeated(200'000);
    QTest::newRow("Gradle without an end") << u"<html>\n// begin-report-data\n{\"diagnostics\":[]}"_s;
    QTest::newRow("a record in JSON") << u"{\"level\":\"error\",\"msg\":\"no\"}\n"_s;
}

void tst_ReadableText::whatIsBrokenStaysAsItIs()
{
    QFETCH(QString, written);
    const ReadableText read = readableText(written);
    QCOMPARE(read.form, Form::Plain);
    QCOMPARE(read.text, written);
    QVERIFY(read.places.isEmpty());
    const QString cut = rust.chopped(5) + u"\n"_s + rust + u'\n';
    QVERIFY2(readableText(cut).text.startsWith(rust.chopped(5)), "a broken line stays between the others");
}

void tst_ReadableText::aShortTextCannotBecomeALongOne()
{
    QString log =
        u"{\"version\": \"2.1.0\", \"runs\": [{\"tool\": {\"driver\": {\"name\": \"x\", \"rules\": [{\"id\": \"r\", "
        "\"messageStrings\": {\"m\": {\"text\": \"%1\"}}}]}}, \"results\": ["_s.arg(QString(100'000, u'x'));
    for (int i = 0; i < 2000; ++i) {
        log += u"{\"ruleIndex\": 0, \"message\": {\"id\": \"m\"}},"_s;
    }
    log = log.chopped(1) + u"]}]}"_s;
    const ReadableText read = readableText(log);
    QCOMPARE(read.form, Form::Plain);
    QCOMPARE(read.text.size(), log.size());
}

void tst_ReadableText::piecesAreReadAsTheFormOfTheFirst()
{
    ReadablePieces pieces;
    QCOMPARE(pieces.read("2026-05-06T12:11:47.1234567Z one\n"), "one\n");
    QCOMPARE(pieces.read("2026-05-06T12:11:47.1234567Z two\n"), "two\n");
    QCOMPARE(pieces.form(), Form::GitHubLog);
    ReadablePieces whole;
    QCOMPARE(whole.read(sarif.toUtf8()), sarif.toUtf8());
}

QTEST_GUILESS_MAIN(tst_ReadableText)
#include "tst_readabletext.moc"
