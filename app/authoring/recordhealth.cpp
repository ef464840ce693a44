// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/authoring/recordhealth.h"

#include "app/authoring/recordcheck.h"

namespace wayout::authoring {

RecordHealth healthOf(
    const QList<catalog::Record> &records, const match::Patterns &patterns, QDate today, const std::stop_token &stop)
{
    RecordHealth health;
    for (const catalog::Problem &problem : checkRecords(records, patterns, today, stop)) {
        if (problem.severity() != catalog::Problem::Severity::Note
            || problem.kind == catalog::Problem::Kind::EmptyAction) {
            health[problem.recordId].append(problem);
        }
    }
    return health;
}

} // namespace wayout::authoring
