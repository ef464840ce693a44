// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/authoring/errorcanonwriter.h"
#include "app/authoring/ownrecords.h"
#include "app/authoring/recordexport.h"
#include "app/catalog/catalogreader.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "tests/builtinrecords.h"

using namespace Qt::StringLiterals;
using namespace wayout::authoring;
using namespace wayout::catalog;

class tst_RecordExport : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void errorCanonComesBackAsItWas();
    void recordsOfThatFormatComeBackWhole();
    void environmentKeepsItsNames();
    void builtInRecordsComeBackWhole();
    void aFileInAnotherLayoutComesBackByteForByte();
    void severalAreOneALine();
    void folderHoldsOneFileEach();
    void markdownStandsOneBelowTheOther();
    void namesOfFormats();
    void whatCannotBeWrittenIsTold();

private:
    const QList<Record> m_records = readBuiltin().records;
};

namespace {

constexpr auto language = ContentLanguage::English;

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// What ErrorCanon has room for.
Record reduced(Record record)
{
    record.signature.zh.clear();
    record.title = {};
    record.captures.clear();
    record.rootCause.zh.clear();
    record.aliases.clear();
    record.errorCode.clear();
    record.subcategory.clear();
    record.rootCauseType.clear();
    record.versions = record.versions.first(std::min<qsizetype>(1, record.versions.size()));
    for (AffectedVersion &version : record.versions) {
        version = {.version = version.version};
    }
    std::ranges::stable_sort(record.osSpecific);
    record.samples.clear();
    record.reproductions.clear();
    record.officialDocUrl.clear();
    record.officialDocSection.clear();
    record.tags.clear();
    record.locale.clear();
    record.file.clear();
    record.line = 1;
    return record;
}

} // namespace

void tst_RecordExport::errorCanonComesBackAsItWas()
{
    for (const Record &record : m_records) {
        const LoadResult read = readRecords(exportedRecords({record}, ExportFormat::ErrorCanon, language), {});
        QVERIFY2(read.problems.isEmpty(), qPrintable(record.id));
        QVERIFY2(read.records == QList<Record>{reduced(record)}, qPrintable(record.id));
    }
}

void tst_RecordExport::recordsOfThatFormatComeBackWhole()
{
    const QByteArray canon =
        R"({"schema_version": "1.0.0", "id": "android/aapt/agp8-linux", "error": {"signature": "s", "regex": "linking failed", "domain": "android", "category": "build_error", "first_seen": "2023-01-01", "last_confirmed": "2026-02-25"}, "environment": {"runtime": {"name": "gradle", "version_range": ">=8.0"}, "os": "linux", "hardware": {"gpu": "A100"}}, "verdict": {"resolvable": "true", "fix_success_rate": 0.85, "confidence": 0.88, "last_updated": "2026-02-25", "summary": "why"}, "dead_ends": [{"action": "a", "why_fails": "b", "fail_rate": 0.92, "condition": "", "common_misconception": "m"}], "workarounds": [{"action": "c", "success_rate": 0.92, "how": "d", "tradeoff": "t"}], "transition_graph": {"leads_to": [{"error_id": "x/y", "probability": 0.2, "condition": "if"}], "preceded_by": [], "frequently_confused_with": [{"error_id": "x/z", "distinction": "so"}]}, "metadata": {"review_status": "auto_generated", "evidence_count": 3}})";
    const LoadResult read = readRecords(canon, {});
    QVERIFY(read.problems.isEmpty());
    const LoadResult again = readRecords(exportedRecords(read.records, ExportFormat::ErrorCanon, language), {});
    QCOMPARE(again.records, read.records);
    const FieldValue written = canonOf(read.records.first());
    QCOMPARE(written.at(u"/environment/runtime/version_range"_s)->text, u">=8.0"_s);
    QCOMPARE(written.at(u"/metadata/review_status"_s)->text, u"auto_generated"_s);
}

void tst_RecordExport::environmentKeepsItsNames()
{
    Record record;
    record.id = u"a/b"_s;
    record.signature.en = u"s"_s;
    record.osSpecific = {{u"linux"_s, u"x"_s}, {u"linux.gpu"_s, u"y"_s}, {u"os.deep.name"_s, u"z"_s}};
    const LoadResult read = readRecords(exportedRecords({record}, ExportFormat::ErrorCanon, language), {});
    QCOMPARE(read.records.first().osSpecific, record.osSpecific);
}

void tst_RecordExport::builtInRecordsComeBackWhole()
{
    for (const Record &record : m_records) {
        const QByteArray bytes = exportedRecords({record}, ExportFormat::Flat, language);
        const LoadResult read = readRecords(bytes, {});
        QVERIFY2(read.problems.isEmpty(), qPrintable(record.id));
        QVERIFY2(withoutPlace(read.records.value(0)) == withoutPlace(record), qPrintable(record.id));
        QCOMPARE(exportedRecords(read.records, ExportFormat::Flat, language), bytes);
    }
}

void tst_RecordExport::aFileInAnotherLayoutComesBackByteForByte()
{
    const QTemporaryDir folder;
    const QByteArray own = "{\"signature\":\"s\",  \"id\":\"a/b\", \"x_own\": 1.50}";
    QFile file(folder.filePath(u"own.json"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(own);
    file.close();
    QCOMPARE(exportedRecords(readCatalogs({file.fileName()}).records, ExportFormat::Flat, language), own);
}

void tst_RecordExport::severalAreOneALine()
{
    const QByteArray bytes = exportedRecords(m_records, ExportFormat::Flat, language);
    QCOMPARE(bytes.count('\n'), m_records.size());
    const LoadResult read = readRecords(bytes, {});
    QVERIFY(read.problems.isEmpty());
    QCOMPARE(read.records.size(), m_records.size());
    QCOMPARE(read.records.last().workarounds, m_records.last().workarounds);
}

void tst_RecordExport::folderHoldsOneFileEach()
{
    const QTemporaryDir folder;
    Record odd;
    odd.id = u"../x"_s;
    const QList<Record> some{m_records.at(0), odd, m_records.at(3)};
    const ExportedFiles files = exportToFolder(some, ExportFormat::Flat, language, folder.path());
    QCOMPARE(files.written, 2);
    QCOMPARE(files.left, QStringList{odd.id});
    QCOMPARE(contentOf(recordFile(folder.path(), m_records.at(3).id)),
        exportedRecords({m_records.at(3)}, ExportFormat::Flat, language));
    const LoadResult read = readCatalogs({folder.path()});
    QCOMPARE(read.records.size(), 2);
    // Imported and exported again: the same bytes.
    const QTemporaryDir other;
    QCOMPARE(exportToFolder(read.records, ExportFormat::Flat, language, other.path()).written, 2);
    for (const Record &record : read.records) {
        QCOMPARE(contentOf(recordFile(other.path(), record.id)), contentOf(record.file));
    }
}

void tst_RecordExport::markdownStandsOneBelowTheOther()
{
    const QString text = QString::fromUtf8(exportedRecords(m_records.first(2), ExportFormat::Markdown, language));
    QVERIFY(text.startsWith("# "_L1));
    QCOMPARE(text.count("\n---\n"_L1), 1);
    QVERIFY(text.contains(m_records.at(0).id) && text.contains(m_records.at(1).id));
}

void tst_RecordExport::namesOfFormats()
{
    for (const ExportFormat format : {ExportFormat::Flat, ExportFormat::Markdown, ExportFormat::ErrorCanon}) {
        QCOMPARE(exportFormatFromName(exportFormatName(format)), format);
    }
    QVERIFY(!exportFormatFromName(u"pdf"_s));
    QCOMPARE(exportSuffix(ExportFormat::Flat, 1), u"json"_s);
    QCOMPARE(exportSuffix(ExportFormat::ErrorCanon, 2), u"jsonl"_s);
}

void tst_RecordExport::whatCannotBeWrittenIsTold()
{
    const QTemporaryDir folder;
    const QString inTheWay = folder.filePath(u"x"_s);
    QFile file(inTheWay);
    QVERIFY(file.open(QIODevice::WriteOnly));
    const ExportedFiles files =
        exportToFile({m_records.first()}, ExportFormat::Flat, language, inTheWay + u"/record.json"_s);
    QCOMPARE(files.failed, inTheWay + u"/record.json"_s);
    QVERIFY(!files.reason.isEmpty());
}

QTEST_GUILESS_MAIN(tst_RecordExport)
#include "tst_recordexport.moc"
