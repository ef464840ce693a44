// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>
#include <vector>

namespace wayout::match {

/// Literals with gaps between them. Adjacent sequences join: "ab" then "cd" is "abcd", unless a gap lies between.
struct Sequence {
    std::vector<std::string> literals;
    bool gapBefore = false; ///< of a sequence without literals: it is a gap
    bool gapAfter = false;

    static Sequence gap() { return {{}, true, true}; }
    void append(const Sequence &next);
};

/// A part of a pattern: the sequences that its matches may be, and how large its program is.
struct Part {
    /// Of alternations multiplied out; then those of one are no longer told apart.
    static constexpr size_t mostProducts = 32;
    static constexpr size_t mostBranches = 512; ///< of one alternation; then they are no longer told apart

    std::vector<Sequence> branches{{}};
    long cost = 0; ///< instructions, estimated

    void append(Part next);
};

} // namespace wayout::match
