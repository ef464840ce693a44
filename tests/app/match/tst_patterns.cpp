// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/catalog/catalogreader.h"
#include "app/match/patterns.h"
#include "app/match/prefilter.h"

#include <QDir>
#include <QFile>
#include <QRandomGenerator>
#include <QTest>

#include <array>
#include <future>
#include <latch>

#include "patternoracle.h"
#include "tests/builtinrecords.h"

#ifdef __GLIBC__
#include <malloc.h>
#endif

using namespace Qt::StringLiterals;
using namespace wayout::catalog;
using namespace wayout::match;
using namespace wayout::text;

class tst_Patterns : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aHitIsTheSpanThatMatched_data();
    void aHitIsTheSpanThatMatched();
    void unusablePatternsAreReportedAndDoNoHarm_data();
    void unusablePatternsAreReportedAndDoNoHarm();
    void aMatchInsideAnEndlessLineIsFound();
    void aMatchOverTheBorderOfItsPiecesIsFound();
    void thePrefilterLosesNothingOnRealPastes();
    void thePrefilterLosesNothingOnFuzzedText();
    void thePrefilterLosesNothingOfFuzzedPatterns();
    void aPatternThatTakesTooLongIsNamed();
    void stoppingEndsEarly();
    void ofFiftyThousandPatternsNoneIsLost();
    void whatIsNotTriedCostsNoMemory();
    void aPatternThatOutgrowsItsMemoryIsMatchedAllTheSame();
    void whatAPatternRemembersHasALimit();
};

namespace {

Record withRegex(const QString &regex)
{
    Record record;
    record.id = u"test/"_s + regex;
    record.signature.en = regex;
    record.regex = regex;
    return record;
}

QStringList spans(const Patterns &patterns, const QString &text)
{
    const Paste paste(text);
    QStringList found;
    for (const PatternHit &hit : patterns.scan(paste).hits) {
        found.append(QString::number(hit.record) + u':'
            + QString::fromUtf8(paste.clean().sliced(hit.begin, hit.end - hit.begin)));
    }
    return found;
}

/// A line that `start [ab]*a[ab]{16}c end` matches only at its end, after more states than an automaton may have.
QString lineOfManyStates(quint32 seed = 7)
{
    QString letters;
    QRandomGenerator random(seed);
    for (int i = 0; i < 3'000; ++i) {
        letters += random.bounded(2) == 0 ? u'a' : u'b';
    }
    return u"start "_s + letters + u"a"_s + u"b"_s.repeated(16) + u"c end"_s;
}

/// Bytes on the heap; nothing where that cannot be asked for.
std::optional<qint64> heapBytes()
{
#if defined(__GLIBC__) && !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__)
    const auto info = ::mallinfo2();
    return qint64(info.uordblks) + qint64(info.hblkhd);
#else
    return std::nullopt;
#endif
}

QList<Record> shippedRecords()
{
    return readBuiltin().records;
}

} // namespace

void tst_Patterns::aHitIsTheSpanThatMatched_data()
{
    QTest::addColumn<QStringList>("regexes");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("expected");
    const auto row = [](const char *name, const QStringList &regexes, const QString &text,
                         const QStringList &expected) { QTest::newRow(name) << regexes << text << expected; };
    row("case does not matter", {u"No module named"_s}, u"x\nERROR: NO MODULE NAMED 'yaml'"_s,
        {u"0:NO MODULE NAMED"_s});
    row("every line counts", {u"refused"_s}, u"refused\nok\nRefused"_s, {u"0:refused"_s, u"0:Refused"_s});
    row("a gap stays on the line", {u"cannot.*module"_s}, u"cannot\nmodule"_s, {});
    row("white space may be a line break", {u"does not\\s+exist"_s}, u"relation does not\n  exist"_s,
        {u"0:does not\n  exist"_s});
    row("branches without common literals", {u"ENOSPC|no space left"_s}, u"write: No space left\nENOSPC"_s,
        {u"0:No space left"_s, u"0:ENOSPC"_s});
    row("several patterns on one line", {u"permission denied"_s, u"denied \\(publickey\\)"_s},
        u"Permission denied (publickey)."_s, {u"0:Permission denied"_s, u"1:denied (publickey)"_s});
    row("Chinese", {u"致命错误:.*没有那个文件"_s}, u"a.cpp:1: 致命错误：x.h：没有那个文件或目录"_s,
        {u"0:致命错误:x.h:没有那个文件"_s});
    row("full-width punctuation in the pattern", {u"错误：.*（publickey）"_s}, u"错误：拒绝（publickey）"_s,
        {u"0:错误:拒绝(publickey)"_s});
    row("an anchor sees the line without its timestamp", {u"^panic:"_s}, u"2024-05-06T12:11:47Z panic: x"_s,
        {u"0:panic:"_s});
    row("nothing", {u"refused"_s}, u"all is well"_s, {});
}

void tst_Patterns::aHitIsTheSpanThatMatched()
{
    QFETCH(QStringList, regexes);
    QFETCH(QString, text);
    QList<Record> records;
    for (const QString &regex : std::as_const(regexes)) {
        records.append(withRegex(regex));
    }
    QTEST(spans(Patterns::of(records), text), "expected");
}

void tst_Patterns::unusablePatternsAreReportedAndDoNoHarm_data()
{
    QTest::addColumn<QString>("regex");
    QTest::addColumn<int>("kind");
    QTest::newRow("unclosed group") << u"CUDA error ("_s << int(Problem::Kind::InvalidPattern);
    QTest::newRow("lookahead") << u"foo(?=bar)"_s << int(Problem::Kind::InvalidPattern);
    QTest::newRow("backreference") << u"(a+) \\1"_s << int(Problem::Kind::InvalidPattern);
    QTest::newRow("repeat bomb") << u"((a{100}){100}){100}"_s << int(Problem::Kind::InvalidPattern);
    QTest::newRow("matches everything") << u".*"_s << int(Problem::Kind::PatternMatchesEverything);
    QTest::newRow("an empty branch") << u"refused|"_s << int(Problem::Kind::PatternMatchesEverything);
    QTest::newRow("too few literals") << u"\\d+ \\w+"_s << int(Problem::Kind::PatternMatchesEverything);
    QTest::newRow("too long") << QString(5000, u'a') << int(Problem::Kind::PatternTooLarge);
}

void tst_Patterns::unusablePatternsAreReportedAndDoNoHarm()
{
    QFETCH(QString, regex);
    const Patterns patterns = Patterns::of({withRegex(regex), withRegex(u"refused"_s)});
    QCOMPARE(patterns.problems().size(), 1);
    QTEST(int(patterns.problems().first().kind), "kind");
    QCOMPARE(patterns.problems().first().field, u"/regex"_s);
    QCOMPARE(spans(patterns, u"connection refused aaaa 1 b"_s), QStringList{u"1:refused"_s});
}

void tst_Patterns::aMatchInsideAnEndlessLineIsFound()
{
    const Patterns patterns = Patterns::of({withRegex(u"connection.*refused"_s)});
    const QString padding(100'000, u'x');
    QCOMPARE(
        spans(patterns, padding + u" connection was refused "_s + padding).value(0), u"0:connection was refused"_s);
}

void tst_Patterns::aMatchOverTheBorderOfItsPiecesIsFound()
{
    const Patterns patterns = Patterns::of({withRegex(u"connection.*refused"_s)});
    for (qsizetype before = ScanWindow::longest - 30; before <= ScanWindow::longest; before += 5) {
        const QString text = QString(before, u'x') + u" connection was refused "_s + QString(100'000, u'x');
        QCOMPARE(spans(patterns, text).value(0), u"0:connection was refused"_s);
    }
}

void tst_Patterns::thePrefilterLosesNothingOnRealPastes()
{
    const QList<Record> records = shippedRecords();
    QVERIFY(!records.isEmpty());
    const Patterns patterns = Patterns::of(records);
    const PatternOracle oracle(records, patterns.problems());
    qsizetype hits = 0;
    for (const Record &record : records) {
        for (const Sample &sample : record.samples) {
            const Paste paste(sample.text);
            const QList<PatternHit> found = patterns.scan(paste).hits;
            QCOMPARE(found, oracle.scan(paste));
            hits += found.size();
        }
    }
    QVERIFY(hits >= records.size() / 2);
}

namespace {

/// Lines of real output, cut, in capitals, broken and glued.
QString fuzzedText(const QStringList &pieces, QRandomGenerator &random)
{
    QString text;
    for (int piece = 0; piece < 12; ++piece) {
        QString line = pieces.at(random.bounded(int(pieces.size())));
        switch (random.bounded(6)) {
        case 0: // cut
            line = line.sliced(random.bounded(int(line.size()) + 1));
            break;
        case 1:
            line = line.toUpper();
            break;
        case 2: // break
            line.insert(random.bounded(int(line.size()) + 1), u'\n');
            break;
        case 3: // glue
            line += pieces.at(random.bounded(int(pieces.size())));
            break;
        case 4: // letters whose lower case is ASCII
            line.replace(u'k', QChar(0x212a)).replace(u's', QChar(0x017f));
            break;
        default:
            break;
        }
        text += line + u'\n';
    }
    return text;
}

QStringList printedLines(const QList<Record> &records)
{
    QStringList lines;
    for (const Record &record : records) {
        lines.append(record.signature.en.split(u'\n'));
        for (const Sample &sample : record.samples) {
            lines.append(sample.text.split(u'\n'));
        }
    }
    return lines;
}

} // namespace

void tst_Patterns::thePrefilterLosesNothingOnFuzzedText()
{
    const QList<Record> records = shippedRecords();
    const Patterns patterns = Patterns::of(records);
    const PatternOracle oracle(records, patterns.problems());
    const QStringList pieces = printedLines(records);
    QVERIFY(!pieces.isEmpty());
    QRandomGenerator random(20260101);
    qsizetype hits = 0;
    for (int round = 0; round < 60; ++round) {
        const Paste paste(fuzzedText(pieces, random));
        const QList<PatternHit> found = patterns.scan(paste).hits;
        QCOMPARE(found, oracle.scan(paste));
        hits += found.size();
    }
    QVERIFY(hits > 60);
}

void tst_Patterns::thePrefilterLosesNothingOfFuzzedPatterns()
{
    // Patterns that nobody would write, over an alphabet small enough for them to match.
    static constexpr std::array<const char *, 22> parts{"abc", "abca", "cab", ".*", ".+?", "[ab]", "[Cc]", "[^a]",
        "(abc|cab)", "(ab)?", "(?:bca|abc)+", "c{2,3}", "\\s", "\\b", "^", "$", "|", "\\.", "a*", "(a|b|c)", "(?s:.)",
        "abcabcab"};
    QRandomGenerator random(7);
    QList<Record> records;
    for (int i = 0; i < 400; ++i) {
        QString regex = random.bounded(4) > 0 ? u"abc"_s : QString();
        for (int part = random.bounded(1, 7); part > 0; --part) {
            regex += QLatin1StringView(parts[size_t(random.bounded(int(parts.size())))]);
        }
        records.append(withRegex(regex));
    }
    const Patterns patterns = Patterns::of(records);
    QVERIFY(patterns.problems().size() < 200);
    const PatternOracle oracle(records, patterns.problems());
    qsizetype hits = 0;
    for (int round = 0; round < 40; ++round) {
        QString text;
        for (int i = random.bounded(1, 200); i > 0; --i) {
            text += QStringView(u"abcabcABC.\n ").at(random.bounded(12));
        }
        const Paste paste(text);
        const QList<PatternHit> found = patterns.scan(paste).hits;
        QCOMPARE(found, oracle.scan(paste));
        hits += found.size();
    }
    QVERIFY(hits > 1000);
}

void tst_Patterns::aPatternThatTakesTooLongIsNamed()
{
    const Patterns patterns = Patterns::of({withRegex(u".{0,900}err.{0,900}zz"_s), withRegex(u"refused"_s)});
    const Paste paste(QString(u"err "_s).repeated(30'000) + u"zz refused"_s);
    const PatternScan scan = patterns.scan(paste);
    QCOMPARE(scan.unfinished, QList<qsizetype>{0});
    QVERIFY(std::ranges::any_of(scan.hits, [](const PatternHit &hit) { return hit.record == 1; }));
}

void tst_Patterns::stoppingEndsEarly()
{
    const Patterns patterns = Patterns::of({withRegex(u"refused"_s)});
    constexpr int lines = 300'000;
    const Paste paste(QString(u"refused\n"_s).repeated(lines));
    std::stop_source stop;
    std::latch begun(1);
    std::future<PatternScan> scan = std::async(std::launch::async, [&] {
        begun.count_down();
        return patterns.scan(paste, stop.get_token());
    });
    begun.wait();
    stop.request_stop();
    QVERIFY(scan.get().hits.size() < lines);
    QCOMPARE(patterns.scan(paste).hits.size(), lines);
}

void tst_Patterns::ofFiftyThousandPatternsNoneIsLost()
{
    constexpr int count = 50'000;
    QList<Record> records;
    QString text;
    QStringList expected;
    for (int i = 0; i < count; ++i) {
        records.append(withRegex(u"fault no%1x in \\w+ (module|plugin)"_s.arg(i)));
        if (i % 997 == 0 || i == count - 1) {
            text += u"fault no%1x in here plugin\n"_s.arg(i);
            expected.append(u"%1:fault no%1x in here plugin"_s.arg(i));
        }
    }
    const Patterns patterns = Patterns::of(records);
    QStringList found = spans(patterns, text);
    found.sort();
    expected.sort();
    QVERIFY(patterns.scan(Paste(text)).unfinished.isEmpty());
    QCOMPARE(found, expected);
}

void tst_Patterns::whatIsNotTriedCostsNoMemory()
{
    constexpr qint64 mostOfEach = 1'500; // bytes; compiled it is about forty thousand
    constexpr int count = 4'000;
    QList<Record> records;
    for (int i = 0; i < count; ++i) {
        records.append(withRegex(u"crash no%1x at \\w{50} (module|plugin)"_s.arg(i)));
    }
    const std::optional<qint64> before = heapBytes();
    if (!before) {
        QSKIP("how much memory is in use cannot be asked here");
    }
    const Patterns patterns = Patterns::of(records);
    QCOMPARE(patterns.scan(Paste(u"crash no7x at here plugin\nand nothing else"_s)).hits, QList<PatternHit>());
    const qint64 used = *heapBytes() - *before;
    QVERIFY2(used < count * mostOfEach, qPrintable(QString::number(used)));
}

void tst_Patterns::aPatternThatOutgrowsItsMemoryIsMatchedAllTheSame()
{
    // The states of this one as an automaton are 2^16: more than it may have.
    const Patterns patterns = Patterns::of({withRegex(u"start [ab]*a[ab]{16}c end"_s)});
    const QString line = lineOfManyStates();
    QCOMPARE(spans(patterns, line), QStringList{u"0:"_s + line});
}

void tst_Patterns::whatAPatternRemembersHasALimit()
{
    constexpr qint64 limit = 1024 * 1024; // bytes; RE2 by itself would take three times that for this one
    const Patterns patterns = Patterns::of({withRegex(u"start [ab]*a[ab]{16}c end"_s)});
    const std::optional<qint64> before = heapBytes();
    if (!before) {
        QSKIP("how much memory is in use cannot be asked here");
    }
    qint64 most = 0;
    for (quint32 seed = 1; seed <= 12; ++seed) { // the states of one line are not those of another
        QVERIFY(patterns.matches(0, lineOfManyStates(seed).toUtf8()));
        most = std::max(most, *heapBytes() - *before);
    }
    QVERIFY2(most < limit, qPrintable(QString::number(most)));
}

QTEST_APPLESS_MAIN(tst_Patterns)
#include "tst_patterns.moc"
