// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/detail/comparedialog.h"

#include "ui/detail/attemptcard.h"
#include "ui/detail/bilinguallabel.h"
#include "ui/detail/column.h"
#include "ui/detail/detailcontext.h"
#include "ui/theme/typescale.h"

#include <QDialogButtonBox>
#include <QEvent>
#include <QGridLayout>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace {

constexpr qsizetype mostCards = 3; // what differs is seen in the surest ones
constexpr int narrowBelow = 70 * gridUnit;

const Transition *towards(const Record &from, const Record &to)
{
    const auto found = std::ranges::find(from.confusedWith, to.id, &Transition::recordId);
    return found == from.confusedWith.end() ? nullptr : &*found;
}

} // namespace

CompareDialog::CompareDialog(std::shared_ptr<const Engine> engine, Pair pair, ContentLanguage language, QWidget *parent)
    : QDialog(parent)
    , m_first(new DetailContext(engine, pair.first, language, this))
    , m_second(new DetailContext(std::move(engine), pair.second, language, this))
    , m_sheet(new Column)
    , m_grid(new QGridLayout(m_sheet))
{
    auto *scroll = new QScrollArea(this);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setBackgroundRole(QPalette::Base);
    scroll->setWidget(m_sheet);
    m_grid->setContentsMargins(2 * gridUnit, 2 * gridUnit, 2 * gridUnit, 2 * gridUnit);
    m_grid->setHorizontalSpacing(2 * gridUnit);
    m_grid->setVerticalSpacing(gridUnit);
    for (DetailContext *context : {m_first, m_second}) {
        context->setRoom(DetailContext::Room::Cramped);
        context->setAsksForResults(false); // here one reads
        connect(context, &DetailContext::linkRequested, this, &CompareDialog::linkRequested);
    }
    addTitles();
    addDistinctions();
    addCauses();
    addAttempts();
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(scroll, 1);
    layout->addWidget(buttons);
    setAttribute(Qt::WA_DeleteOnClose);
    resize(QSize(120 * gridUnit, 84 * gridUnit).boundedTo(parent ? parent->window()->size() : QSize(960, 720)));
    arrange();
    retranslateUi();
}

QWidget *CompareDialog::cell(DetailContext *context) const
{
    auto *cell = new Column(m_sheet);
    auto *layout = new QVBoxLayout(cell);
    layout->setContentsMargins({});
    layout->setSpacing(gridUnit);
    auto *name = new PlainLabel(PlainLabel::Role::Dim, cell);
    name->setRuns({{context->record().id, TextFlow::Style::Chip}});
    layout->addWidget(name);
    return cell;
}

void CompareDialog::addHeading(std::function<QString()> words)
{
    auto *heading = new PlainLabel(PlainLabel::Role::Strong, m_sheet);
    heading->setWords([words = std::move(words)] { return QList<TextFlow::Run>{{words()}}; });
    m_rows.append(Row{heading, nullptr});
}

void CompareDialog::addTitles()
{
    Row row{cell(m_first), cell(m_second)};
    row.left->layout()->addWidget(new BilingualLabel(m_first->record().signature, m_first, PlainLabel::Role::Strong));
    row.right->layout()->addWidget(new BilingualLabel(m_second->record().signature, m_second, PlainLabel::Role::Strong));
    m_rows.append(row);
}

void CompareDialog::addDistinctions()
{
    const Transition *there = towards(m_first->record(), m_second->record());
    const Transition *back = towards(m_second->record(), m_first->record());
    const BilingualText ofFirst = there ? there->distinction : BilingualText();
    const BilingualText ofSecond = back ? back->distinction : BilingualText();
    if (ofFirst.isEmpty() && ofSecond.isEmpty()) {
        return;
    }
    addHeading([] { return tr("How to tell them apart"); });
    if (ofFirst == ofSecond) {
        m_rows.append(Row{new BilingualLabel(ofFirst, m_first, PlainLabel::Role::Body, m_sheet), nullptr});
        return;
    }
    // Each stands below the record that says it, and calls that one "this one" or "here".
    m_rows.append(Row{saying(m_first, ofFirst), saying(m_second, ofSecond)});
}

QWidget *CompareDialog::saying(DetailContext *context, const BilingualText &text)
{
    if (text.isEmpty()) {
        return new Column(m_sheet);
    }
    QWidget *place = cell(context);
    m_names.append(place->layout()->itemAt(0)->widget());
    place->layout()->addWidget(new BilingualLabel(text, context));
    return place;
}

void CompareDialog::addCauses()
{
    addHeading([] { return tr("Why it happens"); });
    Row row{cell(m_first), cell(m_second)};
    m_names += {row.left->layout()->itemAt(0)->widget(), row.right->layout()->itemAt(0)->widget()};
    row.left->layout()->addWidget(new BilingualLabel(m_first->record().rootCause, m_first));
    row.right->layout()->addWidget(new BilingualLabel(m_second->record().rootCause, m_second));
    m_rows.append(row);
}

QWidget *CompareDialog::cards(DetailContext *context, const QList<qsizetype> &order, MakeCard make)
{
    QWidget *place = cell(context);
    m_names.append(place->layout()->itemAt(0)->widget());
    for (const qsizetype i : order.first(std::min(order.size(), mostCards))) {
        place->layout()->addWidget(make(i, context, nullptr));
    }
    return place;
}

void CompareDialog::addAttempts()
{
    addHeading([] { return tr("Don't try"); });
    QWidget *left = cards(m_first, deadEndOrder(m_first->record()), &AttemptCard::ofDeadEnd);
    QWidget *right = cards(m_second, deadEndOrder(m_second->record()), &AttemptCard::ofDeadEnd);
    m_rows.append(Row{left, right});
    addHeading([] { return tr("Try"); });
    left = cards(m_first, workaroundOrder(m_first->record()), &AttemptCard::ofWorkaround);
    right = cards(m_second, workaroundOrder(m_second->record()), &AttemptCard::ofWorkaround);
    m_rows.append(Row{left, right});
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

void CompareDialog::changeEvent(QEvent *event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslateUi();
    }
}

void CompareDialog::retranslateUi()
{
    setWindowTitle(tr("Two records compared"));
    findChild<QScrollArea *>()->setAccessibleName(windowTitle());
}
