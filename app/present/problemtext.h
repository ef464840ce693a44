// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/catalog/problem.h"

namespace wayout::present {

/// What is wrong, as a sentence in the language of the program. Does not say where: see problemLine().
QString problemSentence(const catalog::Problem &problem);

/// "file:line: record: field: sentence", as compilers print it; what is not known is left out.
QString problemLine(const catalog::Problem &problem);

} // namespace wayout::present
