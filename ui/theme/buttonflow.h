// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QLayout>
#include <QList>

namespace wayout::theme {

/// Lays out buttons in a row, and in further rows when large text or a narrow window requires it. Buttons are never
/// squeezed.
class ButtonFlow final : public QLayout
{
    Q_OBJECT

public:
    ButtonFlow();
    ~ButtonFlow() override;

    void addItem(QLayoutItem *item) override { m_items.append(item); }
    int count() const override { return int(m_items.size()); }
    QLayoutItem *itemAt(int index) const override { return m_items.value(index); }
    QLayoutItem *takeAt(int index) override;
    Qt::Orientations expandingDirections() const override { return Qt::Horizontal; }
    QSize sizeHint() const override;
    QSize minimumSize() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    void setGeometry(const QRect &rect) override;

private:
    /// Returns the rectangle of each item, from left to right.
    QList<QRect> places(int width) const;

    QList<QLayoutItem *> m_items;
};

} // namespace wayout::theme
