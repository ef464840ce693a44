// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/text/unpackeddevice.h"

#include "app/text/gzipreader.h"

#include <archive.h>
#include <archive_entry.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <optional>

bool isPackedText(QByteArrayView beginning)
{
    constexpr std::array magics{
        QByteArrayView("\x1f\x8b"), QByteArrayView("\xfd" "7zXZ"), QByteArrayView("\x28\xb5\x2f\xfd"), QByteArrayView("BZh9")};
    return std::ranges::any_of(magics, [beginning](QByteArrayView magic) { return beginning.startsWith(magic); });
}

bool isPackedText(QIODevice &device)
{
    constexpr qint64 longestMagic = 5;
    return isPackedText(device.peek(longestMagic));
}

struct UnpackedDevice::Unpacker
{
    explicit Unpacker(QIODevice &packed)
        : device(packed)
    {
        if (constexpr qint64 magic = 2; isGzip(packed.peek(magic))) {
            gzip.emplace(packed);
            isOpen = true;
            return;
        }
        // Few on purpose, as in app/catalog/archive.cpp: each is code that meets other people's bytes.
        archive_read_support_format_raw(archive);
        archive_read_support_format_empty(archive);
        archive_read_support_filter_bzip2(archive);
        archive_read_support_filter_xz(archive);
        archive_read_support_filter_zstd(archive);
        isOpen = archive_read_open(archive, this, nullptr, &Unpacker::nextBlock, nullptr) == ARCHIVE_OK;
        archive_entry *entry = nullptr;
        const int header = isOpen ? archive_read_next_header(archive, &entry) : ARCHIVE_FATAL;
        isEmpty = header == ARCHIVE_EOF;
        isOpen = header >= ARCHIVE_WARN && archive_filter_code(archive, 0) != ARCHIVE_FILTER_NONE;
    }
    ~Unpacker() { archive_read_free(archive); }
    Q_DISABLE_COPY_MOVE(Unpacker)

    /// Unpacks more where `unpacked` is used up. Not archive_read_data(): what that took before an error is lost.
    int unpackMore()
    {
        if (gzip) {
            unpacked = unpacked.isEmpty() ? gzip->next() : unpacked;
            const bool isWhole = gzip->end() == GzipReader::End::Whole;
            return !unpacked.isEmpty() ? ARCHIVE_OK : isWhole ? ARCHIVE_EOF : ARCHIVE_FATAL;
        }
        const void *bytes = nullptr;
        size_t size = 0;
        la_int64_t offset = 0;
        int result = ARCHIVE_OK;
        while (unpacked.isEmpty() && result == ARCHIVE_OK) {
            result = archive_read_data_block(archive, &bytes, &size, &offset);
            unpacked = result == ARCHIVE_OK ? QByteArrayView(static_cast<const char *>(bytes), qsizetype(size)) : QByteArrayView();
        }
        return result;
    }

    QString reason() const { return gzip ? gzip->reason() : QString::fromUtf8(archive_error_string(archive)).simplified(); }

    static la_ssize_t nextBlock(::archive *archive, void *self, const void **bytes)
    {
        auto *unpacker = static_cast<Unpacker *>(self);
        const qint64 count = unpacker->device.read(unpacker->block.data(), qint64(unpacker->block.size()));
        if (count < 0) {
            archive_set_error(archive, EIO, "%s", qPrintable(unpacker->device.errorString()));
        }
        *bytes = unpacker->block.data();
        return la_ssize_t(count);
    }

    QIODevice &device;
    std::optional<GzipReader> gzip; ///< else the archive
    ::archive *archive = archive_read_new();
    std::array<char, 64 * 1024> block{};
    QByteArrayView unpacked; ///< and not yet taken
    bool isOpen = false;
    bool isEmpty = false;
};

UnpackedDevice::UnpackedDevice(QIODevice &packed, qint64 most)
    : m_unpacker(std::make_unique<Unpacker>(packed))
    , m_left(most)
{
    open(QIODevice::ReadOnly | QIODevice::Unbuffered);
    m_isOver = m_unpacker->isEmpty;
    if (!m_unpacker->isOpen && !m_unpacker->isEmpty) {
        fail();
    }
}

UnpackedDevice::~UnpackedDevice() = default;

qint64 UnpackedDevice::readData(char *data, qint64 most)
{
    qint64 taken = 0;
    while (!m_isOver && taken < most) {
        const int result = m_unpacker->unpackMore();
        QByteArrayView &unpacked = m_unpacker->unpacked;
        if (result != ARCHIVE_OK) {
            m_isOver = true;
            if (result != ARCHIVE_EOF) {
                fail();
            }
        } else if (m_left == 0) {
            m_isOver = true;
            m_end = End::TooLarge;
        } else {
            const qsizetype count = std::min({most - taken, m_left, unpacked.size()});
            std::copy_n(unpacked.data(), count, data + taken);
            unpacked = unpacked.sliced(count);
            taken += count;
            m_left -= count;
        }
    }
    return taken > 0 || !m_isOver ? taken : -1;
}

void UnpackedDevice::fail()
{
    m_isOver = true;
    m_end = End::Damaged;
    setErrorString(m_unpacker->reason());
}
