// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QString>

#include <functional>
#include <optional>

class QIODevice;

/// Replaces the file by `bytes`, whole or not at all: on a full disk the old one stays. Only its owner may read it; a folder
/// that is missing is made, for the owner alone. The system's reason when that failed.
///
///     if (const auto reason = saveFile(path, bytes)) { … }
std::optional<QString> saveFile(const QString &path, const QByteArray &bytes);
/// The same for what is written bit by bit: `write` returns whether all of it could be.
std::optional<QString> saveFile(const QString &path, const std::function<bool(QIODevice &)> &write);

/// Makes the folder of `path`, and those above it, for their owner alone. False when it is not there then.
bool makeFolderFor(const QString &path);

/// Where a damaged file is put aside: `path`, `mark` and the time, a name that nothing has yet.
QString asidePath(const QString &path, const QString &mark);
