// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/services/tasks.h"

#include <QObject>
#include <QStringList>

#include <chrono>

namespace wayout::services {

/// Says when something in catalogues has changed and is at rest again: a file that is being written is let be until it stays the same
/// for a while. Folders may vanish and come back. Looks at files on a thread of its own, and only at their sizes and times.
class CatalogWatch final : public QObject
{
    Q_OBJECT

public:
    /// Folders and files that are watched one by one; of more, the sizes and times are looked at every few seconds.
    static constexpr qsizetype mostWatched = 500;

    /// `rest` is how long a change has to stay the same; `poll` how often is looked at what is too much to be watched.
    explicit CatalogWatch(std::chrono::milliseconds rest = std::chrono::milliseconds(500),
        std::chrono::milliseconds poll = std::chrono::seconds(5), QObject *parent = nullptr);

    /// From now on these, as CatalogSource::paths.
    void watch(const QStringList &paths);
    /// Tells at once what has changed: for whoever knows that all is written. It is not told again.
    void look();

Q_SIGNALS:
    /// What watch() asked for is seen: whatever happens from now on is told.
    void watching();
    void changed();

private:
    class Worker;

    TaskRunner m_thread{TaskRunner::Order::Serial};
    Worker *m_worker; ///< lives on the thread
};

} // namespace wayout::services
