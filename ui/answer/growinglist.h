// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/answer/column.h"

#include <functional>

class QVBoxLayout;

namespace wayout::theme {
class TextButton;
}

namespace wayout::answer {

class DetailContext;

/// A list of items, one below the other. It creates the first ones at once and the others on request.
class GrowingList final : public Column
{
    Q_OBJECT

public:
    static constexpr qsizetype usuallyAtFirst = 20;

    /// With `pace`, each item but the first waits for its own turn of the event loop.
    GrowingList(qsizetype count, std::function<QWidget *(qsizetype)> make, QWidget *parent = nullptr,
        qsizetype atFirst = usuallyAtFirst, DetailContext *pace = nullptr);

    /// Sets the distance between the items.
    void setSpacing(int spacing);

private:
    void grow(qsizetype count);

    qsizetype m_count;
    qsizetype m_shown = 0;
    std::function<QWidget *(qsizetype)> m_make;
    QVBoxLayout *m_layout;
    theme::TextButton *m_more = nullptr;
};

} // namespace wayout::answer
