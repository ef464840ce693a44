// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/loading/loadengine.h"
#include "ui/results/recordmodel.h"

#include <QAbstractItemModelTester>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "tests/ui/smallcatalogue.h"

using namespace Qt::StringLiterals;
using namespace wayout::catalog;
using namespace wayout::match;
using namespace wayout::results;

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
    void listsTheCatalogueByDomains();
    void theProxyShowsOneDomain();
    void aLargeDomainStandsUnderItsCategories();
    void whatIsDoubtfulIsCountedAndFiltered();
    void whatReplacesAnotherRecordSaysSo();

private:
    SmallCatalogue m_catalogue;
};

void tst_RecordModel::listsTheCatalogueByDomains()
{
    RecordModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    QCOMPARE(model.rowCount(), 0);
    model.setEngine(wayout::loading::loadEngine(m_catalogue.source()));
    QCOMPARE(titles(model), QStringList({u"ModuleNotFou"_s, u"Cannot conve"_s, u"The operator"_s, u"permission d"_s}));
    QCOMPARE(model.index(3).data(PositionRole).value<qsizetype>(), 2);
    QCOMPARE(model.index(3).data(ReasonRole).toString(), QString());
    model.setContentLanguage(ContentLanguage::Chinese);
    QCOMPARE(model.index(3).data(TitleRole).toString(), u"连接 Docker 守护进程套接字时权限不足"_s);
}

void tst_RecordModel::whatReplacesAnotherRecordSaysSo()
{
    const QTemporaryDir folder;
    QFile file(folder.filePath(u"own.json"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(R"({"id": "docker/socket-permission", "signature": "my own words"})");
    file.close();
    RecordModel model;
    model.setEngine(wayout::loading::loadEngine({.builtin = false, .paths = {m_catalogue.path(), file.fileName()}}));
    QCOMPARE(model.index(3).data(TitleRole).toString(), u"my own words"_s);
    QCOMPARE(model.index(3).data(ReplacesRole).toString(), u"replaces another record"_s);
    QVERIFY(model.index(3).data(Qt::AccessibleTextRole).toString().contains(u"replaces another record"_s));
    QVERIFY(model.index(1).data(ReplacesRole).toString().isEmpty());
}

void tst_RecordModel::theProxyShowsOneDomain()
{
    RecordModel model;
    RecordFilterProxy proxy;
    proxy.setSourceModel(&model);
    const QAbstractItemModelTester tester(&proxy, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setEngine(wayout::loading::loadEngine(m_catalogue.source()));
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

void tst_RecordModel::aLargeDomainStandsUnderItsCategories()
{
    QList<Record> records;
    for (int i = 0; i < RecordFilterProxy::largeDomain; ++i) {
        Record record;
        record.id = u"git/%1"_s.arg(i);
        record.signature.en = u"error number %1"_s.arg(QChar(u'a' + i));
        record.domain = u"git"_s;
        record.category = i % 3 == 0 ? u"network_error"_s : u"auth_error"_s;
        records.append(record);
    }
    records[1].domain = u"ssh"_s; // one fewer than large
    LoadResult loaded;
    loaded.records = records;
    const auto small = compiledEngine(loaded);
    loaded.records[1].domain = u"git"_s;
    const auto large = compiledEngine(loaded);

    RecordModel model;
    RecordFilterProxy proxy;
    proxy.setSourceModel(&model);
    const QAbstractItemModelTester tester(&proxy, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setEngine(small);
    proxy.setDomain(u"git"_s);
    QVERIFY(!proxy.isGrouped());
    QCOMPARE(proxy.index(0, 0).data(SectionRole).toString(), QString());
    QCOMPARE(proxy.index(0, 0).data(PositionRole).value<qsizetype>(), 0);

    proxy.setDomain(std::nullopt);
    QVERIFY(!proxy.isGrouped());
    model.setEngine(large);
    proxy.setDomain(u"git"_s);
    QVERIFY(proxy.isGrouped());
    QCOMPARE(proxy.index(0, 0).data(SectionRole).toString(), u"Authentication"_s);
    QCOMPARE(proxy.index(0, 0).data(PositionRole).value<qsizetype>(), 1);
    QCOMPARE(proxy.index(1, 0).data(SectionRole).toString(), QString());
    QCOMPARE(proxy.index(8, 0).data(SectionRole).toString(), u"Network"_s);
    QCOMPARE(proxy.index(8, 0).data(PositionRole).value<qsizetype>(), 0);
    QVERIFY(proxy.index(8, 0).data(Qt::AccessibleTextRole).toString().startsWith(u"Network"_s));
}

void tst_RecordModel::whatIsDoubtfulIsCountedAndFiltered()
{
    RecordModel model;
    RecordFilterProxy proxy;
    proxy.setSourceModel(&model);
    const QAbstractItemModelTester tester(&proxy, QAbstractItemModelTester::FailureReportingMode::QtTest);
    const auto engine = wayout::loading::loadEngine(m_catalogue.source());
    model.setEngine(engine);
    const QString id = engine->catalog.at(2).id;
    model.setHealth({{id, {Problem{.kind = Problem::Kind::EmptyAction, .recordId = id}}}});
    QCOMPARE(model.index(3).data(FindingsRole).toInt(), 1);
    QCOMPARE(model.index(1).data(FindingsRole).toInt(), 0);
    QVERIFY(model.index(3).data(Qt::AccessibleTextRole).toString().contains(u"finding"_s));
    proxy.setOnlyDoubtful(true);
    QCOMPARE(titles(proxy), QStringList{u"permission d"_s});
    proxy.setOnlyDoubtful(false);
    QCOMPARE(proxy.rowCount(), 4);
    model.setEngine(engine); // another catalogue has not been looked at
    QCOMPARE(model.index(3).data(FindingsRole).toInt(), 0);
}

QTEST_GUILESS_MAIN(tst_RecordModel)
#include "tst_recordmodel.moc"
