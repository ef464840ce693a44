// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>
#include <QStringList>

namespace wayout::text {

/// Whether the character takes two columns of a terminal.
bool isWide(char32_t c);

/// Returns the number of columns that a text takes in a terminal. A Chinese character or an emoji takes two, a
/// combining accent takes none.
///
///     columnsOf(u"中文 ok")  ->  7
int columnsOf(QStringView text);

/// Returns the text in lines of at most `columns`, broken where its scripts allow a break: at spaces and beside wide
/// characters. Never breaks a word, a path or an address; one that is too long for a line gets a longer line to itself.
QStringList wrapped(const QString &text, int columns);

/// Returns the text if it fits into `columns`, otherwise as much of it as fits with "…" at the end.
QString cutTo(const QString &text, int columns);

} // namespace wayout::text
