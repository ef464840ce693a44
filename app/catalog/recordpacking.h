// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/catalog/record.h"

#include <QByteArray>
#include <QByteArrayView>

#include <optional>

namespace wayout::catalog {

/// Returns the record in a private binary format: exact, quick to read, without file and line.
QByteArray packedRecord(const Record &record);
/// Returns the record that packedRecord() packed, or nothing if the bytes are not a packed record.
std::optional<Record> unpackedRecord(QByteArrayView bytes);

} // namespace wayout::catalog
