// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/loading/loadengine.h"

#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace wayout::catalog;
using namespace wayout::match;

/// A text that is nothing but what a record calls itself.
class tst_WholeWording : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void aWordingAloneIsAMatchForItsRecord_data();
    void aWordingAloneIsAMatchForItsRecord();
    void aWordingOfTwoRecordsOrOfWordsThatManyHaveIsRelated_data();
    void aWordingOfTwoRecordsOrOfWordsThatManyHaveIsRelated();
    void aWordingThatThePatternOfAnotherRecordMatchesIsRelated();
    void aPartOfTheWordingIsNoMatchForTheRecordThatHasOnlyThePart();
    void aWordingAmongOtherLinesOrWordsIsNotRaised_data();
    void aWordingAmongOtherLinesOrWordsIsNotRaised();
    void theWholeLineIsTheEvidence();
    void nearlyEveryAliasFindsItsRecord();

private:
    Answer found(const QString &text) const { return m_engine->matcher.find(text); }
    QStringList idsOf(const Answer &answer) const;

    std::shared_ptr<const Engine> m_engine;
};

namespace {

Record record(const QString &id, const QString &signature, const QStringList &aliases, const QString &regex)
{
    Record made;
    made.id = id;
    made.domain = id.section(u'/', 0, 0);
    made.signature = {signature, signature};
    made.aliases = aliases;
    made.regex = regex;
    return made;
}

} // namespace

void tst_WholeWording::initTestCase()
{
    QList<Record> records{
        record(
            u"cuda/memory"_s, u"CUDA out of memory"_s, {u"爆显存"_s, u"gpu memory is full"_s}, u"CUDA out of memory"_s),
        record(u"docker/ports"_s, u"Bind for 0.0.0.0 failed"_s, {u"docker 端口冲突"_s, u"compose up 冲突"_s},
            u"Bind for .* failed"_s),
        record(u"docker/exits"_s, u"Exited with code 137"_s,
            {u"docker container exits immediately"_s, u"container dies quietly"_s}, u"Exited with code 137"_s),
        record(u"podman/exits"_s, u"conmon ended early"_s, {u"container dies quietly"_s}, u"conmon ended early"_s),
        record(u"git/conflict"_s, u"Merge conflict in x"_s, {u"冲突"_s}, u"Merge conflict"_s),
        record(u"net/pattern"_s, u"peer frobnicates strangely"_s, {}, u"frobnicat\\w+ strangely"_s),
        record(u"net/alias"_s, u"handshake was refused"_s, {u"it frobnicates strangely"_s}, u"handshake was refused"_s),
    };
    for (const QString &tool : {u"pip"_s, u"npm"_s, u"cargo"_s, u"gem"_s, u"uv"_s}) {
        records.append(record(tool + u"/slow"_s, tool + u" install needs hours"_s, {tool + u" install slow"_s},
            tool + u" install needs hours"_s));
    }
    records[7].aliases.append(u"install slow"_s);
    m_engine = compiledEngine({.records = records});
}

QStringList tst_WholeWording::idsOf(const Answer &answer) const
{
    QStringList ids;
    for (const Match &match : answer.matches) {
        ids.append(m_engine->catalog.idAt(match.record));
    }
    return ids;
}

void tst_WholeWording::aWordingAloneIsAMatchForItsRecord_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("id");
    QTest::newRow("a clause") << u"爆显存"_s << u"cuda/memory"_s;
    QTest::newRow("traditional, with a mark") << u"爆顯存？"_s << u"cuda/memory"_s;
    QTest::newRow("between empty lines") << u"\n\n  爆显存\n\n"_s << u"cuda/memory"_s;
    QTest::newRow("a question in two languages") << u"docker 端口冲突"_s << u"docker/ports"_s;
    QTest::newRow("without the blank") << u"Docker端口冲突"_s << u"docker/ports"_s;
    QTest::newRow("a sentence in another case") << u"Docker  container exits IMMEDIATELY."_s << u"docker/exits"_s;
    QTest::newRow("a signature") << u"conmon ended early"_s << u"podman/exits"_s;
}

void tst_WholeWording::aWordingAloneIsAMatchForItsRecord()
{
    QFETCH(QString, text);
    QFETCH(QString, id);
    const Answer answer = found(text);
    QCOMPARE(answer.grade, Grade::Match);
    QCOMPARE(answer.words, QStringList());
    QCOMPARE(idsOf(answer).first(), id);
    QVERIFY(std::ranges::count(answer.matches, Grade::Match, &Match::grade) == 1);
}

void tst_WholeWording::aWordingOfTwoRecordsOrOfWordsThatManyHaveIsRelated_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("owners");
    QTest::newRow("two records have it") << u"container dies quietly"_s
                                         << QStringList{u"docker/exits"_s, u"podman/exits"_s};
    QTest::newRow("four others have its words") << u"install slow"_s << QStringList{u"pip/slow"_s};
}

void tst_WholeWording::aWordingOfTwoRecordsOrOfWordsThatManyHaveIsRelated()
{
    QFETCH(QString, text);
    QFETCH(QStringList, owners);
    const Answer answer = found(text);
    QCOMPARE(answer.grade, Grade::Related);
    QStringList first = idsOf(answer).first(owners.size());
    first.sort();
    QCOMPARE(first, owners);
}

void tst_WholeWording::aWordingThatThePatternOfAnotherRecordMatchesIsRelated()
{
    const Answer answer = found(u"it frobnicates strangely"_s);
    QCOMPARE(idsOf(answer), (QStringList{u"net/pattern"_s, u"net/alias"_s}));
    QCOMPARE(answer.matches.at(1).grade, Grade::Related);
}

void tst_WholeWording::aPartOfTheWordingIsNoMatchForTheRecordThatHasOnlyThePart()
{
    const Answer answer = found(u"compose up 冲突"_s);
    QCOMPARE(idsOf(answer).first(), u"docker/ports"_s);
    QVERIFY(std::ranges::none_of(answer.matches, [&](const Match &match) {
        return match.grade == Grade::Match && m_engine->catalog.idAt(match.record) == u"git/conflict"_s;
    }));
}

void tst_WholeWording::aWordingAmongOtherLinesOrWordsIsNotRaised_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("a second line") << u"爆显存\n昨天还好好的"_s;
    QTest::newRow("more words") << u"为什么会爆显存呢"_s;
    QTest::newRow("another number") << u"Exited with code 1"_s;
}

void tst_WholeWording::aWordingAmongOtherLinesOrWordsIsNotRaised()
{
    QFETCH(QString, text);
    const Answer answer = found(text);
    QVERIFY(std::ranges::none_of(answer.matches,
        [](const Match &match) { return match.features.wordingAlone > 0 || match.features.wordingShared > 0; }));
}

void tst_WholeWording::theWholeLineIsTheEvidence()
{
    const Answer answer = found(u"\n  Docker端口冲突 \n"_s);
    QCOMPARE(answer.matches.first().evidence,
        (QList<Evidence>{
            {.kind = Evidence::Kind::Words, .line = 2, .column = 3, .length = 10, .text = u"Docker端口冲突"_s}}));
}

void tst_WholeWording::nearlyEveryAliasFindsItsRecord()
{
    const std::shared_ptr<const Engine> engine = wayout::loading::loadEngine({});
    int aliases = 0;
    QStringList notMatched;
    QStringList notFound;
    for (qsizetype i = 0; i < engine->catalog.size(); ++i) {
        const Record record = engine->catalog.copyAt(i);
        for (const QString &alias : record.aliases) {
            const Answer answer = engine->matcher.find(alias);
            const auto match = std::ranges::find_if(
                answer.matches, [i](const Match &other) { return other.record == i || other.variants.contains(i); });
            ++aliases;
            if (match == answer.matches.end()) {
                notFound.append(record.id + u": "_s + alias);
            } else if (match->grade != Grade::Match) {
                notMatched.append(record.id + u": "_s + alias);
            }
        }
    }
    qInfo("%d aliases, %d only related, %d not found", aliases, int(notMatched.size()), int(notFound.size()));
    // Some name what many errors have in common, or are what the pattern of a neighbour matches.
    QVERIFY2(notMatched.size() * 50 <= aliases, qPrintable(notMatched.join(u'\n')));
    QVERIFY2(notFound.size() * 1000 <= aliases, qPrintable(notFound.join(u'\n')));
}

QTEST_APPLESS_MAIN(tst_WholeWording)
#include "tst_wholewording.moc"
