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

/// Keyword search over everything that records say, in both languages. Every word of the query must occur, the last one as a
/// prefix; a word that occurs nowhere stands for those that a mistake or two make of it. When no record has all words, those
/// with the most. Ranked by BM25 (Robertson, Zaragoza, "The Probabilistic Relevance Framework", 2009) with a weight for the
/// field. "docker: permission" searches the domain "docker" alone.
class KeywordIndex final
{
public:
    /// `catalog` must outlive the index.
    explicit KeywordIndex(const catalog::Catalog &catalog, const std::stop_token &stop = {});
    KeywordIndex(const catalog::Catalog &catalog, catalog::SectionReader &reader);
    void save(catalog::SectionWriter &writer) const;

    /// Best first, at most `limit`. Grade::Match where every word occurs, Grade::Related otherwise.
    QList<Match> search(const QString &words, int limit) const;

private:
    friend class KeywordCollector;

    struct Posting {
        std::uint32_t record : 24;
        std::uint32_t weight : 8; ///< of the occurrences, field weights summed, in units of `weightUnit`
    };
    /// One way to ask: as typed, by its codes, by the English of its Chinese.
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

    /// The words of the index that a typed one stands for.
    std::uint32_t firstNotBefore(std::string_view word) const;
    std::vector<Meant> meantBy(const std::string &word, bool prefix) const;
    /// By record.
    std::vector<Found> find(const Query &query) const;
    QString takeScope(QString &text) const;

    const catalog::Catalog &m_catalog;
    catalog::Strings m_words; ///< sorted
    catalog::Lists<Posting> m_postings; ///< by word
    catalog::Column<float> m_lengths; ///< by record
    Spelling m_spelling;
    float m_meanLength = 1;
};

} // namespace wayout::match
