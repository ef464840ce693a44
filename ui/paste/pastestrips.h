// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/paste/pasteview.h"

namespace wayout::paste {

/// A strip beside the text, which scrolls with it.
class PasteView::Strip : public QWidget
{
public:
    explicit Strip(PasteView *view);

protected:
    void wheelEvent(QWheelEvent *event) override { m_view->wheelEvent(event); }

    PasteView *const m_view;
};

/// The numbers of the lines, and the signs of those in which something was found. A click leads to what was found.
class PasteView::LineNumbers final : public Strip
{
public:
    using Strip::Strip;

    int neededWidth() const;

protected:
    void paintEvent(QPaintEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override { m_view->clickRow(event->pos()); }
};

/// A line beside the first occurrence of what is folded, and below it the count. A click unfolds it.
class PasteView::FoldSigns final : public Strip
{
public:
    using Strip::Strip;

    /// 0 where nothing is folded.
    int neededWidth() const;

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override { m_view->openFold(repeatAt(event->pos())); }

private:
    const text::Repeat *repeatAt(const QPoint &position) const;
};

} // namespace wayout::paste
