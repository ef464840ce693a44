// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>

namespace Checksum {

constexpr std::uint64_t oddA = 0x9e3779b185ebca87;
constexpr std::uint64_t oddB = 0xc2b2ae3d27d4eb4f;

constexpr std::uint64_t mixed(std::uint64_t value)
{
    value = (value ^ (value >> 33)) * oddB;
    value = (value ^ (value >> 29)) * oddA;
    return value ^ (value >> 32);
}

/// 64 bits that tell damaged bytes from whole ones, at several bytes a nanosecond: four lanes side by side. No protection against
/// somebody who wants them to agree.
inline std::uint64_t of(const void *data, size_t size, std::uint64_t seed = 0)
{
    const auto *bytes = static_cast<const unsigned char *>(data);
    const auto word = [](const unsigned char *at) {
        std::uint64_t value = 0;
        std::memcpy(&value, at, sizeof(value));
        return value;
    };
    const auto turned = [](std::uint64_t lane, std::uint64_t value) { return std::rotl(lane + value * oddB, 31) * oddA; };
    std::uint64_t lanes[4] = {seed + oddA + oddB, seed + oddB, seed, seed - oddA};
    size_t i = 0;
    for (; i + 32 <= size; i += 32) {
        for (size_t lane = 0; lane < 4; ++lane) {
            lanes[lane] = turned(lanes[lane], word(bytes + i + 8 * lane));
        }
    }
    std::uint64_t sum = std::rotl(lanes[0], 1) + std::rotl(lanes[1], 7) + std::rotl(lanes[2], 12) + std::rotl(lanes[3], 18) + size;
    for (; i + 8 <= size; i += 8) {
        sum = std::rotl(sum ^ turned(0, word(bytes + i)), 27) * oddA;
    }
    for (; i < size; ++i) {
        sum = std::rotl(sum ^ (bytes[i] * oddA), 11) * oddB;
    }
    return mixed(sum);
}

} // namespace Checksum
