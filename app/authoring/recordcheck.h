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

/// Returns problems that reading does not find, sorted by file, line and field. Checks patterns against the samples of
/// their own and other records, both languages, graph targets, links, domains, categories, and dates, which may not be
/// after `today`.
QList<catalog::Problem> checkRecords(const QList<catalog::Record> &records, QDate today);
/// Does the same with existing patterns of the records. After a stop request the result is incomplete.
QList<catalog::Problem> checkRecords(const QList<catalog::Record> &records, const match::Patterns &patterns,
    QDate today, const std::stop_token &stop = {});

/// Returns what checkRecords() finds about a record that is being written, together with those records of `catalog`
/// that it names or that have the same signature. Does not ask for a second language of a record that is written in one.
/// tryPattern() compares its pattern with all other records.
QList<catalog::Problem> checkDraft(const catalog::Record &record, const catalog::Catalog &catalog, QDate today);

/// Changes the lines in findings of checkRecords() from the line of the record to that of the field. Reads the files
/// again.
void findFieldLines(QList<catalog::Problem> &findings);

} // namespace wayout::authoring
