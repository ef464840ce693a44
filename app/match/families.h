// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/catalog/catalog.h"

#include <QList>

#include <vector>

/// Which records tell of one and the same error: variants for environments ("docker/no-space/linux", "docker/no-space/macos") and
/// records of one domain with the same signature or the same pattern. A list shows one of them, with the others behind it.
class Families final
{
public:
    explicit Families(const Catalog &catalog);

    /// Equal for the members of one family; a position in the catalogue.
    qsizetype familyOf(qsizetype record) const { return m_family[size_t(record)]; }
    /// The other members, in the order of the catalogue.
    QList<qsizetype> othersOf(qsizetype record) const;

private:
    qsizetype root(qsizetype record) const;

    std::vector<qsizetype> m_family; ///< by record: the first member
    std::vector<qsizetype> m_next; ///< by record: the next member, -1 at the end
};
