// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/present/answertext.h"
#include "app/present/recordtext.h"
#include "app/text/columns.h"

#include <QLocale>
#include <QRegularExpression>
#include <QTest>

#include "tests/compiledcatalog.h"

using namespace Qt::StringLiterals;
using namespace wayout::catalog;
using namespace wayout::match;
using namespace wayout::present;
using namespace wayout::text;

class tst_AnswerText : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void theBestMatchIsShownInFullAndTheOthersInALine();
    void whatIsOnlyRelatedIsNoAnswer();
    void whatWasFoundForWordsSaysSo();
    void otherErrorsComeLastWithTheirNumber();
    void whatToDoIsOnTheFirstScreen();
    void valuesOfThePasteFillTheSteps();
    void aBriefAnswerHasEightLines();
    void patternsThatWereNotTriedAreNamed();
    void theTerminalIsNotDriven();
    void aTerminalGetsLinesOfItsWidth_data();
    void aTerminalGetsLinesOfItsWidth();
    void coloursAreOnlyAddedToTheWords();
    void codeIsNeverWrapped();

private:
    std::unique_ptr<const Catalog> m_catalog;
};

static Match match(qsizetype record, Grade grade)
{
    return {.record = record, .grade = grade};
}

void tst_AnswerText::initTestCase()
{
    QLocale::setDefault(QLocale::c());
    QList<Record> records;
    for (const QString &name : {u"one"_s, u"two"_s, u"three"_s}) {
        Record record;
        record.id = u"a/"_s + name;
        record.signature.en = u"signature "_s + name;
        record.rootCause.en = u"cause "_s + name;
        records.append(record);
    }
    m_catalog.reset(new Catalog(catalogOf(records)));
}

void tst_AnswerText::theBestMatchIsShownInFullAndTheOthersInALine()
{
    const Answer answer{
        .grade = Grade::Match, .matches = {match(1, Grade::Match), match(0, Grade::Match), match(2, Grade::Related)}};
    const QString text = answerText(answer, {}, *m_catalog, ContentLanguage::English);
    QVERIFY(text.startsWith(u"signature two\n"_s));
    QVERIFY(text.contains(u"cause two"_s));
    QVERIFY(!text.contains(u"cause one"_s) && !text.contains(u"cause three"_s));
    QVERIFY(text.contains(u"\nOther matches\na/one\tsignature one\n"_s));
    QVERIFY(text.endsWith(u"\nRelated\na/three\tsignature three\n"_s));
}

void tst_AnswerText::whatIsOnlyRelatedIsNoAnswer()
{
    const Answer answer{.grade = Grade::Related, .matches = {match(0, Grade::Related)}};
    const QString text = answerText(answer, {}, *m_catalog, ContentLanguage::English);
    QVERIFY(text.startsWith(u"Nothing in the catalogue explains this.\n"_s));
    QVERIFY(!text.contains(u"cause"_s));
    QVERIFY(text.contains(u"\nRelated\na/one\t"_s));
}

void tst_AnswerText::whatWasFoundForWordsSaysSo()
{
    const Answer answer{
        .grade = Grade::Related, .matches = {match(0, Grade::Related)}, .words = {u"disk"_s, u"disk full"_s}};
    const QString text = answerText(answer, {}, *m_catalog, ContentLanguage::English);
    QCOMPARE(text, u"No error message is in this text. These records have its words:\na/one\tsignature one\n"_s);
}

void tst_AnswerText::otherErrorsComeLastWithTheirNumber()
{
    Answer answer;
    answer.errors = {{.group = 1, .line = 7, .text = u"it broke"_s, .count = 1},
        {.group = 2, .line = 9, .text = u"again"_s, .count = 312}};
    QVERIFY(answerText(answer, {}, *m_catalog, ContentLanguage::English)
                .endsWith(u"\nErrors in the text\nLine 7: it broke\nLine 9: again (312 times)\n"_s));
    answer.grade = Grade::Match;
    answer.matches = {match(0, Grade::Match)};
    answer.matches.first().group = 1;
    const QString text = answerText(answer, {}, *m_catalog, ContentLanguage::English);
    QVERIFY(text.endsWith(u"\nOther errors in the text\nLine 9: again (312 times)\n"_s));
    QVERIFY(!text.contains(u"Line 7"_s));
}

static Record recordWithSteps()
{
    Record record;
    record.id = u"git/non-fast-forward"_s;
    record.domain = u"git"_s;
    record.signature.en = u"! [rejected] … -> … (fetch first)"_s;
    record.title.en = u"Push rejected: the remote branch has commits that you do not have"_s;
    record.rootCause.en = u"Somebody pushed after your last fetch. "_s.repeated(20).trimmed();
    record.captures = {{.name = u"branch"_s, .regex = u"\\[rejected\\]\\s+(\\S+)"_s, .kind = u"ref"_s}};
    record.workarounds = {
        {.action = {u"Look at what is there"_s, {}}, .code = u"git fetch\ngit log HEAD..@{u}"_s, .step = u"check"_s},
        {.action = {u"Rebase <branch>, then push"_s, {}},
            .code = u"git pull --rebase origin <branch>\ngit push origin <branch>"_s,
            .codeLanguage = u"Bash"_s},
        {.action = {u"Merge, then push"_s, {}}, .condition = {u"Your team merges"_s, {}}, .code = u"1\n2\n3\n4"_s}};
    record.deadEnds = {
        {.action = {u"git push --force"_s, {}}, .whyFails = {u"It throws away commits. All of them."_s, {}}}};
    record.reproductions = {
        {.environment = u"Debian 12, git version 2.39.5"_s, .workarounds = {true, true, std::nullopt}}};
    return record;
}

void tst_AnswerText::whatToDoIsOnTheFirstScreen()
{
    const Catalog catalog = catalogOf({recordWithSteps()});
    const Answer answer{.grade = Grade::Match, .matches = {match(0, Grade::Match)}};
    const QString text = answerText(answer, {}, catalog, ContentLanguage::English, {.columns = 80});
    const QStringList lines = text.split(u'\n');
    QCOMPARE(lines.at(0), u"Push rejected: the remote branch has commits that you do not have"_s);
    QCOMPARE(lines.at(1), u"Git · tested on Debian 12, git 2.39"_s);
    QVERIFY(
        lines.indexOf(u"   git push origin <branch>"_s) > 0 && lines.indexOf(u"   git push origin <branch>"_s) < 24);
    QVERIFY2(lines.size() < 30, qPrintable(text));
    QVERIFY(text.contains(u"\nIf that does not fit\n   Look at what is there\n"_s));
    QVERIFY(text.contains(u"\n   Your team merges: Merge, then push\n      1\n      2\n      …\n"_s));
    QVERIFY(text.contains(u"\nDo not\n   git push --force – It throws away commits.\n"_s));
}

void tst_AnswerText::valuesOfThePasteFillTheSteps()
{
    const Catalog catalog = catalogOf({recordWithSteps()});
    Match found = match(0, Grade::Match);
    found.evidence = {{.line = 2}};
    const Answer answer{.grade = Grade::Match, .matches = {found}};
    const QString paste = u"To origin\n ! [rejected] feature/x -> feature/x (fetch first)\n"_s;
    const QString text = answerText(answer, paste, catalog, ContentLanguage::English);
    QVERIFY(text.contains(u"\nDo this: Rebase feature/x, then push\n   git pull --rebase origin feature/x\n"
                          "   git push origin feature/x\n   tested on Debian 12, git 2.39 · branch from line 2\n"_s));
    QVERIFY(text.contains(u"\nGit · line 2 · tested on"_s));
}

void tst_AnswerText::aBriefAnswerHasEightLines()
{
    constexpr int columns = 80;
    Record record = recordWithSteps();
    record.workarounds[1].code += u"\ngit log -1\ngit status"_s;
    record.workarounds[1].action.en += u", and say so to everybody who works on the same branch of the repository"_s;
    record.deadEnds.append(
        {.action = {u"Deleting the remote branch and pushing it again, which closes its reviews"_s, {}}});
    record.deadEnds.append({.action = {u"A third way"_s, {}}});
    const Catalog catalog = catalogOf({record});
    Match found = match(0, Grade::Match);
    found.evidence = {{.line = 1}};
    const Answer answer{.grade = Grade::Match, .matches = {found}};
    const QString paste = u" ! [rejected] dev -> dev (fetch first)\n"_s;
    const QString text = briefAnswerText(answer, paste, catalog, ContentLanguage::English, {.columns = columns});
    const QStringList lines = text.trimmed().split(u'\n');
    QVERIFY2(lines.size() <= 8, qPrintable(text));
    QVERIFY2(lines.at(1).startsWith(u"Do this: Rebase dev, then push"_s), qPrintable(text));
    QCOMPARE(lines.at(2), u"   git pull --rebase origin dev"_s);
    QVERIFY2(lines.contains(u"   …"_s), qPrintable(text));
    QVERIFY2(lines.contains(u"Do not: git push --force"_s), qPrintable(text));
    QCOMPARE(lines.last(), u"All of it: wayout show git/non-fast-forward"_s);
    for (const QString &line : lines) {
        QVERIFY2(columnsOf(line) <= columns, qPrintable(line));
    }
}

void tst_AnswerText::patternsThatWereNotTriedAreNamed()
{
    Answer answer;
    answer.notEvaluated = {u"a/two"_s};
    QVERIFY(
        answerText(answer, {}, *m_catalog, ContentLanguage::English).endsWith(u"\nNot tried on this text\na/two\n"_s));
}

void tst_AnswerText::theTerminalIsNotDriven()
{
    Answer answer;
    answer.errors = {{.group = 1, .line = 1, .text = u"\u001B]0;owned\u0007 it broke"_s}};
    QVERIFY(answerText(answer, {}, *m_catalog, ContentLanguage::English).endsWith(u"Line 1: ␛]0;owned␇ it broke\n"_s));
}

void tst_AnswerText::aTerminalGetsLinesOfItsWidth_data()
{
    QTest::addColumn<int>("columns");
    for (const int columns : {30, 60, 80, 200}) {
        QTest::addRow("%d columns", columns) << columns;
    }
}

void tst_AnswerText::aTerminalGetsLinesOfItsWidth()
{
    QFETCH(int, columns);
    Record record;
    record.id = u"a/wide"_s;
    record.signature = {u"a signature of many words "_s.repeated(8), u"显存不足，请减小批大小。"_s.repeated(8)};
    record.deadEnds.append({.action = {u"try it again and again "_s.repeated(8), u"一遍又一遍地重试"_s.repeated(8)}});
    const Catalog catalog = catalogOf({record, m_catalog->at(0)});
    const Answer answer{.grade = Grade::Match,
        .matches = {match(1, Grade::Match), match(0, Grade::Match)},
        .errors = {{.group = 1, .line = 7, .text = u"it broke "_s.repeated(30), .count = 3}}};
    const Answer first{.grade = Grade::Match, .matches = {match(0, Grade::Match)}};
    for (const QString &text : {answerText(answer, {}, catalog, ContentLanguage::Both, {.columns = columns}),
             answerText(first, {}, catalog, ContentLanguage::Both, {.columns = columns})}) {
        for (const QString &line : text.split(u'\n')) {
            QVERIFY2(columnsOf(line) <= columns, qPrintable(line));
        }
    }
    const QString others = answerText(answer, {}, catalog, ContentLanguage::English, {.columns = columns});
    QCOMPARE(others.count(u"a/wide  a signature"_s), 1);
    QVERIFY(!others.contains(u'\t'));
}

void tst_AnswerText::coloursAreOnlyAddedToTheWords()
{
    const Answer answer{.grade = Grade::Match,
        .matches = {match(1, Grade::Match), match(2, Grade::Related)},
        .errors = {{.group = 1, .line = 1, .text = u"\u001B[31m it broke"_s}}};
    const QString plain = answerText(answer, {}, *m_catalog, ContentLanguage::English);
    QString coloured = answerText(answer, {}, *m_catalog, ContentLanguage::English, {.hasColours = true});
    QVERIFY(!plain.contains(u'\u001B'));
    QVERIFY(coloured.contains(u"\u001B[1msignature two\u001B[0m\n"_s));
    QCOMPARE(coloured.remove(QRegularExpression(u"\u001B\\[\\d+m"_s)), plain);
}

void tst_AnswerText::codeIsNeverWrapped()
{
    Record record = m_catalog->at(0);
    const QString code =
        u"docker run --rm --volume /var/lib/data:/data --env A=B image command --with --many --options"_s;
    record.workarounds.append({.action = {u"run it"_s, {}}, .code = code});
    const QString text = recordText(record, ContentLanguage::English, {.columns = 40});
    QVERIFY2(text.contains(u"      "_s + code + u'\n'), qPrintable(text));
}

QTEST_APPLESS_MAIN(tst_AnswerText)
#include "tst_answertext.moc"
