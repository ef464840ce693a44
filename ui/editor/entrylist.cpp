// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/editor/entrylist.h"

#include "app/present/fieldlabels.h"
#include "app/present/problemtext.h"
#include "ui/editor/draftdocument.h"
#include "ui/editor/entrymodel.h"
#include "ui/editor/fieldform.h"
#include "ui/theme/accessibility.h"
#include "ui/theme/changes.h"
#include "ui/theme/labels.h"
#include "ui/theme/tones.h"
#include "ui/theme/typescale.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QListView>
#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace wayout::editor {
namespace {

constexpr int mostRows = 8; // visible at once
constexpr int fewestRows = 2;

void fitRows(QListView &view)
{
    const int rows = std::clamp(view.model()->rowCount(), fewestRows, mostRows);
    const int height = std::max(view.sizeHintForRow(0), view.fontMetrics().lineSpacing() + theme::gridUnit / 2);
    view.setFixedHeight(rows * height + 2 * view.frameWidth() + 2);
}

} // namespace

EntryList::EntryList(DraftDocument &document, const catalog::FormatField &field, QWidget *parent)
    : QWidget(parent)
    , m_document(document)
    , m_field(field)
    , m_model(new EntryModel(document, field.content == catalog::FormatField::Content::Lines, this))
    , m_label(theme::plainLabel(this))
    , m_findings(theme::wrappingLabel(this))
    , m_view(new QListView(this))
    , m_add(new QPushButton(this))
    , m_remove(new QPushButton(this))
    , m_up(new QPushButton(this))
    , m_down(new QPushButton(this))
{
    m_label->setBuddy(m_view);
    m_view->setModel(m_model);
    m_view->setEditTriggers(
        QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed | QAbstractItemView::AnyKeyPressed);
    m_view->installEventFilter(this);
    auto *header = new QHBoxLayout;
    header->setSpacing(theme::gridUnit / 2);
    header->addWidget(m_label, 1);
    for (QPushButton *button : {m_add, m_remove, m_up, m_down}) {
        header->addWidget(button);
    }
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(theme::gridUnit / 2);
    layout->addLayout(header);
    layout->addWidget(m_view);
    layout->addWidget(m_findings);
    if (field.fields) {
        m_form = new FieldForm(document, field.fields(), {}, this);
        m_form->setContentsMargins(2 * theme::gridUnit, theme::gridUnit, 0, theme::gridUnit);
        layout->addWidget(m_form);
    }
    connect(m_add, &QPushButton::clicked, this, &EntryList::add);
    connect(m_remove, &QPushButton::clicked, this, &EntryList::remove);
    connect(m_up, &QPushButton::clicked, this, [this] { move(-1); });
    connect(m_down, &QPushButton::clicked, this, [this] { move(1); });
    connect(m_view->selectionModel(), &QItemSelectionModel::currentChanged, this, &EntryList::showChosen);
    for (auto signal : {&QAbstractItemModel::rowsInserted, &QAbstractItemModel::rowsRemoved}) {
        connect(m_model, signal, this, [this] {
            fit();
            showChosen();
        });
    }
    connect(m_model, &QAbstractItemModel::rowsMoved, this, &EntryList::showChosen);
    connect(m_model, &QAbstractItemModel::modelReset, this, [this] {
        fit();
        choose(0);
    });
    connect(&m_document, &DraftDocument::findingsChanged, this, &EntryList::showFindings);
    theme::onChange(*this, {QEvent::FontChange}, [this] {
        m_label->setFont(m_form ? theme::strongFont() : theme::bodyFont());
        fit();
    });
    theme::keepTranslated(*this, [this] { retranslateUi(); });
    theme::readAsShown(*this);
}

void EntryList::bind(const QString &object)
{
    m_model->bind(catalog::pointerTo(object, QString(m_field.key)));
    showFindings();
}

bool EntryList::focusField(const QString &pointer)
{
    const QString &list = m_model->list();
    if (pointer != list && !pointer.startsWith(list + u'/')) {
        return false;
    }
    if (pointer.size() > list.size() + 1) {
        choose(pointer.mid(list.size() + 1).section(u'/', 0, 0).toInt());
    }
    if (!m_form || m_model->rowCount() == 0 || !m_form->focusField(pointer)) {
        QWidget *here = m_model->rowCount() > 0 ? static_cast<QWidget *>(m_view) : m_add;
        here->setFocus(Qt::OtherFocusReason);
    }
    return true;
}

void EntryList::add()
{
    const int row = m_view->currentIndex().row() + 1;
    m_document.insert(m_model->list(), row, m_form ? catalog::FieldValue::object() : catalog::FieldValue::ofText({}));
    choose(row);
    if (m_form) {
        m_form->focusFirst();
    } else {
        m_view->setFocus(Qt::OtherFocusReason);
        m_view->edit(m_view->currentIndex());
    }
}

void EntryList::remove()
{
    m_document.remove(m_model->list(), m_view->currentIndex().row());
}

void EntryList::move(int by)
{
    const int row = m_view->currentIndex().row();
    if (row >= 0 && row + by >= 0 && row + by < m_model->rowCount()) {
        m_document.move(m_model->list(), row, row + by);
    }
}

void EntryList::choose(int row)
{
    m_view->setCurrentIndex(m_model->index(std::min(row, m_model->rowCount() - 1), 0));
    showChosen();
}

void EntryList::showChosen()
{
    const int row = m_view->currentIndex().row();
    m_remove->setEnabled(row >= 0);
    m_up->setEnabled(row > 0);
    m_down->setEnabled(row >= 0 && row + 1 < m_model->rowCount());
    m_view->setVisible(m_model->rowCount() > 0);
    if (m_form) {
        m_form->setVisible(row >= 0);
        if (row >= 0) {
            m_form->bind(catalog::pointerTo(m_model->list(), row));
        }
    }
}

void EntryList::showFindings()
{
    QStringList sentences;
    for (const FieldFinding &finding : m_document.findingsAt(m_model->list())) {
        sentences.append(present::problemSentence(finding.problem));
    }
    sentences.removeDuplicates();
    //: what was found about a field; the sign says so where colours do not
    m_findings->setText(sentences.isEmpty() ? QString() : tr("⚠ %1").arg(sentences.join(u'\n')));
    m_findings->setVisible(!sentences.isEmpty());
    QPalette colours = palette();
    colours.setColor(QPalette::WindowText, theme::toneColour(theme::Tone::Caution, colours));
    m_findings->setPalette(colours);
}

void EntryList::fit()
{
    fitRows(*m_view);
}

bool EntryList::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::KeyPress) {
        const auto *key = static_cast<QKeyEvent *>(event);
        const bool isAlt = key->modifiers() == Qt::AltModifier;
        if (key->key() == Qt::Key_Insert) {
            add();
            return true;
        }
        if (key->key() == Qt::Key_Delete) {
            remove();
            return true;
        }
        if (isAlt && (key->key() == Qt::Key_Up || key->key() == Qt::Key_Down)) {
            move(key->key() == Qt::Key_Up ? -1 : 1);
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void EntryList::retranslateUi()
{
    const QString label = present::fieldLabel(m_field.key);
    m_label->setText(label);
    m_label->setFont(m_form ? theme::strongFont() : theme::bodyFont());
    m_view->setAccessibleName(label);
    m_view->setAccessibleDescription(present::fieldHint(m_field));
    m_view->setToolTip(present::fieldHint(m_field));
    m_add->setText(tr("Add"));
    m_add->setAccessibleName(tr("Add to “%1”").arg(label));
    m_add->setToolTip(tr("Add an entry behind the chosen one (Insert)"));
    m_remove->setText(tr("Remove"));
    //: %1 is the name of a list
    m_remove->setAccessibleName(tr("Remove from “%1”").arg(label));
    m_remove->setToolTip(tr("Remove the chosen entry (Delete); undo brings it back"));
    m_up->setText(tr("Up"));
    m_up->setAccessibleName(tr("Move up in “%1”").arg(label));
    m_up->setToolTip(tr("Move the chosen entry up (Alt+Up)"));
    m_down->setText(tr("Down"));
    m_down->setAccessibleName(tr("Move down in “%1”").arg(label));
    m_down->setToolTip(tr("Move the chosen entry down (Alt+Down)"));
    showFindings();
}

OutcomeList::OutcomeList(DraftDocument &document, const catalog::FormatField &field, QWidget *parent)
    : QWidget(parent)
    , m_field(field)
    , m_model(new OutcomeModel(document, u'/' + field.key, this))
    , m_label(theme::plainLabel(this))
    , m_view(new QListView(this))
{
    m_label->setBuddy(m_view);
    m_view->setModel(m_model);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(theme::gridUnit / 2);
    layout->addWidget(m_label);
    layout->addWidget(m_view);
    connect(m_model, &QAbstractItemModel::modelReset, this, [this] { fitRows(*m_view); });
    fitRows(*m_view);
    theme::keepTranslated(*this, [this] { retranslateUi(); });
}

void OutcomeList::bind(const QString &object)
{
    m_pointer = catalog::pointerTo(object, QString(m_field.key));
    m_model->bind(m_pointer);
}

bool OutcomeList::focusField(const QString &pointer)
{
    if (pointer != m_pointer && !pointer.startsWith(m_pointer + u'/')) {
        return false;
    }
    m_view->setFocus(Qt::OtherFocusReason);
    return true;
}

void OutcomeList::retranslateUi()
{
    //: %1 is a list of what not to try, or of what to try
    m_label->setText(tr("What came of “%1”").arg(present::fieldLabel(m_field.key)));
    m_view->setAccessibleName(m_label->text());
    m_view->setToolTip(tr("Space changes it: as the record says, other than it says, not tried"));
}

} // namespace wayout::editor
