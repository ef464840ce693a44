// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/match/engine.h"
#include "app/present/occasion.h"
#include "app/present/recordmarkdown.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace wayout::catalog;
using namespace wayout::evidence;
using namespace wayout::match;
using namespace wayout::present;
using namespace wayout::storage;

class tst_Occasion : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void resultsComeWithTheirEntries();
    void aRecordThatExplainsNothingIsReadWithoutThePaste();
    void copiesAreFilledInAndKeepWhatIsUnknown();
    void aSecretIsNotHandedOn();
    void whatIsFarFromTheErrorIsNotRead();
    void whatOnlyTheTextAroundShowsToBeSecretIsNotHandedOn();
    void valuesOfAnExcerptHaveTheirLinesInTheLongText();
};

static Record someRecord()
{
    Record record{.id = u"git/some"_s, .signature = {u"rejected"_s, {}}};
    record.captures = {Capture{.name = u"branch"_s, .regex = u"rejected\\] (\\S+)"_s, .kind = u"ref"_s},
        Capture{.name = u"host"_s, .regex = u"to host (\\S+)"_s, .kind = u"word"_s}};
    record.workarounds = {{.action = {u"Push <branch>"_s, {}},
                              .code = u"git push origin <branch>\necho <host> <tag>"_s,
                              .codeLanguage = u"Bash"_s},
        {.action = {u"Wait"_s, {}}}};
    return record;
}

static Match someMatch(int line = 1)
{
    return {.evidence = {{.line = line}}};
}

void tst_Occasion::resultsComeWithTheirEntries()
{
    const Record record = someRecord();
    const QDateTime day(QDate(2024, 11, 14), QTime(12, 0));
    OwnRecord own{.recordId = record.id};
    own.results[AttemptKey::ofWorkaround(record, 1).entry] = {.worked = 2, .didNotWork = 1, .tried = 3, .last = day};
    TeamCounts team{.recordId = record.id};
    team.entries[AttemptKey::ofWorkaround(record, 0).entry] = {.worked = 4, .people = 2};
    const RecordOutcomes outcomes = occasionFor(record, {}, own, team).outcomes;
    QCOMPARE(outcomes.workarounds,
        (QList<EntryOutcomes>{{.team = {.worked = 4, .people = 2}},
            {.ownWorked = 2, .ownFailed = 1, .ownTried = 3, .ownLast = day.date()}}));
    QVERIFY(outcomes.deadEnds.isEmpty());
    QVERIFY(occasionFor(record).outcomes.workarounds.isEmpty());
}

void tst_Occasion::aRecordThatExplainsNothingIsReadWithoutThePaste()
{
    QCOMPARE(factsOf(someRecord(), Match(), u"rejected] topic"_s), PasteFacts());
    QCOMPARE(factsOf(someRecord(), someMatch(), {}), PasteFacts());
    QCOMPARE(occasionFor(someRecord()).readersSystem, readersSystem());
}

void tst_Occasion::copiesAreFilledInAndKeepWhatIsUnknown()
{
    const Record record = someRecord();
    const Occasion occasion =
        occasionFor(record, factsOf(record, someMatch(), u"! [rejected] topic\nto host example"_s));
    const QString markdown = recordMarkdown(record, ContentLanguage::English, occasion);
    QVERIFY2(markdown.contains(u"git push origin topic\n  echo example <tag>\n"_s), qPrintable(markdown));
    QVERIFY(markdown.contains(u"**Push topic**"_s));
    QVERIFY(reportMarkdown({}, &record, ContentLanguage::English, occasion).contains(u"git push origin topic"_s));
}

void tst_Occasion::aSecretIsNotHandedOn()
{
    const Record record = someRecord();
    const QString token = u"ghp_"_s + u"a1B2c3D4e5F6"_s.repeated(3);
    const QString paste = u"! [rejected] topic\nto host "_s + token;
    const Occasion occasion = occasionFor(record, factsOf(record, someMatch(), paste));
    QCOMPARE(occasion.facts.values.last().value, token); // the user's own window shows it
    const QString markdown = recordMarkdown(record, ContentLanguage::English, occasion);
    QVERIFY2(!markdown.contains(token), qPrintable(markdown));
    QVERIFY(markdown.contains(u"git push origin topic\n  echo <host> <tag>\n"_s));
}

void tst_Occasion::whatIsFarFromTheErrorIsNotRead()
{
    const QString filler = u"nothing to see here\n"_s.repeated(20'000);
    const QString error = u"! [rejected] topic\n"_s;
    const PasteFacts facts = factsOf(someRecord(), someMatch(20'001), u"to host example\n"_s + filler + error + filler);
    QCOMPARE(facts.values, (QList<FilledValue>{{u"branch"_s, u"topic"_s, u"ref"_s, 20'002, 14, 5}}));
}

void tst_Occasion::whatOnlyTheTextAroundShowsToBeSecretIsNotHandedOn()
{
    Record record = someRecord();
    record.captures[1].regex = u"(\\w{40,})"_s;
    const QString key = u"-----BEGIN RSA PRIVATE KEY-----\n%1\n-----END RSA PRIVATE KEY-----\n"_s;
    const QString line = u"MIIEowIBAAKCAQEA7bq"_s.repeated(3);
    const PasteFacts facts = factsOf(record, someMatch(), u"! [rejected] topic\n"_s + key.arg(line));
    QCOMPARE(facts.values.size(), 2);
    QVERIFY(!facts.values.first().isSecret);
    QVERIFY(facts.values.last().isSecret);
    QCOMPARE(withoutSecrets({facts}).facts.values, facts.values.first(1));
}

void tst_Occasion::valuesOfAnExcerptHaveTheirLinesInTheLongText()
{
    const auto engine = compiledEngine({.records = {someRecord()}});
    const Answer answer{.matches = {{.record = 0, .evidence = {{.line = 5'000}}}}};
    const QString excerpt = u"…\n! [rejected] topic\n…\nto host example"_s;
    const AnswerFacts facts = factsOf(answer, engine->catalog, excerpt, {0, 5'000, 0, 7'000});
    QCOMPARE(facts.size(), 1);
    const PasteFacts &found = facts[someRecord().id];
    QCOMPARE(found.line, 5'000);
    QCOMPARE(found.values.size(), 2);
    QCOMPARE(found.values.first().line, 5'000);
    QCOMPARE(found.values.last().line, 7'000);
}

QTEST_APPLESS_MAIN(tst_Occasion)
#include "tst_occasion.moc"
