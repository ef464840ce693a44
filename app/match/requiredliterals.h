// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace wayout::match {

/// The literals that a text must contain for a pattern to match it: all literals of at least one branch, in order and
/// without overlap. They are in lower case and must be searched for in the text in lower case.
///
///     "cannot (open|find) .* module"   -> {"cannot open ", " module"} or {"cannot find ", " module"}
///     "E[0-9]+: colou?r"               -> {"e", ": colo", "r"}
///
/// The shape is that of Code Search (Cox, "Regular Expression Matching with a Trigram Index", 2012), with the order
/// kept.
struct RequiredLiterals {
    /// The literals of one alternative; empty if nothing is required.
    using Branch = std::vector<std::string>;

    std::vector<Branch> branches;
    /// Whether RE2 is certain to accept the pattern. If false, only RE2 can decide, because the syntax is unknown here
    /// or the program may become too large.
    bool surelyValid = false;
    long cost = 1; ///< estimated size of the program in instructions; at least 1
};

/// Returns the required literals of a regex in RE2's syntax (https://github.com/google/re2/wiki/Syntax), UTF-8. A regex
/// that is not understood has one branch that requires nothing.
RequiredLiterals requiredLiterals(std::string_view regex);

} // namespace wayout::match
