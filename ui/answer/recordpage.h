// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QPointer>
#include <QScrollArea>

namespace wayout::answer {

/// The scroll area of a record. Page keys scroll it wherever the focus is inside, and it keeps the reading position
/// when content above changes its height.
class RecordPage final : public QScrollArea
{
    Q_OBJECT

public:
    struct Place {
        QPointer<QWidget> block;
        int offset = 0; ///< pixels from the top of the view to the top of the block
        int height = 1; ///< height of the block
    };

    explicit RecordPage(QWidget *parent = nullptr);

    /// Returns the first text whose end is in view. Only texts change their height; all else moves along with them.
    Place readingPlace() const;
    /// Scrolls until the text is where it was in the view. When its height has changed, the part above the view keeps
    /// its share.
    void keep(const Place &place);
    /// Applies pending layout changes now, from the inside out. Left to itself a new height would take one turn of the
    /// event loop per level, and each step would be painted.
    void settle();

protected:
    void keyPressEvent(QKeyEvent *event) override;
};

} // namespace wayout::answer
