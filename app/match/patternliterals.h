// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArrayView>
#include <QString>

#include <string>
#include <vector>

/// The stretches of plain characters that a regex spells out, as they stand in clean text (see Paste), in lower case, at least two
/// bytes each:
///
///     "ERROR 1040.*Too many connections" -> "error 1040", "too many connections"
///     "(colou?r|W/)\\s+\\d+"               -> "colo", "w/"
///     "部命令，也不是"                      -> "部命令,也不是"
std::vector<std::string> literalRuns(const QString &regex);

/// How many characters of a matched text its pattern spells out.
struct SpeltLength
{
    /// All of them: what a hit rests on. `.*` and classes match anything.
    size_t together = 0;
    /// Those that stand in a row: two common words with `.*` between them are no message.
    size_t longest = 0;
};
SpeltLength speltLength(const std::vector<std::string> &runs, QByteArrayView matched);

/// Whether a word (lower case) is among what the pattern spells out, or contains a stretch of it: "outofmemoryerror" for
/// "OutOfMemory.*heap". Words that only happen to stand where `.*` matched are not.
bool isSpelt(const std::vector<std::string> &runs, const std::string &word);
