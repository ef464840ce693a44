// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/match/termindex.h"

#include "app/match/wordprior.h"
#include "app/text/terms.h"

#include <algorithm>
#include <cmath>

namespace {

constexpr float backgroundRecords = 1000; // how many records the background (wordprior) counts as beside the catalogue's own
constexpr qsizetype longestSampleLine = 300; // bytes; longer ones are data, not wording

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

} // namespace

QString contextWords(const Record &record)
{
    return record.domain + u' ' + record.id.section(u'/', 0, 1).replace(u'-', u' ') + u' ' + record.tags.join(u' ');
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

TermIndex::TermIndex(const QList<Record> &records)
{
    m_recordTerms.resize(size_t(records.size()));
    for (qsizetype i = 0; i < records.size(); ++i) {
        const Record &record = records.at(i);
        addWording(i, record.signature.en.toUtf8());
        addWording(i, record.signature.zh.toUtf8());
        for (const QString &alias : record.aliases) {
            addWording(i, alias.toUtf8());
        }
        for (const Sample &sample : record.samples) {
            for (const QByteArray &line : sample.text.toUtf8().split('\n')) {
                if (line.size() <= longestSampleLine) {
                    addWording(i, line);
                }
            }
        }
        for (const Term &term : termsOf(contextWords(record).toUtf8())) {
            m_vocabulary.insert(term.key); // known, so that it can be found in a text; not a word of the record's message
        }
        for (const Term &term : termsOf(literalsOf(record.regex))) {
            m_recordTerms[size_t(i)].push_back(m_vocabulary.insert(term.key));
        }
        std::ranges::sort(m_recordTerms[size_t(i)]);
        const auto repeated = std::ranges::unique(m_recordTerms[size_t(i)]);
        m_recordTerms[size_t(i)].erase(repeated.begin(), repeated.end());
    }
    weigh(records.size());
    indexPrefixes();
}

std::span<const std::uint32_t> TermIndex::termsOfRecord(qsizetype record) const
{
    return m_recordTerms[size_t(record)];
}

void TermIndex::addWording(qsizetype record, QByteArrayView text)
{
    Wording wording;
    wording.record = record;
    for (const Term &term : termsOf(text)) {
        const std::uint32_t number = m_vocabulary.insert(term.key);
        if (std::ranges::find(wording.terms, number) == wording.terms.end()) {
            wording.terms.push_back(number);
        }
    }
    if (!wording.terms.empty()) {
        m_recordTerms[size_t(record)].insert(m_recordTerms[size_t(record)].end(), wording.terms.begin(), wording.terms.end());
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
        std::ranges::sort(wording.terms, [this](std::uint32_t a, std::uint32_t b) {
            return m_weights[a] != m_weights[b] ? m_weights[a] > m_weights[b] : a < b;
        });
        for (const std::uint32_t term : wording.terms) {
            wording.weight += m_weights[term];
        }
    }
}

void TermIndex::indexPrefixes()
{
    m_postings.resize(m_vocabulary.size());
    for (std::uint32_t i = 0; i < m_wordings.size(); ++i) {
        const Wording &wording = m_wordings[i];
        // A line without any of the rarest words that weigh more than (1 - leastShare) together cannot reach leastShare.
        float indexed = 0;
        for (const std::uint32_t term : wording.terms) {
            m_postings[term].push_back(i);
            indexed += m_weights[term];
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
        for (const std::uint32_t term : wording.terms) {
            if (std::ranges::binary_search(present, term)) {
                covered += m_weights[term];
            }
        }
        if (covered >= leastShare * wording.weight) {
            result.push_back({index, covered, covered / wording.weight});
        }
    }
    return result;
}
