// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Times what the GUI thread does when a built-in record is opened for a paste that it explains, with both languages shown:
//     bench_opening [STEP]
// opens every STEP-th record that explains its own sample. Prints processor time of the thread: until the record is painted
// first, of the longest single event, and of all events until the whole record is there.

#include "app/loading/loadengine.h"
#include "ui/window/readingpane.h"

#include <QTextStream>

#include <algorithm>
#include <cstdlib>
#include <vector>

#include "tests/ui/timedapplication.h"
#include "tests/ui/windowfixture.h"

namespace {

constexpr int usualStep = 5;
constexpr int settlingTurns = 20;

/// Sums up the processor time of events, and keeps the sum at which a widget inside `page` was painted first.
class OpeningApplication final : public QApplication
{
public:
    using QApplication::QApplication;

    void begin(const QWidget *page)
    {
        m_page = page;
        m_isPainted = false;
        m_total = m_longest = m_first = 0;
    }
    double first() const { return m_first; }
    double longest() const { return m_longest; }
    double total() const { return m_total; }

    bool notify(QObject *receiver, QEvent *event) override
    {
        const bool isPaint = event->type() == QEvent::Paint && m_page && receiver->isWidgetType()
            && m_page->isAncestorOf(static_cast<QWidget *>(receiver));
        m_isPainted = m_isPainted || isPaint;
        if (receiver->thread() != thread() || m_depth > 0) { // also called for what the threads of runners do
            return QApplication::notify(receiver, event);
        }
        ++m_depth;
        const double start = processorMs();
        const bool result = QApplication::notify(receiver, event);
        const double took = processorMs() - start;
        --m_depth;
        m_total += took;
        m_longest = std::max(m_longest, took);
        if (m_isPainted && m_first == 0) {
            m_first = m_total;
        }
        return result;
    }

private:
    const QWidget *m_page = nullptr;
    bool m_isPainted = false;
    int m_depth = 0;
    double m_total = 0;
    double m_longest = 0;
    double m_first = 0;
};

/// The window over the built-in catalogue.
class Opening : WindowFixture
{
public:
    int run(OpeningApplication &application, qsizetype step);

private:
    bool explain(const QString &text);
    static void settle();
    static void print(const char *what, std::vector<double> times);
};

void Opening::settle()
{
    for (int i = 0; i < settlingTurns; ++i) {
        QCoreApplication::processEvents();
    }
}

bool Opening::explain(const QString &text)
{
    QSignalSpy settled(m_window.get(), &MainWindow::settled);
    m_window->explain(text, {PasteSource::Kind::Pasted});
    const bool done = settled.wait();
    detail()->finish();
    settle();
    return done;
}

void Opening::print(const char *what, std::vector<double> times)
{
    std::ranges::sort(times);
    const auto at = [&](double share) {
        return times.at(std::min(times.size() - 1, size_t(double(times.size()) * share)));
    };
    QTextStream(stdout) << QString::fromLatin1("%1 median %2, p95 %3, max %4 ms\n")
                               .arg(QLatin1StringView(what), -32)
                               .arg(at(0.5), 0, 'f', 1)
                               .arg(at(0.95), 0, 'f', 1)
                               .arg(times.back(), 0, 'f', 1);
}

int Opening::run(OpeningApplication &application, qsizetype step)
{
    m_folder = std::make_unique<QTemporaryDir>();
    const auto engine = wayout::loading::loadEngine({});
    start({});
    m_appearance->choose(Settings::Appearance::Light);
    m_language->choose(ContentLanguage::Both);
    settle();
    auto *reading = m_window->findChild<ReadingPane *>();
    std::vector<double> firsts;
    std::vector<double> longest;
    std::vector<double> totals;
    QString slowest;
    for (qsizetype i = 0; i < engine->catalog.size(); i += step) {
        const Record record = engine->catalog.copyAt(i);
        if (record.samples.isEmpty() || !explain(record.samples.first().text) || reading->current().record != i) {
            continue;
        }
        const Reading opened = reading->current();
        reading->startWithout(EmptyDetail::Why::NothingChosen);
        settle();
        application.begin(detail());
        QMetaObject::invokeMethod(
            m_window.get(), [&] { reading->start(opened); }, Qt::QueuedConnection);
        settle();
        if (firsts.empty() || application.first() > *std::ranges::max_element(firsts)) {
            slowest = record.id;
        }
        firsts.push_back(application.first());
        longest.push_back(application.longest());
        totals.push_back(application.total());
    }
    QTextStream(stdout) << firsts.size() << " records of " << engine->catalog.size() << ", both languages, "
                        << detail()->width() << "x" << detail()->height() << "; slowest: " << slowest << '\n';
    print("until painted first", firsts);
    print("longest event", longest);
    print("all events until it is complete", totals);
    close();
    return 0;
}

} // namespace

int main(int argc, char **argv)
{
    OpeningApplication application(argc, argv);
    Opening opening;
    return opening.run(application, argc > 1 ? std::max(1, std::atoi(argv[1])) : usualStep);
}
