// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/answer/blockwidgets.h"
#include "ui/answer/column.h"

namespace wayout::theme {
class TextButton;
}

namespace wayout::answer {

/// A text of the record's document, cut to two lines, or one in a low pane, with "More" at its end. Once opened it stays open.
class FoldedText final : public Column
{
    Q_OBJECT

public:
    FoldedText(const BlockPlace &place, DetailContext *context, theme::PlainLabel::Role role);

protected:
    bool event(QEvent *event) override;

private:
    void fold();
    void unfold();

    DetailContext *m_context;
    BlockLabel *m_text;
    theme::TextButton *m_more;
    bool m_isOpen = false;
};

} // namespace wayout::answer
