// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/theme/texttable.h"

#include <QAbstractItemModelTester>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace wayout::theme;

class tst_TextTable : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aCellIsShownSaidAndItsToolTip();
    void aToolTipIsNeverMarkup();
    void columnsHaveTitlesAndRowsHaveNone();
};

namespace {

class Words final : public TextTableModel
{
public:
    Words()
        : TextTableModel(2, nullptr)
    {
    }

private:
    int count() const override { return 1; }
    QStringList titles() const override { return {u"Number"_s, u"Word"_s}; }
    QVariant cell(int row, int column) const override { return column == 0 ? QVariant(row + 1) : QVariant(u"<b>one</b>"_s); }
};

} // namespace

void tst_TextTable::aCellIsShownSaidAndItsToolTip()
{
    Words model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    const QModelIndex number = model.index(0, 0);
    QCOMPARE(number.data(), QVariant(1)); // a number, for the view to write in the user's way
    QCOMPARE(number.data(Qt::AccessibleTextRole), QVariant(1));
    QCOMPARE(number.data(Qt::ToolTipRole).toString(), u"1"_s);
    QVERIFY(!number.data(Qt::DecorationRole).isValid());
    QVERIFY(!QModelIndex().data().isValid());
}

void tst_TextTable::aToolTipIsNeverMarkup()
{
    const Words model;
    QCOMPARE(model.index(0, 1).data().toString(), u"<b>one</b>"_s);
    QCOMPARE(model.index(0, 1).data(Qt::ToolTipRole).toString(), u"<qt>&lt;b&gt;one&lt;/b&gt;</qt>"_s);
}

void tst_TextTable::columnsHaveTitlesAndRowsHaveNone()
{
    const Words model;
    QCOMPARE(model.columnCount(), 2);
    QCOMPARE(model.headerData(1, Qt::Horizontal, Qt::DisplayRole).toString(), u"Word"_s);
    QVERIFY(!model.headerData(0, Qt::Vertical, Qt::DisplayRole).isValid());
}

QTEST_MAIN(tst_TextTable)
#include "tst_texttable.moc"
