// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QLabel>

class QMessageBox;

/// Draws a line of text into `rect`: which side is the leading one follows from the painter's direction, the order of the
/// characters from the text alone. "C++" is "C++" in a window that is read from right to left, too.
void drawTextLine(QPainter &painter, const QRect &rect, Qt::Alignment alignment, const QString &text);
/// The label's text begins on the side on which the lines of the window begin, whatever its script.
void alignWithLayout(QLabel &label);
/// All that it says is shown as it is, and read before its buttons: the box itself sees to its first sentence only. To be called once it has its texts.
void keepPlain(QMessageBox &box);
/// Its text stands on the line of the field beside it in a form.
void standBesideField(QLabel &label);
/// A label for sentences: plain text, in as many lines as it takes.
QLabel *wrappingLabel(QWidget *parent, Qt::TextInteractionFlags flags = Qt::LinksAccessibleByMouse);
/// A tool tip that shows the text as it is: Qt takes one that looks like markup for markup, and would load what it names.
QString plainToolTip(const QString &text);

/// What stands over a part of a sheet; a screen reader is told that it is a heading.
class Heading final : public QLabel
{
    Q_OBJECT

public:
    explicit Heading(const QString &text, QWidget *parent = nullptr);

private:
    void updateLook();
};
