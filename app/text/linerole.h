// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/text/linekind.h"
#include "app/text/paste.h"

#include <vector>

namespace wayout::text {

/// The role of a line in its chain of errors.
///
///     BeanCreationException: Error creating bean   <- Wrapper: a cause is named below
///         at org.springframework…
///     Caused by: ConnectException: refused         <- Ordinary: the root
///     make: *** [Makefile:3: app] Error 1          <- Closing: only says that an earlier step failed
enum class LineRole {
    Ordinary,
    Wrapper, ///< an exception with another exception in the text as its cause
    Later, ///< a compiler error after the first one
    Warning, ///< a compiler warning in a text with a compiler error
    Closing, ///< reports that a step failed, but not why
};

/// Returns the role of each line, judged by "Caused by:", Python's sentences between exceptions, Go's "caused by",
/// "file:3: error:" and the closing words of make, npm, Gradle, Maven, cargo, pip and shells. `kinds` has the kind of
/// each line of `paste`.
std::vector<LineRole> lineRoles(const Paste &paste, const std::vector<LineKind> &kinds);

} // namespace wayout::text
