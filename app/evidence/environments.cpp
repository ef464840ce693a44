// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/evidence/environments.h"

#include <QRegularExpression>
#include <QVersionNumber>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace wayout::evidence {
namespace {

/// Returns the name in what a tool prints before its version: "git" for "git version", "bash" for "GNU bash, version".
QString toolIn(const QString &words)
{
    static const QRegularExpression quoted(u"'([^']+)'"_s);
    static const QRegularExpression noise(
        u"^(version|ver|v|release|server|client|program|tools|compilation|distrib|from)$"_s,
        QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression separators(u"[\\s,:/]+"_s);
    if (const QRegularExpressionMatch found = quoted.match(words); found.hasMatch()) {
        return found.captured(1);
    }
    QStringList names = words.split(separators, Qt::SkipEmptyParts);
    names.removeIf([](const QString &name) { return noise.match(name).hasMatch(); });
    return names.value(names.size() - 1);
}

NamedVersions toolOf(QString banner)
{
    static const QRegularExpression parentheses(u"\\([^)]*\\)"_s);
    static const QRegularExpression version(u"^(.*?)(?:[\\s/=_:]v?=?|\\bgo)(\\d+(?:\\.\\d+)*(?:p\\d+)?)"_s);
    banner.remove(parentheses);
    const qsizetype distribution = banner.indexOf("Distrib "_L1); // the client's own version precedes it
    const QString words = distribution < 0 ? banner : banner.section(u' ', 0, 0) + u' ' + banner.mid(distribution);
    const QRegularExpressionMatch found = version.match(words);
    return found.hasMatch() ? NamedVersions{toolIn(found.captured(1)), {found.captured(2).section(u'.', 0, 1)}}
                            : NamedVersions{toolIn(words), {}};
}

NamedVersions systemOf(const QString &words)
{
    const QString last = words.section(u' ', -1);
    const bool hasVersion = !last.isEmpty() && last.at(0).isDigit();
    return hasVersion ? NamedVersions{words.section(u' ', 0, -2), {last}} : NamedVersions{words, {}};
}

void add(QList<NamedVersions> &all, const NamedVersions &one)
{
    if (one.name.isEmpty()) {
        return;
    }
    auto known = std::ranges::find(all, one.name, &NamedVersions::name);
    if (known == all.end()) {
        all.append(one);
        return;
    }
    known->versions += one.versions;
    known->versions.removeDuplicates();
    std::ranges::sort(known->versions, {}, [](const QString &version) { return QVersionNumber::fromString(version); });
}

} // namespace

QList<NamedVersions> namedSystems(const QStringList &environments)
{
    QList<NamedVersions> systems;
    for (const QString &environment : environments) {
        add(systems, systemOf(environment.section(u", "_s, 0, 0).simplified()));
    }
    return systems;
}

QList<NamedVersions> namedTools(const QStringList &environments)
{
    QList<NamedVersions> tools;
    for (const QString &environment : environments) {
        add(tools, toolOf(environment.section(u", "_s, 1).simplified()));
    }
    return tools;
}

} // namespace wayout::evidence
