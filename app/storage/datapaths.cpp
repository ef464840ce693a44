// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/storage/datapaths.h"

#include "app/platform/savefile.h"
#include "app/platform/userfolders.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace wayout::storage {
namespace {

QString inside(const QString &folder, QLatin1StringView name)
{
    return folder.isEmpty() ? QString() : folder + u'/' + name;
}

/// Returns the file and the files named after it: journals, copies, damaged files that were set aside.
QFileInfoList companions(const QString &path)
{
    if (path.isEmpty()) {
        return {};
    }
    const QFileInfo info(path);
    return info.dir().entryInfoList({info.fileName(), info.fileName() + u"-*"_s, info.fileName() + u".*"_s},
        QDir::Files | QDir::Dirs | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot, QDir::Name);
}

/// Returns the drafts and their lock files.
QStringList draftFiles(const QString &folder)
{
    QStringList files;
    if (!folder.isEmpty()) {
        for (const QFileInfo &found :
            QDir(folder).entryInfoList({u"*.json"_s, u"*.json.lock"_s}, QDir::Files | QDir::Hidden, QDir::Name)) {
            files.append(found.absoluteFilePath());
        }
    }
    return files;
}

DataPaths places(const QString &state, const QString &data)
{
    return {inside(state, "history.sqlite"_L1), inside(state, "session.json"_L1), inside(data, "notebook.sqlite"_L1),
        inside(state, "drafts"_L1), inside(state, "commands.sqlite"_L1), false};
}

QList<std::pair<QString, QByteArray>> contentsOf(const QStringList &files)
{
    QList<std::pair<QString, QByteArray>> contents;
    qint64 size = 0;
    for (const QString &path : files) {
        QFile file(path);
        size += file.size();
        if (size > Erasure::mostRemembered || !file.open(QIODevice::ReadOnly)) {
            return {};
        }
        contents.append({path, file.readAll()});
        if (contents.last().second.size() != file.size()) {
            return {};
        }
    }
    return contents;
}

} // namespace

QString settingsFileOfUser()
{
    return inside(platform::folderOfUser("XDG_CONFIG_HOME", ".config"_L1), "wayout.ini"_L1);
}

DataPaths DataPaths::ofUser()
{
    return places(platform::folderOfUser("XDG_STATE_HOME", ".local/state"_L1),
        platform::folderOfUser("XDG_DATA_HOME", ".local/share"_L1));
}

DataPaths DataPaths::inFolder(const QString &folder)
{
    return places(folder, folder);
}

QStringList DataPaths::filesOf(const QString &path)
{
    QStringList files;
    for (const QFileInfo &found : companions(path)) {
        if (found.isFile()) {
            files.append(found.absoluteFilePath());
        }
    }
    return files;
}

QStringList DataPaths::files() const
{
    return filesOf(history) + filesOf(session) + filesOf(notebook) + filesOf(commands) + draftFiles(drafts);
}

DataPaths::Erased DataPaths::erase() const
{
    Erased erased;
    for (const QString &path : {history, session, notebook, commands}) {
        for (const QFileInfo &found : companions(path)) {
            const QString file = found.absoluteFilePath();
            const bool isFolder = found.isDir() && !found.isSymLink();
            const bool gone = isFolder ? QDir().rmdir(file) : QFile::remove(file);
            (gone ? erased.files : erased.left).append(file);
        }
    }
    for (const QString &file : draftFiles(drafts)) {
        (QFile::remove(file) ? erased.files : erased.left).append(file);
    }
    return erased;
}

Erasure::Erasure(const DataPaths &places)
    : m_contents(contentsOf(places.files()))
{
    m_erased = places.erase();
}

QString Erasure::undo() const
{
    for (const auto &[path, bytes] : m_contents) {
        if (platform::saveFile(path, bytes)) {
            return path;
        }
    }
    return {};
}

} // namespace wayout::storage
