// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/catalog/record.h"
#include "app/catalog/recordsources.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace wayout::catalog;

class tst_RecordSources : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void eachStandsOnceTheOfficialPageFirst()
    {
        Record record;
        record.officialDocUrl = u"https://example.org/manual"_s;
        record.deadEnds = {{}, {}};
        record.deadEnds[0].sources = {u"https://example.org/thread"_s, QString()};
        record.deadEnds[1].sources = {u"https://example.org/manual"_s};
        record.workarounds = {{}};
        record.workarounds[0].sources = {u"https://example.org/fix"_s, u"https://example.org/thread"_s};
        const QStringList expected{u"https://example.org/manual"_s, u"https://example.org/thread"_s, u"https://example.org/fix"_s};
        QCOMPARE(allSources(record), expected);
    }

    void aRecordWithoutAnyHasNone() { QCOMPARE(allSources(Record()), QStringList()); }
};

QTEST_APPLESS_MAIN(tst_RecordSources)
#include "tst_recordsources.moc"
