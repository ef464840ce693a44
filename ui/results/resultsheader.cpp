// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/results/resultsheader.h"

#include "ui/theme/accessibility.h"
#include "ui/theme/changes.h"
#include "ui/theme/paneheader.h"
#include "ui/theme/typescale.h"

#include <QLocale>
#include <QProgressBar>
#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace wayout::results {
namespace {

constexpr int noticeableMs = 250; // shorter work is not reported
constexpr int restMs = 500; // without changes, before a screen reader announces the result

} // namespace

ResultsHeader::ResultsHeader(QWidget *parent)
    : QWidget(parent)
    , m_header(new theme::PaneHeader(this))
    , m_progress(new QProgressBar(this))
    , m_cancel(new QPushButton(this))
    , m_back(new QPushButton(this))
    , m_favourites(new QPushButton(this))
    , m_doubtful(new QPushButton(this))
{
    for (QPushButton *button : {m_cancel, m_back, m_favourites, m_doubtful}) {
        button->setFlat(true);
        button->hide();
        m_header->addWidget(button);
    }
    m_back->setObjectName("back"_L1);
    m_back->setFlat(false); // the way back is not overlooked
    m_favourites->setCheckable(true);
    m_favourites->setObjectName("favourites"_L1);
    m_doubtful->setCheckable(true);
    m_doubtful->setObjectName("doubtful"_L1);
    m_progress->setTextVisible(false);
    m_progress->setMaximumHeight(theme::gridUnit / 2);

    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    layout->addWidget(m_header);
    layout->addWidget(m_progress);

    m_busyDelay.setSingleShot(true);
    m_busyDelay.setInterval(noticeableMs);
    connect(&m_busyDelay, &QTimer::timeout, this, [this] {
        m_busy = true;
        retranslateUi();
        Q_EMIT busyShown();
    });
    m_rest.setSingleShot(true);
    m_rest.setInterval(restMs);
    connect(&m_rest, &QTimer::timeout, this, [this] { theme::announce(m_header, text()); });
    connect(m_cancel, &QPushButton::clicked, this, &ResultsHeader::cancelRequested);
    connect(m_back, &QPushButton::clicked, this, &ResultsHeader::answerRequested);
    connect(m_favourites, &QPushButton::toggled, this, &ResultsHeader::onlyFavouritesChanged);
    connect(m_favourites, &QPushButton::clicked, this, &ResultsHeader::favouritesChosen);
    connect(m_doubtful, &QPushButton::toggled, this, &ResultsHeader::onlyDoubtfulChanged);
    retranslateUi();
    theme::onChange(*this, {QEvent::LanguageChange}, [this] {
        retranslateUi();
        m_header->setAccessibleName(text()); // without a rest: the name would stay in the other language
    });
}

void ResultsHeader::setListed(const QString &listed)
{
    m_listed = listed;
    retranslateUi();
}

QString ResultsHeader::text() const
{
    return m_header->text();
}

void ResultsHeader::setBusy(bool busy)
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

void ResultsHeader::setProgress(qint64 done, qint64 total)
{
    m_busy = true;
    m_done = done;
    m_total = total;
    retranslateUi();
}

void ResultsHeader::setAnswerWaiting(bool waiting)
{
    m_back->setVisible(waiting);
}

void ResultsHeader::offerFavourites(bool offered, int count)
{
    m_favouriteCount = count;
    m_favourites->setVisible(offered);
    retranslateUi();
}

bool ResultsHeader::onlyFavourites() const
{
    return m_favourites->isChecked();
}

void ResultsHeader::setOnlyFavourites(bool only)
{
    m_favourites->setChecked(only);
}

void ResultsHeader::offerDoubtful(bool offered, int count)
{
    m_doubtfulCount = count;
    m_doubtful->setVisible(offered);
    retranslateUi();
}

void ResultsHeader::setOnlyDoubtful(bool only)
{
    m_doubtful->setChecked(only);
}

void ResultsHeader::retranslateUi()
{
    m_header->setText(m_busy ? busyWords() : m_listed);
    m_cancel->setText(tr("Cancel"));
    m_cancel->setVisible(m_busy);
    constexpr int steps = 1000;
    m_progress->setVisible(m_busy && m_done > 0);
    m_progress->setRange(0, m_total > 0 ? steps : 0);
    m_progress->setValue(m_total > 0 ? int(m_done * steps / m_total) : 0);
    m_progress->setAccessibleName(text());
    m_back->setText(tr("Back to the pasted error"));
    //: a filter: only the records that the user has starred
    m_favourites->setText(tr("Favourites: %Ln", nullptr, m_favouriteCount));
    m_favourites->setToolTip(tr("Show only your favourites"));
    //: a filter: only the records about which something is doubtful
    m_doubtful->setText(tr("With findings: %Ln", nullptr, m_doubtfulCount));
    m_doubtful->setToolTip(tr("Show only the records in which the check found something doubtful"));
}

QString ResultsHeader::busyWords() const
{
    if (m_done == 0) {
        return tr("Searching…");
    }
    const QString done = QLocale().formattedDataSize(m_done, 0, QLocale::DataSizeSIFormat);
    const QString total = QLocale().formattedDataSize(m_total, 0, QLocale::DataSizeSIFormat);
    //: sizes such as "42 MB"
    return m_total > 0 ? tr("Reading: %1 of %2").arg(done, total) : tr("Reading: %1 so far").arg(done);
}

} // namespace wayout::results
