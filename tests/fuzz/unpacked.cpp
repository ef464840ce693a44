// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/text/unpackeddevice.h"
#include "tests/fuzz/fuzzinput.h"

#include <QBuffer>

using namespace wayout::text;

namespace {

constexpr qint64 mostBytes = 256 * 1024;

struct Unpacked {
    QByteArray bytes;
    UnpackedDevice::End end = UnpackedDevice::End::Whole;

    bool operator==(const Unpacked &) const = default;
};

Unpacked unpacked(QByteArray packed, qint64 step)
{
    QBuffer file(&packed);
    require(file.open(QIODevice::ReadOnly), "a buffer opens");
    UnpackedDevice device(file, mostBytes);
    Unpacked all;
    for (QByteArray bytes = device.read(step); !bytes.isEmpty(); bytes = device.read(step)) {
        all.bytes += bytes;
    }
    all.end = device.end();
    require(all.end != UnpackedDevice::End::Damaged || !device.errorString().isEmpty(), "damage has a reason");
    return all;
}

} // namespace

// Whatever a compressed log holds, what comes out has a limit and does not depend on how it is asked for.
int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const QByteArray packed = fuzzBytes(data, size).toByteArray();
    const Unpacked all = unpacked(packed, mostBytes);
    require(all.bytes.size() <= mostBytes, "what is unpacked has a limit");
    require(unpacked(packed, 1'000) == all, "it is the same in small pieces");
    return 0;
}
