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

WordList listedWords(std::string_view list)
{
    static const QList<QByteArray> rows = tableRows(u"word-lists.txt"_s);
    WordList words;
    for (const QByteArray &row : rows) {
        const std::string_view text(row.data(), size_t(row.size()));
        size_t bar = text.find('|');
        if (text.substr(0, bar - 1) != list) {
            continue;
        }
        for (size_t next = text.find('|', bar + 1); next != text.npos; next = text.find('|', bar + 1)) {
            words.push_back(text.substr(bar + 1, next - bar - 1));
            bar = next;
        }
    }
    return words;
}

} // namespace wayout::text
