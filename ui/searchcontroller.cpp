// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/searchcontroller.h"

#include "app/edit/ownrecords.h"
#include "app/match/excerpt.h"
#include "app/text/linemessage.h"
#include "app/text/textpieces.h"
#include "app/userfolders.h"

#include <QPromise>
#include <QtConcurrentRun>

#ifdef __GLIBC__
#include <malloc.h>
#endif

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace {

constexpr int answerLimit = 50;
constexpr int searchLimit = 200;
constexpr qsizetype mostChecked = 20'000; // records: about ten seconds of one processor
constexpr int kindsOfWork = 8; // none waits for another, such as for a pipe that stays open for minutes

using EnginePointer = std::shared_ptr<const Engine>;

template<typename Result>
StopRequested canceled(QPromise<Result> &promise)
{
    return [&promise] { return promise.isCanceled(); };
}

void findInBackground(QPromise<Answer> &promise, const EnginePointer &engine, const QString &pasted)
{
    promise.addResult(engine->matcher.find(pasted, answerLimit, canceled(promise)));
}

void findExcerptInBackground(QPromise<Answer> &promise, const EnginePointer &engine, const std::shared_ptr<const Excerpt> &excerpt)
{
    promise.addResult(engine->matcher.find(*excerpt, answerLimit, canceled(promise)));
}

void searchInBackground(QPromise<Answer> &promise, const EnginePointer &engine, const QString &words)
{
    promise.addResult(engine->matcher.search(words, searchLimit, canceled(promise)));
}

/// Looks for what `find` finds in the text, the newest one alone. An empty one has nothing.
template<typename Found, typename Find>
void look(QThreadPool &pool, QFutureWatcher<Found> &watcher, Find find, const QString &text)
{
    watcher.cancel();
    if (!text.isEmpty()) {
        watcher.setFuture(QtConcurrent::run(&pool, [find, text](QPromise<Found> &promise) {
            if (!promise.isCanceled()) { // while it waited for a thread
                promise.addResult(find(text));
            }
        }));
    }
}

RecordHealth checkedRecords(const Engine &engine)
{
    QList<Record> records = engine.catalog.records();
    for (qsizetype i = records.size(); i < engine.catalog.size(); ++i) { // of a stored catalogue there are none
        records.append(engine.catalog.copyAt(i));
    }
    // Patterns of its own: the engine's would stay compiled, all of them, where an answer needs a few.
    return healthOf(records, Patterns(records), QDate::currentDate());
}

RecordHealth checkInBackground(const EnginePointer &engine)
{
    RecordHealth health = checkedRecords(*engine);
#ifdef __GLIBC__
    malloc_trim(0); // what the check took for a moment is a multiple of all else
#endif
    return health;
}

/// The built-in records were checked when the program was built; a catalogue that is very large is checked by `wayout check`.
bool needsCheck(const Engine &engine)
{
    const auto isOwn = [](const CatalogPart &part) { return part.path != builtinCatalog && part.records > 0; };
    return engine.catalog.size() <= mostChecked && std::ranges::any_of(engine.parts, isOwn);
}

void readInputInBackground(QPromise<TextFile> &promise, const std::shared_ptr<const Descriptor> &input)
{
    promise.addResult(readPipe(input, canceled(promise)));
}

constexpr qint64 progressUnit = 1024; // bytes: progress is counted in int

void answerLongInBackground(QPromise<TextFile> &promise, const EnginePointer &engine, TextFile file)
{
    const StopRequested stop = canceled(promise);
    LongTextSource source(file, stop);
    TextPieces pieces([&source](qsizetype most) { return source.read(most); }, file.encoding);
    promise.setProgressRange(0, file.path.isEmpty() || file.isPacked ? 0 : int(file.size / progressUnit));
    const auto nextPiece = [&] {
        promise.setProgressValue(int(pieces.bytesRead() / progressUnit));
        return pieces.next();
    };
    Excerpt excerpt = engine->matcher.excerptOf(nextPiece, stop);
    file.answer = engine->matcher.find(excerpt, answerLimit, stop);
    file.text = excerpt.text;
    file.lines = excerpt.lines;
    file.lineCount = excerpt.lineCount;
    file.excerpt = std::make_shared<const Excerpt>(std::move(excerpt));
    file.size = pieces.bytesRead();
    file.bytes.clear();
    file.cut = source.cut();
    if (file.cut == TextFile::Cut::Damaged) {
        file.reason = source.error();
    } else if (!source.error().isEmpty()) {
        file = {.path = file.path, .failure = TextFile::Failure::Unreadable, .reason = source.error()};
    }
    promise.addResult(std::move(file));
}

/// Whether the watched work ended with something to show.
template<typename Result>
bool hasResult(const QFutureWatcher<Result> &watcher)
{
    return !watcher.isCanceled() && watcher.future().resultCount() > 0;
}

} // namespace

SearchController::SearchController(QObject *parent)
    : QObject(parent)
{
    m_pool.setMaxThreadCount(std::max(kindsOfWork, m_pool.maxThreadCount()));
    connect(&m_loading, &QFutureWatcherBase::finished, this, [this] {
        // What the engine before is still about to answer is of no use any more.
        m_answering.cancel();
        m_searching.cancel();
        m_checking.cancel();
        const Loaded now = m_loading.result();
        m_engine = now.engine;
        m_ownRecords = now.ownRecords;
        Q_EMIT loaded(m_engine);
        answer();
        answerLong();
        answerExcerpt();
        lookUp();
        if (needsCheck(*m_engine)) {
            m_checking.setFuture(QtConcurrent::run(&m_pool, &checkInBackground, m_engine));
        }
    });
    const auto hand = [this](auto &watcher, auto signal) {
        connect(&watcher, &QFutureWatcherBase::finished, this, [this, &watcher, signal] {
            if (hasResult(watcher)) {
                Q_EMIT(this->*signal)(watcher.result());
            }
        });
    };
    hand(m_checking, &SearchController::healthChecked);
    hand(m_findingSecrets, &SearchController::secretsFound);
    hand(m_findingFailure, &SearchController::failureFound);
    connect(&m_answering, &QFutureWatcherBase::finished, this, [this] {
        if (hasResult(m_answering) && !m_answering.result().stopped) {
            Q_EMIT answered(m_answering.result());
        }
    });
    connect(&m_searching, &QFutureWatcherBase::finished, this, [this] {
        if (hasResult(m_searching) && !m_searching.result().stopped) {
            Q_EMIT found(m_words, m_searching.result());
        }
    });
    connect(&m_findingRepeats, &QFutureWatcherBase::finished, this, [this] {
        if (hasResult(m_findingRepeats)) {
            Q_EMIT repeatsFound(m_repeating, m_findingRepeats.result());
        }
    });
    connect(&m_reading, &QFutureWatcherBase::finished, this, [this] {
        if (hasResult(m_reading)) {
            takeFile(m_reading.result());
        }
    });
    connect(&m_answeringLong, &QFutureWatcherBase::progressValueChanged, this, [this](int done) {
        Q_EMIT readingProgressed(done * progressUnit, m_answeringLong.progressMaximum() * progressUnit);
    });
    connect(&m_answeringLong, &QFutureWatcherBase::finished, this, [this] {
        if (hasResult(m_answeringLong)) {
            const TextFile file = m_answeringLong.result();
            m_excerpt = file.excerpt;
            Q_EMIT fileRead(file);
            if (file.answer && m_longEngine == m_engine) {
                Q_EMIT answered(*file.answer);
            } else {
                answerExcerpt();
            }
        }
    });
}

SearchController::~SearchController()
{
    m_answering.cancel();
    m_searching.cancel();
    m_reading.cancel();
    m_answeringLong.cancel();
    m_pool.waitForDone();
}

void SearchController::load(const CatalogSource &source)
{
    m_source = source;
    m_loading.setFuture(QtConcurrent::run(&m_pool, [source] {
        const EnginePointer engine = loadEngine(source);
        return Loaded{engine, idsInFolder(engine->catalog, engine->parts, userCatalogFolder())};
    }));
}

void SearchController::submit(const QString &pasted)
{
    m_long.reset();
    m_answeringLong.cancel();
    m_answering.cancel();
    m_excerpt.reset();
    m_pasted = pasted;
    answer();
}

void SearchController::answer()
{
    if (m_engine && m_pasted) {
        m_answering.setFuture(QtConcurrent::run(&m_pool, &findInBackground, m_engine, *m_pasted));
    }
}

void SearchController::answerExcerpt()
{
    if (m_engine && m_excerpt) {
        m_answering.setFuture(QtConcurrent::run(&m_pool, &findExcerptInBackground, m_engine, m_excerpt));
    }
}

void SearchController::search(const QString &words)
{
    m_searching.cancel();
    m_words = words;
    lookUp();
}

void SearchController::lookUp()
{
    if (m_engine && !m_words.isEmpty()) {
        m_searching.setFuture(QtConcurrent::run(&m_pool, &searchInBackground, m_engine, m_words));
    }
}

void SearchController::lookForSecrets(const QString &text)
{
    look(m_pool, m_findingSecrets, &secretsIn, text);
}

void SearchController::lookForRepeats(const QString &text)
{
    m_repeating = text;
    look(m_pool, m_findingRepeats, &repeatsIn, text);
}

void SearchController::lookForFailure(const QString &text)
{
    look(m_pool, m_findingFailure, &failureIn, text);
}

void SearchController::openFiles(const QStringList &paths)
{
    forgetFile();
    m_reading.setFuture(QtConcurrent::run(&m_pool, &readTextFiles, paths));
}

void SearchController::readInput(const std::shared_ptr<const Descriptor> &input)
{
    forgetFile();
    m_reading.setFuture(QtConcurrent::run(&m_pool, &readInputInBackground, input));
}

void SearchController::readAgain(const TextFile &file, const QString &encoding)
{
    forgetFile();
    if (file.isLong) {
        TextFile again = file;
        again.encoding = encoding;
        takeFile(again);
        return;
    }
    m_reading.setFuture(QtConcurrent::run(&m_pool, &decodedAgain, file, encoding));
}

void SearchController::forgetFile()
{
    m_long.reset();
    m_reading.cancel();
    m_answeringLong.cancel();
}

void SearchController::takeFile(const TextFile &file)
{
    if (!file.isLong) {
        Q_EMIT fileRead(file);
        return;
    }
    m_long = file;
    answerLong();
}

void SearchController::answerLong()
{
    if (m_engine && m_long) {
        m_answering.cancel();
        m_pasted.reset();
        m_longEngine = m_engine;
        m_answeringLong.setFuture(
            QtConcurrent::run(&m_pool, &answerLongInBackground, m_engine, *std::exchange(m_long, std::nullopt)));
    }
}

void SearchController::cancelReading()
{
    const bool wasReading = m_reading.isRunning() || m_answeringLong.isRunning() || m_long;
    forgetFile();
    if (wasReading) {
        Q_EMIT fileRead({.failure = TextFile::Failure::Canceled});
    }
}

void SearchController::cancelSubmit()
{
    cancelReading();
    m_pasted.reset();
    m_excerpt.reset();
    m_answering.cancel();
}

void SearchController::cancelSearch()
{
    m_words.clear();
    m_searching.cancel();
}
