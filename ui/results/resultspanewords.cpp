// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// What the pane says: above the list, in its place when it is empty, and on its buttons.

#include "app/present/recordwords.h"
#include "ui/results/answerpanel.h"
#include "ui/results/answerwords.h"
#include "ui/results/recordlist.h"
#include "ui/results/resultspane.h"
#include "ui/theme/paneheader.h"

#include <QLocale>
#include <QProgressBar>
#include <QPushButton>

namespace wayout::results {

void ResultsPane::retranslateUi()
{
    m_header->setText(headerText());
    m_view->setAccessibleName(tr("Records"));
    m_view->setAccessibleDescription(m_header->text());
    m_cancel->setText(tr("Cancel"));
    m_cancel->setVisible(m_busy);
    constexpr int steps = 1000;
    m_progress->setVisible(m_busy && m_done > 0);
    m_progress->setRange(0, m_total > 0 ? steps : 0);
    m_progress->setValue(m_total > 0 ? int(m_done * steps / m_total) : 0);
    m_progress->setAccessibleName(m_header->text());
    m_back->setText(tr("Back to the pasted error"));
    //: a filter: only the records about which something is doubtful
    m_doubtful->setText(tr("With findings: %Ln", nullptr, m_doubtfulRecords));
    //: a filter: only the records that the user has starred
    m_favourites->setText(tr("Favourites: %Ln", nullptr, favouriteCount()));
    m_favourites->setToolTip(tr("Show only your favourites"));
    m_favourites->setVisible(
        m_contents == Contents::Domain && !m_onlyOwn && (favouriteCount() > 0 || m_favourites->isChecked()));
    m_doubtful->setToolTip(tr("Show only the records in which the check found something doubtful"));
    m_doubtful->setVisible(m_contents == Contents::Domain && m_doubtfulRecords > 0);
    updatePanel();
    m_view->setVisible(m_view->rowCount() > 0);
    QWidget *button = m_panel->firstButton();
    setFocusProxy(m_view->rowCount() == 0 && button ? button : m_view); // a hidden list cannot take the focus
}

void ResultsPane::updatePanel()
{
    m_panel->setVisible(true);
    const bool listed = m_view->rowCount() > 0;
    const QString copy = tr("Copy search string");
    const QString write = tr("Write a record…");
    switch (m_contents) {
    case Contents::Loading:
        return m_panel->say(tr("Loading the records…"), {});
    case Contents::Unreadable:
        return m_panel->say(tr("No record could be read."), tr("The list of problems says why."), tr("Show problems"));
    case Contents::Search:
        if (!listed) {
            return m_panel->say(
                tr("No record has these words."), tr("Fewer or other words may find it, in English or Chinese."));
        }
        break;
    case Contents::Answer:
        if (!listed) {
            return m_panel->say(tr("No record matches this text."), searchedFor(m_answer, *m_engine), copy, write);
        }
        if (!m_answer.words.isEmpty()) {
            return m_panel->say(tr("These records have the words of your question."),
                tr("No error message is in the text. With the message as it stands, the answer is surer."));
        }
        if (m_answer.grade != match::Grade::Match) {
            //: above the list of the nearest records
            return m_panel->say(
                tr("No record matches this text. The closest:"), searchedFor(m_answer, *m_engine), copy, write);
        }
        break;
    case Contents::Unanswered:
        if (!m_busy) {
            return m_panel->say(tr("The search was stopped."), {});
        }
        break;
    case Contents::Domain:
        if (!listed) {
            return sayNothingListed();
        }
        break;
    }
    m_panel->hide();
}

/// Explains an empty list: which records belong there, and how they get there.
void ResultsPane::sayNothingListed()
{
    switch (only()) {
    case Only::Favourites:
        if (favouriteCount() == 0) {
            return m_panel->say(tr("There are no favourites yet."),
                tr("Records that you want to find again stand here: the star above a record puts it here."));
        }
        break;
    case Only::OwnRecords:
        if (m_ownRecords.isEmpty()) {
            return m_panel->say(tr("There are no records of your own yet."),
                tr("What you found out yourself stands here, and answers errors like all other records, once you write "
                   "it down."),
                {}, tr("Write a record…"));
        }
        break;
    case Only::Everything:
        break;
    }
    m_panel->say(tr("No record of this list is among those that the button above chooses."), {});
}

QString ResultsPane::headerText() const
{
    if (m_busy && m_done > 0) {
        const QString done = QLocale().formattedDataSize(m_done, 0, QLocale::DataSizeSIFormat);
        const QString total = QLocale().formattedDataSize(m_total, 0, QLocale::DataSizeSIFormat);
        //: sizes such as "42 MB"
        return m_total > 0 ? tr("Reading: %1 of %2").arg(done, total) : tr("Reading: %1 so far").arg(done);
    }
    if (m_busy) {
        return tr("Searching…");
    }
    switch (m_contents) {
    case Contents::Loading:
    case Contents::Unreadable:
    case Contents::Unanswered:
        return tr("Records");
    case Contents::Domain:
        if (only() == Only::Favourites) {
            return tr("Favourites · %Ln record(s)", nullptr, m_view->rowCount());
        }
        if (only() == Only::OwnRecords) {
            return tr("My records · %Ln record(s)", nullptr, m_view->rowCount());
        }
        //: %1 is a domain such as PyTorch
        return m_domain
            ? tr("%1 · %Ln record(s)", nullptr, m_view->rowCount()).arg(present::shownDomain(*m_domain, m_language))
            : tr("All records · %Ln record(s)", nullptr, m_view->rowCount());
    case Contents::Search:
        return m_answer.matches.isEmpty() || m_answer.matches.first().grade == match::Grade::Match
            ? tr("%Ln record(s) with “%1”", nullptr, m_view->rowCount()).arg(m_words)
            : tr("%Ln record(s) with some of these words", nullptr, m_view->rowCount());
    case Contents::Answer:
        return m_answer.words.isEmpty() ? answerSummary(m_answer)
                                        : tr("%Ln record(s) for your words", nullptr, m_view->rowCount());
    }
    return {};
}

} // namespace wayout::results
