// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/match/traits.h"

#include "app/store/sections.h"
#include "app/text/characters.h"
#include "app/text/codes.h"
#include "app/text/terms.h"

#include <algorithm>

Traits::Traits(const Catalog &catalog, const TermIndex &index, const Patterns &patterns, const std::stop_token &stop)
{
    ListsBuilder<std::uint32_t> contexts;
    ListsBuilder<std::uint32_t> exceptions;
    std::vector<std::uint32_t> runtimes;
    std::vector<std::uint32_t> reaches(size_t(catalog.size()));
    for (qsizetype i = 0; i < catalog.size() && !stop.stop_requested(); ++i) {
        const Record &record = catalog.at(i);
        std::vector<std::uint32_t> terms = index.knownTerms(contextWords(record).toUtf8());
        std::ranges::sort(terms);
        terms.erase(std::unique(terms.begin(), terms.end()), terms.end());
        contexts.addList(terms);

        terms.clear();
        const QString named = record.signature.en + u' ' + record.aliases.join(u' ') + u' ' + record.regex;
        for (const Term &exception : exceptionsOf(named.toUtf8())) {
            if (const std::uint32_t term = index.vocabulary().find(exception.key); term != Vocabulary::unknown) {
                terms.push_back(term);
            }
        }
        std::ranges::sort(terms);
        exceptions.addList(terms);

        runtimes.push_back(std::uint32_t(runtimeOfDomain(record.domain)));
        for (const qsizetype reached : patterns.candidates(foldedText(record.signature.en).toUtf8())) {
            ++reaches[size_t(reached)];
        }
    }
    m_context = std::move(contexts).build();
    m_exceptions = std::move(exceptions).build();
    m_runtimes = std::move(runtimes);
    m_reaches = std::move(reaches);
}

Traits::Traits(SectionReader &reader, size_t records, const TermIndex &index)
    : m_context(reader.takeLists<std::uint32_t>())
    , m_exceptions(reader.takeLists<std::uint32_t>())
    , m_runtimes(reader.take<std::uint32_t>())
    , m_reaches(reader.take<std::uint32_t>())
{
    reader.require(m_context.size() == records && m_exceptions.size() == records && m_runtimes.size() == records
                   && m_reaches.size() == records && allBelow(m_reaches.items(), records + 1));
    reader.require(allBelow(m_context.items().items(), index.vocabulary().size()));
}

void Traits::save(SectionWriter &writer) const
{
    writer.add(m_context);
    writer.add(m_exceptions);
    writer.add(m_runtimes);
    writer.add(m_reaches);
}

RecordTraits Traits::of(qsizetype record) const
{
    const auto i = size_t(record);
    // Its own signature does not count against a pattern.
    return {m_context[i], m_exceptions[i], Runtime(m_runtimes[i]), std::max(1, int(m_reaches[i]))};
}

ToolNames::ToolNames(const Catalog &catalog, const TermIndex &index)
{
    StringTableBuilder names;
    std::vector<std::uint32_t> terms;
    const auto add = [&](const QString &name) {
        const std::string key = name.toLower().toStdString();
        const std::uint32_t term = index.vocabulary().find(key);
        if (term != Vocabulary::unknown && names.insert(key) == terms.size()) {
            terms.push_back(term);
        }
    };
    for (qsizetype i = 0; i < catalog.size(); ++i) {
        const Record &record = catalog.at(i);
        add(record.domain);
        add(record.id.section(u'/', 1, 1).section(u'-', 0, 0));
    }
    m_names = std::move(names).build();
    m_terms = std::move(terms);
}

ToolNames::ToolNames(SectionReader &reader, const TermIndex &index)
    : m_names(reader)
    , m_terms(reader.take<std::uint32_t>())
{
    reader.require(m_terms.size() == m_names.size() && allBelow(m_terms.items(), index.vocabulary().size()));
}

void ToolNames::save(SectionWriter &writer) const
{
    m_names.save(writer);
    writer.add(m_terms);
}

std::uint32_t ToolNames::termOf(std::string_view name) const
{
    const std::uint32_t number = m_names.find(name);
    return number == StringTable::unknown ? Vocabulary::unknown : m_terms[number];
}
