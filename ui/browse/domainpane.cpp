// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/browse/domainpane.h"

#include "ui/browse/domainmodel.h"
#include "ui/theme/changes.h"
#include "ui/theme/itemviews.h"
#include "ui/theme/labels.h"
#include "ui/theme/tones.h"
#include "ui/theme/typescale.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QListView>
#include <QMenu>
#include <QPainter>
#include <QScopedValueRollback>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace wayout::browse {
namespace {

constexpr int widthInCharacters = 22;

void setUp(QLabel &heading, QListView &view)
{
    heading.setTextFormat(Qt::PlainText);
    heading.setContentsMargins(2 * theme::gridUnit, theme::gridUnit, 2 * theme::gridUnit, theme::gridUnit / 2);
    heading.setBuddy(&view);
    theme::alignWithLayout(heading);
    view.setItemDelegate(new DomainDelegate(&view));
    theme::setUpList(view);
    view.setUniformItemSizes(true);
    new theme::FocusRing(&view);
}

} // namespace

DomainPane::DomainPane(QWidget *parent)
    : QWidget(parent)
    , m_model(new DomainModel(this))
    , m_heading(new QLabel(this))
    , m_view(new QListView(this))
    , m_ownModel(new OwnModel(this))
    , m_ownHeading(new QLabel(this))
    , m_own(new QListView(this))
    , m_ownRow(new QHBoxLayout)
    , m_besideOwn(new QSpacerItem(0, 0, QSizePolicy::Fixed, QSizePolicy::Minimum))
{
    setUp(*m_heading, *m_view);
    setUp(*m_ownHeading, *m_own);
    m_view->setModel(m_model);
    m_view->installEventFilter(this);
    m_own->setModel(m_ownModel);
    m_own->setObjectName("own"_L1);
    // The user cannot select rows directly: moving to the history with the keys must not open it.
    m_own->setSelectionMode(QAbstractItemView::NoSelection);
    m_own->installEventFilter(this);
    setFocusProxy(m_view);

    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    layout->addWidget(m_heading);
    layout->addWidget(m_view, 1);
    layout->addWidget(m_ownHeading);
    layout->addLayout(m_ownRow);
    layout->addSpacing(theme::gridUnit);
    m_ownRow->addWidget(m_own);
    m_ownRow->addItem(m_besideOwn);
    m_view->viewport()->installEventFilter(this);

    connect(
        m_view->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this](const QModelIndex &current) {
            if (current.isValid() && !m_marking) {
                Q_EMIT domainChosen(m_model->domainAt(current.row()));
            }
        });
    // A domain that is already marked, because one of its records is shown, can be chosen too.
    connect(m_view, &QListView::clicked, this,
        [this](const QModelIndex &index) { Q_EMIT domainChosen(m_model->domainAt(index.row())); });
    connect(m_view, &QListView::activated, this,
        [this](const QModelIndex &index) { Q_EMIT domainChosen(m_model->domainAt(index.row())); });
    connect(m_own, &QListView::clicked, this,
        [this](const QModelIndex &index) { Q_EMIT ownChosen(OwnModel::Entry(index.row())); });
    updateFonts();
    theme::onChange(*this, {QEvent::FontChange, QEvent::PaletteChange}, [this] { updateFonts(); });
    theme::keepTranslated(*this, [this] { retranslateUi(); });
}

void DomainPane::setCatalog(const catalog::Catalog &catalog)
{
    m_model->setCatalog(catalog);
}

void DomainPane::setContentLanguage(catalog::ContentLanguage language)
{
    m_model->setContentLanguage(language);
}

void DomainPane::setCurrent(const std::optional<QString> &domain)
{
    const QScopedValueRollback marking(m_marking, true);
    m_own->clearSelection();
    m_view->setCurrentIndex(m_model->index(m_model->rowOf(domain)));
}

void DomainPane::setCurrentOwn(OwnModel::Entry entry)
{
    const QScopedValueRollback marking(m_marking, true);
    // Keeps a current row: without one the list would make its first row current, and so choose it, when it gets the
    // focus.
    if (!m_view->currentIndex().isValid()) {
        m_view->setCurrentIndex(m_model->index(0));
    }
    m_view->clearSelection();
    m_own->selectionModel()->setCurrentIndex(m_ownModel->index(entry), QItemSelectionModel::ClearAndSelect);
}

void DomainPane::setOwnCount(OwnModel::Entry entry, std::optional<int> count)
{
    m_ownModel->setCount(entry, count);
}

QWidget *DomainPane::lastStop() const
{
    return m_own;
}

void DomainPane::fillMenu(QMenu &menu)
{
    menu.clear();
    for (int row = 0; row < m_model->rowCount(); ++row) {
        const QModelIndex index = m_model->index(row);
        const QString name = index.data().toString().replace(u'&', u"&&"_s);
        //: a domain and how many records it has
        menu.addAction(tr("%1 (%2)").arg(name, index.data(DomainModel::CountRole).toString()), this,
            [this, row] { Q_EMIT domainChosen(m_model->domainAt(row)); });
    }
    menu.addSeparator();
    for (int row = 0; row < OwnModel::entryCount; ++row) {
        const QModelIndex index = m_ownModel->index(row);
        const QVariant count = index.data(DomainModel::CountRole);
        const QString name = index.data().toString();
        menu.addAction(count.isValid() ? tr("%1 (%2)").arg(name, count.toString()) : name, this,
            [this, row] { Q_EMIT ownChosen(OwnModel::Entry(row)); });
    }
}

QSize DomainPane::sizeHint() const
{
    return {fontMetrics().averageCharWidth() * widthInCharacters + 4 * theme::gridUnit, 60 * theme::gridUnit};
}

bool DomainPane::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::KeyPress) {
        const auto *key = static_cast<QKeyEvent *>(event);
        const bool isPlain = (key->modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
        if (isPlain && !key->isAutoRepeat() && takeKey(watched, key->key())) {
            return true;
        }
    } else if (event->type() == QEvent::Resize && watched == m_view->viewport()) {
        // Aligns the counts of both lists, whether or not the list above has a scroll bar.
        m_besideOwn->changeSize(
            m_view->width() - m_view->viewport()->width(), 0, QSizePolicy::Fixed, QSizePolicy::Minimum);
        m_ownRow->invalidate();
    }
    return QWidget::eventFilter(watched, event);
}

/// Moves from the last domain down to the other list and back. Space and Enter choose the current row.
bool DomainPane::takeKey(const QObject *view, int key)
{
    const int last = m_model->rowCount() - 1;
    const bool isOwn = view == m_own;
    const QModelIndex current = isOwn ? m_own->currentIndex() : m_view->currentIndex();
    switch (key) {
    case Qt::Key_Down:
        if (isOwn || current.row() != last) {
            return false;
        }
        m_own->selectionModel()->setCurrentIndex(m_ownModel->index(0), QItemSelectionModel::NoUpdate);
        m_own->setFocus(Qt::TabFocusReason);
        return true;
    case Qt::Key_Up:
        if (!isOwn || current.row() > 0) {
            return false;
        }
        m_view->setFocus(Qt::BacktabFocusReason);
        m_view->setCurrentIndex(m_model->index(last));
        return true;
    case Qt::Key_Space:
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (!current.isValid()) {
            return false;
        }
        if (isOwn) {
            Q_EMIT ownChosen(OwnModel::Entry(current.row()));
        } else {
            Q_EMIT domainChosen(m_model->domainAt(current.row()));
        }
        return true;
    default:
        return false;
    }
}

void DomainPane::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(0, m_ownHeading->y(), width(), 1, theme::hairline(palette()));
}

void DomainPane::retranslateUi()
{
    m_heading->setText(tr("Domains"));
    m_view->setAccessibleName(tr("Domains"));
    //: above what is the user's own: the history, the favourites, the records that the user wrote
    m_ownHeading->setText(tr("Yours"));
    m_own->setAccessibleName(m_ownHeading->text());
}

void DomainPane::updateFonts()
{
    for (QLabel *heading : {m_heading, m_ownHeading}) {
        heading->setFont(theme::strongFont());
        // Leaves room for Chinese characters from another font, which may be taller, so that the list does not move.
        heading->setFixedHeight(
            QFontMetrics(theme::strongFont()).height() * 4 / 3 + theme::gridUnit + theme::gridUnit / 2);
        heading->setPalette(theme::dimmed(palette()));
    }
    // A list beside the content has the background of the window.
    QPalette quiet = palette();
    quiet.setColor(QPalette::Base, quiet.color(QPalette::Window));
    for (QListView *view : {m_view, m_own}) {
        view->setPalette(quiet);
        view->doItemsLayout();
    }
    m_own->setFixedHeight(OwnModel::entryCount * m_own->sizeHintForRow(0));
}

} // namespace wayout::browse
