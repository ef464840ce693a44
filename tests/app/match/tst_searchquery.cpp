// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/match/searchquery.h"

#include <QByteArray>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace wayout::match;

class tst_SearchQuery : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theLongestPhraseCounts();
    void aToolIsKnownByItsShortName();
    void aVersionIsDividedFromItsTool();
    void wordsWithoutASubjectAreTold_data();
    void wordsWithoutASubjectAreTold();
    void aCodeIsSoughtInTheFormOfTheIndex();
    void onlyWhatPeopleWriteMayBeAQuestion_data();
    void onlyWhatPeopleWriteMayBeAQuestion();
    void aSentenceIsAMessageUnlessItAsks_data();
    void aSentenceIsAMessageUnlessItAsks();
    void aLongQueryIsReadInPart();
};

namespace {

QByteArray typed(const Sought &sought)
{
    QByteArrayList words;
    for (const std::string &word : sought.typed) {
        words.append(QByteArray::fromStdString(word));
    }
    return words.join(' ');
}

bool means(const Sought &sought, const Sought::Words &words)
{
    return std::ranges::find(sought.others, words) != sought.others.end();
}

} // namespace

void tst_SearchQuery::theLongestPhraseCounts()
{
    const std::vector<Sought> sought = soughtBy("磁盘满了");
    QCOMPARE(sought.size(), size_t(1));
    QCOMPARE(typed(sought[0]), QByteArray("磁盘 盘满 满了"));
    QVERIFY(means(sought[0], {"no", "space", "left"}));
}

void tst_SearchQuery::aToolIsKnownByItsShortName()
{
    const std::vector<Sought> sought = soughtBy("K8s frobnicates");
    QCOMPARE(sought.size(), size_t(2));
    QCOMPARE(sought[0].domains, std::vector<std::string>{"kubernetes"});
    QVERIFY(means(sought[0], {"kubectl"}));
    QVERIFY(sought[1].domains.empty() && sought[1].others.empty());
}

void tst_SearchQuery::aVersionIsDividedFromItsTool()
{
    const std::vector<Sought> sought = soughtBy("java17 frobnicates");
    QCOMPARE(sought.size(), size_t(3));
    QCOMPARE(typed(sought[0]), QByteArray("java17"));
    QVERIFY(sought[0].isVersion);
    QCOMPARE(typed(sought[1]), QByteArray("java"));
    QCOMPARE(sought[1].domains, std::vector<std::string>{"java"});
    QCOMPARE(typed(soughtBy("utf8")[0]), QByteArray("utf8"));
    QCOMPARE(soughtBy("utf8").size(), size_t(1));
}

void tst_SearchQuery::wordsWithoutASubjectAreTold_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("subject");
    QTest::newRow("English") << QByteArray("how do I fix the frobnicator") << QByteArray("frobnicator");
    QTest::newRow("Chinese") << QByteArray("为什么端口老是被占用") << QByteArray("端口|被占 占用");
    QTest::newRow("a particle that is left") << QByteArray("端口啦") << QByteArray("端口");
}

void tst_SearchQuery::wordsWithoutASubjectAreTold()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, subject);
    QByteArrayList found;
    for (const Sought &sought : soughtBy(text)) {
        if (!sought.isAsking) {
            found.append(typed(sought));
        }
    }
    QCOMPARE(found.join('|'), subject);
}

void tst_SearchQuery::aCodeIsSoughtInTheFormOfTheIndex()
{
    const std::vector<Sought> sought = soughtBy("[Errno 28]");
    QVERIFY(std::ranges::any_of(sought, [](const Sought &one) { return means(one, {"enospc"}); }));
}

void tst_SearchQuery::onlyWhatPeopleWriteMayBeAQuestion_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<bool>("may");
    QTest::newRow("a question") << QByteArray("why is my pod pending?") << true;
    QTest::newRow("Chinese") << QByteArray("docker 没有权限") << true;
    QTest::newRow("a message") << QByteArray("error: no such file") << false;
    QTest::newRow("an assignment") << QByteArray("PORT=3000") << false;
    QTest::newRow("three lines") << QByteArray("one\ntwo\nthree") << false;
    QTest::newRow("a paragraph") << QByteArray("docker permission ").repeated(50) << false;
}

void tst_SearchQuery::onlyWhatPeopleWriteMayBeAQuestion()
{
    QFETCH(QByteArray, text);
    QFETCH(bool, may);
    QCOMPARE(mayBeQuestion(text), may);
}

void tst_SearchQuery::aSentenceIsAMessageUnlessItAsks_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<bool>("is");
    QTest::newRow("a capital letter") << QByteArray("Could not find nokogiri in locally installed gems") << true;
    QTest::newRow("a full stop") << QByteArray("npm error Host key verification failed.") << true;
    QTest::newRow("a question") << QByteArray("How do I fix host key verification") << false;
    QTest::newRow("a question mark") << QByteArray("Host key verification failed?") << false;
    QTest::newRow("words") << QByteArray("host key verification failed") << false;
}

void tst_SearchQuery::aSentenceIsAMessageUnlessItAsks()
{
    QFETCH(QByteArray, text);
    QFETCH(bool, is);
    QCOMPARE(readsLikeMessage(text), is);
}

void tst_SearchQuery::aLongQueryIsReadInPart()
{
    QVERIFY(soughtBy(QByteArray("frobnicator gate ").repeated(5000)).size() <= mostSought);
}

QTEST_APPLESS_MAIN(tst_SearchQuery)
#include "tst_searchquery.moc"
