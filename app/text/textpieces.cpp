// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/text/textpieces.h"

#include "app/text/utf8.h"

#include <utility>

using namespace Qt::StringLiterals;

namespace wayout::text {

TextPieces::TextPieces(Read read, const QString &encoding, qint64 most)
    : m_read(std::move(read))
    , m_most(most)
{
    if (encoding != "UTF-8"_L1) {
        m_decoder.emplace(encoding.toLatin1().constData());
        if (!m_decoder->isValid()) {
            m_decoder.emplace(QStringConverter::Latin1);
        }
    }
}

bool TextPieces::readMore()
{
    const QByteArray bytes = m_read(pieceBytes);
    if (m_bytesRead >= m_most) {
        m_isCut = !bytes.isEmpty();
        return false;
    }
    if (m_bytesRead == 0 && !m_decoder && bytes.startsWith("\xef\xbb\xbf")) {
        m_rest = bytes.sliced(3);
    } else if (m_decoder) {
        m_rest += QString(m_decoder->decode(bytes)).toUtf8();
    } else {
        m_rest += bytes;
    }
    m_bytesRead += bytes.size();
    return !bytes.isEmpty();
}

std::optional<QByteArray> TextPieces::next()
{
    qsizetype lineEnd = -1;
    while (lineEnd < 0 && m_rest.size() < longestLine) {
        const qsizetype before = m_rest.size();
        if (!readMore()) {
            return m_rest.isEmpty() ? std::nullopt : std::optional(std::exchange(m_rest, {}));
        }
        const qsizetype inNew = QByteArrayView(m_rest).sliced(before).lastIndexOf('\n');
        lineEnd = inNew < 0 ? -1 : before + inNew;
    }
    const qsizetype end = lineEnd < 0 ? withoutCutCharacter(m_rest).size() : lineEnd + 1;
    QByteArray rest = m_rest.sliced(end);
    m_rest.truncate(end); // does not move the bytes
    return std::exchange(m_rest, std::move(rest));
}

} // namespace wayout::text
