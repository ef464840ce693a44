// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/browse/domainmodel.h"


#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace wayout::browse;

class tst_OwnModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsNotKnownYetHasNoCount();
    void eachCountIsToldOnce();
    void aRowCanBeSpoken();
};

void tst_OwnModel::whatIsNotKnownYetHasNoCount()
{
    OwnModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    QCOMPARE(model.rowCount(), 3);
    for (int row = 0; row < model.rowCount(); ++row) {
        QVERIFY(!model.index(row).data().toString().isEmpty());
        QVERIFY(!model.index(row).data(DomainModel::CountRole).isValid()); // no 0 that is none
    }
    model.setCount(OwnModel::Favourites, 0);
    QCOMPARE(model.index(OwnModel::Favourites).data(DomainModel::CountRole), QVariant(0));
    model.setCount(OwnModel::Favourites, std::nullopt);
    QVERIFY(!model.index(OwnModel::Favourites).data(DomainModel::CountRole).isValid());
}

void tst_OwnModel::eachCountIsToldOnce()
{
    OwnModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
    model.setCount(OwnModel::History, 31);
    model.setCount(OwnModel::History, 31);
    QCOMPARE(changed.size(), 1);
    QCOMPARE(changed.first().first().toModelIndex().row(), int(OwnModel::History));
    QCOMPARE(model.index(OwnModel::History).data(DomainModel::CountRole), QVariant(31));
    QVERIFY(!model.index(OwnModel::Records).data(DomainModel::CountRole).isValid());
}

void tst_OwnModel::aRowCanBeSpoken()
{
    OwnModel model;
    QCOMPARE(model.index(OwnModel::Favourites).data(Qt::AccessibleTextRole).toString(), u"Favourites"_s);
    model.setCount(OwnModel::History, 31);
    model.setCount(OwnModel::Favourites, 7);
    model.setCount(OwnModel::Records, 0);
    const auto spoken = [&model](OwnModel::Entry entry) { return model.index(entry).data(Qt::AccessibleTextRole).toString(); };
    QVERIFY2(spoken(OwnModel::History).startsWith(u"History, 31 "_s), qPrintable(spoken(OwnModel::History)));
    QVERIFY2(spoken(OwnModel::Favourites).startsWith(u"Favourites, 7 "_s), qPrintable(spoken(OwnModel::Favourites)));
    QVERIFY2(spoken(OwnModel::Records).startsWith(u"My records, 0 "_s), qPrintable(spoken(OwnModel::Records)));
}

QTEST_GUILESS_MAIN(tst_OwnModel)
#include "tst_ownmodel.moc"
