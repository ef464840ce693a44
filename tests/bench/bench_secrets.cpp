// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Times the search for secrets in ten megabytes, after checking that all of them are found. Prints processor time, which says something
// on a busy machine, too.

#include "app/text/secrets.h"
#include "app/text/secretforms.h"
#include "app/text/secretnumbers.h"
#include "app/text/secretruns.h"
#include "app/text/seentext.h"

#include <QRandomGenerator>
#include <QTextStream>

#include <algorithm>
#include <ctime>

using namespace Qt::StringLiterals;
using namespace wayout::text;

namespace {

constexpr qsizetype size = 10'000'000; // characters

/// Milliseconds of the processor that the fastest of a few runs takes.
template<typename Work>
double processorMs(Work work)
{
    constexpr int runs = 5;
    double least = 1e9;
    for (int run = 0; run < runs; ++run) {
        const std::clock_t start = std::clock();
        work();
        least = std::min(least, 1000.0 * double(std::clock() - start) / CLOCKS_PER_SEC);
    }
    return least;
}

/// A service's log, in which every `each`-th line has a secret; 0: none.
QString logOf(int each, bool isColoured)
{
    QRandomGenerator random(1);
    const QStringList messages{u"handled GET /v1/items?id=%1&page=7 in %2 ms"_s, u"user %1 signed in from 10.0.%2.7, session kept"_s,
        u"{\"level\":\"warn\",\"key\":\"cart:%1\",\"msg\":\"slow upstream\",\"ms\":%2}"_s, u"Traceback: File \"/srv/app/views.py\", line %2, in get_%1"_s,
        u"订单 %1 已创建，用时 %2 毫秒"_s, u"cache miss for token bucket %1, %2 left"_s};
    QString log;
    for (int line = 1; log.size() < size; ++line) {
        log += isColoured ? u"\x1b[2m2026-03-02T12:11:47.%1Z\x1b[0m \x1b[32mINFO\x1b[0m [worker-3] "_s.arg(line % 1000)
                          : u"2026-03-02T12:11:47.%1Z INFO [worker-3] "_s.arg(line % 1000);
        log += messages.at(line % messages.size()).arg(random.bounded(1'000'000)).arg(random.bounded(900));
        log += each > 0 && line % each == 0 ? u" DB_PASSWORD=hunter%1x\n"_s.arg(line) : u"\n"_s;
    }
    return log;
}

} // namespace

int main()
{
    QTextStream out(stdout);
    const std::clock_t start = std::clock();
    SecretForms::all();
    out << "reading the tables: " << 1000.0 * double(std::clock() - start) / CLOCKS_PER_SEC << " ms\n";
    for (const auto &[name, each, isColoured] : {std::tuple("a log without secrets", 0, false), std::tuple("a secret in each 100th line", 100, false),
             std::tuple("a secret in each line", 1, false), std::tuple("a coloured log", 100, true)}) {
        const QString log = logOf(each, isColoured);
        const qsizetype wanted = each > 0 ? log.count(u"DB_PASSWORD="_s) : 0;
        if (findSecrets(log).size() != wanted) {
            out << name << ": " << findSecrets(log).size() << " found of " << wanted << '\n';
            return 1;
        }
        const SeenText seen(log);
        const std::string bytes = SecretForms::all().bytesOf(seen.text());
        out << name << ": " << processorMs([&] { findSecrets(log); }) << " ms (text as seen "
            << processorMs([&] { SeenText again(log); }) << ", bytes " << processorMs([&] { SecretForms::all().bytesOf(seen.text()); })
            << ", forms " << processorMs([&] { SecretForms::all().find(seen.text(), bytes); }) << ", numbers "
            << processorMs([&] { findSecretNumbers(bytes); }) << ", runs " << processorMs([&] { findSecretRuns(bytes); }) << ")\n";
        out.flush();
    }
    return 0;
}
