// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/text/linemessage.h"
#include "ui/domainwords.h"
#include "ui/evidencewords.h"
#include "ui/results/answerpanel.h"
#include "ui/results/resultspane.h"
#include "ui/theme/paneheader.h"

#include <QListView>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>

#include <algorithm>

namespace {

constexpr qsizetype codesNamed = 3;

class Words
{
    Q_DECLARE_TR_FUNCTIONS(ResultsPane)
};

/// Of a text that no record matches: what was looked for, and in what.
QString searchedFor(const Answer &answer, const Engine &engine)
{
    const auto hasName = [](const Catalog::DomainCount &count) { return !count.domain.isEmpty(); };
    const auto domainCount = int(std::ranges::count_if(engine.catalog.domains(), hasName));
    const QString records = Words::tr("%Ln record(s)", nullptr, int(engine.catalog.size()));
    const QString domains = Words::tr("%Ln domain(s)", nullptr, domainCount);
    const QString errors = Words::tr("%Ln distinct error(s)", nullptr, int(answer.errors.size()));
    const QString names = evidenceWords(answer.codes.join(QStringLiteral(", ")), codesNamed);
    const QString someNames = answer.codes.size() > codesNamed ? names + QStringLiteral("…") : names;
    //: error codes, and which: "2 codes (E0382, ENOSPC)"
    const QString codes = Words::tr("%Ln code(s) (%1)", nullptr, int(answer.codes.size())).arg(someNames);
    if (answer.errors.isEmpty() && answer.codes.isEmpty()) {
        //: %1 is "2,522 records", %2 "34 domains"
        return Words::tr("Searched %1 in %2 for the words of the text.").arg(records, domains);
    }
    const QString both = answer.codes.isEmpty() ? errors
        : answer.errors.isEmpty()               ? codes
                                                //: "3 distinct errors" and "2 codes (E0382, ENOSPC)"
                                                : Words::tr("%1 and %2").arg(errors, codes);
    //: %1 is "2,522 records", %2 "34 domains", %3 "3 distinct errors and 2 codes (E0382, ENOSPC)"
    const QString searched = Words::tr("Searched %1 in %2 for %3.").arg(records, domains, both);
    return answer.errors.isEmpty()
        ? searched
        //: a sentence that says what was searched, and the message of an error
        : Words::tr("%1 The first error: %2").arg(searched, lineMessage(answer.errors.first().text).toString());
}

} // namespace

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
    m_view->setVisible(rowCount() > 0);
    QWidget *button = m_panel->firstButton();
    setFocusProxy(rowCount() == 0 && button ? button : m_view); // a hidden list takes no focus
}

void ResultsPane::updatePanel()
{
    m_panel->setVisible(true);
    const bool listed = rowCount() > 0;
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
        if (m_answer.grade != Grade::Match) {
            //: above the list of the nearest records
            return m_panel->say(tr("No record matches this text. The closest:"), searchedFor(m_answer, *m_engine), copy, write);
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

/// In a list of one's own: what would stand there, and how it comes there.
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
                tr("What you found out yourself stands here, and answers errors like all other records, once you write it down."),
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
        return tr("Records");
    case Contents::Domain:
        if (only() == Only::Favourites) {
            return tr("Favourites · %Ln record(s)", nullptr, rowCount());
        }
        if (only() == Only::OwnRecords) {
            return tr("My records · %Ln record(s)", nullptr, rowCount());
        }
        //: %1 is a domain such as PyTorch
        return m_domain
            ? tr("%1 · %Ln record(s)", nullptr, rowCount()).arg(shownDomain(*m_domain, m_language))
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
