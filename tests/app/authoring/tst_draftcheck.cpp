// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/authoring/recordcheck.h"
#include "app/catalog/catalog.h"
#include "app/catalog/catalogreader.h"

#include <QMetaEnum>
#include <QTest>

#include "tests/builtinrecords.h"
#include "tests/compiledcatalog.h"

using namespace Qt::StringLiterals;
using namespace wayout::authoring;
using namespace wayout::catalog;

using Kind = Problem::Kind;

class tst_DraftCheck final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void builtInRecordsAreFineByThemselves();
    void findsWhatTheFullCheckFinds();
    void aRecordInOneLanguageIsNotAskedForAnother();

private:
    const Catalog m_catalog = catalogOf(readBuiltin().records);
};

void tst_DraftCheck::builtInRecordsAreFineByThemselves()
{
    for (qsizetype i = 0; i < m_catalog.size(); i += 10) {
        QList<Problem> problems = checkDraft(m_catalog.at(i), m_catalog, QDate::currentDate());
        problems.removeIf([](const Problem &problem) { // counted by tst_shipped
            return problem.kind == Kind::DeadEndWithoutEvidence || problem.kind == Kind::CommentInOneLanguage;
        });
        QVERIFY2(problems.isEmpty(),
            qPrintable(m_catalog.idAt(i) + u' ' + (problems.isEmpty() ? QString() : problems.first().field)));
    }
}

void tst_DraftCheck::findsWhatTheFullCheckFinds()
{
    Record record = m_catalog.at(0);
    record.id = u"nowhere/x"_s;
    record.domain = u"nowhere"_s;
    record.rootCause.zh.clear();
    record.officialDocUrl = u"javascript:alert(1)"_s;
    record.lastUpdated = QDate(2999, 1, 1);
    record.leadsTo = {{.recordId = u"no/such"_s}};
    record.confusedWith = {{.recordId = m_catalog.idAt(1), .distinction = {u"d"_s, u"区别"_s}}};
    record.samples = {{.text = u"quite something else"_s}};
    QList<Kind> kinds;
    for (const Problem &problem : checkDraft(record, m_catalog, QDate(2026, 11, 21))) {
        QCOMPARE(problem.recordId, record.id);
        kinds.append(problem.kind);
    }
    for (const Kind kind : {Kind::UnknownDomain, Kind::MissingChinese, Kind::InvalidLink, Kind::DateInFuture,
             Kind::UnknownTarget, Kind::OneWayConfusion, Kind::PatternMissesSample}) {
        QVERIFY2(kinds.contains(kind), QMetaEnum::fromType<Kind>().valueToKey(int(kind)));
    }
}

void tst_DraftCheck::aRecordInOneLanguageIsNotAskedForAnother()
{
    const auto kindsOf = [this](const Record &record) {
        QList<Kind> kinds;
        for (const Problem &problem : checkDraft(record, m_catalog, QDate(2026, 11, 21))) {
            kinds.append(problem.kind);
        }
        return kinds;
    };
    Record english{.id = u"own/x"_s, .signature = {u"frobnicator refused"_s, {}}};
    english.rootCause.en = u"It was full."_s;
    QVERIFY(!kindsOf(english).contains(Kind::MissingChinese));
    english.workarounds = {{.how = {u"Empty it."_s, u"清空。"_s}}};
    QVERIFY(kindsOf(english).contains(Kind::MissingChinese));
    Record chinese{.id = u"own/y"_s, .signature = {u"frobnicator refused"_s, {}}};
    chinese.rootCause.zh = u"满了。"_s;
    QVERIFY(!kindsOf(chinese).contains(Kind::MissingEnglish));
}

QTEST_GUILESS_MAIN(tst_DraftCheck)
#include "tst_draftcheck.moc"
