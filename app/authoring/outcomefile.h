// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/storage/notebook.h"

#include <QByteArray>

namespace wayout::authoring {

/// Returns a person's results as a file that can be merged with the results of others:
///
///     {
///       "format": "wayout-outcomes",
///       "version": 1,
///       "outcomes": [
///         {"record": "git/lock", "entry": "workaround-1f…-0", "occasion": "7321…", "result": "worked", "time": "2026-11-21T03:04:05.678Z"}
///       ]
///     }
///
/// `entry` identifies a dead end or workaround by a hash of its text (AttemptKey). `occasion` is the paste id, a random
/// number, so that two people do not use the same one. An entry has one result for each paste id: the newest counts.
/// Results: "tried", "worked", "did-not-work".
QByteArray outcomesToBytes(const QList<storage::KeptOutcome> &outcomes);

struct OutcomeFile {
    enum class Fault {
        None,
        Unreadable, ///< reason: the system's
        TooLarge, ///< larger than mostBytes
        NotOutcomes, ///< not a file of results
        Newer, ///< written in a newer version of the format
    };
    static constexpr qint64 mostBytes = 64 * 1024 * 1024;

    Fault fault = Fault::None;
    QString reason; ///< see Fault
    QList<storage::KeptOutcome> outcomes;
    int skipped = 0; ///< number of invalid entries
};
OutcomeFile outcomesFromBytes(const QByteArray &bytes);
OutcomeFile readOutcomeFile(const QString &path);
/// Returns a sentence about the fault of the file at `path`; empty if it has none.
QString outcomeFaultText(const OutcomeFile &file, const QString &path);

} // namespace wayout::authoring
