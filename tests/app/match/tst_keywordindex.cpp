// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/match/engine.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace wayout::catalog;
using namespace wayout::match;

class tst_KeywordIndex : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void theRightRecordComesFirst_data();
    void theRightRecordComesFirst();
    void wordsThatOccurAreNotCorrected();
    void aScopeMayStandWithOrWithoutASpace_data();
    void aScopeMayStandWithOrWithoutASpace();
    void recordsWithoutAllWordsAreOnlyRelated();
    void theLimitKeepsTheBest();

private:
    QStringList found(const QString &words, int limit = 100) const;

    std::shared_ptr<const Engine> m_engine;
};

void tst_KeywordIndex::initTestCase()
{
    const auto record = [](const QString &id, const QString &en, const QString &zh, const QString &cause = {}) {
        Record made;
        made.id = id;
        made.domain = id.section(u'/', 0, 0);
        made.signature = {en, zh};
        made.rootCause.en = cause;
        return made;
    };
    m_engine =
        compiledEngine({.records = {record(u"docker/permission"_s,
                                        u"permission denied while trying to connect to the Docker daemon socket"_s,
                                        u"没有访问 Docker 守护进程的权限"_s),
                            record(u"ssh/publickey"_s, u"Permission denied (publickey)."_s, u"公钥认证失败"_s),
                            record(u"linux/disk-full"_s, u"ENOSPC: no space left on device"_s, u"设备上没有空间"_s),
                            record(u"windows/access"_s, u"HRESULT 0x80070005: Access is denied"_s, u"拒绝访问"_s),
                            record(u"cuda/memory"_s, u"CUDA out of memory"_s, u"显存溢出"_s,
                                u"The batch is too large for the permission of the card."_s),
                            record(u"poster/hosted"_s, u"hosted elsewhere"_s, u"托管在别处"_s),
                            record(u"poster/hoster"_s, u"hoster unknown"_s, {})}});
}

QStringList tst_KeywordIndex::found(const QString &words, int limit) const
{
    QStringList ids;
    for (const Match &match : m_engine->matcher.search(words, limit).matches) {
        ids.append(m_engine->catalog.at(match.record).id);
    }
    return ids;
}

void tst_KeywordIndex::theRightRecordComesFirst_data()
{
    QTest::addColumn<QString>("words");
    QTest::addColumn<QString>("id");
    QTest::newRow("a letter too few") << u"permision publickey"_s << u"ssh/publickey"_s;
    QTest::newRow("two letters swapped") << u"dokcer socket"_s << u"docker/permission"_s;
    QTest::newRow("two mistakes in a long word") << u"premision daemon"_s << u"docker/permission"_s;
    QTest::newRow("a prefix") << u"permission publ"_s << u"ssh/publickey"_s;
    QTest::newRow("a prefix with a mistake") << u"docker permisio"_s << u"docker/permission"_s;
    QTest::newRow("a word that means the same") << u"forbidden publickey"_s << u"ssh/publickey"_s;
    QTest::newRow("a Chinese word for an English message") << u"磁盘满了"_s << u"linux/disk-full"_s;
    QTest::newRow("Chinese") << u"守护进程"_s << u"docker/permission"_s;
    QTest::newRow("traditional Chinese") << u"守護進程"_s << u"docker/permission"_s;
    QTest::newRow("what people say for it") << u"爆显存"_s << u"cuda/memory"_s;
    QTest::newRow("the message of a tool in Chinese") << u"权限不够 公钥"_s << u"ssh/publickey"_s;
    QTest::newRow("errno by its number") << u"[Errno 28]"_s << u"linux/disk-full"_s;
    QTest::newRow("a HRESULT in another base") << u"-2147024891"_s << u"windows/access"_s;
    QTest::newRow("signature and id before the cause") << u"permission"_s << u"docker/permission"_s;
}

void tst_KeywordIndex::theRightRecordComesFirst()
{
    QFETCH(QString, words);
    QFETCH(QString, id);
    QCOMPARE(found(words).value(0), id);
}

void tst_KeywordIndex::wordsThatOccurAreNotCorrected()
{
    QCOMPARE(found(u"hosted "_s), QStringList{u"poster/hosted"_s});
}

void tst_KeywordIndex::aScopeMayStandWithOrWithoutASpace_data()
{
    QTest::addColumn<QString>("words");
    QTest::newRow("with") << u"docker: permission"_s;
    QTest::newRow("without") << u"docker:permission"_s;
    QTest::newRow("in capitals") << u"Docker : permission"_s;
    QTest::newRow("with a full-width colon") << u"docker：permission"_s;
    QTest::newRow("and a mistake behind it") << u"docker: permision"_s;
}

void tst_KeywordIndex::aScopeMayStandWithOrWithoutASpace()
{
    QFETCH(QString, words);
    QCOMPARE(found(words), QStringList{u"docker/permission"_s});
}

void tst_KeywordIndex::recordsWithoutAllWordsAreOnlyRelated()
{
    const QList<Match> matches = m_engine->matcher.search(u"permission zebra"_s, 100).matches;
    QCOMPARE(matches.size(), 4); // one of them has "access denied"
    for (const Match &match : matches) {
        QCOMPARE(match.grade, Grade::Related);
    }
}

void tst_KeywordIndex::theLimitKeepsTheBest()
{
    QCOMPARE(found(u"permission"_s, 1), found(u"permission"_s).first(1));
    QCOMPARE(found(u"permission"_s, 0).size(), 0);
}

QTEST_APPLESS_MAIN(tst_KeywordIndex)
#include "tst_keywordindex.moc"
