// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/catalog/catalog.h"
#include "app/store/stringtable.h"

#include <cstdint>
#include <span>
#include <string>

/// Which records have which error code (see codesOf), in their error code, signature, aliases or pattern.
class CodeIndex final
{
public:
    explicit CodeIndex(const Catalog &catalog);
    /// Reads what save() wrote for as many records.
    CodeIndex(SectionReader &reader, size_t records);
    void save(SectionWriter &writer) const;

    /// Sorted; empty when no record has the code.
    std::span<const std::uint32_t> recordsWith(const std::string &code) const;
    bool has(qsizetype record, const std::string &code) const;
    /// Whether the record has a code of that family.
    bool hasFamily(qsizetype record, const std::string &family) const;
    /// How telling the code is, in nats: about 7 for a code of one record in thousands.
    float weight(const std::string &code) const;

private:
    /// Lists of records by a name.
    struct Postings {
        StringTable names;
        Lists<std::uint32_t> records;

        std::span<const std::uint32_t> of(const std::string &name) const;
    };

    Postings m_codes;
    Postings m_families;
    size_t m_records = 0;
};
