// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/catalog/catalogreader.h"

#include <stop_token>

namespace wayout::match {
class Patterns;
}

namespace wayout::authoring {

// The parts of checkRecords().

/// Checks advice that cannot be right as it stands: a dead end that mostly works, a workaround that is its own dead end, a command
/// that destroys and does not say so, an id that names another error, records with one signature that contradict each other.
void checkAdvice(const QList<catalog::Record> &records, QList<catalog::Problem> &problems, const std::stop_token &stop);

/// Checks patterns that do not compile, say too little or only one case, miss what their own tool prints, or match what belongs to
/// records that nothing links them to: tried as they are when errors are matched. `patterns` are those of the records.
void checkPatterns(
    const QList<catalog::Record> &records, const match::Patterns &patterns, QList<catalog::Problem> &problems, const std::stop_token &stop);

/// Whether a fault between two records is reported of `one`. A record of the built-in catalogue was checked against all of that catalogue;
/// a record that somebody adds does not make it doubtful.
inline bool isResponsibleFor(const catalog::Record &one, const catalog::Record &other)
{
    const catalog::CatalogPart builtin{catalog::builtinCatalog};
    return !builtin.holds(one.file) || builtin.holds(other.file);
}

} // namespace wayout::authoring
