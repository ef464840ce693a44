// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/palette/commandpalette.h"

#include "ui/theme/rows.h"
#include "ui/theme/textline.h"
#include "ui/theme/tones.h"
#include "ui/theme/typescale.h"

#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPainter>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

#include <algorithm>

namespace {

constexpr int wished = 76 * gridUnit;
constexpr int pageStep = 8;

/// What it does, and at the end its keys or what it is.
class EntryDelegate final : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &) const override
    {
        return {option.rect.width(), QFontMetrics(bodyFont()).height() + 2 * gridUnit};
    }

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        painter->save();
        paintRowGround(*painter, option, option.rect);
        const QRect inner = option.rect.adjusted(2 * gridUnit, 0, -2 * gridUnit, 0);
        const QFontMetrics metrics(bodyFont());
        const QString note =
            metrics.elidedText(index.data(PaletteModel::KeysRole).toString(), Qt::ElideRight, inner.width() * 2 / 5);
        painter->setFont(bodyFont());
        painter->setPen(dimText(option.palette));
        drawTextLine(*painter, inner, Qt::AlignTrailing | Qt::AlignVCenter, note);
        const int width = inner.width() - metrics.horizontalAdvance(note) - 2 * gridUnit;
        const QRect place = QStyle::alignedRect(option.direction, Qt::AlignLeading, {width, inner.height()}, inner);
        painter->setPen(option.palette.color(QPalette::Text));
        drawTextLine(*painter, place, Qt::AlignLeading | Qt::AlignVCenter,
            metrics.elidedText(index.data().toString().simplified(), Qt::ElideRight, width));
        painter->restore();
    }
};

} // namespace

CommandPalette::CommandPalette(PaletteModel *model, QWidget *parent)
    : QDialog(parent)
    , m_model(model)
    , m_words(new QLineEdit(this))
    , m_view(new QListView(this))
    , m_nothing(new QLabel(this))
{
    model->setParent(this);
    m_view->setModel(model);
    m_view->setItemDelegate(new EntryDelegate(m_view));
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->setUniformItemSizes(true);
    m_view->setMouseTracking(true);
    m_view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_view->setFocusPolicy(Qt::NoFocus);
    m_words->setClearButtonEnabled(false);
    m_words->installEventFilter(this);
    m_nothing->setTextFormat(Qt::PlainText);
    m_nothing->setAlignment(Qt::AlignCenter);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(gridUnit, gridUnit, gridUnit, gridUnit);
    layout->addWidget(m_words);
    layout->addWidget(m_view, 1);
    layout->addWidget(m_nothing, 1);
    setAttribute(Qt::WA_DeleteOnClose);
    const QSize room = parent ? parent->size() - QSize(6 * gridUnit, 12 * gridUnit) : QSize(wished, wished);
    resize(QSize(wished, 56 * gridUnit).boundedTo(room).expandedTo(minimumSizeHint()));
    connect(m_words, &QLineEdit::textChanged, this, &CommandPalette::narrow);
    connect(m_words, &QLineEdit::returnPressed, this, &CommandPalette::choose);
    connect(m_view, &QListView::clicked, this, &CommandPalette::choose);
    retranslateUi();
    narrow({});
}

void CommandPalette::narrow(const QString &words)
{
    m_model->setWords(words);
    m_view->setVisible(m_model->rowCount() > 0);
    m_nothing->setVisible(m_model->rowCount() == 0);
    m_view->setCurrentIndex(m_model->index(0));
    m_view->scrollToTop();
}

void CommandPalette::step(int by)
{
    if (m_model->rowCount() > 0) {
        m_view->setCurrentIndex(
            m_model->index(std::clamp(m_view->currentIndex().row() + by, 0, m_model->rowCount() - 1)));
    }
}

void CommandPalette::choose()
{
    const QModelIndex current = m_view->currentIndex();
    if (!current.isValid()) {
        return;
    }
    const PaletteModel::Entry entry = m_model->entryAt(current.row());
    accept();
    Q_EMIT chosen(entry);
}

bool CommandPalette::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::KeyPress) {
        return QDialog::eventFilter(watched, event);
    }
    switch (static_cast<QKeyEvent *>(event)->key()) {
    case Qt::Key_Up:
        return step(-1), true;
    case Qt::Key_Down:
        return step(1), true;
    case Qt::Key_PageUp:
        return step(-pageStep), true;
    case Qt::Key_PageDown:
        return step(pageStep), true;
    default:
        return QDialog::eventFilter(watched, event);
    }
}

void CommandPalette::changeEvent(QEvent *event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslateUi();
    }
}

void CommandPalette::retranslateUi()
{
    setWindowTitle(tr("Commands"));
    m_words->setAccessibleName(tr("Command, domain or record"));
    m_words->setPlaceholderText(tr("Command, domain or record"));
    m_view->setAccessibleName(tr("Commands, domains and records"));
    m_nothing->setText(tr("Nothing has all these words."));
}
