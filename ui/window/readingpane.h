// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/authoring/recordhealth.h"
#include "app/catalog/contentlanguage.h"
#include "app/evidence/teamcounts.h"
#include "app/match/engine.h"
#include "app/storage/notebook.h"
#include "ui/answer/codeview.h"
#include "ui/answer/emptydetail.h"
#include "ui/services/navigationhistory.h"

#include <QKeySequence>
#include <QTimer>
#include <QUrl>
#include <QWidget>

#include <memory>

class QPushButton;

namespace wayout::answer {
class DetailPane;
}

namespace wayout::theme {
class PaneHeader;
}

namespace wayout::window {

/// The record that is read, and the way back to those that were read before.
class ReadingPane final : public QWidget
{
    Q_OBJECT

public:
    explicit ReadingPane(QWidget *parent = nullptr);

    void setEngine(const std::shared_ptr<const match::Engine> &engine);
    void setContentLanguage(catalog::ContentLanguage language);
    void setPaste(const QString &paste);
    void setHealth(const authoring::RecordHealth &health);
    /// What the user has about a record: shown if it is the one that is read.
    void setOwn(const storage::OwnRecord &own);
    const storage::OwnRecord &own() const;
    /// What the user's team has about a record, likewise.
    void setTeam(const evidence::TeamCounts &team);
    void setCanKeep(bool can);
    /// As the star does.
    void toggleFavourite();
    /// Says what is being written.
    void leave();
    int scrollPosition() const;
    void setScrollPosition(int position);

    const services::Reading &current() const { return m_history.current(); }
    /// Null when none is read.
    const catalog::Record *record() const;
    /// Reads what was chosen in a list, in the place of what is read.
    void start(const services::Reading &reading);
    /// The same in a moment: running through a list does not build every record on the way.
    void startSoon(const services::Reading &reading);
    /// Reads nothing, and says why and what can be done; `error` is there for NoMatchForError.
    void startWithout(answer::EmptyDetail::Why why, const match::ErrorGroup &error = {});
    /// What the window can do where no record helps.
    void setHelp(const answer::EmptyDetail::Help &help);
    /// What startSoon() waits with.
    void showNow();
    /// Another list is about to be shown: there will be a way back to what is read now.
    void keepPlace();
    /// The text in which anything was found is gone.
    void forgetEvidence();
    bool canGoBack() const { return m_history.canGoBack(); }
    bool canGoForward() const { return m_history.canGoForward(); }
    void goBack();
    void goForward();
    /// There is nothing beside it: the way back leads to the list too.
    void setAlone(bool alone);
    /// The keys for the way back.
    void setBackKeys(const QKeySequence &keys);
    struct CopiedCode {
        answer::CodeView::Copy outcome;
        QString of; ///< what the code is for, as the record says it
    };
    /// The first block of code; nothing when the record has none. What has to be seen for it is brought into view.
    std::optional<CopiedCode> copyCode();
    bool copySignature();
    /// The whole record as Markdown, in the language that is read.
    bool copyAnswer();
    /// The English signature without what differs from machine to machine, in the form that search engines take.
    bool copySearchString();
    /// False when the record has none.
    bool jumpToDeadEnds();
    /// Shows the record beside the first one it is confused with. False when none of those is loaded.
    bool compare();
    bool canCompare() const { return twin() >= 0; }
    bool jumpToWorkarounds();

Q_SIGNALS:
    void currentChanged();
    /// A link leads to a record that is not there.
    void recordMissing(const QString &id);
    void backRequested();
    void evidenceActivated(const match::Evidence &evidence);
    void linkRequested(const QUrl &link);
    void resultChosen(const storage::AttemptKey &key, std::optional<storage::OwnResult> result);
    void favouriteChosen(const QString &recordId, bool favourite);
    void noteChanged(const QString &recordId, const QString &text);

protected:
    void changeEvent(QEvent *event) override;

private:
    void show();
    void follow(const QString &id);
    void compareWith(qsizetype other);
    qsizetype twin() const;
    void offerBack();
    void retranslateUi();

    std::shared_ptr<const match::Engine> m_engine;
    services::NavigationHistory m_history;
    catalog::ContentLanguage m_language = catalog::ContentLanguage::English;
    bool m_alone = false;
    QKeySequence m_backKeys;
    QTimer m_delay;
    theme::PaneHeader *m_header;
    QPushButton *m_back;
    answer::DetailPane *m_detail;
};

} // namespace wayout::window
