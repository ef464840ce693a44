// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/catalog/record.h"

#include <QHash>
#include <QList>
#include <QString>

#include <memory>

namespace wayout::catalog {

class SectionReader;
class SectionWriter;
class StoredRecords;

/// All loaded records, in reading order and with unique ids. Immutable. The records are in memory or stored in a mapped
/// file. A stored record is read when at() asks for it, so a loop over all records should use only idAt() and the other
/// functions for single fields.
class Catalog final
{
public:
    struct DomainCount {
        QString domain; ///< empty for records that state none
        int count = 0;
    };

    Catalog() = default;
    /// Keeps the first of several records with the same id.
    explicit Catalog(QList<Record> records);
    /// Reads what save() wrote.
    explicit Catalog(SectionReader &reader);
    void save(SectionWriter &writer) const;

    bool isStored() const { return m_stored != nullptr; }
    /// Returns all records, but an empty list for a stored catalogue.
    const QList<Record> &records() const { return m_records; }
    qsizetype size() const;
    /// The reference is valid as long as the catalogue exists.
    const Record &at(qsizetype index) const;
    /// Returns a copy that a stored catalogue does not keep in memory, for loops over many records.
    Record copyAt(qsizetype index) const;
    QString idAt(qsizetype index) const;
    const QString &domainAt(qsizetype index) const;
    const QString &categoryAt(qsizetype index) const;
    BilingualText signatureAt(qsizetype index) const;
    /// Returns titleOf() the record.
    BilingualText titleAt(qsizetype index) const;
    QString regexAt(qsizetype index) const;
    bool hasRegexAt(qsizetype index) const;
    /// Returns the position of the record with this id, or -1.
    qsizetype indexOf(const QString &id) const;
    /// Returns null when no record has this id. The pointer is valid as long as the catalogue exists.
    const Record *find(const QString &id) const;
    /// The domains that occur, sorted by id.
    const QList<DomainCount> &domains() const { return m_domains; }

private:
    void countDomains();

    QList<Record> m_records;
    QHash<QString, qsizetype> m_byId;
    std::shared_ptr<const StoredRecords> m_stored;
    QList<DomainCount> m_domains;
};

} // namespace wayout::catalog
