// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/catalog/catalogreader.h"

#include <stop_token>

namespace wayout::catalog {
class Catalog;
}

namespace wayout::match {
class Patterns;
}

namespace wayout::authoring {

/// Health of records beyond what reading finds: patterns against their own and others' samples, both languages, graph
/// targets, links, dates, known domains and categories. `today` bounds the dates. Sorted by file, line, field.
QList<catalog::Problem> checkRecords(const QList<catalog::Record> &records, QDate today);
/// The same with patterns that are there already. Once a stop is requested, findings are missing.
QList<catalog::Problem> checkRecords(
    const QList<catalog::Record> &records, const match::Patterns &patterns, QDate today, const std::stop_token &stop = {});

/// What checkRecords() finds about one record that is being written, among the records of `catalog` that have to do with it: those
/// that it names, and those of the same signature. tryPattern() tells how its pattern does with all others.
QList<catalog::Problem> checkDraft(const catalog::Record &record, const catalog::Catalog &catalog, QDate today);

/// Moves findings of checkRecords() from the line of their record to that of their field. Reads the files again.
void findFieldLines(QList<catalog::Problem> &findings);

} // namespace wayout::authoring
