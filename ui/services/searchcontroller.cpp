// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/services/searchcontroller.h"

#include "app/authoring/ownrecords.h"
#include "app/loading/loadengine.h"
#include "app/match/excerpt.h"
#include "app/platform/userfolders.h"
#include "app/text/linemessage.h"
#include "app/text/textpieces.h"

#ifdef __GLIBC__
#include <malloc.h>
#endif

#include <algorithm>
#include <utility>

namespace wayout::services {
namespace {

constexpr int answerLimit = 50;
constexpr int searchLimit = 200;
constexpr qsizetype mostChecked = 20'000; // records: about ten seconds of one processor

struct Answered {
    match::Answer answer;
    present::AnswerFacts facts;
};

authoring::RecordHealth checkedRecords(const match::Engine &engine, const std::stop_token &stop)
{
    QList<catalog::Record> records;
    for (qsizetype i = 0; i < engine.catalog.size() && !stop.stop_requested(); ++i) {
        records.append(engine.catalog.copyAt(i));
    }
    // Separate patterns: the engine's would all stay compiled, while an answer needs only a few.
    return authoring::healthOf(records, match::Patterns::of(records, stop), QDate::currentDate(), stop);
}

/// Whether to check the records. The built-in ones were checked when the program was built; very large catalogues are
/// left to `wayout check`.
bool needsCheck(const match::Engine &engine)
{
    const auto isOwn = [](const catalog::CatalogPart &part) {
        return part.path != catalog::builtinCatalog && part.records > 0;
    };
    return engine.catalog.size() <= mostChecked && std::ranges::any_of(engine.parts, isOwn);
}

/// Reads the excerpt of a long text and answers it. Calls `report` with the number of bytes read so far.
template<typename Report>
TextFile answeredLong(TextFile file, const match::Engine &engine, const std::stop_token &stop, Report report)
{
    LongTextSource source(file, stop);
    text::TextPieces pieces([&source](qsizetype most) { return source.read(most); }, file.encoding);
    text::ReadablePieces readable;
    const auto nextPiece = [&] {
        report(pieces.bytesRead());
        const std::optional<QByteArray> piece = pieces.next();
        return piece ? readable.read(*piece) : piece;
    };
    match::Excerpt excerpt = engine.matcher.excerptOf(nextPiece, stop);
    file.answer = engine.matcher.find(excerpt, answerLimit, stop);
    file.facts = present::factsOf(*file.answer, engine.catalog, excerpt.text, excerpt.lines, stop);
    file.text = excerpt.text;
    file.lines = excerpt.lines;
    file.lineCount = excerpt.lineCount;
    file.excerpt = std::make_shared<const match::Excerpt>(std::move(excerpt));
    file.size = pieces.bytesRead();
    file.bytes.clear();
    file.cut = pieces.isCut() ? TextFile::Cut::TooLong : source.cut();
    if (file.cut == TextFile::Cut::Damaged) {
        file.reason = source.error();
    } else if (!source.error().isEmpty()) {
        file = {.path = file.path, .failure = TextFile::Failure::Unreadable, .reason = source.error()};
    }
    return file;
}

/// Runs `find` on the text in the background. Only cancels the previous run when the text is empty.
template<typename Find, typename Take>
void look(LatestTask &task, Find find, const QString &text, Take take)
{
    task.cancel();
    if (!text.isEmpty()) {
        task.run([find, text] { return find(text); }, std::move(take));
    }
}

} // namespace

SearchController::SearchController(QObject *parent)
    : QObject(parent)
{
}

SearchController::~SearchController() = default;

void SearchController::load(const catalog::CatalogSource &source)
{
    m_source = source;
    const auto work = [source](const std::stop_token &stop) {
        const std::shared_ptr<const match::Engine> engine = loading::loadEngine(source, stop);
        return engine
            ? Loaded{engine, authoring::idsInFolder(engine->catalog, engine->parts, platform::userCatalogFolder())}
            : Loaded();
    };
    m_loading.run(work, [this](const Loaded &loaded) { takeLoaded(loaded); });
}

void SearchController::takeLoaded(const Loaded &loaded)
{
    // The answers of the previous engine are obsolete.
    m_answering.cancel();
    m_searching.cancel();
    m_checking.cancel();
    m_engine = loaded.engine;
    m_ownRecords = loaded.ownRecords;
    Q_EMIT this->loaded(m_engine);
    answerLong();
    answer();
    lookUp();
    if (needsCheck(*m_engine)) {
        const auto work = [engine = m_engine](const std::stop_token &stop) {
            authoring::RecordHealth health = checkedRecords(*engine, stop);
#ifdef __GLIBC__
            malloc_trim(0); // the check briefly takes several times the memory of everything else
#endif
            return health;
        };
        m_checking.run(work, [this](const authoring::RecordHealth &health) { Q_EMIT healthChecked(health); });
    }
}

void SearchController::submit(const QString &pasted)
{
    m_long.reset();
    m_answeringLong.cancel();
    m_readingFields.cancel();
    m_excerpt.reset();
    m_pasted = pasted;
    answer();
}

void SearchController::answer()
{
    m_answering.cancel();
    if (!m_engine || (!m_pasted && !m_excerpt)) {
        return;
    }
    const auto work = [engine = m_engine, text = m_pasted, excerpt = m_excerpt](const std::stop_token &stop) {
        Answered result;
        result.answer =
            text ? engine->matcher.find(*text, answerLimit, stop) : engine->matcher.find(*excerpt, answerLimit, stop);
        result.facts = text ? present::factsOf(result.answer, engine->catalog, *text, {}, stop)
                            : present::factsOf(result.answer, engine->catalog, excerpt->text, excerpt->lines, stop);
        return result;
    };
    m_answering.run(work, [this](const Answered &result) { Q_EMIT answered(result.answer, result.facts); });
}

void SearchController::search(const QString &words)
{
    m_words = words;
    lookUp();
}

void SearchController::lookUp()
{
    m_searching.cancel();
    if (m_engine && !m_words.isEmpty()) {
        const auto work = [engine = m_engine, words = m_words](
                              const std::stop_token &stop) { return engine->matcher.search(words, searchLimit, stop); };
        m_searching.run(work, [this](const match::Answer &answer) { Q_EMIT found(m_words, answer); });
    }
}

void SearchController::lookForSecrets(const QString &text)
{
    look(m_findingSecrets, &text::secretsIn, text,
        [this](const text::FoundSecrets &found) { Q_EMIT secretsFound(found); });
}

void SearchController::lookForRepeats(const QString &text)
{
    look(m_findingRepeats, &text::repeatsIn, text,
        [this, text](const QList<text::Repeat> &repeats) { Q_EMIT repeatsFound(text, repeats); });
}

void SearchController::lookForFailure(const QString &text)
{
    look(m_findingFailure, &text::failureIn, text, [this](const QString &message) { Q_EMIT failureFound(message); });
}

void SearchController::readFields(const QString &written)
{
    look(m_readingFields, &text::readableText, written,
        [this, written](const text::ReadableText &readable) { Q_EMIT fieldsRead(written, readable); });
}

void SearchController::openFiles(const QStringList &paths)
{
    forgetFile();
    m_reading.run([paths] { return readTextFiles(paths); }, [this](const TextFile &file) { takeFile(file); });
}

void SearchController::readInput(const std::shared_ptr<const platform::Descriptor> &input)
{
    forgetFile();
    m_reading.run([input](const std::stop_token &stop) { return readPipe(input, stop); },
        [this](const TextFile &file) { takeFile(file); });
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
    m_reading.run(
        [file, encoding] { return decodedAgain(file, encoding); }, [this](const TextFile &again) { takeFile(again); });
}

void SearchController::forgetFile()
{
    m_long.reset();
    m_reading.cancel();
    m_readingFields.cancel();
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
    if (!m_engine || !m_long) {
        return;
    }
    m_answering.cancel();
    m_pasted.reset();
    const TextFile file = *std::exchange(m_long, std::nullopt);
    const qint64 total = file.path.isEmpty() || file.isPacked ? 0 : file.size;
    const auto work = [this, file, total, engine = m_engine, relay = m_tasks.relay()](const std::stop_token &stop) {
        return answeredLong(file, *engine, stop,
            [&](qint64 done) { relay([this, done, total] { Q_EMIT readingProgressed(done, total); }, stop); });
    };
    m_answeringLong.run(work, [this, engine = m_engine](const TextFile &answered) { takeLong(answered, engine); });
}

void SearchController::takeLong(const TextFile &file, const std::shared_ptr<const match::Engine> &engine)
{
    m_excerpt = file.excerpt;
    Q_EMIT fileRead(file);
    if (file.answer && engine == m_engine) {
        Q_EMIT answered(*file.answer, file.facts);
    } else {
        answer();
    }
}

void SearchController::cancelSubmit()
{
    const bool wasReading = m_reading.isRunning() || m_answeringLong.isRunning() || m_long;
    forgetFile();
    if (wasReading) {
        Q_EMIT fileRead({.failure = TextFile::Failure::Canceled});
    }
    m_pasted.reset();
    m_excerpt.reset();
    m_answering.cancel();
}

void SearchController::cancelSearch()
{
    m_words.clear();
    m_searching.cancel();
}

} // namespace wayout::services
