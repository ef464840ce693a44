// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/text/datatable.h"

#include <QFile>

using namespace Qt::StringLiterals;

namespace wayout::text {

QList<QByteArray> tableRows(const QString &name)
{
    QFile file(u":/text/"_s + name);
    if (!file.open(QIODevice::ReadOnly)) {
        qFatal("The table %s is missing.", qPrintable(name));
    }
    QList<QByteArray> rows = file.readAll().split('\n');
    rows.removeIf([](const QByteArray &row) { return row.isEmpty() || row.startsWith('#'); });
    return rows;
}

} // namespace wayout::text
