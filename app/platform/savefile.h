// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QString>

#include <functional>
#include <optional>

class QIODevice;

namespace wayout::platform {

enum class SavedFor {
    Owner, ///< alone: nobody else may read the file, nor the folders that are made for it
    Anyone, ///< as by other programs: umask decides who may read the file, and its folder must exist
};

/// Replaces the content of the file by `bytes`, or leaves the old file unchanged, for example on a full disk. Follows
/// symbolic links. What is no regular file (a device, a pipe, /dev/stdout) is never replaced but written to; a pipe
/// waits for its reader. Returns the system's reason for a failure.
///
///     if (const auto reason = saveFile(path, bytes)) { … }
std::optional<QString> saveFile(const QString &path, const QByteArray &bytes, SavedFor whom = SavedFor::Owner);
/// Does the same with what `write` writes; `write` returns whether it could write everything.
std::optional<QString> saveFile(
    const QString &path, const std::function<bool(QIODevice &)> &write, SavedFor whom = SavedFor::Owner);

/// Makes the folder of `path` and those above it, for their owner alone. Returns the system's reason for a failure.
std::optional<QString> makeFolderFor(const QString &path);

/// Gives the file the name `to` unless another file has it, and returns whether it did. QFile::rename() would write
/// into a file that another process makes in between.
bool moveIfFree(const QString &from, const QString &to);

/// Returns an unused name under which a damaged file can be set aside: `path`, `mark` and the time.
QString asidePath(const QString &path, const QString &mark);

} // namespace wayout::platform
