// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/dialogs/problemsdialog.h"

#include "app/present/problemtext.h"
#include "ui/theme/accessibility.h"
#include "ui/theme/changes.h"
#include "ui/theme/itemviews.h"
#include "ui/theme/labels.h"
#include "ui/theme/typescale.h"

#include <QClipboard>
#include <QDialogButtonBox>
#include <QEvent>
#include <QGuiApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QPushButton>
#include <QStyledItemDelegate>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>
#include <functional>
#include <utility>

namespace wayout::dialogs {
namespace {

constexpr QSize comfortable(150 * theme::gridUnit, 52 * theme::gridUnit);
constexpr int rowsMeasured = 100; // rows measured for the width of columns; more would take time and change little

/// Elides paths at the start, because their end is more informative, and sentences at the end.
class ProblemDelegate final : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override
    {
        QStyledItemDelegate::initStyleOption(option, index);
        option->textElideMode = index.column() == ProblemModel::FileColumn ? Qt::ElideMiddle : Qt::ElideRight;
    }
};

} // namespace

ProblemModel::ProblemModel(const QList<catalog::Problem> &problems, QObject *parent)
    : theme::TextTableModel(ColumnCount, parent)
    , m_problems(problems)
{
    const auto rank = [](const catalog::Problem &problem) { return std::pair(problem.severity(), problem.isRemark()); };
    std::ranges::stable_sort(m_problems, {}, rank);
}

int ProblemModel::realProblems() const
{
    return int(std::ranges::count_if(m_problems, std::not_fn(&catalog::Problem::isRemark)));
}

QString ProblemModel::severity(catalog::Problem::Severity severity)
{
    switch (severity) {
    case catalog::Problem::Severity::Error:
        return tr("Left out");
    case catalog::Problem::Severity::Warning:
        return tr("Warning");
    case catalog::Problem::Severity::Note:
        return tr("Note");
    }
    return {};
}

QString ProblemModel::line(int row) const
{
    return present::problemLine(m_problems.at(row));
}

QVariant ProblemModel::cell(int row, int column) const
{
    const catalog::Problem &problem = m_problems.at(row);
    switch (Column(column)) {
    case SeverityColumn:
        return severity(problem.severity());
    case ReasonColumn:
        return present::problemSentence(problem);
    case RecordColumn:
        return problem.recordId.isEmpty() ? tr("without an id") : problem.recordId;
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

QStringList ProblemModel::titles() const
{
    return {tr("Kind"), tr("Reason"), tr("Record"), tr("Field"), tr("File"), tr("Line")};
}

ProblemsDialog::ProblemsDialog(const QList<catalog::Problem> &problems, QWidget *parent)
    : QDialog(parent)
    , m_model(new ProblemModel(problems, this))
    , m_summary(theme::wrappingLabel(this))
    , m_view(new QTableView(this))
{
    setAttribute(Qt::WA_DeleteOnClose);
    theme::setUpTable(*m_view, *m_model);
    m_view->setAlternatingRowColors(true);
    m_view->setItemDelegate(new ProblemDelegate(m_view));
    m_view->horizontalHeader()->setResizeContentsPrecision(rowsMeasured);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    m_copySelected =
        theme::saying(buttons->addButton(QString(), QDialogButtonBox::ActionRole), [] { return tr("&Copy selected"); });
    auto *copyAll =
        theme::saying(buttons->addButton(QString(), QDialogButtonBox::ActionRole), [] { return tr("Copy &all"); });
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_summary);
    layout->addWidget(m_view, 1);
    layout->addWidget(buttons);

    m_view->installEventFilter(this);
    connect(m_copySelected, &QPushButton::clicked, this, &ProblemsDialog::copySelected);
    connect(copyAll, &QPushButton::clicked, this, &ProblemsDialog::copyAll);
    connect(m_view->selectionModel(), &QItemSelectionModel::selectionChanged, this,
        [this] { m_copySelected->setEnabled(m_view->selectionModel()->hasSelection()); });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    m_copySelected->setEnabled(false);
    resize(comfortable.boundedTo(parent->size()));
    theme::keepTranslated(*this, [this] { retranslateUi(); });
    m_view->resizeColumnsToContents();
    theme::readAsShown(*this);
    limitColumns();
}

/// Limits the width of long columns: the reason and the file share what the others leave.
void ProblemsDialog::limitColumns()
{
    const auto limit = [this](int column, int most) {
        m_view->setColumnWidth(column, std::min(m_view->columnWidth(column), most));
    };
    limit(ProblemModel::ReasonColumn, width() * 2 / 5);
    int left = width();
    for (int column = 0; column < ProblemModel::ColumnCount; ++column) {
        left -= column == ProblemModel::FileColumn ? 0 : m_view->columnWidth(column);
    }
    limit(ProblemModel::FileColumn, std::max(left - 6 * theme::gridUnit, width() / 5));
}

bool ProblemsDialog::eventFilter(QObject *watched, QEvent *event)
{
    // By default a table copies one cell for these keys.
    if (watched == m_view && event->type() == QEvent::KeyPress
        && static_cast<QKeyEvent *>(event)->matches(QKeySequence::Copy)) {
        copySelected();
        return true;
    }
    return QDialog::eventFilter(watched, event);
}

void ProblemsDialog::retranslateUi()
{
    setWindowTitle(tr("Problems in catalogues"));
    m_summary->setText(summary());
    m_view->setAccessibleName(windowTitle());
}

QString ProblemsDialog::summary() const
{
    const int problems = m_model->realProblems();
    const int remarks = m_model->rowCount() - problems;
    if (remarks == 0) {
        return problems == 0 ? tr("Everything in the catalogues could be used.")
                             : tr("%Ln problem(s). Everything else in the catalogues is in use.", nullptr, problems);
    }
    const QString remarked = tr("%Ln remark(s) about records (they are in use)", nullptr, remarks);
    //: %1 is "9 problems", %2 "3,247 remarks about records (they are in use)"
    return problems == 0 ? remarked : tr("%1; %2").arg(tr("%Ln problem(s)", nullptr, problems), remarked);
}

void ProblemsDialog::copySelected()
{
    QStringList lines;
    for (const QModelIndex &index : m_view->selectionModel()->selectedRows()) {
        lines.append(m_model->line(index.row()));
    }
    QGuiApplication::clipboard()->setText(lines.join(u'\n'));
}

void ProblemsDialog::copyAll()
{
    QStringList lines;
    for (int row = 0; row < m_model->rowCount(); ++row) {
        lines.append(m_model->line(row));
    }
    QGuiApplication::clipboard()->setText(lines.join(u'\n'));
}

} // namespace wayout::dialogs
