// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/dialogs/importdialog.h"

#include "ui/theme/accessibility.h"
#include "ui/theme/changes.h"
#include "ui/theme/itemviews.h"
#include "ui/theme/labels.h"
#include "ui/theme/typescale.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QHeaderView>
#include <QPushButton>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace wayout::dialogs {
namespace {

constexpr QSize comfortable(84 * theme::gridUnit, 52 * theme::gridUnit);

} // namespace

ImportModel::ImportModel(const QList<authoring::ImportedRecord> &records, QObject *parent)
    : theme::TextTableModel(ColumnCount, parent)
    , m_records(records)
{
}

void ImportModel::setCopies(bool copies)
{
    if (m_copies != copies) {
        m_copies = copies;
        tellChanged();
    }
}

QString ImportModel::words(authoring::ImportFate fate) const
{
    switch (fate) {
    case authoring::ImportFate::New:
        return tr("New: it is taken in");
    case authoring::ImportFate::Same:
        return tr("There already, the same");
    case authoring::ImportFate::Differs:
        return m_copies ? tr("Another one is there: this one becomes a copy")
                        : tr("Another one is there, and stays as it is");
    case authoring::ImportFate::BadId:
        return tr("Cannot be taken in: its id cannot name a file");
    }
    return {};
}

QVariant ImportModel::cell(int row, int column) const
{
    const authoring::ImportedRecord &record = m_records.at(row);
    return column == RecordColumn ? record.id : words(record.fate);
}

QStringList ImportModel::titles() const
{
    return {tr("Record"), tr("What comes of it")};
}

ImportDialog::ImportDialog(const authoring::ImportPlan &plan, const QString &folder, QWidget *parent)
    : QDialog(parent)
    , m_plan(plan)
    , m_folder(folder)
    , m_model(new ImportModel(plan.records, this))
    , m_summary(theme::wrappingLabel(this))
    , m_view(new QTableView(this))
    , m_copies(new QCheckBox(this))
{
    setAttribute(Qt::WA_DeleteOnClose);
    theme::setUpTable(*m_view, *m_model);
    m_view->setAlternatingRowColors(true);
    m_view->horizontalHeader()->setStretchLastSection(true);
    auto *problemWords = theme::saying(theme::wrappingLabel(this),
        [this] { return tr("%Ln problem(s) were found in what was read.", nullptr, int(m_plan.problems.size())); });
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_import = theme::saying(buttons->addButton(QString(), QDialogButtonBox::AcceptRole), [] { return tr("&Import"); });
    auto *problems = theme::saying(
        buttons->addButton(QString(), QDialogButtonBox::ActionRole), [] { return tr("Show the &problems"); });
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_summary);
    layout->addWidget(m_view, 1);
    layout->addWidget(m_copies);
    layout->addWidget(problemWords);
    layout->addWidget(buttons);
    connect(m_copies, &QCheckBox::toggled, this, [this](bool copies) {
        m_model->setCopies(copies);
        updateState();
    });
    connect(problems, &QPushButton::clicked, this, &ImportDialog::problemsRequested);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    m_copies->setVisible(count(authoring::ImportFate::Differs) > 0);
    problemWords->setVisible(!plan.problems.isEmpty());
    problems->setVisible(!plan.problems.isEmpty());
    resize(comfortable.boundedTo(parent->size()));
    m_view->setColumnWidth(ImportModel::RecordColumn, width() / 2);
    theme::keepTranslated(*this, [this] { retranslateUi(); });
    theme::readAsShown(*this);
}

int ImportDialog::count(authoring::ImportFate fate) const
{
    return int(std::ranges::count(m_plan.records, fate, &authoring::ImportedRecord::fate));
}

bool ImportDialog::differingAsCopies() const
{
    return m_copies->isChecked();
}

void ImportDialog::updateState()
{
    m_import->setEnabled(
        count(authoring::ImportFate::New) > 0 || (differingAsCopies() && count(authoring::ImportFate::Differs) > 0));
}

void ImportDialog::retranslateUi()
{
    setWindowTitle(tr("Import records"));
    QStringList lines;
    const auto add = [&](authoring::ImportFate fate, const auto &words) {
        if (const int number = count(fate); number > 0) {
            lines.append(words(number));
        }
    };
    add(authoring::ImportFate::New, [this](int n) {
        return tr("%Ln record(s) will be saved in %1.", nullptr, n).arg(QDir::toNativeSeparators(m_folder));
    });
    add(authoring::ImportFate::Same,
        [](int n) { return tr("%Ln record(s) are there already, the same.", nullptr, n); });
    add(authoring::ImportFate::Differs, [](int n) {
        return tr("%Ln record(s) have an id under which another record is there. Nothing is written over.", nullptr, n);
    });
    add(authoring::ImportFate::BadId,
        [](int n) { return tr("%Ln record(s) cannot be taken in: their ids cannot name files.", nullptr, n); });
    m_summary->setText(lines.isEmpty() ? tr("There is no record in what was chosen.") : lines.join(u'\n'));
    m_view->setAccessibleName(tr("The records and what comes of each"));
    m_copies->setText(tr("&Save those that differ as copies, under the next id"));
    updateState();
}

} // namespace wayout::dialogs
