// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QLabel>

class QMessageBox;

namespace wayout::theme {

/// Draws a line of text into `rect`. The painter's direction decides which side is the leading one, the text alone
/// decides the order of the characters: "C++" stays "C++" in a right-to-left window.
void drawTextLine(QPainter &painter, const QRect &rect, Qt::Alignment alignment, const QString &text);
/// Aligns the label's text with the side on which the window's lines begin, whatever the script of the text.
void alignWithLayout(QLabel &label);
/// Shows all texts of the box as plain text and makes screen readers read them before the buttons; the box itself does
/// so only for its first text. Call this once the texts are set.
void keepPlain(QMessageBox &box);
/// Aligns the label's text with the text of the field beside it in a form.
void standBesideField(QLabel &label);
/// Creates a label for plain text.
QLabel *plainLabel(QWidget *parent, const QString &text = {});
/// Creates a label for sentences: plain text that wraps.
QLabel *wrappingLabel(QWidget *parent, Qt::TextInteractionFlags flags = Qt::LinksAccessibleByMouse);
/// Returns a tool tip that shows the text as it is. Qt would show a text that looks like markup as rich text, and load
/// the images that it names.
QString plainToolTip(const QString &text);

/// The heading of a section, with the role of a heading for screen readers.
class Heading final : public QLabel
{
    Q_OBJECT

public:
    explicit Heading(const QString &text, QWidget *parent = nullptr);

private:
    void updateLook();
};

} // namespace wayout::theme
