// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/storage/notebook.h"

#include <QObject>
#include <QUndoStack>

#include <functional>
#include <optional>

namespace wayout::services {
class UserDataService;
}

namespace wayout::window {

class PasteSession;

/// The user's data: favourites, notes and results. Removals can be undone in reverse order; important ones also show a
/// notice with Undo.
class UserDataController final : public QObject
{
    Q_OBJECT

public:
    UserDataController(services::UserDataService &userData, PasteSession &paste, QObject *parent = nullptr);

    /// Sets the current record; empty for none. Emits recordRead() with the user's data about it.
    void setRecord(const QString &recordId);
    void readRecord();
    /// Reads the numbers of favourites and of saved pastes.
    void readLists();

    void setResult(const storage::AttemptKey &key, std::optional<storage::OwnResult> result);
    void setFavourite(const QString &recordId, bool isFavourite);
    void setNote(const QString &recordId, const QString &text);
    /// Removes the pasted text.
    void clearPaste();

    const QUndoStack &undoStack() const { return m_undo; }
    void undo() { m_undo.undo(); }

Q_SIGNALS:
    void recordRead(const storage::OwnRecord &own);
    void favouritesRead(const QSet<QString> &recordIds);
    void pastesCounted(int count);
    void canUndoChanged(bool canUndo);
    /// Emitted with the sentence about a failure; it is called again when the language changes.
    void noticed(const std::function<QString()> &sentence);
    /// Emitted after a removal that undo() can reverse.
    void undoOffered(const std::function<QString()> &sentence);

private:
    void takeRecord(const storage::OwnRecord &own);
    void takeReplaced();
    void readFavourites();
    void countPastes();
    void storeResult(const storage::AttemptKey &key, qint64 pasteId, std::optional<storage::OwnResult> result);

    services::UserDataService &m_userData;
    PasteSession &m_paste;
    /// The user's data about the current record, as last read.
    storage::OwnRecord m_own;
    QUndoStack m_undo;
};

} // namespace wayout::window
