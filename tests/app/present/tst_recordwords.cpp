// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/present/recordwords.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace wayout::catalog;
using namespace wayout::present;

class tst_RecordWords : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aTierOfItsOwnIsShownAsItStands();
    void aYearWithoutConfirmationIsStale();
    void aSentenceEndsBeforeTheNext_data();
    void aSentenceEndsBeforeTheNext();
    void aRunSaysWhatHeld();
    void whereARecordWasTestedIsSaidOnce();
    void whatDestroysSomethingIsKnownByItsCommand();
    void aConditionBeginsItsRowWithACapital_data();
    void aConditionBeginsItsRowWithACapital();
    void whatWasLookedForIsMarked_data();
    void whatWasLookedForIsMarked();
};

void tst_RecordWords::aTierOfItsOwnIsShownAsItStands()
{
    QCOMPARE(tierWords(u"peer reviewed"_s), u"peer reviewed"_s);
    QVERIFY(tierWords(u"ai_generated"_s).contains(u"not verified"_s));
    QVERIFY(!tierWords({}).isEmpty());
}

void tst_RecordWords::aYearWithoutConfirmationIsStale()
{
    const QDate today(2026, 5, 20);
    QVERIFY(isStale(QDate(2025, 5, 20), today));
    QVERIFY(!isStale(QDate(2025, 5, 21), today));
    QVERIFY(!isStale({}, today));
    QVERIFY(!isStale(QDate(2027, 1, 1), today));
}

void tst_RecordWords::aSentenceEndsBeforeTheNext_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("sentence");
    QTest::addColumn<QString>("rest");
    QTest::newRow("two") << u"It hides the error. The cause stays."_s << u"It hides the error."_s
                         << u"The cause stays."_s;
    QTest::newRow("one") << u"It hides the error."_s << u"It hides the error."_s << QString();
    QTest::newRow("no stop") << u"It hides the error"_s << u"It hides the error"_s << QString();
    QTest::newRow("numbers and file names go on") << u"Since torch 2.0 train.py e.g. fails. Use 2.1."_s
                                                  << u"Since torch 2.0 train.py e.g. fails."_s << u"Use 2.1."_s;
    QTest::newRow("Chinese") << u"只是掩盖了报错。原因还在。"_s << u"只是掩盖了报错。"_s << u"原因还在。"_s;
    QTest::newRow("lines") << u"First line\nsecond"_s << u"First line"_s << u"second"_s;
    QTest::newRow("nothing") << QString() << QString() << QString();
}

void tst_RecordWords::aSentenceEndsBeforeTheNext()
{
    QFETCH(QString, text);
    QTEST(firstSentence(text).sentence, "sentence");
    QTEST(firstSentence(text).rest, "rest");
}

void tst_RecordWords::aRunSaysWhatHeld()
{
    const Reproduction run{.error = true, .deadEnds = {true, std::nullopt, false}, .workarounds = {true}};
    const QString words = reproductionWords(run);
    QVERIFY(words.contains(u"the error was seen"_s));
    QVERIFY(words.contains(u"1 of 2 dead end"_s));
    QVERIFY(words.contains(u"1 of 1 workaround"_s));
    QVERIFY(reproductionWords({.error = false}).contains(u"not seen"_s));
}

void tst_RecordWords::whereARecordWasTestedIsSaidOnce()
{
    Record record;
    QCOMPARE(testedWords(record), QString());
    record.reproductions = {
        {.environment = u"Debian 12, git version 2.39.5"_s}, {.environment = u"Debian 13, git version 2.47.2"_s}};
    QCOMPARE(testedWords(record), u"tested on Debian 12 and 13, git 2.39–2.47"_s);
}

void tst_RecordWords::whatDestroysSomethingIsKnownByItsCommand()
{
    QVERIFY(isDestructive({.action = {u"git push --force"_s, {}}}));
    QVERIFY(isDestructive({.action = {u"Run `rm -rf .git` and begin again"_s, {}}}));
    QVERIFY(!isDestructive({.action = {u"Fetch and push again"_s, {}}}));
}

void tst_RecordWords::aConditionBeginsItsRowWithACapital_data()
{
    QTest::addColumn<QString>("condition");
    QTest::addColumn<QString>("shown");
    QTest::newRow("a sentence") << u"your team merges"_s << u"Your team merges"_s;
    QTest::newRow("one word") << u"training"_s << u"Training"_s;
    QTest::newRow("a command with an option") << u"ls -l shows x"_s << u"ls -l shows x"_s;
    QTest::newRow("a capital") << u"Ubuntu 22.04"_s << u"Ubuntu 22.04"_s;
    QTest::newRow("a command of the record") << u"npm 7 or newer"_s << u"npm 7 or newer"_s;
    QTest::newRow("one that root runs") << u"dnf is there"_s << u"dnf is there"_s;
    QTest::newRow("the tool of the domain") << u"git is old"_s << u"git is old"_s;
    QTest::newRow("code") << u"`x` is set"_s << u"`x` is set"_s;
    QTest::newRow("a file") << u"package.json has it"_s << u"package.json has it"_s;
    QTest::newRow("a name with a capital") << u"macOS 14"_s << u"macOS 14"_s;
    QTest::newRow("nothing") << QString() << QString();
}

void tst_RecordWords::aConditionBeginsItsRowWithACapital()
{
    QFETCH(const QString, condition);
    Record record;
    record.domain = u"git"_s;
    record.workarounds = {{.code = u"npm ls\nsudo dnf install x"_s}};
    const BilingualText shown = rowCondition({condition, u"团队"_s}, record);
    QTEST(shown.en, "shown");
    QCOMPARE(shown.zh, u"团队"_s);
}

void tst_RecordWords::whatWasLookedForIsMarked_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("sought");
    QTest::addColumn<QString>("marked");
    QTest::newRow("a word") << u"The disk is full"_s << QStringList{u"disk"_s} << u"disk"_s;
    QTest::newRow("a plural") << u"Two Ports are taken"_s << QStringList{u"port"_s} << u"Ports"_s;
    QTest::newRow("a phrase") << u"The port is in use"_s << QStringList{u"in use"_s} << u"in|use"_s;
    QTest::newRow("a part of a phrase") << u"The port in question"_s << QStringList{u"in use"_s} << u""_s;
    QTest::newRow("Chinese") << u"磁盘已满：没有空间"_s << QStringList{u"没有 有空 空间"_s} << u"没有空间"_s;
    QTest::newRow("nothing") << u"The disk is full"_s << QStringList() << u""_s;
}

void tst_RecordWords::whatWasLookedForIsMarked()
{
    QFETCH(QString, text);
    QFETCH(QStringList, sought);
    QFETCH(QString, marked);
    QStringList parts;
    for (const WordMark &mark : wordMarks(text, sought)) {
        parts.append(text.sliced(mark.begin, mark.length));
    }
    QCOMPARE(parts.join(u'|'), marked);
}

QTEST_APPLESS_MAIN(tst_RecordWords)
#include "tst_recordwords.moc"
