// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/text/terms.h"

#include <QStringList>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace wayout::text;

class tst_Terms : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void wordsAreFound_data();
    void wordsAreFound();
    void termsKnowWhereTheyStand();
};

namespace {

QString keys(const QList<Term> &terms)
{
    QStringList list;
    for (const Term &term : terms) {
        list.append(QString::fromStdString(term.key));
    }
    return list.join(u' ');
}

} // namespace

void tst_Terms::wordsAreFound_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("expected");
    QTest::newRow("case does not matter") << u"ModuleNotFoundError: No"_s << u"modulenotfounderror no"_s;
    QTest::newRow("plurals are one word") << u"connections Connection access status"_s << u"connection connection access status"_s;
    QTest::newRow("small numbers say nothing") << u"line 1 column 12 exit 137"_s << u"line column exit 137"_s;
    QTest::newRow("underscores belong to words") << u"ERR_OSSL_EVP_UNSUPPORTED __init__"_s << u"err_ossl_evp_unsupported init"_s;
    QTest::newRow("Chinese in pairs") << u"内存不足"_s << u"内存 存不 不足"_s;
    QTest::newRow("one Chinese character alone") << u"a 错 b"_s << u"a 错 b"_s;
    QTest::newRow("glued scripts come apart") << u"MPS后端不支持float64"_s << u"mps 后端 端不 不支 支持 float64"_s;
    QTest::newRow("traditional characters are simplified ones") << u"記憶體 後端"_s << u"记忆 忆体 后端"_s;
    QTest::newRow("Korean in pairs") << u"없음"_s << u"없음"_s;
    QTest::newRow("nothing") << u" :;-- 1 "_s << QString();
}

void tst_Terms::wordsAreFound()
{
    QFETCH(QString, text);
    QTEST(keys(termsOf(text.toUtf8())), "expected");
}

void tst_Terms::termsKnowWhereTheyStand()
{
    const QByteArray text = u"E: 找不到 Module"_s.toUtf8();
    for (const Term &term : termsOf(text)) {
        const QByteArray there = text.sliced(term.begin, term.end - term.begin).toLower();
        QCOMPARE(there, QByteArray::fromStdString(term.key));
    }
}

QTEST_APPLESS_MAIN(tst_Terms)
#include "tst_terms.moc"
