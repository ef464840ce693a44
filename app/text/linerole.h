// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/text/linekind.h"
#include "app/text/paste.h"

#include <vector>

namespace wayout::text {

/// What part a line has in the chain of errors that it belongs to.
///
///     BeanCreationException: Error creating bean   <- Wrapper: a cause is named below
///         at org.springframework…
///     Caused by: ConnectException: refused         <- Ordinary: the root
///     make: *** [Makefile:3: app] Error 1          <- Closing: only says that something before failed
enum class LineRole {
    Ordinary,
    Wrapper, ///< an exception that was raised because of another one in the text
    Later, ///< an error of a compiler that had reported one before
    Closing, ///< reports that a step failed, not why
};

/// The role of each line, from "Caused by:", Python's sentences between exceptions, Go's "caused by", "file:3: error:" and the
/// closing words of make, npm, Gradle, Maven, cargo, pip and shells. `kinds` are those of the same lines.
std::vector<LineRole> lineRoles(const Paste &paste, const std::vector<LineKind> &kinds);

} // namespace wayout::text
