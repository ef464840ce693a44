// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/catalog/record.h"

namespace wayout::answer {

/// The English signature for a search engine: what differs from case to case is left out, what stands between is quoted.
QString searchString(const catalog::Record &record);

} // namespace wayout::answer
