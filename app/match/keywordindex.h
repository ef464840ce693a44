// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/catalog/catalog.h"
#include "app/match/answer.h"
#include "app/match/searchquery.h"
#include "app/match/spelling.h"

#include <QByteArrayView>
#include <QList>
#include <QString>
#include <QStringList>

#include <cstdint>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace wayout::match {

/// Keyword search over the whole text of the records, in both languages. A record matches when it contains every word
/// of the query or a word that means the same (see soughtBy()), the last one as a prefix. A word that occurs in no
/// record is replaced by words that differ by a mistake or two. Results are ranked by BM25 (Robertson, Zaragoza, "The
/// Probabilistic Relevance Framework", 2009) with a weight for each field; all words for one thing count as one word.
/// "docker: permission" searches only the domain "docker".
class KeywordIndex final
{
public:
    struct Found {
        QList<Match> matches; ///< best first
        QStringList words; ///< see Answer::words
    };

    /// Adds the words of the records to what the constructor reads.
    static void compile(
        const QList<catalog::Record> &records, catalog::SectionWriter &writer, const std::stop_token &stop);

    /// `catalog` has the same records and must outlive the index.
    KeywordIndex(catalog::SectionReader &reader, const catalog::Catalog &catalog);

    /// Returns at most `limit` records: those with every word (Grade::Match) if the best record is one of them, or else
    /// those with some of the words (Grade::Related).
    Found search(const QString &words, int limit) const;
    /// Returns at most `limit` records for a question: those that have most of what it asks for, all Grade::Related.
    /// Returns nothing when the question is about less than two words.
    Found ask(QByteArrayView question, int limit) const;

private:
    friend class KeywordCollector;

    static constexpr float weightUnit = 0.125F;

    struct Posting {
        std::uint32_t record : 24;
        std::uint32_t weight : 8; ///< sum of the field weights of all occurrences, in units of `weightUnit`
    };
    /// Words of the index, all of which a record has to contain.
    struct Meant {
        std::vector<std::uint32_t> words;
        float factor = 0;
    };
    struct Hit {
        qsizetype record = -1;
        float score = 0;
        float share = 0; ///< of the weight of all that is sought, 0..1
        bool isWhole = false; ///< nothing is missing
    };
    static float rankOf(const Hit &hit) { return hit.score * hit.share; }

    /// Returns the position of the first word of the index that does not sort before `word`.
    std::uint32_t firstNotBefore(std::string_view word) const;
    std::optional<std::uint32_t> exactly(const std::string &word) const;
    /// Returns the words of the index that a typed word may mean.
    std::vector<Meant> meantBy(const std::string &word, bool prefix) const;
    std::vector<Meant> meantBy(const Sought &sought, bool prefix) const;
    /// Returns the domains of the tool that is sought; empty if it is no tool.
    QStringList toolsOf(const Sought &sought) const;
    /// Sets in `best`, by record, how much of one thing that is sought each record has. Returns the records.
    std::vector<std::uint32_t> rate(
        const std::vector<Meant> &meant, const QStringList &tools, std::vector<float> &best) const;
    void rate(const Meant &meant, std::vector<float> &best, std::vector<std::uint32_t> &touched) const;
    QString textOf(const Meant &meant) const;
    float weightOf(const Posting &posting) const;
    /// Returns the records that have anything of what is sought, and adds the words that were looked for.
    std::vector<Hit> find(const std::vector<Sought> &sought, bool lastIsPrefix, QStringList &words) const;
    QList<Match> bestOf(std::vector<Hit> hits, Grade grade, int limit) const;
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
