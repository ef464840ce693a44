// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QRandomGenerator>

namespace wayout::storage {

/// The id of a text that is explained from now on. Windows and days do not meet in it.
inline qint64 newPasteId()
{
    return qint64(QRandomGenerator::global()->generate64() >> 1) | 1;
}

} // namespace wayout::storage
