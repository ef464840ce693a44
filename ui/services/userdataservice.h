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

/// Keeps for the user what was pasted, tried, noted and looked at: on one thread, in the order of the calls, which return at once. What
/// has been read is handed to the receiver of the reply, which has to check whether it is still wanted.
class UserDataService final : public QObject
{
    Q_OBJECT

public:
    template<typename Answer>
    using Asked = TaskReply<Answer>;
    using Pastes = QList<storage::KeptPaste>;

    explicit UserDataService(const storage::DataPaths &places, QObject *parent = nullptr);
    /// Writes what is not written yet.
    ~UserDataService() override;

    /// In private mode nothing new is kept; what is there can be read and forgotten.
    void setPrivate(bool isPrivate) { m_private = isPrivate; }
    bool isPrivate() const { return m_private; }

    void keepPaste(const storage::KeptPaste &paste);
    void findPastes(const QString &words, const Asked<Pastes> &asked);
    void countPastes(const Asked<int> &asked);
    void readPaste(qint64 id, const Asked<storage::KeptPaste> &asked);
    /// What was forgotten, for putBack().
    void forget(const QList<qint64> &ids, const Asked<Pastes> &asked);
    void forgetAll(const Asked<Pastes> &asked);
    void putBack(const Pastes &pastes, const Asked<bool> &asked);

    void readOwn(const QString &recordId, qint64 pasteId, const Asked<storage::OwnRecord> &asked);
    void readFavourites(const Asked<QSet<QString>> &asked);
    void setFavourite(const QString &recordId, bool favourite);
    void setNote(const QString &recordId, const QString &text);
    void setResult(const storage::AttemptKey &key, qint64 pasteId, std::optional<storage::OwnResult> result);
    /// From now on results go into the queue for the team, too.
    void setShared(bool isShared) { m_shared = isShared; }
    /// Does something with what is kept for the team's sake.
    template<typename Answer>
    void withShelf(const Asked<Answer> &asked, const std::function<Answer(storage::TeamOutbox &)> &work)
    {
        answer(asked, [work](Kept &kept) {
            storage::TeamOutbox shelf(kept.notes().database());
            return work(shelf);
        });
    }

    /// All results, to be handed on.
    void readOutcomes(const Asked<QList<storage::KeptOutcome>> &asked);
    /// What taking in a file of results came to.
    struct Merged {
        authoring::OutcomeFile::Fault fault = authoring::OutcomeFile::Fault::None;
        QString reason; ///< the system's, when the file cannot be read
        int changed = 0;
    };
    void mergeOutcomes(const QString &file, qint64 mostBytes, const Asked<Merged> &asked);

    const storage::DataPaths &places() const { return m_kept->places; }
    /// How many bytes are kept at each of the paths; of a folder all that is in it.
    void measure(const QStringList &paths, const Asked<QList<qint64>> &asked);
    /// Erases all that is kept.
    void eraseAll(const Asked<storage::Erasure> &asked);
    /// Brings it back; whether all of it is there again.
    void undo(const storage::Erasure &erasure, const Asked<bool> &asked);

    /// Whole or not at all, like all that is written here.
    void writeFile(const QString &path, const QByteArray &bytes);
    /// Nothing when there is none.
    void readSession(const Asked<std::optional<storage::Session>> &asked);
    void keepSession(const storage::Session &session);

Q_SIGNALS:
    void failed(const storage::StoreProblem &problem);
    /// What is kept of texts will be other: whoever asks now is answered after that.
    void pastesChanged();
    /// All that is kept was erased, or is back: whether or not whoever asked for it is still there.
    void replaced();

private:
    struct Kept {
        const storage::DataPaths places;
        std::unique_ptr<storage::PasteHistory> history;
        std::unique_ptr<storage::Notebook> notebook;
        QList<storage::StoreProblem> problems; ///< of files that are no databases

        storage::PasteHistory &pastes();
        storage::Notebook &notes();
        void save(const QString &path, const QByteArray &bytes);
        QList<storage::StoreProblem> takeProblems();
        void retry();
        bool isWaiting() const;
        void close();
    };

    void inTurn(const std::function<void(Kept &)> &work);
    /// The reply comes by way of this thread, the receiver's own: only there can be seen whether the receiver still exists.
    template<typename Answer, typename Work>
    void answer(const Asked<Answer> &asked, Work work)
    {
        inTurn([relay = m_thread.relay(), asked, work](
                   Kept &kept) { relay([asked, answer = Answer(work(kept))] { asked(answer); }); });
    }
    void report(const QList<storage::StoreProblem> &problems);

    std::shared_ptr<Kept> m_kept; ///< touched by the thread alone, but for the places
    TaskRunner m_thread{TaskRunner::Order::Serial}; ///< a database belongs to the thread that opened it
    QTimer m_retry;
    bool m_private = false;
    bool m_shared = false;
};

} // namespace wayout::services
