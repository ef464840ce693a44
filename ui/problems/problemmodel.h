// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/catalog/problem.h"

#include <QAbstractTableModel>
#include <QList>

/// What is wrong in catalogues, one problem a row: what is left out, then what is wrong, then what is worth knowing.
class ProblemModel final : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { SeverityColumn, ReasonColumn, RecordColumn, FieldColumn, FileColumn, LineColumn, ColumnCount };

    explicit ProblemModel(const QList<Problem> &problems, QObject *parent = nullptr);

    /// The row in one line: "file:line: record /field: reason".
    QString line(int row) const;
    /// The others are remarks, see Problem::isRemark().
    int realProblems() const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    bool event(QEvent *event) override;

private:
    QVariant value(const Problem &problem, Column column) const;
    static QString severity(Problem::Severity severity);

    QList<Problem> m_problems;
};
