// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/paste/logcolours.h"

#include "app/text/linemessage.h"
#include "ui/theme/tones.h"

#include <QTextBlock>
#include <QTextCursor>

namespace {

QColor colourOf(LogSpan::Kind kind, const QPalette &palette)
{
    // Any line may be one that is marked.
    const auto readable = [&](Tone tone) { return readableOn(toneColour(tone, palette), toneSurface(Tone::Match, palette), palette); };
    switch (kind) {
    case LogSpan::Kind::Prefix:
    case LogSpan::Kind::Frame:
        return dimText(palette);
    case LogSpan::Kind::Error:
        return readable(Tone::DeadEnd);
    case LogSpan::Kind::Warning:
        return readable(Tone::Caution);
    }
    return {};
}

} // namespace

QList<QTextEdit::ExtraSelection> logColours(const QTextBlock &line, const QPalette &palette)
{
    QList<QTextEdit::ExtraSelection> colours;
    const QString text = line.text();
    for (LogSpan span : logSpans(text)) {
        // Of two selections that touch Qt paints only the first: the blank between them is in neither.
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
