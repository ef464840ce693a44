// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <functional>

/// Bytes of a text that are read at most; of a longer one the first and the last half.
constexpr qint64 textSizeLimit = 32 * 1024 * 1024;

/// A text read from a file or a pipe, or the reason why there is none.
struct TextFile {
    enum class Failure {
        None,
        Missing,
        Unreadable, ///< `reason` has the system's words
        NotRegular, ///< a folder, a FIFO, a device
        Empty,
        Binary,
    };

    QString path; ///< empty for standard input
    QString text;
    QString encoding; ///< "UTF-8", "UTF-16", "GB18030"
    qint64 size = 0; ///< bytes in the file; of a pipe, bytes that came
    qint64 leftOut = 0; ///< bytes in the middle that are not in `text`
    Failure failure = Failure::None;
    QString reason;
    QStringList passedOver; ///< other paths that were offered together with this one
};

/// Decodes as UTF-8 or UTF-16 with a byte order mark, UTF-8, GB18030 (where Qt knows it), else Latin 1; bytes with NUL are
/// Binary.
TextFile decodedText(const QByteArray &bytes);
/// Reads the first of `paths` that is a regular file. Never blocks on anything else.
TextFile readFirstTextFile(const QStringList &paths);
/// Reads a pipe to its end; gives up within a tenth of a second once `stopRequested` says so.
TextFile readStandardInput(const std::function<bool()> &stopRequested);
