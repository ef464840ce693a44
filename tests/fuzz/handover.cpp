// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/platform/singleinstance.h"

#include "tests/fuzz/fuzzinput.h"

using namespace wayout::platform;

using namespace SingleInstance;

// Whatever another process sends, what is taken from it says exactly what was sent: nothing else means the same.
int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const QByteArrayView bytes = fuzzBytes(data, size);
    const std::optional<qsizetype> whole = Frame::sizeOf(bytes);
    require(!whole || *whole <= Frame::headBytes + qsizetype(Frame::mostBytes), "a frame has a limit");
    const std::optional<Message> taken = Frame::fromBytes(bytes);
    if (taken) {
        require(whole == bytes.size(), "a frame has the size that it says");
        require(
            taken->paths.isEmpty() == (taken->kind != Message::Kind::Files), "files have paths, and nothing else has");
        for (const QString &path : taken->paths) {
            require(path.startsWith(u'/'), "a path means the same in every folder");
        }
        const std::optional<Message> again = Frame::fromBytes(Frame::toBytes(*taken));
        require(again == taken, "what was taken can be sent on");
    }
    return 0;
}
