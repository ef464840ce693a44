// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/paste/pasteview.h"

namespace wayout::paste {

/// A strip beside the text that scrolls with it.
class PasteView::Strip : public QWidget
{
public:
    explicit Strip(PasteView *view);

protected:
    void wheelEvent(QWheelEvent *event) override { m_view->wheelEvent(event); }

    PasteView *const m_view;
};

/// The line numbers, and a mark beside each line in which something was found. A click on such a line leads to the
/// record.
class PasteView::LineNumbers final : public Strip
{
public:
    using Strip::Strip;

    int neededWidth() const;

protected:
    void paintEvent(QPaintEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override { m_view->clickRow(event->pos()); }
};

/// A line beside the first occurrence of folded rows, with the number of occurrences at its end. A click unfolds them.
class PasteView::FoldSigns final : public Strip
{
public:
    using Strip::Strip;

    /// Returns the width of the strip, 0 if nothing is folded.
    int neededWidth() const;

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override { m_view->openFold(repeatAt(event->pos())); }

private:
    const text::Repeat *repeatAt(const QPoint &position) const;
};

} // namespace wayout::paste
