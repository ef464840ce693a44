// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <qglobal.h>

namespace wayout::catalog {

/// What a catalogue may cost, however it was made. Beyond a limit the thing is left out and reported, never cut.
namespace Limits {

constexpr qint64 fileBytes = 64 * 1024 * 1024;
constexpr qsizetype recordBytes = 256 * 1024;
constexpr qsizetype textBytes = 64 * 1024;
constexpr qsizetype patternBytes = 2 * 1024;
constexpr qsizetype records = 500'000;
constexpr qsizetype files = 10'000; ///< catalogues in one folder and those in it
constexpr qsizetype archiveEntries = 50'000; ///< of any kind
constexpr qint64 archiveFileBytes = 256 * 1024 * 1024; ///< as it lies on the disk
constexpr qint64 archiveBytes = 512 * 1024 * 1024; ///< all catalogues of an archive together, unpacked
constexpr qint64 archiveRatio = 100; ///< of unpacked to packed; records shrink to a tenth
constexpr qint64 archiveLeastBytes = 1024 * 1024; ///< unpacked, that a tiny archive may hold whatever its ratio
constexpr qsizetype problemsOfRecord = 50; ///< beyond them only the number is told
constexpr qsizetype problemsOfFile = 10'000;
constexpr int schemaVersion = 1; ///< the newest that is known here, of those that number themselves
constexpr int depth = 64; ///< of nesting inside one record
constexpr int evidenceCount = 1'000'000;

} // namespace Limits

} // namespace wayout::catalog
