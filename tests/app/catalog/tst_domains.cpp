// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/catalog/domains.h"

#include <QSet>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace wayout::catalog;

class tst_Domains : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyDomainHasTwoNames();
    void anUnknownDomainIsItsOwnName();
};

void tst_Domains::everyDomainHasTwoNames()
{
    QVERIFY(knownDomains().size() >= 10);
    QSet<QString> ids;
    for (const Domain &domain : knownDomains()) {
        QVERIFY2(!domain.name.en.isEmpty() && !domain.name.zh.isEmpty(), qPrintable(domain.id));
        QVERIFY2(!ids.contains(domain.id), qPrintable(domain.id));
        ids.insert(domain.id);
    }
    QCOMPARE(domainName(u"pytorch"_s).en, u"PyTorch"_s);
}

void tst_Domains::anUnknownDomainIsItsOwnName()
{
    QCOMPARE(domainName(u"cobol"_s), (BilingualText{u"cobol"_s, u"cobol"_s}));
}

QTEST_APPLESS_MAIN(tst_Domains)
#include "tst_domains.moc"
