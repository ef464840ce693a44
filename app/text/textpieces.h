// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QString>
#include <QStringDecoder>

#include <functional>
#include <optional>

namespace wayout::text {

/// A long text as pieces of UTF-8, each of whole lines. Its memory does not depend on the text.
class TextPieces final
{
public:
    /// Returns at most `most` bytes, and no bytes at the end.
    using Read = std::function<QByteArray(qsizetype most)>;

    /// The number of bytes to read at once, few enough for a processor's cache.
    static constexpr qsizetype pieceBytes = 512 * 1024;
    /// A line of more bytes is cut into several pieces.
    static constexpr qsizetype longestLine = pieceBytes;
    /// The largest number of bytes that are read. Pipes and devices may have no end.
    static constexpr qint64 mostBytes = qint64(4) * 1024 * 1024 * 1024;

    /// `encoding` must be one that Qt knows. Invalid bytes become U+FFFD.
    TextPieces(Read read, const QString &encoding, qint64 most = mostBytes);

    /// Returns the next piece, or nothing at the end.
    std::optional<QByteArray> next();
    /// Returns whether the text goes on after the last piece. Valid once next() has returned nothing.
    bool isCut() const { return m_isCut; }
    /// Returns the number of bytes read so far.
    qint64 bytesRead() const { return m_bytesRead; }

private:
    bool readMore();

    Read m_read;
    std::optional<QStringDecoder> m_decoder; ///< not set for UTF-8
    QByteArray m_rest;
    qint64 m_bytesRead = 0;
    qint64 m_most;
    bool m_isCut = false;
};

} // namespace wayout::text
