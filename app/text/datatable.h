// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QList>
#include <QString>

#include <string_view>
#include <vector>

namespace wayout::text {

/// Returns the rows of a table in resources/text, in UTF-8, without empty lines and comments ("# …"). The tables are
/// compiled into the program; the program aborts when a table is missing.
QList<QByteArray> tableRows(const QString &name);

using WordList = std::vector<std::string_view>;
/// Returns the words of a list in word-lists.txt, in their order. They are valid until the program ends.
WordList listedWords(std::string_view list);

} // namespace wayout::text
