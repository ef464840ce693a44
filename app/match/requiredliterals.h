// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace wayout::match {

/// What a text must contain for a pattern to match it: for at least one branch all its literals, in this order, none
/// overlapping another. In lower case; to be looked for in the text in lower case.
///
///     "cannot (open|find) .* module"   -> {"cannot open ", " module"} or {"cannot find ", " module"}
///     "E[0-9]+: colou?r"               -> {"e", ": colo", "r"}
///
/// The shape is that of Code Search (Cox, "Regular Expression Matching with a Trigram Index", 2012), with the order kept.
struct RequiredLiterals {
    using Branch = std::vector<std::string>; ///< empty when anything may match

    std::vector<Branch> branches;
    /// RE2 is sure to accept the pattern. False where it has to be asked: the syntax is unknown here, or the program may
    /// become too large.
    bool surelyValid = false;
    long cost = 1; ///< size of its program in instructions, estimated; at least 1
};

/// Reads RE2's syntax (https://github.com/google/re2/wiki/Syntax), UTF-8. What is not understood has one branch that
/// requires nothing.
RequiredLiterals requiredLiterals(std::string_view regex);

} // namespace wayout::match
