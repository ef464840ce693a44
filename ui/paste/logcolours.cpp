// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/paste/logcolours.h"

#include "app/text/linemessage.h"
#include "ui/theme/tones.h"

#include <QTextBlock>
#include <QTextCursor>

namespace wayout::paste {
namespace {

QColor colourOf(text::LogSpan::Kind kind, const QPalette &palette)
{
    // Any line may be marked, so that the colour must be readable on the background of marked lines.
    const auto readable = [&](theme::Tone tone) {
        return theme::readableOn(
            theme::toneColour(tone, palette), theme::toneSurface(theme::Tone::Match, palette), palette);
    };
    switch (kind) {
    case text::LogSpan::Kind::Prefix:
    case text::LogSpan::Kind::Frame:
        return theme::dimText(palette);
    case text::LogSpan::Kind::Error:
        return readable(theme::Tone::DeadEnd);
    case text::LogSpan::Kind::Warning:
        return readable(theme::Tone::Caution);
    }
    return {};
}

} // namespace

QList<QTextEdit::ExtraSelection> logColours(const QTextBlock &line, const QPalette &palette)
{
    QList<QTextEdit::ExtraSelection> colours;
    const QString text = line.text();
    for (text::LogSpan span : text::logSpans(text)) {
        // Drops trailing spaces: Qt paints only the first of two adjacent selections.
        while (span.length > 0 && text.at(span.start + span.length - 1).isSpace()) {
            --span.length;
        }
        QTextEdit::ExtraSelection colour{QTextCursor(line), {}};
        colour.cursor.setPosition(line.position() + span.start);
        colour.cursor.setPosition(line.position() + span.start + span.length, QTextCursor::KeepAnchor);
        colour.format.setForeground(colourOf(span.kind, palette));
        colours.append(colour);
    }
    return colours;
}

} // namespace wayout::paste
