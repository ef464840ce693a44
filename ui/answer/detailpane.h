// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/authoring/recordhealth.h"
#include "app/catalog/contentlanguage.h"
#include "app/evidence/teamcounts.h"
#include "app/match/answer.h"
#include "app/match/engine.h"
#include "app/present/occasion.h"
#include "app/storage/notebook.h"
#include "ui/answer/detailcontext.h"
#include "ui/answer/emptydetail.h"

#include <QUrl>
#include <QWidget>

class QStackedLayout;
class QVBoxLayout;

namespace wayout::answer {

class CodeView;
class DetailSection;
class RecordPage;

/// Shows the chosen record from top to bottom: what it is, what was found in the paste, why it happens, what not to
/// try, what to try, and how certain all that is. It consists of real widgets; text is never interpreted as markup.
class DetailPane final : public QWidget
{
    Q_OBJECT

public:
    explicit DetailPane(QWidget *parent = nullptr);

    /// `record` is a position in the engine's catalogue; `evidence` is what was found for it in the pasted text.
    void showRecord(
        std::shared_ptr<const match::Engine> engine, qsizetype record, const QList<match::Evidence> &evidence);
    void clear();
    /// Sets the actions that the pane offers when no record helps.
    void setHelp(const EmptyDetail::Help &help) { m_empty->setHelp(help); }
    /// Sets the reason shown while there is no record. Only NoMatchForError uses `error`.
    void setEmptyBecause(EmptyDetail::Why why, const match::ErrorGroup &error = {}) { m_empty->say(why, error); }
    /// Sets what the text that is being explained says for the records of its answer, from the next record on.
    void setFacts(const present::AnswerFacts &facts) { m_facts = facts; }
    /// Sets the doubtful points found in the records; the current record shows its own at once.
    void setHealth(const authoring::RecordHealth &health);
    /// Sets the user's data about a record; ignored unless that record is shown.
    void setOwn(const storage::OwnRecord &own);
    const storage::OwnRecord &own() const;
    /// Returns the occasion on which the current record is read.
    evidence::Occasion occasion() const;
    /// Sets the team's data about a record; ignored unless that record is shown.
    void setTeam(const evidence::TeamCounts &team);
    /// Sets whether the user's data about records can be saved.
    void setCanKeep(bool can);
    /// Returns the scroll position in pixels from the top of the record.
    int scrollPosition() const;
    void setScrollPosition(int position);
    /// Reports unsaved input.
    void leave();
    /// Changes the language in place: the text at the top of the view stays there.
    void setContentLanguage(catalog::ContentLanguage language);
    /// Scrolls to the dead ends or to the workarounds. Returns false when the record has none.
    bool jumpToDeadEnds();
    bool jumpToWorkarounds();
    /// Builds the rest of the record at once instead of in the next turns of the event loop.
    void finish();

    /// Returns a code block of the record, counted from 0 in the order shown and from the start again behind the last. Opens
    /// the row that has it. Null without code.
    CodeView *codeAt(qsizetype number);
    /// Scrolls to a widget inside the record.
    void reveal(QWidget *inside);

Q_SIGNALS:
    void recordRequested(const QString &id);
    void comparisonRequested(const QString &id);
    void evidenceActivated(const match::Evidence &evidence);
    /// The user wants to see a web page, which has not been opened yet.
    void linkRequested(const QUrl &url);
    void resultChosen(const storage::AttemptKey &key, std::optional<storage::OwnResult> result);
    void favouriteChosen(const QString &recordId, bool favourite);
    void noteChanged(const QString &recordId, const QString &text);

protected:
    bool event(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void retranslateUi();
    void build();
    void fill(QVBoxLayout *layout);
    /// Makes the change, which may change the order of the entries. While nobody has read on, they are shown in it.
    void takeResults(const std::function<void()> &change);
    void add(QVBoxLayout *layout, DetailSection *section);
    void connectOwn();
    /// Makes the change and keeps the reading position in the view.
    void inPlace(const std::function<void()> &change);
    void removeContent();
    void applyWidth();
    void front(QWidget *page);
    bool jumpTo(present::RecordPart part);

    RecordPage *m_page;
    EmptyDetail *m_empty;
    QStackedLayout *m_stack;
    QWidget *m_content = nullptr;
    QWidget *m_column = nullptr; ///< the record's column, inside m_content
    DetailContext *m_context = nullptr; ///< the context of the shown record
    bool m_mayReorder = false; ///< until the user chooses a result
    authoring::RecordHealth m_health;
    present::AnswerFacts m_facts;
    catalog::ContentLanguage m_language = catalog::ContentLanguage::English;
    bool m_canKeep = false;
};

} // namespace wayout::answer
