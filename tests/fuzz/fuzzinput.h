// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArrayView>
#include <QString>

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size);

/// Ends the program where something that has to hold does not: a fuzzer keeps the input.
inline void require(bool holds, const char *what)
{
    if (!holds) {
        std::fprintf(stderr, "does not hold: %s\n", what);
        std::abort();
    }
}

inline QByteArrayView fuzzBytes(const std::uint8_t *data, std::size_t size)
{
    return {reinterpret_cast<const char *>(data), qsizetype(size)};
}

/// A text: as UTF-8; after a byte 0xFF the rest as UTF-16 as it comes, so with halves of surrogate pairs.
inline QString fuzzText(QByteArrayView bytes)
{
    if (bytes.isEmpty() || uchar(bytes.front()) != 0xff) {
        return QString::fromUtf8(bytes);
    }
    QString text((bytes.size() - 1) / 2, Qt::Uninitialized);
    std::memcpy(text.data(), bytes.data() + 1, std::size_t(text.size()) * sizeof(QChar));
    return text;
}
