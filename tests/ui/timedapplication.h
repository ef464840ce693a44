// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QApplication>
#include <QEvent>
#include <QList>
#include <QMetaEnum>
#include <QMetaObject>

#include <algorithm>
#include <ctime>

#include "tests/slowness.h"

/// Of this thread alone: what else the machine does is no fault of the window's.
inline double processorMs()
{
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return double(now.tv_sec) * 1e3 + double(now.tv_nsec) / 1e6;
}

/// Times every event that the loop hands out, with all that it brings about at once. What counts is the processor time of this
/// thread: what else the machine does is no fault of the window's.
class TimedApplication final : public QApplication
{
public:
    struct Turn {
        double ms = 0;
        QString what;
    };

    using QApplication::QApplication;

    static TimedApplication &instance() { return *static_cast<TimedApplication *>(qApp); }

    bool notify(QObject *receiver, QEvent *event) override
    {
        if (receiver->thread() != thread() || m_depth > 0) { // also called for what the threads of runners do
            return QApplication::notify(receiver, event);
        }
        ++m_depth;
        const auto type = event->type();
        const char *name = receiver->metaObject()->className();
        const double start = processorMs();
        const bool result = QApplication::notify(receiver, event);
        const double took = processorMs() - start;
        --m_depth;
        m_total += took;
        if (took > worthMentioning) {
            m_turns.append({took, QStringLiteral("%1 %2").arg(QLatin1StringView(name), typeName(type))});
        }
        return result;
    }

    void forget()
    {
        m_turns.clear();
        m_total = 0;
    }
    /// Of all events since.
    double totalMs() const { return m_total; }
    /// The longest events since, the longest first.
    QList<Turn> longest(qsizetype count) const
    {
        QList<Turn> turns = m_turns;
        std::ranges::sort(turns, std::ranges::greater(), &Turn::ms);
        return turns.first(std::min(turns.size(), count));
    }

private:
    static constexpr double worthMentioning = 1; // ms

    static QString typeName(QEvent::Type type)
    {
        const char *name = QMetaEnum::fromType<QEvent::Type>().valueToKey(type);
        return name ? QString::fromLatin1(name) : QString::number(int(type));
    }

    QList<Turn> m_turns;
    double m_total = 0;
    int m_depth = 0;
};
