// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/catalog/catalog.h"
#include "app/catalog/sections.h"
#include "app/text/terms.h"

#include <cstdint>
#include <span>
#include <stop_token>
#include <string>

namespace wayout::match {

/// Maps error codes (see codesOf) to the records that contain them in their error code, signature, aliases or pattern,
/// and to the records that are about them.
class CodeIndex final
{
public:
    /// Lists of records by name.
    struct Postings {
        catalog::StringTable names;
        catalog::Lists<std::uint32_t> records;

        std::span<const std::uint32_t> of(const std::string &name) const;
    };

    /// Adds the codes of the records to what the constructor reads.
    static void compile(
        const QList<catalog::Record> &records, catalog::SectionWriter &writer, const std::stop_token &stop);

    CodeIndex(catalog::SectionReader &reader, size_t records);

    /// Returns the records that have the code, sorted; empty when no record has it.
    std::span<const std::uint32_t> recordsWith(const std::string &code) const;
    bool has(qsizetype record, const std::string &code) const;
    /// Returns the records that are about that code of `text`, sorted; see isAbout().
    std::span<const std::uint32_t> recordsAbout(const text::Term &code, QByteArrayView text) const;
    /// Whether the record is about that code of `text` and does not merely mention it. One of its wordings then starts
    /// with the code, as "0x80070005: …", "[WinError 5] Access is denied" and "EROFS" do.
    bool isAbout(qsizetype record, const text::Term &code, QByteArrayView text) const;
    /// Whether the record has a code of the family.
    bool hasFamily(qsizetype record, const std::string &family) const;
    /// Returns how informative the code is, in nats: about 7 for a code that one record in thousands has.
    float weight(const std::string &code) const;

private:
    Postings m_codes;
    Postings m_families;
    Postings m_subjects; ///< the records that are about a code, by subjectName()
    size_t m_records = 0;
};

} // namespace wayout::match
