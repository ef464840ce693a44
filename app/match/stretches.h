// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/text/paste.h"

#include <vector>

/// A part of a text that a pattern is tried on, as offsets in Paste::clean().
struct Stretch {
    static constexpr qsizetype longest = 8192; ///< bytes
    static constexpr qsizetype windowLines = 12;

    qsizetype begin = 0;
    qsizetype end = 0;

    bool operator==(const Stretch &) const = default;
};

/// Every line that is not empty; longer ones than `Stretch::longest` in overlapping pieces. Ends and beginnings ascend.
std::vector<Stretch> lineStretches(const Paste &paste);
/// Overlapping windows of lines, for matches that cross a line break: one over up to half a window lies inside one of them.
std::vector<Stretch> windowStretches(const Paste &paste);
