// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/catalog/affectedversions.h"

#include <QRegularExpression>
#include <QVersionNumber>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace wayout::catalog {
namespace {

constexpr qsizetype mostRead = 32'000; // characters at each end of the text, because this runs while a record is shown

struct Bound {
    QString relation; ///< empty: the version itself and its subversions
    QVersionNumber version;
};

struct Range {
    QString name;
    QList<Bound> bounds;
};

Range rangeOf(const QString &words)
{
    static const QRegularExpression name(u"^\\s*([A-Za-z][A-Za-z0-9+#._-]*?)\\s*(?=[<>=~ ]\\s*=?\\s*v?\\d)"_s);
    static const QRegularExpression bound(u"\\G\\s*,?\\s*(<=|>=|==|=|<|>|)\\s*v?(\\d+(?:\\.\\d+)*)(?![A-Za-z])"_s);
    const auto named = name.match(words);
    if (!named.hasMatch()) {
        return {};
    }
    Range range{named.captured(1), {}};
    auto matches = bound.globalMatch(words, named.capturedEnd());
    while (matches.hasNext()) {
        const auto match = matches.next();
        range.bounds.append({match.captured(1), QVersionNumber::fromString(match.captured(2))});
    }
    return range;
}

bool holds(const Bound &bound, const QVersionNumber &version)
{
    const int order = QVersionNumber::compare(version, bound.version);
    if (bound.relation == ">="_L1) {
        return order >= 0;
    }
    if (bound.relation == ">"_L1) {
        return order > 0;
    }
    if (bound.relation == "<"_L1) {
        return order < 0;
    }
    if (bound.relation == "<="_L1) {
        return order <= 0 || bound.version.isPrefixOf(version);
    }
    return bound.version.isPrefixOf(version);
}

QString versionIn(const QString &text, const QString &name)
{
    // "Python 3.11.4", "python3.12/", "torch==2.1.0+cu118", "Node.js v18.16", "npm@9.5.1"
    const QRegularExpression mention(QRegularExpression::escape(name)
            + u"(?:\\.js)?(?:[ \\t]?(?:==|version|[@/=-])[ \\t]?|[ \\t]|)v?(\\d+(?:\\.\\d+)+)"_s,
        QRegularExpression::CaseInsensitiveOption);
    return mention.match(text).captured(1);
}

} // namespace

std::optional<VersionFound> versionFound(const AffectedVersion &affected, const QString &text)
{
    const Range range = rangeOf(affected.version);
    if (range.bounds.isEmpty()) {
        return std::nullopt;
    }
    const bool isLong = text.size() > 2 * mostRead;
    QString version = versionIn(isLong ? text.first(mostRead) : text, range.name);
    if (version.isEmpty() && isLong) {
        version = versionIn(text.last(mostRead), range.name);
    }
    if (version.isEmpty()) {
        return std::nullopt;
    }
    const QVersionNumber number = QVersionNumber::fromString(version);
    return VersionFound{
        version, std::ranges::all_of(range.bounds, [&](const Bound &bound) { return holds(bound, number); })};
}

} // namespace wayout::catalog
