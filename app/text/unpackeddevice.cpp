// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/text/unpackeddevice.h"

#include <archive.h>
#include <archive_entry.h>
#include <zlib.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <optional>

using namespace Qt::StringLiterals;

namespace wayout::text {
namespace {

constexpr size_t blockBytes = 64 * 1024;
constexpr std::array magics{QByteArrayView("\x1f\x8b"),
    QByteArrayView("\xfd"
                   "7zXZ"),
    QByteArrayView("\x28\xb5\x2f\xfd"), QByteArrayView("BZh9")};
constexpr qint64 longestMagic = 5;

/// Unpacks a gzip file piece by piece and compares the checksum and the length of each member (RFC 1952). libarchive
/// compares neither and would return a flipped bit as text.
class GzipReader final
{
public:
    enum class End {
        NotYet,
        Whole,
        CutOff, ///< the file ends too early or continues with other data; the bytes so far are right
        Altered, ///< some of the bytes so far differ from the packed ones
    };

    explicit GzipReader(QIODevice &packed)
        : m_packed(packed)
    {
        constexpr int gzipOnly = 16; // added to the size of the window
        if (inflateInit2(&m_state, MAX_WBITS + gzipOnly) != Z_OK) {
            finish(End::CutOff, qt_error_string(ENOMEM));
        }
    }
    ~GzipReader() { inflateEnd(&m_state); }
    Q_DISABLE_COPY_MOVE(GzipReader)

    /// Returns the next bytes, which are valid until the next call; none at the end.
    QByteArrayView next();
    End end() const { return m_end; }
    const QString &reason() const { return m_reason; }

private:
    bool fill();
    void judge(int result);
    void finish(End end, const QString &reason = {})
    {
        m_end = end;
        m_reason = reason;
    }

    QIODevice &m_packed;
    z_stream m_state{};
    std::array<Bytef, blockBytes> m_in{};
    std::array<Bytef, blockBytes> m_out{};
    bool m_isPackedOver = false;
    /// One member has ended and the next one has not begun.
    bool m_isBetween = false;
    bool m_isFirst = true;
    End m_end = End::NotYet;
    QString m_reason;
};

QByteArrayView GzipReader::next()
{
    while (m_end == End::NotYet && fill()) {
        if (m_isBetween) {
            while (m_state.avail_in > 0 && *m_state.next_in == 0) { // the padding of tape drives
                ++m_state.next_in;
                --m_state.avail_in;
            }
            if (m_state.avail_in == 0) {
                if (m_isPackedOver) {
                    finish(End::Whole);
                }
                continue;
            }
            inflateReset(&m_state);
            m_isBetween = false;
            m_isFirst = false;
        }
        m_state.next_out = m_out.data();
        m_state.avail_out = uInt(m_out.size());
        const int result = inflate(&m_state, Z_NO_FLUSH);
        if (const qsizetype count = qsizetype(m_out.size() - m_state.avail_out); count > 0) {
            return QByteArrayView(m_out.data(), count); // the next call returns any error again
        }
        judge(result);
    }
    return {};
}

/// Returns false after an error.
bool GzipReader::fill()
{
    if (m_state.avail_in > 0 || m_isPackedOver) {
        return true;
    }
    const qint64 count = m_packed.read(reinterpret_cast<char *>(m_in.data()), qint64(m_in.size()));
    if (count < 0) {
        finish(End::CutOff, m_packed.errorString());
        return false;
    }
    m_isPackedOver = count == 0;
    m_state.next_in = m_in.data();
    m_state.avail_in = uInt(count);
    return true;
}

/// Sets the state of the reader after inflate() has returned no bytes.
void GzipReader::judge(int result)
{
    if (result == Z_STREAM_END) {
        m_isBetween = true;
    } else if (result == Z_OK || result == Z_BUF_ERROR) {
        if (m_isPackedOver && m_state.avail_in == 0) {
            finish(End::CutOff, u"unexpected end of file"_s);
        }
    } else if (result == Z_MEM_ERROR) {
        finish(End::CutOff, qt_error_string(ENOMEM));
    } else {
        // After a whole member the file may go on with something other than gzip.
        const bool isJunk = !m_isFirst && m_state.total_out == 0;
        finish(isJunk ? End::CutOff : End::Altered, m_state.msg ? QString::fromUtf8(m_state.msg) : u"invalid data"_s);
    }
}

} // namespace

bool isPackedText(QByteArrayView beginning)
{
    return std::ranges::any_of(magics, [beginning](QByteArrayView magic) { return beginning.startsWith(magic); });
}

bool isPackedText(QIODevice &device)
{
    return isPackedText(device.peek(longestMagic));
}

bool isGzip(QIODevice &device)
{
    return device.peek(longestMagic).startsWith(magics.front());
}

struct UnpackedDevice::Unpacker {
    explicit Unpacker(QIODevice &packed)
        : device(packed)
    {
        if (isGzip(packed)) {
            gzip.emplace(packed);
            isOpen = true;
            return;
        }
        // Only these few, as in app/catalog/archive.cpp: each filter is code that reads untrusted bytes.
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

    /// Unpacks more when `unpacked` is used up. archive_read_data() would lose the bytes that it read before an error.
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
            unpacked = result == ARCHIVE_OK ? QByteArrayView(static_cast<const char *>(bytes), qsizetype(size))
                                            : QByteArrayView();
        }
        return result;
    }

    bool isAltered() const { return gzip && gzip->end() == GzipReader::End::Altered; }
    QString reason() const
    {
        return gzip ? gzip->reason() : QString::fromUtf8(archive_error_string(archive)).simplified();
    }

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
    /// Used instead of the archive for gzip.
    std::optional<GzipReader> gzip;
    ::archive *archive = archive_read_new();
    std::array<char, blockBytes> block{};
    /// Bytes that have not been read yet.
    QByteArrayView unpacked;
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

bool UnpackedDevice::isAltered() const
{
    return m_unpacker->isAltered();
}

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

} // namespace wayout::text
