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

/// Opens windows in which records are written, and keeps what is written there until it is saved, also across a crash.
class RecordWriting final : public QObject
{
    Q_OBJECT

public:
    /// Where own records go, and where drafts are kept; empty for nowhere.
    struct Folders {
        QString records;
        QString drafts;
    };

    explicit RecordWriting(QObject *parent);
    /// Keeps what is not saved.
    ~RecordWriting() override;

    void setFolders(const Folders &folders) { m_folders = folders; }
    void setEngine(const std::shared_ptr<const match::Engine> &engine);
    /// See RecordEditor::setGive().
    void setGive(const std::function<void(const QString &id, const QByteArray &bytes)> &give);
    /// In private mode drafts are not kept.
    void setPrivate(bool isPrivate) { m_isPrivate = isPrivate; }

    /// A record from the text that was pasted; an empty one when there is none.
    void writeNew(const QString &paste, const match::Answer &answer);
    /// The record's own file where it has one, else a copy of one's own that is used instead of it.
    void edit(const catalog::Record &record, const QString &paste);
    /// Takes the record's own file out of its catalogue; what is taken out is gone when this is.
    void remove(const catalog::Record &record);
    /// Looks for drafts that were not saved in an earlier time.
    void lookForKept();
    /// Asks about what is not saved. False when there is such a thing: then the program should not end yet.
    bool closeAll();

Q_SIGNALS:
    void opened(editor::RecordEditor *editor);
    void recordSaved(const QString &id);
    /// undo() brings it back, and says so by recordSaved() or notDone().
    void recordDeleted(const QString &id, const std::function<void()> &undo);
    /// A record could not be deleted, or not brought back; `reason` is the system's, or empty: its file holds others, too.
    void notDone(const QString &file, const QString &reason);
    /// Drafts of an earlier time; goOn() opens them.
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
    QStringList m_deleted; ///< the files, where they lie
    services::TaskRunner m_tasks{services::TaskRunner::Order::Serial}; ///< a draft is written before it is removed
};

} // namespace wayout::window
