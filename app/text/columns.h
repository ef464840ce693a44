// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>
#include <QStringList>

namespace wayout::text {

// How much room a text takes in a terminal, counted in columns: a Chinese character and an emoji take two, an accent that is
// put on a letter none.
//
//     columnsOf(u"中文 ok")  ->  7

int columnsOf(QStringView text);

/// The text in lines of at most `columns`, broken where its scripts allow a break: at spaces and beside wide characters. A word, a
/// path or an address is never broken: one that is longer than a line stands alone on a longer one.
QStringList wrapped(const QString &text, int columns);

/// The text itself if it fits, else as much of it as fits with "…" behind it.
QString cutTo(const QString &text, int columns);

} // namespace wayout::text
