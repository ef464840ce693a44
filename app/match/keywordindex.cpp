// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/match/keywordindex.h"

#include "app/catalog/domains.h"
#include "app/match/ranker.h"
#include "app/text/codes.h"
#include "app/text/localised.h"
#include "app/text/paste.h"
#include "app/text/terms.h"

#include <algorithm>
#include <cmath>
#include <tuple>

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
constexpr size_t mostPrefixPostings = 200'000;
// So does one that differs by a mistake.
constexpr float mistakeFactor = 0.6F;
constexpr float weightUnit = 0.125F;
constexpr float mostWeight = 255 * weightUnit;

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
    return keys;
}

/// The codes of a query or field, as words of the index.
std::vector<std::string> searchCodes(const QString &text)
{
    std::vector<std::string> keys;
    for (Term &code : codesOf(Paste(text).clean())) {
        std::ranges::transform(code.key, code.key.begin(), [](unsigned char c) { return char(std::tolower(c)); });
        keys.push_back(std::move(code.key));
    }
    return keys;
}

struct Hit {
    qsizetype record = -1;
    Grade grade = Grade::None;
    double score = 0;
};

/// The best of them in order: only those with all words where there are any.
QList<Match> bestOf(std::vector<Hit> hits, int limit, const Catalog &catalog)
{
    if (std::ranges::find(hits, Grade::Match, &Hit::grade) != hits.end()) {
        std::erase_if(hits, [](const Hit &hit) { return hit.grade != Grade::Match; });
    }
    const auto before = [&catalog](const Hit &a, const Hit &b) {
        return std::tie(b.grade, b.score, catalog.at(a.record).id) < std::tie(a.grade, a.score, catalog.at(b.record).id);
    };
    const auto end = hits.begin() + std::min<qsizetype>(limit, qsizetype(hits.size()));
    std::ranges::partial_sort(hits, end, before);
    QList<Match> matches;
    std::transform(hits.begin(), end, std::back_inserter(matches), [](const Hit &hit) { return Match{hit.record, hit.grade, hit.score, 0, {}, {}}; });
    return matches;
}

} // namespace

KeywordIndex::KeywordIndex(const Catalog &catalog)
    : m_catalog(catalog)
{
    m_lengths.resize(size_t(catalog.size()));
    Building postings;
    for (qsizetype i = 0; i < catalog.size(); ++i) {
        addRecord(std::uint32_t(i), catalog.at(i), postings);
    }
    sortWords(postings);
    m_spelling = Spelling(m_words);
    float total = 0;
    for (const float length : m_lengths) {
        total += length;
    }
    m_meanLength = m_lengths.empty() ? 1 : std::max(1.0F, total / float(m_lengths.size()));
}

void KeywordIndex::addRecord(std::uint32_t number, const Record &record, Building &postings)
{
    const auto add = [&](const QString &text, float weight) { addField(number, text, weight, postings); };
    add(record.signature.en, signatureWeight);
    add(record.signature.zh, signatureWeight);
    add(record.errorCode, codeWeight);
    add(record.aliases.join(u'\n'), aliasWeight);
    const BilingualText domain = domainName(record.domain);
    add(record.id + u' ' + record.tags.join(u' ') + u' ' + domain.en + u' ' + domain.zh, nameWeight);
    add(record.regex, patternWeight);
    add(record.rootCause.en, causeWeight);
    add(record.rootCause.zh, causeWeight);
    for (const DeadEnd &deadEnd : record.deadEnds) {
        for (const BilingualText &text : {deadEnd.action, deadEnd.whyFails, deadEnd.condition}) {
            add(text.en + u'\n' + text.zh, adviceWeight);
        }
    }
    for (const Workaround &workaround : record.workarounds) {
        for (const BilingualText &text : {workaround.action, workaround.how, workaround.condition}) {
            add(text.en + u'\n' + text.zh, adviceWeight);
        }
        add(workaround.code, adviceWeight);
    }
}

void KeywordIndex::addField(std::uint32_t record, const QString &text, float weight, Building &postings)
{
    if (text.isEmpty()) {
        return;
    }
    const auto add = [&](std::string &&key) {
        std::vector<Posting> &list = postings[std::move(key)];
        if (list.empty() || list.back().record != record) {
            list.push_back({record, 0});
        }
        list.back().weight = std::uint32_t(std::min(float(list.back().weight) * weightUnit + weight, mostWeight) / weightUnit + 0.5F) & 0xff;
        m_lengths[record] += 1;
    };
    for (std::string &key : searchTerms(text, true)) {
        add(std::move(key));
    }
    for (std::string &key : searchCodes(text)) {
        add(std::move(key));
    }
}

void KeywordIndex::sortWords(Building &postings)
{
    m_words.reserve(postings.size());
    for (const auto &[word, list] : postings) {
        m_words.push_back(word);
    }
    std::ranges::sort(m_words);
    m_postings.reserve(m_words.size());
    for (const std::string &word : m_words) {
        m_postings.push_back(std::move(postings[word]));
        m_postings.back().shrink_to_fit();
    }
}

QString KeywordIndex::takeScope(QString &text) const
{
    const qsizetype colon = text.indexOf(u':') >= 0 ? text.indexOf(u':') : text.indexOf(QChar(0xff1a));
    if (colon <= 0) {
        return {};
    }
    const QString scope = text.first(colon).trimmed();
    for (const Catalog::DomainCount &count : m_catalog.domains()) {
        const BilingualText name = domainName(count.domain);
        if (scope.compare(count.domain, Qt::CaseInsensitive) == 0 || scope.compare(name.en, Qt::CaseInsensitive) == 0
            || scope.compare(name.zh, Qt::CaseInsensitive) == 0) {
            text = text.sliced(colon + 1);
            return count.domain;
        }
    }
    return {};
}

std::vector<KeywordIndex::Meant> KeywordIndex::meantBy(const std::string &word, bool prefix) const
{
    std::vector<Meant> meant;
    const auto first = std::ranges::lower_bound(m_words, word);
    auto last = first;
    while (last != m_words.end() && last->starts_with(word)) {
        ++last;
    }
    const bool exact = first != last && *first == word;
    if (exact) {
        meant.push_back({std::uint32_t(first - m_words.begin()), 1});
    }
    if (prefix) {
        for (auto it = first + (exact ? 1 : 0); it != last; ++it) {
            meant.push_back({std::uint32_t(it - m_words.begin()), prefixFactor});
        }
        // A letter or two start thousands of words: then those of most records, as many as can be read between two keys.
        const auto records = [this](const Meant &m) { return m.factor < 1 ? m_postings[m.word].size() : size_t(UINT32_MAX); };
        std::ranges::stable_sort(meant, std::ranges::greater{}, records);
        size_t postings = 0;
        const auto enough = std::ranges::find_if(meant, [&](const Meant &m) { return (postings += m_postings[m.word].size()) > mostPrefixPostings; });
        meant.resize(std::max(std::min(size_t(enough - meant.begin()), mostPrefixWords), std::min<size_t>(meant.size(), 1)));
    }
    if (meant.empty()) {
        for (const std::uint32_t near : m_spelling.near(word, m_words)) {
            meant.push_back({near, mistakeFactor});
        }
    }
    return meant;
}

std::vector<KeywordIndex::Found> KeywordIndex::find(const Query &query) const
{
    std::vector<Found> found(size_t(m_catalog.size()));
    std::vector<float> best(found.size()); // of one word and what it stands for
    std::vector<std::uint32_t> touched;
    for (size_t i = 0; i < query.words.size(); ++i) {
        for (const Meant &meant : meantBy(query.words[i], query.lastIsPrefix && i + 1 == query.words.size())) {
            const std::vector<Posting> &postings = m_postings[meant.word];
            const float n = float(m_catalog.size());
            const float df = float(postings.size());
            const float idf = std::log(1 + (n - df + 0.5F) / (df + 0.5F));
            for (const Posting &posting : postings) {
                const float weight = float(posting.weight) * weightUnit;
                const float norm = saturation * (1 - lengthShare + lengthShare * m_lengths[posting.record] / m_meanLength);
                const float score = meant.factor * idf * weight * (saturation + 1) / (weight + norm);
                if (best[posting.record] == 0) {
                    touched.push_back(posting.record);
                }
                best[posting.record] = std::max(best[posting.record], score);
            }
        }
        for (const std::uint32_t record : touched) {
            found[record].score += best[record];
            ++found[record].words;
            best[record] = 0;
        }
        touched.clear();
    }
    return found;
}

QList<Match> KeywordIndex::search(const QString &words, int limit) const
{
    QString text = words;
    const QString domain = takeScope(text);
    std::vector<Query> queries{{searchTerms(text, false), !text.isEmpty() && text.back().isLetterOrNumber()}};
    const bool isScopeAlone = queries.front().words.empty() && !domain.isEmpty();
    // The same error by its number, and by the words of the tools: they count like the words that were typed.
    for (Query other : {Query{searchCodes(text), false}, Query{searchTerms(QString::fromStdString(englishOf(Paste(text).clean())), false), false}}) {
        if (!other.words.empty()) {
            queries.push_back(std::move(other));
        }
    }
    std::vector<std::pair<Grade, double>> byRecord(size_t(m_catalog.size()), {Grade::None, 0});
    for (const Query &query : queries) {
        const std::vector<Found> found = find(query);
        for (size_t record = 0; record < found.size(); ++record) {
            const Grade grade = found[record].words == 0 && !isScopeAlone ? Grade::None
                : found[record].words == query.words.size()              ? Grade::Match
                                                                         : Grade::Related;
            byRecord[record] = std::max(byRecord[record], {grade, presentedScore(found[record].score)});
        }
    }
    std::vector<Hit> hits;
    for (size_t record = 0; record < byRecord.size(); ++record) {
        const auto [grade, score] = byRecord[record];
        if (grade != Grade::None && (domain.isEmpty() || m_catalog.at(qsizetype(record)).domain == domain)) {
            hits.push_back({qsizetype(record), grade, score});
        }
    }
    return bestOf(std::move(hits), limit, m_catalog);
}
