// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/catalog/problem.h"
#include "app/catalog/record.h"

#include <QDate>
#include <QHash>
#include <QList>

#include <stop_token>

namespace wayout::match {
class Patterns;
}

namespace wayout::authoring {

/// The findings of checkRecords() that make a record less trustworthy, by record id. Leaves out findings that a reader
/// can see in the record, such as a missing translation or an unknown domain.
using RecordHealth = QHash<QString, QList<catalog::Problem>>;

/// Checks records. `patterns` are those of `records`. Takes about a second for a few thousand records: not for the GUI
/// thread. After a stop request the result is incomplete.
RecordHealth healthOf(const QList<catalog::Record> &records, const match::Patterns &patterns, QDate today,
    const std::stop_token &stop = {});

} // namespace wayout::authoring
