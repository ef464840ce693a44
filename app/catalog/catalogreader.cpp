// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/catalog/catalogreader.h"

#include "app/catalog/archive.h"
#include "app/catalog/catalogfiles.h"
#include "app/catalog/jsondocument.h"
#include "app/catalog/jsonfields.h"
#include "app/catalog/jsonscanner.h"
#include "app/catalog/limits.h"
#include "app/catalog/recordreader.h"
#include "app/catalog/recordschema.h"
#include "app/platform/userfolders.h"
#include "app/text/encodings.h"
#include "app/text/hiddencharacters.h"

#include <QFileInfo>
#include <QHash>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace wayout::catalog {

using Kind = Problem::Kind;

namespace {

QString place(const Record &record)
{
    return u"%1:%2"_s.arg(record.file).arg(record.line);
}

template<typename Struct>
void dropFiguresOf(Struct &object)
{
    forEachField<Struct>([&](const auto &field) {
        if constexpr (requires { (object.*field.member).reset(); }) {
            (object.*field.member).reset();
        }
    });
}

/// Removes the figures of a record that states a key twice: they are not trustworthy.
void dropFigures(Record &record)
{
    dropFiguresOf(record);
    std::ranges::for_each(record.deadEnds, dropFiguresOf<DeadEnd>);
    std::ranges::for_each(record.workarounds, dropFiguresOf<Workaround>);
}

/// Reads the records of one file.
class FileReader
{
public:
    FileReader(QByteArrayView bytes, const QString &file, const std::stop_token &stop)
        : m_bytes(bytes)
        , m_file(file)
        , m_stop(stop)
        , m_scanner(bytes)
    {
    }

    LoadResult read();

private:
    void report(Kind kind, int line, const QString &argument = {})
    {
        m_result.problems.append({kind, m_file, line, {}, {}, argument});
    }
    void reportSyntax(const JsonSlice &slice, QByteArrayView bytes, const JsonDocument &document);
    void readSlice(const JsonSlice &slice);
    void readUnended(const JsonSlice &slice);
    void readStray(const JsonSlice &slice);
    void readObject(const JsonSlice &slice, const JsonDocument &document);
    void reportNewerFormat(const JsonFields &fields, int line);
    void checkFrame();

    const QByteArrayView m_bytes;
    const QString &m_file;
    const std::stop_token &m_stop;
    JsonScanner m_scanner;
    LoadResult m_result;
    QHash<QString, qsizetype> m_ids;
    bool m_broken = false; ///< the text between the values means nothing any more
    bool m_newer = false; ///< a newer format has been reported
    int m_lastStrayLine = 0;
};

LoadResult FileReader::read()
{
    m_result.filesRead = 1;
    if (m_bytes.trimmed().isEmpty()) {
        report(Kind::FileEmpty, 0);
        return std::move(m_result);
    }
    if (text::isCompressed(m_bytes)) {
        report(Kind::FileCompressed, 0);
        return std::move(m_result);
    }
    if (const QString encoding = text::foreignEncoding(m_bytes); !encoding.isEmpty()) {
        report(Kind::NotUtf8, 0, encoding);
        return std::move(m_result);
    }
    qsizetype untold = 0;
    for (qsizetype count = 0; const std::optional<JsonSlice> slice = m_scanner.next(); ++count) {
        if (m_stop.stop_requested()) {
            return {};
        }
        if (count == Limits::records) {
            report(Kind::TooManyRecords, slice->line, QString::number(Limits::records));
            m_broken = true;
            break;
        }
        readSlice(*slice);
        if (m_result.problems.size() > Limits::problemsOfFile) {
            untold += m_result.problems.size() - Limits::problemsOfFile;
            m_result.problems.resize(Limits::problemsOfFile);
        }
    }
    checkFrame();
    std::ranges::stable_sort(m_result.problems, {}, &Problem::line);
    if (untold > 0) {
        report(Kind::MoreProblems, 0, QString::number(untold));
    }
    if (m_result.records.isEmpty() && m_result.problems.isEmpty()) {
        report(Kind::NoRecords, 0);
    }
    return std::move(m_result);
}

void FileReader::reportSyntax(const JsonSlice &slice, QByteArrayView bytes, const JsonDocument &document)
{
    if (const qsizetype stray = text::firstInvalidUtf8(bytes); stray >= 0) {
        const qsizetype offset = bytes.data() - m_bytes.data() + stray;
        report(Kind::NotUtf8, slice.line + lineBreaksIn(bytes.first(stray)), QString::number(offset));
    } else {
        report(Kind::InvalidJson, slice.line + lineBreaksIn(bytes.first(document.errorOffset)), document.error);
    }
}

void FileReader::readSlice(const JsonSlice &slice)
{
    if (slice.bytes.front() != '{' && slice.bytes.front() != '[') {
        readStray(slice);
        return;
    }
    const bool tooDeep = slice.depth > Limits::depth;
    if (slice.ends && (tooDeep || slice.bytes.size() > Limits::recordBytes)) {
        report(tooDeep ? Kind::TooDeep : Kind::RecordTooLarge, slice.line,
            QString::number(tooDeep ? Limits::depth : Limits::recordBytes));
        return;
    }
    if (!slice.ends) {
        readUnended(slice);
        return;
    }
    const JsonDocument document(slice.bytes);
    if (!document.error.isEmpty()) {
        reportSyntax(slice, slice.bytes, document);
        m_broken = true;
        m_scanner.resumeInside(slice);
    } else if (!slice.isObject) {
        report(Kind::NotAnObject, slice.line);
    } else {
        readObject(slice, document);
    }
}

/// Reports a value without an end. A forgotten bracket joins all following records into one value, so this looks only
/// at the bytes before the place where the next record seems to start.
void FileReader::readUnended(const JsonSlice &slice)
{
    m_broken = true;
    const std::optional<qsizetype> next = m_scanner.resumeInside(slice);
    const QByteArrayView bytes = next ? slice.bytes.first(*next + 1) : slice.bytes;
    if (bytes.size() > Limits::recordBytes) {
        report(Kind::RecordTooLarge, slice.line, QString::number(Limits::recordBytes));
    } else if (JsonScanner(bytes).next()->depth > Limits::depth) {
        report(Kind::TooDeep, slice.line, QString::number(Limits::depth));
    } else {
        reportSyntax(slice, bytes, JsonDocument(bytes));
    }
}

/// Reports a slice that is neither an object nor a list. In an array, checkFrame() reports those that are not JSON
/// values.
void FileReader::readStray(const JsonSlice &slice)
{
    if (m_broken || m_lastStrayLine == slice.line) {
        return;
    }
    if (slice.bytes.size() > Limits::recordBytes) {
        report(Kind::RecordTooLarge, slice.line, QString::number(Limits::recordBytes));
        return;
    }
    const JsonDocument document(slice.bytes);
    if (document.error.isEmpty()) {
        report(Kind::NotAnObject, slice.line);
    } else if (!m_scanner.inArray()) {
        reportSyntax(slice, slice.bytes, document);
    }
    m_lastStrayLine = slice.line;
}

void FileReader::checkFrame()
{
    if (m_broken || !m_scanner.inArray()) {
        return;
    }
    const QByteArray &frame = m_scanner.frame();
    const JsonDocument document(frame);
    if (!document.error.isEmpty()) {
        report(Kind::InvalidJson, 1 + lineBreaksIn(QByteArrayView(frame).first(document.errorOffset)), document.error);
    }
}

void FileReader::reportNewerFormat(const JsonFields &fields, int line)
{
    const QString version = fields.label("schema_version");
    if (!m_newer && version.section(u'.', 0, 0).toInt() > Limits::schemaVersion) {
        report(Kind::NewerFormat, line, version);
        m_newer = true;
    }
}

void FileReader::readObject(const JsonSlice &slice, const JsonDocument &document)
{
    RecordText text{m_file, slice.bytes, slice.line, {}, m_result.problems};
    if (const auto id = document.value.find("id"); id != document.value.end() && id->is_string()) {
        text.recordId = text::withVisibleControls(QString::fromStdString(id->get<std::string>())).simplified();
    }
    const JsonFields fields(document.value, {}, text);
    reportNewerFormat(fields, slice.line);
    std::optional<Record> record = recordFrom(fields);
    for (const QString &pointer : document.duplicates) {
        text.report(Kind::DuplicateKey, pointer, pointer.section(u'/', -1));
    }
    text.reportUntold();
    if (!record) {
        return;
    }
    record->file = m_file;
    record->line = slice.line;
    if (!document.duplicates.isEmpty()) {
        dropFigures(*record);
    }
    if (const auto first = m_ids.constFind(record->id); first != m_ids.cend()) {
        const QString firstPlace = place(m_result.records.at(*first));
        m_result.problems.append({Kind::DuplicateId, m_file, slice.line, record->id, u"/id"_s, firstPlace});
        return;
    }
    m_ids.insert(record->id, m_result.records.size());
    m_result.records.append(std::move(*record));
}

/// Reads one path of a CatalogSource: a file, or all files of a folder or an archive.
class PackReader
{
public:
    explicit PackReader(const std::stop_token &stop)
        : m_stop(stop)
    {
    }
    LoadResult read(const QString &path);

private:
    void add(const QString &file, const QByteArray &bytes);

    const std::stop_token &m_stop;
    LoadResult m_pack;
    QHash<QString, QString> m_places; ///< "file:line" of the records, by id
    bool m_isFull = false;
};

LoadResult PackReader::read(const QString &path)
{
    if (path == platform::userCatalogFolder() && !QFileInfo::exists(path)) {
        return {};
    }
    if (isArchiveName(path) && !QFileInfo(path).isDir()) {
        readArchive(path, m_pack.problems, [this](const QString &file, const QByteArray &bytes) {
            add(file, bytes);
            return !m_stop.stop_requested();
        });
        return std::move(m_pack);
    }
    for (const QString &file : catalogFiles(path, m_pack.problems)) {
        if (m_stop.stop_requested()) {
            break;
        }
        if (const std::optional<QByteArray> bytes = readCatalogFile(file, m_pack.problems)) {
            add(file, *bytes);
        }
    }
    return std::move(m_pack);
}

void PackReader::add(const QString &file, const QByteArray &bytes)
{
    if (m_isFull) {
        return;
    }
    LoadResult read = FileReader(bytes, file, m_stop).read();
    m_pack.filesRead += read.filesRead;
    m_pack.problems += read.problems;
    for (Record &record : read.records) {
        if (m_places.contains(record.id)) {
            m_pack.problems.append(
                {Kind::DuplicateId, file, record.line, record.id, u"/id"_s, m_places.value(record.id)});
        } else if (m_pack.records.size() == Limits::records) {
            m_pack.problems.append({Kind::TooManyRecords, file, record.line, {}, {}, QString::number(Limits::records)});
            m_isFull = true;
            return;
        } else {
            m_places.insert(record.id, place(record));
            m_pack.records.append(std::move(record));
        }
    }
}

} // namespace

LoadResult readRecords(const QByteArray &bytes, const QString &file)
{
    return FileReader(bytes, file, {}).read();
}

LoadResult readCatalogs(const QStringList &paths, const std::stop_token &stop, LoadResult before)
{
    LoadResult all = std::move(before);
    QHash<QString, qsizetype> ids;
    for (qsizetype i = 0; i < all.records.size(); ++i) {
        ids.insert(all.records.at(i).id, i);
    }
    QList<qsizetype> partOf(all.records.size(), 0); // index into all.parts, by record
    for (const QString &path : paths) {
        LoadResult pack = PackReader(stop).read(path);
        all.filesRead += pack.filesRead;
        all.problems += pack.problems;
        const qsizetype part = all.parts.size();
        all.parts.append({path, int(pack.records.size()), int(pack.records.size())});
        for (Record &record : pack.records) {
            if (const auto known = ids.constFind(record.id); known != ids.cend()) {
                Record &replaced = all.records[*known];
                record.replaces = QStringList(place(replaced)) + replaced.replaces;
                all.problems.append(
                    {Kind::ReplacesRecord, record.file, record.line, record.id, u"/id"_s, place(replaced)});
                replaced = std::move(record);
                --all.parts[partOf.at(*known)].used;
                partOf[*known] = part;
            } else {
                ids.insert(record.id, all.records.size());
                all.records.append(std::move(record));
                partOf.append(part);
            }
        }
    }
    return all;
}

LoadResult readBuiltinFolder(const QString &folder)
{
    LoadResult loaded = readCatalogs({folder});
    const auto rename = [&folder](QString &file) { file.replace(0, folder.size(), builtinCatalog); };
    for (Record &record : loaded.records) {
        rename(record.file);
    }
    for (Problem &problem : loaded.problems) {
        rename(problem.file);
    }
    rename(loaded.parts.first().path);
    return loaded;
}

} // namespace wayout::catalog
