// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>
#include <QVariant>

/// One sentence of SQL.
struct Statement {
    QString sql;
    QVariantList values; ///< for its question marks
};
