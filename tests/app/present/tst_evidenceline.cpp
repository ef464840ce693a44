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
    void eachKindHasItsWords_data();
    void eachKindHasItsWords();
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
    row(u"worked for 3 of 4"_s, {.counted = {3, 1, 0}, .testedOn = {u"Debian 12"_s}});
    row(u"worked for 9 of 11, 52–95 %"_s, {.counted = {9, 2, 0}});
    row(u"failed for 3 of 4"_s, {.counted = {1, 3, 0}}, true);
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
