// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/catalog/catalogreader.h"
#include "app/present/distinction.h"

#include <QHash>
#include <QRegularExpression>
#include <QTest>

#include "tests/builtinrecords.h"

using namespace Qt::StringLiterals;
using namespace wayout::catalog;
using namespace wayout::present;

class tst_Distinction : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void wordsAboutTheOtherRecordLoseTheirPlace_data();
    void wordsAboutTheOtherRecordLoseTheirPlace();
    void aRecordThatSpeaksOfItselfIsHeard();
    void nothingIsSaidInTheWrongPlace();
};

namespace {

Record recordSaying(const QString &id, const QString &other, const BilingualText &distinction)
{
    Record record;
    record.id = id;
    record.confusedWith = {Transition{.recordId = other, .distinction = distinction}};
    return record;
}

} // namespace

void tst_Distinction::wordsAboutTheOtherRecordLoseTheirPlace_data()
{
    QTest::addColumn<QString>("en");
    QTest::addColumn<QString>("zh");
    QTest::addColumn<QString>("expectedEn");
    QTest::addColumn<QString>("expectedZh");
    const auto row = [](const char *name, const QString &en, const QString &zh, const QString &toEn,
                         const QString &toZh) { QTest::newRow(name) << en << zh << toEn << toZh; };
    row("a name", u"There Caddy asks for the certificate."_s, u"那里是 Caddy 申请证书。"_s,
        u"Caddy asks for the certificate."_s, u"Caddy 申请证书。"_s);
    row("a sentence", u"There the image is missing."_s, u"那边的镜像不存在。"_s, u"The image is missing."_s,
        u"镜像不存在。"_s);
    row("a command keeps its case", u"There pip itself fails."_s, u"另一条是 pip 自己失败。"_s, u"pip itself fails."_s,
        u"pip 自己失败。"_s);
    row("both sides", u"There CMake is too new; here too old."_s, u"那边是 CMake 太新；这边是太旧。"_s,
        u"CMake is too new; there too old."_s, u"CMake 太新；那边是太旧。"_s);
    row("existence", u"There is no template at all."_s, u"根本没有对话模板。"_s, u"There is no template at all."_s,
        u"根本没有对话模板。"_s);
    row("no place", u"If the file is jest.config.ts"_s, u"文件是 jest.config.ts 时"_s,
        u"If the file is jest.config.ts"_s, u"文件是 jest.config.ts 时"_s);
}

void tst_Distinction::wordsAboutTheOtherRecordLoseTheirPlace()
{
    QFETCH(const QString, en);
    QFETCH(const QString, zh);
    QFETCH(const QString, expectedEn);
    QFETCH(const QString, expectedZh);
    Record described;
    described.id = u"a/one"_s;
    const BilingualText found = distinctionOf(described, recordSaying(u"b/two"_s, u"a/one"_s, {en, zh}));
    QCOMPARE(found.en, expectedEn);
    QCOMPARE(found.zh, expectedZh);
}

void tst_Distinction::aRecordThatSpeaksOfItselfIsHeard()
{
    const BilingualText here{u"Here nobody listens; there a firewall is."_s, u"这里没人监听；那里是防火墙。"_s};
    const Record one = recordSaying(u"a/one"_s, u"b/two"_s, here);
    const Record two = recordSaying(u"b/two"_s, u"a/one"_s, {u"There nobody listens."_s, u"那里没人监听。"_s});
    QCOMPARE(distinctionOf(one, two), here);
    QVERIFY(distinctionOf(two, one).isEmpty());
}

/// Every pair of the built-in catalogue, as the comparison shows it.
void tst_Distinction::nothingIsSaidInTheWrongPlace()
{
    const LoadResult builtIn = readBuiltin();
    QHash<QString, const Record *> records;
    for (const Record &record : builtIn.records) {
        records.insert(record.id, &record);
    }
    const auto isWrong = [](const BilingualText &text) {
        static const QRegularExpression there(u"^There (?!is|are|was|were|may|must)"_s);
        static const QRegularExpression place(u"^(那里|那边|那条|另一条)"_s);
        return there.match(text.en).hasMatch() || place.match(text.zh).hasMatch();
    };
    int pairs = 0;
    for (const Record &record : builtIn.records) {
        for (const Transition &other : record.confusedWith) {
            const Record *described = records.value(other.recordId);
            if (described) {
                const BilingualText text = distinctionOf(*described, record);
                QVERIFY2(!isWrong(text), qPrintable(record.id + u' ' + text.en + u' ' + text.zh));
                ++pairs;
            }
        }
    }
    QVERIFY(pairs > 2000);
}

QTEST_GUILESS_MAIN(tst_Distinction)
#include "tst_distinction.moc"
