// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>
#include <QTimer>
#include <QWidget>

class QProgressBar;
class QPushButton;

namespace wayout::theme {
class PaneHeader;
}

namespace wayout::results {

/// The top of the list: what is listed, or how far the search is; the way back to the answer; and the filters.
class ResultsHeader final : public QWidget
{
    Q_OBJECT

public:
    explicit ResultsHeader(QWidget *parent = nullptr);

    /// Sets what is listed. It is shown while nothing is searched.
    void setListed(const QString &listed);
    /// Returns what is shown.
    QString text() const;
    /// Has screen readers say the text once it has stayed the same for a while.
    void announceSoon() { m_rest.start(); }

    /// Starts or ends the busy state. Work that takes noticeably long is reported, with a button to stop it.
    void setBusy(bool busy);
    /// Whether the work takes noticeably long.
    bool isBusy() const { return m_busy; }
    /// Shows the progress of reading a text in bytes. `total` is 0 if it is unknown.
    void setProgress(qint64 done, qint64 total);
    /// Offers to return from browsing or searching to the answer to the pasted text.
    void setAnswerWaiting(bool waiting);

    /// The filter for favourites, with their number.
    void offerFavourites(bool offered, int count);
    bool onlyFavourites() const;
    void setOnlyFavourites(bool only);
    /// The filter for records with findings of the check, with their number.
    void offerDoubtful(bool offered, int count);
    void setOnlyDoubtful(bool only);

Q_SIGNALS:
    /// The work has become noticeably long.
    void busyShown();
    void cancelRequested();
    void answerRequested();
    void onlyFavouritesChanged(bool only);
    /// The user has pressed the filter for favourites.
    void favouritesChosen();
    void onlyDoubtfulChanged(bool only);

private:
    void retranslateUi();
    QString busyWords() const;

    QString m_listed;
    bool m_busy = false;
    qint64 m_done = 0; ///< bytes read of a text
    qint64 m_total = 0;
    int m_favouriteCount = 0;
    int m_doubtfulCount = 0;
    QTimer m_rest;
    QTimer m_busyDelay;
    theme::PaneHeader *m_header;
    QProgressBar *m_progress;
    QPushButton *m_cancel;
    QPushButton *m_back;
    QPushButton *m_favourites;
    QPushButton *m_doubtful;
};

} // namespace wayout::results
