// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/theme/textscale.h"
#include "ui/theme/typescale.h"

#include <QFormLayout>
#include <QLabel>
#include <QWidget>

/// Where the letters leave no room for two columns each label stands above its field, and takes two lines where one is too long.
inline void wrapWhereNarrow(QFormLayout &form, const QWidget &page)
{
    constexpr int narrow = 44 * gridUnit;
    const bool wraps = page.width() < narrow * textScale(page.font());
    form.setRowWrapPolicy(wraps ? QFormLayout::WrapAllRows : QFormLayout::WrapLongRows);
    const int room = page.width() - 4 * gridUnit; // within its margins
    for (int row = 0; row < form.rowCount(); ++row) {
        const QLayoutItem *item = form.itemAt(row, QFormLayout::LabelRole);
        if (auto *label = qobject_cast<QLabel *>(item ? item->widget() : nullptr)) {
            label->setWordWrap(wraps && label->fontMetrics().horizontalAdvance(label->text()) > room);
        }
    }
}
