// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArrayView>
#include <QList>

#include <string>
#include <string_view>

namespace wayout::text {

/// A part of a Chinese message and its English.
struct MessageTranslation {
    qsizetype begin = 0; ///< in bytes from the start of the line
    qsizetype end = 0;
    std::string_view english;
};

/// Returns the parts of `line` that englishOf() knows, in order.
QList<MessageTranslation> messageTranslations(QByteArrayView line);

/// Returns the English messages that tools would have printed for the Chinese messages in `line`, so that both lead to
/// the same record. Knows the usual messages of git, gcc, the C library, Windows, PostgreSQL, javac, npm and apt, and
/// the Chinese words that people use for errors. Empty for a line without such messages. Treats traditional characters
/// like simplified ones.
///
///     "致命错误：opencv2/opencv.hpp：没有那个文件或目录" -> "fatal error no such file or directory "
std::string englishOf(QByteArrayView line);

} // namespace wayout::text
