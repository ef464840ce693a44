// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/text/placeholders.h"

#include <QMap>
#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace {

/// Between angle brackets: several words, capitals, Chinese, or one of the words that commands are explained with.
const QRegularExpression &inBrackets()
{
    static const QRegularExpression pattern(
        u"(?<![\\w<])<(?:[A-Za-z][A-Za-z0-9]*(?:[ _-][A-Za-z0-9]+)+|[A-Z][A-Z0-9_]{2,}|\\p{Han}[^<>\\n]{0,30}|"
        "token|name|user|username|password|host|hostname|server|domain|port|path|file|branch|commit|id|key|secret|"
        "namespace|pod|container|image|project|region|version|package|bucket|database)>"_s,
        QRegularExpression::UseUnicodePropertiesOption);
    return pattern;
}

const QRegularExpression &byName()
{
    static const QRegularExpression pattern(
        u"(?<![\\w.])(?:~|[A-Za-z]:)?/path/to(?:/[\\w.@+-]*)*|(?<![A-Za-z0-9<])(?:your[-_]\\w[\\w-]*|YOUR_\\w+)"_s);
    return pattern;
}

bool isMarkup(const QString &code)
{
    return code.contains("</"_L1) || code.contains("/>"_L1);
}

} // namespace

QStringList placeholdersIn(const QString &code)
{
    QStringList found;
    for (const QString &line : code.split(u'\n')) {
        QMap<qsizetype, QString> inLine; // by place
        const auto collect = [&](const QRegularExpression &pattern) {
            for (auto matches = pattern.globalMatch(line); matches.hasNext();) {
                const QRegularExpressionMatch match = matches.next();
                inLine.insert(match.capturedStart(), match.captured());
            }
        };
        if (!isMarkup(code) && !line.trimmed().startsWith("#include"_L1)) {
            collect(inBrackets());
        }
        collect(byName());
        found += inLine.values();
    }
    found.removeDuplicates();
    return found;
}
