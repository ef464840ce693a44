// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/catalog/catalog.h"

#include "app/catalog/catalogfiles.h"
#include "app/catalog/catalogreader.h"
#include "app/catalog/limits.h"
#include "app/catalog/recordpacking.h"
#include "app/catalog/recordtitle.h"

#include <QMap>
#include <QtEndian>

#include <algorithm>
#include <memory>

namespace wayout::catalog {
namespace {

/// Texts that many records share: the distinct texts, and the number of its text for each record.
class SharedTexts
{
public:
    void add(const QString &text) { m_numbers.push_back(m_texts.insert(text.toStdString())); }

    void save(SectionWriter &writer) &&
    {
        writer.add(std::move(m_texts));
        writer.add(std::move(m_numbers));
    }

private:
    StringTableBuilder m_texts;
    std::vector<std::uint32_t> m_numbers;
};

/// A text of each record in each language.
class BilingualColumns
{
public:
    void add(const BilingualText &text)
    {
        for (size_t i = 0; i < m_texts.size(); ++i) {
            m_texts[i].addList((text.*textLanguages[i].text).toUtf8());
        }
    }

    void save(SectionWriter &writer) &&
    {
        for (ListsBuilder<char> &texts : m_texts) {
            writer.add(std::move(texts));
        }
    }

private:
    std::array<ListsBuilder<char>, textLanguages.size()> m_texts;
};

Column<std::uint32_t> takeShared(SectionReader &reader, QList<QString> &texts, size_t records)
{
    const StringTable table(reader);
    for (std::uint32_t i = 0; i < table.size(); ++i) {
        texts.append(QString::fromUtf8(table.at(i).data(), qsizetype(table.at(i).size())));
    }
    Column<std::uint32_t> numbers = reader.take<std::uint32_t>();
    reader.require(numbers.size() == records && allBelow(numbers.items(), table.size()));
    return numbers;
}

/// Returns what qCompress() made `bytes` of; nothing if it says that it is larger than a record can be.
QByteArray uncompressed(const QByteArray &bytes)
{
    constexpr auto lengthBytes = qsizetype(sizeof(quint32));
    const bool isBounded =
        bytes.size() > lengthBytes && qFromBigEndian<quint32>(bytes.data()) <= 4 * Limits::recordBytes;
    return isBounded ? qUncompress(bytes) : QByteArray();
}

} // namespace

void Catalog::compile(const QList<Record> &records, SectionWriter &writer)
{
    StringTableBuilder ids;
    SharedTexts domains;
    SharedTexts categories;
    SharedTexts files;
    std::vector<std::uint32_t> lines;
    BilingualColumns titles;
    BilingualColumns signatures;
    ListsBuilder<char> regexes;
    std::vector<char> packed;
    std::vector<std::uint64_t> starts{0};
    std::vector<std::uint64_t> checksums;
    for (const Record &record : records) {
        ids.insert(record.id.toStdString());
        domains.add(record.domain);
        categories.add(record.category);
        files.add(record.file);
        lines.push_back(std::uint32_t(record.line));
        titles.add(titleOf(record));
        signatures.add(record.signature);
        regexes.addList(record.regex.toUtf8());
        const QByteArray bytes = qCompress(packedRecord(record));
        packed.insert(packed.end(), bytes.begin(), bytes.end());
        starts.push_back(packed.size());
        checksums.push_back(checksumOf(bytes.data(), size_t(bytes.size())));
    }
    writer.add(std::move(ids));
    std::move(domains).save(writer);
    std::move(categories).save(writer);
    std::move(files).save(writer);
    writer.add(std::move(lines));
    std::move(titles).save(writer);
    std::move(signatures).save(writer);
    writer.add(std::move(regexes));
    writer.add(std::move(starts));
    writer.add(std::move(checksums));
    writer.setRest(std::move(packed));
}

Catalog::Catalog(SectionReader &reader, BuiltinCatalog builtin)
    : m_ids(reader)
    , m_domainOf(takeShared(reader, m_domainNames, m_ids.size()))
    , m_categoryOf(takeShared(reader, m_categoryNames, m_ids.size()))
    , m_fileOf(takeShared(reader, m_files, m_ids.size()))
    , m_lines(reader.take<std::uint32_t>())
    , m_titles(takeTexts(reader, m_ids.size()))
    , m_signatures(takeTexts(reader, m_ids.size()))
    , m_regexes(reader.takeLists<char>())
    , m_starts(reader.take<std::uint64_t>())
    , m_checksums(reader.take<std::uint64_t>())
    , m_packed(reader.rest())
    , m_builtin(std::move(builtin))
    , m_read(m_ids.size())
{
    const size_t count = m_ids.size();
    reader.require(m_lines.size() == count && m_regexes.size() == count && m_starts.size() == count + 1
        && m_checksums.size() == count);
    reader.require(
        !m_starts.empty() && std::ranges::is_sorted(m_starts) && m_starts[m_starts.size() - 1] <= m_packed.size());
    if (!reader.ok()) {
        m_ids = StringTable();
    }
    QMap<QString, int> counts;
    for (qsizetype i = 0; i < size(); ++i) {
        ++counts[domainAt(i)];
    }
    for (auto [domain, records] : counts.asKeyValueRange()) {
        m_domains.append({domain, records});
    }
}

Catalog::~Catalog()
{
    for (const std::atomic<const Record *> &record : m_read) {
        delete record.load();
    }
}

const Record &Catalog::at(qsizetype index) const
{
    std::atomic<const Record *> &slot = m_read[size_t(index)];
    if (const Record *known = slot.load(std::memory_order_acquire)) {
        return *known;
    }
    auto fresh = std::make_unique<const Record>(copyAt(index));
    const Record *expected = nullptr;
    if (slot.compare_exchange_strong(expected, fresh.get(), std::memory_order_acq_rel)) {
        return *fresh.release();
    }
    return *expected; // another thread was faster
}

Record Catalog::copyAt(qsizetype index) const
{
    const auto record = size_t(index);
    const auto size = size_t(m_starts[record + 1] - m_starts[record]);
    const QByteArray bytes = m_packed.read(size_t(m_starts[record]), size);
    const QString &file = m_files.at(m_fileOf[record]);
    std::optional<Record> read;
    if (checksumOf(bytes.data(), size_t(bytes.size())) == m_checksums[record]) {
        read = unpackedRecord(uncompressed(bytes));
    }
    if (read) {
        read->file = file;
        read->line = int(m_lines[record]);
        return *std::move(read);
    }
    if (m_builtin && CatalogPart{builtinCatalog}.holds(file)) {
        const std::shared_ptr<const Catalog> builtin = m_builtin();
        if (const qsizetype same = builtin ? builtin->indexOf(idAt(index)) : -1; same >= 0) {
            return builtin->copyAt(same);
        }
    }
    QList<Problem> problems;
    if (const std::optional<QByteArray> source = readCatalogFile(file, problems)) {
        const QList<Record> records = readRecords(*source, file).records;
        const auto found = std::ranges::find(records, idAt(index), &Record::id);
        if (found != records.end()) {
            return *found;
        }
    }
    Record rest;
    rest.id = idAt(index);
    rest.signature = signatureAt(index);
    rest.regex = regexAt(index);
    rest.domain = domainAt(index);
    rest.category = categoryAt(index);
    rest.file = file;
    return rest;
}

qsizetype Catalog::indexOf(const QString &id) const
{
    const std::uint32_t found = m_ids.find(id.toStdString());
    return found == StringTable::unknown ? -1 : qsizetype(found);
}

const Record *Catalog::find(const QString &id) const
{
    const qsizetype index = indexOf(id);
    return index < 0 ? nullptr : &at(index);
}

Catalog::Texts Catalog::takeTexts(SectionReader &reader, size_t records)
{
    Texts texts;
    for (Strings &ofLanguage : texts) {
        ofLanguage = reader.takeLists<char>();
        reader.require(ofLanguage.size() == records);
    }
    return texts;
}

BilingualText Catalog::textsAt(const Texts &texts, qsizetype index)
{
    BilingualText result;
    for (size_t i = 0; i < texts.size(); ++i) {
        result.*textLanguages[i].text = text(textAt(texts[i], size_t(index)));
    }
    return result;
}

} // namespace wayout::catalog
