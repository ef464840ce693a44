// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/text/secrets.h"

#include <optional>

namespace wayout::text {

// Secrets that what stands in front of them gives away. `at` is where that mark stands; the secret is behind it.

/// At '=' or ':': "password=hunter2", "\"token\": \"…\"", "Authorization: Bearer …", "密码：…".
std::optional<Secret> assignedSecret(QStringView text, qsizetype at);
/// At "--": "--password hunter2".
std::optional<Secret> optionSecret(QStringView text, qsizetype at);
/// At "://": the password, or the token in place of the user name.
std::optional<Secret> addressSecret(QStringView text, qsizetype at);
/// At a word that a secret follows after a space: "Bearer …", "IDENTIFIED BY '…'".
std::optional<Secret> announcedSecret(QStringView text, qsizetype at);

} // namespace wayout::text
