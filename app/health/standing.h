// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/catalog/catalogreader.h"

/// Whether something that is wrong between two records is for `one` to answer for: a record of the built-in catalogue was checked with
/// all of that, and is not doubtful because of what somebody adds beside it.
inline bool answersFor(const Record &one, const Record &other)
{
    const CatalogPart builtin{builtinCatalog};
    return !builtin.holds(one.file) || builtin.holds(other.file);
}
