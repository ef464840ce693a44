// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/catalog/catalogreader.h"

#include <QDate>

#include <stop_token>

namespace wayout::match {
class Patterns;
}

namespace wayout::authoring {

// The parts of checkRecords(), and what they share.

/// Reports advice that cannot be right: a dead end that mostly works, a workaround that is also a dead end of its
/// record, a destructive command without a warning, an id that describes another error, and records of the same
/// signature that contradict each other.
void checkAdvice(const QList<catalog::Record> &records, QList<catalog::Problem> &problems, const std::stop_token &stop);

/// Reports patterns that do not compile, are too general, fit only one case, miss the samples of their own record, or
/// match those of unrelated records. Patterns are tried in the same way as when errors are matched. `patterns` are
/// those of `records`.
void checkPatterns(const QList<catalog::Record> &records, const match::Patterns &patterns,
    QList<catalog::Problem> &problems, const std::stop_token &stop);

/// Reports what a text or code should not hold: a thread as official documentation, claims of runs, comments in one
/// language, versions without support on `today`; and dead ends without any evidence.
void checkWording(
    const QList<catalog::Record> &records, QDate today, QList<catalog::Problem> &problems, const std::stop_token &stop);

inline catalog::Problem problemOf(
    catalog::Problem::Kind kind, const catalog::Record &record, const QString &field, const QString &argument = {})
{
    return {kind, record.file, record.line, record.id, field, argument};
}

/// Calls `visit(workaround, code, field)` for the code of each workaround and of its variants.
template<typename Visit>
void forEachCode(const catalog::Record &record, Visit visit)
{
    for (qsizetype i = 0; i < record.workarounds.size(); ++i) {
        const catalog::Workaround &workaround = record.workarounds.at(i);
        const QString field = QStringLiteral("/workarounds/%1").arg(i);
        visit(workaround, workaround.code, field + QStringLiteral("/code"));
        for (qsizetype j = 0; j < workaround.variants.size(); ++j) {
            visit(workaround, workaround.variants.at(j).code, field + QStringLiteral("/variants/%1/code").arg(j));
        }
    }
}

/// Whether a problem between two records is reported for `one`. Built-in records have been checked against each other,
/// so an added record does not cast doubt on them.
inline bool isResponsibleFor(const catalog::Record &one, const catalog::Record &other)
{
    const catalog::CatalogPart builtin{catalog::builtinCatalog};
    return !builtin.holds(one.file) || builtin.holds(other.file);
}

} // namespace wayout::authoring
