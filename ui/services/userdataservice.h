// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/authoring/outcomefile.h"
#include "app/storage/datapaths.h"
#include "app/storage/notebook.h"
#include "app/storage/pastehistory.h"
#include "app/storage/session.h"
#include "app/storage/teamoutbox.h"
#include "ui/services/tasks.h"

#include <QObject>
#include <QTimer>

#include <functional>
#include <memory>

namespace wayout::services {

/// Keeps the user's data: pastes, results, notes, favourites and the session. Works on one thread in the order of the
/// calls, which return at once. The receiver of a reply must check whether the data is still wanted.
class UserDataService final : public QObject
{
    Q_OBJECT

public:
    template<typename Answer>
    using Asked = TaskReply<Answer>;
    using Pastes = QList<storage::KeptPaste>;

    explicit UserDataService(const storage::DataPaths &places, QObject *parent = nullptr);
    /// Waits until all data is written.
    ~UserDataService() override;

    /// In private mode nothing new is kept. Existing data can be read and forgotten.
    void setPrivate(bool isPrivate) { m_private = isPrivate; }
    bool isPrivate() const { return m_private; }

    void keepPaste(const storage::KeptPaste &paste);
    void findPastes(const QString &words, const Asked<Pastes> &asked);
    void countPastes(const Asked<int> &asked);
    void readPaste(qint64 id, const Asked<storage::KeptPaste> &asked);
    /// Forgets pastes. Replies with them, for putBack().
    void forget(const QList<qint64> &ids, const Asked<Pastes> &asked);
    /// Forgets all pastes. Replies with them, for putBack().
    void forgetAll(const Asked<Pastes> &asked);
    void putBack(const Pastes &pastes, const Asked<bool> &asked);

    void readOwn(const QString &recordId, qint64 pasteId, const Asked<storage::OwnRecord> &asked);
    void readFavourites(const Asked<QSet<QString>> &asked);
    void setFavourite(const QString &recordId, bool favourite);
    void setNote(const QString &recordId, const QString &text);
    void setResult(const storage::AttemptKey &key, qint64 pasteId, std::optional<storage::OwnResult> result);
    /// Sets whether new results also go into the queue for the team.
    void setShared(bool isShared) { m_shared = isShared; }
    /// Runs `work` on the outbox for the team and replies with its result.
    template<typename Answer>
    void withShelf(const Asked<Answer> &asked, const std::function<Answer(storage::TeamOutbox &)> &work)
    {
        answer(asked, [work](Kept &kept) {
            storage::TeamOutbox outbox(kept.notes().database());
            return work(outbox);
        });
    }

    /// Replies with all results, for an export.
    void readOutcomes(const Asked<QList<storage::KeptOutcome>> &asked);
    /// The result of importing a file of results.
    struct Merged {
        authoring::OutcomeFile file;
        int changed = 0; ///< number of new or changed results
    };
    void mergeOutcomes(const QString &path, const Asked<Merged> &asked);

    const storage::DataPaths &places() const { return m_kept->places; }
    /// Replies with the number of bytes at each path; for a folder, of all files in it.
    void measure(const QStringList &paths, const Asked<QList<qint64>> &asked);
    /// Erases all kept data. Replies with the erasure, for undo().
    void eraseAll(const Asked<storage::Erasure> &asked);
    /// Restores erased data. Replies whether all of it is restored.
    void undo(const storage::Erasure &erasure, const Asked<bool> &asked);

    /// Writes the file completely or not at all, as this class does for all files.
    void writeFile(const QString &path, const QByteArray &bytes);
    /// Replies with the kept session, or with nothing when there is none.
    void readSession(const Asked<std::optional<storage::Session>> &asked);
    void keepSession(const storage::Session &session);

Q_SIGNALS:
    void failed(const storage::StoreProblem &problem);
    /// Emitted when a change of the pastes was requested. Later calls are answered after the change.
    void pastesChanged();
    /// Emitted when all data was erased or restored, even if the receiver of that reply is gone.
    void replaced();

private:
    struct Kept {
        const storage::DataPaths places;
        std::unique_ptr<storage::PasteHistory> history;
        std::unique_ptr<storage::Notebook> notebook;
        QList<storage::StoreProblem> problems; ///< of files other than databases

        storage::PasteHistory &pastes();
        storage::Notebook &notes();
        void save(const QString &path, const QByteArray &bytes);
        QList<storage::StoreProblem> takeProblems();
        void retry();
        bool isWaiting() const;
        void close();
    };

    /// Runs `work` after all earlier work, then reports problems.
    void inTurn(const std::function<void(Kept &)> &work);
    /// Replies on this thread, which is also the receiver's: only there is it safe to check whether the receiver
    /// exists.
    template<typename Answer, typename Work>
    void answer(const Asked<Answer> &asked, Work work)
    {
        inTurn([relay = m_thread.relay(), asked, work](
                   Kept &kept) { relay([asked, answer = Answer(work(kept))] { asked(answer); }); });
    }
    void report(const QList<storage::StoreProblem> &problems);

    std::shared_ptr<Kept> m_kept; ///< used only on m_thread, except for the places
    TaskRunner m_thread{TaskRunner::Order::Serial}; ///< a database belongs to the thread that opened it
    QTimer m_retry;
    bool m_private = false;
    bool m_shared = false;
};

} // namespace wayout::services
