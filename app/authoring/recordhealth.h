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

/// What checkRecords() finds, by record id: what makes a record less to be trusted. What a reader sees anyway, such as a
/// missing translation or a domain of one's own, is not among it.
using RecordHealth = QHash<QString, QList<catalog::Problem>>;

/// `patterns` are those of the records. Takes about a second for a few thousand of them: not for the GUI thread. Once a stop is requested,
/// findings are missing.
RecordHealth healthOf(
    const QList<catalog::Record> &records, const match::Patterns &patterns, QDate today, const std::stop_token &stop = {});

} // namespace wayout::authoring
