// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QRandomGenerator>

namespace wayout::storage {

/// Returns the id for a newly pasted text. It is random, so that windows and computers do not use the same id.
inline qint64 newPasteId()
{
    return qint64(QRandomGenerator::global()->generate64() >> 1) | 1;
}

} // namespace wayout::storage
