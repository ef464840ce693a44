// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/evidence/fittedrecord.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace wayout::catalog;
using namespace wayout::evidence;

using Standing = FittedEntry::Standing;
using Reason = FittedEntry::Reason;

class tst_FittedRecord : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void withoutAReasonTheAuthorsOrderHolds();
    void runsMoveNothing();
    void whatFitsThePasteComesFirst();
    void whatIsForAnotherSystemComesLast();
    void aVersionThatThePasteHasDecides();
    void aTextThatIsMissingExcludesNothing();
    void whatAsksForAnotherTextComesBelowWhatAsksForNone();
    void aTextIsComparedWithCase();
    void theUsersOwnResultMovesAnEntry();
    void aFailureDoesNotMakeAHazardTheFix();
    void clearlyBetterResultsOfManyPeopleMoveAnEntry();
    void fewPeopleMoveNothing();
    void deadEndsThatFailMoreComeFirst();
    void theVariantIsThatOfThePaste_data();
    void theVariantIsThatOfThePaste();
    void theFirstFixLeadsAndTheChecksFollow();
};

static Record recordOf(int workarounds)
{
    Record record;
    record.workarounds.resize(workarounds);
    return record;
}

static QList<Report> reports(int worked, int failed)
{
    QList<Report> all;
    for (int i = 0; i < worked + failed; ++i) {
        all.append({.url = u"https://x.org/%1"_s.arg(i), .outcome = i < worked ? u"worked"_s : u"failed"_s});
    }
    return all;
}

static QList<qsizetype> orderOf(const QList<FittedEntry> &entries)
{
    QList<qsizetype> order;
    for (const FittedEntry &entry : entries) {
        order.append(entry.index);
    }
    return order;
}

void tst_FittedRecord::withoutAReasonTheAuthorsOrderHolds()
{
    Record record = recordOf(3);
    record.deadEnds.resize(2);
    const FittedRecord fitted =
        fittedRecord(record, {factsOf(record, {.text = u"C:\\Users\\x> it broke"_s, .line = 1})});
    QCOMPARE(orderOf(fitted.workarounds), (QList<qsizetype>{0, 1, 2}));
    QCOMPARE(orderOf(fitted.deadEnds), (QList<qsizetype>{0, 1}));
    QCOMPARE(fitted.workarounds.first(), FittedEntry{.index = 0});
}

void tst_FittedRecord::runsMoveNothing()
{
    Record record = recordOf(2);
    record.workarounds[1].successRate = 0.99;
    record.workarounds[1].sources = {u"https://x.org"_s};
    record.reproductions = QList<Reproduction>(20, {.workarounds = {false, true}});
    QCOMPARE(orderOf(fittedRecord(record).workarounds), (QList<qsizetype>{0, 1}));
}

void tst_FittedRecord::whatFitsThePasteComesFirst()
{
    Record record = recordOf(4);
    record.workarounds[2].applies.text = u"libGL\\.so\\.\\d"_s;
    record.workarounds[3].applies.os = {u"debian"_s};
    const FittedRecord fitted =
        fittedRecord(record, {factsOf(record, {.text = u"# apt-get update\nImportError: libGL.so.1: cannot open"_s})});
    QCOMPARE(orderOf(fitted.workarounds), (QList<qsizetype>{2, 3, 0, 1}));
    const FittedEntry &byText = fitted.workarounds.at(0);
    QCOMPARE(byText,
        (FittedEntry{
            .index = 2, .standing = Standing::Fits, .reason = Reason::Text, .because = u"libGL.so.1"_s, .line = 2}));
    const FittedEntry &bySystem = fitted.workarounds.at(1);
    QCOMPARE(bySystem,
        (FittedEntry{.index = 3, .standing = Standing::Fits, .reason = Reason::System, .because = u"debian"_s}));
}

void tst_FittedRecord::whatIsForAnotherSystemComesLast()
{
    Record record = recordOf(3);
    record.workarounds[0].applies.os = {u"windows"_s, u"macos"_s};
    record.workarounds[1].applies.os = {u"fedora"_s};
    const FittedRecord fitted =
        fittedRecord(record, {factsOf(record, {.text = u"Ubuntu: apt-get install, /usr/lib/x"_s})});
    QCOMPARE(orderOf(fitted.workarounds), (QList<qsizetype>{2, 0, 1}));
    QCOMPARE(fitted.workarounds.at(1).standing, Standing::Excluded);
    QCOMPARE(fitted.workarounds.at(1).because, u"debian"_s);
    // A text that does not tell its system excludes nothing, whatever the reader's computer is.
    QCOMPARE(
        orderOf(fittedRecord(record, {.facts = factsOf(record, {.text = u"it broke"_s}), .readersSystem = u"debian"_s})
                    .workarounds),
        (QList<qsizetype>{0, 1, 2}));
}

void tst_FittedRecord::aVersionThatThePasteHasDecides()
{
    Record record = recordOf(3);
    record.workarounds[0].applies.versions = {u"pandas<2"_s};
    record.workarounds[2].applies.versions = {u"pandas>=2"_s};
    const FittedRecord fitted = fittedRecord(record, {factsOf(record, {.text = u"pandas 2.1.4: it broke"_s})});
    QCOMPARE(orderOf(fitted.workarounds), (QList<qsizetype>{2, 1, 0}));
    QCOMPARE(fitted.workarounds.first().reason, Reason::Version);
    QCOMPARE(fitted.workarounds.first().because, u"2.1.4"_s);
    QCOMPARE(fitted.workarounds.last().standing, Standing::Excluded);
}

void tst_FittedRecord::aTextThatIsMissingExcludesNothing()
{
    Record record = recordOf(2);
    record.workarounds[0].applies = {u"out of memory"_s, {u"linux"_s}, {}};
    const FittedRecord fitted = fittedRecord(record, {factsOf(record, {.text = u"/home/x/run: /usr/lib/y"_s})});
    QCOMPARE(fitted.workarounds.last(), (FittedEntry{.index = 0, .standing = Standing::Unmet}));
}

void tst_FittedRecord::whatAsksForAnotherTextComesBelowWhatAsksForNone()
{
    Record record = recordOf(4);
    record.workarounds[0].applies.text = u"libGL"_s;
    record.workarounds[1].applies.os = {u"debian"_s};
    record.workarounds[3].applies.text = u"broke"_s;
    const FittedRecord fitted = fittedRecord(record, {factsOf(record, {.text = u"it broke"_s})});
    QCOMPARE(orderOf(fitted.workarounds), (QList<qsizetype>{3, 1, 2, 0}));
    // Without a paste nothing is known.
    QCOMPARE(orderOf(fittedRecord(record).workarounds), (QList<qsizetype>{0, 1, 2, 3}));
}

void tst_FittedRecord::aTextIsComparedWithCase()
{
    Record record = recordOf(2);
    record.workarounds[0].applies.text = u"BrowserType"_s;
    record.workarounds[1].applies.text = u"browserType"_s;
    QCOMPARE(orderOf(fittedRecord(record, {factsOf(record, {.text = u"browserType.launch: it broke"_s})}).workarounds),
        (QList<qsizetype>{1, 0}));
    record.workarounds[0].applies.text = u"(?i)BROWSERTYPE"_s;
    QCOMPARE(fittedRecord(record, {factsOf(record, {.text = u"browserType.launch: it broke"_s})})
                 .workarounds.first()
                 .standing,
        Standing::Fits);
}

void tst_FittedRecord::theUsersOwnResultMovesAnEntry()
{
    Record record = recordOf(4);
    record.workarounds[3].applies.text = u"broke"_s;
    RecordOutcomes outcomes;
    outcomes.workarounds = {{.ownFailed = 1}, {}, {.ownWorked = 1}};
    const FittedRecord fitted =
        fittedRecord(record, {.facts = factsOf(record, {.text = u"it broke"_s}), .outcomes = outcomes});
    QCOMPARE(orderOf(fitted.workarounds), (QList<qsizetype>{2, 3, 1, 0}));
    QCOMPARE(fitted.workarounds.first().standing, Standing::WorkedForUser);
    QCOMPARE(fitted.workarounds.last().standing, Standing::FailedForUser);
}

void tst_FittedRecord::aFailureDoesNotMakeAHazardTheFix()
{
    Record record;
    record.workarounds = {{.code = u"git pull --rebase"_s}, {.code = u"git push --force-with-lease"_s},
        {.code = u"git pull --no-rebase"_s}};
    RecordOutcomes outcomes;
    outcomes.workarounds = {{.ownFailed = 1}, {}, {}};
    QCOMPARE(orderOf(fittedRecord(record, {.outcomes = outcomes}).workarounds), (QList<qsizetype>{2, 1, 0}));
    outcomes.workarounds = {{.ownFailed = 1}, {.ownWorked = 1}, {}};
    QCOMPARE(orderOf(fittedRecord(record, {.outcomes = outcomes}).workarounds), (QList<qsizetype>{1, 2, 0}));
    record.workarounds.removeLast();
    outcomes.workarounds = {{.ownFailed = 1}, {}};
    QCOMPARE(orderOf(fittedRecord(record, {.outcomes = outcomes}).workarounds), (QList<qsizetype>{1, 0}));
}

void tst_FittedRecord::clearlyBetterResultsOfManyPeopleMoveAnEntry()
{
    Record record = recordOf(4);
    record.workarounds[0].reports = reports(1, 19);
    record.workarounds[1].reports = reports(10, 10);
    record.workarounds[3].reports = reports(19, 1);
    QCOMPARE(orderOf(fittedRecord(record).workarounds), (QList<qsizetype>{3, 1, 0, 2}));
    // Only among entries that otherwise stand alike.
    record.workarounds[0].applies.text = u"broke"_s;
    QCOMPARE(orderOf(fittedRecord(record, {factsOf(record, {.text = u"it broke"_s})}).workarounds),
        (QList<qsizetype>{0, 3, 1, 2}));
}

void tst_FittedRecord::fewPeopleMoveNothing()
{
    Record record = recordOf(2);
    record.workarounds[0].reports = reports(0, 20);
    record.workarounds[1].reports = reports(4, 0);
    QCOMPARE(orderOf(fittedRecord(record).workarounds), (QList<qsizetype>{0, 1}));
    record.workarounds[1].reports = reports(5, 0);
    QCOMPARE(orderOf(fittedRecord(record).workarounds), (QList<qsizetype>{1, 0}));
    record.workarounds[0].reports = reports(2, 3); // 12 to 77 %, and 57 to 100 %
    QCOMPARE(orderOf(fittedRecord(record).workarounds), (QList<qsizetype>{0, 1}));
}

void tst_FittedRecord::deadEndsThatFailMoreComeFirst()
{
    Record record;
    record.deadEnds.resize(2);
    record.deadEnds[0].reports = reports(15, 5);
    record.deadEnds[1].reports = reports(0, 20);
    QCOMPARE(orderOf(fittedRecord(record).deadEnds), (QList<qsizetype>{1, 0}));
}

void tst_FittedRecord::theVariantIsThatOfThePaste_data()
{
    QTest::addColumn<QString>("paste");
    QTest::addColumn<QString>("reader");
    QTest::addColumn<QString>("code");
    QTest::newRow("paste of Debian") << u"/etc/apt/sources.list"_s << u"windows"_s << u"apt"_s;
    QTest::newRow("paste of a Linux") << u"/home/x/.bashrc"_s << u"windows"_s << u"any Linux"_s;
    QTest::newRow("paste of Windows") << u"C:\\Users\\x"_s << u"debian"_s << u"winget"_s;
    QTest::newRow("paste of macOS") << u"/Users/x/Library/"_s << u"debian"_s << u"own"_s;
    QTest::newRow("reader's Debian") << u"it broke"_s << u"debian"_s << u"apt"_s;
    QTest::newRow("reader's Alpine") << u"it broke"_s << u"alpine"_s << u"any Linux"_s;
    QTest::newRow("nobody knows") << u"it broke"_s << QString() << u"own"_s;
}

void tst_FittedRecord::theVariantIsThatOfThePaste()
{
    QFETCH(const QString, paste);
    QFETCH(const QString, reader);
    QFETCH(const QString, code);
    Record record = recordOf(1);
    Workaround &workaround = record.workarounds.first();
    workaround.code = u"own"_s;
    workaround.codeLanguage = u"Bash"_s;
    workaround.variants = {{.os = u"windows"_s, .code = u"winget"_s, .codeLanguage = u"PowerShell"_s},
        {.os = u"linux"_s, .code = u"any Linux"_s}, {.os = u"debian"_s, .code = u"apt"_s}};
    const FittedRecord fitted =
        fittedRecord(record, {.facts = factsOf(record, {.text = paste}), .readersSystem = reader});
    const CodeVariant chosen = codeOf(workaround, fitted.workarounds.first().variant);
    QCOMPARE(chosen.code, code);
    QCOMPARE(chosen.codeLanguage, code == u"winget"_s ? u"PowerShell"_s : u"Bash"_s);
}

void tst_FittedRecord::theFirstFixLeadsAndTheChecksFollow()
{
    Record record = recordOf(4);
    record.workarounds[0].step = u"check"_s;
    record.workarounds[3].step = u"check"_s;
    QList<qsizetype> order;
    for (const FittedEntry &entry : fittedRecord(record).workarounds) {
        order.append(entry.index);
    }
    QCOMPARE(order, (QList<qsizetype>{1, 0, 3, 2}));
    record.workarounds.resize(1);
    QVERIFY(fittedRecord(record).workarounds.first().isCheck);
}

QTEST_APPLESS_MAIN(tst_FittedRecord)
#include "tst_fittedrecord.moc"
