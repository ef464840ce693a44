// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QIODevice>

#include <memory>

/// Whether a file with this beginning is one compressed text: gzip, bzip2, xz or zstd, but not an archive of several files.
bool isPackedText(QByteArrayView beginning);
/// The same for what is read next from the device.
bool isPackedText(QIODevice &device);
bool isGzip(QIODevice &device);

/// What is in a compressed file, unpacked while it is read: never more in memory than is asked for.
class UnpackedDevice final : public QIODevice
{
public:
    enum class End {
        Whole, ///< or not yet reached
        Damaged, ///< what came before can be had; errorString() has the reason
        TooLarge, ///< the text goes on behind `mostBytes`
    };

    /// Unpacked: a few kilobytes can come to any size.
    static constexpr qint64 mostBytes = qint64(1024) * 1024 * 1024;

    /// `packed` is open for reading and lives longer.
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
    qint64 m_left; ///< bytes that may still come
    End m_end = End::Whole;
    bool m_isOver = false;
};
