// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Times texts from 10,000 lines to 100 MB against a catalogue, after checking that the errors in them are found:
//     bench_longtext [CATALOGUE]
// Prints ratios to memchr() over the same bytes, and of twice the text to once. Believe those: absolute times depend on the machine
// and on what else it does.

#include "app/match/engine.h"
#include "app/match/excerpt.h"
#include "app/text/textpieces.h"

#include <QRandomGenerator>
#include <QTextStream>

#include <atomic>
#include <chrono>
#include <cstring>
#include <memory>
#include <thread>

#include "tests/bench/timing.h"
#include "tests/builtinrecords.h"

#ifdef __linux__
#include <sched.h>
#endif

using namespace Qt::StringLiterals;
using namespace wayout::catalog;
using namespace wayout::match;
using namespace wayout::text;

namespace {

constexpr qsizetype megabyte = 1'000'000;
constexpr int rounds = 3;

/// A service's log: no two lines are the same, one in fifty is a warning that explains nothing, and the errors are spread over it.
QByteArray logOf(qsizetype bytes, qsizetype lines, const QStringList &errors)
{
    static const QStringList verbs{
        u"handled"_s, u"queued"_s, u"fetched"_s, u"stored"_s, u"rendered"_s, u"skipped"_s, u"refreshed"_s};
    static const QStringList nouns{
        u"invoice"_s, u"session"_s, u"thumbnail"_s, u"cart"_s, u"profile"_s, u"report"_s, u"webhook"_s, u"订单"_s};
    QRandomGenerator random(1);
    const auto pick = [&](const QStringList &list) { return list.at(random.bounded(int(list.size()))); };
    QByteArray log;
    qsizetype nextError = 0;
    for (qsizetype i = 0; log.size() < bytes && (lines == 0 || i < lines); ++i) {
        const QString time = u"2026-03-02T%1:%2:%3.%4Z"_s.arg(i / 3600000 % 24, 2, 10, QLatin1Char('0'))
                                 .arg(i / 60000 % 60, 2, 10, QLatin1Char('0'))
                                 .arg(i / 1000 % 60, 2, 10, QLatin1Char('0'))
                                 .arg(i % 1000, 3, 10, QLatin1Char('0'));
        const bool isWarning = i % 50 == 7;
        log += u"%1 %2 [worker-%3] %4 %5 %6 in %7 ms, trace %8\n"_s
                   .arg(time, isWarning ? u"WARN slow upstream:"_s : u"INFO"_s)
                   .arg(random.bounded(16))
                   .arg(pick(verbs), pick(nouns))
                   .arg(random.bounded(1'000'000))
                   .arg(random.bounded(900))
                   .arg(random.generate64(), 16, 16, QLatin1Char('0'))
                   .toUtf8();
        const qsizetype place = (nextError + 1) * (lines > 0 ? lines : bytes) / (errors.size() + 1);
        if (nextError < errors.size() && (lines > 0 ? i : log.size()) >= place) {
            log += errors.at(nextError++).toUtf8() + '\n';
        }
    }
    return log;
}

PieceSource piecesOf(const QByteArray &log)
{
    const auto read = [&log, from = qsizetype(0)](qsizetype most) mutable {
        const qsizetype to = std::min(from + most, log.size());
        const QByteArray piece = log.sliced(from, to - from);
        from = to;
        return piece;
    };
    return [pieces = std::make_shared<TextPieces>(read, u"UTF-8"_s)] { return pieces->next(); };
}

/// 0 where the system does not let choose.
void useProcessors([[maybe_unused]] int count)
{
#ifdef __linux__
    cpu_set_t set;
    CPU_ZERO(&set);
    for (int i = 0; i < count; ++i) {
        CPU_SET(i, &set);
    }
    sched_setaffinity(0, sizeof set, &set);
#endif
}

double memchrMs(const QByteArray &bytes)
{
    return medianMs(9, [&] {
        void *(*volatile find)(const void *, int, size_t) = [](const void *text, int c, size_t size) {
            return const_cast<void *>(std::memchr(text, c, size));
        };
        find(bytes.constData(), 1, size_t(bytes.size()));
    });
}

bool findsAll(const Engine &engine, const Answer &answer, const QList<qsizetype> &records)
{
    qsizetype found = 0;
    for (const qsizetype record : records) {
        found += std::ranges::any_of(answer.matches,
                     [record](const Match &match) { return match.record == record || match.variants.contains(record); })
            ? 1
            : 0;
    }
    QTextStream(stdout) << "found " << found << " of " << records.size() << " errors in " << engine.catalog.size()
                        << " records' text\n";
    return double(found) >= 0.9 * double(records.size());
}

Answer answerOf(const Engine &engine, const QByteArray &log)
{
    return engine.matcher.find(engine.matcher.excerptOf(piecesOf(log)), 50);
}

/// How long a run goes on after it was told to stop.
double cancelMs(const Engine &engine, const QByteArray &log)
{
    std::stop_source stop;
    std::atomic<qint64> ended = 0;
    const auto now = [] { return std::chrono::steady_clock::now().time_since_epoch().count(); };
    std::thread run([&, stopped = stop.get_token()] {
        engine.matcher.find(engine.matcher.excerptOf(piecesOf(log), stopped), 50, stopped);
        ended = now();
    });
    std::this_thread::sleep_for(std::chrono::milliseconds(60));
    const qint64 told = now();
    stop.request_stop();
    run.join();
    return double(ended - told) / 1e6;
}

} // namespace

int main(int argc, char **argv)
{
    QTextStream out(stdout);
    const std::shared_ptr<const Engine> compiled =
        compiledEngine(argc > 1 ? readCatalogs({QString::fromLocal8Bit(argv[1])}) : readBuiltin());
    const Engine &engine = *compiled;
    if (engine.catalog.size() == 0) {
        out << "no records could be read\n";
        return 1;
    }
    QStringList errors;
    QList<qsizetype> records;
    for (int i = 0; i < 20; ++i) {
        records.append(i * engine.catalog.size() / 20);
        errors.append(engine.catalog.at(records.last()).signature.en.section(u'\n', 0, 0));
    }

    const QByteArray tenThousand = logOf(1'000 * megabyte, 10'000, errors);
    if (!findsAll(engine, answerOf(engine, tenThousand), records)) {
        out << "the answers are wrong: times would mean nothing\n";
        return 1;
    }
    const QString text = QString::fromUtf8(tenThousand);
    out << "10,000 lines (" << tenThousand.size()
        << " bytes) to ranked list: " << medianMs(9, [&] { engine.matcher.find(text, 50); }) << " ms\n";

    const QByteArray log = logOf(100 * megabyte, 0, errors);
    if (!findsAll(engine, answerOf(engine, log), records)) {
        out << "the answers are wrong: times would mean nothing\n";
        return 1;
    }
    for (const int processors : {1, 2}) {
        useProcessors(processors);
        const double base = memchrMs(log);
        const double ms = medianMs(rounds, [&] { answerOf(engine, log); });
        out << "100 MB, " << processors << " processor(s): " << ms << " ms, memchr " << base << " ms, ratio "
            << ms / base << '\n';
    }

    useProcessors(1);
    QByteArray hostile; // everything in it looks like an error, and no line is like another
    for (int i = 0; hostile.size() < 10 * megabyte; ++i) {
        hostile += "error: " + errors.at(i % errors.size()).toUtf8().left(30) + " failed <"
            + QByteArray::number(quint64(i) * 2654435761U, 26).replace('0', 'z') + ">\x1b[31m&amp;\xef\xbc\x9a\n";
    }
    for (const auto &[name, all] :
        {std::pair("a service's log", log.first(40 * megabyte)), std::pair("errors alone", hostile)}) {
        const QByteArray half = all.first(all.size() / 2);
        const double once = medianMs(rounds, [&] { answerOf(engine, half); });
        const double twice = medianMs(rounds, [&, &text = all] { answerOf(engine, text); });
        out << name << ", " << half.size() / megabyte << " MB: " << once << " ms; twice the text: " << twice / once
            << " times\n";
    }
    useProcessors(2);
    out << "cancelled after " << cancelMs(engine, log) << " ms\n";
    return 0;
}
