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

/// What the user keeps: favourites, notes, and what came of what was tried. What takes something away can be undone, in the reverse
/// order; what is worth a word is offered to be undone.
class UserDataController final : public QObject
{
    Q_OBJECT

public:
    UserDataController(services::UserDataService &userData, PasteSession &paste, QObject *parent = nullptr);

    /// The record that is read; empty for none. recordRead() says what there is about it.
    void setRecord(const QString &recordId);
    void readRecord();
    /// Says how many favourites and pasted texts there are.
    void readLists();

    void setResult(const storage::AttemptKey &key, std::optional<storage::OwnResult> result);
    void setFavourite(const QString &recordId, bool isFavourite);
    void setNote(const QString &recordId, const QString &text);
    /// The pasted text goes away.
    void clearPaste();

    const QUndoStack &undoStack() const { return m_undo; }
    void undo() { m_undo.undo(); }

Q_SIGNALS:
    void recordRead(const storage::OwnRecord &own);
    void favouritesRead(const QSet<QString> &recordIds);
    void pastesCounted(int count);
    void canUndoChanged(bool canUndo);
    /// Something is not as the user wanted it; the sentence is asked for again when the language changes.
    void noticed(const std::function<QString()> &sentence);
    /// Something is gone that undo() brings back.
    void undoOffered(const std::function<QString()> &sentence);

private:
    void takeRecord(const storage::OwnRecord &own);
    void takeReplaced();
    void readFavourites();
    void countPastes();
    void storeResult(const storage::AttemptKey &key, qint64 pasteId, std::optional<storage::OwnResult> result);

    services::UserDataService &m_userData;
    PasteSession &m_paste;
    /// Of the record that is read, as it was read last.
    storage::OwnRecord m_own;
    QUndoStack m_undo;
};

} // namespace wayout::window
