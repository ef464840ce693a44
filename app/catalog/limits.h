// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <qglobal.h>

namespace wayout::catalog {

/// Limits for catalogues, which may come from untrusted sources. Whatever exceeds a limit is left out and reported,
/// never cut.
namespace Limits {

constexpr qint64 fileBytes = 64 * 1024 * 1024;
constexpr qsizetype recordBytes = 256 * 1024;
constexpr qsizetype textBytes = 64 * 1024;
constexpr qsizetype patternBytes = 2 * 1024;
constexpr qsizetype records = 500'000;
constexpr qsizetype files = 10'000; ///< catalogues in one folder and its subfolders
constexpr qsizetype archiveEntries = 50'000; ///< members of any kind
constexpr qint64 archiveFileBytes = 256 * 1024 * 1024; ///< size on the disk
constexpr qint64 archiveBytes = 512 * 1024 * 1024; ///< unpacked size of all catalogues of an archive
constexpr qint64 archiveRatio = 100; ///< of unpacked to packed size; records shrink to a tenth
constexpr qint64 archiveLeastBytes = 1024 * 1024; ///< unpacked size that is allowed whatever the ratio
constexpr qsizetype problemsOfRecord = 50; ///< of further problems, only the number is reported
constexpr qsizetype problemsOfFile = 10'000;
constexpr int schemaVersion = 1; ///< the newest known schema_version
constexpr int depth = 64; ///< levels of nesting in one record
constexpr int evidenceCount = 1'000'000;

} // namespace Limits

} // namespace wayout::catalog
