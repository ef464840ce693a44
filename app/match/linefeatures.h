// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArrayView>

#include <vector>

namespace wayout::match {

struct LineFinding;
class TextReading;

/// Sets what the line of each finding is, and how far the pattern of its record reaches.
void describeLines(std::vector<LineFinding> &findings, const TextReading &reading);
/// Compares each pattern's match with those of other records in the same line.
void comparePatterns(std::vector<LineFinding> &findings);
/// Returns the share of the known words in the line of a finding, weighted by information, that its record has, 0..1; 1
/// if the line has none.
float familiarShare(const LineFinding &finding, const TextReading &reading);
/// Whether the pattern's match of one finding names what that of the other leaves open: they overlap, it has literally
/// all that the other has there and more, and more in all.
bool isSpecial(const LineFinding &one, const LineFinding &other, const TextReading &reading);
/// Whether the text has letters of a language other than English. Symbols such as "×", "✖" and "╰─>" are not letters.
bool hasOtherLetters(QByteArrayView text);

} // namespace wayout::match
