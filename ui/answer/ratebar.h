// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/present/ratewords.h"

#include <QLabel>

namespace wayout::answer {

/// Shows a rate as headline, bar and caption. Estimates are hatched, counts are solid with a shaded interval. What works fills from the left, what fails from
/// the right. The class is a label whose text is the sentence for screen readers.
class RateBar final : public QLabel
{
    Q_OBJECT

public:
    RateBar(const evidence::Rate &rate, present::RateMeaning meaning, QWidget *parent = nullptr);

    /// Beside its text the bar is right-aligned; otherwise it takes the whole width, with both texts on one line if
    /// they fit.
    void setBeside(bool beside);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void retranslateUi();
    void measure();
    bool captionIsBelow(int width) const;
    void paintWords(QPainter &painter);
    void paintBar(QPainter &painter, const QRectF &bar) const;
    void paintHatched(QPainter &painter, const QRectF &bar) const;
    void paintInterval(QPainter &painter, const QRectF &bar) const;
    QRectF part(const QRectF &bar, double from, double to) const;
    QColor colour() const;

    evidence::Rate m_rate;
    present::RateMeaning m_meaning;
    present::RateWords m_words;
    int m_headlineWidth = 0;
    int m_captionWidth = 0;
    bool m_beside = true;
};

} // namespace wayout::answer
