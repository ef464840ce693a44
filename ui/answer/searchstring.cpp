// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/answer/searchstring.h"

#include <QRegularExpression>
#include <QStringList>

using namespace Qt::StringLiterals;

namespace wayout::answer {

QString searchString(const catalog::Record &record)
{
    // No page has both of what a slash tells apart: "(non-fast-forward) / (fetch first)", "this message / that message".
    static const QRegularExpression alternative(u"\\s/\\s*(\\([^)]*\\)|.*)"_s);
    static const QRegularExpression gap(u"…|\\.\\.\\.|\"|->|[()\\[\\]{}<>]"_s);
    static const QRegularExpression edges(u"^[\\s'`:,;!]+|[\\s'`:,;]+$"_s);
    const QString &signature = record.signature.en.isEmpty() ? record.signature.zh : record.signature.en;
    QStringList phrases;
    for (const QString &part : QString(signature).remove(alternative).split(gap)) {
        const QString phrase = QString(part.simplified()).remove(edges);
        if (phrase.size() > 1) {
            phrases.append(u'"' + phrase + u'"');
        }
    }
    return phrases.join(u' ');
}

} // namespace wayout::answer
