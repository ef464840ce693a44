// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/catalog/problem.h"

#include <QByteArray>
#include <QList>
#include <QStringList>

#include <optional>

/// The files that `path` stands for: itself, or what a folder holds of .json, .jsonl and .ndjson, at any depth, sorted.
/// Links are followed, but each folder is entered once.
QStringList catalogFiles(const QString &path, QList<Problem> &problems);

/// The bytes of a regular file. Nothing, and a problem, for anything else: never waits for a FIFO or a device.
std::optional<QByteArray> readCatalogFile(const QString &file, QList<Problem> &problems);
