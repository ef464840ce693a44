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

/// All loaded records, in reading order, ids unique. Immutable. They are in memory, or stored in a mapped file: then a record is read
/// when it is looked at, and whoever walks all of them asks for no more of each than idAt() and the like.
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
    /// What save() wrote.
    explicit Catalog(SectionReader &reader);
    void save(SectionWriter &writer) const;

    bool isStored() const { return m_stored != nullptr; }
    /// All of them; none of a stored catalogue.
    const QList<Record> &records() const { return m_records; }
    qsizetype size() const;
    /// Valid as long as the catalogue is.
    const Record &at(qsizetype index) const;
    /// A copy, for a look at many: a stored catalogue does not keep it.
    Record copyAt(qsizetype index) const;
    QString idAt(qsizetype index) const;
    const QString &domainAt(qsizetype index) const;
    const QString &categoryAt(qsizetype index) const;
    BilingualText signatureAt(qsizetype index) const;
    QString regexAt(qsizetype index) const;
    bool hasRegexAt(qsizetype index) const;
    /// The position of the record with that id, or -1.
    qsizetype indexOf(const QString &id) const;
    /// Null when there is none with that id. Valid as long as the catalogue is.
    const Record *find(const QString &id) const;
    /// The domains that occur, by id.
    const QList<DomainCount> &domains() const { return m_domains; }

private:
    void countDomains();

    QList<Record> m_records;
    QHash<QString, qsizetype> m_byId;
    std::shared_ptr<const StoredRecords> m_stored;
    QList<DomainCount> m_domains;
};

} // namespace wayout::catalog
