// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QList>
#include <QStringView>

#include <vector>

namespace wayout::text {

/// What stands between a line and the one before.
enum class LineBreak : unsigned char {
    Real,
    Cut, ///< a terminal of so many columns cut the line there, within a word perhaps
    Folded, ///< a mail program or an editor broke the line at a space
};

/// Tells the line breaks that wrapping added from those of the tool: lines that all end at one column, with more behind.
/// `lines` are those of one text; the answer has as many elements, the first is Real. Long texts are logs, which are
/// not copied from a terminal: all theirs are Real.
std::vector<LineBreak> lineBreaks(const QList<QStringView> &lines);

} // namespace wayout::text
