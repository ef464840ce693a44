// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/match/codeindex.h"

#include "app/catalog/sections.h"
#include "app/text/characters.h"
#include "app/text/codes.h"

#include <QStringList>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace wayout::match {
namespace {

// Separates two texts, so that a word at the end of one is not read as the label of a number in the next.
const QString separator = u" \n. "_s;

/// Collects lists of records by name.
class NamedLists final
{
public:
    void add(const std::string &name, std::uint32_t record)
    {
        const std::uint32_t number = m_names.insert(name);
        m_last.resize(m_names.size(), UINT32_MAX);
        if (std::exchange(m_last[number], record) != record) {
            m_records.emplace_back(number, record);
        }
    }

    void write(catalog::SectionWriter &writer) &&
    {
        catalog::ListsBuilder<std::uint32_t> records = catalog::listsOf(m_names.size(), m_records);
        writer.add(std::move(m_names));
        writer.add(std::move(records));
    }

private:
    catalog::StringTableBuilder m_names;
    std::vector<std::pair<std::uint32_t, std::uint32_t>> m_records;
    std::vector<std::uint32_t> m_last; ///< the last record, by name
};

/// Whether the text only announces a code: "OSError: [WinError ", "错误代码：".
bool isLabel(QByteArrayView text)
{
    return std::ranges::all_of(text::termsOf(text), text::isCodeLabel, &text::Term::key);
}

/// Returns the name under which a code is a subject of records. An errno keeps its notation, because that shows which
/// program wrote it: Node writes "ENOENT", Python "[Errno 2]". Numbers of Windows mean the same in every notation.
std::string subjectName(const text::Term &code, QByteArrayView text)
{
    return text::isErrnoName(code.key)
        ? code.key + ' ' + text.sliced(code.begin, code.end - code.begin).toByteArray().toStdString()
        : code.key;
}

/// Returns the codes that a wording is about; see CodeIndex::isAbout().
std::vector<std::string> subjectsOf(QByteArrayView wording)
{
    QList<text::Term> codes = text::codesOf(wording);
    if (codes.isEmpty() || !isLabel(wording.first(codes.first().begin))) {
        return {};
    }
    codes.removeIf([begin = codes.first().begin](const text::Term &code) { return code.begin != begin; });
    if (std::ranges::any_of(codes, text::isWindowsCode, &text::Term::key)) {
        // An errno name here comes from Winsock and means something else: its EACCES is about ports.
        codes.removeIf([](const text::Term &code) { return !text::isWindowsCode(code.key); });
    }
    std::vector<std::string> subjects;
    for (const text::Term &code : codes) {
        subjects.push_back(subjectName(code, wording));
    }
    return subjects;
}

} // namespace

void CodeIndex::compile(
    const QList<catalog::Record> &records, catalog::SectionWriter &writer, const std::stop_token &stop)
{
    NamedLists codes;
    NamedLists families;
    NamedLists subjects;
    for (qsizetype i = 0; i < records.size() && !stop.stop_requested(); ++i) {
        const catalog::Record &record = records.at(i);
        const QStringList wordings = QStringList{record.signature.original()} + record.aliases;
        const QString coded = QStringList{record.errorCode, wordings.join(separator), record.regex}.join(separator);
        for (const text::Term &code : text::codesOf(text::foldedText(coded).toUtf8())) {
            codes.add(code.key, std::uint32_t(i));
            if (const std::string family = text::codeFamily(code.key); !family.empty()) {
                families.add(family, std::uint32_t(i));
            }
        }
        for (const QString &wording : wordings) {
            for (const std::string &code : subjectsOf(text::foldedText(wording).toUtf8())) {
                subjects.add(code, std::uint32_t(i));
            }
        }
    }
    for (NamedLists *lists : {&codes, &families, &subjects}) {
        std::move(*lists).write(writer);
    }
}

CodeIndex::CodeIndex(catalog::SectionReader &reader, size_t records)
    : m_records(records)
{
    for (Postings *postings : {&m_codes, &m_families, &m_subjects}) {
        reader.read(postings->names, postings->records);
        reader.require(postings->names.size() == postings->records.size()
            && catalog::allBelow(postings->records.items().items(), records));
    }
}

std::span<const std::uint32_t> CodeIndex::Postings::of(const std::string &name) const
{
    const std::uint32_t number = names.find(name);
    return number == catalog::StringTable::unknown ? std::span<const std::uint32_t>() : records[number];
}

std::span<const std::uint32_t> CodeIndex::recordsWith(const std::string &code) const
{
    return m_codes.of(code);
}

bool CodeIndex::has(qsizetype record, const std::string &code) const
{
    return std::ranges::binary_search(recordsWith(code), std::uint32_t(record));
}

std::span<const std::uint32_t> CodeIndex::recordsAbout(const text::Term &code, QByteArrayView text) const
{
    return m_subjects.of(subjectName(code, text));
}

bool CodeIndex::isAbout(qsizetype record, const text::Term &code, QByteArrayView text) const
{
    return std::ranges::binary_search(recordsAbout(code, text), std::uint32_t(record));
}

bool CodeIndex::hasFamily(qsizetype record, const std::string &family) const
{
    return std::ranges::binary_search(m_families.of(family), std::uint32_t(record));
}

float CodeIndex::weight(const std::string &code) const
{
    // Imaginary records in addition to those of the catalogue: codes stay informative in a small catalogue.
    constexpr float background = 1000;
    constexpr float mostInformative = 7; // nats
    const float share = (float(recordsWith(code).size()) + 0.5F) / (float(m_records) + background);
    return std::clamp(-std::log(share), 1.0F, mostInformative);
}

} // namespace wayout::match
