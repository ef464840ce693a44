// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/services/tasks.h"

#include <QElapsedTimer>
#include <QSet>
#include <QTest>
#include <QThread>

#include <algorithm>
#include <atomic>
#include <latch>
#include <semaphore>
#include <thread>

using namespace wayout::services;

using namespace std::chrono_literals;

class tst_Tasks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aResultArrivesOnTheThreadOfTheRunner();
    void aReceiverThatIsGoneGetsNothing();
    void whatRunsInSeriesRunsInOrderOnOneThread();
    void whatRunsInParallelDoesNotWaitForEachOther();
    void onlyTheNewestResultArrives();
    void whatIsCancelledDoesNotArrive();
    void aTaskRunsUntilItsResultHasArrived();
    void callsArriveInOrderAndNotAfterAStop();
    void theEndStopsTheWork();
    void theEndAbandonsWorkThatDoesNotStop_data();
    void theEndAbandonsWorkThatDoesNotStop();
    void whatIsFinishedIsDoneToItsEnd_data();
    void whatIsFinishedIsDoneToItsEnd();
    void anAdoptedObjectLivesOnTheThread();
};

void tst_Tasks::aResultArrivesOnTheThreadOfTheRunner()
{
    TaskRunner runner;
    QThread *worked = nullptr;
    QThread *taken = nullptr;
    runner.run(
        this, [] { return QThread::currentThread(); },
        [&](QThread *on) {
            worked = on;
            taken = QThread::currentThread();
        });
    QTRY_VERIFY(taken);
    QCOMPARE(taken, thread());
    QVERIFY(worked != taken);
}

void tst_Tasks::aReceiverThatIsGoneGetsNothing()
{
    TaskRunner runner{TaskRunner::Order::Serial};
    auto receiver = std::make_unique<QObject>();
    bool isTaken = false;
    bool isNextTaken = false;
    std::binary_semaphore isGone{0};
    runner.run(
        receiver.get(),
        [&] {
            isGone.acquire();
            return 1;
        },
        [&](int) { isTaken = true; });
    runner.run(
        this, [] { return 2; }, [&](int) { isNextTaken = true; });
    receiver.reset();
    isGone.release();
    QTRY_VERIFY(isNextTaken);
    QVERIFY(!isTaken);
}

void tst_Tasks::whatRunsInSeriesRunsInOrderOnOneThread()
{
    TaskRunner runner{TaskRunner::Order::Serial};
    QList<int> taken;
    QSet<QThread *> threads;
    for (int i = 0; i < 100; ++i) {
        runner.run(
            this, [i] { return std::pair(i, QThread::currentThread()); },
            [&](const std::pair<int, QThread *> &result) {
                taken.append(result.first);
                threads.insert(result.second);
            });
    }
    QTRY_COMPARE(taken.size(), 100);
    QVERIFY(std::ranges::is_sorted(taken));
    QCOMPARE(threads.size(), 1);
}

void tst_Tasks::whatRunsInParallelDoesNotWaitForEachOther()
{
    TaskRunner runner;
    const auto allAreAtWork = std::make_shared<std::latch>(8);
    int ended = 0;
    for (int i = 0; i < 8; ++i) {
        runner.run(
            this,
            [allAreAtWork] {
                allAreAtWork->arrive_and_wait();
                return true;
            },
            [&](bool) { ++ended; });
    }
    QTRY_COMPARE(ended, 8);
}

void tst_Tasks::onlyTheNewestResultArrives()
{
    TaskRunner runner;
    LatestTask task(runner);
    QList<int> taken;
    const auto untilStopped = [](const std::stop_token &stop) {
        while (!stop.stop_requested()) {
            std::this_thread::yield();
        }
        return 1;
    };
    task.run(untilStopped, [&](int result) { taken.append(result); });
    task.run(untilStopped, [&](int result) { taken.append(result); });
    task.run([] { return 3; }, [&](int result) { taken.append(result); });
    QTRY_COMPARE(taken, QList<int>{3});
    runner.finish();
    QCoreApplication::processEvents();
    QCOMPARE(taken, QList<int>{3});
}

void tst_Tasks::whatIsCancelledDoesNotArrive()
{
    TaskRunner runner;
    bool isTaken = false;
    std::atomic<bool> hasRun = false;
    {
        LatestTask task(runner);
        const auto work = [&] {
            hasRun = true;
            return 1;
        };
        task.run(work, [&](int) { isTaken = true; });
        while (!hasRun) {
            std::this_thread::yield();
        }
        task.cancel(); // though the result may be on its way
        QVERIFY(!task.isRunning());
        task.run(work, [&](int) { isTaken = true; });
    }
    runner.finish();
    QCoreApplication::processEvents();
    QVERIFY(!isTaken);
}

void tst_Tasks::aTaskRunsUntilItsResultHasArrived()
{
    TaskRunner runner;
    LatestTask task(runner);
    QVERIFY(!task.isRunning());
    int taken = 0;
    task.run([] { return 1; },
        [&](int first) {
            QVERIFY(!task.isRunning());
            taken += first;
            task.run([] { return 2; }, [&](int second) { taken += second; });
        });
    QVERIFY(task.isRunning());
    QTRY_COMPARE(taken, 3);
    QVERIFY(!task.isRunning());
}

void tst_Tasks::callsArriveInOrderAndNotAfterAStop()
{
    TaskRunner runner;
    LatestTask task(runner);
    QList<int> calls;
    bool isEnded = false;
    task.run(
        [relay = runner.relay(), &calls](const std::stop_token &stop) {
            for (int i = 0; i < 3; ++i) {
                relay([&calls, i] { calls.append(i); }, stop);
            }
            return 0;
        },
        [&](int) { isEnded = true; });
    QTRY_VERIFY(isEnded);
    QCOMPARE(calls, (QList<int>{0, 1, 2}));
    task.run(
        [relay = runner.relay(), &calls](const std::stop_token &stop) {
            relay([&calls] { calls.append(3); }, stop);
            return 0;
        },
        [](int) {});
    runner.finish();
    task.cancel();
    QCoreApplication::processEvents();
    QCOMPARE(calls.size(), 3);
}

void tst_Tasks::theEndStopsTheWork()
{
    std::atomic<bool> isStopped = false;
    bool isTaken = false;
    {
        TaskRunner runner;
        std::binary_semaphore isAtWork{0};
        runner.run(
            this,
            [&](const std::stop_token &stop) {
                isAtWork.release();
                while (!stop.stop_requested()) {
                    std::this_thread::yield();
                }
                isStopped = true;
                return 1;
            },
            [&](int) { isTaken = true; });
        isAtWork.acquire();
    }
    QVERIFY(isStopped);
    QVERIFY(!TaskRunner::isAnythingAbandoned());
    QCoreApplication::processEvents();
    QVERIFY(!isTaken);
}

void tst_Tasks::theEndAbandonsWorkThatDoesNotStop_data()
{
    QTest::addColumn<TaskRunner::Order>("order");
    QTest::newRow("in parallel") << TaskRunner::Order::Parallel;
    QTest::newRow("in series") << TaskRunner::Order::Serial;
}

void tst_Tasks::theEndAbandonsWorkThatDoesNotStop()
{
    QFETCH(TaskRunner::Order, order);
    const auto isLetGo = std::make_shared<std::binary_semaphore>(0);
    bool isTaken = false;
    QElapsedTimer elapsed;
    {
        TaskRunner runner(order);
        const auto isAtWork = std::make_shared<std::binary_semaphore>(0);
        runner.run(
            this,
            [isAtWork, isLetGo] {
                isAtWork->release();
                isLetGo->acquire();
                return 1;
            },
            [&](int) { isTaken = true; });
        isAtWork->acquire();
        elapsed.start();
    }
    QVERIFY(elapsed.elapsed() < 1000);
    QVERIFY(TaskRunner::isAnythingAbandoned());
    isLetGo->release();
    QTRY_VERIFY(!TaskRunner::isAnythingAbandoned());
    QCoreApplication::processEvents();
    QVERIFY(!isTaken);
}

void tst_Tasks::whatIsFinishedIsDoneToItsEnd_data()
{
    theEndAbandonsWorkThatDoesNotStop_data();
}

void tst_Tasks::whatIsFinishedIsDoneToItsEnd()
{
    QFETCH(TaskRunner::Order, order);
    std::atomic<int> done = 0;
    TaskRunner runner(order);
    for (int i = 0; i < 50; ++i) {
        runner.run([&] { ++done; });
    }
    runner.finish();
    QCOMPARE(done.load(), 50);
}

void tst_Tasks::anAdoptedObjectLivesOnTheThread()
{
    QPointer<QObject> object = new QObject;
    QThread *lives = nullptr;
    {
        TaskRunner runner{TaskRunner::Order::Serial};
        runner.adopt(object);
        runner.run(
            this, [] { return QThread::currentThread(); }, [&](QThread *on) { lives = on; });
        QTRY_VERIFY(lives);
        QCOMPARE(object->thread(), lives);
    }
    QVERIFY(!object);
}

QTEST_GUILESS_MAIN(tst_Tasks)
#include "tst_tasks.moc"
