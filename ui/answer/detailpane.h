// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/authoring/recordhealth.h"
#include "app/catalog/contentlanguage.h"
#include "app/evidence/teamcounts.h"
#include "app/match/answer.h"
#include "app/match/engine.h"
#include "app/storage/notebook.h"
#include "ui/answer/detailcontext.h"
#include "ui/answer/emptydetail.h"

#include <QUrl>
#include <QWidget>

class QStackedLayout;
class QVBoxLayout;

namespace wayout::answer {

class DetailSection;
class RecordPage;

/// The record that was chosen, top to bottom: what it is, what was found in the paste, why it happens, what not to try, what
/// to try, and what is known about all that. Made of real widgets, text is shown as it is.
class DetailPane final : public QWidget
{
    Q_OBJECT

public:
    explicit DetailPane(QWidget *parent = nullptr);

    /// `record` is a position in the engine's catalogue; `evidence` what was found of it in the pasted text.
    void showRecord(
        std::shared_ptr<const match::Engine> engine, qsizetype record, const QList<match::Evidence> &evidence);
    void clear();
    /// What the window can do where no record helps.
    void setHelp(const EmptyDetail::Help &help) { m_empty->setHelp(help); }
    /// What stands there as long as no record is shown; `error` is there for NoMatchForError.
    void setEmptyBecause(EmptyDetail::Why why, const match::ErrorGroup &error = {}) { m_empty->say(why, error); }
    /// The text that is being explained, from the next record on: its versions are held against the record's.
    void setPaste(const QString &paste) { m_paste = paste; }
    /// What is doubtful about the records; the one that is read says so at once.
    void setHealth(const authoring::RecordHealth &health);
    /// What the user has about the records; nothing is said about any other than the one that is read.
    void setOwn(const storage::OwnRecord &own);
    const storage::OwnRecord &own() const;
    /// What the user's team has about the records, likewise.
    void setTeam(const evidence::TeamCounts &team);
    /// Whether what the user says about records can be kept.
    void setCanKeep(bool can);
    /// Of the record, in pixels from its top.
    int scrollPosition() const;
    void setScrollPosition(int position);
    /// Says what is being written.
    void leave();
    /// In place: what stood at the top of the view stays there.
    void setContentLanguage(catalog::ContentLanguage language);
    /// Scrolls to what not to try, or to what to try. False when the record has nothing there.
    bool jumpToDeadEnds();
    bool jumpToWorkarounds();
    /// Makes at once what a record has further down; else it comes in the next turns of the event loop.
    void finish();

    /// Scrolls to something inside.
    void reveal(QWidget *inside);

Q_SIGNALS:
    void recordRequested(const QString &id);
    void comparisonRequested(const QString &id);
    void evidenceActivated(const match::Evidence &evidence);
    /// The user wants to see a web page. Nothing has been opened.
    void linkRequested(const QUrl &url);
    void resultChosen(const storage::AttemptKey &key, std::optional<storage::OwnResult> result);
    void favouriteChosen(const QString &recordId, bool favourite);
    void noteChanged(const QString &recordId, const QString &text);

protected:
    bool event(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void retranslateUi();
    void fill(QVBoxLayout *layout, const QList<match::Evidence> &evidence);
    void add(QVBoxLayout *layout, DetailSection *section);
    void connectOwn();
    /// Has what is being read stay where it is in the view.
    void inPlace(const std::function<void()> &change);
    DetailContext::Sight sight() const;
    void removeContent();
    void applyWidth();
    void front(QWidget *page);
    bool jumpTo(present::RecordPart part);

    RecordPage *m_page;
    EmptyDetail *m_empty;
    QStackedLayout *m_stack;
    QWidget *m_content = nullptr;
    QWidget *m_column = nullptr; ///< in m_content: what is read
    DetailContext *m_context = nullptr; ///< of the record shown; belongs to m_content
    authoring::RecordHealth m_health;
    QString m_paste;
    catalog::ContentLanguage m_language = catalog::ContentLanguage::English;
    bool m_canKeep = false;
};

} // namespace wayout::answer
