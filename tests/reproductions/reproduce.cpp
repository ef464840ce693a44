// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Runs the cases of this folder: what the records say happens is made to happen.
//     reproduce [--quick] [--jobs N] [--write] [--verbose] [--root FOLDER [--local FOLDER]] [DOMAIN | ID]…
// Exit status 0 when everything that ran held, 1 when something did not, 2 for wrong use.

#include "app/catalog/catalog.h"
#include "app/catalog/catalogreader.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QElapsedTimer>
#include <QMutex>
#include <QTextStream>
#include <QThreadPool>

#include <atomic>

#include "recordfile.h"
#include "reproductioncase.h"
#include "scratchrun.h"
#include "tests/compiledcatalog.h"

using namespace Qt::StringLiterals;
using namespace wayout::catalog;

namespace {

const QString root = QStringLiteral(WAYOUT_SOURCE_DIR "/tests/reproductions");
const QString catalogRoot = QStringLiteral(WAYOUT_SOURCE_DIR "/resources/catalog");
constexpr qsizetype longestOutput = 1500; // characters shown of what a case printed

struct Totals {
    std::atomic<int> held = 0;
    std::atomic<int> failed = 0;
    std::atomic<int> casesRun = 0;
    std::atomic<int> casesSkipped = 0;
};

bool chineseLocaleExists(const ScratchSystem &system)
{
    return runInScratchFolder(u"locale -a"_s, u"C.UTF-8"_s, root, system).output.toLower().contains("zh_cn.utf");
}

QString reportOf(const ReproductionCase &reproduction, const QList<Attempt> &attempts, qint64 milliseconds,
    bool verbose, Totals &totals)
{
    QString report = u"%1 (%2 s)\n"_s.arg(reproduction.recordId).arg(double(milliseconds) / 1000, 0, 'f', 1);
    for (const Attempt &attempt : attempts) {
        const bool held = attempt.outcome == Attempt::Outcome::Held;
        ++(held ? totals.held : totals.failed);
        const QString word = held                         ? u"held"_s
            : attempt.outcome == Attempt::Outcome::Broken ? u"BROKEN"_s
                                                          : u"REFUTED"_s;
        if (!held || verbose) {
            report += u"  %1: %2\n"_s.arg(attempt.function, word);
            for (const QString &line : attempt.output.right(longestOutput).trimmed().split(u'\n')) {
                report += u"    | "_s + line + u'\n';
            }
        }
    }
    return report;
}

bool isWanted(const ReproductionCase &reproduction, const QStringList &wanted)
{
    return wanted.isEmpty() || wanted.contains(reproduction.recordId)
        || wanted.contains(reproduction.recordId.section(u'/', 0, 0));
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    QTextStream out(stdout);
    QCommandLineParser parser;
    parser.setApplicationDescription(u"Runs the reproductions of the built-in catalogue."_s);
    parser.addHelpOption();
    const QCommandLineOption quick(u"quick"_s, u"Only the cases that are marked as quick."_s);
    const QCommandLineOption jobs(
        u"jobs"_s, u"How many cases run side by side."_s, u"N"_s, QString::number(QThread::idealThreadCount()));
    const QCommandLineOption write(u"write"_s, u"Write what came of it into the records."_s);
    const QCommandLineOption verbose(u"verbose"_s, u"Show what every function printed."_s);
    const QCommandLineOption elsewhere(
        u"root"_s, u"Run the cases in the system whose files are in this folder."_s, u"FOLDER"_s, u"/"_s);
    const QCommandLineOption local(u"local"_s, u"The folder that is /usr/local there."_s, u"FOLDER"_s);
    parser.addOptions({quick, jobs, write, verbose, elsewhere, local});
    parser.addPositionalArgument(
        u"what"_s, u"Domains and ids of records; all when there is none."_s, u"[DOMAIN | ID]…"_s);
    parser.process(application);

    const Catalog catalog = catalogOf(readCatalogs({catalogRoot}).records);
    const ScratchSystem system{parser.value(elsewhere), parser.value(local), root};
    const bool hasChinese = chineseLocaleExists(system);
    if (!networkIsCutOff()) {
        out << "Note: this system does not let the cases be cut off from the network.\n";
    }
    if (!hasChinese) {
        out << "Note: no locale zh_CN.UTF-8 here: error_zh is left out.\n";
    }
    Totals totals;
    QMutex outMutex;
    QThreadPool pool;
    pool.setMaxThreadCount(std::max(1, parser.value(jobs).toInt()));
    const auto say = [&](const QString &text) {
        const QMutexLocker lock(&outMutex);
        out << text;
        out.flush();
    };
    const auto run = [&](const ReproductionCase &reproduction) {
        if (const QStringList missing = reproduction.missingIn(system); !missing.isEmpty()) {
            ++totals.casesSkipped;
            say(u"%1 skipped, not installed: %2\n"_s.arg(reproduction.recordId, missing.join(u", "_s)));
            return;
        }
        const Record *record = catalog.find(reproduction.recordId);
        if (!record || reproduction.functions.isEmpty()) {
            ++totals.failed;
            say(u"%1: no such record, or no functions\n"_s.arg(reproduction.recordId));
            return;
        }
        QElapsedTimer timer;
        timer.start();
        const QList<Attempt> attempts = attempt(reproduction, *record, root + u"/prelude.sh"_s, hasChinese, system);
        ++totals.casesRun;
        QString report = reportOf(reproduction, attempts, timer.elapsed(), parser.isSet(verbose), totals);
        if (parser.isSet(write)) {
            const auto outcome = reproductionOf(reproduction, *record, attempts, system);
            if (outcome && !writeReproduction(record->file, *outcome)) {
                ++totals.failed;
                report += u"  %1 could not be written\n"_s.arg(record->file);
            }
        }
        say(report);
    };
    for (const ReproductionCase &reproduction : ReproductionCase::allIn(root)) {
        if (isWanted(reproduction, parser.positionalArguments()) && (!parser.isSet(quick) || reproduction.isQuick)) {
            pool.start([&run, reproduction] { run(reproduction); });
        }
    }
    pool.waitForDone();
    out << u"%1 cases run, %2 skipped; of their functions %3 held, %4 did not\n"_s.arg(totals.casesRun.load())
               .arg(totals.casesSkipped.load())
               .arg(totals.held.load())
               .arg(totals.failed.load());
    return totals.failed == 0 ? 0 : 1;
}
