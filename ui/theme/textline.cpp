// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/theme/textline.h"

#include "ui/theme/typescale.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QMessageBox>
#include <QPainter>
#include <QStyle>

void drawTextLine(QPainter &painter, const QRect &rect, Qt::Alignment alignment, const QString &text)
{
    const Qt::LayoutDirection layout = painter.layoutDirection();
    const Qt::Alignment visual = QStyle::visualAlignment(layout, alignment) | Qt::AlignAbsolute;
    painter.setLayoutDirection(text.isRightToLeft() ? Qt::RightToLeft : Qt::LeftToRight);
    // Chinese glyphs from a fallback font stand lower than the line of a Latin font has room for.
    painter.drawText(rect, int(visual) | Qt::TextSingleLine | Qt::TextDontClip, text);
    painter.setLayoutDirection(layout);
}

void alignWithLayout(QLabel &label)
{
    const Qt::Alignment leading = label.isRightToLeft() ? Qt::AlignRight : Qt::AlignLeft;
    label.setAlignment(leading | Qt::AlignAbsolute | (label.alignment() & Qt::AlignVertical_Mask));
}

void standBesideField(QLabel &label)
{
    label.setTextFormat(Qt::PlainText);
    label.setContentsMargins(0, gridUnit - 1, 2, gridUnit - 1); // the key that is underlined makes the text wider than it is measured
}

void keepPlain(QMessageBox &box)
{
    for (QLabel *label : box.findChildren<QLabel *>()) {
        label->setTextFormat(Qt::PlainText);
    }
    if (auto *buttons = box.findChild<QDialogButtonBox *>()) {
        buttons->raise(); // read last: the second sentence is made after them
    }
}
