// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/catalog/jsondocument.h"
#include "app/evidence/fittedrecord.h"

#include <QElapsedTimer>
#include <QFile>
#include <QTest>

#include "tests/slowness.h"

using namespace Qt::StringLiterals;
using namespace wayout::catalog;
using namespace wayout::evidence;

class tst_FilledText : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void valuesOfThePasteFillTheCode();
    void aNamedGroupOfTheRegexIsAValue();
    void theWordOfTheMapIsInserted();
    void theValueNextToTheErrorCounts();
    void theFirstValueOfItsKindCounts();
    void placesAreThoseOfThePastedText();
    void proseIsFilledWithoutQuotes();
    void nothingIsFilledWithoutAPaste();
    void aColouredValueIsFilledIn();
    void optionsThatLookLikeThoseOfAShellAreFilledIn();
    void anAddressOfIPv6IsFilledInQuoted();
    void hostilePastesFillNothingIn_data();
    void hostilePastesFillNothingIn();
    void manyValuesAndCapturesEndSoon();
    void aLongTextIsReadAroundTheError();
    void onlyACleanTextOfThisPasteIsRead();
};

static Capture capture(const char *name, const char *regex, const char *kind)
{
    return {.name = QString::fromUtf8(name), .regex = QString::fromUtf8(regex), .kind = QString::fromUtf8(kind)};
}

static QString codeFor(const Record &record, const QString &paste, const QString &code, int line = 0)
{
    const FittedRecord fitted = fittedRecord(record, {factsOf(record, {.text = paste, .line = line})});
    return filledCode(code, u"Bash"_s, fitted.values).text;
}

void tst_FilledText::valuesOfThePasteFillTheCode()
{
    Record record;
    record.captures = {
        capture("branch", "\\[rejected\\]\\s+(\\S+) ->", "ref"), capture("remote", "^To (\\S+)", "word")};
    const QString paste =
        u"To origin\n ! [rejected]        feature/BILL-231 -> feature/BILL-231 (non-fast-forward)\n"_s;
    const FittedRecord fitted = fittedRecord(record, {factsOf(record, {.text = paste})});
    QCOMPARE(fitted.values.size(), 2);
    const FilledText code =
        filledCode(u"git pull --rebase <remote> <branch>\ngit push <other> <branch>\n"_s, u"Bash"_s, fitted.values);
    QCOMPARE(code.text, u"git pull --rebase origin feature/BILL-231\ngit push <other> feature/BILL-231\n"_s);
    QCOMPARE(filledCode(u"git push --force-with-lease origin <branch>\ngit push --force origin <branch>"_s, u"Bash"_s,
                 fitted.values)
                 .text,
        u"git push --force-with-lease origin feature/BILL-231\ngit push --force origin <branch>"_s);
    QCOMPARE(code.places, (QList<FilledText::Place>{{18, 6, 1}, {25, 16, 0}, {59, 16, 0}}));
    for (const FilledText::Place &place : code.places) {
        QCOMPARE(code.text.mid(place.begin, place.length), fitted.values.at(place.value).value);
    }
}

void tst_FilledText::aNamedGroupOfTheRegexIsAValue()
{
    Record record;
    record.regex = u"connection to server at \"(?P<host>[^\"]+)\", port (?P<port>\\d+) failed for (?P<who>\\w+)"_s;
    const QString paste = u"connection to server at \"db.local\", port 5433 failed for app"_s;
    QCOMPARE(codeFor(record, paste, u"psql -h <host> -p <port> -U <who>"_s), u"psql -h db.local -p 5433 -U app"_s);
    record.captures = {capture("who", "", "number")};
    QCOMPARE(codeFor(record, paste, u"psql -h <host> -U <who>"_s), u"psql -h db.local -U <who>"_s);
}

void tst_FilledText::theWordOfTheMapIsInserted()
{
    Record record;
    record.captures = {capture("package", "No module named '([^']+)'", "package")};
    record.captures.first().map = {{u"cv2"_s, u"opencv-python-headless"_s}};
    QCOMPARE(codeFor(record, u"No module named 'cv2'"_s, u"pip install <package>"_s),
        u"pip install opencv-python-headless"_s);
    QCOMPARE(codeFor(record, u"No module named 'numpy'"_s, u"pip install <package>"_s), u"pip install numpy"_s);
}

void tst_FilledText::theValueNextToTheErrorCounts()
{
    Record record;
    record.captures = {capture("pod", "pod (\\S+)", "word")};
    const QString paste = u"pod one started\npod two started\nerror: pod three failed\npod four started\n"_s;
    QCOMPARE(codeFor(record, paste, u"kubectl logs <pod>"_s, 3), u"kubectl logs three"_s);
    QCOMPARE(codeFor(record, u"pod one started\nerror\n"_s, u"kubectl logs <pod>"_s, 2), u"kubectl logs one"_s);
}

void tst_FilledText::theFirstValueOfItsKindCounts()
{
    Record record;
    record.captures = {capture("port", "port (\\S+)", "port")};
    QCOMPARE(
        codeFor(record, u"port x\nport 99999\nport 8081\n"_s, u"ss -ltnp | grep <port>"_s), u"ss -ltnp | grep 8081"_s);
}

void tst_FilledText::placesAreThoseOfThePastedText()
{
    Record record;
    record.captures = {capture("port", "端口:(\\d+)", "port")};
    const FittedRecord fitted =
        fittedRecord(record, {factsOf(record, {.text = u"x\r\n\u001b[31m错误\u001b[0m 端口：8080\r\n"_s})});
    QCOMPARE(fitted.values, (QList<FilledValue>{{u"port"_s, u"8080"_s, u"port"_s, 2, 16, 4}}));
}

void tst_FilledText::proseIsFilledWithoutQuotes()
{
    const FilledText text =
        filledProse(u"Install <name> into <path>"_s, {{.name = u"path"_s, .value = u"/opt/my app"_s}});
    QCOMPARE(text.text, u"Install <name> into /opt/my app"_s);
    QCOMPARE(text.places, (QList<FilledText::Place>{{20, 11, 0}}));
}

void tst_FilledText::nothingIsFilledWithoutAPaste()
{
    Record record;
    record.captures = {capture("any", ".*", "word")};
    QVERIFY(fittedRecord(record).values.isEmpty());
    record.captures = {capture("any", "(", "word"), capture("none", "x|(y)", "word"), capture("empty", "()", "word")};
    QVERIFY(fittedRecord(record, {factsOf(record, {.text = u"x"_s})}).values.isEmpty());
}

void tst_FilledText::aColouredValueIsFilledIn()
{
    Record record;
    record.captures = {capture("branch", "branch (\\S+)", "ref")};
    QCOMPARE(codeFor(record, u"branch \u001b[1;31mmain\u001b[0m failed"_s, u"git push origin <branch>"_s),
        u"git push origin main"_s);
}

void tst_FilledText::optionsThatLookLikeThoseOfAShellAreFilledIn()
{
    Record record;
    record.captures = {capture("v", "v=(\\S+)", "word")};
    const auto filled = [&record](const QString &code) { return codeFor(record, u"v=web"_s, code); };
    QCOMPARE(filled(u"git -C '<v>' pull"_s), u"git -C 'web' pull"_s);
    QCOMPARE(filled(u"ss -ltnp | grep -E '<v>'"_s), u"ss -ltnp | grep -E 'web'"_s);
    QCOMPARE(filled(u"kubectl -n <v> set resources deployment/x -c <v> --limits=memory=1Gi"_s),
        u"kubectl -n web set resources deployment/x -c web --limits=memory=1Gi"_s);
    QCOMPARE(filled(u"git -c <v> pull"_s), u"git -c <v> pull"_s);
    QCOMPARE(filled(u"sed -E '<v>' x"_s), u"sed -E '<v>' x"_s);
    QCOMPARE(filled(u"kubectl exec x -- sh -c <v>"_s), u"kubectl exec x -- sh -c <v>"_s);
    QCOMPARE(filled(u"perl -E <v>"_s), u"perl -E <v>"_s);
}

void tst_FilledText::anAddressOfIPv6IsFilledInQuoted()
{
    Record record;
    record.captures = {capture("url", "to (\\S+) failed", "url")};
    QCOMPARE(
        codeFor(record, u"to http://[::1]:8080/a failed"_s, u"curl -v <url>"_s), u"curl -v 'http://[::1]:8080/a'"_s);
    QCOMPARE(codeFor(record, u"to http://[a-z]/ failed"_s, u"curl -v <url>"_s), u"curl -v <url>"_s);
    QCOMPARE(codeFor(record, u"to http://x/[ab] failed"_s, u"curl -v <url>"_s), u"curl -v <url>"_s);
}

void tst_FilledText::hostilePastesFillNothingIn_data()
{
    QTest::addColumn<Record>("record");
    QTest::addColumn<QString>("paste");
    QTest::addColumn<QString>("code");
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("expected");
    QFile file(QStringLiteral(WAYOUT_SOURCE_DIR "/tests/app/evidence/hostile-pastes.jsonl"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    while (!file.atEnd()) {
        const JsonDocument line(file.readLine());
        const auto text = [&](const char *key) { return QString::fromStdString(line.value.at(key)); };
        Record record;
        record.captures = {{.name = u"v"_s, .regex = u"(?s)\\[\\[(.*?)\\]\\]"_s, .kind = text("kind")}};
        if (line.value.contains("map")) {
            for (const auto &[from, to] : line.value.at("map").items()) {
                record.captures.first().map.append({QString::fromStdString(from), QString::fromStdString(to)});
            }
        }
        QTest::newRow(qUtf8Printable(text("name")))
            << record << text("paste") << text("code") << text("language") << text("expected");
    }
}

void tst_FilledText::hostilePastesFillNothingIn()
{
    QFETCH(const Record, record);
    QFETCH(const QString, paste);
    QFETCH(const QString, code);
    QFETCH(const QString, language);
    QFETCH(const QString, expected);
    const FittedRecord fitted = fittedRecord(record, {factsOf(record, {.text = paste})});
    QCOMPARE(filledCode(code, language, fitted.values).text, expected);
}

void tst_FilledText::manyValuesAndCapturesEndSoon()
{
    QString paste;
    for (int i = 0; i < 10'000; ++i) {
        paste += u"port x%1\n"_s.arg(i);
    }
    Record record;
    for (int i = 0; i < 1'000; ++i) {
        record.captures.append(capture(qPrintable(u"port%1"_s.arg(i)), "port (\\S+)|((((x)*)*)*)*y", "port"));
    }
    QElapsedTimer timer;
    timer.start();
    QVERIFY(fittedRecord(record, {factsOf(record, {.text = paste, .line = 9'000})}).values.isEmpty());
    QVERIFY2(timer.elapsed() < 2'000 * slowness, qPrintable(QString::number(timer.elapsed())));
    QString code;
    QList<FilledValue> values;
    for (int i = 0; i < 10'000; ++i) {
        code += u"echo <a%1>\n"_s.arg(i);
    }
    for (int i = 0; i < 64; ++i) {
        values.append({.name = u"a%1"_s.arg(i), .value = u"1"_s});
    }
    timer.start();
    QCOMPARE(filledCode(code, u"Bash"_s, values).places.size(), 64);
    QVERIFY2(timer.elapsed() < 2'000 * slowness, qPrintable(QString::number(timer.elapsed())));
}

void tst_FilledText::aLongTextIsReadAroundTheError()
{
    QString paste;
    for (int i = 1; i <= 50'000; ++i) {
        paste += u"line %1 is there\n"_s.arg(i);
    }
    Record record;
    record.captures = {capture("number", "line (\\d+)", "number")};
    const FittedRecord fitted = fittedRecord(record, {factsOf(record, {.text = paste, .line = 40'000})});
    QCOMPARE(fitted.values, (QList<FilledValue>{{u"number"_s, u"40000"_s, u"number"_s, 40'000, 6, 5}}));
}

void tst_FilledText::onlyACleanTextOfThisPasteIsRead()
{
    Record record;
    record.captures = {capture("host", "host (\\S+)", "host")};
    const QString paste = u"\x1b[31mhost\x1b[0m db.example\n"_s;
    const FittedRecord fitted = fittedRecord(record, {factsOf(record, {.text = paste})});
    QCOMPARE(fitted.values.size(), 1);
    QCOMPARE(fittedRecord(record,
                 {factsOf(record, {.text = paste, .clean = std::make_shared<const wayout::text::Paste>(paste)})}),
        fitted);
    QCOMPARE(fittedRecord(record,
                 {factsOf(record,
                     {.text = paste, .clean = std::make_shared<const wayout::text::Paste>(u"host evil.example"_s)})}),
        fitted);
}

QTEST_APPLESS_MAIN(tst_FilledText)
#include "tst_filledtext.moc"
