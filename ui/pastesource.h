// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

/// Where a text comes from.
struct PasteSource {
    enum class Kind { Typed, Pasted, File, Input };
    Kind kind = Kind::Typed;
    QString fileName;
    qint64 size = 0; ///< of the file, in bytes
    qint64 leftOut = 0; ///< bytes in its middle that were not read
    QString encoding; ///< that it was read in; empty for what came as characters
};
