// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/catalog/domains.h"
#include "ui/results/answerpanel.h"
#include "ui/results/resultspane.h"
#include "ui/theme/paneheader.h"

#include <QListView>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>

#include <algorithm>

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
    m_favourites->setText(tr("Favourites: %Ln", nullptr, int(m_favouriteRecords.size())));
    m_favourites->setToolTip(tr("Show only your favourites"));
    m_favourites->setVisible(
        m_contents == Contents::Domain && (!m_favouriteRecords.isEmpty() || m_favourites->isChecked()));
    m_doubtful->setToolTip(tr("Show only the records in which the check found something doubtful"));
    m_doubtful->setVisible(m_contents == Contents::Domain && m_doubtfulRecords > 0);
    updatePanel();
    m_view->setVisible(rowCount() > 0);
}

void ResultsPane::updatePanel()
{
    m_panel->setVisible(true);
    const bool listed = rowCount() > 0;
    const QString copy = tr("Copy search string");
    const QString write = tr("Write a record…");
    const QString searched = m_answer.errors.isEmpty()
        ? tr("Its text was compared with %Ln record(s).", nullptr, m_engine ? int(m_engine->catalog.size()) : 0)
        : tr("%Ln distinct error(s) in it, the first: %1", nullptr, int(m_answer.errors.size()))
              .arg(m_answer.errors.first().text);
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
            return m_panel->say(tr("No record matches this text."), searched, copy, write);
        }
        if (m_answer.grade != Grade::Match) {
            //: above the list of the nearest records
            return m_panel->say(tr("No record matches this text. The closest:"), searched, copy, write);
        }
        break;
    case Contents::Domain:
        break;
    }
    m_panel->hide();
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
        return tr("Records");
    case Contents::Domain:
        //: %1 is a domain such as PyTorch
        return m_domain
            ? tr("%1 · %Ln record(s)", nullptr, rowCount()).arg(shownText(domainName(*m_domain), m_language).primary)
            : tr("All records · %Ln record(s)", nullptr, rowCount());
    case Contents::Search:
        return m_answer.matches.isEmpty() || m_answer.matches.first().grade == Grade::Match
            ? tr("%Ln record(s) with “%1”", nullptr, rowCount()).arg(m_words)
            : tr("No record has all these words; %Ln record(s) have some", nullptr, rowCount());
    case Contents::Answer:
        return answerSummary();
    }
    return {};
}

QString ResultsPane::answerSummary() const
{
    const auto matches = std::ranges::count(m_answer.matches, Grade::Match, &Match::grade);
    const auto related = m_answer.matches.size() - matches;
    const QString took = QLocale().toString(m_answer.elapsedMs, 'f', m_answer.elapsedMs < 10 ? 1 : 0);
    const QString matchCount = tr("%Ln match(es)", nullptr, int(matches));
    const QString relatedCount = tr("%Ln related", nullptr, int(related));
    //: how many records were found, how long it took
    const QString summary = related == 0 ? tr("%1 · %2 ms").arg(matchCount, took)
        : matches == 0                   ? tr("%1 · %2 ms").arg(relatedCount, took)
                                         : tr("%1 · %2 · %3 ms").arg(matchCount, relatedCount, took);
    const auto skipped = int(m_answer.notEvaluated.size());
    return skipped == 0 ? summary : tr("%1 · %Ln pattern(s) could not be tried", nullptr, skipped).arg(summary);
}
