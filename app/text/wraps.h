// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QList>
#include <QStringView>

#include <vector>

namespace wayout::text {

/// The kind of the break between a line and the line before it.
enum class LineBreak : unsigned char {
    Real,
    Cut, ///< a terminal cut the line at its last column, perhaps within a word
    Folded, ///< a mail program or an editor broke the line at a space
};

/// Distinguishes the line breaks that wrapping added from those that the tool printed. Wrapped lines all end at the
/// same column, and their text goes on in the next line. `lines` are the lines of one text. Returns one element for
/// each line; the first one is Real. In a long text all breaks are Real, because a long text is a log and not copied
/// from a terminal.
std::vector<LineBreak> lineBreaks(const QList<QStringView> &lines);

} // namespace wayout::text
