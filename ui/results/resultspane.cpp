// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/results/resultspane.h"

#include "ui/announcement.h"
#include "ui/results/answerpanel.h"
#include "ui/results/matchmodel.h"
#include "ui/results/recorddelegate.h"
#include "ui/results/recordfilterproxy.h"
#include "ui/results/recordmodel.h"
#include "ui/results/recordroles.h"
#include "ui/theme/focusring.h"
#include "ui/theme/paneheader.h"
#include "ui/theme/typescale.h"

#include <QEvent>
#include <QListView>
#include <QProgressBar>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

constexpr int noticeableMs = 250; // shorter work needs no word about it
constexpr int restMs = 500; // without a change, before the news are announced

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
    , m_header(new PaneHeader(this))
    , m_progress(new QProgressBar(this))
    , m_cancel(headerButton(this))
    , m_back(headerButton(this))
    , m_favourites(headerButton(this))
    , m_doubtful(headerButton(this))
    , m_panel(new AnswerPanel(this))
    , m_view(new QListView(this))
    , m_delegate(new RecordDelegate(m_view))
{
    m_domainRecords->setSourceModel(m_records);
    m_view->setItemDelegate(m_delegate);
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->setMouseTracking(true);
    m_view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_view->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_header->addWidget(m_cancel);
    m_header->addWidget(m_back);
    m_header->addWidget(m_favourites);
    m_header->addWidget(m_doubtful);
    m_progress->setTextVisible(false);
    m_progress->setMaximumHeight(gridUnit / 2);
    m_favourites->setCheckable(true);
    m_favourites->setObjectName("favourites"_L1);
    m_doubtful->setCheckable(true);
    m_doubtful->setObjectName("doubtful"_L1);
    m_back->setObjectName("back"_L1);
    setFocusProxy(m_view);
    new FocusRing(m_view);
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
        retranslateUi();
    });
    m_rest.setSingleShot(true);
    m_rest.setInterval(restMs);
    connect(&m_rest, &QTimer::timeout, this, [this] { announce(m_header, m_header->text()); });
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
}

void ResultsPane::setEngine(const std::shared_ptr<const Engine> &engine)
{
    m_engine = engine;
    m_doubtfulRecords = 0;
    m_doubtful->setChecked(false);
    m_records->setEngine(engine);
    m_matches->setAnswer(engine, {});
    show(engine->catalog.size() > 0 ? Contents::Domain : Contents::Unreadable);
}

void ResultsPane::setHealth(const RecordHealth &health)
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
    return m_onlyOwn                                 ? Only::OwnRecords
        : m_favourites->isChecked() && !m_domain ? Only::Favourites
                                                     : Only::Everything;
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

void ResultsPane::setContentLanguage(ContentLanguage language)
{
    m_language = language;
    m_delegate->setReservesSecondTitle(m_view->uniformItemSizes() && language == ContentLanguage::Both);
    m_records->setContentLanguage(language);
    m_matches->setContentLanguage(language);
    m_view->doItemsLayout(); // a second title makes rows higher
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

void ResultsPane::showFound(const QString &words, const Answer &answer)
{
    m_words = words;
    m_answer = answer;
    m_matches->setAnswer(m_engine, answer);
    show(Contents::Search);
}

void ResultsPane::showAnswer(const Answer &answer)
{
    m_answer = answer;
    m_matches->setAnswer(m_engine, answer);
    show(Contents::Answer);
}

void ResultsPane::show(Contents contents)
{
    m_contents = contents;
    QAbstractItemModel *model =
        contents == Contents::Domain ? static_cast<QAbstractItemModel *>(m_domainRecords) : m_matches;
    if (m_view->model() != model) {
        m_view->setModel(model);
        connect(m_view->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex &current) {
                if (current.isValid()) {
                    Q_EMIT recordSelected(current.data(PositionRole).value<qsizetype>(),
                        current.data(EvidenceRole).value<QList<Evidence>>());
                }
            });
    }
    // Without headings the height of one is the height of all.
    m_view->setUniformItemSizes(contents == Contents::Domain && !m_domainRecords->isGrouped());
    m_delegate->setReservesSecondTitle(m_view->uniformItemSizes() && m_language == ContentLanguage::Both);
    m_view->setCurrentIndex({});
    m_view->scrollToTop();
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
    m_done = 0;
    retranslateUi();
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
}

int ResultsPane::rowCount() const
{
    return m_view->model() ? m_view->model()->rowCount() : 0;
}

QList<qsizetype> ResultsPane::listedRecords() const
{
    QList<qsizetype> records;
    for (int row = 0; row < rowCount(); ++row) {
        records.append(m_view->model()->index(row, 0).data(PositionRole).value<qsizetype>());
    }
    return records;
}

void ResultsPane::step(int by)
{
    if (rowCount() > 0) {
        const QModelIndex current = m_view->currentIndex();
        select(m_view->model()->index(current.isValid() ? std::clamp(current.row() + by, 0, rowCount() - 1) : 0, 0));
    }
}

template<typename Fits>
bool ResultsPane::selectWhere(const Fits &fits)
{
    for (int row = 0; row < rowCount(); ++row) {
        const QModelIndex index = m_view->model()->index(row, 0);
        if (fits(index)) {
            select(index);
            return true;
        }
    }
    return false;
}

bool ResultsPane::selectLine(int line)
{
    return m_contents == Contents::Answer && selectWhere([line](const QModelIndex &index) {
        const auto evidence = index.data(EvidenceRole).value<QList<Evidence>>();
        return std::ranges::find(evidence, line, &Evidence::line) != evidence.end();
    });
}

bool ResultsPane::selectError(const ErrorGroup &error)
{
    const auto answersIt = [&error](const QModelIndex &index) {
        return index.data(GradeRole).value<Grade>() == Grade::Match && index.data(GroupRole).toInt() == error.group;
    };
    if (m_contents == Contents::Answer && (selectWhere(answersIt) || selectLine(error.line))) {
        return true;
    }
    m_view->setCurrentIndex({});
    return false;
}

bool ResultsPane::selectRecord(qsizetype record)
{
    return selectWhere([record](const QModelIndex &index) { return index.data(PositionRole).value<qsizetype>() == record; });
}

void ResultsPane::select(const QModelIndex &index)
{
    m_view->setCurrentIndex(index);
    m_view->scrollTo(index);
}

void ResultsPane::runPanelAction()
{
    if (m_contents == Contents::Unreadable) {
        Q_EMIT problemsRequested();
    } else {
        Q_EMIT searchStringRequested();
    }
}

void ResultsPane::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslateUi();
        m_header->setAccessibleName(m_header->text());
    } else if (event->type() == QEvent::FontChange) {
        m_view->doItemsLayout();
    }
}
