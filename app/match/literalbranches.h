// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>
#include <vector>

namespace wayout::match {

/// Literals with gaps between them. Adjacent sequences join: "ab" then "cd" is "abcd", unless a gap lies between.
struct Sequence {
    std::vector<std::string> literals;
    bool gapBefore = false; ///< equal to gapAfter when the sequence has no literals: then it is only a gap
    bool gapAfter = false;

    static Sequence gap() { return {{}, true, true}; }
    void append(const Sequence &next);
};

/// A part of a pattern: the alternative sequences that its matches contain, and the estimated size of its program.
struct Part {
    /// The most branches after two alternations are multiplied out; beyond this one of them becomes a gap.
    static constexpr size_t mostProducts = 32;
    /// The most branches of one alternation; beyond this it becomes a gap.
    static constexpr size_t mostBranches = 512;

    std::vector<Sequence> branches{{}};
    long cost = 0; ///< instructions, estimated

    void append(Part next);
};

} // namespace wayout::match
