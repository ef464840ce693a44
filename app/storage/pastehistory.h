// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/storage/database.h"

#include <QDateTime>

#include <optional>

namespace wayout::storage {

/// A pasted text as it is kept: with its secrets masked.
struct KeptPaste {
    qint64 id = 0; ///< the paste id, which stays the same while the text is edited
    QDateTime time; ///< invalid if the clock was wrong
    QString firstLine;
    QString recordId; ///< id of the best matching record, or empty
    QString text;
    bool isWhole = true; ///< false if only the beginning of the text is kept
    qint64 place = 0; ///< position in the history; 0 for a new entry, which becomes the newest

    bool operator==(const KeptPaste &) const = default;
};

/// The pasted texts. The oldest ones are forgotten first.
class PasteHistory final
{
public:
    static constexpr int mostKept = 200;
    static constexpr int daysKept = 90;
    static constexpr qsizetype longestText = 256 * 1024; ///< characters
    static constexpr qsizetype longestFirstLine = 300; ///< characters

    /// An empty `path` keeps everything in memory.
    explicit PasteHistory(const QString &path);

    Database &database() { return m_database; }

    /// Keeps the text with its secrets masked. It replaces an equal text and the text with the same id.
    bool keep(const KeptPaste &paste, const QDateTime &now);
    /// Masks one of the texts again that were kept when the tables of secrets were others. Returns whether more remain.
    bool maskNext();
    /// Returns the entries that contain all of the words, the newest first. Without words, returns all entries. The
    /// texts are left out.
    QList<KeptPaste> find(const QString &words);
    int count();
    /// Returns the whole entry, or one with id 0 when there is no such entry.
    KeptPaste read(qint64 id);
    /// Removes the entries and returns them, so that putBack() can undo it.
    QList<KeptPaste> forget(const QList<qint64> &ids);
    QList<KeptPaste> forgetAll();
    bool putBack(const QList<KeptPaste> &pastes);

private:
    QList<KeptPaste> select(const QString &condition, const QVariantList &values);

    Database m_database;
    std::optional<QList<qint64>> m_toMask; ///< paste ids; unknown before the first maskNext()
};

/// Returns the first line that is not blank.
QString firstLineOf(const QString &text);

} // namespace wayout::storage
