// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/theme/plainlabel.h"

#include "ui/theme/typescale.h"

#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QFontMetrics>
#include <QMenu>
#include <QPainter>

#include <algorithm>

namespace wayout::theme {
namespace {

constexpr int preferredWidth = 50 * gridUnit;
constexpr int narrowestColumn = 6 * gridUnit;

} // namespace

PlainLabel::PlainLabel(Role role, QWidget *parent)
    : QLabel(parent)
    , m_role(role)
{
    setTextFormat(Qt::PlainText);
    setWordWrap(true);
    setFocusPolicy(Qt::ClickFocus);
    setCursor(Qt::IBeamCursor);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    m_flow.setFont(roleFont());
    m_flow.setDirection(layoutDirection());
}

PlainLabel::PlainLabel(const QString &text, Role role, QWidget *parent)
    : PlainLabel(role, parent)
{
    setPlainText(text);
}

void PlainLabel::setPlainText(const QString &text)
{
    setRuns({{text}});
}

void PlainLabel::setRuns(const QList<TextFlow::Run> &runs)
{
    if (runs == m_flow.runs()) {
        return;
    }
    m_flow.setRuns(runs);
    m_selection = {};
    if (text() != m_flow.text()) {
        setText(m_flow.text()); // updates the layout and repaints
    } else {
        updateGeometry();
        update();
    }
}

void PlainLabel::setWords(std::function<QList<TextFlow::Run>()> words)
{
    m_words = std::move(words);
    setRuns(m_words());
}

void PlainLabel::setMostLines(int lines, int reserved)
{
    if (m_flow.setMostLines(lines, reserved)) {
        updateGeometry();
        update();
    }
}

void PlainLabel::setTrailing(bool isTrailing)
{
    m_isTrailing = isTrailing;
    m_flow.setTrailing(isTrailing);
    update();
}

bool PlainLabel::isCut() const
{
    return m_flow.isCut(std::max(1, width() - indent()));
}

QPoint PlainLabel::textEnd() const
{
    return m_flow.end(std::max(1, width() - indent())) + QPoint(textLeft(), 0);
}

void PlainLabel::setGlyph(Glyph glyph, Tone tone)
{
    m_sign = Sign{glyph, tone};
    updateGeometry();
    update();
}

QFont PlainLabel::roleFont() const
{
    switch (m_role) {
    case Role::Small:
        return smallFont();
    case Role::Body:
    case Role::Dim:
        return bodyFont();
    case Role::Strong:
        return strongFont();
    case Role::Heading:
        return headingFont();
    case Role::Title:
        return titleFont();
    }
    return bodyFont();
}

int PlainLabel::indent() const
{
    return m_sign ? QFontMetrics(roleFont()).ascent() + gridUnit : 0;
}

int PlainLabel::textLeft() const
{
    return isRightToLeft() != m_isTrailing ? std::max(0, width() - indent() - m_flow.naturalWidth()) : indent();
}

QSize PlainLabel::sizeHint() const
{
    // A paragraph takes the width that it gets: laying it out only for a hint would cost as much as showing it.
    return {preferredWidth, int(m_flow.lineHeight())};
}

QSize PlainLabel::minimumSizeHint() const
{
    return {narrowestColumn, int(m_flow.lineHeight())};
}

int PlainLabel::heightForWidth(int width) const
{
    return m_flow.height(std::max(1, width - indent()));
}

bool PlainLabel::event(QEvent *event)
{
    // Copying the selection takes precedence over the window's shortcuts.
    if (event->type() == QEvent::ShortcutOverride && m_selection.length > 0
        && static_cast<QKeyEvent *>(event)->matches(QKeySequence::Copy)) {
        event->accept();
        return true;
    }
    return QLabel::event(event);
}

void PlainLabel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::FontChange || event->type() == QEvent::ApplicationFontChange) {
        m_flow.setFont(roleFont());
        updateGeometry();
    } else if (event->type() == QEvent::LayoutDirectionChange) {
        m_flow.setDirection(layoutDirection());
        update();
    } else if (event->type() == QEvent::LanguageChange && m_words) {
        setRuns(m_words());
    }
    QLabel::changeEvent(event);
}

void PlainLabel::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const bool isDim = m_role == Role::Dim || m_role == Role::Small;
    const QColor text = isDim ? dimText(palette()) : palette().color(QPalette::Text);
    if (m_sign) {
        const int side = indent() - gridUnit;
        const QRectF place(isRightToLeft() ? width() - side : 0, 0, side, m_flow.lineHeight());
        paintGlyph(painter, m_sign->glyph, place, toneColour(m_sign->tone, palette()));
    }
    m_flow.draw(painter, QPointF(textLeft(), 0), std::max(1, width() - indent()), {palette(), text}, m_selection);
    if (m_marksFocus) {
        painter.setPen(QPen(palette().color(QPalette::Highlight), 1));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(rect().adjusted(0, 0, -1, -1));
    }
}

int PlainLabel::positionAt(const QPoint &point) const
{
    return m_flow.positionAt(point - QPoint(textLeft(), 0));
}

void PlainLabel::select(TextFlow::Selection selection)
{
    m_selection = selection;
    update();
}

void PlainLabel::mousePressEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton) {
        m_anchor = positionAt(event->position().toPoint());
        select({});
    }
}

void PlainLabel::mouseMoveEvent(QMouseEvent *event)
{
    if (event->buttons().testFlag(Qt::LeftButton)) {
        const int position = positionAt(event->position().toPoint());
        select({std::min(m_anchor, position), std::abs(position - m_anchor)});
    }
}

void PlainLabel::mouseReleaseEvent(QMouseEvent *event)
{
    QClipboard *clipboard = QGuiApplication::clipboard();
    if (event->button() == Qt::LeftButton && m_selection.length > 0 && clipboard->supportsSelection()) {
        clipboard->setText(m_flow.copied(m_selection), QClipboard::Selection);
    }
}

void PlainLabel::mouseDoubleClickEvent(QMouseEvent *event)
{
    select(m_flow.wordAt(positionAt(event->position().toPoint())));
}

void PlainLabel::contextMenuEvent(QContextMenuEvent *event)
{
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    QAction *copy = menu->addAction(tr("&Copy"), this, &PlainLabel::copySelection);
    copy->setEnabled(m_selection.length > 0);
    menu->addAction(tr("Select &all"), this, [this] { select(m_flow.all()); });
    menu->popup(event->globalPos());
}

void PlainLabel::keyPressEvent(QKeyEvent *event)
{
    if (event->matches(QKeySequence::Copy) && m_selection.length > 0) {
        copySelection();
    } else if (event->matches(QKeySequence::SelectAll)) {
        select(m_flow.all());
    } else {
        QLabel::keyPressEvent(event);
    }
}

void PlainLabel::focusInEvent(QFocusEvent *event)
{
    m_marksFocus = event->reason() != Qt::MouseFocusReason && event->reason() != Qt::PopupFocusReason;
    QLabel::focusInEvent(event);
    update();
}

void PlainLabel::focusOutEvent(QFocusEvent *event)
{
    m_marksFocus = false;
    update();
    if (event->reason() != Qt::PopupFocusReason && event->reason() != Qt::ActiveWindowFocusReason) {
        select({});
    }
    QLabel::focusOutEvent(event);
}

void PlainLabel::copySelection() const
{
    QGuiApplication::clipboard()->setText(m_flow.copied(m_selection));
}

} // namespace wayout::theme
