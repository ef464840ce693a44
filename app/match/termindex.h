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

/// Numbers of the words that occur in any record, by their key (see termsOf).
using Vocabulary = catalog::StringTable;

/// The words that name a record rather than its message: domain, id (without the environment of three-part ids), tags,
/// and the numbers of its signature, which tools also print apart from the message ("errno: 1040").
QString contextWords(const catalog::Record &record);

/// One wording of a record's error: its signature, an alias, the matching line of a sample.
struct Wording {
    struct Part {
        std::uint32_t term : 31 = 0;
        /// It makes the wording this message: the record's pattern spells it, and it is no code of the system.
        std::uint32_t isInformative : 1 = 0;
        float weight = 0;
    };

    qsizetype record = -1;
    std::span<const Part> parts; ///< distinct terms, heaviest first
    float weight = 0; ///< sum of the parts' weights
};

/// How far a stretch of text says what a wording says.
struct Coverage {
    std::uint32_t wording = 0;
    float covered = 0; ///< weight of the wording's terms found there
    float share = 0; ///< covered / Wording::weight, 0..1
    /// The same of the terms that tell (see Wording::Part); the rest is what others say too. 1 where none do.
    float informative = 1;
    bool patternCoversWording = false; ///< there are such terms
};

/// Inverted index from words to the wordings of records. Answers: which wordings does this line cover by at least
/// `leastShare`? Only as many of a wording's rarest words are indexed as guarantee that none is missed (prefix filtering:
/// Chaudhuri, Ganti, Kaushik, "A primitive operator for similarity joins", ICDE 2006).
class TermIndex final
{
public:
    static constexpr float leastShare = 0.4F;

    /// `patterns` are those of the same records: of a sample only the lines that they match are wordings, the rest is what
    /// stands around an error.
    TermIndex(const QList<catalog::Record> &records, const Patterns &patterns, const std::stop_token &stop = {});
    /// Reads what save() wrote for as many records.
    TermIndex(catalog::SectionReader &reader, size_t records);
    void save(catalog::SectionWriter &writer) const;

    const Vocabulary &vocabulary() const { return m_vocabulary; }
    /// How informative a word is, in nats: its inverse document frequency over the records and a background of error messages
    /// in general. About 0 for "the", 7 for a word of one record in thousands.
    float weight(std::uint32_t term) const { return m_weights[term]; }
    std::uint32_t wordings() const { return std::uint32_t(m_parts.size()); }
    Wording wording(std::uint32_t index) const { return {m_recordOf[index], m_parts[index], m_weightOf[index]}; }
    /// Words of the record's signature, aliases, samples and pattern, sorted.
    std::span<const std::uint32_t> termsOfRecord(qsizetype record) const;
    /// The known words of a text, in order, repetitions kept.
    std::vector<std::uint32_t> knownTerms(QByteArrayView text) const;
    /// All wordings covered by at least `leastShare`. `terms` may repeat and be in any order.
    std::vector<Coverage> covered(std::span<const std::uint32_t> terms) const;

private:
    void addInformative(Coverage &coverage, std::span<const std::uint32_t> present) const;

    Vocabulary m_vocabulary;
    catalog::Column<float> m_weights; ///< by term
    catalog::Column<std::uint32_t> m_recordOf; ///< by wording
    catalog::Column<float> m_weightOf; ///< by wording
    catalog::Lists<Wording::Part> m_parts; ///< by wording
    catalog::Lists<std::uint32_t> m_recordTerms; ///< by record, sorted
    catalog::Lists<std::uint32_t> m_postings; ///< by term: wordings
};

} // namespace wayout::match
