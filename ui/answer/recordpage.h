// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QPointer>
#include <QScrollArea>

namespace wayout::answer {

/// What the record is read in: scrolls by the keys of a page wherever the keyboard is in it, and keeps the place that is being
/// read when what is above it becomes higher or lower.
class RecordPage final : public QScrollArea
{
    Q_OBJECT

public:
    struct Place {
        QPointer<QWidget> block;
        int offset = 0; ///< of its top from the top of the view, in pixels
        int height = 1; ///< of the block
    };

    explicit RecordPage(QWidget *parent = nullptr);

    /// The first text whose end is in view: texts are what changes height, all else moves along with them.
    Place readingPlace() const;
    /// Puts it where it was in the view; what had been read of a text counts as much of it as before.
    void keep(const Place &place);
    /// Lays out what has changed now, inner parts first. Left to itself the news of a new height takes a turn of the event loop
    /// for each level, and every step of it is painted.
    void settle();

protected:
    void keyPressEvent(QKeyEvent *event) override;
};

} // namespace wayout::answer
