// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/present/occasion.h"
#include "app/present/recordmarkdown.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace wayout::catalog;
using namespace wayout::evidence;
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

void tst_Occasion::resultsComeWithTheirEntries()
{
    const Record record = someRecord();
    const QDateTime day(QDate(2024, 11, 14), QTime(12, 0));
    OwnRecord own{.recordId = record.id};
    own.results[AttemptKey::ofWorkaround(record, 1).entry] = {.worked = 2, .didNotWork = 1, .tried = 3, .last = day};
    TeamCounts team{.recordId = record.id};
    team.entries[AttemptKey::ofWorkaround(record, 0).entry] = {.worked = 4, .people = 2};
    const RecordOutcomes outcomes = occasionFor(record, {}, {}, own, team).outcomes;
    QCOMPARE(outcomes.workarounds,
        (QList<EntryOutcomes>{{.team = {.worked = 4, .people = 2}},
            {.ownWorked = 2, .ownFailed = 1, .ownTried = 3, .ownLast = day.date()}}));
    QVERIFY(outcomes.deadEnds.isEmpty());
    QVERIFY(occasionFor(record).outcomes.workarounds.isEmpty());
}

void tst_Occasion::aRecordThatExplainsNothingIsReadWithoutThePaste()
{
    const Occasion occasion = occasionFor(someRecord(), u"rejected] topic"_s);
    QVERIFY(occasion.paste.isEmpty());
    QCOMPARE(occasion.line, 0);
    QCOMPARE(occasion.readersSystem, readersSystem());
}

void tst_Occasion::copiesAreFilledInAndKeepWhatIsUnknown()
{
    const Record record = someRecord();
    const Occasion occasion = occasionFor(record, u"! [rejected] topic\nto host example"_s, {{.line = 1}});
    const QString markdown = recordMarkdown(record, ContentLanguage::English, occasion);
    QVERIFY2(markdown.contains(u"git push origin topic\n  echo example <tag>\n"_s), qPrintable(markdown));
    QVERIFY(markdown.contains(u"**Push topic**"_s));
    QVERIFY(reportMarkdown({}, &record, ContentLanguage::English, occasion).contains(u"git push origin topic"_s));
}

void tst_Occasion::aSecretIsNotHandedOn()
{
    const Record record = someRecord();
    const QString token = u"ghp_"_s + u"a1B2c3D4e5F6"_s.repeated(3);
    const Occasion occasion = occasionFor(record, u"! [rejected] topic\nto host "_s + token, {{.line = 1}});
    QVERIFY(occasion.paste.contains(token));
    const QString markdown = recordMarkdown(record, ContentLanguage::English, occasion);
    QVERIFY2(!markdown.contains(token), qPrintable(markdown));
    QVERIFY(markdown.contains(u"git push origin topic\n  echo <host> <tag>\n"_s));
}

void tst_Occasion::whatIsFarFromTheErrorIsNotRead()
{
    const QString filler = u"nothing to see here\n"_s.repeated(20'000);
    const Occasion occasion =
        occasionFor(someRecord(), filler + u"! [rejected] topic\n"_s + filler, {{.line = 20'001}});
    const Occasion masked = withoutSecrets(occasion);
    QVERIFY(masked.paste.size() < 100'000);
    const FittedRecord fitted = fittedRecord(someRecord(), masked);
    QCOMPARE(fitted.values.size(), 1);
    QCOMPARE(fitted.values.first().value, u"topic"_s);
}

QTEST_APPLESS_MAIN(tst_Occasion)
#include "tst_occasion.moc"
