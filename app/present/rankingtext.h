// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/match/engine.h"
#include "app/present/outputformat.h"

namespace wayout::present {

/// Returns for a terminal how the score of each match came about: its nats, then a line for each rule that applies.
QString rankingText(const match::Answer &answer, const catalog::Catalog &catalog, const OutputFormat &format = {});

} // namespace wayout::present
