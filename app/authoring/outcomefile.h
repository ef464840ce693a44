// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/storage/notebook.h"

#include <QByteArray>

namespace wayout::authoring {

/// What came of what a person tried, as a file that can be put together with another's:
///
///     {
///       "format": "wayout-outcomes",
///       "version": 1,
///       "outcomes": [
///         {"record": "git/lock", "entry": "workaround-1f…-0", "occasion": "7321…", "result": "worked", "time": "2026-11-21T03:04:05.678Z"}
///       ]
///     }
///
/// `entry` names a dead end or workaround by a hash of what it says (AttemptKey). `pasteId` is a number made by chance, so that two
/// people's never meet. On one pasteId an entry has one result: the newest counts. Results: "tried", "worked", "did-not-work".
QByteArray outcomesToBytes(const QList<storage::KeptOutcome> &outcomes);

struct OutcomeFile {
    enum class Fault {
        None,
        NotOutcomes, ///< no such file at all
        Newer, ///< of a version that is not known here
    };
    Fault fault = Fault::None;
    QList<storage::KeptOutcome> outcomes;
    int skipped = 0; ///< entries that are no outcomes
};
OutcomeFile outcomesFromBytes(const QByteArray &bytes);

} // namespace wayout::authoring
