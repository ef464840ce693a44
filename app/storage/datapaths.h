// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QList>
#include <QString>
#include <QStringList>

#include <utility>

namespace wayout::storage {

/// Returns the file of the user's settings; empty for a user without a home folder.
QString settingsFileOfUser();

/// The paths of the user's data. There are two databases because pasted texts are state that may be cleared at any
/// time, while favourites, notes and results are worth copying to another computer. All paths are empty for a user
/// without a home folder.
struct DataPaths {
    QString history; ///< SQLite: pasted texts
    QString session; ///< the last state of the window
    QString notebook; ///< SQLite: favourites, notes, results
    QString drafts; ///< a folder of records that are being written
    QString commands; ///< SQLite: which errors commands have met, as fingerprints, and which records they named last
    /// The user wants everything in memory only.
    bool isNowhereByChoice = false;

    /// Returns paths in $XDG_STATE_HOME/wayout and $XDG_DATA_HOME/wayout, unless these are relative paths.
    static DataPaths ofUser();
    /// Returns paths that are all in one folder.
    static DataPaths inFolder(const QString &folder);

    /// Returns the existing files, including copies and damaged files that were set aside.
    QStringList files() const;
    /// Returns the existing files of one path, including its copies and damaged files.
    static QStringList filesOf(const QString &path);

    struct Erased {
        QStringList files;
        /// Files that could not be removed.
        QStringList left;
    };
    /// Removes everything that files() returns.
    Erased erase() const;
};

/// Erases the user's data from the disk and remembers it until it can no longer be taken back.
class Erasure final
{
public:
    /// In bytes. More than that cannot be taken back.
    static constexpr qint64 mostRemembered = 64 * 1024 * 1024;

    Erasure() = default;
    /// Erases the files of `places`. This process must not have a database of them open.
    explicit Erasure(const DataPaths &places);

    const DataPaths::Erased &erased() const { return m_erased; }
    bool canBeUndone() const { return !m_contents.isEmpty(); }
    /// Writes everything back. Returns the first file that could not be written, or nothing.
    QString undo() const;

private:
    DataPaths::Erased m_erased;
    QList<std::pair<QString, QByteArray>> m_contents; ///< by path
};

} // namespace wayout::storage
