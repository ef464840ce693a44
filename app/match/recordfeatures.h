// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/catalog/catalog.h"
#include "app/catalog/sections.h"
#include "app/match/patterns.h"
#include "app/match/termindex.h"
#include "app/text/runtimes.h"

#include <QList>

#include <cstdint>
#include <span>
#include <stop_token>

namespace wayout::match {

/// The constants of one record that ranking looks at.
struct RecordFeatures {
    std::span<const std::uint32_t> context; ///< words of its id, domain and tags, sorted: they tell near twins apart
    std::span<const std::uint32_t> exceptions; ///< names of exceptions in its signature, aliases and pattern, sorted
    text::Runtime runtime = text::Runtime::None; ///< that its errors come from, when they come from one alone
    int patternReach = 1; ///< how many records' signatures its pattern matches
};

/// Those of all records.
class RecordFeatureTable final
{
public:
    RecordFeatureTable(const catalog::Catalog &catalog, const TermIndex &index, const Patterns &patterns,
        const std::stop_token &stop = {});
    /// Reads what save() wrote for as many records.
    RecordFeatureTable(catalog::SectionReader &reader, size_t records, const TermIndex &index);
    void save(catalog::SectionWriter &writer) const;

    RecordFeatures of(qsizetype record) const;

private:
    catalog::Lists<std::uint32_t> m_context;
    catalog::Lists<std::uint32_t> m_exceptions;
    catalog::Column<std::uint32_t> m_runtimes;
    catalog::Column<std::uint32_t> m_reaches;
};

/// The catalogue's domains and the like as they would stand in a text, as terms of the index. The same word may be part of other
/// records' names ("mysql" in "php").
class ToolNames final
{
public:
    ToolNames(const catalog::Catalog &catalog, const TermIndex &index);
    /// Reads what save() wrote.
    ToolNames(catalog::SectionReader &reader, const TermIndex &index);
    void save(catalog::SectionWriter &writer) const;

    /// Vocabulary::unknown where it is not the name of a tool.
    std::uint32_t termOf(std::string_view name) const;

private:
    catalog::StringTable m_names;
    catalog::Column<std::uint32_t> m_terms; ///< by name
};

/// Which records tell of one and the same error: variants for environments ("docker/no-space/linux", "docker/no-space/macos") and
/// records of one domain with the same signature or the same pattern. A list shows one of them, with the others behind it.
class Families final
{
public:
    explicit Families(const catalog::Catalog &catalog, const std::stop_token &stop = {});
    /// Reads what save() wrote for as many records.
    Families(catalog::SectionReader &reader, size_t records);
    void save(catalog::SectionWriter &writer) const;

    /// Equal for the members of one family; a position in the catalogue.
    qsizetype familyOf(qsizetype record) const { return m_family[size_t(record)]; }
    /// The other members, in the order of the catalogue.
    QList<qsizetype> othersOf(qsizetype record) const;

private:
    static constexpr std::uint32_t none = UINT32_MAX;

    catalog::Column<std::uint32_t> m_family; ///< by record: the first member
    catalog::Column<std::uint32_t> m_next; ///< by record: the next member, or none; ascends
};

} // namespace wayout::match
