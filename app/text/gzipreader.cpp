// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/text/gzipreader.h"

#include <zlib.h>

#include <array>
#include <cerrno>

using namespace Qt::StringLiterals;

namespace {

constexpr size_t blockBytes = 64 * 1024;
constexpr int gzipOnly = 16; // added to the size of the window

} // namespace

struct GzipReader::Stream {
    Stream() { isReady = inflateInit2(&state, MAX_WBITS + gzipOnly) == Z_OK; }
    ~Stream() { inflateEnd(&state); }
    Q_DISABLE_COPY_MOVE(Stream)

    z_stream state{};
    std::array<Bytef, blockBytes> packed{};
    std::array<Bytef, blockBytes> unpacked{};
    bool isReady = false;
};

bool isGzip(QByteArrayView beginning)
{
    return beginning.startsWith("\x1f\x8b");
}

GzipReader::GzipReader(QIODevice &packed)
    : m_packed(packed)
    , m_stream(std::make_unique<Stream>())
{
    if (!m_stream->isReady) {
        finish(End::CutOff, qt_error_string(ENOMEM));
    }
}

GzipReader::~GzipReader() = default;

QByteArrayView GzipReader::next()
{
    z_stream &state = m_stream->state;
    while (m_end == End::NotYet && fill()) {
        if (m_isBetween) {
            while (state.avail_in > 0 && *state.next_in == 0) { // as tape drives pad a file
                ++state.next_in;
                --state.avail_in;
            }
            if (state.avail_in == 0) {
                if (m_isPackedOver) {
                    finish(End::Whole);
                }
                continue;
            }
            inflateReset(&state);
            m_isBetween = false;
            m_isFirst = false;
        }
        state.next_out = m_stream->unpacked.data();
        state.avail_out = uInt(m_stream->unpacked.size());
        const int result = inflate(&state, Z_NO_FLUSH);
        if (const qsizetype count = qsizetype(m_stream->unpacked.size() - state.avail_out); count > 0) {
            return QByteArrayView(m_stream->unpacked.data(), count); // what else there is to say is said again
        }
        judge(result);
    }
    return {};
}

/// False when there was an error.
bool GzipReader::fill()
{
    z_stream &state = m_stream->state;
    if (state.avail_in > 0 || m_isPackedOver) {
        return true;
    }
    const qint64 count = m_packed.read(reinterpret_cast<char *>(m_stream->packed.data()), qint64(blockBytes));
    if (count < 0) {
        finish(End::CutOff, m_packed.errorString());
        return false;
    }
    m_isPackedOver = count == 0;
    state.next_in = m_stream->packed.data();
    state.avail_in = uInt(count);
    return true;
}

/// What it means that nothing came.
void GzipReader::judge(int result)
{
    const z_stream &state = m_stream->state;
    if (result == Z_STREAM_END) {
        m_isBetween = true;
    } else if (result == Z_OK || result == Z_BUF_ERROR) {
        if (m_isPackedOver && state.avail_in == 0) {
            finish(End::CutOff, u"unexpected end of file"_s);
        }
    } else if (result == Z_MEM_ERROR) {
        finish(End::CutOff, qt_error_string(ENOMEM));
    } else {
        // Behind a whole member something may stand that is none.
        const bool isJunk = !m_isFirst && state.total_out == 0;
        finish(isJunk ? End::CutOff : End::Altered, state.msg ? QString::fromUtf8(state.msg) : u"invalid data"_s);
    }
}

void GzipReader::finish(End end, const QString &reason)
{
    m_end = end;
    m_reason = reason;
}
