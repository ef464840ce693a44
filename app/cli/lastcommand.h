// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

#include <optional>

namespace wayout::cli {

/// The last command of a shell, as its variables say.
struct LastCommand {
    QString line; ///< may be empty
    int status = 0; ///< 0 if unknown

    /// Reads WAYOUT_LAST_COMMAND and WAYOUT_LAST_STATUS.
    static LastCommand fromEnvironment();

    /// Whether the user wanted its end (Ctrl+C, Ctrl+Z, "… | head").
    bool wasWanted() const;
    /// Returns what a shell says of a command that it could not start, or that a signal ended; empty for others.
    QString shellSentence() const;
};

/// Returns what stands below the last line of `screen` that ends with the command; nothing if no line does. What a
/// prompt shows above the command is not part of it, nor is a line below that runs "wayout last".
std::optional<QString> outputOf(const QString &command, const QString &screen);

} // namespace wayout::cli
