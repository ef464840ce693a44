// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/services/userdataservice.h"

#include "app/platform/savefile.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace wayout::services {

using namespace std::chrono_literals;

namespace {

constexpr auto retryAfter = 5s;
constexpr qint64 largestSession = 16 * 1024 * 1024; // bytes

std::optional<storage::Session> readSessionFile(const QString &path, QList<storage::StoreProblem> &problems)
{
    QFile file(path);
    if (path.isEmpty() || !file.open(QIODevice::ReadOnly)) {
        return std::nullopt;
    }
    const auto session = file.size() > largestSession ? std::nullopt : storage::sessionFromBytes(file.readAll());
    if (!session) {
        file.close();
        const QString aside = platform::asidePath(path, u".corrupt-"_s);
        if (QDir().rename(path, aside)) {
            problems.append({storage::StoreProblem::Kind::SetAside, path, aside});
        }
    }
    return session;
}

qint64 bytesAt(const QString &path)
{
    qint64 bytes = 0;
    if (QFileInfo(path).isDir()) {
        QDirIterator files(path, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            bytes += QFileInfo(files.next()).size();
        }
        return bytes;
    }
    for (const QString &file : storage::DataPaths::filesOf(path)) {
        bytes += QFileInfo(file).size();
    }
    return bytes;
}

} // namespace

storage::PasteHistory &UserDataService::Kept::pastes()
{
    if (!history) {
        history = std::make_unique<storage::PasteHistory>(places.history);
    }
    return *history;
}

storage::Notebook &UserDataService::Kept::notes()
{
    if (!notebook) {
        notebook = std::make_unique<storage::Notebook>(places.notebook);
    }
    return *notebook;
}

void UserDataService::Kept::save(const QString &path, const QByteArray &bytes)
{
    if (const auto reason = platform::saveFile(path, bytes)) {
        problems.append({storage::StoreProblem::Kind::NotSaved, path, *reason});
    }
}

QList<storage::StoreProblem> UserDataService::Kept::takeProblems()
{
    QList<storage::StoreProblem> taken = std::exchange(problems, {});
    if (history) {
        taken += history->database().takeProblems();
    }
    if (notebook) {
        taken += notebook->database().takeProblems();
    }
    return taken;
}

void UserDataService::Kept::retry()
{
    if (history) {
        history->database().retry();
    }
    if (notebook) {
        notebook->database().retry();
    }
}

bool UserDataService::Kept::isWaiting() const
{
    return (history && history->database().isWaiting()) || (notebook && notebook->database().isWaiting());
}

void UserDataService::Kept::close()
{
    history.reset();
    notebook.reset();
}

UserDataService::UserDataService(const storage::DataPaths &places, QObject *parent)
    : QObject(parent)
    , m_kept(std::make_shared<Kept>(Kept{places, {}, {}, {}}))
{
    m_retry.setSingleShot(true);
    m_retry.setInterval(retryAfter);
    connect(&m_retry, &QTimer::timeout, this, [this] { inTurn(&Kept::retry); });
}

UserDataService::~UserDataService()
{
    inTurn(&Kept::close);
    m_thread.finish();
}

void UserDataService::inTurn(const std::function<void(Kept &)> &work)
{
    m_thread.run([this, relay = m_thread.relay(), kept = m_kept, work] {
        work(*kept);
        if (kept->history && kept->history->maskNext()) {
            relay([this] { inTurn([](Kept &) {}); }); // one text in each turn, so that nothing waits for all
        }
        const QList<storage::StoreProblem> problems = kept->takeProblems();
        const bool isWaiting = kept->isWaiting();
        if (!problems.isEmpty() || isWaiting) {
            relay([this, problems, isWaiting] {
                report(problems);
                isWaiting ? m_retry.start() : m_retry.stop();
            });
        }
    });
}

void UserDataService::report(const QList<storage::StoreProblem> &problems)
{
    for (const storage::StoreProblem &problem : problems) {
        Q_EMIT failed(problem);
    }
}

void UserDataService::keepPaste(const storage::KeptPaste &paste)
{
    if (!m_private) {
        inTurn([paste](Kept &kept) { kept.pastes().keep(paste, QDateTime::currentDateTime()); });
        Q_EMIT pastesChanged();
    }
}

void UserDataService::findPastes(const QString &words, const Asked<Pastes> &asked)
{
    answer(asked, [words](Kept &kept) { return kept.pastes().find(words); });
}

void UserDataService::countPastes(const Asked<int> &asked)
{
    answer(asked, [](Kept &kept) { return kept.pastes().count(); });
}

void UserDataService::readPaste(qint64 id, const Asked<storage::KeptPaste> &asked)
{
    answer(asked, [id](Kept &kept) { return kept.pastes().read(id); });
}

void UserDataService::forget(const QList<qint64> &ids, const Asked<Pastes> &asked)
{
    answer(asked, [ids](Kept &kept) { return kept.pastes().forget(ids); });
    Q_EMIT pastesChanged();
}

void UserDataService::forgetAll(const Asked<Pastes> &asked)
{
    answer(asked, [](Kept &kept) { return kept.pastes().forgetAll(); });
    Q_EMIT pastesChanged();
}

void UserDataService::putBack(const Pastes &pastes, const Asked<bool> &asked)
{
    answer(asked, [pastes](Kept &kept) { return kept.pastes().putBack(pastes); });
    Q_EMIT pastesChanged();
}

void UserDataService::readOwn(const QString &recordId, qint64 pasteId, const Asked<storage::OwnRecord> &asked)
{
    answer(asked, [=](Kept &kept) { return kept.notes().read(recordId, pasteId); });
}

void UserDataService::readFavourites(const Asked<QSet<QString>> &asked)
{
    answer(asked, [](Kept &kept) { return kept.notes().favourites(); });
}

void UserDataService::setFavourite(const QString &recordId, bool favourite)
{
    if (!m_private) {
        inTurn([=](Kept &kept) { kept.notes().setFavourite(recordId, favourite, QDateTime::currentDateTime()); });
    }
}

void UserDataService::setNote(const QString &recordId, const QString &text)
{
    if (!m_private) {
        inTurn([=](Kept &kept) { kept.notes().setNote(recordId, text, QDateTime::currentDateTime()); });
    }
}

void UserDataService::setResult(
    const storage::AttemptKey &key, qint64 pasteId, std::optional<storage::OwnResult> result)
{
    if (!m_private) {
        const auto share = m_shared ? storage::Notebook::Share::WithTeam : storage::Notebook::Share::No;
        inTurn([=](Kept &kept) { kept.notes().setResult(key, pasteId, result, QDateTime::currentDateTime(), share); });
    }
}

void UserDataService::measure(const QStringList &paths, const Asked<QList<qint64>> &asked)
{
    answer(asked, [paths](Kept &) {
        QList<qint64> sizes;
        for (const QString &path : paths) {
            sizes.append(bytesAt(path));
        }
        return sizes;
    });
}

void UserDataService::eraseAll(const Asked<storage::Erasure> &asked)
{
    const Asked<storage::Erasure> told{this, [this, asked](const storage::Erasure &erasure) {
                                           Q_EMIT replaced();
                                           asked(erasure);
                                       }};
    answer(told, [](Kept &kept) {
        kept.close(); // open databases would still be written
        return storage::Erasure(kept.places);
    });
}

void UserDataService::undo(const storage::Erasure &erasure, const Asked<bool> &asked)
{
    const Asked<bool> told{this, [this, asked](bool all) {
                               Q_EMIT replaced();
                               asked(all);
                           }};
    answer(told, [erasure](Kept &kept) {
        kept.close();
        return erasure.undo().isEmpty();
    });
}

void UserDataService::readOutcomes(const Asked<QList<storage::KeptOutcome>> &asked)
{
    answer(asked, [](Kept &kept) { return kept.notes().outcomes(); });
}

void UserDataService::mergeOutcomes(const QString &path, const Asked<Merged> &asked)
{
    answer(asked, [path](Kept &kept) {
        const authoring::OutcomeFile file = authoring::readOutcomeFile(path);
        return Merged{file, file.outcomes.isEmpty() ? 0 : kept.notes().merge(file.outcomes).value_or(0)};
    });
}

void UserDataService::writeFile(const QString &path, const QByteArray &bytes)
{
    inTurn([path, bytes](Kept &kept) { kept.save(path, bytes); });
}

void UserDataService::readSession(const Asked<std::optional<storage::Session>> &asked)
{
    answer(asked, [this, relay = m_thread.relay()](Kept &kept) {
        QList<storage::StoreProblem> problems;
        auto session = readSessionFile(kept.places.session, problems);
        if (kept.places.history.isEmpty() && !kept.places.isNowhereByChoice) {
            problems.append({storage::StoreProblem::Kind::NoPlace, {}, {}});
        }
        relay([this, problems] { report(problems); });
        return session;
    });
}

void UserDataService::keepSession(const storage::Session &session)
{
    inTurn([session, isPrivate = m_private](Kept &kept) {
        const QString &path = kept.places.session;
        if (path.isEmpty()) {
            return;
        }
        if (isPrivate) {
            QFile::remove(path);
        } else {
            kept.save(path, storage::sessionToBytes(session));
        }
    });
}

} // namespace wayout::services
