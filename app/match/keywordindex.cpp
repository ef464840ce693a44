// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/match/keywordindex.h"

#include "app/catalog/domains.h"
#include "app/catalog/sections.h"
#include "app/match/ranker.h"
#include "app/text/ascii.h"
#include "app/text/codes.h"
#include "app/text/messagetranslations.h"
#include "app/text/paste.h"
#include "app/text/terms.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <tuple>

namespace wayout::match {
namespace {

// Weights of an occurrence in each field.
constexpr float signatureWeight = 5;
constexpr float codeWeight = 5;
constexpr float aliasWeight = 3;
constexpr float nameWeight = 3; // id, domain, tags
constexpr float patternWeight = 2;
constexpr float causeWeight = 1.5F;
constexpr float adviceWeight = 0.7F;

// BM25's k1: how fast repeated words stop counting.
constexpr float saturation = 1.2F;
// BM25's b: how much long records are penalised.
constexpr float lengthShare = 0.4F;
// The factor for a word that only starts with the typed word.
constexpr float prefixFactor = 0.8F;
constexpr size_t mostPrefixWords = 400;
constexpr size_t mostPrefixPostings = 200'000;
// The factor for a word that differs from the typed word by mistakes.
constexpr float mistakeFactor = 0.6F;
constexpr float weightUnit = 0.125F;
constexpr float mostLength = 1e7; // words of a record; a larger number means that the file is damaged
constexpr float mostWeight = 255 * weightUnit;

/// Calls `onKey` for the terms of a cleaned query or field. `withSingles` adds every Chinese character, so that the
/// index can find a single one.
template<typename OnKey>
void forEachTerm(QByteArrayView clean, bool withSingles, OnKey onKey)
{
    for (const text::Term &term : text::termsOf(clean)) {
        const std::string_view key = term.key;
        const bool pair = term.end - term.begin >= 6 && static_cast<unsigned char>(key.front()) >= 0xe0;
        if (pair && withSingles) {
            onKey(key.substr(0, 3));
            onKey(key.substr(3));
        }
        onKey(key);
    }
}

/// Calls `onKey` for the codes of a cleaned query or field, as words of the index.
template<typename OnKey>
void forEachCode(QByteArrayView clean, OnKey onKey)
{
    for (const text::Term &code : text::codesOf(clean)) {
        onKey(std::string_view(text::lowerAsciiText(code.key)));
    }
}

std::vector<std::string> searchTerms(QByteArrayView clean)
{
    std::vector<std::string> keys;
    forEachTerm(clean, false, [&](std::string_view key) { keys.emplace_back(key); });
    return keys;
}

std::vector<std::string> searchCodes(QByteArrayView clean)
{
    std::vector<std::string> keys;
    forEachCode(clean, [&](std::string_view key) { keys.emplace_back(key); });
    return keys;
}

struct Hit {
    qsizetype record = -1;
    Grade grade = Grade::None;
    double score = 0;
};

/// Returns the best hits, best first. Hits that lack a word are dropped if there are hits with all words.
QList<Match> bestOf(std::vector<Hit> hits, int limit, const catalog::Catalog &catalog)
{
    if (std::ranges::find(hits, Grade::Match, &Hit::grade) != hits.end()) {
        std::erase_if(hits, [](const Hit &hit) { return hit.grade != Grade::Match; });
    }
    const auto before = [&catalog](const Hit &a, const Hit &b) {
        return b.grade != a.grade ? b.grade < a.grade
            : b.score != a.score  ? b.score < a.score
                                  : catalog.idAt(a.record) < catalog.idAt(b.record);
    };
    const auto end = hits.begin() + std::min<qsizetype>(limit, qsizetype(hits.size()));
    std::ranges::partial_sort(hits, end, before);
    QList<Match> matches;
    std::transform(hits.begin(), end, std::back_inserter(matches), [](const Hit &hit) {
        return Match{hit.record, hit.grade, hit.score, 0, {}, {}};
    });
    return matches;
}

} // namespace

/// Collects the words of all records.
class KeywordCollector final
{
public:
    explicit KeywordCollector(size_t records)
        : lengths(records)
    {
    }

    void add(std::uint32_t number, const catalog::Record &record);
    /// Writes the words, sorted, and their postings.
    void write(catalog::SectionWriter &writer) &&;

    std::vector<float> lengths; ///< by record

private:
    void addField(std::uint32_t record, const QString &text, float weight);
    void addWord(std::uint32_t record, std::string_view word, float weight);

    catalog::StringTableBuilder m_words;
    std::vector<std::pair<std::uint32_t, KeywordIndex::Posting>> m_postings; ///< word, posting; records ascend
    std::vector<size_t> m_last; ///< the last posting, by word
};

void KeywordCollector::add(std::uint32_t number, const catalog::Record &record)
{
    const auto add = [&](const QString &text, float weight) { addField(number, text, weight); };
    for (const QString &signature : record.signature.all()) {
        add(signature, signatureWeight);
    }
    add(record.errorCode, codeWeight);
    add(record.aliases.join(u'\n'), aliasWeight);
    const QStringList names = QStringList(record.id) + record.tags + catalog::domainName(record.domain).all();
    add(names.join(u' '), nameWeight);
    add(record.regex, patternWeight);
    for (const QString &cause : record.rootCause.all()) {
        add(cause, causeWeight);
    }
    for (const catalog::DeadEnd &deadEnd : record.deadEnds) {
        for (const catalog::BilingualText *text : {&deadEnd.action, &deadEnd.whyFails, &deadEnd.condition}) {
            add(text->all().join(u'\n'), adviceWeight);
        }
    }
    for (const catalog::Workaround &workaround : record.workarounds) {
        for (const catalog::BilingualText *text : {&workaround.action, &workaround.how, &workaround.condition}) {
            add(text->all().join(u'\n'), adviceWeight);
        }
        add(workaround.code, adviceWeight);
    }
}

void KeywordCollector::addField(std::uint32_t record, const QString &text, float weight)
{
    if (text.trimmed().isEmpty()) {
        return;
    }
    const QByteArray clean = text::Paste(text).clean();
    const auto add = [&](std::string_view word) { addWord(record, word, weight); };
    forEachTerm(clean, true, add);
    forEachCode(clean, add);
}

void KeywordCollector::addWord(std::uint32_t record, std::string_view word, float weight)
{
    const std::uint32_t number = m_words.insert(word);
    if (number == m_last.size() || m_postings[m_last[number]].second.record != record) {
        m_last.resize(std::max(m_last.size(), size_t(number) + 1));
        m_last[number] = m_postings.size();
        m_postings.push_back({number, {record, 0}});
    }
    KeywordIndex::Posting &posting = m_postings[m_last[number]].second;
    posting.weight =
        std::uint32_t(std::lround(std::min(float(posting.weight) * weightUnit + weight, mostWeight) / weightUnit))
        & 0xff;
    lengths[record] += 1;
}

void KeywordCollector::write(catalog::SectionWriter &writer) &&
{
    std::vector<std::uint32_t> order(m_words.size());
    std::iota(order.begin(), order.end(), 0);
    std::ranges::sort(order, {}, [&](std::uint32_t word) { return m_words.at(word); });
    std::vector<std::uint32_t> placeOf(order.size());
    catalog::ListsBuilder<char> sorted;
    for (std::uint32_t place = 0; place < order.size(); ++place) {
        placeOf[order[place]] = place;
        sorted.addList(m_words.at(order[place]));
    }
    for (auto &[word, posting] : m_postings) {
        word = placeOf[word];
    }
    catalog::SectionWriter shapes;
    Spelling::compile(sorted, shapes);
    writer.add(std::move(sorted));
    writer.add(catalog::listsOf(order.size(), m_postings));
    writer.append(std::move(shapes));
}

void KeywordIndex::compile(
    const QList<catalog::Record> &records, catalog::SectionWriter &writer, const std::stop_token &stop)
{
    KeywordCollector collected(size_t(records.size()));
    for (qsizetype i = 0; i < records.size() && !stop.stop_requested(); ++i) {
        collected.add(std::uint32_t(i), records.at(i));
    }
    float total = 0;
    for (const float length : collected.lengths) {
        total += length;
    }
    writer.addValue(collected.lengths.empty() ? 1 : std::max(1.0F, total / float(collected.lengths.size())));
    writer.add(std::move(collected.lengths));
    std::move(collected).write(writer);
}

KeywordIndex::KeywordIndex(catalog::SectionReader &reader, const catalog::Catalog &catalog)
    : m_catalog(catalog)
    , m_meanLength(reader.takeValue<float>())
    , m_lengths(reader.take<float>())
    , m_words(reader.takeLists<char>())
    , m_postings(reader.takeLists<Posting>())
    , m_spelling(reader, m_words.size())
{
    reader.require(m_postings.size() == m_words.size() && m_lengths.size() == size_t(catalog.size()));
    reader.require(
        catalog::allBetween(m_lengths.items(), mostLength) && m_meanLength >= 1 && m_meanLength <= mostLength);
    std::uint32_t last = 0;
    for (const Posting &posting : m_postings.items()) {
        last = std::max<std::uint32_t>(last, posting.record);
    }
    reader.require(m_postings.items().empty() || last < m_lengths.size());
}

QString KeywordIndex::takeScope(QString &text) const
{
    const qsizetype colon = text.indexOf(u':') >= 0 ? text.indexOf(u':') : text.indexOf(QChar(0xff1a));
    if (colon <= 0) {
        return {};
    }
    const QString scope = text.first(colon).trimmed();
    for (const catalog::Catalog::DomainCount &count : m_catalog.domains()) {
        const QStringList names = QStringList(count.domain) + catalog::domainName(count.domain).all();
        if (names.contains(scope, Qt::CaseInsensitive)) {
            text = text.sliced(colon + 1);
            return count.domain;
        }
    }
    return {};
}

std::uint32_t KeywordIndex::firstNotBefore(std::string_view word) const
{
    std::uint32_t first = 0;
    auto last = std::uint32_t(m_words.size());
    while (first < last) {
        const std::uint32_t middle = first + (last - first) / 2;
        if (catalog::textAt(m_words, middle) < word) {
            first = middle + 1;
        } else {
            last = middle;
        }
    }
    return first;
}

std::vector<KeywordIndex::Meant> KeywordIndex::meantBy(const std::string &word, bool prefix) const
{
    std::vector<Meant> meant;
    const auto text = [this](std::uint32_t number) { return catalog::textAt(m_words, number); };
    const std::uint32_t first = firstNotBefore(word);
    const bool exact = first < m_words.size() && text(first) == word;
    if (exact) {
        meant.push_back({first, 1});
    }
    if (prefix) {
        for (std::uint32_t number = first + (exact ? 1 : 0); number < m_words.size() && text(number).starts_with(word);
             ++number) {
            meant.push_back({number, prefixFactor});
        }
        // Thousands of words start with the same one or two letters. Takes those of most records, as many as can be
        // read between two key presses.
        const auto records = [this](const Meant &m) {
            return m.factor < 1 ? m_postings[m.word].size() : size_t(UINT32_MAX);
        };
        std::ranges::stable_sort(meant, std::ranges::greater{}, records);
        size_t postings = 0;
        const auto enough = std::ranges::find_if(
            meant, [&](const Meant &m) { return (postings += m_postings[m.word].size()) > mostPrefixPostings; });
        meant.resize(
            std::max(std::min(size_t(enough - meant.begin()), mostPrefixWords), std::min<size_t>(meant.size(), 1)));
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
    std::vector<float> best(found.size()); // the best score of one typed word, by record
    std::vector<std::uint32_t> touched;
    for (size_t i = 0; i < query.words.size(); ++i) {
        for (const Meant &meant : meantBy(query.words[i], query.lastIsPrefix && i + 1 == query.words.size())) {
            const std::span<const Posting> postings = m_postings[meant.word];
            const float n = float(m_catalog.size());
            const float df = float(postings.size());
            const float idf = std::log(1 + (n - df + 0.5F) / (df + 0.5F));
            for (const Posting &posting : postings) {
                const float weight = float(posting.weight) * weightUnit;
                const float norm =
                    saturation * (1 - lengthShare + lengthShare * m_lengths[posting.record] / m_meanLength);
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
    const QByteArray clean = text::Paste(text).clean();
    std::vector<Query> queries{{searchTerms(clean), !text.isEmpty() && text.back().isLetterOrNumber()}};
    const bool isScopeAlone = queries.front().words.empty() && !domain.isEmpty();
    // The codes and the translated messages are queries of equal rank.
    for (Query other : {Query{searchCodes(clean), false},
             Query{searchTerms(text::Paste(QString::fromStdString(text::englishOf(clean))).clean()), false}}) {
        if (!other.words.empty()) {
            queries.push_back(std::move(other));
        }
    }
    std::vector<std::pair<Grade, double>> byRecord(size_t(m_catalog.size()), {Grade::None, 0});
    for (const Query &query : queries) {
        const std::vector<Found> found = find(query);
        for (size_t record = 0; record < found.size(); ++record) {
            const Grade grade = found[record].words == 0 && !isScopeAlone ? Grade::None
                : found[record].words == query.words.size()               ? Grade::Match
                                                                          : Grade::Related;
            byRecord[record] = std::max(byRecord[record], {grade, presentedScore(found[record].score)});
        }
    }
    std::vector<Hit> hits;
    for (size_t record = 0; record < byRecord.size(); ++record) {
        const auto [grade, score] = byRecord[record];
        if (grade != Grade::None && (domain.isEmpty() || m_catalog.domainAt(qsizetype(record)) == domain)) {
            hits.push_back({qsizetype(record), grade, score});
        }
    }
    return bestOf(std::move(hits), limit, m_catalog);
}

} // namespace wayout::match
