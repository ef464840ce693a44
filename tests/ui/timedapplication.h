// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QApplication>

#include <ctime>

#include "tests/slowness.h"

/// Of this thread alone: what else the machine does is no fault of the window's.
inline double processorMs()
{
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return double(now.tv_sec) * 1e3 + double(now.tv_nsec) / 1e6;
}

/// Times every event that the loop hands out, with all that it brings about at once.
class TimedApplication final : public QApplication
{
public:
    using QApplication::QApplication;

    static TimedApplication &instance() { return *static_cast<TimedApplication *>(qApp); }

    bool notify(QObject *receiver, QEvent *event) override
    {
        if (m_depth > 0) {
            return QApplication::notify(receiver, event);
        }
        ++m_depth;
        const auto type = event->type();
        const char *name = receiver->metaObject()->className();
        const double start = processorMs();
        const bool result = QApplication::notify(receiver, event);
        const double took = processorMs() - start;
        --m_depth;
        if (took > longest) {
            longest = took;
            what = QString::fromLatin1(name) + QStringLiteral(", event ") + QString::number(int(type));
        }
        return result;
    }

    double longest = 0; ///< ms
    QString what;

private:
    int m_depth = 0;
};
