// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QList>
#include <QTextEdit>

class QPalette;
class QTextBlock;

namespace wayout::paste {

/// Colours a line of a log: time, place and the frames of a trace are dimmed, the words that tell an error or a warning are
/// coloured. Colours alone: they say nothing that the words do not say, and no letter moves.
QList<QTextEdit::ExtraSelection> logColours(const QTextBlock &line, const QPalette &palette);

} // namespace wayout::paste
