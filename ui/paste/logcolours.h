// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QList>
#include <QTextEdit>

class QPalette;
class QTextBlock;

/// What colours the line of a log: where and when it was printed and the frames of a trace stand back, the words that tell an
/// error or a warning stand out. Colours only: what they say, the words say too, and no letter moves.
QList<QTextEdit::ExtraSelection> logColours(const QTextBlock &line, const QPalette &palette);
