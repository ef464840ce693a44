// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/catalog/catalog.h"
#include "app/store/column.h"

#include <QList>

#include <stop_token>


class SectionReader;
class SectionWriter;

/// Which records tell of one and the same error: variants for environments ("docker/no-space/linux", "docker/no-space/macos") and
/// records of one domain with the same signature or the same pattern. A list shows one of them, with the others behind it.
class Families final
{
public:
    explicit Families(const Catalog &catalog, const std::stop_token &stop = {});
    /// Reads what save() wrote for as many records.
    Families(SectionReader &reader, size_t records);
    void save(SectionWriter &writer) const;

    /// Equal for the members of one family; a position in the catalogue.
    qsizetype familyOf(qsizetype record) const { return m_family[size_t(record)]; }
    /// The other members, in the order of the catalogue.
    QList<qsizetype> othersOf(qsizetype record) const;

private:
    static constexpr std::uint32_t none = UINT32_MAX;

    Column<std::uint32_t> m_family; ///< by record: the first member
    Column<std::uint32_t> m_next; ///< by record: the next member, or none; ascends
};
