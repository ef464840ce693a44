// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>
#include <QString>

#include <functional>
#include <optional>

namespace wayout::services {

/// Passwords in the keychain of the system, and nowhere else. Asynchronous, because the system may ask the user to
/// unlock the keychain.
class Keychain final
{
public:
    /// Whether this build supports keychains.
    static bool isPossible();
    /// Calls `take` with the password; with nothing when there is no such password or no keychain.
    static void read(
        const QString &place, QObject *asker, const std::function<void(const std::optional<QString> &)> &take);
    /// Saves the password; an empty one removes it. Calls `take` with the reason for a failure; empty on success.
    static void write(const QString &place, const QString &password, QObject *asker,
        const std::function<void(const QString &)> &take);
};

} // namespace wayout::services
