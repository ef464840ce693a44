// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/catalog/record.h"

#include <QByteArray>

namespace wayout::catalog {

/// Returns the record as a JSON object of the flat bilingual format: in UTF-8, on one line, with the fields in the
/// format's order. Leaves out empty fields.
QByteArray recordToJson(const Record &record);

} // namespace wayout::catalog
