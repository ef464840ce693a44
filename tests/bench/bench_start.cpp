// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Times the start of a process until its window has painted once, for an empty Qt Widgets window and for Wayout in turn:
//     bench_start [ROUNDS]
// Prints both medians and their ratio. Run it on a real display, or with QT_QPA_PLATFORM=offscreen.

#include "app/settings.h"
#include "ui/appearance.h"
#include "ui/language.h"
#include "ui/mainwindow.h"
#include "ui/searchcontroller.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QProcess>
#include <QTemporaryDir>
#include <QTextStream>

#include <algorithm>
#include <cstdlib>
#include <vector>

using namespace Qt::StringLiterals;

namespace {

/// Ends the process as soon as the window's first paint event has been handled.
class ExitAfterFirstPaint final : public QObject
{
protected:
    bool eventFilter(QObject *, QEvent *event) override
    {
        if (event->type() == QEvent::Paint) {
            QMetaObject::invokeMethod(qApp, [] { std::_Exit(0); }, Qt::QueuedConnection);
        }
        return false;
    }
};

int paintEmpty(int &argc, char **argv)
{
    QApplication application(argc, argv);
    ExitAfterFirstPaint exit;
    QMainWindow window;
    window.installEventFilter(&exit);
    window.resize(1200, 800);
    window.show();
    return QApplication::exec();
}

int paintWayout(int &argc, char **argv)
{
    QApplication application(argc, argv);
    ExitAfterFirstPaint exit;
    const QTemporaryDir scratch;
    Settings settings(scratch.filePath(u"settings.ini"_s));
    Language language(settings);
    language.use(language.content());
    Appearance appearance(settings);
    appearance.use(appearance.chosen());
    SearchController controller;
    MainWindow window(settings, language, appearance, controller);
    window.installEventFilter(&exit);
    window.show();
    controller.load({});
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
    std::vector<double> empty;
    std::vector<double> wayout;
    const QString program = QCoreApplication::applicationFilePath();
    timed(program, u"--empty"_s); // warm
    timed(program, u"--wayout"_s);
    for (int round = 0; round < rounds; ++round) {
        empty.push_back(timed(program, u"--empty"_s));
        wayout.push_back(timed(program, u"--wayout"_s));
    }
    QTextStream(stdout) << "to the first paint, median of " << rounds << ": empty window " << median(empty) << " ms, Wayout "
                        << median(wayout) << " ms, ratio " << median(wayout) / median(empty) << '\n';
    return 0;
}

} // namespace

int main(int argc, char **argv)
{
    const QByteArrayView what(argc > 1 ? argv[1] : "");
    return what == "--empty" ? paintEmpty(argc, argv) : what == "--wayout" ? paintWayout(argc, argv) : compare(argc, argv);
}
