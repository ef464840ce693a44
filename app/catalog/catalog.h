// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/catalog/record.h"

#include <QHash>
#include <QList>
#include <QString>

/// All loaded records, in reading order, ids unique. Immutable.
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

    const QList<Record> &records() const { return m_records; }
    qsizetype size() const { return m_records.size(); }
    const Record &at(qsizetype index) const { return m_records.at(index); }
    /// The position of the record with that id, or -1.
    qsizetype indexOf(const QString &id) const { return m_byId.value(id, -1); }
    /// Null when there is none with that id. Valid as long as the catalogue is.
    const Record *find(const QString &id) const;
    /// The domains that occur, by id.
    const QList<DomainCount> &domains() const { return m_domains; }

private:
    QList<Record> m_records;
    QHash<QString, qsizetype> m_byId;
    QList<DomainCount> m_domains;
};
