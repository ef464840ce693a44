// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QList>
#include <QTextEdit>

class QPalette;
class QTextBlock;

namespace wayout::paste {

/// Returns the colours of a line of a log: time, location and stack frames are dimmed, the words that mark an error or
/// a warning are coloured. Only colours change, so that no character moves; they repeat what the words say.
QList<QTextEdit::ExtraSelection> logColours(const QTextBlock &line, const QPalette &palette);

} // namespace wayout::paste
