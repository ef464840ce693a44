// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/catalog/problem.h"
#include "ui/theme/texttable.h"

#include <QDialog>
#include <QList>

class QLabel;
class QPushButton;
class QTableView;

namespace wayout::dialogs {

/// The problems of catalogues, one per row: first those that leave a record out, then errors, then remarks.
class ProblemModel final : public theme::TextTableModel
{
    Q_OBJECT

public:
    enum Column { SeverityColumn, ReasonColumn, RecordColumn, FieldColumn, FileColumn, LineColumn, ColumnCount };

    explicit ProblemModel(const QList<catalog::Problem> &problems, QObject *parent = nullptr);

    /// Returns the row as one line: "file:line: record /field: reason".
    QString line(int row) const;
    /// Returns the number of problems that are not remarks, see Problem::isRemark().
    int realProblems() const;

private:
    int count() const override { return int(m_problems.size()); }
    QStringList titles() const override;
    QVariant cell(int row, int column) const override;
    static QString severity(catalog::Problem::Severity severity);

    QList<catalog::Problem> m_problems;
};

/// Shows what could not be used of the catalogues, and why. Single rows or all of them can be copied.
class ProblemsDialog final : public QDialog
{
    Q_OBJECT

public:
    ProblemsDialog(const QList<catalog::Problem> &problems, QWidget *parent);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void retranslateUi();
    QString summary() const;
    void limitColumns();
    void copySelected();
    void copyAll();

    ProblemModel *m_model;
    QLabel *m_summary;
    QTableView *m_view;
    QPushButton *m_copySelected;
};

} // namespace wayout::dialogs
