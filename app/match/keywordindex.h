// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/catalog/catalog.h"
#include "app/match/answer.h"

#include <QList>
#include <QString>

#include <cstdint>
#include <map>
#include <string>
#include <vector>

/// Keyword search over everything that records say, in both languages. Every word of the query must occur, the last one as a
/// prefix; when no record has them all, those with the most. Ranked by BM25 (Robertson, Zaragoza, "The Probabilistic
/// Relevance Framework", 2009) with a weight for the field. "docker: permission" searches the domain "docker" alone.
class KeywordIndex final
{
public:
    explicit KeywordIndex(const Catalog &catalog);

    /// Best first, at most `limit`. Grade::Match where every word occurs, Grade::Related otherwise.
    QList<Match> search(const QString &words, int limit) const;

private:
    struct Posting {
        std::uint32_t record;
        float weight; ///< of the occurrences, field weights summed
    };
    struct Query {
        QString domain;
        std::vector<std::string> words;
        bool lastIsPrefix = false;
    };

    void addField(std::uint32_t record, const QString &text, float weight);
    Query parse(const QString &words) const;
    /// Each record's BM25 part for one word (or every word that starts with it).
    std::map<std::uint32_t, float> scores(const std::string &word, bool prefix) const;

    const Catalog &m_catalog;
    std::map<std::string, std::vector<Posting>, std::less<>> m_postings;
    std::vector<float> m_lengths; ///< by record
    float m_meanLength = 1;
};
