// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// What a catalogue of 100,000 records costs beside one of a few thousand, after checking that the answers are right:
//     mutatedcatalog 100000 build/large SMALL
//     XDG_CACHE_HOME=build/cache bench_scale build/large SMALL
// The first run builds the cache, in a process of its own, and says how long that took. Believe the ratios.

#include "app/catalog/sections.h"
#include "app/loading/enginecache.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QProcess>
#include <QTextStream>

#include <algorithm>
#include <atomic>
#include <stop_token>
#include <thread>
#include <vector>

using namespace Qt::StringLiterals;
using namespace wayout::catalog;
using namespace wayout::loading;
using namespace wayout::match;

namespace {

constexpr int pasteLines = 60;
constexpr int checkedRecords = 40;
constexpr int rounds = 5;
constexpr double leastRight = 0.9;

/// A log of 60 lines with one record's error in the middle.
QString pasteWith(const QString &error)
{
    QStringList lines;
    for (int i = 0; i < pasteLines - 1; ++i) {
        lines.append(
            u"2026-03-02T08:00:%1Z INFO [worker-%2] GET /v1/items/%3 200 %4ms"_s.arg(i, 2, 10, QLatin1Char('0'))
                .arg(i % 4)
                .arg(70000 + i * 37)
                .arg(i * 13 % 700));
    }
    lines.insert(pasteLines / 2, error);
    return lines.join(u'\n');
}

double since(const QElapsedTimer &timer)
{
    return double(timer.nsecsElapsed()) / 1e6;
}

double quantile(std::vector<double> times, double share)
{
    std::ranges::sort(times);
    return times[std::min(times.size() - 1, size_t(share * double(times.size())))];
}

/// Memory that the process holds, of which the second part lies in mapped files and can be taken from it at any time.
std::pair<double, double> residentMegabytes()
{
    QFile file(u"/proc/self/status"_s);
    std::pair<double, double> resident;
    if (file.open(QIODevice::ReadOnly)) {
        for (const QByteArray &line : file.readAll().split('\n')) {
            const double megabytes = line.mid(line.indexOf(':') + 1).simplified().split(' ').first().toDouble() / 1024;
            resident.first = line.startsWith("VmRSS") ? megabytes : resident.first;
            resident.second = line.startsWith("RssFile") ? megabytes : resident.second;
        }
    }
    return resident;
}

std::vector<QString> pastesFrom(const Engine &engine)
{
    std::vector<QString> pastes;
    const qsizetype step = std::max<qsizetype>(1, engine.catalog.size() / checkedRecords);
    for (qsizetype i = 0; i < engine.catalog.size(); i += step) {
        pastes.push_back(pasteWith(engine.catalog.signatureAt(i).en.section(u'\n', 0, 0)));
    }
    return pastes;
}

double shareRight(const Engine &engine, const std::vector<QString> &pastes)
{
    const qsizetype step = std::max<qsizetype>(1, engine.catalog.size() / checkedRecords);
    int right = 0;
    for (size_t i = 0; i < pastes.size(); ++i) {
        const Answer answer = engine.matcher.find(pastes[i]);
        const qsizetype wanted = qsizetype(i) * step;
        right += std::ranges::any_of(answer.matches,
            [&](const Match &match) { return match.record == wanted || match.variants.contains(wanted); });
    }
    return double(right) / double(pastes.size());
}

std::vector<double> pasteTimes(const Engine &engine, const std::vector<QString> &pastes)
{
    std::vector<double> times;
    for (int round = 0; round < rounds; ++round) {
        for (const QString &paste : pastes) {
            QElapsedTimer timer;
            timer.start();
            engine.matcher.find(paste);
            times.push_back(since(timer));
        }
    }
    return times;
}

/// Each beginning of what somebody types, a key at a time.
std::vector<double> searchTimes(const Engine &engine)
{
    std::vector<double> times;
    for (const QString &typed : {u"permission denied docker"_s, u"module not found"_s, u"connectoin refused"_s,
             u"内存不足"_s, u"ENOSPC"_s, u"git: push rejected"_s, u"undefined reference to"_s}) {
        for (qsizetype length = 1; length <= typed.size(); ++length) {
            QElapsedTimer timer;
            timer.start();
            engine.matcher.search(typed.first(length), 200);
            times.push_back(since(timer));
        }
    }
    return times;
}

/// How long after it was told to stop the longest text that is read whole is let go of.
double cancelTime(const Engine &engine, const std::vector<QString> &pastes)
{
    QStringList text;
    for (int i = 0; i < 20; ++i) {
        text.append(pastes[size_t(i) % pastes.size()]);
    }
    const QString joined = text.join(u'\n');
    std::vector<double> times;
    for (int delay = 1; delay < 30; ++delay) {
        std::stop_source stop;
        std::atomic<qint64> stopped = 0;
        QElapsedTimer timer;
        timer.start();
        std::thread other([&] {
            std::this_thread::sleep_for(std::chrono::milliseconds(delay));
            stopped = timer.nsecsElapsed();
            stop.request_stop();
        });
        engine.matcher.find(joined, 20, stop.get_token());
        const qint64 ended = timer.nsecsElapsed();
        other.join();
        times.push_back(double(std::max<qint64>(0, ended - stopped)) / 1e6);
    }
    return *std::ranges::max_element(times);
}

void tellTimes(QTextStream &out, const char *what, const std::vector<double> &times)
{
    out << what << ": median " << quantile(times, 0.5) << " ms, 99th percentile " << quantile(times, 0.99) << " ms\n";
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    QTextStream out(stdout);
    if (arguments.size() < 3) {
        out << "bench_scale LARGE SMALL\n";
        return 2;
    }
    const CatalogSource source{false, {arguments.at(1)}};
    QElapsedTimer timer;
    timer.start();
    if (arguments.size() > 3) { // the child
        const EngineCache cache(source);
        const LoadResult read = readCatalogs(source.paths);
        SectionWriter compiled;
        Engine::compile(read, cache.fingerprint(), compiled);
        const double built = since(timer);
        timer.restart();
        const bool saved = cache.save(compiled);
        out << "reading and indexing " << read.records.size() << " records: " << built
            << " ms, writing the cache: " << since(timer) << " ms\n";
        return saved ? 0 : 1;
    }
    std::shared_ptr<const Engine> large = EngineCache(source).load();
    if (!large) {
        QProcess::execute(QCoreApplication::applicationFilePath(), {arguments.at(1), arguments.at(2), u"build"_s});
    }
    std::vector<double> ready;
    for (int i = 0; i < rounds; ++i) {
        large.reset();
        timer.restart();
        large = EngineCache(source).load();
        ready.push_back(since(timer));
    }
    if (!large) {
        out << "the cache could not be made\n";
        return 1;
    }
    const auto [atOnce, atOnceMapped] = residentMegabytes();
    const std::vector<QString> pastes = pastesFrom(*large);
    const double right =
        shareRight(*large, {pastes.begin(), pastes.begin() + std::min<qsizetype>(20, qsizetype(pastes.size()))});
    const auto [resident, mapped] = residentMegabytes();
    out << large->catalog.size() << " records, ready from the cache: median " << quantile(ready, 0.5) << " ms, "
        << QFile(EngineCache(source).file()).size() / 1'000'000 << " MB\nmemory: " << atOnce << " MB, of it mapped "
        << atOnceMapped << "; after 20 answers " << resident << " MB, of it mapped " << mapped << '\n';

    const std::shared_ptr<const Engine> compiled = compiledEngine(readCatalogs({arguments.at(2)}));

    const Engine &small = *compiled;
    const std::vector<QString> smallPastes = pastesFrom(small);
    const double smallRight = shareRight(small, smallPastes);
    out << "found the record of its own signature: " << right << " of large, " << smallRight << " of small\n";
    if (right < leastRight || smallRight < leastRight) {
        out << "the answers are wrong: times would mean nothing\n";
        return 1;
    }
    const std::vector<double> largeTimes = pasteTimes(*large, pastes);
    const std::vector<double> smallTimes = pasteTimes(small, smallPastes);
    tellTimes(out, "paste of 60 lines, large", largeTimes);
    tellTimes(out, "paste of 60 lines, small", smallTimes);
    out << "records x" << double(large->catalog.size()) / double(small.catalog.size()) << ", time x"
        << quantile(largeTimes, 0.5) / quantile(smallTimes, 0.5) << '\n';
    tellTimes(out, "search box, large", searchTimes(*large));
    tellTimes(out, "search box, small", searchTimes(small));
    out << "let go of within " << cancelTime(*large, pastes) << " ms\n";
    return 0;
}
