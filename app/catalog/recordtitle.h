// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/catalog/record.h"

namespace wayout::catalog {

/// Returns what lists and headings call the record, in each language: its title, else its signature. If it has neither,
/// returns an alias, the error code or the words of the id.
BilingualText titleOf(const Record &record);

} // namespace wayout::catalog
