// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QIODevice>

#include <memory>

namespace wayout::text {

/// Whether a file with this beginning is one compressed text: gzip, bzip2, xz or zstd, but not an archive of several
/// files.
bool isPackedText(QByteArrayView beginning);
/// Whether the bytes that are read next from the device begin such a file.
bool isPackedText(QIODevice &device);
bool isGzip(QIODevice &device);

/// Unpacks a compressed file while it is read, and never more than the reader asks for.
class UnpackedDevice final : public QIODevice
{
public:
    enum class End {
        Whole, ///< or not yet reached
        Damaged, ///< after readable text; errorString() has the reason
        TooLarge, ///< the text is longer than the limit
    };

    /// The largest size of an unpacked text. A few kilobytes can unpack to any size.
    static constexpr qint64 mostBytes = qint64(1024) * 1024 * 1024;

    /// `packed` is open for reading and outlives the device.
    explicit UnpackedDevice(QIODevice &packed, qint64 most = mostBytes);
    ~UnpackedDevice() override;

    bool isSequential() const override { return true; }
    End end() const { return m_end; }
    /// Whether a checksum of gzip shows that the bytes are not those that were packed.
    bool isAltered() const;

protected:
    qint64 readData(char *data, qint64 most) override;
    qint64 writeData(const char *, qint64) override { return -1; }

private:
    struct Unpacker;
    void fail();

    std::unique_ptr<Unpacker> m_unpacker;
    /// The number of bytes left up to the limit.
    qint64 m_left;
    End m_end = End::Whole;
    bool m_isOver = false;
};

} // namespace wayout::text
