// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QLabel>

class QMessageBox;

namespace wayout::theme {

/// Draws a line of text into `rect`: which side is the leading one follows from the painter's direction, the order of the
/// characters from the text alone. "C++" is "C++" in a window that is read from right to left, too.
void drawTextLine(QPainter &painter, const QRect &rect, Qt::Alignment alignment, const QString &text);
/// Begins the label's text on the side on which the lines of the window begin, whatever its script.
void alignWithLayout(QLabel &label);
/// Shows all texts of the box as plain text, and has them read before its buttons; the box does that for its first text only. Call it
/// when the box has its texts.
void keepPlain(QMessageBox &box);
/// Puts the label's text on the line of the field beside it in a form.
void standBesideField(QLabel &label);
/// A label for sentences: plain text, in as many lines as it takes.
QLabel *wrappingLabel(QWidget *parent, Qt::TextInteractionFlags flags = Qt::LinksAccessibleByMouse);
/// A tool tip that shows the text as it is: Qt takes one that looks like markup for markup, and would load what it names.
QString plainToolTip(const QString &text);

/// The heading of a part of a sheet, also for a screen reader.
class Heading final : public QLabel
{
    Q_OBJECT

public:
    explicit Heading(const QString &text, QWidget *parent = nullptr);

private:
    void updateLook();
};

} // namespace wayout::theme
