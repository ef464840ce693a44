// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/catalog/catalogreader.h"
#include "app/match/termindex.h"

#include <QTest>

#include "tests/builtinrecords.h"

using namespace Qt::StringLiterals;
using namespace wayout::catalog;
using namespace wayout::match;

class tst_TermIndex : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aLineCoversTheRecordNotTheOtherWayRound();
    void commonWordsWeighLittleEvenInASmallCatalogue();
    void whatStandsInQuotesCountsLess();
    void noWordingAboveTheLeastShareIsMissed();
    void aliasesAndSamplesAreWordings();
    void whatThePatternSpellsTells();
};

namespace {

Record withSignature(const QString &signature)
{
    Record record;
    record.id = u"test/"_s + signature;
    record.signature.en = signature;
    return record;
}

TermIndex indexOf(const QList<Record> &records)
{
    const Patterns patterns = Patterns::of(records);
    return compiledPart<TermIndex>(
        [&](SectionWriter &writer) { TermIndex::compile(records, patterns, writer, {}); }, size_t(records.size()));
}

std::vector<Coverage> covered(const TermIndex &index, const QString &line)
{
    return index.covered(index.knownTerms(line.toUtf8()));
}

} // namespace

void tst_TermIndex::aLineCoversTheRecordNotTheOtherWayRound()
{
    const TermIndex index =
        indexOf({withSignature(u"permission denied (publickey)"_s), withSignature(u"address already in use"_s)});
    const std::vector<Coverage> found =
        covered(index, u"long prefix with many words git@host: Permission denied (publickey), bye"_s);
    QCOMPARE(found.size(), size_t(1));
    QCOMPARE(index.wording(found.front().wording).record, 0);
    QCOMPARE(found.front().share, 1.0F);
    QVERIFY(covered(index, u"the use of words in long lines"_s).empty());
}

void tst_TermIndex::commonWordsWeighLittleEvenInASmallCatalogue()
{
    const TermIndex index = indexOf({withSignature(u"the error of publickey"_s)});
    const auto weight = [&](const char *word) { return index.weight(index.vocabulary().find(word)); };
    QVERIFY(weight("the") < 2);
    QVERIFY(weight("error") < 2);
    QVERIFY(weight("publickey") > 5);
}

void tst_TermIndex::whatStandsInQuotesCountsLess()
{
    const TermIndex index = indexOf({withSignature(u"unknown column 'foo' in field list"_s)});
    const std::vector<Coverage> other = covered(index, u"Unknown column 'price' in field list"_s);
    QCOMPARE(other.size(), size_t(1));
    QVERIFY(other.front().share > 0.8F);
}

void tst_TermIndex::noWordingAboveTheLeastShareIsMissed()
{
    // The index holds only each wording's heaviest words; comparing with all wordings one by one shows what that loses.
    const QList<Record> records = readBuiltin().records;
    QVERIFY(!records.isEmpty());
    const TermIndex index = indexOf(records);
    for (const Record &record : records) {
        const std::vector<std::uint32_t> terms =
            index.knownTerms(record.rootCause.en.toUtf8() + record.signature.en.toUtf8());
        size_t expected = 0;
        for (std::uint32_t i = 0; i < index.wordings(); ++i) {
            float sum = 0;
            for (const Wording::Part &part : index.wording(i).parts) {
                sum += std::ranges::find(terms, part.term) != terms.end() ? part.weight : 0;
            }
            expected += sum >= TermIndex::leastShare * index.wording(i).weight ? 1 : 0;
        }
        QCOMPARE(index.covered(terms).size(), expected);
    }
}

void tst_TermIndex::aliasesAndSamplesAreWordings()
{
    Record record = withSignature(u"first wording"_s);
    record.aliases = {u"磁盘空间不足"_s};
    record.regex = u"ENOSPC: cannot write"_s;
    record.samples = {{u"1 disk was checked\nENOSPC: cannot write block"_s, u"en"_s, {}, {}}};
    const TermIndex index = indexOf({record});
    QCOMPARE(covered(index, u"错误：磁盘空间不足"_s).size(), size_t(1));
    QVERIFY(!covered(index, u"ENOSPC: cannot write block 17"_s).empty());
    QVERIFY2(covered(index, u"2 disks were checked"_s).empty(), "what stands around the error is no wording of it");
}

void tst_TermIndex::whatThePatternSpellsTells()
{
    Record record = withSignature(u"cp: cannot create gadget: scroll busy (EBUSY)"_s);
    record.regex = u"scroll busy \\(EBUSY\\)|卷轴，正忙"_s;
    record.aliases = {u"cp 无法创建小部件：卷轴，正忙"_s, u"frobs beside gizmos"_s};
    const TermIndex index = indexOf({record});
    const auto one = [&](const QString &line) { return covered(index, line).at(0); };
    QVERIFY(one(u"cp: cannot create gadget: scroll busy"_s).informative > 0.99F); // EBUSY is the system's
    QVERIFY(one(u"cp: cannot create gadget scroll"_s).informative < 0.6F);
    QCOMPARE(one(u"cp 无法创建小部件"_s).informative, 0.0F);
    QVERIFY(one(u"cp 无法创建小部件"_s).patternCoversWording);
    const Coverage other = one(u"frobs beside gizmos"_s);
    QVERIFY(!other.patternCoversWording);
    QCOMPARE(other.informative, 1.0F);
}

QTEST_APPLESS_MAIN(tst_TermIndex)
#include "tst_termindex.moc"
