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

/// What came of something that the user tried.
enum class OwnResult { Tried, Worked, DidNotWork };

/// As it is written down. Nothing: the result was taken back.
QString resultName(std::optional<OwnResult> result);
/// Nothing for any other name, too.
std::optional<OwnResult> resultNamed(const QString &name);

/// A dead end or a workaround of a record, by a name that stays the same while the record's other entries come and go.
struct AttemptKey {
    QString recordId;
    QString entry;

    static AttemptKey ofDeadEnd(const catalog::Record &record, qsizetype index);
    static AttemptKey ofWorkaround(const catalog::Record &record, qsizetype index);
    bool operator==(const AttemptKey &) const = default;
};

/// What came of one entry on all occasions: never part of the catalogue's figures.
struct OwnResults {
    int worked = 0;
    int didNotWork = 0;
    int tried = 0; ///< and nothing said about what came of it
    std::optional<OwnResult> now; ///< on the present pasteId

    bool operator==(const OwnResults &) const = default;
};

/// One result as it is kept: what came of `key` on that pasteId.
struct KeptOutcome {
    AttemptKey key;
    qint64 pasteId = 0;
    QString result; ///< "tried", "worked", "did-not-work", or what a newer version says
    QDateTime time;

    bool operator==(const KeptOutcome &) const = default;
};

/// What the user has about one record.
struct OwnRecord {
    QString recordId;
    bool isFavourite = false;
    QString note;
    QHash<QString, OwnResults> results; ///< by AttemptKey::entry

    bool operator==(const OwnRecord &) const = default;
};

/// Favourites, notes on records, and what came of what was tried.
class Notebook final
{
public:
    static constexpr qsizetype longestNote = 64 * 1024; ///< characters

    /// No `path`: in memory.
    explicit Notebook(const QString &path);

    Database &database() { return m_database; }

    /// `pasteId` is the id of the text that is being explained.
    OwnRecord read(const QString &recordId, qint64 pasteId);
    QSet<QString> favourites();
    bool setFavourite(const QString &recordId, bool favourite, const QDateTime &now);
    /// An empty text removes it. The secrets in it are masked.
    bool setNote(const QString &recordId, const QString &text, const QDateTime &now);
    enum class Share {
        No,
        WithTeam, ///< it also goes into the queue of what is to be sent
    };
    /// Nothing un-marks it. On each pasteId there is one result.
    bool setResult(const AttemptKey &key, qint64 pasteId, std::optional<OwnResult> result, const QDateTime &now,
        Share share = Share::No);
    /// All results, in an order that does not depend on when they were made.
    QList<KeptOutcome> outcomes();
    /// Adds those of somebody else, or of another computer; where both have one, the newer counts. The number of those that changed
    /// something here: none when it is done again. Nothing when they could not be written.
    std::optional<int> merge(const QList<KeptOutcome> &outcomes);

private:
    Database m_database;
};

} // namespace wayout::storage
