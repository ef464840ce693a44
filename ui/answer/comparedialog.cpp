// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/answer/comparedialog.h"

#include "app/present/distinction.h"
#include "ui/answer/attemptrow.h"
#include "ui/answer/blockwidgets.h"
#include "ui/answer/column.h"
#include "ui/answer/detailcontext.h"
#include "ui/theme/changes.h"
#include "ui/theme/typescale.h"

#include <QDialogButtonBox>
#include <QGridLayout>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace wayout::answer {
namespace {

constexpr qsizetype mostEntries = 3; // the most certain entries are enough to show the difference
constexpr int narrowBelow = 70 * theme::gridUnit;

constexpr present::RecordDocument::Row titleRow{present::RecordPart::Title};

} // namespace

CompareDialog::CompareDialog(
    std::shared_ptr<const match::Engine> engine, Pair pair, catalog::ContentLanguage language, QWidget *parent)
    : QDialog(parent)
    , m_first(new DetailContext(engine, pair.first, engine->catalog.idAt(pair.second), language, this))
    , m_second(new DetailContext(engine, pair.second, engine->catalog.idAt(pair.first), language, this))
    , m_sheet(new Column)
    , m_grid(new QGridLayout(m_sheet))
{
    auto *scroll = new QScrollArea(this);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setBackgroundRole(QPalette::Base);
    scroll->setWidget(m_sheet);
    m_grid->setContentsMargins(2 * theme::gridUnit, 2 * theme::gridUnit, 2 * theme::gridUnit, 2 * theme::gridUnit);
    m_grid->setHorizontalSpacing(2 * theme::gridUnit);
    m_grid->setVerticalSpacing(theme::gridUnit);
    for (DetailContext *context : {m_first, m_second}) {
        connect(context, &DetailContext::linkRequested, this, &CompareDialog::linkRequested);
    }
    using enum present::RecordPart;
    m_rows.append(Row{cell(m_first, Head), cell(m_second, Head)});
    addDistinctions();
    for (const present::RecordPart part : {Cause, Fix, FirstLooks, OtherWays, DeadEnds}) {
        if (has(part)) {
            addHeading(part);
            addCells(part);
        }
    }
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(scroll, 1);
    layout->addWidget(buttons);
    setAttribute(Qt::WA_DeleteOnClose);
    resize(QSize(120 * theme::gridUnit, 84 * theme::gridUnit)
               .boundedTo(parent ? parent->window()->size() : QSize(960, 720)));
    arrange();
    theme::keepTranslated(*this, [this, scroll] {
        setWindowTitle(tr("Two records compared"));
        scroll->setAccessibleName(windowTitle());
    });
}

QWidget *CompareDialog::cell(DetailContext *context, present::RecordPart section) const
{
    auto *cell = new Column(m_sheet);
    const QList<qsizetype> entries = context->document().entries(section);
    if (section == present::RecordPart::Distinction && entries.isEmpty()) {
        return cell;
    }
    auto *layout = new QVBoxLayout(cell);
    layout->setContentsMargins({});
    layout->setSpacing(theme::gridUnit);
    auto *name = new theme::PlainLabel(theme::PlainLabel::Role::Dim, cell);
    name->setRuns({{context->record().id, theme::TextFlow::Style::Chip}});
    layout->addWidget(name);
    if (section == present::RecordPart::Head) {
        layout->addWidget(new BlockLabel({section, titleRow}, context, theme::PlainLabel::Role::Strong));
        return cell;
    }
    for (const qsizetype entry : entries.first(std::min(entries.size(), mostEntries))) {
        const bool isAttempt = section == present::RecordPart::DeadEnds || present::isOfWorkarounds(section);
        layout->addWidget(isAttempt ? new AttemptRow(section, entry, context) : entryWidget(section, entry, context));
    }
    return cell;
}

bool CompareDialog::has(present::RecordPart section) const
{
    return !m_first->document().entries(section).isEmpty() || !m_second->document().entries(section).isEmpty();
}

void CompareDialog::addHeading(present::RecordPart section)
{
    auto *heading = new theme::PlainLabel(theme::PlainLabel::Role::Strong, m_sheet);
    heading->setWords(
        [section, context = m_first] { return QList<theme::TextFlow::Run>{{context->document().heading(section)}}; });
    m_rows.append(Row{heading, nullptr});
}

void CompareDialog::addCells(present::RecordPart section)
{
    const Row row{cell(m_first, section), cell(m_second, section)};
    for (const QWidget *place : {row.left, row.right}) {
        if (const QLayout *layout = place->layout()) {
            m_names.append(layout->itemAt(0)->widget());
        }
    }
    m_rows.append(row);
}

void CompareDialog::addDistinctions()
{
    if (!has(present::RecordPart::Distinction)) {
        return;
    }
    addHeading(present::RecordPart::Distinction);
    if (present::distinctionOf(m_first->record(), m_second->record())
        == present::distinctionOf(m_second->record(), m_first->record())) {
        m_rows.append(Row{entryWidget(present::RecordPart::Distinction, 0, m_first), nullptr});
    } else {
        addCells(present::RecordPart::Distinction);
    }
}

void CompareDialog::arrange()
{
    int line = 0;
    for (const Row &row : m_rows) {
        const bool both = row.right == nullptr;
        m_grid->addWidget(row.left, line, 0, 1, both || m_narrow ? 2 : 1, Qt::AlignTop);
        if (!both) {
            m_grid->addWidget(row.right, m_narrow ? ++line : line, m_narrow ? 0 : 1, 1, m_narrow ? 2 : 1, Qt::AlignTop);
        }
        ++line;
    }
    m_grid->setColumnStretch(0, 1);
    m_grid->setColumnStretch(1, 1);
    m_grid->setRowStretch(line, 1);
    for (QWidget *name : m_names) {
        name->setVisible(m_narrow);
    }
}

void CompareDialog::resizeEvent(QResizeEvent *event)
{
    QDialog::resizeEvent(event);
    if (const bool narrow = width() < narrowBelow; narrow != m_narrow) {
        m_narrow = narrow;
        arrange();
    }
}

} // namespace wayout::answer
