// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArrayView>
#include <QString>
#include <QStringList>

#include <optional>

namespace wayout::text {

/// Returns the names of the encodings that texts can be decoded from: "UTF-8", "GB18030", "Big5" and others. The old
/// ones depend on the build of Qt.
QStringList knownEncodings();

/// Returns the probable encoding of a text, one of knownEncodings(): by its byte order mark, by being valid UTF-8, by
/// the zeros of UTF-16, or by how familiar the text looks in it; otherwise windows-1252, in which every byte is a
/// character. Returns an empty string for binary data.
QString detectedEncoding(QByteArrayView bytes);

/// Returns as much of the beginning of a longer text as detectedEncoding() can judge: its whole lines or, if it has none,
/// its whole characters.
QByteArrayView wholeBeginning(QByteArrayView bytes);

/// Returns the text without its byte order mark and with U+FFFD for invalid bytes. Returns nothing for an unknown
/// encoding.
std::optional<QString> decodedAs(QByteArrayView bytes, const QString &encoding);

/// Whether the bytes begin like a compressed file: gzip, xz, zstd, bzip2, zip.
bool isCompressed(QByteArrayView bytes);

/// Returns how much a text looks like one that a person wrote: the share of everyday Chinese, Japanese and Korean
/// characters among its characters beyond ASCII, 0 to 1. The share is close to 0 in a text that was read in a wrong
/// encoding. Returns 0 for a text in ASCII.
double characterFrequencyScore(QStringView text);

/// Returns the offset of the first byte that does not belong to UTF-8, or -1.
qsizetype firstInvalidUtf8(QByteArrayView bytes);

/// Returns the encoding of a JSON file that is not in UTF-8: "UTF-16", "UTF-32" or "GB18030". Empty for UTF-8, with or
/// without a byte order mark, and when the bytes look like none of these.
QString foreignEncoding(QByteArrayView bytes);

} // namespace wayout::text
