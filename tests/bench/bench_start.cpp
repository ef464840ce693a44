// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Times the start of a process until its window has painted once: an empty Qt Widgets window, one with a single line of text
// in both scripts (what reading the fonts costs), and Wayout, in turn:
//     bench_start [ROUNDS]
// Prints the medians and ratios. Run it on a real display, or with QT_QPA_PLATFORM=offscreen.

#include "ui/window/mainwindow.h"
#include "ui/theme/fontselection.h"
#include "ui/window/application.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QLabel>
#include <QMainWindow>
#include <QProcess>
#include <QTemporaryDir>
#include <QTextStream>

#include <algorithm>
#include <cstdlib>
#include <vector>

using namespace Qt::StringLiterals;
using namespace wayout::theme;
using namespace wayout::window;

namespace {

void end()
{
    std::_Exit(0);
}

int paintEmpty(int &argc, char **argv, const QString &text)
{
    QApplication application(argc, argv);
    QMainWindow window;
    afterFirstPaint(window, end);
    if (!text.isEmpty()) {
        window.setCentralWidget(new QLabel(text));
    }
    window.resize(1200, 800);
    window.show();
    return QApplication::exec();
}

int paintWayout(int &argc, char **argv)
{
    chooseFontsForChinese();
    QApplication application(argc, argv);
    resolveFonts();
    const QTemporaryDir scratch;
    Application services({.settingsFile = scratch.filePath(u"settings.ini"_s)});
    MainWindow window(services);
    afterFirstPaint(window, end);
    window.show();
    return QApplication::exec();
}

double timed(const QString &program, const QString &what)
{
    QElapsedTimer timer;
    timer.start();
    QProcess process;
    process.start(program, {what});
    process.waitForFinished();
    return double(timer.nsecsElapsed()) / 1e6;
}

double median(std::vector<double> times)
{
    std::ranges::nth_element(times, times.begin() + qsizetype(times.size() / 2));
    return times[times.size() / 2];
}

int compare(int &argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    const int rounds = argc > 1 ? std::max(1, std::atoi(argv[1])) : 21;
    const QString program = QCoreApplication::applicationFilePath();
    const QStringList kinds{u"--empty"_s, u"--text"_s, u"--wayout"_s};
    QHash<QString, std::vector<double>> times;
    for (int round = -1; round < rounds; ++round) { // the first round only warms the caches
        for (const QString &kind : kinds) {
            const double time = timed(program, kind);
            if (round >= 0) {
                times[kind].push_back(time);
            }
        }
    }
    const double empty = median(times.value(kinds.at(0)));
    const double text = median(times.value(kinds.at(1)));
    const double wayout = median(times.value(kinds.at(2)));
    QTextStream(stdout) << "to the first paint, median of " << rounds << ": empty window " << empty
                        << " ms, with one line of text " << text << " ms, Wayout " << wayout << " ms; ratios "
                        << wayout / empty << " and " << wayout / text << '\n';
    return 0;
}

} // namespace

int main(int argc, char **argv)
{
    const QByteArrayView what(argc > 1 ? argv[1] : "");
    if (what == "--empty" || what == "--text") {
        return paintEmpty(argc, argv, what == "--text" ? u"Text 文字"_s : QString());
    }
    return what == "--wayout" ? paintWayout(argc, argv) : compare(argc, argv);
}
