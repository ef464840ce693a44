// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/match/keywordindex.h"

#include "app/catalog/domains.h"
#include "app/match/ranker.h"
#include "app/text/codes.h"
#include "app/text/paste.h"
#include "app/text/terms.h"

#include <algorithm>
#include <cmath>
#include <unordered_map>

namespace {

// How much an occurrence in a field counts against one in the running text.
constexpr float signatureWeight = 5;
constexpr float codeWeight = 5;
constexpr float aliasWeight = 3;
constexpr float nameWeight = 3; // id, domain, tags
constexpr float patternWeight = 2;
constexpr float causeWeight = 1.5F;
constexpr float adviceWeight = 0.7F;

// BM25's usual constants: saturation of repeated words, and how far long records are held back.
constexpr float saturation = 1.2F;
constexpr float lengthShare = 0.4F;
// A word that only starts like the one typed counts less than the word itself.
constexpr float prefixFactor = 0.8F;
constexpr size_t mostPrefixWords = 400;

/// The terms of a query or field. A Chinese character alone is a term of the index too, so that one is enough to search for.
std::vector<std::string> searchTerms(const QString &text, bool withSingles)
{
    const QByteArray clean = Paste(text).clean();
    std::vector<std::string> keys;
    for (Term &term : termsOf(clean)) {
        const bool pair = term.end - term.begin >= 6 && static_cast<unsigned char>(term.key.front()) >= 0xe0;
        if (pair && withSingles) {
            keys.push_back(term.key.substr(0, 3));
            keys.push_back(term.key.substr(3));
        }
        keys.push_back(std::move(term.key));
    }
    for (Term &code : codesOf(clean)) {
        std::ranges::transform(code.key, code.key.begin(), [](unsigned char c) { return char(std::tolower(c)); });
        keys.push_back(std::move(code.key));
    }
    return keys;
}

} // namespace

KeywordIndex::KeywordIndex(const Catalog &catalog)
    : m_catalog(catalog)
{
    m_lengths.resize(size_t(catalog.size()));
    for (qsizetype i = 0; i < catalog.size(); ++i) {
        const Record &record = catalog.at(i);
        const auto number = std::uint32_t(i);
        addField(number, record.signature.en, signatureWeight);
        addField(number, record.signature.zh, signatureWeight);
        addField(number, record.errorCode, codeWeight);
        addField(number, record.aliases.join(u'\n'), aliasWeight);
        const BilingualText domain = domainName(record.domain);
        addField(number, record.id + u' ' + record.tags.join(u' ') + u' ' + domain.en + u' ' + domain.zh, nameWeight);
        addField(number, record.regex, patternWeight);
        addField(number, record.rootCause.en, causeWeight);
        addField(number, record.rootCause.zh, causeWeight);
        for (const DeadEnd &deadEnd : record.deadEnds) {
            for (const BilingualText &text : {deadEnd.action, deadEnd.whyFails, deadEnd.condition}) {
                addField(number, text.en + u'\n' + text.zh, adviceWeight);
            }
        }
        for (const Workaround &workaround : record.workarounds) {
            for (const BilingualText &text : {workaround.action, workaround.how, workaround.condition}) {
                addField(number, text.en + u'\n' + text.zh, adviceWeight);
            }
            addField(number, workaround.code, adviceWeight);
        }
    }
    float total = 0;
    for (const float length : m_lengths) {
        total += length;
    }
    m_meanLength = m_lengths.empty() ? 1 : std::max(1.0F, total / float(m_lengths.size()));
}

void KeywordIndex::addField(std::uint32_t record, const QString &text, float weight)
{
    if (text.isEmpty()) {
        return;
    }
    for (std::string &key : searchTerms(text, true)) {
        std::vector<Posting> &postings = m_postings[std::move(key)];
        if (postings.empty() || postings.back().record != record) {
            postings.push_back({record, 0});
        }
        postings.back().weight += weight;
        m_lengths[record] += 1;
    }
}

KeywordIndex::Query KeywordIndex::parse(const QString &words) const
{
    Query query;
    QString text = words;
    const qsizetype colon = text.indexOf(u':');
    if (colon > 0) {
        const QString scope = text.first(colon).trimmed();
        for (const Catalog::DomainCount &count : m_catalog.domains()) {
            const BilingualText name = domainName(count.domain);
            if (scope.compare(count.domain, Qt::CaseInsensitive) == 0 || scope.compare(name.en, Qt::CaseInsensitive) == 0
                || scope.compare(name.zh, Qt::CaseInsensitive) == 0) {
                query.domain = count.domain;
                text = text.sliced(colon + 1);
                break;
            }
        }
    }
    query.words = searchTerms(text, false);
    query.lastIsPrefix = !text.isEmpty() && text.back().isLetterOrNumber();
    return query;
}

std::map<std::uint32_t, float> KeywordIndex::scores(const std::string &word, bool prefix) const
{
    std::map<std::uint32_t, float> result;
    const auto addWord = [&](const std::vector<Posting> &postings, float factor) {
        const float n = float(m_catalog.size());
        const float df = float(postings.size());
        const float idf = std::log(1 + (n - df + 0.5F) / (df + 0.5F));
        for (const Posting &posting : postings) {
            const float norm = saturation * (1 - lengthShare + lengthShare * m_lengths[posting.record] / m_meanLength);
            float &score = result[posting.record];
            score = std::max(score, factor * idf * posting.weight * (saturation + 1) / (posting.weight + norm));
        }
    };
    if (const auto exact = m_postings.find(word); exact != m_postings.end()) {
        addWord(exact->second, 1);
    }
    if (prefix) {
        size_t count = 0;
        for (auto it = m_postings.lower_bound(word); it != m_postings.end() && it->first.starts_with(word) && count < mostPrefixWords;
             ++it, ++count) {
            addWord(it->second, prefixFactor);
        }
    }
    return result;
}

QList<Match> KeywordIndex::search(const QString &words, int limit) const
{
    const Query query = parse(words);
    struct Sum {
        float score = 0;
        size_t words = 0;
    };
    std::unordered_map<std::uint32_t, Sum> sums;
    for (size_t i = 0; i < query.words.size(); ++i) {
        const bool prefix = query.lastIsPrefix && i + 1 == query.words.size();
        for (const auto &[record, score] : scores(query.words[i], prefix)) {
            Sum &sum = sums[record];
            sum.score += score;
            ++sum.words;
        }
    }
    if (query.words.empty() && !query.domain.isEmpty()) {
        for (qsizetype i = 0; i < m_catalog.size(); ++i) {
            sums[std::uint32_t(i)] = {0, 0};
        }
    }
    QList<Match> matches;
    for (const auto &[record, sum] : sums) {
        if (query.domain.isEmpty() || m_catalog.at(record).domain == query.domain) {
            const Grade grade = sum.words == query.words.size() ? Grade::Match : Grade::Related;
            matches.append({qsizetype(record), grade, presentedScore(sum.score), 0, {}});
        }
    }
    std::ranges::sort(matches, [&](const Match &a, const Match &b) {
        return std::tuple(b.grade, b.score, m_catalog.at(a.record).id) < std::tuple(a.grade, a.score, m_catalog.at(b.record).id);
    });
    const bool complete = !matches.isEmpty() && matches.first().grade == Grade::Match;
    if (complete) {
        const auto firstPartial = std::ranges::find(matches, Grade::Related, &Match::grade);
        matches.erase(firstPartial, matches.end());
    }
    if (matches.size() > limit) {
        matches.resize(limit);
    }
    return matches;
}
