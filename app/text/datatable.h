// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QList>
#include <QString>

namespace wayout::text {

/// The rows of a table in resources/text, in UTF-8: all lines that are neither empty nor comments ("# …"). They travel inside the program: a table
/// that is missing ends it.
QList<QByteArray> tableRows(const QString &name);

} // namespace wayout::text
