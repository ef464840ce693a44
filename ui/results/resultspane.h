// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/authoring/recordhealth.h"
#include "app/catalog/contentlanguage.h"
#include "app/match/engine.h"

#include <QSet>
#include <QWidget>

#include <memory>
#include <optional>

namespace wayout::results {

class AnswerPanel;
class MatchModel;
class RecordFilterProxy;
class RecordList;
class RecordModel;
class ResultsHeader;

/// The list of the records that answer a pasted text, that a search found, or that belong to a domain.
class ResultsPane final : public QWidget
{
    Q_OBJECT

public:
    enum class Contents {
        Loading, ///< the catalogue is not loaded yet
        Unreadable, ///< no catalogue could be read
        Domain,
        Search,
        Answer,
        Unanswered, ///< a text whose answer takes long, or whose search was stopped
    };

    explicit ResultsPane(QWidget *parent = nullptr);

    /// Sets the engine and clears the list. An engine without records means that no catalogue could be read.
    void setEngine(const std::shared_ptr<const match::Engine> &engine);
    /// Sets the findings of the check about the engine's records.
    void setHealth(const authoring::RecordHealth &health);
    void setContentLanguage(catalog::ContentLanguage language);
    Contents contents() const { return m_contents; }
    /// The part of all records that is listed. Everything if a domain is shown.
    enum class Only { Everything, Favourites, OwnRecords };
    Only only() const;
    /// Sets the ids of the user's favourites.
    void setFavourites(const QSet<QString> &favourites);
    /// Returns the number of favourites whose records are loaded.
    int favouriteCount() const;
    /// Sets the ids of the records that the user wrote.
    void setOwnRecords(const QSet<QString> &own);
    /// Lists this part of all records.
    void showOnly(Only only);
    /// Lists the records of a domain. No value means all records.
    void showDomain(const std::optional<QString> &domain);
    void showFound(const QString &words, const match::Answer &answer);
    void showAnswer(const match::Answer &answer);
    /// Starts or ends the busy state. Work that takes noticeably long is reported, with a button to stop it.
    void setBusy(bool busy);
    /// Starts the busy state for another text. When it takes noticeably long, the answer to the text before goes.
    void awaitAnswer();
    /// Shows the progress of reading a text in bytes. `total` is 0 if it is unknown.
    void setProgress(qint64 done, qint64 total);
    /// Offers to return from browsing or searching to the answer to the pasted text.
    void setAnswerWaiting(bool waiting);

    /// Returns the list of the records.
    RecordList &list() const { return *m_view; }
    /// Selects the first record that was found in the line of the text. Returns false if there is no such record.
    bool selectLine(int line);
    /// Selects the first record that answers the error, or else the first one that was found in its line. Clears the
    /// selection and returns false if there is no such record.
    bool selectError(const match::ErrorGroup &error);

Q_SIGNALS:
    /// Another row became the current one.
    void recordSelected(qsizetype record, const QList<match::Evidence> &evidence);
    void recordClicked();
    /// only() has changed.
    void onlyChosen();
    /// The user wants to read the selected record: Enter or a double click.
    void recordActivated();
    void answerRequested();
    /// The list is of something else than the answer to the pasted text, or of that answer again.
    void answerSetAside(bool aside);
    /// The list is empty because the answer to another text takes long.
    void answerLeft();
    void cancelRequested();
    void problemsRequested();
    void searchStringRequested();
    /// The user wants to write a new record.
    void newRecordRequested();

private:
    void show(Contents contents);
    void runPanelAction();
    void retranslateUi();
    void filter();
    void leaveAnswer();
    void updatePanel();
    void sayNothingListed();
    QString listedWords() const;

    std::shared_ptr<const match::Engine> m_engine;
    Contents m_contents = Contents::Loading;
    std::optional<QString> m_domain;
    QString m_words;
    match::Answer m_answer;
    catalog::ContentLanguage m_language = catalog::ContentLanguage::English;
    int m_doubtfulRecords = 0;
    QSet<QString> m_favouriteRecords;
    QSet<QString> m_ownRecords;
    bool m_onlyOwn = false;
    bool m_awaitsAnswer = false; ///< the listed answer is to the text before
    RecordModel *m_records;
    RecordFilterProxy *m_domainRecords;
    MatchModel *m_matches;
    ResultsHeader *m_header;
    AnswerPanel *m_panel;
    RecordList *m_view;
};

} // namespace wayout::results
