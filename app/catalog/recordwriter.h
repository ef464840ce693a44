// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/catalog/record.h"

#include <QByteArray>

namespace wayout::catalog {

/// The record as one JSON object of the flat bilingual format, UTF-8, fields in the format's order, on one line.
/// Fields that the record does not have are left out.
QByteArray recordToJson(const Record &record);

} // namespace wayout::catalog
