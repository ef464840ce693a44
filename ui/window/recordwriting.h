// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/authoring/autosaveddraft.h"
#include "app/authoring/ownrecords.h"
#include "app/match/engine.h"
#include "ui/services/tasks.h"

#include <QObject>
#include <QPointer>

#include <functional>
#include <memory>

class QLockFile;

namespace wayout::editor {
class RecordEditor;
}

namespace wayout::window {

/// Opens editor windows for records, and autosaves drafts until they are saved, even across a crash.
class RecordWriting final : public QObject
{
    Q_OBJECT

public:
    /// Folders for own records and for drafts; empty for none.
    struct Folders {
        QString records;
        QString drafts;
    };

    explicit RecordWriting(QObject *parent);
    /// Autosaves unsaved drafts.
    ~RecordWriting() override;

    void setFolders(const Folders &folders) { m_folders = folders; }
    void setEngine(const std::shared_ptr<const match::Engine> &engine);
    /// See RecordEditor::setGive().
    void setGive(const std::function<void(const QString &id, const QByteArray &bytes)> &give);
    /// Sets private mode, in which drafts are not autosaved.
    void setPrivate(bool isPrivate) { m_isPrivate = isPrivate; }

    /// Creates a record from the pasted text, or an empty one when there is none.
    void writeNew(const QString &paste, const match::Answer &answer);
    /// Edits the record's own file if it has one, otherwise a copy in the user's catalogue that replaces the record.
    void edit(const catalog::Record &record, const QString &paste);
    /// Moves the record's own file out of its catalogue. The file is deleted together with this object.
    void remove(const catalog::Record &record);
    /// Looks for unsaved drafts of earlier sessions.
    void lookForKept();
    /// Asks about unsaved records. Returns false when the program should not quit yet.
    bool closeAll();

Q_SIGNALS:
    void opened(editor::RecordEditor *editor);
    void recordSaved(const QString &id);
    /// Emitted after a deletion. undo() restores the record, and emits recordSaved() or notDone().
    void recordDeleted(const QString &id, const std::function<void()> &undo);
    /// A record could not be deleted or restored. `reason` is the system's; it is empty when the file has other
    /// records, too.
    void notDone(const QString &file, const QString &reason);
    /// Drafts of earlier sessions were found; goOn() opens them.
    void keptFound(int count, const std::function<void()> &goOn);

private:
    struct Keeping;

    template<typename Make>
    void openSoon(Make make);
    void takeBack(const QString &id, const authoring::DeletedRecord &deleted);
    void open(const authoring::AutosavedDraft &draft, const std::shared_ptr<Keeping> &keeping);
    void keepSoon(editor::RecordEditor *editor, const std::shared_ptr<Keeping> &keeping);
    void keep(const editor::RecordEditor &editor, const std::shared_ptr<Keeping> &keeping);

    Folders m_folders;
    std::shared_ptr<const match::Engine> m_engine;
    std::function<void(const QString &id, const QByteArray &bytes)> m_give;
    bool m_isPrivate = false;
    QList<QPointer<editor::RecordEditor>> m_editors;
    /// The deleted files at their temporary paths. Only the worker thread uses it while there is one.
    std::shared_ptr<QStringList> m_deleted = std::make_shared<QStringList>();
    /// Serial, so that a draft is written before it is removed.
    services::TaskRunner m_tasks{services::TaskRunner::Order::Serial};
};

} // namespace wayout::window
