// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/catalog/record.h"

namespace wayout::catalog {

class JsonFields;

/// The record that an object describes, in the flat bilingual format or in ErrorCanon, deadends.dev's nested one; without file and
/// line. Nothing when its id or signature is missing.
std::optional<Record> recordFrom(const JsonFields &fields);

} // namespace wayout::catalog
