// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/catalog/catalog.h"

#include <memory>
#include <span>

namespace wayout::loading {

/// Returns the compiled built-in catalogue, a file of the program compile_catalog.
std::span<const char> builtinIndex();
/// Returns its records, without what else an engine needs; null when they are not of this kind of machine.
std::shared_ptr<const catalog::Catalog> builtinRecords();

} // namespace wayout::loading
