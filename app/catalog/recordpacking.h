// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/catalog/record.h"

#include <QByteArray>
#include <QByteArrayView>

#include <optional>

namespace wayout::catalog {

/// A record as bytes for this program alone: exact, quick to read, without its file and line.
QByteArray packedRecord(const Record &record);
/// The record that packedRecord() made the bytes of. Nothing for other bytes, whatever they are.
std::optional<Record> unpackedRecord(QByteArrayView bytes);

} // namespace wayout::catalog
