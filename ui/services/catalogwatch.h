// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/services/tasks.h"

#include <QObject>
#include <QStringList>

#include <chrono>

namespace wayout::services {

/// Reports changes in catalogues once their files have stayed the same for a while, because a file may still be being
/// written. Folders may vanish and come back. Checks only the sizes and times of files, on its own thread.
class CatalogWatch final : public QObject
{
    Q_OBJECT

public:
    /// Number of folders and files that are watched one by one. Beyond it, sizes and times are polled every few
    /// seconds.
    static constexpr qsizetype mostWatched = 500;

    /// Files must stay the same for `rest` before a change is reported. `poll` is the interval of polling files that
    /// are too many to be watched.
    explicit CatalogWatch(std::chrono::milliseconds rest = std::chrono::milliseconds(500),
        std::chrono::milliseconds poll = std::chrono::seconds(5), QObject *parent = nullptr);

    /// Watches these paths, as in CatalogSource::paths, in place of the previous ones.
    void watch(const QStringList &paths);
    /// Reports changes at once and only once. Called when all files are known to be written.
    void look();

Q_SIGNALS:
    /// Emitted when the paths of watch() are watched: any later change is reported.
    void watching();
    void changed();

private:
    class Worker;

    TaskRunner m_thread{TaskRunner::Order::Serial};
    Worker *m_worker; ///< lives on the thread
};

} // namespace wayout::services
