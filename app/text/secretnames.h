// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QStringView>

/// What the name in front of a value says about the value.
enum class SecretName { Nothing, Password, Token, Authorization, Cookie };

constexpr qsizetype longestSecretName = 48;

bool isSecretNameCharacter(QChar c);
/// "DB_PASSWORD", "client-secret", "密码".
SecretName secretNameOf(QStringView name);
/// The name in front of the mark at `at`, without quotes and blanks.
QStringView secretNameBefore(QStringView text, qsizetype at);
/// Whether the name, a part of `text`, means a piece of a program: "unexpected token: …".
bool speaksOfGrammar(QStringView text, QStringView name);
