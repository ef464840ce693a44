// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QIODevice>
#include <QString>

#include <memory>

bool isGzip(QByteArrayView beginning);

/// What a gzip file holds, unpacked piece by piece, with the checksum and the length of each member compared (RFC 1952). libarchive
/// compares neither: a bit that fell over would be read as text.
class GzipReader final
{
public:
    enum class End {
        NotYet,
        Whole,
        CutOff, ///< it ends too early, or goes on with something else; what came is what was packed
        Altered, ///< what came is, somewhere in it, not what was packed
    };

    /// `packed` is open for reading and lives longer.
    explicit GzipReader(QIODevice &packed);
    ~GzipReader();
    GzipReader(const GzipReader &) = delete;
    GzipReader &operator=(const GzipReader &) = delete;

    /// The next bytes, there until they are asked for again; none at the end.
    QByteArrayView next();
    End end() const { return m_end; }
    /// Why it ended so, in the words of who noticed.
    const QString &reason() const { return m_reason; }

private:
    struct Stream;
    bool fill();
    void finish(End end, const QString &reason = {});
    void judge(int result);

    QIODevice &m_packed;
    std::unique_ptr<Stream> m_stream;
    bool m_isPackedOver = false;
    bool m_isBetween = false; ///< a member is over
    bool m_isFirst = true;
    End m_end = End::NotYet;
    QString m_reason;
};
