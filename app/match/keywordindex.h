// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/catalog/catalog.h"
#include "app/match/answer.h"
#include "app/match/spelling.h"

#include <QList>
#include <QString>

#include <cstdint>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace wayout::match {

/// Keyword search over the whole text of the records, in both languages. A record matches when it contains every word
/// of the query, the last one as a prefix. A word that occurs in no record is replaced by words that differ by a
/// mistake or two. Results are ranked by BM25 (Robertson, Zaragoza, "The Probabilistic Relevance Framework", 2009) with
/// a weight for each field. "docker: permission" searches only the domain "docker".
class KeywordIndex final
{
public:
    /// Adds the words of the records to what the constructor reads.
    static void compile(
        const QList<catalog::Record> &records, catalog::SectionWriter &writer, const std::stop_token &stop);

    /// `catalog` has the same records and must outlive the index.
    KeywordIndex(catalog::SectionReader &reader, const catalog::Catalog &catalog);

    /// Returns at most `limit` records, best first: those with every word (Grade::Match), or if there are none, those
    /// with some of the words (Grade::Related).
    QList<Match> search(const QString &words, int limit) const;

private:
    friend class KeywordCollector;

    struct Posting {
        std::uint32_t record : 24;
        std::uint32_t weight : 8; ///< sum of the field weights of all occurrences, in units of `weightUnit`
    };
    /// One form of the query: as typed, as error codes, or with Chinese messages translated to English.
    struct Query {
        std::vector<std::string> words;
        bool lastIsPrefix = false;
    };
    struct Found {
        float score = 0;
        std::uint16_t words = 0;
    };
    struct Meant {
        std::uint32_t word = 0;
        float factor = 0;
    };

    /// Returns the position of the first word of the index that does not sort before `word`.
    std::uint32_t firstNotBefore(std::string_view word) const;
    /// Returns the words of the index that a typed word may mean.
    std::vector<Meant> meantBy(const std::string &word, bool prefix) const;
    /// Returns the score and the number of words found, by record.
    std::vector<Found> find(const Query &query) const;
    /// Removes a leading domain name such as "docker:" from `text` and returns the domain; empty when there is none.
    QString takeScope(QString &text) const;

    const catalog::Catalog &m_catalog;
    float m_meanLength;
    catalog::Column<float> m_lengths; ///< by record
    catalog::Strings m_words; ///< sorted
    catalog::Lists<Posting> m_postings; ///< by word
    Spelling m_spelling;
};

} // namespace wayout::match
