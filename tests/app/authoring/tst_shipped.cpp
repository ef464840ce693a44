// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/authoring/recordcheck.h"
#include "app/catalog/catalogreader.h"

#include <QMetaEnum>
#include <QSet>
#include <QTest>

#include <algorithm>
#include <array>
#include <utility>

#include "tests/builtinrecords.h"

using namespace Qt::StringLiterals;
using namespace wayout::authoring;
using namespace wayout::catalog;

/// The catalogue that is built in, as users get it.
class tst_Shipped : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void readingFindsNoProblem();
    void thereIsEnoughOfIt();
    void fewEntriesWaitForEvidenceOrAnotherLanguage();
    void everyRecordIsSound_data();
    void everyRecordIsSound();

private:
    LoadResult m_shipped;
    QList<Problem> m_findings;
};

static QString told(const Problem &problem)
{
    const QString kind = QString::fromLatin1(QMetaEnum::fromType<Problem::Kind>().valueToKey(int(problem.kind)));
    return u"%1:%2 %3 %4 %5"_s.arg(problem.file).arg(problem.line).arg(kind, problem.field, problem.argument);
}

void tst_Shipped::initTestCase()
{
    m_shipped = readBuiltin();
    m_findings = checkRecords(m_shipped.records, QDate::currentDate());
    findFieldLines(m_findings);
}

void tst_Shipped::readingFindsNoProblem()
{
    for (const Problem &problem : m_shipped.problems) {
        QFAIL(qPrintable(told(problem)));
    }
}

void tst_Shipped::thereIsEnoughOfIt()
{
    QSet<QString> ids;
    QSet<QString> domains;
    for (const Record &record : m_shipped.records) {
        ids.insert(record.id);
        domains.insert(record.domain);
    }
    QCOMPARE(ids.size(), m_shipped.records.size());
    QVERIFY(ids.size() >= 40);
    QVERIFY(domains.size() >= 10);
}

/// Findings that older records still have. Their numbers may only fall.
static constexpr std::array waiting{
    std::pair(Problem::Kind::DeadEndWithoutEvidence, 108), std::pair(Problem::Kind::CommentInOneLanguage, 49)};

void tst_Shipped::fewEntriesWaitForEvidenceOrAnotherLanguage()
{
    for (const auto &[kind, most] : waiting) {
        QVERIFY(std::ranges::count(m_findings, kind, &Problem::kind) <= most);
    }
}

void tst_Shipped::everyRecordIsSound_data()
{
    QTest::addColumn<Record>("record");
    for (const Record &record : m_shipped.records) {
        QTest::newRow(qUtf8Printable(record.id)) << record;
    }
}

void tst_Shipped::everyRecordIsSound()
{
    QFETCH(Record, record);
    for (const Problem &finding : m_findings) {
        if (finding.recordId == record.id && std::ranges::find(waiting, finding.kind, [](const auto &entry) {
                return entry.first;
            }) == waiting.end()) {
            QFAIL(qPrintable(told(finding)));
        }
    }
    // What a user's own record may do without, and ours may not.
    QCOMPARE(record.file, u":/catalog/%1.json"_s.arg(record.id));
    QVERIFY(record.id.startsWith(record.domain + u'/'));
    QVERIFY(!record.regex.isEmpty());
    QVERIFY(!record.samples.isEmpty());
    QVERIFY(!record.rootCause.isEmpty());
    QVERIFY(!record.workarounds.isEmpty());
    QVERIFY(!record.verificationTier.isEmpty());
    for (const Workaround &workaround : record.workarounds) {
        QVERIFY2(workaround.code.isEmpty() || !workaround.codeLanguage.isEmpty(), qPrintable(workaround.action.en));
    }
}

QTEST_APPLESS_MAIN(tst_Shipped)
#include "tst_shipped.moc"
