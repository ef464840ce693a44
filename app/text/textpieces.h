// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QString>
#include <QStringDecoder>

#include <functional>
#include <optional>

namespace wayout::text {

/// A long text as pieces of UTF-8, each of whole lines.
class TextPieces final
{
public:
    /// Gives at most `most` bytes, and none at the end.
    using Read = std::function<QByteArray(qsizetype most)>;

    static constexpr qsizetype pieceBytes = 512 * 1024; ///< read at once: few enough for a processor's cache
    /// What has no end within this many bytes is cut, and counts as several lines.
    static constexpr qsizetype longestLine = 16 * 1024 * 1024;

    /// `encoding` is one that Qt knows; what belongs to none becomes U+FFFD.
    TextPieces(Read read, const QString &encoding);

    std::optional<QByteArray> next();
    /// Bytes taken so far.
    qint64 bytesRead() const { return m_bytesRead; }

private:
    bool readMore();

    Read m_read;
    std::optional<QStringDecoder> m_decoder; ///< none for UTF-8
    QByteArray m_rest;
    qint64 m_bytesRead = 0;
};

} // namespace wayout::text
