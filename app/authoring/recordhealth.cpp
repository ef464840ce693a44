// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/authoring/recordhealth.h"

#include "app/authoring/recordcheck.h"

RecordHealth healthOf(const QList<Record> &records, const Patterns &patterns, QDate today, const std::stop_token &stop)
{
    RecordHealth health;
    for (const Problem &problem : checkRecords(records, patterns, today, stop)) {
        if (problem.severity() != Problem::Severity::Note || problem.kind == Problem::Kind::EmptyAction) {
            health[problem.recordId].append(problem);
        }
    }
    return health;
}
