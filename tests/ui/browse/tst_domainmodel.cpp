// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/browse/domainmodel.h"
#include "tests/compiledcatalog.h"

#include <QAbstractItemModelTester>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace wayout::browse;
using namespace wayout::catalog;

namespace {

Catalog catalogOf(const QStringList &domains)
{
    QList<Record> records;
    for (const QString &domain : domains) {
        records.append({.id = QString::number(records.size()), .signature = {.en = u"x"_s}, .domain = domain});
    }
    return ::catalogOf(records);
}

QStringList lines(const DomainModel &model)
{
    QStringList result;
    for (int row = 0; row < model.rowCount(); ++row) {
        const QModelIndex index = model.index(row);
        result.append(index.data().toString() + u' ' + index.data(DomainModel::CountRole).toString());
    }
    return result;
}

} // namespace

class tst_DomainModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void knownDomainsComeInTheirOrderBeforeOthers();
    void rowsAndDomainsFindEachOther();
    void aNameFollowsTheLanguageOfTheRecords();
    void withBothLanguagesANameIsAWordOfTheWindow();
    void aRowCanBeSpoken();
};

void tst_DomainModel::knownDomainsComeInTheirOrderBeforeOthers()
{
    DomainModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setCatalog(catalogOf({u"fortran"_s, u"docker"_s, u"cobol"_s, u"python"_s, u"docker"_s, {}}));
    QCOMPARE(lines(model).first(), u"All records 6"_s);
    QCOMPARE(lines(model).mid(1, 2), QStringList({u"Python 1"_s, u"Docker 2"_s}));
    QCOMPARE(lines(model).mid(3), QStringList({u"No domain stated 1"_s, u"cobol 1"_s, u"fortran 1"_s}));
}

void tst_DomainModel::rowsAndDomainsFindEachOther()
{
    DomainModel model;
    model.setCatalog(catalogOf({u"docker"_s, u"python"_s}));
    QCOMPARE(model.domainAt(0), std::nullopt);
    QCOMPARE(model.rowOf(std::nullopt), 0);
    for (int row = 1; row < model.rowCount(); ++row) {
        QCOMPARE(model.rowOf(model.domainAt(row)), row);
    }
    QCOMPARE(model.rowOf(u"cobol"_s), -1);
}

void tst_DomainModel::aNameFollowsTheLanguageOfTheRecords()
{
    DomainModel model;
    model.setCatalog(catalogOf({u"cpp"_s}));
    QCOMPARE(model.index(1).data().toString(), u"C and C++"_s);
    model.setContentLanguage(ContentLanguage::Chinese);
    QCOMPARE(model.index(1).data().toString(), u"C 与 C++"_s);
}

void tst_DomainModel::withBothLanguagesANameIsAWordOfTheWindow()
{
    DomainModel model;
    model.setCatalog(catalogOf({u"cpp"_s}));
    model.setContentLanguage(ContentLanguage::Both);
    QLocale::setDefault(QLocale(QLocale::English));
    QCOMPARE(model.index(1).data().toString(), u"C and C++"_s);
    QLocale::setDefault(QLocale(QLocale::Chinese));
    QCOMPARE(model.index(1).data().toString(), u"C 与 C++"_s);
    QLocale::setDefault(QLocale::c());
}

void tst_DomainModel::aRowCanBeSpoken()
{
    DomainModel model;
    model.setCatalog(catalogOf({u"docker"_s, u"docker"_s}));
    QVERIFY(model.index(1).data(Qt::AccessibleTextRole).toString().startsWith(u"Docker, 2 "_s));
}

QTEST_GUILESS_MAIN(tst_DomainModel)
#include "tst_domainmodel.moc"
