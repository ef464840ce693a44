// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/catalog/sections.h"
#include "app/match/recordfeatures.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace wayout::catalog;
using namespace wayout::match;

class tst_Families : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void kinBelongTogether_data();
    void kinBelongTogether();
    void kinshipIsPassedOn();
};

namespace {

Record record(const QString &id, const QString &domain, const QString &signature, const QString &regex = {})
{
    Record record;
    record.id = id;
    record.domain = domain;
    record.signature.en = signature;
    record.regex = regex;
    return record;
}

Families familiesOf(const QList<Record> &records)
{
    return compiledPart<Families>(
        [&records](SectionWriter &writer) { Families::compile(records, writer, {}); }, size_t(records.size()));
}

} // namespace

void tst_Families::kinBelongTogether_data()
{
    QTest::addColumn<Record>("one");
    QTest::addColumn<Record>("other");
    QTest::addColumn<bool>("together");
    QTest::newRow("environments of one error") << record(u"pip/conflict/py310-linux"_s, u"pip"_s, u"a"_s)
                                               << record(u"pip/conflict/py311-macos"_s, u"pip"_s, u"b"_s) << true;
    QTest::newRow("the same signature, written otherwise")
        << record(u"k8s/evicted"_s, u"k8s"_s, u"Pod  was Evicted"_s)
        << record(u"k8s/pod-evicted"_s, u"k8s"_s, u"pod was evicted"_s) << true;
    QTest::newRow("the same pattern") << record(u"go/a"_s, u"go"_s, u"a"_s, u"nil map"_s)
                                      << record(u"go/b"_s, u"go"_s, u"b"_s, u"nil map"_s) << true;
    QTest::newRow("the same signature in another domain")
        << record(u"redis/refused"_s, u"redis"_s, u"Refused"_s) << record(u"mysql/refused"_s, u"mysql"_s, u"Refused"_s)
        << false;
    QTest::newRow("two-part ids of one domain")
        << record(u"git/a"_s, u"git"_s, u"a"_s) << record(u"git/b"_s, u"git"_s, u"b"_s) << false;
    QTest::newRow("nothing known of either")
        << record(u"git/a"_s, u"git"_s, {}) << record(u"git/b"_s, u"git"_s, {}) << false;
}

void tst_Families::kinBelongTogether()
{
    QFETCH(Record, one);
    QFETCH(Record, other);
    QFETCH(bool, together);
    const Families families = familiesOf({one, other});
    QCOMPARE(families.familyOf(0) == families.familyOf(1), together);
    QCOMPARE(families.othersOf(0), together ? QList<qsizetype>{1} : QList<qsizetype>{});
    QCOMPARE(families.othersOf(1), together ? QList<qsizetype>{0} : QList<qsizetype>{});
}

void tst_Families::kinshipIsPassedOn()
{
    const Families families =
        familiesOf({record(u"go/x/linux"_s, u"go"_s, u"x"_s), record(u"go/y/linux"_s, u"go"_s, u"y"_s),
            record(u"go/x/macos"_s, u"go"_s, u"z"_s, u"p"_s), record(u"go/y/macos"_s, u"go"_s, u"v"_s, u"p"_s)});
    QCOMPARE(families.othersOf(3), (QList<qsizetype>{0, 1, 2}));
    QCOMPARE(families.familyOf(1), families.familyOf(2));
}

QTEST_APPLESS_MAIN(tst_Families)
#include "tst_families.moc"
