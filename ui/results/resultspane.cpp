// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/results/resultspane.h"

#include "ui/results/answerpanel.h"
#include "ui/results/matchmodel.h"
#include "ui/results/recordlist.h"
#include "ui/results/recordmodel.h"
#include "ui/theme/accessibility.h"
#include "ui/theme/changes.h"
#include "ui/theme/itemviews.h"
#include "ui/theme/paneheader.h"
#include "ui/theme/typescale.h"

#include <QProgressBar>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace wayout::results {
namespace {

constexpr int noticeableMs = 250; // shorter work is not reported
constexpr int restMs = 500; // without changes, before a screen reader announces the result

QPushButton *headerButton(QWidget *parent)
{
    auto *button = new QPushButton(parent);
    button->setFlat(true);
    button->hide();
    return button;
}

} // namespace

ResultsPane::ResultsPane(QWidget *parent)
    : QWidget(parent)
    , m_records(new RecordModel(this))
    , m_domainRecords(new RecordFilterProxy(this))
    , m_matches(new MatchModel(this))
    , m_header(new theme::PaneHeader(this))
    , m_progress(new QProgressBar(this))
    , m_cancel(headerButton(this))
    , m_back(headerButton(this))
    , m_favourites(headerButton(this))
    , m_doubtful(headerButton(this))
    , m_panel(new AnswerPanel(this))
    , m_view(new RecordList(this))
{
    m_domainRecords->setSourceModel(m_records);
    m_header->addWidget(m_cancel);
    m_header->addWidget(m_back);
    m_header->addWidget(m_favourites);
    m_header->addWidget(m_doubtful);
    m_progress->setTextVisible(false);
    m_progress->setMaximumHeight(theme::gridUnit / 2);
    m_favourites->setCheckable(true);
    m_favourites->setObjectName("favourites"_L1);
    m_doubtful->setCheckable(true);
    m_doubtful->setObjectName("doubtful"_L1);
    m_back->setObjectName("back"_L1);
    m_back->setFlat(false); // the way back is not overlooked
    setFocusProxy(m_view);
    new theme::FocusRing(m_view);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);

    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    layout->addWidget(m_header);
    layout->addWidget(m_progress);
    layout->addWidget(m_panel);
    layout->addWidget(m_view, 1);
    layout->addStretch();

    m_busyDelay.setSingleShot(true);
    m_busyDelay.setInterval(noticeableMs);
    connect(&m_busyDelay, &QTimer::timeout, this, [this] {
        m_busy = true;
        leaveAnswer();
        retranslateUi();
    });
    m_rest.setSingleShot(true);
    m_rest.setInterval(restMs);
    connect(&m_rest, &QTimer::timeout, this, [this] { theme::announce(m_header, m_header->text()); });
    connect(m_view, &RecordList::recordSelected, this, &ResultsPane::recordSelected);
    connect(m_view, &QListView::activated, this, &ResultsPane::recordActivated);
    connect(m_view, &QListView::clicked, this, &ResultsPane::recordClicked);
    connect(m_cancel, &QPushButton::clicked, this, &ResultsPane::cancelRequested);
    connect(m_favourites, &QPushButton::toggled, this, [this] {
        filter();
        show(Contents::Domain);
    });
    connect(m_favourites, &QPushButton::clicked, this, &ResultsPane::onlyChosen);
    connect(m_doubtful, &QPushButton::toggled, this, [this](bool only) {
        m_domainRecords->setOnlyDoubtful(only);
        show(Contents::Domain);
    });
    connect(m_back, &QPushButton::clicked, this, &ResultsPane::answerRequested);
    connect(m_panel, &AnswerPanel::actionTriggered, this, &ResultsPane::runPanelAction);
    connect(m_panel, &AnswerPanel::otherTriggered, this, &ResultsPane::newRecordRequested);
    retranslateUi();
    theme::onChange(*this, {QEvent::LanguageChange}, [this] {
        retranslateUi();
        m_header->setAccessibleName(m_header->text());
    });
}

void ResultsPane::setEngine(const std::shared_ptr<const match::Engine> &engine)
{
    m_engine = engine;
    m_doubtfulRecords = 0;
    m_doubtful->setChecked(false);
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
    return m_onlyOwn ? Only::OwnRecords : m_favourites->isChecked() && !m_domain ? Only::Favourites : Only::Everything;
}

void ResultsPane::showOnly(Only only)
{
    showDomain(std::nullopt);
    if (only == Only::OwnRecords) {
        m_onlyOwn = true;
        filter();
        show(Contents::Domain);
    } else {
        m_favourites->setChecked(only == Only::Favourites);
    }
}

void ResultsPane::filter()
{
    m_domainRecords->setOnly(m_onlyOwn  ? std::optional(m_ownRecords)
            : m_favourites->isChecked() ? std::optional(m_favouriteRecords)
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
    m_favourites->setChecked(false);
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
    m_rest.start();
    setBusy(false);
    retranslateUi();
}

void ResultsPane::setBusy(bool busy)
{
    if (busy) {
        m_busyDelay.start();
        return;
    }
    m_busyDelay.stop();
    m_busy = false;
    m_awaitsAnswer = false;
    m_done = 0;
    retranslateUi();
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
    m_busy = true;
    m_done = done;
    m_total = total;
    retranslateUi();
}

void ResultsPane::setAnswerWaiting(bool waiting)
{
    m_back->setVisible(waiting);
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

} // namespace wayout::results
