// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/match/keywordindex.h"

#include "app/catalog/domains.h"
#include "app/catalog/sections.h"
#include "app/match/ranker.h"
#include "app/text/ascii.h"
#include "app/text/paste.h"

#include <algorithm>
#include <cmath>

namespace wayout::match {
namespace {

// BM25's k1: how fast repeated words stop counting.
constexpr float saturation = 3;
// BM25's b: how much long records are penalised.
constexpr float lengthShare = 0.4F;
// The factor for a word that only starts with the typed word.
constexpr float prefixFactor = 0.8F;
constexpr size_t mostPrefixWords = 400;
constexpr size_t mostPrefixPostings = 200'000;
// The factor for a word that differs from the typed word by mistakes.
constexpr float mistakeFactor = 0.6F;
// The factor for another word that means the same.
constexpr float synonymFactor = 0.85F;
// Words without a subject decide only between records that have all the others alike.
constexpr float askingFactor = 0.1F;
// The factor for a record that names a tool, but is of another domain.
constexpr float otherDomainFactor = 0.5F;
constexpr float toolBonus = 1.5F; // for a record of the tool's domain, as long records name the tool often
// The share of a question, by weight, that a record has to have.
constexpr float leastShare = 0.65F;
constexpr float unknownWeight = 5; // of a word that occurs in no record
constexpr size_t leastWords = 2; // fewer ask for nothing in particular
constexpr float mostLength = 1e7; // words of a record; a larger number means that the file is damaged

} // namespace

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

std::optional<std::uint32_t> KeywordIndex::exactly(const std::string &word) const
{
    const std::uint32_t first = firstNotBefore(word);
    const bool isThere = first < m_words.size() && catalog::textAt(m_words, first) == word;
    return isThere ? std::optional(first) : std::nullopt;
}

std::vector<KeywordIndex::Meant> KeywordIndex::meantBy(const std::string &word, bool prefix) const
{
    std::vector<Meant> meant;
    const auto text = [this](std::uint32_t number) { return catalog::textAt(m_words, number); };
    const std::uint32_t first = firstNotBefore(word);
    const bool exact = first < m_words.size() && text(first) == word;
    if (exact) {
        meant.push_back({{first}, 1});
    }
    if (prefix) {
        for (std::uint32_t number = first + (exact ? 1 : 0); number < m_words.size() && text(number).starts_with(word);
             ++number) {
            meant.push_back({{number}, prefixFactor});
        }
        // Thousands of words start with the same one or two letters. Takes those of most records, as many as can be
        // read between two key presses.
        const auto records = [this](const Meant &m) {
            return m.factor < 1 ? m_postings[m.words.front()].size() : size_t(UINT32_MAX);
        };
        std::ranges::stable_sort(meant, std::ranges::greater{}, records);
        size_t postings = 0;
        const auto enough = std::ranges::find_if(meant,
            [&](const Meant &m) { return (postings += m_postings[m.words.front()].size()) > mostPrefixPostings; });
        meant.resize(
            std::max(std::min(size_t(enough - meant.begin()), mostPrefixWords), std::min<size_t>(meant.size(), 1)));
    }
    if (meant.empty()) {
        for (const std::uint32_t near : m_spelling.near(word, m_words, prefix)) {
            meant.push_back({{near}, mistakeFactor});
        }
    }
    return meant;
}

std::vector<KeywordIndex::Meant> KeywordIndex::meantBy(const Sought &sought, bool prefix) const
{
    std::vector<Meant> meant;
    const auto addAll = [&](const Sought::Words &words, float factor) {
        Meant all{{}, factor};
        for (const std::string &word : words) {
            if (const std::optional<std::uint32_t> number = exactly(word)) {
                all.words.push_back(*number);
            }
        }
        if (!words.empty() && all.words.size() == words.size()) {
            meant.push_back(std::move(all));
        }
    };
    if (sought.typed.size() == 1) {
        meant = meantBy(sought.typed.front(), prefix || sought.isVersion); // "12" is "12.4" too
        if (sought.isVersion) {
            std::erase_if(meant, [](const Meant &one) { return one.factor <= mistakeFactor; }); // no other version
        }
    } else {
        addAll(sought.typed, 1);
    }
    for (const Sought::Words &other : sought.others) {
        addAll(other, synonymFactor);
    }
    return meant;
}

QString KeywordIndex::textOf(const Meant &meant) const
{
    QStringList words;
    for (const std::uint32_t word : meant.words) {
        words.append(QString::fromUtf8(catalog::textAt(m_words, word)));
    }
    return words.join(u' ');
}

float KeywordIndex::weightOf(const Posting &posting) const
{
    const float weight = float(posting.weight) * weightUnit;
    const float norm = saturation * (1 - lengthShare + lengthShare * m_lengths[posting.record] / m_meanLength);
    return weight * (saturation + 1) / (weight + norm);
}

void KeywordIndex::rate(const Meant &meant, std::vector<float> &best, std::vector<std::uint32_t> &touched) const
{
    for (const Posting &first : m_postings[meant.words.front()]) {
        float least = weightOf(first);
        for (size_t i = 1; i < meant.words.size() && least > 0; ++i) {
            const std::span<const Posting> postings = m_postings[meant.words[i]];
            const auto recordOf = [](const Posting &posting) { return std::uint32_t(posting.record); };
            const auto found = std::ranges::lower_bound(postings, std::uint32_t(first.record), {}, recordOf);
            least = found != postings.end() && found->record == first.record ? std::min(least, weightOf(*found)) : 0;
        }
        if (least > 0 && best[first.record] == 0) {
            touched.push_back(first.record);
        }
        best[first.record] = std::max(best[first.record], meant.factor * least);
    }
}

QStringList KeywordIndex::toolsOf(const Sought &sought) const
{
    QStringList tools;
    for (const catalog::Catalog::DomainCount &count : m_catalog.domains()) {
        const std::string domain = count.domain.toStdString();
        if (std::ranges::find(sought.domains, domain) != sought.domains.end()
            || sought.typed == Sought::Words{domain}) {
            tools.append(count.domain);
        }
    }
    return tools;
}

std::vector<std::uint32_t> KeywordIndex::rate(
    const std::vector<Meant> &meant, const QStringList &tools, std::vector<float> &best) const
{
    std::vector<std::uint32_t> touched;
    for (const Meant &one : meant) {
        rate(one, best, touched);
    }
    if (!tools.isEmpty()) {
        for (const std::uint32_t record : touched) {
            const bool isOfTool = tools.contains(m_catalog.domainAt(record));
            best[record] = isOfTool ? best[record] + toolBonus : best[record] * otherDomainFactor;
        }
    }
    return touched;
}

std::vector<KeywordIndex::Hit> KeywordIndex::find(
    const std::vector<Sought> &sought, bool lastIsPrefix, QStringList &words) const
{
    std::vector<Hit> hits(size_t(m_catalog.size()));
    std::vector<size_t> counts(hits.size());
    std::vector<float> best(hits.size());
    const auto n = float(hits.size());
    const bool asksAlone = std::ranges::all_of(sought, [](const Sought &one) { return one.isAsking || one.isVersion; });
    float all = 0;
    size_t count = 0;
    for (const Sought &one : sought) {
        const std::vector<Meant> meant = meantBy(one, lastIsPrefix && &one == &sought.back());
        const bool isSubject = !one.isVersion && (asksAlone || !one.isAsking);
        const QStringList tools = toolsOf(one);
        const std::vector<std::uint32_t> touched = rate(meant, tools, best);
        const bool isNumber = one.typed.size() == 1 && std::ranges::all_of(one.typed.front(), text::isAsciiDigit);
        if (touched.empty() && isNumber) {
            continue; // "port 5173": numbers differ
        }
        const auto df = float(touched.size());
        const float idf = touched.empty() ? unknownWeight : std::log(1 + (n - df + 0.5F) / (df + 0.5F));
        // A word that the catalogue does not have is rather another word than a mistake: "bread" is not "read".
        const bool isMistyped =
            std::ranges::all_of(meant, [](const Meant &other) { return other.factor <= mistakeFactor; });
        if (isSubject) {
            all += idf;
            ++count;
        }
        for (const std::uint32_t record : touched) {
            Hit &hit = hits[record];
            hit.score += best[record] * idf * (one.isAsking && !isSubject ? askingFactor : 1);
            const bool isOther = !tools.isEmpty() && !tools.contains(m_catalog.domainAt(record));
            hit.share += isSubject ? idf * (isOther ? otherDomainFactor : 1) * (isMistyped ? mistakeFactor : 1) : 0;
            counts[record] += isSubject ? 1 : 0;
            best[record] = 0;
        }
        for (const Meant &one : isSubject || one.isVersion ? meant : std::vector<Meant>()) {
            words.append(textOf(one));
        }
    }
    for (size_t record = 0; record < hits.size(); ++record) {
        hits[record].record = qsizetype(record);
        hits[record].isWhole = counts[record] == count;
        hits[record].share = all > 0 ? hits[record].share / all : 0;
    }
    std::erase_if(hits, [](const Hit &hit) { return hit.score <= 0; });
    return hits;
}

/// Returns the best hits, best first.
QList<Match> KeywordIndex::bestOf(std::vector<Hit> hits, Grade grade, int limit) const
{
    const auto before = [&](const Hit &a, const Hit &b) {
        return rankOf(a) != rankOf(b) ? rankOf(a) > rankOf(b) : m_catalog.idAt(a.record) < m_catalog.idAt(b.record);
    };
    const auto end = hits.begin() + std::min<qsizetype>(limit, qsizetype(hits.size()));
    std::ranges::partial_sort(hits, end, before);
    QList<Match> matches;
    std::transform(hits.begin(), end, std::back_inserter(matches), [&](const Hit &hit) {
        return Match{hit.record, grade, presentedScore(rankOf(hit)), 0, {}, {}};
    });
    return matches;
}

KeywordIndex::Found KeywordIndex::search(const QString &words, int limit) const
{
    QString text = words;
    const QString domain = takeScope(text);
    const std::vector<Sought> sought = soughtBy(text::Paste(text).clean());
    Found found;
    std::vector<Hit> hits = find(sought, !text.isEmpty() && text.back().isLetterOrNumber(), found.words);
    if (sought.empty() && !domain.isEmpty()) {
        for (qsizetype record = 0; record < m_catalog.size(); ++record) {
            hits.push_back({record, 0, 1, true});
        }
    }
    std::erase_if(hits, [&](const Hit &hit) { return !domain.isEmpty() && m_catalog.domainAt(hit.record) != domain; });
    const auto best = std::ranges::max_element(hits, {}, rankOf);
    const bool isWhole = best != hits.end() && best->isWhole;
    std::erase_if(hits, [&](const Hit &hit) { return isWhole && !hit.isWhole; });
    found.matches = bestOf(std::move(hits), isWhole ? Grade::Match : Grade::Related, limit);
    return found;
}

KeywordIndex::Found KeywordIndex::ask(QByteArrayView question, int limit) const
{
    const std::vector<Sought> sought = soughtBy(question);
    size_t words = 0;
    for (const Sought &one : sought) {
        words += one.isAsking || one.isVersion ? 0 : one.typed.size();
    }
    if (words < leastWords) {
        return {};
    }
    Found found;
    std::vector<Hit> hits = find(sought, false, found.words);
    std::erase_if(hits, [](const Hit &hit) { return hit.share < leastShare; });
    found.matches = bestOf(std::move(hits), Grade::Related, limit);
    return found;
}

} // namespace wayout::match
