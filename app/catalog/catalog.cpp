// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/catalog/catalog.h"

#include "app/catalog/recordtitle.h"
#include "app/catalog/storedrecords.h"

#include <QMap>

namespace wayout::catalog {

Catalog::Catalog(QList<Record> records)
{
    m_records.reserve(records.size());
    m_byId.reserve(records.size());
    for (Record &record : records) {
        if (m_byId.contains(record.id)) {
            continue;
        }
        m_byId.insert(record.id, m_records.size());
        m_records.append(std::move(record));
    }
    countDomains();
}

Catalog::Catalog(SectionReader &reader)
    : m_stored(std::make_shared<const StoredRecords>(reader))
{
    countDomains();
}

void Catalog::save(SectionWriter &writer) const
{
    StoredRecords::save(m_records, writer);
}

void Catalog::countDomains()
{
    QMap<QString, int> counts;
    for (qsizetype i = 0; i < size(); ++i) {
        ++counts[domainAt(i)];
    }
    for (auto [domain, count] : counts.asKeyValueRange()) {
        m_domains.append({domain, count});
    }
}

qsizetype Catalog::size() const
{
    return m_stored ? qsizetype(m_stored->size()) : m_records.size();
}

const Record &Catalog::at(qsizetype index) const
{
    return m_stored ? m_stored->at(size_t(index)) : m_records.at(index);
}

Record Catalog::copyAt(qsizetype index) const
{
    return m_stored ? m_stored->read(size_t(index)) : m_records.at(index);
}

QString Catalog::idAt(qsizetype index) const
{
    return m_stored ? m_stored->id(size_t(index)) : m_records.at(index).id;
}

const QString &Catalog::domainAt(qsizetype index) const
{
    return m_stored ? m_stored->domain(size_t(index)) : m_records.at(index).domain;
}

const QString &Catalog::categoryAt(qsizetype index) const
{
    return m_stored ? m_stored->category(size_t(index)) : m_records.at(index).category;
}

BilingualText Catalog::titleAt(qsizetype index) const
{
    return m_stored ? m_stored->title(size_t(index)) : titleOf(m_records.at(index));
}

BilingualText Catalog::signatureAt(qsizetype index) const
{
    return m_stored ? m_stored->signature(size_t(index)) : m_records.at(index).signature;
}

QString Catalog::regexAt(qsizetype index) const
{
    return m_stored ? m_stored->regex(size_t(index)) : m_records.at(index).regex;
}

bool Catalog::hasRegexAt(qsizetype index) const
{
    return m_stored ? m_stored->hasRegex(size_t(index)) : !m_records.at(index).regex.isEmpty();
}

qsizetype Catalog::indexOf(const QString &id) const
{
    if (m_stored) {
        const size_t found = m_stored->indexOf(id);
        return found < m_stored->size() ? qsizetype(found) : -1;
    }
    return m_byId.value(id, -1);
}

const Record *Catalog::find(const QString &id) const
{
    const qsizetype index = indexOf(id);
    return index < 0 ? nullptr : &at(index);
}

} // namespace wayout::catalog
