// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/present/suggestion.h"

#include "app/match/spelling.h"

#include <algorithm>
#include <string>
#include <vector>

namespace wayout::present {
namespace {

constexpr qsizetype shortestBeginning = 4; // too many names begin with the same three letters

std::vector<std::string> wordsOf(const QString &name)
{
    std::vector<std::string> words;
    for (const QString &word : QString(name).replace(u'/', u'-').toLower().split(u'-', Qt::SkipEmptyParts)) {
        words.push_back(word.toStdString());
    }
    return words;
}

/// Whether each typed word is one of the name's words, except for a few letters.
bool hasAll(const std::vector<std::string> &typed, const QString &name)
{
    const std::vector<std::string> words = wordsOf(name);
    return std::ranges::all_of(typed, [&](const std::string &wanted) {
        return std::ranges::any_of(words, [&](const std::string &word) {
            return match::isWithin(wanted, word, match::forgivenMistakes(wanted.size()));
        });
    });
}

} // namespace

QString nearestName(const QString &typed, const QStringList &names)
{
    const std::string wanted = typed.toLower().toStdString();
    const auto isNear = [&](const QString &name, int mistakes) {
        const std::string whole = name.toLower().toStdString();
        return match::isWithin(wanted, whole, mistakes)
            || match::isWithin(wanted, whole.substr(whole.rfind('/') + 1), mistakes);
    };
    for (int mistakes = 0; mistakes <= match::forgivenMistakes(wanted.size()); ++mistakes) {
        const auto found = std::ranges::find_if(names, [&](const QString &name) { return isNear(name, mistakes); });
        if (found != names.end()) {
            return *found;
        }
    }
    const auto begins = [&](const QString &name) {
        return name.startsWith(typed, Qt::CaseInsensitive)
            || name.section(u'/', -1).startsWith(typed, Qt::CaseInsensitive);
    };
    auto found = typed.size() < shortestBeginning ? names.end() : std::ranges::find_if(names, begins);
    if (const std::vector<std::string> words = wordsOf(typed); found == names.end() && words.size() > 1) {
        found = std::ranges::find_if(names, [&](const QString &name) { return hasAll(words, name); });
    }
    return found == names.end() ? QString() : *found;
}

} // namespace wayout::present
