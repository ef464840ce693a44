// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/match/termindex.h"

#include "app/match/wordprior.h"
#include "app/text/paste.h"
#include "app/text/terms.h"

#include <algorithm>
#include <cmath>
#include <string_view>

namespace {

constexpr float backgroundRecords = 1000; // how many records the background (wordprior) counts as beside the catalogue's own
constexpr qsizetype longestWording = 300; // bytes; longer lines are data, not wording
// What stands in quotes, in a path or as a number is one case's: it may tell ("module 'tensorflow' has no attribute"), or be "foo".
constexpr float variableFactor = 0.5F;

/// The words that a regex spells out. Operators are no word characters; escapes such as \s and \d leave single letters,
/// which are dropped.
QByteArray literalsOf(const QString &regex)
{
    QByteArray text = regex.toUtf8();
    for (qsizetype i = 0; i + 1 < text.size(); ++i) {
        if (text.at(i) == '\\') {
            text[i] = ' ';
            text[i + 1] = text.at(i + 1) == '.' ? '.' : ' ';
        }
    }
    return text;
}

/// Whether the term stands where messages of the same kind differ.
bool isVariable(QByteArrayView text, const Term &term)
{
    const auto at = [&](qsizetype i) { return i >= 0 && i < text.size() ? text[i] : ' '; };
    const auto among = [](char c, std::string_view set) { return set.find(c) != set.npos; };
    if (std::ranges::all_of(term.key, [](char c) { return c >= '0' && c <= '9'; })) {
        return true;
    }
    const char before = at(term.begin - 1);
    const char after = at(term.end);
    return among(before, "'\"`</\\@-") || among(after, "'\"`>/\\@") || (before == '.' && at(term.begin - 2) != ' ')
        || (after == '.' && at(term.end + 1) != ' ') || (before == '(' && after == ')');
}

} // namespace

QString contextWords(const Record &record)
{
    QString words = record.domain + u' ' + record.id.section(u'/', 0, 1).replace(u'-', u' ') + u' ' + record.tags.join(u' ');
    for (const Term &term : termsOf(record.signature.en.toUtf8())) {
        if (std::ranges::all_of(term.key, [](char c) { return c >= '0' && c <= '9'; })) {
            words += u' ' + QString::fromStdString(term.key);
        }
    }
    return words;
}

std::uint32_t Vocabulary::find(const std::string &key) const
{
    const auto found = m_numbers.find(key);
    return found == m_numbers.end() ? unknown : found->second;
}

std::uint32_t Vocabulary::insert(const std::string &key)
{
    return m_numbers.try_emplace(key, std::uint32_t(m_numbers.size())).first->second;
}

TermIndex::TermIndex(const QList<Record> &records, const Patterns &patterns)
{
    m_recordTerms.resize(size_t(records.size()));
    for (qsizetype i = 0; i < records.size(); ++i) {
        const Record &record = records.at(i);
        addWordings(i, record.signature.en);
        addWordings(i, record.signature.zh);
        for (const QString &alias : record.aliases) {
            addWordings(i, alias);
        }
        for (const Sample &sample : record.samples) {
            addWordings(i, sample.text, &patterns);
        }
        for (const Term &term : termsOf(contextWords(record).toUtf8())) {
            m_vocabulary.insert(term.key); // known, so that it can be found in a text; not a word of the record's message
        }
        for (const Term &term : termsOf(literalsOf(record.regex))) {
            m_recordTerms[size_t(i)].push_back(m_vocabulary.insert(term.key));
        }
        std::ranges::sort(m_recordTerms[size_t(i)]);
        auto &terms = m_recordTerms[size_t(i)];
        terms.erase(std::unique(terms.begin(), terms.end()), terms.end());
    }
    weigh(records.size());
    indexPrefixes();
}

std::span<const std::uint32_t> TermIndex::termsOfRecord(qsizetype record) const
{
    return m_recordTerms[size_t(record)];
}

void TermIndex::addWordings(qsizetype record, const QString &text, const Patterns *onlyMatching)
{
    // Texts are compared line by line.
    for (const QByteArray &line : Paste(text).clean().split('\n')) {
        if (line.size() <= longestWording && (!onlyMatching || onlyMatching->matches(record, line))) {
            addWording(record, line);
        }
    }
}

void TermIndex::addWording(qsizetype record, QByteArrayView text)
{
    Wording wording;
    wording.record = record;
    for (const Term &term : termsOf(text)) {
        const std::uint32_t number = m_vocabulary.insert(term.key);
        if (std::ranges::find(wording.parts, number, &Wording::Part::term) == wording.parts.end()) {
            wording.parts.push_back({number, isVariable(text, term), 0});
            m_recordTerms[size_t(record)].push_back(number);
        }
    }
    if (!wording.parts.empty()) {
        m_wordings.push_back(std::move(wording));
    }
}

void TermIndex::weigh(qsizetype records)
{
    std::vector<int> frequency(m_vocabulary.size());
    for (const std::vector<std::uint32_t> &terms : m_recordTerms) {
        for (const std::uint32_t term : terms) {
            ++frequency[term];
        }
    }
    m_weights.resize(m_vocabulary.size());
    m_vocabulary.forEach([&](const std::string &key, std::uint32_t term) {
        const float documents = float(records) + backgroundRecords;
        const float containing = float(frequency[term]) + backgroundShare(key) * backgroundRecords;
        m_weights[term] = std::log((documents + 1) / (containing + 0.5F));
    });
    for (Wording &wording : m_wordings) {
        for (Wording::Part &part : wording.parts) {
            part.weight = m_weights[part.term] * (part.variable ? variableFactor : 1);
            wording.weight += part.weight;
        }
        std::ranges::sort(wording.parts, [](const Wording::Part &a, const Wording::Part &b) {
            return a.weight != b.weight ? a.weight > b.weight : a.term < b.term;
        });
    }
}

void TermIndex::indexPrefixes()
{
    m_postings.resize(m_vocabulary.size());
    for (std::uint32_t i = 0; i < m_wordings.size(); ++i) {
        const Wording &wording = m_wordings[i];
        // A line without any of the rarest words that weigh more than (1 - leastShare) together cannot reach leastShare.
        float indexed = 0;
        for (const Wording::Part &part : wording.parts) {
            m_postings[part.term].push_back(i);
            indexed += part.weight;
            if (indexed > (1 - leastShare) * wording.weight) {
                break;
            }
        }
    }
}

std::vector<std::uint32_t> TermIndex::knownTerms(QByteArrayView text) const
{
    std::vector<std::uint32_t> known;
    for (const Term &term : termsOf(text)) {
        if (const std::uint32_t number = m_vocabulary.find(term.key); number != Vocabulary::unknown) {
            known.push_back(number);
        }
    }
    return known;
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
        const Wording &wording = m_wordings[index];
        float covered = 0;
        for (const Wording::Part &part : wording.parts) {
            if (std::ranges::binary_search(present, part.term)) {
                covered += part.weight;
            }
        }
        if (covered >= leastShare * wording.weight) {
            result.push_back({index, covered, covered / wording.weight});
        }
    }
    return result;
}
