// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/handover/handover.h"

#include <QDataStream>
#include <QIODevice>

#include <algorithm>

namespace {

constexpr QByteArrayView magic("WAYO");
constexpr auto streamVersion = QDataStream::Qt_6_4;

/// What stands at the front of bytes; a number or a field that is not whole makes its status bad.
class FrameReader : public QDataStream
{
public:
    explicit FrameReader(QByteArrayView bytes)
        : QDataStream(QByteArray::fromRawData(bytes.data(), bytes.size()))
    {
        setVersion(streamVersion);
    }
};

} // namespace

QByteArray HandOverFrame::toBytes(const HandOver &handOver)
{
    QByteArray body;
    QDataStream fields(&body, QIODevice::WriteOnly);
    fields.setVersion(streamVersion);
    fields << quint32(handOver.kind) << handOver.paths.join(QChar::Null).toUtf8() << handOver.activation;
    QByteArray frame = magic.toByteArray();
    QDataStream head(&frame, QIODevice::Append);
    head.setVersion(streamVersion);
    head << quint32(version) << body;
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
    FrameReader head(beginning.sliced(magic.size()));
    quint32 itsVersion = 0;
    quint32 size = 0;
    head >> itsVersion >> size;
    return itsVersion == version && size <= mostBytes ? std::optional(headBytes + qsizetype(size)) : std::nullopt;
}

std::optional<HandOver> HandOverFrame::fromBytes(QByteArrayView frame)
{
    if (frame.size() < headBytes || sizeOf(frame) != frame.size()) {
        return std::nullopt;
    }
    FrameReader body(frame.sliced(headBytes));
    quint32 kind = 0;
    QByteArray paths;
    QByteArray activation;
    body >> kind >> paths >> activation;
    const bool isKind = kind <= quint32(HandOver::Kind::Clipboard);
    const QStringList all = paths.isEmpty() ? QStringList() : QString::fromUtf8(paths).split(QChar::Null);
    // Not QDir::isAbsolutePath(): that takes ":name", something inside the program, for one.
    const bool areAbsolute = std::ranges::all_of(all, [](const QString &path) { return path.startsWith(u'/'); });
    const bool areRight = areAbsolute && all.isEmpty() == (HandOver::Kind(kind) != HandOver::Kind::Files);
    if (body.status() != QDataStream::Ok || !isKind || !areRight || activation.contains('\0')) {
        return std::nullopt;
    }
    return HandOver{HandOver::Kind(kind), all, activation};
}
