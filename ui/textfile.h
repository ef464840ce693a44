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
        Compressed,
    };

    QString path; ///< empty for standard input
    QString text;
    QString encoding; ///< one of knownEncodings()
    QByteArray bytes; ///< that `text` was decoded from
    qint64 size = 0; ///< bytes in the file; of a pipe, bytes that came
    qint64 leftOut = 0; ///< bytes in the middle that are not in `text`
    Failure failure = Failure::None;
    QString reason;
    QStringList passedOver; ///< other paths that were offered together with this one
};

/// Decodes in the encoding, or where it is empty in the one that the bytes seem to be in: see app/text/encodings.
TextFile decodedText(const QByteArray &bytes, const QString &encoding = {});
/// The same file, read in another encoding.
TextFile decodedAgain(const TextFile &file, const QString &encoding);
/// Reads the first of `paths` that is a regular file. Never blocks on anything else.
TextFile readFirstTextFile(const QStringList &paths);
/// Reads a pipe to its end; gives up within a tenth of a second once `stopRequested` says so.
TextFile readStandardInput(const std::function<bool()> &stopRequested);
