// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/catalog/record.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

#include "scratchrun.h"

using namespace wayout::catalog;

/// A script that makes a record's error happen and tries its advice: tests/reproductions/<domain>/<slug>/case.sh. Its first
/// comments say what it needs; its functions are `error`, `error_zh`, `dead_end_N` and `workaround_N` (see README.md there).
struct ReproductionCase {
    QString recordId;
    QString folder;
    QStringList commands; ///< that have to be installed
    QStringList modules; ///< of Python
    QString versionCommand; ///< prints the version of what is tried
    bool isQuick = false; ///< part of the tests that run every time
    QStringList functions; ///< in the order of the file

    /// All cases under `root`, by id.
    static QList<ReproductionCase> allIn(const QString &root);
    /// What it needs and the system lacks.
    QStringList missingIn(const ScratchSystem &system) const;
};

/// One function of a case.
struct Attempt {
    enum class Outcome {
        Held, ///< the record says what happens
        Refuted, ///< it does not
        Broken, ///< the case itself failed, or took too long
    };

    QString function;
    Outcome outcome = Outcome::Broken;
    QString output;
};

/// Runs every function of the case against its record. `hasChinese` says whether the Chinese locale is there; without it
/// `error_zh` is left out.
QList<Attempt> attempt(const ReproductionCase &reproduction, const Record &record, const QString &prelude,
    bool hasChinese, const ScratchSystem &system);

/// What a record says about a run: nothing unless the error was seen.
std::optional<Reproduction> reproductionOf(const ReproductionCase &reproduction, const Record &record,
    const QList<Attempt> &attempts, const ScratchSystem &system);
