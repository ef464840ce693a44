// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/storage/storeproblem.h"

namespace wayout::present {

/// Returns what went wrong and what to do, in one or two sentences in the language of the interface.
QString storeSentence(const storage::StoreProblem &problem);

} // namespace wayout::present
