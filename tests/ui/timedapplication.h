// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QApplication>

#include <ctime>

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
constexpr double slowness = 12; ///< of a build under a sanitizer
#elif defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
constexpr double slowness = 12;
#else
constexpr double slowness = 1;
#endif
#else
constexpr double slowness = 1;
#endif

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
