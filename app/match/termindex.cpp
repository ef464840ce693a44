// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/match/termindex.h"

#include "app/catalog/sections.h"
#include "app/text/ascii.h"
#include "app/text/codes.h"
#include "app/text/datatable.h"
#include "app/text/paste.h"
#include "app/text/terms.h"

#include <QHash>

#include <algorithm>
#include <cmath>
#include <string_view>

using namespace Qt::StringLiterals;

namespace wayout::match {
namespace {

constexpr float backgroundRecords = 1000; // weight of the background, in records
constexpr qsizetype longestWording = 300; // bytes; longer lines are data, not wording
// Quoted words, parts of paths and numbers differ between cases. They may be informative ("module 'tensorflow' has no
// attribute") or arbitrary ("foo"), so they count in part.
constexpr float variableFactor = 0.5F;
// The least total weight of informative terms, in nats; less does not identify a message.
constexpr float leastInformative = 2;
constexpr float mostWeight = 100; // nats; a larger weight means that the file is damaged

/// Returns the regex with its escape sequences blanked, so that termsOf() finds its literal words. Other operators are
/// not word characters and need no treatment.
QByteArray literalsOf(const QString &regex)
{
    QByteArray text = comparableRegex(regex).toUtf8();
    for (qsizetype i = 0; i + 1 < text.size(); ++i) {
        if (text.at(i) == '\\') {
            text[i] = ' ';
            text[i + 1] = text.at(i + 1) == '.' ? '.' : ' ';
        }
    }
    return text;
}

/// Whether the term is in a position where messages of the same kind differ.
bool isVariable(QByteArrayView text, const text::Term &term)
{
    const auto at = [&](qsizetype i) { return i >= 0 && i < text.size() ? text[i] : ' '; };
    const auto among = [](char c, std::string_view set) { return set.find(c) != set.npos; };
    if (std::ranges::all_of(term.key, text::isAsciiDigit)) {
        return true;
    }
    const char before = at(term.begin - 1);
    const char after = at(term.end);
    return among(before, "'\"`</\\@-") || among(after, "'\"`>/\\@") || (before == '.' && at(term.begin - 2) != ' ')
        || (after == '.' && at(term.end + 1) != ' ') || (before == '(' && after == ')');
}

/// Collects the wordings of all records.
class TermCollector final
{
public:
    struct Part {
        std::uint32_t term = 0;
        /// Whether messages differ in the term (a number, a quoted name, a path) and the regex does not contain it.
        bool variable = false;
        bool inPattern = false; ///< the regex contains the term as a literal
        bool isCode = false; ///< the term is part of a system code or announces one
    };

    explicit TermCollector(const Patterns &patterns)
        : m_patterns(patterns)
    {
    }

    void add(qsizetype index, const catalog::Record &record)
    {
        m_patternTerms.clear();
        for (const text::Term &term : text::termsOf(literalsOf(record.regex))) {
            m_patternTerms.push_back(vocabulary.insert(term.key));
        }
        std::ranges::sort(m_patternTerms);
        m_terms = m_patternTerms;
        for (const QString &wording : record.signature.all() + record.aliases) {
            addWordings(index, wording, false);
        }
        for (const catalog::Sample &sample : record.samples) {
            addWordings(index, sample.text, true);
        }
        for (const text::Term &term : text::termsOf(contextWords(record).toUtf8())) {
            vocabulary.insert(term.key); // must be known to be found in a text; not part of the message
        }
        std::ranges::sort(m_terms);
        m_terms.erase(std::unique(m_terms.begin(), m_terms.end()), m_terms.end());
        recordTerms.addList(m_terms);
    }

    catalog::StringTableBuilder vocabulary;
    catalog::ListsBuilder<Part> wordings;
    std::vector<std::uint32_t> recordOf; ///< by wording
    catalog::ListsBuilder<std::uint32_t> recordTerms; ///< by record

private:
    void addWordings(qsizetype record, const QString &text, bool onlyMatching)
    {
        // A wording is one line, because texts are compared line by line.
        for (const QByteArray &line : text::Paste(text).clean().split('\n')) {
            if (line.size() <= longestWording && (!onlyMatching || m_patterns.matches(record, line))) {
                addWording(record, line);
            }
        }
    }

    void addWording(qsizetype record, QByteArrayView text)
    {
        m_parts.clear();
        const QList<text::Term> codes = text::codesOf(text);
        const auto isInCode = [&](const text::Term &term) {
            return text::isCodeLabel(term.key) || std::ranges::any_of(codes, [&](const text::Term &code) {
                return text::isSystemCode(code.key) && code.begin <= term.begin && term.end <= code.end;
            });
        };
        for (const text::Term &term : text::termsOf(text)) {
            const std::uint32_t number = vocabulary.insert(term.key);
            if (std::ranges::find(m_parts, number, &Part::term) == m_parts.end()) {
                const bool inPattern = std::ranges::binary_search(m_patternTerms, number);
                m_parts.push_back({number, isVariable(text, term) && !inPattern, inPattern, isInCode(term)});
                m_terms.push_back(number);
            }
        }
        if (!m_parts.empty()) {
            wordings.addList(m_parts);
            recordOf.push_back(std::uint32_t(record));
        }
    }

    const Patterns &m_patterns;
    std::vector<Part> m_parts; ///< of the current wording
    std::vector<std::uint32_t> m_terms; ///< of the current record
    std::vector<std::uint32_t> m_patternTerms; ///< literal words of the current record's regex
};

/// Returns the share of general error messages that contain the word, 0..1. It keeps "the" from counting as informative
/// in a small catalogue.
float backgroundFrequency(std::string_view key)
{
    constexpr float unlistedShare = 0.0005F;
    static const QHash<QByteArray, float> shares = [] {
        QHash<QByteArray, float> listed;
        for (const QByteArray &row : text::tableRows(u"background-words.txt"_s)) {
            const QList<QByteArray> words = row.split(' ');
            for (const QByteArray &word : words.sliced(1)) {
                if (!listed.contains(word)) {
                    listed.insert(word, words.first().toFloat());
                }
            }
        }
        return listed;
    }();
    return shares.value(QByteArray::fromRawData(key.data(), qsizetype(key.size())), unlistedShare);
}

std::vector<float> weightsOf(
    const catalog::StringTableBuilder &vocabulary, const catalog::ListsBuilder<std::uint32_t> &recordTerms)
{
    std::vector<int> frequency(vocabulary.size());
    for (const std::uint32_t term : recordTerms.items()) {
        ++frequency[term];
    }
    std::vector<float> weights(vocabulary.size());
    const float documents = float(recordTerms.size()) + backgroundRecords;
    for (std::uint32_t term = 0; term < weights.size(); ++term) {
        const float containing = float(frequency[term]) + backgroundFrequency(vocabulary.at(term)) * backgroundRecords;
        weights[term] = std::log((documents + 1) / (containing + 0.5F));
    }
    return weights;
}

} // namespace

QString contextWords(const catalog::Record &record)
{
    QString words =
        record.domain + u' ' + record.id.section(u'/', 0, 1).replace(u'-', u' ') + u' ' + record.tags.join(u' ');
    for (const text::Term &term : text::termsOf(record.signature.original().toUtf8())) {
        if (std::ranges::all_of(term.key, text::isAsciiDigit)) {
            words += u' ' + QString::fromStdString(term.key);
        }
    }
    return words;
}

void TermIndex::compile(const QList<catalog::Record> &records, const Patterns &patterns, catalog::SectionWriter &writer,
    const std::stop_token &stop)
{
    TermCollector collected(patterns);
    for (qsizetype i = 0; i < records.size() && !stop.stop_requested(); ++i) {
        collected.add(i, records.at(i));
    }
    std::vector<float> weights = weightsOf(collected.vocabulary, collected.recordTerms);
    const auto &wordings = collected.wordings;

    catalog::ListsBuilder<Wording::Part> weighed;
    std::vector<float> sums;
    std::vector<std::pair<std::uint32_t, std::uint32_t>> postings; // term, wording
    std::vector<Wording::Part> parts;
    for (std::uint32_t i = 0; i < wordings.size() && !stop.stop_requested(); ++i) {
        parts.clear();
        float sum = 0;
        for (const TermCollector::Part &part : wordings[i]) {
            const float weight = weights[part.term] * (part.variable ? variableFactor : 1);
            parts.push_back({part.term, part.inPattern && !part.isCode, weight});
            sum += parts.back().weight;
        }
        std::ranges::sort(parts, [](const Wording::Part &a, const Wording::Part &b) {
            return a.weight != b.weight ? a.weight > b.weight : a.term < b.term;
        });
        // Indexes the rarest words that together weigh more than (1 - leastShare). A line without any of them cannot
        // reach leastShare.
        float indexed = 0;
        for (const Wording::Part &part : parts) {
            postings.emplace_back(part.term, i);
            indexed += part.weight;
            if (indexed > (1 - leastShare) * sum) {
                break;
            }
        }
        weighed.addList(parts);
        sums.push_back(sum);
    }
    auto postingsOf = catalog::listsOf(collected.vocabulary.size(), postings);
    writer.add(std::move(collected.vocabulary));
    writer.add(std::move(weights));
    writer.add(std::move(collected.recordOf));
    writer.add(std::move(sums));
    writer.add(std::move(weighed));
    writer.add(std::move(collected.recordTerms));
    writer.add(std::move(postingsOf));
}

TermIndex::TermIndex(catalog::SectionReader &reader, size_t records)
{
    reader.read(m_vocabulary, m_weights, m_recordOf, m_weightOf, m_parts, m_recordTerms, m_postings);
    const size_t terms = m_vocabulary.size();
    const size_t wordings = m_parts.size();
    reader.require(m_weights.size() == terms && m_postings.size() == terms && m_recordTerms.size() == records);
    reader.require(m_recordOf.size() == wordings && m_weightOf.size() == wordings);
    reader.require(catalog::allBelow(m_recordOf.items(), records)
        && catalog::allBelow(m_postings.items().items(), wordings)
        && catalog::allBelow(m_recordTerms.items().items(), terms));
    reader.require(catalog::allBetween(m_weights.items(), mostWeight)
        && catalog::allBetween(m_weightOf.items(), mostWeight * longestWording));
    reader.require(std::ranges::all_of(
        m_parts.items(), [](const Wording::Part &part) { return part.weight >= 0 && part.weight <= mostWeight; }));
}

std::span<const std::uint32_t> TermIndex::termsOfRecord(qsizetype record) const
{
    return m_recordTerms[size_t(record)];
}

std::vector<std::uint32_t> TermIndex::knownTerms(QByteArrayView text) const
{
    std::vector<std::uint32_t> known;
    for (const text::Term &term : text::termsOf(text)) {
        if (const std::uint32_t number = m_vocabulary.find(term.key); number != Vocabulary::unknown) {
            known.push_back(number);
        }
    }
    return known;
}

void TermIndex::addInformative(Coverage &coverage, std::span<const std::uint32_t> present) const
{
    float all = 0;
    float there = 0;
    for (const Wording::Part &part : m_parts[coverage.wording]) {
        if (part.isInformative) {
            all += part.weight;
            there += std::ranges::binary_search(present, part.term) ? part.weight : 0;
        }
    }
    coverage.patternCoversWording = all >= leastInformative;
    coverage.informative = coverage.patternCoversWording ? there / all : 1;
}

std::vector<Coverage> TermIndex::covered(std::span<const std::uint32_t> terms) const
{
    std::vector<std::uint32_t> present(terms.begin(), terms.end());
    std::ranges::sort(present);
    present.erase(std::unique(present.begin(), present.end()), present.end());
    std::vector<std::uint32_t> candidates;
    for (const std::uint32_t term : present) {
        candidates.insert(candidates.end(), m_postings[term].begin(), m_postings[term].end());
    }
    std::ranges::sort(candidates);
    candidates.erase(std::unique(candidates.begin(), candidates.end()), candidates.end());

    std::vector<Coverage> result;
    for (const std::uint32_t index : candidates) {
        const float weight = m_weightOf[index];
        float covered = 0;
        for (const Wording::Part &part : m_parts[index]) {
            if (std::ranges::binary_search(present, part.term)) {
                covered += part.weight;
            }
        }
        if (covered >= leastShare * weight) {
            addInformative(result.emplace_back(Coverage{index, covered, covered / weight}), present);
        }
    }
    return result;
}

} // namespace wayout::match
