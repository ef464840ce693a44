// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QStringList>

class QSqlDatabase;

/// Copies what can be read of these tables of the SQLite file `from`, which may be damaged, of another version, or both; the
/// columns that both sides know. Rows that are there already stay. How many were copied.
int copyTables(const QString &from, const QSqlDatabase &to, const QStringList &tables);
