// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/catalog/record.h"
#include "app/storage/database.h"

#include <QDateTime>
#include <QHash>
#include <QSet>

#include <optional>

namespace wayout::storage {

/// The result of an attempt of the user.
enum class OwnResult { Tried, Worked, DidNotWork };

/// Returns the name that is stored. No result means that the user has withdrawn it.
QString resultName(std::optional<OwnResult> result);
/// Returns nothing for the name of a withdrawn result and for any unknown name.
std::optional<OwnResult> resultNamed(const QString &name);

/// Identifies a dead end or a workaround of a record. The key does not change when the record's other entries do.
struct AttemptKey {
    QString recordId;
    QString entry;

    static AttemptKey ofDeadEnd(const catalog::Record &record, qsizetype index);
    static AttemptKey ofWorkaround(const catalog::Record &record, qsizetype index);
    bool operator==(const AttemptKey &) const = default;
};

/// The user's results for one entry, over all paste ids. They are never part of the catalogue's figures.
struct OwnResults {
    int worked = 0;
    int didNotWork = 0;
    int tried = 0; ///< tried without a stated result
    std::optional<OwnResult> now; ///< for the current paste id
    QDateTime last; ///< of the newest stated result

    bool operator==(const OwnResults &) const = default;
};

/// A stored result: the result of `key` for one paste id.
struct KeptOutcome {
    AttemptKey key;
    qint64 pasteId = 0;
    QString result; ///< "tried", "worked", "did-not-work", or a name of a newer version
    QDateTime time;

    bool operator==(const KeptOutcome &) const = default;
};

/// The user's own data about one record.
struct OwnRecord {
    QString recordId;
    bool isFavourite = false;
    QString note;
    QHash<QString, OwnResults> results; ///< by AttemptKey::entry

    bool operator==(const OwnRecord &) const = default;
};

/// Stores favourites, notes on records, and the results of attempts.
class Notebook final
{
public:
    static constexpr qsizetype longestNote = 64 * 1024; ///< characters

    /// An empty `path` keeps everything in memory.
    explicit Notebook(const QString &path);

    Database &database() { return m_database; }

    /// `pasteId` is the id of the text that is being explained.
    OwnRecord read(const QString &recordId, qint64 pasteId);
    QSet<QString> favourites();
    bool setFavourite(const QString &recordId, bool favourite, const QDateTime &now);
    /// Saves the note with its secrets masked. An empty text removes the note.
    bool setNote(const QString &recordId, const QString &text, const QDateTime &now);
    enum class Share {
        No,
        WithTeam, ///< the result is also added to the queue for the team
    };
    /// Sets the one result of `key` for a paste id. No `result` removes it.
    bool setResult(const AttemptKey &key, qint64 pasteId, std::optional<OwnResult> result, const QDateTime &now,
        Share share = Share::No);
    /// Returns all results, in an order that does not depend on their times.
    QList<KeptOutcome> outcomes();
    /// Adds results of another person or computer. If both have a result for the same key and paste id, the newer one
    /// counts. Returns how many results were added or replaced, which is 0 when the same ones are merged again, or
    /// nothing when they could not be written.
    std::optional<int> merge(const QList<KeptOutcome> &outcomes);

private:
    Database m_database;
};

/// The user's own data about records, by id.
using OwnRecords = QHash<QString, OwnRecord>;

/// What readResults() found.
struct ReadResults {
    OwnRecords records; ///< only their results
    std::optional<StoreProblem> problem; ///< why the file could not be read
};

/// Reads all results of the user from a notebook, for a program that only shows them: changes no file and makes none. A
/// missing file is a notebook without results.
ReadResults readResults(const QString &path);

/// Returns the id for a newly pasted text. It is random, so that windows and computers do not use the same id.
qint64 newPasteId();

} // namespace wayout::storage
