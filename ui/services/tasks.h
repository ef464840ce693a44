// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QDeadlineTimer>
#include <QObject>
#include <QPointer>

#include <chrono>
#include <functional>
#include <memory>
#include <stop_token>
#include <type_traits>
#include <utility>

class QThread;
class QThreadPool;

namespace wayout::services {

/// A callback for a result, called on the thread of the receiver. Does nothing when the receiver is gone.
template<typename Result>
struct TaskReply {
    QPointer<QObject> receiver;
    std::function<void(const Result &)> take;

    void operator()(const Result &result) const
    {
        if (receiver) {
            take(result);
        }
    }
};

/// Runs work on background threads. All background work of the window uses it. Results arrive on the thread that the
/// runner lives on:
///
///     m_tasks.run(this, [path](const std::stop_token &stop) { return textOf(path, stop); },
///         [this](const QString &text) { show(text); });
///
/// The work must own everything it uses, because it may outlive the runner and the receiver. No result arrives after
/// the runner is gone.
class TaskRunner final
{
    struct Mailbox;

public:
    enum class Order {
        Parallel, ///< pieces of work run side by side
        Serial, ///< one after the other, always on the same thread
    };

    explicit TaskRunner(Order order = Order::Parallel);
    /// Requests a stop and waits half a second. Work that has not ended by then is abandoned together with its thread.
    ~TaskRunner();
    TaskRunner(const TaskRunner &) = delete;
    TaskRunner &operator=(const TaskRunner &) = delete;

    /// Waits until all work has ended, without requesting a stop. Work that has not ended by the deadline is
    /// abandoned. The runner cannot be used afterwards.
    void finish(QDeadlineTimer deadline = QDeadlineTimer::Forever);
    /// Whether abandoned work still runs. If it does, the process must end without destroying the objects that it uses.
    static bool isAnythingAbandoned();

    /// `work` takes nothing or a std::stop_token.
    template<typename Work>
    void run(Work work)
    {
        start([stop = m_stop.get_token(), work = std::move(work)]() mutable {
            if (!stop.stop_requested()) {
                resultOf(work, stop);
            }
        });
    }
    /// Hands the result of `work` to `take` unless the receiver is gone by then.
    template<typename Work, typename Take>
    void run(QObject *receiver, Work work, Take take)
    {
        runUntil(m_stop.get_token(), std::move(work),
            [receiver = QPointer<QObject>(receiver), take = std::move(take)](const auto &result) {
                if (receiver) {
                    take(result);
                }
            });
    }

    /// Calls back from running work: on the thread of the runner, in the order of the calls, never after a requested
    /// stop.
    class Relay
    {
    public:
        void operator()(std::function<void()> call, const std::stop_token &stop = {}) const;

    private:
        friend class TaskRunner;
        explicit Relay(std::shared_ptr<Mailbox> mailbox)
            : m_mailbox(std::move(mailbox))
        {
        }
        std::shared_ptr<Mailbox> m_mailbox;
    };
    Relay relay() const { return Relay(m_mailbox); }

    /// Moves `object` to the thread of a serial runner, where it receives its events and is deleted.
    void adopt(QObject *object);

private:
    friend class LatestTask;

    template<typename Work>
    static auto resultOf(Work &work, const std::stop_token &stop)
    {
        if constexpr (std::is_invocable_v<Work &, const std::stop_token &>) {
            return work(stop);
        } else {
            return work();
        }
    }
    template<typename Work, typename Take>
    void runUntil(const std::stop_token &stop, Work work, Take take)
    {
        start([stop, relay = relay(), work = std::move(work), take = std::move(take)]() mutable {
            if (!stop.stop_requested()) {
                relay([take = std::move(take), result = resultOf(work, stop)] { take(result); }, stop);
            }
        });
    }
    void start(std::function<void()> work);

    std::stop_source m_stop;
    std::shared_ptr<Mailbox> m_mailbox;
    QObject m_receiver; ///< of the mailbox's calls
    // Exactly one of the two is set; both are null after finish().
    std::unique_ptr<QThreadPool> m_pool;
    std::unique_ptr<QThread> m_thread;
    std::unique_ptr<QObject> m_worker; ///< lives on m_thread
};

/// Work of which only the newest run counts: a run stops the previous one, whose result never arrives. Must be a
/// member of the result's receiver.
class LatestTask final
{
public:
    /// `runner` must outlive this.
    explicit LatestTask(TaskRunner &runner)
        : m_runner(runner)
    {
    }
    ~LatestTask() { cancel(); }
    LatestTask(const LatestTask &) = delete;
    LatestTask &operator=(const LatestTask &) = delete;

    template<typename Work, typename Take>
    void run(Work work, Take take)
    {
        cancel();
        m_stop = std::stop_source();
        m_runner.runUntil(m_stop.get_token(), std::move(work), [this, take = std::move(take)](const auto &result) {
            m_stop = std::stop_source(std::nostopstate);
            take(result);
        });
    }
    void cancel()
    {
        m_stop.request_stop();
        m_stop = std::stop_source(std::nostopstate);
    }
    /// Whether a result is still to come.
    bool isRunning() const { return m_stop.stop_possible(); }

private:
    TaskRunner &m_runner;
    std::stop_source m_stop{std::nostopstate};
};

} // namespace wayout::services
