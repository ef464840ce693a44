// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/problems/problemsdialog.h"

#include "ui/problems/problemmodel.h"
#include "ui/theme/readingorder.h"
#include "ui/theme/typescale.h"

#include <QClipboard>
#include <QDialogButtonBox>
#include <QEvent>
#include <QGuiApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QStyledItemDelegate>
#include <QTableView>
#include <QVBoxLayout>

namespace {

constexpr QSize comfortable(150 * gridUnit, 52 * gridUnit);
constexpr int rowsMeasured = 100; // for the width of columns: more make no difference that is worth the time

/// Of a path the end tells more than the beginning; a sentence is read from its beginning.
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

ProblemsDialog::ProblemsDialog(const QList<Problem> &problems, QWidget *parent)
    : QDialog(parent)
    , m_model(new ProblemModel(problems, this))
    , m_summary(new QLabel(this))
    , m_view(new QTableView(this))
{
    setAttribute(Qt::WA_DeleteOnClose);
    m_summary->setTextFormat(Qt::PlainText);
    m_summary->setWordWrap(true);
    m_view->setModel(m_model);
    m_view->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_view->setAlternatingRowColors(true);
    m_view->setShowGrid(false);
    m_view->setWordWrap(false);
    m_view->setItemDelegate(new ProblemDelegate(m_view));
    m_view->setTabKeyNavigation(false);
    m_view->verticalHeader()->hide();
    m_view->horizontalHeader()->setHighlightSections(false);
    m_view->horizontalHeader()->setResizeContentsPrecision(rowsMeasured);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    m_copySelected = buttons->addButton(QString(), QDialogButtonBox::ActionRole);
    m_copyAll = buttons->addButton(QString(), QDialogButtonBox::ActionRole);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_summary);
    layout->addWidget(m_view, 1);
    layout->addWidget(buttons);

    m_view->installEventFilter(this);
    connect(m_copySelected, &QPushButton::clicked, this, &ProblemsDialog::copySelected);
    connect(m_copyAll, &QPushButton::clicked, this, &ProblemsDialog::copyAll);
    connect(m_view->selectionModel(), &QItemSelectionModel::selectionChanged, this,
        [this] { m_copySelected->setEnabled(m_view->selectionModel()->hasSelection()); });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    m_copySelected->setEnabled(false);
    resize(comfortable.boundedTo(parent->size()));
    retranslateUi();
    m_view->resizeColumnsToContents();
    readAsShown(*this);
    limitColumns();
}

/// What is long has an end in sight: the reason and the file share what the others leave.
void ProblemsDialog::limitColumns()
{
    const auto limit = [this](int column, int most) { m_view->setColumnWidth(column, std::min(m_view->columnWidth(column), most)); };
    limit(ProblemModel::ReasonColumn, width() * 2 / 5);
    int left = width();
    for (int column = 0; column < ProblemModel::ColumnCount; ++column) {
        left -= column == ProblemModel::FileColumn ? 0 : m_view->columnWidth(column);
    }
    limit(ProblemModel::FileColumn, std::max(left - 6 * gridUnit, width() / 5));
}

bool ProblemsDialog::eventFilter(QObject *watched, QEvent *event)
{
    // The table's own answer to these keys copies one cell.
    if (watched == m_view && event->type() == QEvent::KeyPress
        && static_cast<QKeyEvent *>(event)->matches(QKeySequence::Copy)) {
        copySelected();
        return true;
    }
    return QDialog::eventFilter(watched, event);
}

void ProblemsDialog::changeEvent(QEvent *event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslateUi();
    }
}

void ProblemsDialog::retranslateUi()
{
    setWindowTitle(tr("Problems in catalogues"));
    m_summary->setText(summary());
    m_view->setAccessibleName(windowTitle());
    m_copySelected->setText(tr("&Copy selected"));
    m_copyAll->setText(tr("Copy &all"));
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
