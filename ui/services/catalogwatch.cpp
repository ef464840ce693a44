// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/services/catalogwatch.h"

#include "app/catalog/catalogfiles.h"

#include <QDir>
#include <QDirIterator>
#include <QFileInfo>
#include <QFileSystemWatcher>
#include <QTimer>

#include <chrono>
#include <utility>

namespace wayout::services {

using namespace std::chrono_literals;

namespace {

/// For changes without a notification: on network file systems, or when a folder higher up is renamed.
constexpr auto pollAnyway = 30s;

/// Returns the nearest existing folder above `path`: if `path` is created again, that folder changes first.
QString folderAbove(const QString &path)
{
    QString folder = QFileInfo(path).absolutePath();
    while (!QFileInfo::exists(folder) && folder.size() > 1) {
        folder = QFileInfo(folder).absolutePath();
    }
    return folder;
}

/// Adds `path` and the folders that must be watched for it, until there are more than `most`.
void addFolders(const QString &path, qsizetype most, QStringList &watched)
{
    watched.append(folderAbove(path));
    const QFileInfo info(path);
    if (info.exists()) {
        watched.append(path);
    }
    if (!info.isDir()) {
        return;
    }
    QDirIterator folders(path, QDir::Dirs | QDir::NoDotAndDotDot, QDirIterator::Subdirectories);
    while (folders.hasNext() && watched.size() <= most) {
        watched.append(folders.next());
    }
}

void addFiles(const QString &path, qsizetype most, QStringList &watched)
{
    QList<catalog::Problem> problems;
    for (const QString &file : catalog::catalogFiles(path, problems)) {
        if (watched.size() > most) {
            return;
        }
        watched.append(file);
    }
}

} // namespace

class CatalogWatch::Worker final : public QObject
{
public:
    /// `relay` calls back on the thread of `watch`.
    Worker(CatalogWatch *watch, const TaskRunner::Relay &relay, std::chrono::milliseconds rest,
        std::chrono::milliseconds poll);
    void watch(const QStringList &paths);
    /// Reports a change without waiting until the files stay the same.
    void tell();

private:
    void look();
    void watchAgain();
    /// Reports a change unless the stamp was reported before.
    void settle(const QByteArray &now);
    QByteArray stamp() const;

    CatalogWatch *m_watch; ///< not touched on this thread
    const TaskRunner::Relay m_relay;
    QStringList m_paths;
    QByteArray m_told; ///< stamp that was reported last
    QByteArray m_seen; ///< stamp at the last look
    // Children, because children move to the thread together with this object.
    QFileSystemWatcher *m_watcher;
    QTimer *m_rest;
    QTimer *m_poll;
    const std::chrono::milliseconds m_pollWhereNotWatched;
};

CatalogWatch::Worker::Worker(
    CatalogWatch *watch, const TaskRunner::Relay &relay, std::chrono::milliseconds rest, std::chrono::milliseconds poll)
    : m_watch(watch)
    , m_relay(relay)
    , m_watcher(new QFileSystemWatcher(this))
    , m_rest(new QTimer(this))
    , m_poll(new QTimer(this))
    , m_pollWhereNotWatched(poll)
{
    m_rest->setSingleShot(true);
    m_rest->setInterval(rest);
    // Changes do not restart the timer: in a busy folder it would never end.
    const auto startRest = [this] {
        if (!m_rest->isActive()) {
            m_rest->start();
        }
    };
    connect(m_watcher, &QFileSystemWatcher::fileChanged, this, startRest);
    connect(m_watcher, &QFileSystemWatcher::directoryChanged, this, startRest);
    connect(m_rest, &QTimer::timeout, this, &Worker::look);
    connect(m_poll, &QTimer::timeout, this, startRest);
}

void CatalogWatch::Worker::watch(const QStringList &paths)
{
    m_paths = paths;
    m_told = m_seen = stamp();
    watchAgain();
    m_relay([watch = m_watch] { Q_EMIT watch->watching(); });
}

QByteArray CatalogWatch::Worker::stamp() const
{
    QByteArray stamp;
    for (const QString &path : m_paths) {
        stamp += catalog::catalogStamp(path);
    }
    return stamp;
}

void CatalogWatch::Worker::look()
{
    const QByteArray now = stamp();
    if (std::exchange(m_seen, now) != now && now != m_told) {
        m_rest->start();
    } else {
        settle(now);
    }
}

void CatalogWatch::Worker::tell()
{
    m_seen = stamp();
    settle(m_seen);
}

void CatalogWatch::Worker::settle(const QByteArray &now)
{
    watchAgain(); // even without a change: a file replaced by an equal one is no longer watched
    if (std::exchange(m_told, now) != now) {
        m_relay([watch = m_watch] { Q_EMIT watch->changed(); });
    }
}

void CatalogWatch::Worker::watchAgain()
{
    // The folders of all catalogues come first: they report added, removed and replaced files, nearly all changes.
    QStringList watched;
    for (const QString &path : std::as_const(m_paths)) {
        addFolders(path, mostWatched, watched);
    }
    for (const QString &path : std::as_const(m_paths)) {
        addFiles(path, mostWatched, watched);
    }
    watched.removeDuplicates();
    const bool tooMany = watched.size() > mostWatched;
    watched.resize(std::min(watched.size(), mostWatched));
    const QStringList before = m_watcher->files() + m_watcher->directories();
    QStringList gone = before;
    gone.removeIf([&](const QString &path) { return watched.contains(path); });
    watched.removeIf([&](const QString &path) { return before.contains(path); });
    if (!gone.isEmpty()) {
        m_watcher->removePaths(gone);
    }
    const bool failed = !watched.isEmpty() && !m_watcher->addPaths(watched).isEmpty();
    m_poll->start(tooMany || failed ? m_pollWhereNotWatched : pollAnyway);
}

CatalogWatch::CatalogWatch(std::chrono::milliseconds rest, std::chrono::milliseconds poll, QObject *parent)
    : QObject(parent)
    , m_worker(new Worker(this, m_thread.relay(), rest, poll))
{
    m_thread.adopt(m_worker);
}

void CatalogWatch::watch(const QStringList &paths)
{
    m_thread.run([worker = m_worker, paths] { worker->watch(paths); });
}

void CatalogWatch::look()
{
    m_thread.run([worker = m_worker] { worker->tell(); });
}

} // namespace wayout::services
