// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/catalog/domains.h"
#include "app/catalog/sections.h"
#include "app/match/keywordindex.h"
#include "app/match/versionedname.h"
#include "app/text/ascii.h"
#include "app/text/codes.h"
#include "app/text/paste.h"
#include "app/text/terms.h"

#include <algorithm>
#include <cmath>
#include <numeric>

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

} // namespace

/// Collects the words of all records.
class KeywordCollector final
{
public:
    static constexpr float mostWeight = 255 * KeywordIndex::weightUnit;

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
    /// Adds a word that does not count for the length of the record, because its parts do.
    void addPosting(std::uint32_t record, std::string_view word, float weight);

    catalog::StringTableBuilder m_words;
    std::vector<std::pair<std::uint32_t, KeywordIndex::Posting>> m_postings; ///< word, posting; records ascend
    std::vector<size_t> m_last; ///< the last posting, by word
};

void KeywordCollector::add(std::uint32_t number, const catalog::Record &record)
{
    const auto add = [&](const QString &text, float weight) { addField(number, text, weight); };
    for (const QString &text : record.signature.all() + record.title.all()) {
        add(text, signatureWeight);
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
    for (const VersionedName &name : versionedNames(clean)) {
        addPosting(record, name.key(), weight);
    }
}

void KeywordCollector::addWord(std::uint32_t record, std::string_view word, float weight)
{
    addPosting(record, word, weight);
    lengths[record] += 1;
}

void KeywordCollector::addPosting(std::uint32_t record, std::string_view word, float weight)
{
    const std::uint32_t number = m_words.insert(word);
    if (number == m_last.size() || m_postings[m_last[number]].second.record != record) {
        m_last.resize(std::max(m_last.size(), size_t(number) + 1));
        m_last[number] = m_postings.size();
        m_postings.push_back({number, {record, 0}});
    }
    KeywordIndex::Posting &posting = m_postings[m_last[number]].second;
    posting.weight =
        std::uint32_t(std::lround(
            std::min(float(posting.weight) * KeywordIndex::weightUnit + weight, mostWeight) / KeywordIndex::weightUnit))
        & 0xff;
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

} // namespace wayout::match
