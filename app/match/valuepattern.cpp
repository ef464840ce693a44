// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/match/valuepattern.h"

#include "app/match/patterns.h"
#include "app/match/requiredliterals.h"

#include <QCache>

#include <re2/re2.h>

#include <algorithm>
#include <array>

namespace wayout::match {
namespace {

constexpr int patternMemory = 1 << 20; // bytes
constexpr int patternsKept = 256; // in each thread
constexpr int mostGroups = 32; // a regex with more groups has its value in one of the first

/// Keeps what was compiled lately: a record is read several times for one paste, and compiling costs more than a search.
std::shared_ptr<const RE2> compiled(const QString &regex)
{
    thread_local QCache<QString, std::shared_ptr<const RE2>> kept(patternsKept);
    if (const auto *known = kept.object(regex)) {
        return *known;
    }
    RE2::Options options;
    options.set_case_sensitive(false);
    options.set_log_errors(false);
    options.set_max_mem(patternMemory);
    auto pattern = std::make_shared<const RE2>("(?m)" + comparableRegex(regex).toStdString(), options);
    kept.insert(regex, new std::shared_ptr<const RE2>(pattern));
    return pattern;
}

} // namespace

ValuePattern::ValuePattern(const QString &regex, const QString &group)
    : m_regex(compiled(regex))
{
    const auto &names = m_regex->NamedCapturingGroups();
    const auto named = names.find(group.toStdString());
    const int groups = m_regex->NumberOfCapturingGroups();
    m_group = named != names.end() ? named->second : std::min(1, groups);
    m_lastGroup = named != names.end() ? m_group : std::min(groups, mostGroups - 1);
}

ValuePattern::~ValuePattern() = default;
ValuePattern::ValuePattern(ValuePattern &&other) noexcept = default;
ValuePattern &ValuePattern::operator=(ValuePattern &&other) noexcept = default;

bool ValuePattern::mayMatch(const QString &regex, std::string_view lowerText)
{
    const auto hasInOrder = [lowerText](const RequiredLiterals::Branch &branch) {
        size_t at = 0;
        return std::ranges::all_of(branch, [&](const std::string &literal) {
            const size_t found = lowerText.find(literal, at);
            at = found + literal.size();
            return found != lowerText.npos;
        });
    };
    return std::ranges::any_of(requiredLiterals(comparableRegex(regex).toStdString()).branches, hasInOrder);
}

QStringList ValuePattern::groupNames(const QString &regex)
{
    QStringList names;
    const std::shared_ptr<const RE2> pattern = compiled(regex);
    for (const auto &[name, group] : pattern->NamedCapturingGroups()) {
        names.append(QString::fromStdString(name));
    }
    return names;
}

std::optional<ValuePattern::Found> ValuePattern::next(QByteArrayView text, qsizetype from) const
{
    const re2::StringPiece subject(text.data(), size_t(text.size()));
    std::array<re2::StringPiece, mostGroups> groups;
    if (!m_regex->ok() || m_group >= mostGroups || m_group < 0
        || !m_regex->Match(subject, size_t(from), subject.size(), RE2::UNANCHORED, groups.data(), m_lastGroup + 1)) {
        return std::nullopt;
    }
    const auto offset = [&](const re2::StringPiece &piece) { return qsizetype(piece.data() - subject.data()); };
    Found found{.end = offset(groups[0]) + qsizetype(groups[0].size())};
    for (int group = m_group; group <= m_lastGroup; ++group) {
        if (const re2::StringPiece &value = groups.at(size_t(group)); value.data()) {
            found.value = {offset(value), offset(value) + qsizetype(value.size())};
            break;
        }
    }
    return found;
}

} // namespace wayout::match
