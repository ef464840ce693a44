// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/present/evidenceline.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace wayout::catalog;
using namespace wayout::evidence;
using namespace wayout::present;

class tst_EvidenceLine : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }
    void eachKindHasItsWords_data();
    void eachKindHasItsWords();
    void outcomesComeFirst();
    void theSummaryCountsEachEntryOnce();
};

void tst_EvidenceLine::eachKindHasItsWords_data()
{
    QTest::addColumn<EntryEvidence>("evidence");
    QTest::addColumn<bool>("fails");
    QTest::addColumn<QString>("words");
    const auto row = [](const QString &words, const EntryEvidence &evidence, bool fails = false) {
        QTest::newRow(qUtf8Printable(words)) << evidence << fails << words;
    };
    row(u"not tested"_s, {});
    row(u"~95 %, the author's estimate"_s, {.estimate = 0.95});
    row(u"from the Git documentation"_s, {.sources = {u"https://git-scm.com/docs/git-push"_s}});
    row(u"from a GitHub thread and 2 more"_s,
        {.sources = {u"https://github.com/a/b/issues/1"_s, u"https://x.org"_s, u"https://y.org"_s}});
    row(u"from example.org"_s, {.sources = {u"https://www.example.org/x"_s}});
    row(u"from the book"_s, {.sources = {u"the book"_s}});
    row(u"tested on Debian 12 and 13, git 2.39–2.47"_s,
        {.testedOn = {u"Debian 12, git version 2.39.5"_s, u"Debian 13, git version 2.47.3"_s}, .sources = {u"x"_s}});
    row(u"failed when tested on Debian 12"_s, {.testedOn = {u"Debian 12"_s}}, true);
    row(u"failed when tested on Debian 13"_s, {.refutedOn = {u"Debian 13"_s}});
    row(u"worked when tested on Debian 13"_s, {.refutedOn = {u"Debian 13"_s}}, true);
    row(u"worked for the one person who tried"_s, {.counted = {1, 0, 0}, .testedOn = {u"Debian 12"_s}});
    row(u"did not work for the one person who tried"_s, {.counted = {0, 1, 0}});
    row(u"did harm to the one person who tried"_s, {.counted = {0, 0, 1}});
    row(u"worked for both people who tried"_s, {.counted = {2, 0, 0}});
    row(u"worked for one of two people who tried"_s, {.counted = {1, 1, 0}});
    row(u"did not work for all three people who tried"_s, {.counted = {0, 3, 0}});
    row(u"worked for three of four people who tried"_s, {.counted = {3, 1, 0}});
    row(u"worked for 9 of 11, 52–95 %"_s, {.counted = {9, 2, 0}});
    row(u"did not work for three of four people who tried"_s, {.counted = {1, 3, 0}}, true);
    row(u"did harm to two of three people who tried"_s, {.counted = {1, 0, 2}}, true);
    row(u"worked for both people who tried "_s.trimmed(), {.counted = {2, 0, 0}}, true);
    row(u"failed for 4 of 6, 30–90 %"_s, {.counted = {2, 4, 0}}, true);
    row(u"did harm to 4 of 6, 30–90 %"_s, {.counted = {0, 2, 4}}, true);
}

void tst_EvidenceLine::eachKindHasItsWords()
{
    QFETCH(const EntryEvidence, evidence);
    QFETCH(const bool, fails);
    QFETCH(const QString, words);
    Record record;
    record.domain = u"git"_s;
    record.officialDocUrl = u"https://git-scm.com/docs"_s;
    QCOMPARE(evidenceLine(evidence, fails ? RateMeaning::Fails : RateMeaning::Works, record), words);
}

void tst_EvidenceLine::outcomesComeFirst()
{
    const auto known = [](const EntryOutcomes &outcomes, const EntryEvidence &evidence = {}) {
        return knownWords(evidence, outcomes, RateMeaning::Works, {});
    };
    const EntryEvidence tested{.testedOn = {u"Debian 12"_s}};
    const QDate day(2024, 11, 14);
    QCOMPARE(known({}), u"not tested"_s);
    QCOMPARE(known({.ownWorked = 1, .ownLast = day}), u"worked for you on 14 Nov 2024"_s);
    QCOMPARE(known({.ownFailed = 2, .ownLast = day}, tested),
        u"did not work for you on 14 Nov 2024 · tested on Debian 12"_s);
    const QDate today = QDate::currentDate();
    QCOMPARE(known({.ownWorked = 1, .ownLast = today}), u"worked for you today"_s);
    QCOMPARE(known({.ownWorked = 2, .ownFailed = 1, .ownLast = day}), u"worked for you 2 of 3 times"_s);
    QCOMPARE(known({.ownTried = 1}), u"you have tried it"_s);
    QCOMPARE(known({.team = {.didNotWork = 1, .people = 1}}), u"your team: did not work for one person"_s);
    QVERIFY(known({.ownWorked = 1, .ownLast = day, .team = {.worked = 7, .didNotWork = 2, .people = 3}}, tested)
                .startsWith(u"worked for you on 14 Nov 2024 · your team: worked for 7 of 9, 45–94 %, noted by 3"_s));
}

void tst_EvidenceLine::theSummaryCountsEachEntryOnce()
{
    Record record;
    record.workarounds = {{.sources = {u"https://x.org"_s}}, {}};
    record.deadEnds = {{.failRate = 0.9}, {.sources = {u"https://x.org"_s}}};
    record.reproductions = {{.environment = u"Debian 12"_s, .deadEnds = {std::nullopt, true}}};
    QCOMPARE(evidenceSummary({record, record}),
        u"Reported by people: 0 dead ends, 0 workarounds\n"
        "Tested: 2 dead ends, 0 workarounds\n"
        "From a source: 0 dead ends, 2 workarounds\n"
        "An author's estimate: 2 dead ends, 0 workarounds\n"
        "Not tested: 0 dead ends, 2 workarounds\n"_s);
}

QTEST_APPLESS_MAIN(tst_EvidenceLine)
#include "tst_evidenceline.moc"
