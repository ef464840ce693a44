// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/storage/database.h"

#include <QDateTime>

namespace wayout::storage {

/// How often an error was met.
struct TimesMet {
    int today = 0;
    int inSession = 0;

    bool operator==(const TimesMet &) const = default;
};

/// What commands remember for later commands: which errors were met, and which records the last answer named. Texts are
/// not kept, an error only as its fingerprint.
class CommandMemory final
{
public:
    static constexpr int daysKept = 30;
    static constexpr qsizetype longestName = 200; ///< characters of a session or a terminal

    /// An empty `path` keeps everything in memory.
    explicit CommandMemory(const QString &path);

    Database &database() { return m_database; }

    /// Keeps that the error was met, and returns how often it has been, including this time. `session` may be empty.
    TimesMet meet(const QString &fingerprint, const QString &session, const QDateTime &now);
    /// Keeps the ids of the records that were named in a terminal, best first.
    bool keepAnswer(const QString &terminal, const QStringList &recordIds, const QDateTime &now);
    /// Returns the ids last named in that terminal or, if none were, in any terminal.
    QStringList answer(const QString &terminal);

private:
    Database m_database;
};

} // namespace wayout::storage
