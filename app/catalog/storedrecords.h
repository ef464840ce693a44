// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/catalog/record.h"
#include "app/catalog/sections.h"

#include <array>
#include <atomic>
#include <vector>

namespace wayout::catalog {

/// Records in a mapped file: columns with the fields that lists show, and the packed bytes of each whole record, which
/// are unpacked on demand.
class StoredRecords final
{
public:
    explicit StoredRecords(SectionReader &reader);
    ~StoredRecords();
    StoredRecords(const StoredRecords &) = delete;
    StoredRecords &operator=(const StoredRecords &) = delete;

    static void save(const QList<Record> &records, SectionWriter &writer);

    size_t size() const { return m_ids.size(); }
    size_t indexOf(const QString &id) const { return m_ids.find(id.toUtf8().toStdString()); }
    /// Returns the record, which is read once and kept as long as this object exists. Safe to call from several
    /// threads.
    const Record &at(size_t record) const;
    /// Returns the record without keeping it. If its bytes are damaged, reads its file again.
    Record read(size_t record) const;

    QString id(size_t record) const { return text(m_ids.at(std::uint32_t(record))); }
    const QString &domain(size_t record) const { return m_domainNames.at(m_domains[record]); }
    const QString &category(size_t record) const { return m_categoryNames.at(m_categories[record]); }
    BilingualText signature(size_t record) const { return textsAt(m_signatures, record); }
    /// Returns titleOf() the record.
    BilingualText title(size_t record) const { return textsAt(m_titles, record); }
    QString regex(size_t record) const { return text(textAt(m_regexes, record)); }
    bool hasRegex(size_t record) const { return !m_regexes[record].empty(); }

private:
    using Texts = std::array<Strings, textLanguages.size()>;

    static Texts takeTexts(SectionReader &reader, size_t records);
    static BilingualText textsAt(const Texts &texts, size_t record);
    static QString text(std::string_view bytes) { return QString::fromUtf8(bytes.data(), qsizetype(bytes.size())); }

    StringTable m_ids; ///< in the order of the records
    QList<QString> m_domainNames;
    QList<QString> m_categoryNames;
    QList<QString> m_files;
    // The columns and lists below have one element for each record.
    Column<std::uint32_t> m_domains; ///< indices into m_domainNames
    Column<std::uint32_t> m_categories; ///< indices into m_categoryNames
    Column<std::uint32_t> m_fileOf; ///< indices into m_files
    Column<std::uint32_t> m_lines;
    Texts m_titles;
    Texts m_signatures;
    Strings m_regexes;
    Column<std::uint64_t> m_starts; ///< offsets in m_packed, and the end of the last record
    Column<std::uint64_t> m_checksums;
    std::span<const char> m_packed;
    mutable std::vector<std::atomic<const Record *>> m_read;
};

} // namespace wayout::catalog
