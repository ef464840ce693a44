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
    qsizetype begin = 0; ///< in the line, bytes
    qsizetype end = 0;
    std::string_view english;
};

/// The parts of `line` that englishOf knows, in order.
QList<MessageTranslation> messageTranslations(QByteArrayView line);

/// The English that tools would have printed for the Chinese messages in `line` (git, gcc, the C library, Windows,
/// PostgreSQL, javac, npm's and apt's usual ones), and for what people call an error in Chinese, so that all lead to the same
/// record; empty when there are none. Traditional characters count as simplified ones.
///
///     "致命错误：opencv2/opencv.hpp：没有那个文件或目录" -> "fatal error no such file or directory "
std::string englishOf(QByteArrayView line);

} // namespace wayout::text
