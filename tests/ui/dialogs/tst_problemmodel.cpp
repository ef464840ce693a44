// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/dialogs/problemsdialog.h"

#include <QAbstractItemModelTester>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace wayout::catalog;
using namespace wayout::dialogs;
using namespace wayout::theme;

class tst_ProblemModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aRowHasWhereAndWhy();
    void aRowIsCopiedAsOneLine();
    void whatIsLeftOutComesFirstAndRemarksAreNoProblems();
};

void tst_ProblemModel::aRowHasWhereAndWhy()
{
    ProblemModel model({{.kind = Problem::Kind::MissingField,
                            .file = u"a.json"_s,
                            .line = 7,
                            .recordId = u"x/y"_s,
                            .field = u"/signature"_s},
        {.kind = Problem::Kind::FileMissing, .file = u"b.json"_s}});
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    QCOMPARE(model.rowCount(), 2);
    const auto cell = [&model](
                          int row, ProblemModel::Column column) { return model.index(row, column).data().toString(); };
    QCOMPARE(cell(0, ProblemModel::FileColumn), u"a.json"_s);
    QCOMPARE(cell(0, ProblemModel::LineColumn), u"7"_s);
    QCOMPARE(cell(0, ProblemModel::RecordColumn), u"x/y"_s);
    QCOMPARE(cell(0, ProblemModel::FieldColumn), u"/signature"_s);
    QVERIFY(!cell(0, ProblemModel::ReasonColumn).isEmpty());
    QVERIFY(!cell(0, ProblemModel::SeverityColumn).isEmpty());
    QCOMPARE(cell(1, ProblemModel::LineColumn), QString());
    QVERIFY(cell(1, ProblemModel::ReasonColumn) != cell(0, ProblemModel::ReasonColumn));
}

void tst_ProblemModel::aRowIsCopiedAsOneLine()
{
    const ProblemModel model({{.kind = Problem::Kind::MissingField,
        .file = u"a.json"_s,
        .line = 7,
        .recordId = u"x/y"_s,
        .field = u"/signature"_s}});
    const QString line = model.line(0);
    QVERIFY(line.startsWith(u"a.json:7:"_s));
    QVERIFY(line.contains(u"x/y"_s) && line.contains(u"/signature"_s));
    QVERIFY(line.contains(model.index(0, ProblemModel::ReasonColumn).data().toString()));
    QVERIFY(!line.contains(u'\n'));
}

void tst_ProblemModel::whatIsLeftOutComesFirstAndRemarksAreNoProblems()
{
    using Kind = Problem::Kind;
    const auto problem = [](Kind kind, int line) { return Problem{.kind = kind, .file = u"a.json"_s, .line = line}; };
    const ProblemModel model({problem(Kind::ReplacesRecord, 1), problem(Kind::PatternMissesSample, 2), problem(Kind::WrongType, 3),
        problem(Kind::InvalidJson, 4), problem(Kind::MissingChinese, 5), problem(Kind::InvalidPattern, 6)});
    QStringList lines;
    for (int row = 0; row < model.rowCount(); ++row) {
        lines.append(model.index(row, ProblemModel::LineColumn).data().toString());
    }
    QCOMPARE(lines.join(u' '), u"4 3 6 2 1 5"_s);
    QCOMPARE(model.realProblems(), 3);
}

QTEST_GUILESS_MAIN(tst_ProblemModel)
#include "tst_problemmodel.moc"
