// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>
#include <QPointer>
#include <QString>

#include <functional>
#include <optional>

namespace wayout::services {

/// Passwords in the keychain of the system, and nowhere else. Nobody waits for it: it may ask the user to unlock it.
class Keychain final
{
public:
    /// Whether this build knows of keychains at all.
    static bool isPossible();
    /// Nothing when there is no such password, or no keychain.
    static void read(
        const QString &place, QObject *asker, const std::function<void(const std::optional<QString> &)> &take);
    /// An empty password removes it. Why it could not be; empty when it was.
    static void write(const QString &place, const QString &password, QObject *asker,
        const std::function<void(const QString &)> &take);
};

} // namespace wayout::services
