// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/text/secrets.h"

#include <optional>

namespace wayout::text {

// Secrets that are known by a mark in front of them. `at` is the position of the mark.

/// Returns the secret after '=' or ':': "password=hunter2", "\"token\": \"…\"", "Authorization: Bearer …", "密码：…".
std::optional<Secret> assignedSecret(QStringView text, qsizetype at);
/// Returns the secret after the option that begins with "--": "--password hunter2".
std::optional<Secret> optionSecret(QStringView text, qsizetype at);
/// Returns the password after "://", or the token in place of the user name.
std::optional<Secret> addressSecret(QStringView text, qsizetype at);
/// Returns the secret after a word that announces it: "Bearer …", "IDENTIFIED BY '…'".
std::optional<Secret> announcedSecret(QStringView text, qsizetype at);

} // namespace wayout::text
