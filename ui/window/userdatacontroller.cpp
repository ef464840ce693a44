// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/window/userdatacontroller.h"

#include "ui/services/userdataservice.h"
#include "ui/window/pastesession.h"

#include <utility>

namespace wayout::window {
namespace {

constexpr int mostUndone = 20;

class Change final : public QUndoCommand
{
public:
    Change(std::function<void()> make, std::function<void()> takeBack)
        : m_make(std::move(make))
        , m_takeBack(std::move(takeBack))
    {
    }

    void redo() override { m_make(); }
    void undo() override { m_takeBack(); }

private:
    std::function<void()> m_make;
    std::function<void()> m_takeBack;
};

} // namespace

UserDataController::UserDataController(services::UserDataService &userData, PasteSession &paste, QObject *parent)
    : QObject(parent)
    , m_userData(userData)
    , m_paste(paste)
{
    m_undo.setUndoLimit(mostUndone);
    connect(&m_undo, &QUndoStack::canUndoChanged, this, &UserDataController::canUndoChanged);
    connect(&userData, &services::UserDataService::pastesChanged, this, &UserDataController::countPastes);
    connect(&userData, &services::UserDataService::replaced, this, &UserDataController::takeReplaced);
}

void UserDataController::setRecord(const QString &recordId)
{
    m_own = {.recordId = recordId};
    readRecord();
}

void UserDataController::readRecord()
{
    if (!m_own.recordId.isEmpty()) {
        m_userData.readOwn(
            m_own.recordId, m_paste.id(), {this, [this](const storage::OwnRecord &own) { takeRecord(own); }});
    }
}

/// Ignores data about a record that is no longer shown.
void UserDataController::takeRecord(const storage::OwnRecord &own)
{
    if (own.recordId == m_own.recordId) {
        m_own = own;
        Q_EMIT recordRead(own);
    }
}

void UserDataController::readLists()
{
    readFavourites();
    countPastes();
}

void UserDataController::readFavourites()
{
    m_userData.readFavourites({this, [this](const QSet<QString> &ids) { Q_EMIT favouritesRead(ids); }});
}

void UserDataController::countPastes()
{
    m_userData.countPastes({this, [this](int count) { Q_EMIT pastesCounted(count); }});
}

/// Called after all data was erased or restored.
void UserDataController::takeReplaced()
{
    m_undo.clear(); // the undo steps hold data that was to be erased
    readRecord();
    readLists();
}

void UserDataController::storeResult(
    const storage::AttemptKey &key, qint64 pasteId, std::optional<storage::OwnResult> result)
{
    m_userData.setResult(key, pasteId, result);
    readRecord();
}

void UserDataController::setResult(const storage::AttemptKey &key, std::optional<storage::OwnResult> result)
{
    const qint64 pasteId = m_paste.id();
    const auto before = m_own.results.value(key.entry).now;
    if (result == before) {
        storeResult(key, pasteId, result);
        return;
    }
    m_undo.push(
        new Change([=, this] { storeResult(key, pasteId, result); }, [=, this] { storeResult(key, pasteId, before); }));
    if (!result) {
        Q_EMIT undoOffered([] { return tr("Your result was taken back."); });
    }
}

void UserDataController::setFavourite(const QString &recordId, bool isFavourite)
{
    const auto store = [this, recordId](bool favourite) {
        m_userData.setFavourite(recordId, favourite);
        readRecord();
        readFavourites();
    };
    if (isFavourite) {
        store(true);
        return;
    }
    m_undo.push(new Change([store] { store(false); }, [store] { store(true); }));
    Q_EMIT undoOffered([] { return tr("The record is no favourite any more."); });
}

void UserDataController::setNote(const QString &recordId, const QString &note)
{
    const auto store = [this, recordId](const QString &text) {
        m_userData.setNote(recordId, text);
        m_userData.readOwn(recordId, m_paste.id(),
            {this, [this, text](const storage::OwnRecord &own) {
                 takeRecord(own);
                 if (own.note != text && !own.note.isEmpty()) {
                     Q_EMIT noticed([] {
                         return tr("What looks like a password or a key in the note was hidden before it was kept.");
                     });
                 }
             }});
    };
    const QString before = m_own.recordId == recordId ? m_own.note : QString();
    if (!note.trimmed().isEmpty() || before.isEmpty()) {
        store(note);
        return;
    }
    m_undo.push(new Change([store, note] { store(note); }, [store, before] { store(before); }));
    Q_EMIT undoOffered([] { return tr("The note was deleted."); });
}

void UserDataController::clearPaste()
{
    services::PasteSource source = m_paste.source();
    source.lines.clear(); // the excerpt of a long text is restored as a text of its own
    m_undo.push(new Change([this] { m_paste.clear(); },
        [this, text = m_paste.text(), source, id = m_paste.id()] { m_paste.begin(text, source, id); }));
    Q_EMIT undoOffered([] { return tr("The text was cleared."); });
}

} // namespace wayout::window
