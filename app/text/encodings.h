// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArrayView>
#include <QString>
#include <QStringList>

#include <optional>

/// The encodings that a text can be read in here, by their names: "UTF-8", "GB18030", "Big5" and others. Which of the old ones are
/// there depends on how Qt was built.
QStringList knownEncodings();

/// The encoding that the bytes of a text seem to be in, one of knownEncodings(): by its mark, by being valid UTF-8, by where the
/// zeros of UTF-16 stand, or by how familiar the text looks in it; at last windows-1252, in which every byte is a character.
/// Empty for binary data.
QString detectedEncoding(QByteArrayView bytes);

/// The text, with U+FFFD for what is none in that encoding; a byte order mark at the beginning is left out. Nothing for an
/// encoding that is not known.
std::optional<QString> decodedAs(QByteArrayView bytes, const QString &encoding);

/// Whether the bytes begin like a compressed file: gzip, xz, zstd, bzip2, zip.
bool isCompressed(QByteArrayView bytes);

/// Returns how much a text looks like one that a person wrote: the part of its characters beyond ASCII that are everyday Chinese,
/// Japanese or Korean, 0 to 1. A text that was read in a wrong encoding has hardly any. 0 for a text in ASCII.
double familiarity(QStringView text);

/// Returns the offset of the first byte that does not belong to UTF-8, or -1.
qsizetype firstInvalidUtf8(QByteArrayView bytes);

/// Returns the encoding of a JSON file that is not in UTF-8: "UTF-16", "UTF-32" or "GB18030". Empty for UTF-8, with or without a byte order
/// mark, and when the bytes look like none of these.
QString foreignEncoding(QByteArrayView bytes);
