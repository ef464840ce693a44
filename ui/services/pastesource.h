// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

#include <vector>

namespace wayout::services {

/// The origin of a text.
struct PasteSource {
    enum class Kind { Typed, Pasted, File, Input };
    Kind kind = Kind::Typed;
    QString fileName; ///< the first of several files
    qint64 size = 0; ///< of the file, in bytes
    QString encoding; ///< of the bytes; empty for text that arrived as characters
    /// For each line of an excerpt its line in the long text, or 0 for a line that marks an omission. Empty for a
    /// whole text.
    std::vector<int> lines;
    int lineCount = 0; ///< of the long text
    int fileCount = 1;
};

} // namespace wayout::services
