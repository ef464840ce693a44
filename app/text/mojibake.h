// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

#include <optional>

namespace wayout::text {

/// Whether the text is UTF-8 that a program has decoded as Windows-1252 ("ì„¤ì •") or as GBK ("閿欒"), or GBK decoded as
/// Windows-1252 ("ÕÒ²»µ½"), judged by 20,000 characters from the first one beyond ASCII.
bool looksLikeMojibake(const QString &text);
/// Returns the original text, with U+FFFD for lost characters. Returns nothing for a text that does not look misread.
std::optional<QString> repairedMojibake(const QString &text);

} // namespace wayout::text
