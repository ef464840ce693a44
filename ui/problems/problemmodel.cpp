// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/problems/problemmodel.h"

#include "app/command/problemtext.h"
#include "ui/plaintooltip.h"

#include <QEvent>

#include <algorithm>
#include <functional>
#include <utility>

ProblemModel::ProblemModel(const QList<Problem> &problems, QObject *parent)
    : QAbstractTableModel(parent)
    , m_problems(problems)
{
    const auto rank = [](const Problem &problem) { return std::pair(problem.severity(), problem.isRemark()); };
    std::ranges::stable_sort(m_problems, {}, rank);
}

int ProblemModel::realProblems() const
{
    return int(std::ranges::count_if(m_problems, std::not_fn(&Problem::isRemark)));
}

QString ProblemModel::severity(Problem::Severity severity)
{
    switch (severity) {
    case Problem::Severity::Error:
        return tr("Left out");
    case Problem::Severity::Warning:
        return tr("Warning");
    case Problem::Severity::Note:
        return tr("Note");
    }
    return {};
}

QString ProblemModel::line(int row) const
{
    return problemLine(m_problems.at(row));
}

int ProblemModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_problems.size());
}

int ProblemModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant ProblemModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    if (role == Qt::AccessibleTextRole) {
        return index.data(Qt::DisplayRole);
    }
    const QVariant shown = value(m_problems.at(index.row()), Column(index.column()));
    switch (role) {
    case Qt::DisplayRole:
        return shown;
    case Qt::ToolTipRole:
        return plainToolTip(shown.toString());
    default:
        return {};
    }
}

QVariant ProblemModel::value(const Problem &problem, Column column) const
{
    switch (column) {
    case SeverityColumn:
        return severity(problem.severity());
    case ReasonColumn:
        return problemSentence(problem);
    case RecordColumn:
        return problem.recordId;
    case FieldColumn:
        return problem.field;
    case FileColumn:
        return problem.file;
    case LineColumn:
        return problem.line > 0 ? QVariant(problem.line) : QVariant();
    case ColumnCount:
        break;
    }
    return {};
}

QVariant ProblemModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) {
        return {};
    }
    switch (Column(section)) {
    case SeverityColumn:
        return tr("Kind");
    case ReasonColumn:
        return tr("Reason");
    case RecordColumn:
        return tr("Record");
    case FieldColumn:
        return tr("Field");
    case FileColumn:
        return tr("File");
    case LineColumn:
        return tr("Line");
    case ColumnCount:
        break;
    }
    return {};
}

bool ProblemModel::event(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange && !m_problems.isEmpty()) {
        Q_EMIT headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
    }
    return QAbstractTableModel::event(event);
}
