// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/command/storetext.h"
#include "app/settings.h"
#include "ui/browse/domainpane.h"
#include "ui/history/historydialog.h"
#include "ui/keeper.h"
#include "ui/language.h"
#include "ui/mainwindow.h"
#include "ui/noticebar.h"
#include "app/outcome/occasion.h"
#include "ui/paste/pastepane.h"
#include "ui/readingpane.h"
#include "ui/recordwriting.h"
#include "ui/results/resultspane.h"
#include "ui/searchbox.h"
#include "ui/searchcontroller.h"
#include "ui/statusline.h"
#include "ui/topbar.h"
#include "ui/textintake.h"
#include "ui/windowactions.h"
#include "ui/workspace.h"

#include <algorithm>
#include <chrono>

using namespace std::chrono_literals;

namespace {

constexpr auto sessionKeptAfter = 2s;
constexpr qsizetype mostUndone = 20;

} // namespace

void MainWindow::remember(Keeper &keeper)
{
    m_keeper = &keeper;
    m_occasion = newOccasion();
    connectMemory();
    m_settings.setWriter([&keeper](const QString &path, const QByteArray &bytes) { keeper.writeFile(path, bytes); });
    if (const auto problem = m_settings.problem()) {
        m_notice->say([problem] { return storeSentence(*problem); });
    }
    setPrivate(m_settings.get(Setting::isPrivate));
    readFavourites();
    countPastes();
    keepDrafts();
    keeper.readSession({this, [this](const std::optional<Session> &session) {
                            if (session && m_paste->text().isEmpty() && !m_reading->record()) {
                                restore(*session);
                            }
                            m_sessionPause.start();
                        }});
}

void MainWindow::connectMemory()
{
    m_sessionPause.setSingleShot(true);
    m_sessionPause.setInterval(sessionKeptAfter);
    connect(&m_sessionPause, &QTimer::timeout, this, &MainWindow::keepSession);
    connect(m_keeper, &Keeper::failed, this,
        [this](const StoreProblem &problem) { m_notice->say([problem] { return storeSentence(problem); }); });
    connect(m_keeper, &Keeper::replaced, this, &MainWindow::takeErased);
    connect(m_keeper, &Keeper::pastesChanged, this, &MainWindow::countPastes);
    connect(m_reading, &ReadingPane::currentChanged, this, [this] {
        readOwn();
        m_sessionPause.start();
    });
    connect(m_reading, &ReadingPane::resultChosen, this, &MainWindow::takeResult);
    connect(m_reading, &ReadingPane::favouriteChosen, this, &MainWindow::takeFavourite);
    connect(m_reading, &ReadingPane::noteChanged, this, &MainWindow::takeNote);
    connect(m_actions->action(WindowActions::Star), &QAction::triggered, m_reading, &ReadingPane::toggleFavourite);
}

void MainWindow::begin(const QString &text, const PasteSource &source, qint64 occasion)
{
    forgetRestoring();
    m_occasion = occasion;
    m_source = source;
    forgetSearch();
    m_workspace->showList();
    m_paste->setText(text, source);
    m_answer.reset();
    m_results->setBusy(true);
    if (source.lines.empty()) { // else the answer comes with it
        m_controller.submit(text);
    }
    lookForSecrets(text);
    m_actions->setEncoding(source.encoding);
    if (source.encoding.isEmpty()) {
        m_intake->closeFile();
    }
    updateActions();
}

void MainWindow::keepText()
{
    const bool isEmpty = QStringView(m_paste->text()).trimmed().isEmpty();
    if (!m_keeper || m_restoring || m_refused.contains(m_occasion) || isEmpty) {
        return;
    }
    const bool found = m_answer->grade == Grade::Match && !m_answer->matches.isEmpty();
    const QString &text = m_paste->text();
    m_keeper->keepPaste({
        .id = m_occasion,
        .firstLine = m_answer->errors.isEmpty() ? firstLineOf(text) : m_answer->errors.first().text.trimmed(),
        .recordId = found ? m_engine->catalog.at(m_answer->matches.first().record).id : QString(),
        .text = text,
    });
    m_sessionPause.start();
}

void MainWindow::readOwn()
{
    const Record *record = m_reading->record();
    if (record) {
        // The pane looks whether it is still that record.
        m_keeper->readOwn(
            record->id, m_occasion, {m_reading, [this](const OwnRecord &own) { m_reading->setOwn(own); }});
    }
}

void MainWindow::takeResult(const AttemptKey &key, std::optional<OwnResult> result)
{
    const qint64 occasion = m_occasion;
    const auto before = m_reading->own().results.value(key.entry).now;
    m_keeper->setResult(key, occasion, result);
    readOwn();
    const auto takeBack = [this, key, occasion, before] {
        m_keeper->setResult(key, occasion, before);
        readOwn();
    };
    if (!result && before) {
        offerUndo([] { return tr("Your result was taken back."); }, takeBack);
    } else if (result != before) {
        canUndo(takeBack);
    }
}

void MainWindow::takeFavourite(const QString &recordId, bool favourite)
{
    m_keeper->setFavourite(recordId, favourite);
    readOwn();
    readFavourites();
    if (!favourite) {
        offerUndo([] { return tr("The record is no favourite any more."); },
            [this, recordId] { takeFavourite(recordId, true); });
    }
}

void MainWindow::takeNote(const QString &recordId, const QString &text)
{
    const QString before = m_reading->own().recordId == recordId ? m_reading->own().note : QString();
    m_keeper->setNote(recordId, text);
    m_keeper->readOwn(recordId, m_occasion,
        {this, [this, text](const OwnRecord &own) {
             m_reading->setOwn(own);
             if (own.note != text && !own.note.isEmpty()) {
                 m_notice->say([] {
                     return tr("What looks like a password or a key in the note was hidden before it was kept.");
                 });
             }
         }});
    if (text.trimmed().isEmpty() && !before.isEmpty()) {
        offerUndo([] { return tr("The note was deleted."); }, [this, recordId, before] { takeNote(recordId, before); });
    }
}

void MainWindow::readFavourites()
{
    m_keeper->readFavourites({m_results, [this](const QSet<QString> &ids) {
                                  m_results->setFavourites(ids);
                                  m_domains->setOwnCount(OwnModel::Favourites, m_results->favouriteCount());
                              }});
}

void MainWindow::countPastes()
{
    m_keeper->countPastes({m_domains, [this](int count) { m_domains->setOwnCount(OwnModel::History, count); }});
}

void MainWindow::showHistory()
{
    auto *dialog = new HistoryDialog(*m_keeper, m_engine, m_language.content(), this);
    connect(dialog, &HistoryDialog::privateModeChosen, this, &MainWindow::setPrivate);
    connect(dialog, &HistoryDialog::chosen, this, [this](const KeptPaste &paste) {
        m_notice->hide();
        begin(paste.text, {PasteSource::Kind::Pasted}, paste.id);
    });
    dialog->open();
}

void MainWindow::setPrivate(bool isPrivate)
{
    m_settings.set(Setting::isPrivate, isPrivate);
    m_keeper->setPrivate(isPrivate);
    m_writing->setPrivate(isPrivate);
    m_reading->setCanKeep(!isPrivate);
    m_status->setPrivate(isPrivate);
    showKeeping();
    m_actions->action(WindowActions::PrivateMode)->setChecked(isPrivate);
    m_sessionPause.start();
    updateActions();
}

void MainWindow::offerUndo(const std::function<QString()> &sentence, const std::function<void()> &undo)
{
    canUndo(undo);
    m_notice->offer(
        sentence, [] { return tr("Undo"); }, [this] { this->undo(); });
}

void MainWindow::canUndo(const std::function<void()> &undo)
{
    if (m_undo.size() == mostUndone) {
        m_undo.removeFirst();
    }
    m_undo.append(undo);
    updateActions();
}

void MainWindow::undo()
{
    if (!m_undo.isEmpty()) {
        m_notice->hide();
        m_undo.takeLast()();
        updateActions();
    }
}

void MainWindow::restore(const Session &session)
{
    if (!session.text.isEmpty()) {
        const auto kind = session.fileName.isEmpty() ? PasteSource::Kind::Pasted : PasteSource::Kind::File;
        begin(session.text, {kind, session.fileName, session.text.size()}, session.occasion);
    }
    m_restoring = session;
    if (session.text.isEmpty() && m_engine) {
        finishRestoring();
    }
}

/// Another text was given: what was shown before it does not come back over its answer.
void MainWindow::forgetRestoring()
{
    m_restoring.reset();
    m_isReloading = false;
}

/// The catalogue is there, and the text is answered.
void MainWindow::finishRestoring()
{
    m_isReloading = false;
    if (const auto session = std::exchange(m_restoring, std::nullopt)) {
        const qsizetype record = m_engine->catalog.indexOf(session->recordId);
        if (record >= 0) {
            const bool isListed = m_results->selectRecord(record);
            m_reading->start(isListed ? m_reading->current() : Reading{record, {}});
            m_reading->setScrollPosition(session->scroll);
        }
    }
}

void MainWindow::keepSession()
{
    m_sessionPause.stop();
    if (m_keeper && m_refused.contains(m_occasion)) {
        m_keeper->keepSession({});
    } else if (m_keeper && !m_restoring) {
        const Record *record = m_reading->record();
        m_keeper->keepSession({
            .text = m_paste->text(),
            .fileName = m_source.kind == PasteSource::Kind::File ? m_source.fileName : QString(),
            .occasion = m_occasion,
            .recordId = record ? record->id : QString(),
            .scroll = m_reading->scrollPosition(),
        });
    }
}
