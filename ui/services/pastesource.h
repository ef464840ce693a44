// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

#include <vector>

namespace wayout::services {

/// Where a text comes from.
struct PasteSource {
    enum class Kind { Typed, Pasted, File, Input };
    Kind kind = Kind::Typed;
    QString fileName; ///< of several files, the first
    qint64 size = 0; ///< of the file, in bytes
    QString encoding; ///< that it was read in; empty for what came as characters
    /// By line of an excerpt of a long text: its line there, 0 for one that marks an omission. Empty for a text that is whole.
    std::vector<int> lines;
    int lineCount = 0; ///< of that long text
    int fileCount = 1;
};

} // namespace wayout::services
