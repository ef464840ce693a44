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

/// The properties of one record that ranking uses.
struct RecordFeatures {
    std::span<const std::uint32_t> context; ///< words of its id, domain and tags, sorted; they distinguish near twins
    std::span<const std::uint32_t> exceptions; ///< names of exceptions in its signature, aliases and pattern, sorted
    text::Runtime runtime = text::Runtime::None; ///< the runtime of its errors, if there is only one
    int patternReach = 1; ///< the number of records whose signature its pattern may match
};

/// The features of all records.
class RecordFeatureTable final
{
public:
    /// Adds the features of the records to what the constructor reads.
    static void compile(const QList<catalog::Record> &records, const TermIndex &index, const Patterns &patterns,
        catalog::SectionWriter &writer, const std::stop_token &stop);

    RecordFeatureTable(catalog::SectionReader &reader, size_t records, const TermIndex &index);

    RecordFeatures of(qsizetype record) const;

private:
    catalog::Lists<std::uint32_t> m_context;
    catalog::Lists<std::uint32_t> m_exceptions;
    catalog::Column<std::uint32_t> m_runtimes;
    catalog::Column<std::uint32_t> m_reaches;
};

/// Names of tools, from the domains and ids of the catalogue, as terms of the index. A name may also be part of the ids
/// of other domains ("mysql" in "php").
class ToolNames final
{
public:
    /// Adds the names to what the constructor reads.
    static void compile(const QList<catalog::Record> &records, const TermIndex &index, catalog::SectionWriter &writer);

    ToolNames(catalog::SectionReader &reader, const TermIndex &index);

    /// Returns the term of a tool's name; Vocabulary::unknown if `name` is not the name of a tool.
    std::uint32_t termOf(std::string_view name) const;

private:
    catalog::StringTable m_names;
    catalog::Column<std::uint32_t> m_terms; ///< by position in m_names
};

/// Groups the records that describe the same error: variants for environments ("docker/no-space/linux",
/// "docker/no-space/macos") and records of one domain with the same signature or pattern. A list shows one record of
/// each family.
class Families final
{
public:
    /// Adds the families of the records to what the constructor reads.
    static void compile(
        const QList<catalog::Record> &records, catalog::SectionWriter &writer, const std::stop_token &stop);

    Families(catalog::SectionReader &reader, size_t records);

    /// Returns the position of the family's first record in the catalogue; equal for all members.
    qsizetype familyOf(qsizetype record) const { return m_family[size_t(record)]; }
    /// Returns the other members of the record's family, in the order of the catalogue.
    QList<qsizetype> othersOf(qsizetype record) const;

private:
    static constexpr std::uint32_t none = UINT32_MAX;

    catalog::Column<std::uint32_t> m_family; ///< the first member, by record
    catalog::Column<std::uint32_t> m_next; ///< the next member or `none`, by record; always a later record
};

} // namespace wayout::match
