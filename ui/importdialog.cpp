// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/importdialog.h"

#include "ui/importmodel.h"
#include "ui/theme/readingorder.h"
#include "ui/theme/typescale.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

constexpr QSize comfortable(84 * gridUnit, 52 * gridUnit);

} // namespace

ImportDialog::ImportDialog(const ImportPlan &plan, const QString &folder, QWidget *parent)
    : QDialog(parent)
    , m_plan(plan)
    , m_folder(folder)
    , m_model(new ImportModel(plan.records, this))
    , m_summary(new QLabel(this))
    , m_view(new QTableView(this))
    , m_copies(new QCheckBox(this))
    , m_problemWords(new QLabel(this))
    , m_buttons(new QDialogButtonBox(QDialogButtonBox::Cancel, this))
    , m_import(m_buttons->addButton(QString(), QDialogButtonBox::AcceptRole))
    , m_problems(m_buttons->addButton(QString(), QDialogButtonBox::ActionRole))
{
    setAttribute(Qt::WA_DeleteOnClose);
    for (QLabel *label : {m_summary, m_problemWords}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
    }
    m_view->setModel(m_model);
    m_view->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_view->setAlternatingRowColors(true);
    m_view->setShowGrid(false);
    m_view->setWordWrap(false);
    m_view->setTabKeyNavigation(false);
    m_view->verticalHeader()->hide();
    m_view->horizontalHeader()->setHighlightSections(false);
    m_view->horizontalHeader()->setStretchLastSection(true);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_summary);
    layout->addWidget(m_view, 1);
    layout->addWidget(m_copies);
    layout->addWidget(m_problemWords);
    layout->addWidget(m_buttons);
    connect(m_copies, &QCheckBox::toggled, this, [this](bool copies) {
        m_model->setCopies(copies);
        updateState();
    });
    connect(m_problems, &QPushButton::clicked, this, &ImportDialog::problemsRequested);
    connect(m_buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    m_copies->setVisible(count(ImportFate::Differs) > 0);
    m_problemWords->setVisible(!plan.problems.isEmpty());
    m_problems->setVisible(!plan.problems.isEmpty());
    resize(comfortable.boundedTo(parent->size()));
    m_view->setColumnWidth(ImportModel::RecordColumn, width() / 2);
    retranslateUi();
    readAsShown(*this);
}

int ImportDialog::count(ImportFate fate) const
{
    return int(std::ranges::count(m_plan.records, fate, &ImportedRecord::fate));
}

bool ImportDialog::differingAsCopies() const
{
    return m_copies->isChecked();
}

void ImportDialog::updateState()
{
    m_import->setEnabled(count(ImportFate::New) > 0 || (differingAsCopies() && count(ImportFate::Differs) > 0));
}

void ImportDialog::changeEvent(QEvent *event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslateUi();
    }
}

void ImportDialog::retranslateUi()
{
    setWindowTitle(tr("Import records"));
    QStringList lines;
    const auto add = [&](ImportFate fate, const auto &words) {
        if (const int number = count(fate); number > 0) {
            lines.append(words(number));
        }
    };
    add(ImportFate::New, [this](int n) { return tr("%Ln record(s) will be saved in %1.", nullptr, n).arg(QDir::toNativeSeparators(m_folder)); });
    add(ImportFate::Same, [](int n) { return tr("%Ln record(s) are there already, the same.", nullptr, n); });
    add(ImportFate::Differs, [](int n) {
        return tr("%Ln record(s) have an id under which another record is there. Nothing is written over.", nullptr, n);
    });
    add(ImportFate::BadId, [](int n) { return tr("%Ln record(s) cannot be taken in: their ids cannot name files.", nullptr, n); });
    m_summary->setText(lines.isEmpty() ? tr("There is no record in what was chosen.") : lines.join(u'\n'));
    m_view->setAccessibleName(tr("The records and what comes of each"));
    m_copies->setText(tr("&Save those that differ as copies, under the next id"));
    m_problemWords->setText(tr("%Ln problem(s) were found in what was read.", nullptr, int(m_plan.problems.size())));
    m_problems->setText(tr("Show the &problems"));
    m_import->setText(tr("&Import"));
    updateState();
}
