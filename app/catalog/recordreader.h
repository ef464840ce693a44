// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/catalog/record.h"

namespace wayout::catalog {

class JsonFields;

/// Returns the record that an object describes, in the flat bilingual format or in ErrorCanon, the nested format of
/// deadends.dev. File and line are not set. Returns nothing when the id or the signature is missing.
std::optional<Record> recordFrom(const JsonFields &fields);

} // namespace wayout::catalog
