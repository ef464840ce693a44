// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/match/families.h"

#include <QHash>
#include <QStringList>

#include <algorithm>
#include <numeric>

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

Families::Families(const Catalog &catalog)
    : m_family(size_t(catalog.size()))
    , m_next(size_t(catalog.size()), -1)
{
    std::iota(m_family.begin(), m_family.end(), 0);
    QHash<QString, qsizetype> firstWith;
    for (qsizetype i = 0; i < catalog.size(); ++i) {
        for (const QString &key : keysOf(catalog.at(i))) {
            const auto [first, isNew] = std::pair(firstWith.value(key, i), !firstWith.contains(key));
            if (isNew) {
                firstWith.insert(key, i);
                continue;
            }
            const qsizetype one = root(first);
            const qsizetype other = root(i);
            m_family[size_t(std::max(one, other))] = std::min(one, other);
        }
    }
    std::vector<qsizetype> last(m_family.size());
    for (qsizetype i = 0; i < catalog.size(); ++i) {
        const qsizetype first = root(i);
        m_family[size_t(i)] = first;
        if (first != i) {
            m_next[size_t(last[size_t(first)])] = i;
        }
        last[size_t(first)] = i;
    }
}

QList<qsizetype> Families::othersOf(qsizetype record) const
{
    QList<qsizetype> others;
    for (qsizetype member = familyOf(record); member >= 0; member = m_next[size_t(member)]) {
        if (member != record) {
            others.append(member);
        }
    }
    return others;
}

qsizetype Families::root(qsizetype record) const
{
    while (m_family[size_t(record)] != record) {
        record = m_family[size_t(record)];
    }
    return record;
}
