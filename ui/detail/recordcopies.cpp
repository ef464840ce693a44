// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/detail/recordcopies.h"

#include <QRegularExpression>
#include <QStringList>

using namespace Qt::StringLiterals;

QString searchString(const Record &record)
{
    static const QRegularExpression gap(u"…|\\.\\.\\.|\""_s);
    QStringList phrases;
    const QString &signature = record.signature.en.isEmpty() ? record.signature.zh : record.signature.en;
    for (const QString &part : signature.split(gap)) {
        static const QRegularExpression edges(u"^[\\s'`(:,]+|[\\s'`(:,]+$"_s);
        const QString phrase = QString(part.simplified()).remove(edges);
        if (phrase.size() > 1) {
            phrases.append(u'"' + phrase + u'"');
        }
    }
    return phrases.join(u' ');
}
