// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/catalog/record.h"
#include "app/catalog/sections.h"

#include <QList>
#include <QString>

#include <array>
#include <atomic>
#include <functional>
#include <memory>
#include <vector>

namespace wayout::catalog {

class Catalog;
/// Returns the built-in catalogue, or null if it cannot be read.
using BuiltinCatalog = std::function<std::shared_ptr<const Catalog>()>;

/// All loaded records, in reading order and with unique ids, in compiled form: columns with the fields that lists show,
/// and the packed bytes of each whole record, which are unpacked when at() asks for it. So a loop over all records
/// should use only idAt() and the other functions for single fields. Immutable.
class Catalog final
{
public:
    struct DomainCount {
        QString domain; ///< empty for records that state none
        int count = 0;
    };

    /// Adds the records, which have distinct ids, to what the constructor reads.
    static void compile(const QList<Record> &records, SectionWriter &writer);

    /// Usable only if the reader is still ok() afterwards. `builtin` is called for a damaged record that was copied from there.
    explicit Catalog(SectionReader &reader, BuiltinCatalog builtin = nullptr);
    ~Catalog();
    Catalog(const Catalog &) = delete;
    Catalog &operator=(const Catalog &) = delete;

    qsizetype size() const { return qsizetype(m_ids.size()); }
    /// Returns the record, which is read once and kept; the reference is valid as long as the catalogue exists.
    /// Safe to call from several threads.
    const Record &at(qsizetype index) const;
    /// Returns the record without keeping it, for loops over many records. If its bytes are damaged, takes it from
    /// where it came from: its file, or the built-in catalogue.
    Record copyAt(qsizetype index) const;
    QString idAt(qsizetype index) const { return text(m_ids.at(std::uint32_t(index))); }
    const QString &domainAt(qsizetype index) const { return m_domainNames.at(m_domainOf[size_t(index)]); }
    const QString &categoryAt(qsizetype index) const { return m_categoryNames.at(m_categoryOf[size_t(index)]); }
    BilingualText signatureAt(qsizetype index) const { return textsAt(m_signatures, index); }
    /// Returns titleOf() the record.
    BilingualText titleAt(qsizetype index) const { return textsAt(m_titles, index); }
    QString regexAt(qsizetype index) const { return text(textAt(m_regexes, size_t(index))); }
    bool hasRegexAt(qsizetype index) const { return !m_regexes[size_t(index)].empty(); }
    /// Returns the position of the record with this id, or -1.
    qsizetype indexOf(const QString &id) const;
    /// Returns null when no record has this id. The pointer is valid as long as the catalogue exists.
    const Record *find(const QString &id) const;
    /// The domains that occur, sorted by id.
    const QList<DomainCount> &domains() const { return m_domains; }

private:
    using Texts = std::array<Strings, textLanguages.size()>;

    static Texts takeTexts(SectionReader &reader, size_t records);
    static BilingualText textsAt(const Texts &texts, qsizetype index);
    static QString text(std::string_view bytes) { return QString::fromUtf8(bytes.data(), qsizetype(bytes.size())); }

    StringTable m_ids; ///< in the order of the records
    QList<QString> m_domainNames;
    QList<QString> m_categoryNames;
    QList<QString> m_files;
    // The columns and lists below have one element for each record.
    Column<std::uint32_t> m_domainOf; ///< indices into m_domainNames
    Column<std::uint32_t> m_categoryOf; ///< indices into m_categoryNames
    Column<std::uint32_t> m_fileOf; ///< indices into m_files
    Column<std::uint32_t> m_lines;
    Texts m_titles;
    Texts m_signatures;
    Strings m_regexes;
    Column<std::uint64_t> m_starts; ///< offsets in m_packed, and the end of the last record
    Column<std::uint64_t> m_checksums;
    StoredBytes m_packed;
    BuiltinCatalog m_builtin; ///< for damaged records
    mutable std::vector<std::atomic<const Record *>> m_read;
    QList<DomainCount> m_domains;
};

} // namespace wayout::catalog
