// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/match/engine.h"
#include "app/match/excerpt.h"
#include "app/text/textpieces.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace wayout::catalog;
using namespace wayout::match;

class tst_Excerpt : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatMattersIsKeptWithItsSurroundings();
    void linesThatAreAlikeAreCounted();
    void theEndOfTheTextIsKept();
    void piecesMakeNoDifference();
    void memoryDoesNotGrowWithTheText();
    void memoryDoesNotGrowWithALine();
    void anEndlessLineIsOneLine();
    void aLongTextGetsTheAnswerOfAShortOne();
    void aPatternCountsOnRoutineLinesToo();
    void aPatternOverTheBorderOfPiecesIsFound();
    void tracesAreKeptWhole();
    void ofTooManyFailuresTheFirstAndTheLastAreKept();
    void stoppingEndsEarly();
};

namespace {

Record diskFull()
{
    Record record;
    record.id = u"linux/disk-full"_s;
    record.signature.en = u"OSError: [Errno 28] No space left on device"_s;
    record.regex = u"No space left on device"_s;
    record.domain = u"linux"_s;
    return record;
}

/// A log of routine lines, each in other words, without line breaks at the end.
QStringList routine(int lines)
{
    QStringList log;
    for (int i = 0; i < lines; ++i) {
        const QString word = QString(QChar(u'a' + i % 26)) + QChar(u'a' + i / 26 % 26) + QChar(u'a' + i / 676 % 26);
        log.append(
            u"2026-03-02T08:%1:%2Z INFO [worker-1] %3 handled in 12ms"_s.arg(i / 60 % 60, 2, 10, QLatin1Char('0'))
                .arg(i % 60, 2, 10, QLatin1Char('0'))
                .arg(word));
    }
    return log;
}

Excerpt excerptOf(const QString &text, qsizetype pieceLines = 100'000)
{
    static const auto engine = compiledEngine({.records = {diskFull()}});
    static const Matcher &matcher = engine->matcher;
    const QStringList lines = text.split(u'\n');
    qsizetype from = 0;
    return matcher.excerptOf([&]() -> std::optional<QByteArray> {
        if (from >= lines.size()) {
            return std::nullopt;
        }
        const QStringList piece = lines.mid(std::exchange(from, from + pieceLines), pieceLines);
        return (piece.join(u'\n') + u'\n').toUtf8();
    });
}

} // namespace

void tst_Excerpt::whatMattersIsKeptWithItsSurroundings()
{
    QStringList log = routine(5000);
    log[2500] = u"Traceback (most recent call last):"_s;
    log[2501] = u"  File \"a.py\", line 3, in <module>"_s;
    log[2502] = u"ValueError: bad thing"_s;
    const Excerpt excerpt = excerptOf(log.join(u'\n'));
    const QStringList kept = excerpt.text.split(u'\n', Qt::SkipEmptyParts);
    QVERIFY(kept.size() < 400);
    const qsizetype at = kept.indexOf(log.at(2502));
    QVERIFY(at > 2);
    QCOMPARE(kept.at(at - 1), log.at(2501));
    QCOMPARE(kept.at(at - 2), log.at(2500));
    QCOMPARE(kept.at(at + 1), log.at(2503));
    const QStringList all = excerpt.text.split(u'\n');
    QCOMPARE(excerpt.lines[size_t(all.indexOf(log.at(2502)))], 2503);
    QCOMPARE(all.size(), qsizetype(excerpt.lines.size()) + 1); // the last line ends
}

void tst_Excerpt::linesThatAreAlikeAreCounted()
{
    QStringList log = routine(3000);
    for (int i = 0; i < 1000; ++i) {
        log.insert(i * 3, u"2026-03-02T08:00:00Z ERROR request %1 failed: bad thing"_s.arg(100'000 + i));
    }
    const Excerpt excerpt = excerptOf(log.join(u'\n'));
    QCOMPARE(excerpt.text.count(u"bad thing"_s), 20); // those among the first lines of the text, which are all kept
    int stoodFor = 0;
    const QStringList all = excerpt.text.split(u'\n');
    for (qsizetype i = 0; i < all.size(); ++i) {
        stoodFor += all.at(i).contains(u"bad thing"_s) ? excerpt.weights[size_t(i)] : 0;
    }
    QCOMPARE(stoodFor, 1000);
}

void tst_Excerpt::theEndOfTheTextIsKept()
{
    QStringList log = routine(4000);
    log.append(u"Killed"_s);
    QVERIFY(excerptOf(log.join(u'\n')).text.contains(u"Killed"_s));
}

void tst_Excerpt::piecesMakeNoDifference()
{
    QStringList log = routine(3000);
    log[777] = u"error: one"_s;
    log[1500] = u"write: No space left on device"_s;
    const Excerpt whole = excerptOf(log.join(u'\n'));
    for (const qsizetype lines : {1, 7, 778, 1501}) {
        const Excerpt pieces = excerptOf(log.join(u'\n'), lines);
        QVERIFY(pieces.text.contains(u"error: one"_s));
        QVERIFY(pieces.text.contains(u"No space left"_s));
        QCOMPARE(pieces.text, whole.text);
    }
}

void tst_Excerpt::memoryDoesNotGrowWithTheText()
{
    const QString log = routine(3000).join(u'\n');
    const qsizetype once = excerptOf(log).text.size();
    const qsizetype often = excerptOf(QStringList(20, log).join(u'\n')).text.size();
    QVERIFY(often < once * 2);
}

void tst_Excerpt::memoryDoesNotGrowWithALine()
{
    const auto engine = compiledEngine({.records = {diskFull()}});
    const Matcher &matcher = engine->matcher;
    constexpr int pieces = 50;
    int given = 0;
    // Each part of the line has an error of its own, so that all of it matters.
    const Excerpt excerpt = matcher.excerptOf([&]() -> std::optional<QByteArray> {
        const QByteArray error =
            "Error: No space left on device, " + QByteArray::number(quint64(given + 1) * 2654435761U, 36) + ' ';
        return ++given > pieces ? std::nullopt : std::optional(error.repeated(500'000 / error.size()));
    });
    QVERIFY(excerpt.text.size() > 1'000'000);
    QVERIFY2(excerpt.text.size() < 16'000'000, qPrintable(QString::number(excerpt.text.size())));
    QCOMPARE(matcher.find(excerpt).grade, Grade::Match);
}

void tst_Excerpt::anEndlessLineIsOneLine()
{
    const QByteArray text = "first\n" + QByteArray("0123456789abcdef ").repeated(100'000) + "\nthird\n"
        + QByteArray(1'200'000, 'x') + "\nOSError: [Errno 28] No space left on device\nlast\n";
    const auto engine = compiledEngine({.records = {diskFull()}});
    const Matcher &matcher = engine->matcher;
    qsizetype at = 0;
    wayout::text::TextPieces pieces(
        [&](qsizetype most) { return text.mid(std::exchange(at, at + most), most); }, u"UTF-8"_s);
    const Excerpt excerpt = matcher.excerptOf([&] { return pieces.next(); });
    QCOMPARE(excerpt.lineCount, 6);
    const Answer answer = matcher.find(excerpt, 20);
    QCOMPARE(answer.matches.size(), 1);
    QCOMPARE(answer.matches.first().evidence.first().line, 5);
}

void tst_Excerpt::aLongTextGetsTheAnswerOfAShortOne()
{
    const auto engine = compiledEngine({.records = {diskFull()}});
    const Matcher &matcher = engine->matcher;
    QStringList log = routine(4000);
    for (const int line : {1000, 2000, 3000}) {
        log[line] = u"OSError: [Errno 28] No space left on device"_s;
    }
    const Answer answer = matcher.find(log.join(u'\n'));
    QCOMPARE(answer.grade, Grade::Match);
    QCOMPARE(answer.matches.first().evidence.first().line, 1001);
    QCOMPARE(answer.matches.first().evidence.first().text, u"No space left on device"_s);
    QCOMPARE(answer.errors.first().line, 1001);
    QCOMPARE(answer.errors.first().count, 3);
}

void tst_Excerpt::aPatternCountsOnRoutineLinesToo()
{
    QStringList log = routine(4000);
    log[2000] += u" no space left on device"_s;
    QVERIFY(excerptOf(log.join(u'\n')).text.contains(log.at(2000)));
}

void tst_Excerpt::aPatternOverTheBorderOfPiecesIsFound()
{
    Record record = diskFull();
    record.regex = u"write went bad\\s+because the disk was gone"_s;
    const auto engine = compiledEngine({.records = {record}});
    const Matcher &matcher = engine->matcher;
    QStringList log = routine(4000);
    log[1999] = u"write went bad"_s;
    log[2000] = u"because the disk was gone"_s;
    for (const int border : {2000, 1999, 2001}) {
        int from = 0;
        const Excerpt excerpt = matcher.excerptOf([&]() -> std::optional<QByteArray> {
            const int to = from == 0 ? border : 4000;
            const QStringList piece = log.mid(from, to - from);
            from = to;
            return piece.isEmpty() ? std::nullopt : std::optional((piece.join(u'\n') + u'\n').toUtf8());
        });
        QVERIFY2(
            excerpt.text.contains(u"write went bad\nbecause the disk was gone"_s), qPrintable(QString::number(border)));
    }
}

void tst_Excerpt::tracesAreKeptWhole()
{
    QStringList log = routine(4000);
    QStringList python{u"Traceback (most recent call last):"_s};
    QStringList java{u"java.lang.IllegalStateException: it went wrong"_s};
    for (int i = 0; i < 15; ++i) {
        python += {u"  File \"/app/m%1.py\", line %2, in f"_s.arg(i).arg(i), u"    f()"_s};
        java += u"\tat org.example.A%1.run(A.java:3)"_s.arg(i);
    }
    python += u"ValueError: bad thing"_s;
    for (int i = 0; i < python.size(); ++i) {
        log[1000 + i] = python.at(i);
    }
    for (int i = 0; i < java.size(); ++i) {
        log[3000 + i] = java.at(i);
    }
    const QString text = excerptOf(log.join(u'\n')).text;
    QVERIFY(text.contains(python.join(u'\n')));
    QVERIFY(text.contains(java.join(u'\n')));
}

void tst_Excerpt::ofTooManyFailuresTheFirstAndTheLastAreKept()
{
    QStringList log = routine(15'000);
    for (QString &line : log) {
        line.replace(u"INFO"_s, u"ERROR"_s);
    }
    const Excerpt excerpt = excerptOf(log.join(u'\n'));
    QVERIFY(excerpt.lines.size() < 4000);
    QCOMPARE(excerpt.lines[1000], 1001);
    QCOMPARE(excerpt.lines.back(), 15'000);
    QCOMPARE(excerpt.lineCount, 15'000);
}

void tst_Excerpt::stoppingEndsEarly()
{
    const auto engine = compiledEngine({.records = {diskFull()}});
    const Matcher &matcher = engine->matcher;
    int pieces = 0;
    std::stop_source stop;
    const auto endless = [&]() -> std::optional<QByteArray> {
        if (++pieces > 50) {
            stop.request_stop();
        }
        return QByteArray("error: one\n").repeated(100);
    };
    const Answer answer = matcher.find(matcher.excerptOf(endless, stop.get_token()), 20, stop.get_token());
    QVERIFY(answer.stopped);
    QVERIFY(pieces < 60);
}

QTEST_APPLESS_MAIN(tst_Excerpt)
#include "tst_excerpt.moc"
