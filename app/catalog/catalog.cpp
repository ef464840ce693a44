// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/catalog/catalog.h"

#include <QMap>

Catalog::Catalog(QList<Record> records)
{
    m_records.reserve(records.size());
    m_byId.reserve(records.size());
    QMap<QString, int> counts;
    for (Record &record : records) {
        if (m_byId.contains(record.id)) {
            continue;
        }
        m_byId.insert(record.id, m_records.size());
        ++counts[record.domain];
        m_records.append(std::move(record));
    }
    for (auto [domain, count] : counts.asKeyValueRange()) {
        m_domains.append({domain, count});
    }
}

const Record *Catalog::find(const QString &id) const
{
    const qsizetype index = indexOf(id);
    return index < 0 ? nullptr : &m_records.at(index);
}
