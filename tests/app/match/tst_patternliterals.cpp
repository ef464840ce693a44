// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/match/patterns.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace wayout::match;

class tst_PatternLiterals : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void plainStretchesAreFound_data();
    void plainStretchesAreFound();
    void whatDotsMatchedDoesNotCount();
    void wordsOfTheGapAreNotSpelt();
};

void tst_PatternLiterals::plainStretchesAreFound_data()
{
    QTest::addColumn<QString>("regex");
    QTest::addColumn<QString>("expected");
    QTest::newRow("gaps") << u"ERROR 1040.*Too many connections"_s << u"error 1040|too many connections"_s;
    QTest::newRow("branches and a character that may be missing") << u"(colou?r|W/)\\s+\\d+"_s << u"colo|w/"_s;
    QTest::newRow("escaped signs are plain") << u"!_src\\.empty\\(\\)"_s << u"!_src.empty()"_s;
    QTest::newRow("classes are gaps") << u"CV_8UC[13] end"_s << u"cv_8uc| end"_s;
    QTest::newRow("repeats are gaps") << u"CS\\d{4}: ab{2}cd"_s << u"cs|: a|cd"_s;
    QTest::newRow("groups that are not kept") << u"(?:open|stat) '(?i)x y"_s << u"open|stat| '|x y"_s;
    QTest::newRow("groups with names") << u"no (?P<what>file: x) or (?<who>user)"_s << u"no |file: x| or |user"_s;
    QTest::newRow("full-width signs are those of the cleaned text")
        << u"部命令，也不是（内部）：“甲”。"_s << u"部命令,也不是(内部):\"甲\"."_s;
    QTest::newRow("a Chinese character that may be missing") << u"不存在的?文件{2}夹"_s << u"不存在|文|夹"_s;
    QTest::newRow("an open class ends it") << u"ab[cd"_s << u"ab"_s;
}

void tst_PatternLiterals::plainStretchesAreFound()
{
    QFETCH(QString, regex);
    QStringList found;
    for (const std::string &run : literalRuns(regex)) {
        found.append(QString::fromStdString(run));
    }
    QTEST(found.join(u'|'), "expected");
}

void tst_PatternLiterals::whatDotsMatchedDoesNotCount()
{
    const std::vector<std::string> runs = literalRuns(u"OOM.*kill"_s);
    const LiteralLength length = literalLength(runs, "OOMKilled by the kernel: kill");
    QCOMPARE(length.together, size_t(7));
    QCOMPARE(length.longest, size_t(4)); // "kill"
    QCOMPARE(literalLength(literalRuns(u"6\\.4"_s), "6.4").together, size_t(3));
}

void tst_PatternLiterals::wordsOfTheGapAreNotSpelt()
{
    const std::vector<std::string> runs = literalRuns(u"OutOfMemory.*heap"_s);
    QVERIFY(isInLiterals(runs, "outofmemoryerror"));
    QVERIFY(isInLiterals(runs, "heap"));
    QVERIFY(!isInLiterals(runs, "java"));
}

QTEST_APPLESS_MAIN(tst_PatternLiterals)
#include "tst_patternliterals.moc"
