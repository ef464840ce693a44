// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QStringList>

namespace wayout::catalog {

struct Record;

/// Returns the sources of a record, each once: its official page, then those of its dead ends and workarounds.
QStringList allSources(const Record &record);

} // namespace wayout::catalog
