// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/paste/pasterows.h"

#include <QRandomGenerator>
#include <QTest>

#include <algorithm>
#include <ctime>

using namespace Qt::StringLiterals;
using namespace wayout::paste;

namespace {

QString shownOf(const PasteRows &rows, const PasteRows::Place &place, int length)
{
    const QStringList lines = rows.shown().split(u'\n');
    QStringList parts;
    for (const PasteRows::Span &span : rows.spansOf(place, length)) {
        parts.append(lines[span.row].mid(span.start, span.length));
    }
    return parts.join(u'|');
}

QString manyLines(int count)
{
    QString text;
    for (int line = 1; line <= count; ++line) {
        text += u"line %1\n"_s.arg(line);
    }
    return text;
}

} // namespace

class tst_PasteRows : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void anExcerptBearsTheLinesOfItsText();
    void anEditLeadsToTheSameRowsAsTheTextReadAnew();
    void anEditThatCannotBeShownAsItIsIsNotFollowed();
    void isShownAs_data();
    void isShownAs();
    void linesKeepTheirNumbers();
    void aLongLineIsCutIntoRows();
    void aRowHasFewCombiningMarks();
    void charactersAreFoundBehindHiddenEscapes();
    void charactersAreFoundBehindVisibleForms();
    void evidenceMayRunOverLines();
    void ofAHugeTextBothEndsAreShown();
    void wantedPlacesOfAHugeTextAreShown();
    void aPlaceDeepInOneEndlessLineIsShown();
    void aTextOfTheLargestSizeTakesNoNoticeableTime();
};

void tst_PasteRows::isShownAs_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("shown");
    QTest::newRow("nothing") << QString() << QString();
    QTest::newRow("line breaks of every system") << u"a\r\nb\rc\nd"_s << u"a\nb\nc\nd"_s;
    QTest::newRow("a last empty line stays") << u"a\n"_s << u"a\n"_s;
    QTest::newRow("colours are not shown") << u"\x1b[1;31merror\x1b[0m: x"_s << u"error: x"_s;
    QTest::newRow("links of a terminal are not shown") << u"\x1b]8;;https://a.b\x1b\\text\x1b]8;;\a!"_s << u"text!"_s;
    QTest::newRow("a link that never ends hides no text") << u"\x1b]8;;error: x"_s << u"8;;error: x"_s;
    QTest::newRow("an unfinished escape ends with its line") << u"a\x1b[12\nb"_s << u"a\nb"_s;
    QTest::newRow("control characters are seen") << u"a\x01z"_s << u"a\u2401z"_s;
    QTest::newRow("a turned direction is seen") << u"a\u202Eb"_s << u"a[U+202E]b"_s;
    QTest::newRow("a Unicode line separator starts no line") << u"a\u2028b\nc"_s << u"a[U+2028]b\nc"_s;
    QTest::newRow("zero width is seen") << u"su\u200Bdo"_s << u"su[U+200B]do"_s;
    QTest::newRow("a text within the text is seen") << u"a\U000E0041b"_s << u"a[U+E0041]b"_s;
    QTest::newRow("emoji and wide spaces stay")
        << u"❤\uFE0F\u3000👨\u200D👩\u00A0x"_s << u"❤\uFE0F\u3000👨\u200D👩\u00A0x"_s;
    QTest::newRow("tabs and Chinese stay") << u"\t内存不足"_s << u"\t内存不足"_s;
}

void tst_PasteRows::isShownAs()
{
    QFETCH(QString, text);
    QTEST(PasteRows(text).shown(), "shown");
}

void tst_PasteRows::linesKeepTheirNumbers()
{
    const PasteRows rows(u"a\r\nb\rc\n\nd"_s);
    QCOMPARE(rows.lineCount(), 5);
    QCOMPARE(rows.rows().size(), 5);
    for (int row = 0; row < 5; ++row) {
        QCOMPARE(rows.rows().at(row).line, row + 1);
    }
    QVERIFY(rows.isWhole());
    QCOMPARE(PasteRows(u"a\nb\n"_s).lineCount(), 2);
    QCOMPARE(PasteRows(QString()).lineCount(), 1);
}

void tst_PasteRows::aLongLineIsCutIntoRows()
{
    const QString text = QString(4'500, u'x') + u"\nend"_s;
    const PasteRows rows(text);
    QCOMPARE(rows.rows().size(), 4);
    QCOMPARE(rows.rows().at(2).line, 1);
    QCOMPARE(rows.rows().at(2).column, 4'001);
    QCOMPARE(rows.rows().at(3).line, 2);
    QCOMPARE(rows.lineCount(), 2);
    QVERIFY(!rows.isWhole());
    const QList<PasteRows::Span> acrossACut{{0, 1'990, 10}, {1, 0, 5}};
    QCOMPARE(rows.spansOf({1, 1'991}, 15), acrossACut);
}

void tst_PasteRows::aRowHasFewCombiningMarks()
{
    constexpr int most = 100; // to lay out n of them in a row takes n * n steps
    const QString text = u"e"_s + QString(5'000, QChar(0x301));
    const QStringList rows = PasteRows(text).shown().split(u'\n');
    QCOMPARE(rows.join(QString()), text);
    for (const QString &row : rows) {
        QVERIFY2(row.count(QChar(0x301)) <= most, qPrintable(QString::number(row.size())));
    }
}

void tst_PasteRows::charactersAreFoundBehindHiddenEscapes()
{
    const PasteRows rows(u"\x1b[1;31merror\x1b[0m: no module"_s);
    QCOMPARE(shownOf(rows, {1, 8}, 5), u"error"_s);
    QCOMPARE(shownOf(rows, {1, 19}, 9), u"no module"_s);
    QCOMPARE(shownOf(rows, {1, 8}, 11), u"error: "_s);
}

void tst_PasteRows::charactersAreFoundBehindVisibleForms()
{
    const PasteRows rows(u"\x1b[31ma\u202E\U000E0041bc\u200Bd"_s);
    QCOMPARE(rows.shown(), u"a[U+202E][U+E0041]bc[U+200B]d"_s);
    QCOMPARE(rows.visibleForms(), (QStringList{u"[U+202E]"_s, u"[U+E0041]"_s, u"[U+200B]"_s}));
    QCOMPARE(shownOf(rows, {1, 6}, 1), u"a"_s);
    QCOMPARE(shownOf(rows, {1, 10}, 2), u"bc"_s);
    QCOMPARE(shownOf(rows, {1, 10}, 4), u"bc[U+200B]d"_s);
    QCOMPARE(shownOf(rows, {1, 13}, 1), u"d"_s);
}

void tst_PasteRows::evidenceMayRunOverLines()
{
    const PasteRows rows(u"one two\r\nthree\nfour"_s);
    QCOMPARE(shownOf(rows, {1, 5}, 3 + 1 + 5 + 1 + 2), u"two|three|fo"_s);
    QCOMPARE(shownOf(rows, {4, 1}, 1), QString());
}

void tst_PasteRows::ofAHugeTextBothEndsAreShown()
{
    const PasteRows rows(manyLines(50'000));
    QCOMPARE(rows.lineCount(), 50'000);
    QVERIFY(!rows.isWhole());
    QVERIFY(rows.leavesOut());
    QVERIFY2(rows.shownLines() > 7'000 && rows.shownLines() < 9'000, qPrintable(QString::number(rows.shownLines())));
    QVERIFY(rows.shown().startsWith(u"line 1\n"_s));
    QVERIFY(rows.shown().endsWith(u"line 50000\n"_s));
    QCOMPARE(std::ranges::count(rows.rows(), 0, &PasteRows::Row::line), 1);
    QCOMPARE(rows.rowOf(25'000), -1);
    QCOMPARE(shownOf(rows, {49'990, 1}, 10), u"line 49990"_s);
}

void tst_PasteRows::wantedPlacesOfAHugeTextAreShown()
{
    const PasteRows rows(manyLines(50'000), {{30'000, 1}, {25'000, 6}});
    QCOMPARE(shownOf(rows, {25'000, 6}, 5), u"25000"_s);
    QCOMPARE(shownOf(rows, {30'000, 1}, 10), u"line 30000"_s);
    QCOMPARE(shownOf(rows, {24'990, 1}, 10), u"line 24990"_s);
    QVERIFY(!rows.shows({27'500, 1}));
    QCOMPARE(std::ranges::count(rows.rows(), 0, &PasteRows::Row::line), 3);
}

void tst_PasteRows::aPlaceDeepInOneEndlessLineIsShown()
{
    QString text(3'000'000, u'x');
    text.replace(1'500'000, 5, u"error"_s);
    QVERIFY(!PasteRows(text).shows({1, 1'500'001}));
    const PasteRows rows(text, {{1, 1'500'001}});
    QCOMPARE(shownOf(rows, {1, 1'500'001}, 5).remove(u'|'), u"error"_s);
    QVERIFY(rows.shown().size() < 900'000);
}

void tst_PasteRows::aTextOfTheLargestSizeTakesNoNoticeableTime()
{
    const QString oneLine(16'000'000, u'x');
    const QString onlyBreaks(16'000'000, u'\n');
    const std::clock_t start = std::clock(); // of this process: what else the machine does is no fault here
    const PasteRows rows(oneLine, {{1, 8'000'000}});
    const PasteRows breaks(onlyBreaks, {{8'000'000, 1}});
    QCOMPARE(breaks.lineCount(), 16'000'000);
    QVERIFY(double(std::clock() - start) / CLOCKS_PER_SEC < 2);
    QVERIFY(rows.shown().size() + breaks.shown().size() < 2'000'000);
}

void tst_PasteRows::anExcerptBearsTheLinesOfItsText()
{
    const PasteRows rows(u"first\n\nerror: x\nlast\n"_s, {}, {{1, 0, 7000, 7001}, 9000});
    QCOMPARE(rows.shown(), u"first\n⋯\nerror: x\nlast"_s);
    QCOMPARE(rows.lineCount(), 9000);
    QCOMPARE(rows.rowOf(7000), 2);
    QCOMPARE(rows.spansOf({7000, 8}, 1), QList<PasteRows::Span>({{2, 7, 1}}));
    QVERIFY(!rows.shows({2, 1}));
    QVERIFY(!rows.isWhole());
}

void tst_PasteRows::anEditLeadsToTheSameRowsAsTheTextReadAnew()
{
    QRandomGenerator dice(20261121);
    const QStringList pieces{u"x"_s, u"\n"_s, u"a b"_s, u"\n\nline\n"_s, {}, QString(90, u'y'), u"\t显存\n"_s};
    QString text = manyLines(40);
    PasteRows rows(text);
    int followed = 0;
    for (int i = 0; i < 600; ++i) {
        const qsizetype position = dice.bounded(text.size() + 1);
        const qsizetype removed = std::min<qsizetype>(dice.bounded(60), text.size() - position);
        const QString &added = pieces.at(dice.bounded(pieces.size()));
        text.replace(position, removed, added);
        followed += rows.replace(position, removed, added) ? 1 : 0;
        const PasteRows anew(text);
        if (rows.shown() != text) {
            rows = anew; // a line has become too long
        }
        QCOMPARE(rows.shown(), anew.shown());
        QCOMPARE(rows.lineCount(), anew.lineCount());
        QVERIFY(std::ranges::equal(rows.rows(), anew.rows(), {}, &PasteRows::Row::line, &PasteRows::Row::line));
        QVERIFY(std::ranges::equal(rows.rows(), anew.rows(), {}, &PasteRows::Row::length, &PasteRows::Row::length));
        QVERIFY(rows.isWhole() || rows.rows().size() > 1);
    }
    QVERIFY(followed > 400);
}

void tst_PasteRows::anEditThatCannotBeShownAsItIsIsNotFollowed()
{
    for (const auto &added :
        {u"\u202E"_s, u"\x1b[1m"_s, u"\r"_s, u"\u2029"_s, QString(2'100, u'z'), manyLines(9'000)}) {
        PasteRows rows(u"one\ntwo"_s);
        QVERIFY(!rows.replace(1, 1, added));
        QCOMPARE(rows.shown(), u"one\ntwo"_s);
    }
    PasteRows windows(u"one\r\ntwo"_s); // what is shown is shorter than the text
    QVERIFY(!windows.replace(1, 1, u"x"_s));
    PasteRows rows(u"one"_s);
    QVERIFY(!rows.replace(2, 5, {}));
    PasteRows none;
    QVERIFY(!none.replace(0, 0, u"x"_s));
}

QTEST_APPLESS_MAIN(tst_PasteRows)
#include "tst_pasterows.moc"
