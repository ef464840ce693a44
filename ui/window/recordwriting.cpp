// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/window/recordwriting.h"

#include "app/authoring/draftfrompaste.h"
#include "app/platform/savefile.h"
#include "ui/editor/recordeditor.h"

#include <QDir>
#include <QFile>
#include <QLockFile>
#include <QTimer>
#include <QUuid>

#include <chrono>
#include <optional>

using namespace Qt::StringLiterals;

namespace wayout::window {

using namespace std::chrono_literals;

namespace {

constexpr auto keptAfter = 1s;
constexpr qsizetype longestPaste = 256 * 1024; // characters of the text that a record is created from

} // namespace

/// Where a draft is saved. Only the worker thread uses it after its creation.
struct RecordWriting::Keeping {
    QString file; ///< empty when the draft is not saved
    std::unique_ptr<QLockFile> lock; ///< tells other windows that the draft is in use
};

RecordWriting::RecordWriting(QObject *parent)
    : QObject(parent)
{
}

RecordWriting::~RecordWriting()
{
    for (const QPointer<editor::RecordEditor> &editor : std::as_const(m_editors)) {
        delete editor;
    }
    m_tasks.finish();
    for (const QString &file : std::as_const(*m_deleted)) {
        QFile::remove(file);
    }
}

void RecordWriting::setEngine(const std::shared_ptr<const match::Engine> &engine)
{
    m_engine = engine;
    for (const QPointer<editor::RecordEditor> &editor : std::as_const(m_editors)) {
        if (editor) {
            editor->setEngine(engine);
        }
    }
}

void RecordWriting::setGive(const std::function<void(const QString &id, const QByteArray &bytes)> &give)
{
    m_give = give;
    for (const QPointer<editor::RecordEditor> &editor : std::as_const(m_editors)) {
        if (editor) {
            editor->setGive(give);
        }
    }
}

/// Creates the draft in the background, because that may read files or search a long text.
template<typename Make>
void RecordWriting::openSoon(Make make)
{
    m_tasks.run(
        this, make, [this](const authoring::AutosavedDraft &draft) { open(draft, std::make_shared<Keeping>()); });
}

void RecordWriting::writeNew(const QString &paste, const match::Answer &answer)
{
    if (m_engine) {
        openSoon([engine = m_engine, text = paste.left(longestPaste), answer] {
            return authoring::AutosavedDraft{
                .draft = authoring::draftFromPaste(text, answer, engine->catalog, QDate::currentDate()), .paste = text};
        });
    }
}

void RecordWriting::edit(const catalog::Record &record, const QString &paste)
{
    openSoon([record, text = paste.left(longestPaste)] {
        const authoring::OpenedRecord opened = authoring::RecordOpener().open(record);
        return authoring::AutosavedDraft{.draft = opened.draft,
            .file = opened.bytes ? record.file : QString(),
            .id = opened.bytes ? record.id : QString(),
            .bytes = opened.bytes,
            .paste = text};
    });
}

void RecordWriting::remove(const catalog::Record &record)
{
    m_tasks.run(
        this,
        [record, all = m_deleted] {
            const authoring::DeletedRecord deleted = authoring::deleteRecord(record);
            all->append(deleted.aside.isEmpty() ? QStringList() : QStringList{deleted.aside});
            return deleted;
        },
        [this, id = record.id](const authoring::DeletedRecord &deleted) {
            if (deleted.aside.isEmpty()) {
                Q_EMIT notDone(deleted.file, deleted.reason);
                return;
            }
            Q_EMIT recordDeleted(id, [this, id, deleted] { takeBack(id, deleted); });
        });
}

void RecordWriting::takeBack(const QString &id, const authoring::DeletedRecord &deleted)
{
    m_tasks.run(
        this,
        [deleted, all = m_deleted] {
            const bool isThere = all->removeOne(deleted.aside); // once only
            return isThere ? std::optional(authoring::putBack(deleted)) : std::nullopt;
        },
        [this, id, aside = deleted.aside](const std::optional<QString> &reason) {
            if (reason && reason->isEmpty()) {
                Q_EMIT recordSaved(id);
            } else if (reason) {
                Q_EMIT notDone(aside, *reason);
            }
        });
}

void RecordWriting::open(const authoring::AutosavedDraft &draft, const std::shared_ptr<Keeping> &keeping)
{
    auto *editor = new editor::RecordEditor(draft, m_folders.records);
    if (keeping->file.isEmpty() && !m_folders.drafts.isEmpty()) {
        keeping->file = m_folders.drafts + u'/' + QUuid::createUuid().toString(QUuid::WithoutBraces) + u".json"_s;
    }
    m_editors.removeIf([](const QPointer<editor::RecordEditor> &gone) { return !gone; });
    m_editors.append(editor);
    connect(editor, &editor::RecordEditor::recordSaved, this, &RecordWriting::recordSaved);
    keepSoon(editor, keeping);
    editor->setEngine(m_engine);
    editor->setGive(m_give);
    editor->show();
    editor->reveal(u"/signature"_s);
    Q_EMIT opened(editor);
}

void RecordWriting::keepSoon(editor::RecordEditor *editor, const std::shared_ptr<Keeping> &keeping)
{
    auto *pause = new QTimer(editor);
    pause->setSingleShot(true);
    pause->setInterval(keptAfter);
    connect(editor, &editor::RecordEditor::keepingNeeded, pause, qOverload<>(&QTimer::start));
    connect(pause, &QTimer::timeout, this, [this, editor, keeping] { keep(*editor, keeping); });
    connect(editor, &editor::RecordEditor::closed, this, [this, editor, keeping] { keep(*editor, keeping); });
}

void RecordWriting::keep(const editor::RecordEditor &editor, const std::shared_ptr<Keeping> &keeping)
{
    if (keeping->file.isEmpty()) {
        return;
    }
    const bool isKept = editor.isModified() && !m_isPrivate;
    m_tasks.run([keeping, draft = isKept ? std::optional(editor.kept()) : std::nullopt] {
        if (!draft) {
            QFile::remove(keeping->file);
            keeping->lock.reset();
            return;
        }
        if (!keeping->lock && !platform::makeFolderFor(keeping->file)) {
            keeping->lock = std::make_unique<QLockFile>(keeping->file + u".lock"_s);
            keeping->lock->setStaleLockTime(0); // never stale while its program runs
            keeping->lock->tryLock(0);
        }
        platform::saveFile(keeping->file, authoring::draftToBytes(*draft)); // on failure the window still has the draft
    });
}

void RecordWriting::lookForKept()
{
    if (m_folders.drafts.isEmpty()) {
        return;
    }
    using Found = QList<std::pair<authoring::AutosavedDraft, std::shared_ptr<Keeping>>>;
    const auto look = [folder = QDir(m_folders.drafts)] {
        Found found;
        for (const QString &name : folder.entryList({u"*.json"_s}, QDir::Files, QDir::Time)) {
            auto keeping = std::make_shared<Keeping>();
            keeping->file = folder.filePath(name);
            keeping->lock = std::make_unique<QLockFile>(keeping->file + u".lock"_s);
            keeping->lock->setStaleLockTime(0);
            QFile file(keeping->file);
            if (!keeping->lock->tryLock(0) || !file.open(QIODevice::ReadOnly)) {
                continue; // open in another window
            }
            if (const std::optional<authoring::AutosavedDraft> draft = authoring::draftFromBytes(file.readAll())) {
                found.append({*draft, keeping});
            }
        }
        return found;
    };
    m_tasks.run(this, look, [this](const Found &found) {
        if (!found.isEmpty()) {
            Q_EMIT keptFound(int(found.size()), [this, found] {
                for (const auto &[draft, keeping] : found) {
                    open(draft, keeping);
                }
            });
        }
    });
}

bool RecordWriting::closeAll()
{
    bool all = true;
    for (const QPointer<editor::RecordEditor> &editor : std::as_const(m_editors)) {
        all = (!editor || editor->close()) && all;
    }
    return all;
}

} // namespace wayout::window
