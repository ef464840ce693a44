// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Times a paste of 60 lines against a catalogue, after checking that the answers are right:
//     bench_match [CATALOGUE]
// Prints medians and the ratio to running every RE2 pattern one by one over the same lines. Believe the ratio: absolute times
// depend on the machine and on what else it does.

#include "app/match/engine.h"
#include "app/match/patterns.h"
#include "app/present/occasion.h"

#include <QElapsedTimer>
#include <QRegularExpression>
#include <QTextStream>

#include <algorithm>
#include <vector>

#include "tests/app/match/patternoracle.h"
#include "tests/bench/timing.h"
#include "tests/builtinrecords.h"

using namespace Qt::StringLiterals;
using namespace wayout::catalog;
using namespace wayout::evidence;
using namespace wayout::match;
using namespace wayout::present;
using namespace wayout::text;

namespace {

constexpr int pasteLines = 60;
constexpr int rounds = 31;

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

/// Every pattern on every line with PCRE2, compiled to machine code, as QRegularExpression runs it.
double pcreScanMs(const QList<Record> &records, const Paste &paste)
{
    std::vector<QRegularExpression> all;
    for (const Record &record : records) {
        QRegularExpression pattern(record.regex, QRegularExpression::CaseInsensitiveOption);
        if (!record.regex.isEmpty() && pattern.isValid()) {
            pattern.optimize();
            all.push_back(std::move(pattern));
        }
    }
    QStringList lines;
    for (qsizetype i = 0; i < paste.lines().size(); ++i) {
        lines.append(QString::fromUtf8(paste.line(i)));
    }
    qsizetype found = 0;
    return medianMs(5, [&] {
        for (const QRegularExpression &pattern : all) {
            for (const QString &line : lines) {
                found += pattern.match(line).hasMatch() ? 1 : 0;
            }
        }
    });
}

/// Pastes of errors whose record has captures, with the match that explains them.
struct Explained {
    QString paste;
    Match best;
};

std::vector<Explained> explainedPastes(const Engine &engine)
{
    std::vector<Explained> pastes;
    for (qsizetype i = 0; i < engine.catalog.size(); ++i) {
        const Record record = engine.catalog.copyAt(i);
        if (record.captures.isEmpty() || record.samples.isEmpty()) {
            continue;
        }
        const QString paste = pasteWith(record.samples.first().text);
        const Answer answer = engine.matcher.find(paste);
        if (!answer.matches.isEmpty()) {
            pastes.push_back({paste, answer.matches.first()});
        }
    }
    return pastes;
}

/// Times what an answer costs beyond the list: the order of the best record's entries and the values of the paste.
void timeFills(const Engine &engine, QTextStream &out)
{
    const std::vector<Explained> pastes = explainedPastes(engine);
    const auto factsFor = [&engine](const Explained &one) {
        return factsOf(engine.catalog.at(one.best.record), one.best, one.paste);
    };
    size_t next = 0;
    const int times = int(pastes.size());
    const double listMs = medianMs(times, [&] { engine.matcher.find(pastes[next++ % pastes.size()].paste); });
    const double readMs = medianMs(times, [&] { engine.catalog.at(pastes[next++ % pastes.size()].best.record); });
    qsizetype values = 0;
    std::vector<double> first;
    for (const Explained &one : pastes) {
        first.push_back(timeMs([&] { values += factsFor(one).values.size(); }));
    }
    std::ranges::nth_element(first, first.begin() + times / 2);
    const double firstMs = first[size_t(times) / 2];
    // Each record twice in turn, so that every second reading finds its patterns compiled.
    std::vector<double> again;
    std::vector<double> order;
    for (const Explained &one : pastes) {
        const PasteFacts facts = factsFor(one);
        again.push_back(timeMs([&] { factsFor(one); }));
        const Record &record = engine.catalog.at(one.best.record);
        const Occasion occasion = occasionFor(record, facts);
        order.push_back(timeMs([&] { fittedRecord(record, occasion); }));
    }
    const double allMs = medianMs(times, [&] {
        const QString &paste = pastes[next++ % pastes.size()].paste;
        factsOf(engine.matcher.find(paste), engine.catalog, paste);
    });
    std::ranges::nth_element(order, order.begin() + times / 2);
    std::ranges::nth_element(again, again.begin() + times / 2);
    const double againMs = again[size_t(times) / 2];
    out << pastes.size() << " pastes with " << values << " values: to ranked list " << listMs
        << " ms; reading the best record " << readMs << " ms; what the paste says for it " << firstMs
        << " ms the first time, at most " << *std::ranges::max_element(first) << ", " << againMs
        << " ms later (medians), together " << (listMs + firstMs) / listMs << " and " << (listMs + againMs) / listMs
        << " times the list; the list with that for each record " << allMs
        << " ms; order of the entries, which the window makes, " << order[size_t(times) / 2] << " ms, at most "
        << *std::ranges::max_element(order) << " ms\n";
}

} // namespace

int main(int argc, char **argv)
{
    QTextStream out(stdout);
    CatalogSource source;
    if (argc > 1) {
        source = {false, {QString::fromLocal8Bit(argv[1])}};
    }
    QElapsedTimer timer;
    timer.start();
    const LoadResult loaded = source.builtin ? readBuiltin() : readCatalogs(source.paths);
    const double readMs = double(timer.nsecsElapsed()) / 1e6;
    timer.restart();
    const std::shared_ptr<const Engine> compiled = compiledEngine(loaded);
    const Engine &engine = *compiled;
    const double buildMs = double(timer.nsecsElapsed()) / 1e6;
    if (engine.catalog.size() == 0) {
        out << "no records could be read\n";
        return 1;
    }

    std::vector<QString> pastes;
    qsizetype right = 0;
    const qsizetype step = std::max<qsizetype>(1, engine.catalog.size() / 40);
    for (qsizetype i = 0; i < engine.catalog.size(); i += step) {
        const QString signature = engine.catalog.at(i).signature.en;
        const QString paste = pasteWith(signature.section(u'\n', 0, 0));
        const Answer answer = engine.matcher.find(paste);
        right += std::ranges::any_of(answer.matches,
                     [i](const Match &match) { return match.record == i || match.variants.contains(i); })
            ? 1
            : 0;
        pastes.push_back(paste);
    }
    const double share = double(right) / double(pastes.size());
    out << engine.catalog.size() << " records, read in " << readMs << " ms, matcher built in " << buildMs << " ms\n"
        << "found the record of its own signature: " << right << " of " << pastes.size() << '\n';
    if (share < 0.9) {
        out << "the answers are wrong: times would mean nothing\n";
        return 1;
    }

    size_t next = 0;
    const double findMs = medianMs(rounds * 5, [&] { engine.matcher.find(pastes[next++ % pastes.size()]); });
    timer.restart();
    const Patterns patterns = Patterns::of(loaded.records);
    const double patternsMs = double(timer.nsecsElapsed()) / 1e6;
    const PatternOracle oracle(loaded.records, patterns.problems());
    const Paste paste(pastes.front());
    if (patterns.scan(paste).hits != oracle.scan(paste)) {
        out << "the prefilter and the slow way disagree\n";
        return 1;
    }
    const double scanMs = medianMs(rounds, [&] { patterns.scan(paste); });
    const double slowMs = medianMs(5, [&] { oracle.scan(paste); });
    const double pcreMs = pcreScanMs(loaded.records, paste);
    timeFills(engine, out);
    out << "patterns ready in " << patternsMs << " ms\n";
    out << "paste of " << pasteLines << " lines to ranked list: " << findMs << " ms (median)\n"
        << "scan alone: " << scanMs << " ms; every pattern one by one with RE2: " << slowMs << " ms; ratio 1/"
        << qRound(slowMs / scanMs) << "\nevery pattern one by one with PCRE2, compiled to machine code: " << pcreMs
        << " ms; ratio 1/" << qRound(pcreMs / scanMs) << '\n';
    return 0;
}
