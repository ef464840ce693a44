// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/results/recordfilterproxy.h"
#include "ui/results/recordmodel.h"
#include "ui/results/recordroles.h"

#include <QAbstractItemModelTester>
#include <QTest>

#include "tests/ui/smallcatalogue.h"

using namespace Qt::StringLiterals;

namespace {

QStringList titles(const QAbstractItemModel &model)
{
    QStringList result;
    for (int row = 0; row < model.rowCount(); ++row) {
        result.append(model.index(row, 0).data(TitleRole).toString().left(12));
    }
    return result;
}

} // namespace

class tst_RecordModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void listsTheCatalogueInItsOrder();
    void theProxyShowsOneDomain();

private:
    SmallCatalogue m_catalogue;
};

void tst_RecordModel::listsTheCatalogueInItsOrder()
{
    RecordModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    QCOMPARE(model.rowCount(), 0);
    model.setEngine(loadEngine(m_catalogue.source()));
    QCOMPARE(titles(model), QStringList({u"Cannot conve"_s, u"The operator"_s, u"permission d"_s, u"ModuleNotFou"_s}));
    QCOMPARE(model.index(2).data(PositionRole).value<qsizetype>(), 2);
    QCOMPARE(model.index(2).data(TierRole).toString(), u"AI-written"_s);
    QCOMPARE(model.index(2).data(ReasonRole).toString(), QString());
    model.setContentLanguage(ContentLanguage::Chinese);
    QCOMPARE(model.index(2).data(TitleRole).toString(), u"连接 Docker 守护进程套接字时权限不足"_s);
}

void tst_RecordModel::theProxyShowsOneDomain()
{
    RecordModel model;
    RecordFilterProxy proxy;
    proxy.setSourceModel(&model);
    const QAbstractItemModelTester tester(&proxy, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setEngine(loadEngine(m_catalogue.source()));
    QCOMPARE(proxy.rowCount(), 4);
    proxy.setDomain(u"pytorch"_s);
    QCOMPARE(titles(proxy), QStringList({u"Cannot conve"_s, u"The operator"_s}));
    proxy.setDomain(u"docker"_s);
    QCOMPARE(proxy.index(0, 0).data(PositionRole).value<qsizetype>(), 2);
    proxy.setDomain(u"cobol"_s);
    QCOMPARE(proxy.rowCount(), 0);
    proxy.setDomain(std::nullopt);
    QCOMPARE(proxy.rowCount(), 4);
}

QTEST_GUILESS_MAIN(tst_RecordModel)
#include "tst_recordmodel.moc"
