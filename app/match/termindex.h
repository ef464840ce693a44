// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/catalog/record.h"
#include "app/catalog/sections.h"
#include "app/match/patterns.h"

#include <QByteArrayView>
#include <QList>

#include <cstdint>
#include <span>
#include <stop_token>
#include <vector>

namespace wayout::match {

/// The numbers of all words of the records, by key (see termsOf).
using Vocabulary = catalog::StringTable;

/// Returns the words that name a record rather than its message: domain, id (without the environment of three-part
/// ids), tags, and the numbers of its signature, which tools also print separately from the message ("errno: 1040").
QString contextWords(const catalog::Record &record);

/// One wording of a record's error: its signature, an alias, the matching line of a sample.
struct Wording {
    struct Part {
        std::uint32_t term : 31 = 0;
        /// Whether the term distinguishes this message from others: it occurs in the record's pattern and is not part
        /// of a system code.
        std::uint32_t isInformative : 1 = 0;
        float weight = 0;
    };

    qsizetype record = -1;
    std::span<const Part> parts; ///< distinct terms, heaviest first
    float weight = 0; ///< sum of the parts' weights
};

/// The degree to which a part of a text contains a wording.
struct Coverage {
    std::uint32_t wording = 0;
    float covered = 0; ///< weight of the wording's terms found there
    float share = 0; ///< covered / Wording::weight, 0..1
    /// Share of the informative terms (see Wording::Part), 0..1; 1 if the wording has none.
    float informative = 1;
    bool patternCoversWording = false; ///< the wording has informative terms
};

/// Inverted index from words to the wordings of records. Finds the wordings of which a line contains at least
/// `leastShare`. Indexes only as many of the rarest words of a wording as are needed to miss none (prefix filtering:
/// Chaudhuri, Ganti, Kaushik, "A primitive operator for similarity joins", ICDE 2006).
class TermIndex final
{
public:
    static constexpr float leastShare = 0.4F;

    /// Adds the words of the records to what the constructor reads. `patterns` belong to the same records. Only the
    /// lines of a sample that they match become wordings, because the other lines only surround the error.
    static void compile(const QList<catalog::Record> &records, const Patterns &patterns, catalog::SectionWriter &writer,
        const std::stop_token &stop);

    TermIndex(catalog::SectionReader &reader, size_t records);

    const Vocabulary &vocabulary() const { return m_vocabulary; }
    /// Returns how informative a word is, in nats: its inverse document frequency in the records and in a background of
    /// general error messages. About 0 for "the", 7 for a word that one record in thousands has.
    float weight(std::uint32_t term) const { return m_weights[term]; }
    std::uint32_t wordings() const { return std::uint32_t(m_parts.size()); }
    Wording wording(std::uint32_t index) const { return {m_recordOf[index], m_parts[index], m_weightOf[index]}; }
    /// Returns the words of the record's signature, aliases, samples and pattern, sorted.
    std::span<const std::uint32_t> termsOfRecord(qsizetype record) const;
    /// Returns the known words of a text, in order and with repetitions.
    std::vector<std::uint32_t> knownTerms(QByteArrayView text) const;
    /// Returns all wordings that `terms` cover by at least `leastShare`. `terms` may be in any order and contain
    /// repetitions.
    std::vector<Coverage> covered(std::span<const std::uint32_t> terms) const;

private:
    void addInformative(Coverage &coverage, std::span<const std::uint32_t> present) const;

    Vocabulary m_vocabulary;
    catalog::Column<float> m_weights; ///< by term
    catalog::Column<std::uint32_t> m_recordOf; ///< by wording
    catalog::Column<float> m_weightOf; ///< by wording
    catalog::Lists<Wording::Part> m_parts; ///< by wording
    catalog::Lists<std::uint32_t> m_recordTerms; ///< by record, sorted
    catalog::Lists<std::uint32_t> m_postings; ///< wordings, by term
};

} // namespace wayout::match
