// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QString>

#include <functional>
#include <optional>

class QIODevice;

namespace wayout::platform {

/// Replaces the content of the file by `bytes`, or leaves the old file unchanged, for example on a full disk. Makes
/// missing folders. Only the owner may read the file and these folders. Returns the system's reason for a failure.
///
///     if (const auto reason = saveFile(path, bytes)) { … }
std::optional<QString> saveFile(const QString &path, const QByteArray &bytes);
/// Does the same with what `write` writes; `write` returns whether it could write everything.
std::optional<QString> saveFile(const QString &path, const std::function<bool(QIODevice &)> &write);

/// Makes the folder of `path` and those above it, for their owner alone. Returns whether the folder exists then.
bool makeFolderFor(const QString &path);

/// Returns an unused name under which a damaged file can be set aside: `path`, `mark` and the time.
QString asidePath(const QString &path, const QString &mark);

} // namespace wayout::platform
