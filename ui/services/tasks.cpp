// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/services/tasks.h"

#include <QThread>
#include <QThreadPool>

#include <algorithm>
#include <latch>
#include <memory>
#include <mutex>
#include <vector>

namespace wayout::services {

using namespace std::chrono_literals;

namespace {

constexpr auto patienceAtEnd = 500ms;
/// Enough that no kind of work waits for another, such as one that reads a pipe for minutes.
constexpr int leastThreads = 8;

/// Returns one function for each abandoned thread or pool, which returns whether it has ended. Threads and pools are
/// never destroyed, because that would wait for them.
std::vector<std::function<bool()>> &abandoned()
{
    static auto *const threads = new std::vector<std::function<bool()>>;
    return *threads;
}

} // namespace

/// Guards the runner's receiver, which may be gone when a thread has a result.
struct TaskRunner::Mailbox {
    std::mutex mutex;
    QObject *receiver = nullptr;
};

void TaskRunner::Relay::operator()(std::function<void()> call, const std::stop_token &stop) const
{
    const std::lock_guard lock(m_mailbox->mutex);
    if (m_mailbox->receiver) {
        const auto unlessStopped = [call = std::move(call), stop] {
            if (!stop.stop_requested()) {
                call();
            }
        };
        QMetaObject::invokeMethod(m_mailbox->receiver, unlessStopped, Qt::QueuedConnection);
    }
}

TaskRunner::TaskRunner(Order order)
    : m_mailbox(std::make_shared<Mailbox>())
{
    m_mailbox->receiver = &m_receiver;
    if (order == Order::Serial) {
        m_thread = std::make_unique<QThread>();
        m_worker = std::make_unique<QObject>();
        m_worker->moveToThread(m_thread.get());
    } else {
        m_pool = std::make_unique<QThreadPool>();
        m_pool->setMaxThreadCount(std::max(leastThreads, m_pool->maxThreadCount()));
    }
}

TaskRunner::~TaskRunner()
{
    {
        const std::lock_guard lock(m_mailbox->mutex);
        m_mailbox->receiver = nullptr;
    }
    m_stop.request_stop();
    finish(QDeadlineTimer(patienceAtEnd));
}

void TaskRunner::finish(QDeadlineTimer deadline)
{
    if (m_pool && !m_pool->waitForDone(deadline.isForever() ? -1 : int(deadline.remainingTime()))) {
        abandoned().emplace_back([pool = m_pool.release()] { return pool->waitForDone(0); });
    }
    if (m_thread && m_thread->isRunning()) {
        // Posting an event still uses the thread's event dispatcher when the thread may already be at it.
        const auto isPosted = std::make_shared<std::latch>(1);
        start([thread = m_thread.get(), isPosted] {
            isPosted->wait();
            thread->quit();
        });
        isPosted->count_down();
        if (!m_thread->wait(deadline)) {
            QObject::connect(m_thread.get(), &QThread::finished, m_worker.release(), &QObject::deleteLater);
            abandoned().emplace_back([thread = m_thread.release()] { return thread->isFinished(); });
        }
    }
    m_pool.reset();
    m_thread.reset();
    m_worker.reset();
}

bool TaskRunner::isAnythingAbandoned()
{
    return !std::ranges::all_of(abandoned(), [](const auto &hasEnded) { return hasEnded(); });
}

void TaskRunner::adopt(QObject *object)
{
    object->moveToThread(m_thread.get());
    QObject::connect(m_thread.get(), &QThread::finished, object, &QObject::deleteLater);
    m_thread->start();
}

void TaskRunner::start(std::function<void()> work)
{
    if (m_pool) {
        m_pool->start(std::move(work));
    } else if (m_thread) {
        if (!m_thread->isRunning()) {
            m_thread->start();
        }
        QMetaObject::invokeMethod(m_worker.get(), std::move(work), Qt::QueuedConnection);
    }
}

} // namespace wayout::services
