// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

#include <optional>

/// Whether the text is UTF-8 that somebody read as Windows-1252 ("ì„¤ì •") or as GBK ("閿欒"), as far as its first 20,000 characters
/// beyond ASCII tell.
bool looksMisread(const QString &text);
/// The text as it was meant, with U+FFFD for what was lost on the way. Nothing for one that does not look misread.
std::optional<QString> repairedMisreading(const QString &text);
