// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QPainterPath>
#include <QRadioButton>

namespace wayout::theme {

/// One of several choices side by side that look like one control.
class Segment final : public QRadioButton
{
    Q_OBJECT

public:
    enum class Place { First, Middle, Last };
    enum class Size {
        Bar, ///< as high as the buttons of a bar
        Text, ///< slightly higher than a line of text
    };

    Segment(Place place, Size size, QWidget *parent);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    bool hitButton(const QPoint &position) const override { return rect().contains(position); }
    void paintEvent(QPaintEvent *event) override;

private:
    QSize paddedBy(int padding) const;
    QPainterPath outline(double inset) const;

    Place m_place;
    Size m_size;
};

} // namespace wayout::theme
