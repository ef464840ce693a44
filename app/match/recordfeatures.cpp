// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/match/recordfeatures.h"

#include "app/catalog/sections.h"
#include "app/text/characters.h"
#include "app/text/codes.h"
#include "app/text/terms.h"

#include <QHash>
#include <QStringList>

#include <algorithm>
#include <numeric>
#include <vector>

using namespace Qt::StringLiterals;

namespace wayout::match {
namespace {

/// Returns the keys of a record; records that share a key belong to one family. The third part of an id is the
/// environment.
QStringList keysOf(const catalog::Record &record)
{
    QStringList keys;
    if (record.id.count(u'/') == 2) {
        keys.append(u"id "_s + record.id.section(u'/', 0, 1));
    }
    if (!record.signature.original().isEmpty()) {
        keys.append(u"signature "_s + record.domain + u'\n' + record.signature.original().simplified().toCaseFolded());
    }
    if (!record.regex.isEmpty()) {
        keys.append(u"pattern "_s + record.domain + u'\n' + record.regex);
    }
    return keys;
}

} // namespace

void RecordFeatureTable::compile(const QList<catalog::Record> &records, const TermIndex &index,
    const Patterns &patterns, catalog::SectionWriter &writer, const std::stop_token &stop)
{
    catalog::ListsBuilder<std::uint32_t> contexts;
    catalog::ListsBuilder<std::uint32_t> exceptions;
    std::vector<std::uint32_t> runtimes;
    std::vector<std::uint32_t> reaches(size_t(records.size()));
    for (qsizetype i = 0; i < records.size() && !stop.stop_requested(); ++i) {
        const catalog::Record &record = records.at(i);
        std::vector<std::uint32_t> terms = index.knownTerms(contextWords(record).toUtf8());
        std::ranges::sort(terms);
        terms.erase(std::unique(terms.begin(), terms.end()), terms.end());
        contexts.addList(terms);

        terms.clear();
        const QString named = record.signature.original() + u' ' + record.aliases.join(u' ') + u' ' + record.regex;
        for (const text::Term &exception : text::exceptionsOf(named.toUtf8())) {
            if (const std::uint32_t term = index.vocabulary().find(exception.key); term != Vocabulary::unknown) {
                terms.push_back(term);
            }
        }
        std::ranges::sort(terms);
        exceptions.addList(terms);

        runtimes.push_back(std::uint32_t(text::runtimeOfDomain(record.domain)));
        for (const qsizetype reached : patterns.candidates(text::foldedText(record.signature.original()).toUtf8())) {
            ++reaches[size_t(reached)];
        }
    }
    writer.add(std::move(contexts));
    writer.add(std::move(exceptions));
    writer.add(std::move(runtimes));
    writer.add(std::move(reaches));
}

RecordFeatureTable::RecordFeatureTable(catalog::SectionReader &reader, size_t records, const TermIndex &index)
{
    reader.read(m_context, m_exceptions, m_runtimes, m_reaches);
    reader.require(m_context.size() == records && m_exceptions.size() == records && m_runtimes.size() == records
        && m_reaches.size() == records && catalog::allBelow(m_reaches.items(), records + 1));
    reader.require(catalog::allBelow(m_context.items().items(), index.vocabulary().size()));
}

RecordFeatures RecordFeatureTable::of(qsizetype record) const
{
    const auto i = size_t(record);
    // The reach includes the own signature, so it is at least 1.
    return {m_context[i], m_exceptions[i], text::Runtime(m_runtimes[i]), std::max(1, int(m_reaches[i]))};
}

void ToolNames::compile(const QList<catalog::Record> &records, const TermIndex &index, catalog::SectionWriter &writer)
{
    catalog::StringTableBuilder names;
    std::vector<std::uint32_t> terms;
    const auto add = [&](const QString &name) {
        const std::string key = name.toLower().toStdString();
        const std::uint32_t term = index.vocabulary().find(key);
        if (term != Vocabulary::unknown && names.insert(key) == terms.size()) {
            terms.push_back(term);
        }
    };
    for (const catalog::Record &record : records) {
        add(record.domain);
        add(record.id.section(u'/', 1, 1).section(u'-', 0, 0));
    }
    writer.add(std::move(names));
    writer.add(std::move(terms));
}

ToolNames::ToolNames(catalog::SectionReader &reader, const TermIndex &index)
{
    reader.read(m_names, m_terms);
    reader.require(m_terms.size() == m_names.size() && catalog::allBelow(m_terms.items(), index.vocabulary().size()));
}

std::uint32_t ToolNames::termOf(std::string_view name) const
{
    const std::uint32_t number = m_names.find(name);
    return number == catalog::StringTable::unknown ? Vocabulary::unknown : m_terms[number];
}

void Families::compile(
    const QList<catalog::Record> &records, catalog::SectionWriter &writer, const std::stop_token &stop)
{
    const auto count = std::uint32_t(records.size());
    std::vector<std::uint32_t> family(count);
    std::iota(family.begin(), family.end(), 0);
    const auto root = [&](std::uint32_t record) {
        while (family[record] != record) {
            record = family[record] = family[family[record]]; // path halving
        }
        return record;
    };
    QHash<QString, std::uint32_t> firstWith;
    for (std::uint32_t i = 0; i < count && !stop.stop_requested(); ++i) {
        for (const QString &key : keysOf(records.at(i))) {
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
    writer.add(std::move(family));
    writer.add(std::move(next));
}

Families::Families(catalog::SectionReader &reader, size_t records)
{
    reader.read(m_family, m_next);
    reader.require(
        m_family.size() == records && m_next.size() == records && catalog::allBelow(m_family.items(), records));
    for (std::uint32_t i = 0; i < m_next.size(); ++i) {
        reader.require(m_next[i] == none || (m_next[i] > i && m_next[i] < records));
    }
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

} // namespace wayout::match
