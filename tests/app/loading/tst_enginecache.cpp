// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/catalog/recordpacking.h"
#include "app/catalog/sections.h"
#include "app/loading/builtinindex.h"
#include "app/loading/enginecache.h"
#include "app/loading/loadengine.h"

#include <QBuffer>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTest>

#include "tests/builtinrecords.h"

using namespace Qt::StringLiterals;
using namespace wayout::catalog;
using namespace wayout::loading;
using namespace wayout::match;

/// The cached engine beside the one that it was made from.
class tst_EngineCache : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void theCachedEngineHasWhatWasRead();
    void textsGetTheSameAnswers();
    void searchesGetTheSameAnswers();
    void aDamagedFileIsNoneOrGivesTheSame();
    void aCutFileIsNone();
    void aDamagedRecordIsReadFromWhereItCameFrom();
    void whatHappensToTheFileWhileItIsUsedDoesNotMatter();
    void aCacheIsKeptAndFound();
    void aChangedFileMakesTheCacheStale();
    void aFileThatMayStillChangeIsNotCached();
    void problemsAreKept();
    void whatAKilledWriterLeftHarmsNothing();
    void withoutACacheFolderAllGoesOn();
    void otherCataloguesAreCompiledWhenFirstRead();
    void theBuiltInCatalogueWasCompiledWithTheProgram();

private:
    QString writtenCatalog(const QByteArray &text);

    LoadResult m_read; ///< the built-in records
    std::shared_ptr<const Engine> m_built; ///< in memory
    QByteArray m_bytes; ///< of its cache
    std::shared_ptr<const Engine> m_cached;
    std::unique_ptr<QTemporaryDir> m_folder;
    int m_writes = 0; ///< of writtenCatalog(); each has a time of its own, also within a tick of the clock
};

namespace {

const QByteArray fingerprint("the same");
const QByteArray oneRecord(
    R"({"id": "git/one", "signature": "fatal: the first thing broke", "regex": "the \\w+ thing broke", "domain": "git"})");

QByteArray bytesOf(const LoadResult &loaded)
{
    SectionWriter writer;
    Engine::compile(loaded, fingerprint, writer);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    return writer.write(buffer) ? bytes : QByteArray();
}

std::shared_ptr<const Engine> engineIn(const QByteArray &bytes)
{
    return engineFrom(SectionReader({bytes.constData(), size_t(bytes.size())}), fingerprint, &builtinRecords);
}

bool saved(const EngineCache &cache, const CatalogSource &source)
{
    SectionWriter writer;
    Engine::compile(readSource(source), cache.fingerprint(), writer);
    return cache.save(writer);
}

QStringList pastes()
{
    QStringList texts;
    const QDir cases(QStringLiteral(WAYOUT_SOURCE_DIR "/tests/cases"));
    for (const QString &name : cases.entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        QFile file(cases.filePath(name + u"/paste.txt"_s));
        if (file.open(QIODevice::ReadOnly)) {
            texts.append(QString::fromUtf8(file.readAll()));
        }
    }
    return texts;
}

/// All that an answer says.
QString said(const Engine &engine, const Answer &answer)
{
    QString text = QString::number(int(answer.grade)) + answer.notEvaluated.join(u',');
    for (const Match &match : answer.matches) {
        text += u"\n%1 %2 %3 %4"_s.arg(engine.catalog.idAt(match.record))
                    .arg(int(match.grade))
                    .arg(match.score, 0, 'g', 17)
                    .arg(match.group);
        for (const Evidence &evidence : match.evidence) {
            text += u"\n  %1 %2 %3 %4 %5"_s.arg(int(evidence.kind))
                        .arg(evidence.line)
                        .arg(evidence.column)
                        .arg(evidence.length)
                        .arg(evidence.text);
        }
        for (const qsizetype variant : match.variants) {
            text += u"\n  "_s + engine.catalog.idAt(variant);
        }
    }
    for (const ErrorGroup &group : answer.errors) {
        text += u"\n%1 %2 %3 %4"_s.arg(group.group).arg(group.line).arg(group.text).arg(group.count);
    }
    return text;
}

} // namespace

void tst_EngineCache::initTestCase()
{
    m_read = readBuiltin();
    m_built = compiledEngine(m_read);
    m_bytes = bytesOf(m_read);
    m_cached = engineIn(m_bytes);
    QVERIFY(m_cached);
}

void tst_EngineCache::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    qputenv("XDG_CACHE_HOME", m_folder->filePath(u"cache"_s).toUtf8());
}

/// A catalogue file that has been there for a while.
QString tst_EngineCache::writtenCatalog(const QByteArray &text)
{
    QFile file(m_folder->filePath(u"records.jsonl"_s));
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size() || !file.flush()
        || !file.setFileTime(
            QDateTime::currentDateTime().addSecs(-60 - ++m_writes), QFileDevice::FileModificationTime)) {
        return {};
    }
    return file.fileName();
}

void tst_EngineCache::theCachedEngineHasWhatWasRead()
{
    const Catalog &cached = m_cached->catalog;
    QCOMPARE(cached.size(), m_read.records.size());
    QCOMPARE(m_cached->parts, m_read.parts);
    for (qsizetype i = 0; i < m_read.records.size(); ++i) {
        const Record &record = m_read.records.at(i);
        QCOMPARE(cached.idAt(i), record.id);
        QCOMPARE(cached.domainAt(i), record.domain);
        QCOMPARE(cached.categoryAt(i), record.category);
        QVERIFY(cached.signatureAt(i) == record.signature);
        QCOMPARE(cached.regexAt(i), record.regex);
        QCOMPARE(cached.indexOf(record.id), i);
        QVERIFY2(cached.copyAt(i) == record, qPrintable(record.id));
        QVERIFY2(cached.at(i) == record, qPrintable(record.id));
    }
    QCOMPARE(cached.indexOf(u"no/such-record"_s), -1);
    QCOMPARE(cached.find(m_read.records.at(3).id), &cached.at(3));
}

void tst_EngineCache::textsGetTheSameAnswers()
{
    for (const QString &paste : pastes()) {
        QCOMPARE(said(*m_cached, m_cached->matcher.find(paste)), said(*m_built, m_built->matcher.find(paste)));
    }
}

void tst_EngineCache::searchesGetTheSameAnswers()
{
    for (const QString &words : {u"permission"_s, u"docker: per"_s, u"connectoin"_s, u"内存不足"_s, u"ENOSPC"_s, u"e"_s,
             u"0x80070005"_s, u"git:"_s, u"无法找到模块"_s}) {
        QCOMPARE(said(*m_cached, m_cached->matcher.search(words)), said(*m_built, m_built->matcher.search(words)));
    }
}

void tst_EngineCache::aDamagedFileIsNoneOrGivesTheSame()
{
    constexpr int samples = 150;
    QRandomGenerator random(1);
    const QString paste = pastes().first();
    const QString expected = said(*m_built, m_built->matcher.find(paste));
    for (int i = 0; i < samples; ++i) {
        QByteArray damaged = m_bytes;
        const qsizetype at = random.bounded(damaged.size());
        damaged[at] = char(damaged[at] ^ (1 << random.bounded(8)));
        if (const std::shared_ptr<const Engine> engine = engineIn(damaged)) {
            QCOMPARE(said(*engine, engine->matcher.find(paste)), expected);
        }
    }
}

void tst_EngineCache::aCutFileIsNone()
{
    QRandomGenerator random(1);
    for (int i = 0; i < 100; ++i) {
        QVERIFY(!engineIn(m_bytes.first(i < 20 ? i * 8 : random.bounded(m_bytes.size()))));
    }
    QVERIFY(!engineFrom(SectionReader({m_bytes.constData(), size_t(m_bytes.size())}), "another"));
}

void tst_EngineCache::aDamagedRecordIsReadFromWhereItCameFrom()
{
    const Record &record = m_read.records.at(5);
    QByteArray damaged = m_bytes;
    const QByteArray stored = qCompress(packedRecord(record));
    const qsizetype start = damaged.indexOf(stored);
    QVERIFY(start > 0);
    const qsizetype at = start + stored.size() / 2;
    damaged[at] = char(damaged[at] ^ 1);
    const std::shared_ptr<const Engine> engine = engineIn(damaged);
    QVERIFY(engine);
    QVERIFY(engine->catalog.at(5) == record);
}

void tst_EngineCache::whatHappensToTheFileWhileItIsUsedDoesNotMatter()
{
    const CatalogSource source{false, {writtenCatalog(oneRecord)}};
    const QString paste = u"fatal: the last thing broke"_s;
    for (const bool isCut : {true, false}) {
        QVERIFY(saved(EngineCache(source), source));
        const std::shared_ptr<const Engine> engine = EngineCache(source).load();
        QVERIFY(engine);
        const QString expected = said(*engine, engine->matcher.find(paste));
        QFile file(EngineCache(source).file());
        QVERIFY(file.open(QIODevice::ReadWrite));
        QVERIFY(isCut ? file.resize(0) : file.write(QByteArray(int(file.size()), 'x')) > 0);
        file.close();
        QVERIFY(!EngineCache(source).load());
        QCOMPARE(said(*engine, engine->matcher.find(paste)), expected);
        QVERIFY2(engine->catalog.at(0) == readSource(source).records.first(), "its file is read again");
    }
}

void tst_EngineCache::aCacheIsKeptAndFound()
{
    const CatalogSource source{false, {writtenCatalog(oneRecord)}};
    const EngineCache cache(source);
    QVERIFY(!cache.load());
    QVERIFY(saved(cache, source));
    QVERIFY(cache.file().startsWith(m_folder->path()));
    const std::shared_ptr<const Engine> engine = EngineCache(source).load();
    QVERIFY(engine);
    QCOMPARE(engine->catalog.at(0).file, source.paths.first());
    QCOMPARE(engine->catalog.at(0).line, 1);
    QVERIFY(!EngineCache({true, source.paths}).load());
}

void tst_EngineCache::aChangedFileMakesTheCacheStale()
{
    const CatalogSource source{false, {writtenCatalog(oneRecord)}};
    const EngineCache before(source);
    QVERIFY(saved(before, source));
    QVERIFY(EngineCache(source).load());
    writtenCatalog(QByteArray(oneRecord).replace("first", "other")); // as long as before
    QVERIFY(!EngineCache(source).load());
    QVERIFY2(!saved(before, source), "what was read may be neither the old file nor the new one");
}

void tst_EngineCache::aFileThatMayStillChangeIsNotCached()
{
    const CatalogSource source{false, {writtenCatalog(oneRecord)}};
    QFile file(source.paths.first());
    QVERIFY(file.open(QIODevice::Append) && file.write("\n") == 1);
    file.close();
    QVERIFY(!saved(EngineCache(source), source));
}

void tst_EngineCache::problemsAreKept()
{
    const CatalogSource source{false, {writtenCatalog(oneRecord + "\n{\"id\": \"git/two\"}\n" + oneRecord)}};
    const auto built = compiledEngine(readSource(source));
    QVERIFY(built->problems.size() > 1);
    QVERIFY(saved(EngineCache(source), source));
    QVERIFY(EngineCache(source).load()->problems == built->problems);
}

void tst_EngineCache::whatAKilledWriterLeftHarmsNothing()
{
    const CatalogSource source{false, {writtenCatalog(oneRecord)}};
    const EngineCache cache(source);
    QVERIFY(QDir().mkpath(QFileInfo(cache.file()).path()));
    QFile half(cache.file() + u".qAbCdE"_s); // as QSaveFile names what it writes to
    QVERIFY(half.open(QIODevice::WriteOnly) && half.write(m_bytes.first(1000)) == 1000);
    half.close();
    QVERIFY(!cache.load());
    QVERIFY(saved(cache, source));
    QVERIFY(cache.load());
    QVERIFY2(half.exists(), "it may be another process's that still writes");
    QVERIFY(half.open(QIODevice::Append)
        && half.setFileTime(QDateTime::currentDateTime().addDays(-2), QFileDevice::FileModificationTime));
    half.close();
    QVERIFY(saved(cache, source));
    QVERIFY(!half.exists());
}

void tst_EngineCache::withoutACacheFolderAllGoesOn()
{
    QFile file(m_folder->filePath(u"cache"_s)); // where the folder would be
    QVERIFY(file.open(QIODevice::WriteOnly));
    const CatalogSource source{false, {writtenCatalog(oneRecord)}};
    const std::shared_ptr<const Engine> engine = loadEngine(source);
    QCOMPARE(engine->catalog.size(), 1);
}

void tst_EngineCache::otherCataloguesAreCompiledWhenFirstRead()
{
    const CatalogSource source{false, {writtenCatalog(oneRecord)}};
    QCOMPARE(loadEngine(source)->catalog.size(), 1);
    QVERIFY(QFile::exists(EngineCache(source).file()));
}

void tst_EngineCache::theBuiltInCatalogueWasCompiledWithTheProgram()
{
    const std::shared_ptr<const Engine> engine = loadEngine({.paths = {m_folder->filePath(u"none"_s)}});
    QVERIFY(!QFile::exists(EngineCache::folder()));
    QCOMPARE(engine->catalog.size(), m_read.records.size());
    for (qsizetype i = 0; i < m_read.records.size(); ++i) {
        const Record &record = m_read.records.at(i);
        QVERIFY2(engine->catalog.copyAt(i) == record, qPrintable(record.id + u" was compiled from another file"_s));
    }
    QVERIFY2(builtinIndex().size() > 0, "the program has the catalogue compiled");
    QCOMPARE(engine->problems.size(), m_built->problems.size() + 1);
    QCOMPARE(engine->problems.last().kind, Problem::Kind::FileMissing);
    QCOMPARE(engine->parts.size(), 2);
}

QTEST_GUILESS_MAIN(tst_EngineCache)
#include "tst_enginecache.moc"
