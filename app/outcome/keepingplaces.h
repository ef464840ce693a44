// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QList>
#include <QString>
#include <QStringList>

#include <utility>

/// The user's settings; empty where there is no home folder.
QString settingsFileOfUser();

/// Where things are kept for the user. Two databases, because they are worth different things: what was pasted is state that
/// anybody may clear away, favourites, notes and results are what a person would miss and copies to another computer.
/// All are empty where there is no home folder.
struct KeepingPlaces {
    QString history; ///< SQLite: pasted texts
    QString session; ///< what the window showed last
    QString notebook; ///< SQLite: favourites, notes, results
    QString drafts; ///< a folder: records that are being written
    bool isNowhereByChoice = false; ///< all of it in memory, and that is no problem

    /// By the XDG base directories: $XDG_STATE_HOME/wayout and $XDG_DATA_HOME/wayout; those that are no absolute path do
    /// not count.
    static KeepingPlaces ofUser();
    /// All in one folder.
    static KeepingPlaces inFolder(const QString &folder);

    /// The files of it that there are, copies and what was put aside as damaged included.
    QStringList files() const;
    /// The same for one of the paths.
    static QStringList filesOf(const QString &path);

    /// Removes all of it, copies and what was put aside as damaged included. The files that are gone, and those that could
    /// not be removed.
    struct Erased {
        QStringList files;
        QStringList left;
    };
    Erased erase() const;
};

/// All that was kept, gone from the disk; and in memory, until it is certain that nobody wants it back.
class Erasure final
{
public:
    static constexpr qint64 mostRemembered = 64 * 1024 * 1024; ///< bytes; more than that cannot be taken back

    Erasure() = default;
    /// Erases. No database of `places` may be open in this program.
    explicit Erasure(const KeepingPlaces &places);

    const KeepingPlaces::Erased &erased() const { return m_erased; }
    bool canBeUndone() const { return !m_contents.isEmpty(); }
    /// Writes it all back. The first file that could not be written, or nothing.
    QString undo() const;

private:
    KeepingPlaces::Erased m_erased;
    QList<std::pair<QString, QByteArray>> m_contents; ///< by path
};
