// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/authoring/recordhealth.h"
#include "app/catalog/contentlanguage.h"
#include "app/match/engine.h"

#include <QSet>
#include <QTimer>
#include <QWidget>

#include <memory>
#include <optional>

class QListView;
class QModelIndex;
class QProgressBar;
class QPushButton;

namespace wayout::theme {
class PaneHeader;
}

namespace wayout::results {

class AnswerPanel;
class MatchModel;
class RecordDelegate;
class RecordFilterProxy;
class RecordModel;

/// The list of records: those that answer a pasted text, those that a search found, or those of a domain.
class ResultsPane final : public QWidget
{
    Q_OBJECT

public:
    enum class Contents {
        Loading, ///< the catalogue is not there yet
        Unreadable, ///< no catalogue could be read
        Domain,
        Search,
        Answer,
    };

    explicit ResultsPane(QWidget *parent = nullptr);

    /// Drops what was shown. An engine without a record is one that could not be read.
    void setEngine(const std::shared_ptr<const match::Engine> &engine);
    /// What is doubtful about the records of the engine.
    void setHealth(const authoring::RecordHealth &health);
    void setContentLanguage(catalog::ContentLanguage language);
    Contents contents() const { return m_contents; }
    /// Which of all records are listed; of a domain it is Everything.
    enum class Only { Everything, Favourites, OwnRecords };
    Only only() const;
    /// The ids of the user's favourites.
    void setFavourites(const QSet<QString> &favourites);
    /// Those that are loaded.
    int favouriteCount() const;
    /// The ids of the records that the user wrote.
    void setOwnRecords(const QSet<QString> &own);
    /// Of all records those.
    void showOnly(Only only);
    /// Nothing for all records.
    void showDomain(const std::optional<QString> &domain);
    void showFound(const QString &words, const match::Answer &answer);
    void showAnswer(const match::Answer &answer);
    /// Says so, and offers to stop, when the work takes long enough to be noticed.
    void setBusy(bool busy);
    /// Busy with reading: how many bytes were read, and of how many; 0 where that is unknown.
    void setProgress(qint64 done, qint64 total);
    /// Offers a way back from browsing or searching to the answer to the pasted text.
    void setAnswerWaiting(bool waiting);

    int rowCount() const;
    /// Positions in the catalogue.
    QList<qsizetype> listedRecords() const;
    /// Selects the row that is `by` further, the first one if there is none selected.
    void step(int by);
    void selectFirst() { step(0); }
    /// The first record that was found in that line of the text. False when there is none.
    bool selectLine(int line);
    /// The first record that answers that error of the text, else the first one that was found in its line. Where there is
    /// none nothing is selected any more.
    bool selectError(const match::ErrorGroup &error);
    /// By its position in the catalogue. False when it is not in the list.
    bool selectRecord(qsizetype record);

Q_SIGNALS:
    /// A row became the current one.
    void recordSelected(qsizetype record, const QList<match::Evidence> &evidence);
    void recordClicked();
    /// only() is another one.
    void onlyChosen();
    /// The user wants to go on to reading it: Enter, or a double click.
    void recordActivated();
    void answerRequested();
    void cancelRequested();
    void problemsRequested();
    void searchStringRequested();
    /// The user wants to write down what no record knows.
    void newRecordRequested();

private:
    void show(Contents contents);
    void select(const QModelIndex &index);
    template<typename Fits>
    bool selectWhere(const Fits &fits);
    void runPanelAction();
    void retranslateUi();
    void filter();
    void updatePanel();
    void sayNothingListed();
    QString headerText() const;

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
    bool m_busy = false; ///< noticeably
    qint64 m_done = 0; ///< bytes, of a text that is being read
    qint64 m_total = 0;
    QTimer m_rest;
    QTimer m_busyDelay;
    RecordModel *m_records;
    RecordFilterProxy *m_domainRecords;
    MatchModel *m_matches;
    theme::PaneHeader *m_header;
    QProgressBar *m_progress;
    QPushButton *m_cancel;
    QPushButton *m_back;
    QPushButton *m_favourites; ///< checked: only the favourites
    QPushButton *m_doubtful; ///< checked: only the records about which something is doubtful
    AnswerPanel *m_panel;
    QListView *m_view;
    RecordDelegate *m_delegate;
};

} // namespace wayout::results
