// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/catalog/catalog.h"

#include <cstdint>
#include <span>
#include <string>
#include <unordered_map>
#include <vector>

/// Which records have which error code (see codesOf), in their error code, signature, aliases or pattern.
class CodeIndex final
{
public:
    explicit CodeIndex(const Catalog &catalog);

    /// Sorted; empty when no record has the code.
    std::span<const std::uint32_t> recordsWith(const std::string &code) const;
    bool has(qsizetype record, const std::string &code) const;
    /// Whether the record has a code of that family.
    bool hasFamily(qsizetype record, const std::string &family) const;
    /// How telling the code is, in nats: about 7 for a code of one record in thousands.
    float weight(const std::string &code) const;

private:
    using Postings = std::unordered_map<std::string, std::vector<std::uint32_t>>;

    Postings m_codes;
    Postings m_families;
    qsizetype m_records = 0;
};
