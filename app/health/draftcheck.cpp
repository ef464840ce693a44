// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/health/draftcheck.h"

#include "app/health/check.h"

#include <QSet>

QList<Problem> checkDraft(const Record &record, const Catalog &catalog, QDate today)
{
    QList<Record> records{record};
    QSet<QString> ids{record.id};
    const auto add = [&](qsizetype index) {
        if (index >= 0 && !ids.contains(catalog.idAt(index))) {
            records.append(catalog.copyAt(index));
            ids.insert(records.last().id);
        }
    };
    for (const QList<Transition> *edges : {&record.leadsTo, &record.precededBy, &record.confusedWith}) {
        for (const Transition &edge : *edges) {
            add(catalog.indexOf(edge.recordId));
        }
    }
    const QString signature = record.signature.en.simplified();
    for (qsizetype i = 0; i < catalog.size() && !signature.isEmpty(); ++i) {
        if (catalog.signatureAt(i).en.compare(signature, Qt::CaseInsensitive) == 0) {
            add(i);
        }
    }
    QList<Problem> problems = checkRecords(records, today);
    problems.removeIf([&](const Problem &problem) { return problem.recordId != record.id; });
    return problems;
}
