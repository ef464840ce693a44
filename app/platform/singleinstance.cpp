// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/platform/singleinstance.h"

#include <QDataStream>
#include <QIODevice>

#include <algorithm>

namespace wayout::platform {

namespace SingleInstance {

namespace {

constexpr QByteArrayView magic("WAYO");
constexpr auto streamVersion = QDataStream::Qt_6_4;

/// Reads the fields of a frame; a number or a field that is cut off sets the status.
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

QByteArray Frame::toBytes(const Message &message)
{
    QByteArray body;
    QDataStream fields(&body, QIODevice::WriteOnly);
    fields.setVersion(streamVersion);
    fields << quint32(message.kind) << message.paths.join(QChar::Null).toUtf8() << message.activation;
    QByteArray frame = magic.toByteArray();
    QDataStream head(&frame, QIODevice::Append);
    head.setVersion(streamVersion);
    head << quint32(version) << body;
    return frame;
}

std::optional<qsizetype> Frame::sizeOf(QByteArrayView beginning)
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

std::optional<Message> Frame::fromBytes(QByteArrayView frame)
{
    if (frame.size() < headBytes || sizeOf(frame) != frame.size()) {
        return std::nullopt;
    }
    FrameReader body(frame.sliced(headBytes));
    quint32 kind = 0;
    QByteArray paths;
    QByteArray activation;
    body >> kind >> paths >> activation;
    const bool isKind = kind <= quint32(Message::Kind::Clipboard);
    const QStringList all = paths.isEmpty() ? QStringList() : QString::fromUtf8(paths).split(QChar::Null);
    // QDir::isAbsolutePath() would accept ":name", a resource of the program.
    const bool areAbsolute = std::ranges::all_of(all, [](const QString &path) { return path.startsWith(u'/'); });
    const bool areRight = areAbsolute && all.isEmpty() == (Message::Kind(kind) != Message::Kind::Files);
    if (body.status() != QDataStream::Ok || !isKind || !areRight || activation.contains('\0')) {
        return std::nullopt;
    }
    return Message{Message::Kind(kind), all, activation};
}

} // namespace SingleInstance

} // namespace wayout::platform
