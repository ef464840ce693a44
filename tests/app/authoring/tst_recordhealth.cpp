// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/authoring/recordhealth.h"

#include "app/match/patterns.h"

#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace wayout::authoring;
using namespace wayout::catalog;
using namespace wayout::match;

using Kind = Problem::Kind;

class tst_RecordHealth : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void findingsStandUnderTheirRecord();
    void aRecordWithoutFindingsIsNotThere();
    void whatAReaderSeesAnywayIsLeftOut();
    void aMissingActionIsTold();
    void whatIsAddedBesideItIsNoDoubtAboutTheBuiltInOne();
};

namespace {

const QDate today(2024, 6, 15);

Record recordWith(const QString &id)
{
    Record record;
    record.id = id;
    record.signature = {u"fatal: the first thing broke"_s, u"第一个东西坏了"_s};
    record.regex = u"fatal: the \\w+ thing broke"_s;
    record.domain = u"git"_s;
    record.category = u"io_error"_s;
    return record;
}

RecordHealth health(const QList<Record> &records)
{
    return healthOf(records, Patterns::of(records), today);
}

} // namespace

void tst_RecordHealth::findingsStandUnderTheirRecord()
{
    Record doubtful = recordWith(u"git/doubtful"_s);
    doubtful.signature = {u"error: something else"_s, u"别的东西"_s};
    doubtful.regex = u"never printed by anything"_s;
    doubtful.lastUpdated = today.addDays(1);
    const RecordHealth found = health({recordWith(u"git/sound"_s), doubtful});
    QCOMPARE(found.keys(), QStringList{doubtful.id});
    QList<Kind> kinds;
    for (const Problem &problem : found.value(doubtful.id)) {
        kinds.append(problem.kind);
    }
    QVERIFY(kinds.contains(Kind::DateInFuture));
    QVERIFY(kinds.contains(Kind::PatternMissesSignature));
}

void tst_RecordHealth::aRecordWithoutFindingsIsNotThere()
{
    QVERIFY(health({recordWith(u"git/sound"_s)}).isEmpty());
    QVERIFY(health({}).isEmpty());
}

void tst_RecordHealth::whatAReaderSeesAnywayIsLeftOut()
{
    Record record = recordWith(u"git/english-only"_s);
    record.signature.zh.clear();
    record.domain = u"my-own-tool"_s;
    QVERIFY(health({record}).isEmpty());
}

void tst_RecordHealth::aMissingActionIsTold()
{
    Record record = recordWith(u"git/no-action"_s);
    record.deadEnds = {{.whyFails = {u"it hurts"_s, u"会疼"_s}}};
    QCOMPARE(health({record}).value(record.id).size(), 1);
}

void tst_RecordHealth::whatIsAddedBesideItIsNoDoubtAboutTheBuiltInOne()
{
    // Each pattern matches the other's message, and each one's remedy is the other's dead end.
    Record builtin = recordWith(u"git/thing-broke"_s);
    builtin.file = u":/catalog/git/thing-broke.json"_s;
    builtin.workarounds = {{.action = {u"restart the whole machine twice"_s, u"把机器重启两次"_s}}};
    builtin.confusedWith = {{.recordId = u"git/foreign"_s}};
    Record foreign = recordWith(u"git/foreign"_s);
    foreign.file = u"/home/me/foreign.json"_s;
    foreign.deadEnds = {{.action = {u"restart the whole machine twice"_s, u"把机器重启两次"_s}}};
    for (const QList<Record> &records : {QList{builtin, foreign}, QList{foreign, builtin}}) {
        const RecordHealth found = health(records);
        QCOMPARE(found.keys(), QStringList{foreign.id});
    }
    builtin.confusedWith.clear();
    const RecordHealth found = health({builtin, foreign});
    QCOMPARE(found.keys(), QStringList{foreign.id});
    QVERIFY(std::ranges::any_of(found.value(foreign.id), [](const Problem &problem) { return problem.kind == Kind::PatternMatchesOther; }));
    QVERIFY(std::ranges::any_of(found.value(foreign.id), [](const Problem &problem) { return problem.kind == Kind::ContradictsTwin; }));
}

QTEST_APPLESS_MAIN(tst_RecordHealth)
#include "tst_recordhealth.moc"
