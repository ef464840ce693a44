// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/results/resultspane.h"

#include "app/present/recordwords.h"
#include "ui/results/answerpanel.h"
#include "ui/results/answerwords.h"
#include "ui/results/matchmodel.h"
#include "ui/results/recordlist.h"
#include "ui/results/recordmodel.h"
#include "ui/results/resultsheader.h"
#include "ui/theme/changes.h"
#include "ui/theme/itemviews.h"

#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace wayout::results {

ResultsPane::ResultsPane(QWidget *parent)
    : QWidget(parent)
    , m_records(new RecordModel(this))
    , m_domainRecords(new RecordFilterProxy(this))
    , m_matches(new MatchModel(this))
    , m_header(new ResultsHeader(this))
    , m_panel(new AnswerPanel(this))
    , m_view(new RecordList(this))
{
    m_domainRecords->setSourceModel(m_records);
    setFocusProxy(m_view);
    new theme::FocusRing(m_view);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);

    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    layout->addWidget(m_header);
    layout->addWidget(m_panel);
    layout->addWidget(m_view, 1);
    layout->addStretch();

    connect(m_header, &ResultsHeader::busyShown, this, [this] {
        leaveAnswer();
        retranslateUi();
    });
    connect(m_header, &ResultsHeader::cancelRequested, this, &ResultsPane::cancelRequested);
    connect(m_header, &ResultsHeader::answerRequested, this, &ResultsPane::answerRequested);
    connect(m_header, &ResultsHeader::favouritesChosen, this, &ResultsPane::onlyChosen);
    connect(m_header, &ResultsHeader::onlyFavouritesChanged, this, [this] {
        filter();
        show(Contents::Domain);
    });
    connect(m_header, &ResultsHeader::onlyDoubtfulChanged, this, [this](bool only) {
        m_domainRecords->setOnlyDoubtful(only);
        show(Contents::Domain);
    });
    connect(m_view, &RecordList::recordSelected, this, &ResultsPane::recordSelected);
    connect(m_view, &QListView::activated, this, &ResultsPane::recordActivated);
    connect(m_view, &QListView::clicked, this, &ResultsPane::recordClicked);
    connect(m_panel, &AnswerPanel::actionTriggered, this, &ResultsPane::runPanelAction);
    connect(m_panel, &AnswerPanel::otherTriggered, this, &ResultsPane::newRecordRequested);
    theme::keepTranslated(*this, [this] { retranslateUi(); });
}

void ResultsPane::setEngine(const std::shared_ptr<const match::Engine> &engine)
{
    m_engine = engine;
    m_doubtfulRecords = 0;
    m_header->setOnlyDoubtful(false);
    m_records->setEngine(engine);
    m_matches->setAnswer(engine, {});
    show(engine->catalog.size() > 0 ? Contents::Domain : Contents::Unreadable);
}

void ResultsPane::setHealth(const authoring::RecordHealth &health)
{
    m_doubtfulRecords = int(health.size());
    m_records->setHealth(health);
    retranslateUi();
}

void ResultsPane::setFavourites(const QSet<QString> &favourites)
{
    m_favouriteRecords = favourites;
    filter();
    retranslateUi();
}

int ResultsPane::favouriteCount() const
{
    return int(std::ranges::count_if(
        m_favouriteRecords, [this](const QString &id) { return m_engine && m_engine->catalog.indexOf(id) >= 0; }));
}

void ResultsPane::setOwnRecords(const QSet<QString> &own)
{
    m_ownRecords = own;
    filter();
    retranslateUi();
}

ResultsPane::Only ResultsPane::only() const
{
    return m_onlyOwn ? Only::OwnRecords : m_header->onlyFavourites() && !m_domain ? Only::Favourites : Only::Everything;
}

void ResultsPane::showOnly(Only only)
{
    showDomain(std::nullopt);
    if (only == Only::OwnRecords) {
        m_onlyOwn = true;
        filter();
        show(Contents::Domain);
    } else {
        m_header->setOnlyFavourites(only == Only::Favourites);
    }
}

void ResultsPane::filter()
{
    m_domainRecords->setOnly(m_onlyOwn   ? std::optional(m_ownRecords)
            : m_header->onlyFavourites() ? std::optional(m_favouriteRecords)
                                         : std::nullopt);
}

void ResultsPane::setContentLanguage(catalog::ContentLanguage language)
{
    m_language = language;
    m_records->setContentLanguage(language);
    m_matches->setContentLanguage(language);
    m_view->setHasBothLanguages(language == catalog::ContentLanguage::Both);
    retranslateUi();
}

void ResultsPane::showDomain(const std::optional<QString> &domain)
{
    m_onlyOwn = false;
    m_header->setOnlyFavourites(false);
    filter();
    m_domain = domain;
    m_domainRecords->setDomain(domain);
    show(Contents::Domain);
}

void ResultsPane::showFound(const QString &words, const match::Answer &answer)
{
    m_words = words;
    m_answer = answer;
    m_matches->setAnswer(m_engine, answer);
    show(Contents::Search);
}

void ResultsPane::showAnswer(const match::Answer &answer)
{
    m_answer = answer;
    m_matches->setAnswer(m_engine, answer);
    show(Contents::Answer);
}

void ResultsPane::show(Contents contents)
{
    m_contents = contents;
    const bool isDomain = contents == Contents::Domain;
    m_view->setNamesDomains(!isDomain || !m_domain);
    m_view->list(isDomain ? static_cast<QAbstractItemModel *>(m_domainRecords) : m_matches,
        contents == Contents::Answer && m_answer.words.isEmpty() ? RecordList::Rows::LongTitles
            : isDomain && !m_domainRecords->isGrouped()          ? RecordList::Rows::Alike
                                                                 : RecordList::Rows::WithHeadings);
    m_header->announceSoon();
    setBusy(false);
    retranslateUi();
}

void ResultsPane::setBusy(bool busy)
{
    m_header->setBusy(busy);
    if (!busy) {
        m_awaitsAnswer = false;
        retranslateUi();
    }
}

void ResultsPane::awaitAnswer()
{
    m_awaitsAnswer = true;
    setBusy(true);
}

void ResultsPane::leaveAnswer()
{
    if (m_awaitsAnswer && m_contents == Contents::Answer) {
        m_contents = Contents::Unanswered;
        m_answer = {};
        m_matches->setAnswer(m_engine, {});
        Q_EMIT answerLeft();
    }
}

void ResultsPane::setProgress(qint64 done, qint64 total)
{
    m_header->setProgress(done, total);
    retranslateUi();
}

void ResultsPane::setAnswerWaiting(bool waiting)
{
    m_header->setAnswerWaiting(waiting);
    Q_EMIT answerSetAside(waiting);
}

bool ResultsPane::selectLine(int line)
{
    return m_contents == Contents::Answer && m_view->selectLine(line);
}

bool ResultsPane::selectError(const match::ErrorGroup &error)
{
    if (m_contents == Contents::Answer && m_view->selectError(error)) {
        return true;
    }
    m_view->setCurrentIndex({});
    return false;
}

void ResultsPane::runPanelAction()
{
    if (m_contents == Contents::Unreadable) {
        Q_EMIT problemsRequested();
    } else {
        Q_EMIT searchStringRequested();
    }
}

void ResultsPane::retranslateUi()
{
    const bool isDomain = m_contents == Contents::Domain;
    m_header->setListed(listedWords());
    m_header->offerFavourites(
        isDomain && !m_onlyOwn && (favouriteCount() > 0 || m_header->onlyFavourites()), favouriteCount());
    m_header->offerDoubtful(isDomain && m_doubtfulRecords > 0, m_doubtfulRecords);
    m_view->setAccessibleName(tr("Records"));
    m_view->setAccessibleDescription(m_header->text());
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
        if (!m_header->isBusy()) {
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

QString ResultsPane::listedWords() const
{
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
