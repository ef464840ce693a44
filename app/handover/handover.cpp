// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/handover/handover.h"

#include <QDir>
#include <QtEndian>

namespace {

constexpr QByteArrayView magic("WAYO");
constexpr qsizetype numberBytes = 4;

void append(QByteArray &bytes, quint32 number)
{
    char big[numberBytes];
    qToBigEndian(number, big);
    bytes.append(big, numberBytes);
}

void append(QByteArray &bytes, const QByteArray &field)
{
    append(bytes, quint32(field.size()));
    bytes.append(field);
}

/// Takes numbers and fields from the front of bytes; what is not there makes it not ok.
class FieldReader
{
public:
    explicit FieldReader(QByteArrayView bytes)
        : m_bytes(bytes)
    {
    }

    quint32 number()
    {
        const QByteArrayView bytes = take(numberBytes);
        return m_ok ? qFromBigEndian<quint32>(bytes.data()) : 0;
    }
    QByteArray field() { return take(qsizetype(number())).toByteArray(); }
    bool ok() const { return m_ok; }

private:
    QByteArrayView take(qsizetype size)
    {
        m_ok = m_ok && size <= m_bytes.size();
        if (!m_ok) {
            return {};
        }
        const QByteArrayView taken = m_bytes.first(size);
        m_bytes = m_bytes.sliced(size);
        return taken;
    }

    QByteArrayView m_bytes;
    bool m_ok = true;
};

} // namespace

QByteArray HandOverFrame::toBytes(const HandOver &handOver)
{
    QByteArray body;
    append(body, quint32(handOver.kind));
    append(body, handOver.path.toUtf8());
    append(body, handOver.activation);
    QByteArray frame = magic.toByteArray();
    append(frame, quint32(version));
    append(frame, body);
    return frame;
}

std::optional<qsizetype> HandOverFrame::sizeOf(QByteArrayView beginning)
{
    const qsizetype compared = std::min(beginning.size(), magic.size());
    if (beginning.first(compared) != magic.first(compared)) {
        return std::nullopt;
    }
    if (beginning.size() < headBytes) {
        return 0;
    }
    FieldReader head(beginning.sliced(magic.size()));
    const quint32 itsVersion = head.number();
    const quint32 size = head.number();
    return itsVersion == version && size <= mostBytes ? std::optional(headBytes + qsizetype(size)) : std::nullopt;
}

std::optional<HandOver> HandOverFrame::fromBytes(QByteArrayView frame)
{
    if (frame.size() < headBytes || sizeOf(frame) != frame.size()) {
        return std::nullopt;
    }
    FieldReader body(frame.sliced(headBytes));
    const quint32 kind = body.number();
    const QByteArray path = body.field();
    const QByteArray activation = body.field();
    const bool isKind = kind <= quint32(HandOver::Kind::Clipboard);
    const bool hasPath = HandOver::Kind(kind) == HandOver::Kind::File;
    const QString text = QString::fromUtf8(path);
    if (!body.ok() || !isKind || hasPath != QDir::isAbsolutePath(text) || path.contains('\0') || activation.contains('\0')) {
        return std::nullopt;
    }
    return HandOver{HandOver::Kind(kind), text, activation};
}
