// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/detail/column.h"

#include <functional>

class QVBoxLayout;
class TextButton;

/// Items below each other, made when they are shown: the first ones, the others when asked for.
class GrowingList final : public Column
{
    Q_OBJECT

public:
    static constexpr qsizetype usuallyAtFirst = 20;

    GrowingList(qsizetype count, std::function<QWidget *(qsizetype)> make, QWidget *parent = nullptr,
        qsizetype atFirst = usuallyAtFirst);

    /// Distance between the items.
    void setSpacing(int spacing);

private:
    void grow(qsizetype count);

    qsizetype m_count;
    qsizetype m_shown = 0;
    std::function<QWidget *(qsizetype)> m_make;
    QVBoxLayout *m_layout;
    TextButton *m_more = nullptr;
};
