// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/match/families.h"

#include "app/store/sections.h"

#include <QHash>
#include <QStringList>

#include <algorithm>
#include <numeric>
#include <vector>

using namespace Qt::StringLiterals;

namespace {

/// What two records must share to be of one family: three-part ids end in the environment.
QStringList keysOf(const Record &record)
{
    QStringList keys;
    if (record.id.count(u'/') == 2) {
        keys.append(u"id "_s + record.id.section(u'/', 0, 1));
    }
    if (!record.signature.en.isEmpty()) {
        keys.append(u"signature "_s + record.domain + u'\n' + record.signature.en.simplified().toCaseFolded());
    }
    if (!record.regex.isEmpty()) {
        keys.append(u"pattern "_s + record.domain + u'\n' + record.regex);
    }
    return keys;
}

} // namespace

Families::Families(const Catalog &catalog, const std::stop_token &stop)
{
    const auto count = std::uint32_t(catalog.size());
    std::vector<std::uint32_t> family(count);
    std::iota(family.begin(), family.end(), 0);
    const auto root = [&](std::uint32_t record) {
        while (family[record] != record) {
            record = family[record] = family[family[record]]; // halves the way for the next one
        }
        return record;
    };
    QHash<QString, std::uint32_t> firstWith;
    for (std::uint32_t i = 0; i < count && !stop.stop_requested(); ++i) {
        for (const QString &key : keysOf(catalog.at(i))) {
            const auto first = firstWith.constFind(key);
            if (first == firstWith.cend()) {
                firstWith.insert(key, i);
                continue;
            }
            const std::uint32_t one = root(*first);
            const std::uint32_t other = root(i);
            family[std::max(one, other)] = std::min(one, other);
        }
    }
    std::vector<std::uint32_t> next(count, none);
    std::vector<std::uint32_t> last(count);
    for (std::uint32_t i = 0; i < count; ++i) {
        const std::uint32_t first = root(i);
        family[i] = first;
        if (first != i) {
            next[last[first]] = i;
        }
        last[first] = i;
    }
    m_family = std::move(family);
    m_next = std::move(next);
}

Families::Families(SectionReader &reader, size_t records)
    : m_family(reader.take<std::uint32_t>())
    , m_next(reader.take<std::uint32_t>())
{
    reader.require(m_family.size() == records && m_next.size() == records && allBelow(m_family.items(), records));
    for (std::uint32_t i = 0; i < m_next.size(); ++i) {
        reader.require(m_next[i] == none || (m_next[i] > i && m_next[i] < records));
    }
}

void Families::save(SectionWriter &writer) const
{
    writer.add(m_family);
    writer.add(m_next);
}

QList<qsizetype> Families::othersOf(qsizetype record) const
{
    QList<qsizetype> others;
    for (std::uint32_t member = m_family[size_t(record)]; member != none; member = m_next[member]) {
        if (qsizetype(member) != record) {
            others.append(member);
        }
    }
    return others;
}
