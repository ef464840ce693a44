// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/authoring/recorddraft.h"

#include <QByteArray>
#include <QString>

#include <optional>

namespace wayout::authoring {

/// A draft and its origin, so that work on it can continue later.
struct AutosavedDraft {
    RecordDraft draft;
    QString file; ///< the record's file; empty for a new record
    QString id; ///< the record's id in that file
    std::optional<QByteArray> bytes; ///< content of the file when it was opened
    QString paste; ///< the text from which the draft was made
    bool isRestored = false; ///< whether the draft comes from an earlier run, in which it was not saved

    bool operator==(const AutosavedDraft &) const = default;
};

/// Returns the draft as it is written to disk. Secrets in the pasted text and in all fields of the record are masked.
QByteArray draftToBytes(const AutosavedDraft &draft);
/// Returns nothing if the bytes are not a draft.
std::optional<AutosavedDraft> draftFromBytes(const QByteArray &bytes);

} // namespace wayout::authoring
