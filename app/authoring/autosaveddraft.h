// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/authoring/recorddraft.h"

#include <QByteArray>
#include <QString>

#include <optional>

namespace wayout::authoring {

/// A draft and where it comes from: what has to be known to go on with it another time.
struct AutosavedDraft {
    RecordDraft draft;
    QString file; ///< that it is saved to; empty for a record that has none yet
    QString id; ///< the record's in that file
    std::optional<QByteArray> bytes; ///< of the file when it was opened
    QString paste; ///< the text that it was begun from
    bool isRestored = false; ///< it was kept and not saved

    bool operator==(const AutosavedDraft &) const = default;
};

/// Secrets in the pasted text are masked.
QByteArray draftToBytes(const AutosavedDraft &draft);
/// Nothing when it is no draft.
std::optional<AutosavedDraft> draftFromBytes(const QByteArray &bytes);

} // namespace wayout::authoring
