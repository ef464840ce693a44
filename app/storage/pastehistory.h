// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/storage/database.h"

#include <QDateTime>

namespace wayout::storage {

/// A text that was explained. What is kept of it has its secrets masked.
struct KeptPaste {
    qint64 id = 0; ///< of the pasteId on which it was pasted: while it is edited it stays one
    QDateTime time; ///< invalid where the clock was not to be believed
    QString firstLine;
    QString recordId; ///< of the record that fits best; empty when none does
    QString text;
    bool isWhole = true; ///< false: only the beginning of the text was kept
    qint64 place = 0; ///< in the history; 0 for the newest

    bool operator==(const KeptPaste &) const = default;
};

/// The texts that were pasted, the newest last to be forgotten.
class PasteHistory final
{
public:
    static constexpr int mostKept = 200;
    static constexpr int daysKept = 90;
    static constexpr qsizetype longestText = 256 * 1024; ///< characters
    static constexpr qsizetype longestFirstLine = 300; ///< characters

    /// No `path`: in memory.
    explicit PasteHistory(const QString &path);

    Database &database() { return m_database; }

    /// Masks the secrets, and keeps it in place of the same text and of what was kept under the same id.
    bool keep(const KeptPaste &paste, const QDateTime &now);
    /// Those in which all of the words occur, the newest first; without words all of them. Their texts are left out.
    QList<KeptPaste> find(const QString &words);
    int count();
    /// The whole of it; id 0 when it is not there.
    KeptPaste read(qint64 id);
    /// Removes them, and returns what they were: putBack() undoes it.
    QList<KeptPaste> forget(const QList<qint64> &ids);
    QList<KeptPaste> forgetAll();
    bool putBack(const QList<KeptPaste> &pastes);

private:
    QList<KeptPaste> select(const QString &condition, const QVariantList &values);

    Database m_database;
};

/// The first line that says something.
QString firstLineOf(const QString &text);

} // namespace wayout::storage
