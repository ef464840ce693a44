// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QFile>

/// Returns a number of tests/ranking/counts.txt; -1 when it has none of that name.
inline int recordedCount(const QByteArray &name)
{
    QFile file(QStringLiteral(WAYOUT_SOURCE_DIR "/tests/ranking/counts.txt"));
    if (file.open(QIODevice::ReadOnly)) {
        for (const QByteArray &row : file.readAll().split('\n')) {
            if (row.startsWith(name + ' ')) {
                return row.sliced(name.size() + 1).toInt();
            }
        }
    }
    return -1;
}
