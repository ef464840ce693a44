// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/catalog/problem.h"

namespace wayout::present {

/// Returns a sentence about the problem in the language of the program, without its location: see problemLine().
QString problemSentence(const catalog::Problem &problem);

/// Returns "file:line: record: field: sentence", as compilers print it, without the parts that are unknown.
QString problemLine(const catalog::Problem &problem);

} // namespace wayout::present
