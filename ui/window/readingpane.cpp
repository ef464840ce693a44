// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/window/readingpane.h"

#include "app/present/recordmarkdown.h"
#include "app/text/secrets.h"
#include "ui/actions/actionwords.h"
#include "ui/answer/attemptbody.h"
#include "ui/answer/comparedialog.h"
#include "ui/theme/changes.h"
#include "ui/theme/clipboard.h"
#include "ui/theme/paneheader.h"

#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace wayout::window {
namespace {

constexpr int delayMs = 60;

} // namespace

ReadingPane::ReadingPane(QWidget *parent)
    : QWidget(parent)
    , m_header(new theme::PaneHeader(this))
    , m_back(new QPushButton(m_header))
    , m_detail(new answer::DetailPane(this))
{
    m_back->setFlat(true);
    m_header->addWidget(m_back, theme::PaneHeader::Side::Start);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    layout->addWidget(m_header);
    layout->addWidget(m_detail, 1);
    setFocusProxy(m_detail);
    m_delay.setSingleShot(true);
    m_delay.setInterval(delayMs);
    connect(&m_delay, &QTimer::timeout, this, &ReadingPane::show);
    connect(m_back, &QPushButton::clicked, this, &ReadingPane::backRequested);
    connect(m_detail, &answer::DetailPane::recordRequested, this, &ReadingPane::follow);
    connect(m_detail, &answer::DetailPane::comparisonRequested, this,
        [this](const QString &id) { compareWith(m_engine->catalog.indexOf(id)); });
    connect(m_detail, &answer::DetailPane::linkRequested, this, &ReadingPane::linkRequested);
    offerBack();
    theme::keepTranslated(*this, [this] { retranslateUi(); });
}

void ReadingPane::setEngine(const std::shared_ptr<const match::Engine> &engine)
{
    const qsizetype same = record() ? engine->catalog.indexOf(record()->id) : -1;
    const int scroll = m_detail->scrollPosition();
    const services::Reading reading = same >= 0 ? services::Reading{same, current().evidence} : services::Reading();
    m_engine = engine;
    m_history = {}; // the entries are positions in the old catalogue
    start(reading);
    m_detail->setScrollPosition(scroll);
}

void ReadingPane::setContentLanguage(catalog::ContentLanguage language)
{
    m_language = language;
    m_detail->setContentLanguage(language);
}

void ReadingPane::toggleFavourite()
{
    if (record()) {
        Q_EMIT m_detail->favouriteChosen(record()->id, !m_detail->own().isFavourite);
    }
}

const catalog::Record *ReadingPane::record() const
{
    return m_engine && current().record >= 0 ? &m_engine->catalog.at(current().record) : nullptr;
}

void ReadingPane::start(const services::Reading &reading)
{
    m_history.replace(reading);
    show();
}

void ReadingPane::startSoon(const services::Reading &reading)
{
    m_history.replace(reading);
    m_delay.start();
}

void ReadingPane::startWithout(answer::EmptyDetail::Why why, const match::ErrorGroup &error)
{
    m_detail->setEmptyBecause(why, error);
    start({});
}

void ReadingPane::showNow()
{
    if (m_delay.isActive()) {
        show();
    }
}

void ReadingPane::keepPlace()
{
    m_history.leave();
}

void ReadingPane::forgetEvidence()
{
    const bool isShown = !current().evidence.isEmpty();
    const int scroll = m_detail->scrollPosition();
    m_history.forgetEvidence();
    if (isShown) {
        show();
        m_detail->setScrollPosition(scroll);
    }
}

void ReadingPane::follow(const QString &id)
{
    const qsizetype record = m_engine->catalog.indexOf(id);
    if (record < 0) {
        Q_EMIT recordMissing(id);
        return;
    }
    m_history.follow({record, {}});
    show();
}

void ReadingPane::goBack()
{
    if (canGoBack()) {
        m_history.goBack();
        show();
    }
}

void ReadingPane::goForward()
{
    if (canGoForward()) {
        m_history.goForward();
        show();
    }
}

void ReadingPane::show()
{
    m_delay.stop();
    m_codeCopied = -1;
    m_hasAsked = false;
    if (record()) {
        m_detail->showRecord(m_engine, current().record, current().evidence);
    } else {
        m_detail->clear();
    }
    offerBack();
    Q_EMIT currentChanged();
}

void ReadingPane::setAlone(bool alone)
{
    m_alone = alone;
    offerBack();
}

void ReadingPane::offerBack()
{
    m_header->setVisible(m_alone || current().isLinked);
}

std::optional<ReadingPane::CopiedCode> ReadingPane::copyCode()
{
    return copyCodeAt(0);
}

std::optional<ReadingPane::CopiedCode> ReadingPane::copyNextCode()
{
    return copyCodeAt(m_hasAsked ? m_codeCopied : m_codeCopied + 1);
}

std::optional<ReadingPane::CopiedCode> ReadingPane::copyCodeAt(qsizetype number)
{
    answer::CodeView *code = m_detail->codeAt(number);
    if (!code) {
        return std::nullopt;
    }
    const answer::CodeView::Copy outcome = code->copy();
    m_codeCopied = number;
    m_hasAsked = outcome == answer::CodeView::Copy::Asked;
    if (number > 0 || outcome != answer::CodeView::Copy::Done) {
        m_detail->reveal(code);
    }
    const auto *attempt = qobject_cast<answer::AttemptBody *>(code->parentWidget());
    return CopiedCode{outcome, attempt ? attempt->title() : QString(), code->placeholders()};
}

qsizetype ReadingPane::twin() const
{
    if (record()) {
        for (const catalog::Transition &transition : record()->confusedWith) {
            if (const qsizetype other = m_engine->catalog.indexOf(transition.recordId); other >= 0) {
                return other;
            }
        }
    }
    return -1;
}

bool ReadingPane::compare()
{
    const qsizetype other = twin();
    if (other >= 0) {
        compareWith(other);
    }
    return other >= 0;
}

void ReadingPane::compareWith(qsizetype other)
{
    auto *dialog = new answer::CompareDialog(m_engine, {current().record, other}, m_language, this);
    connect(dialog, &answer::CompareDialog::linkRequested, this, &ReadingPane::linkRequested);
    dialog->open();
}

bool ReadingPane::copyAnswer()
{
    if (record()) {
        return theme::copyToClipboard(present::recordMarkdown(*record(), m_language, m_detail->occasion()));
    }
    return false;
}

bool ReadingPane::copySearchString()
{
    if (record()) {
        const QList<match::Evidence> &evidence = current().evidence;
        const auto found = std::ranges::find(evidence, match::Evidence::Kind::Pattern, &match::Evidence::kind);
        const QString text = found == evidence.end() ? QString() : text::maskSecrets(found->text);
        return theme::copyToClipboard(present::searchString(*record(), text));
    }
    return false;
}

bool ReadingPane::copySignature()
{
    if (record()) {
        return theme::copyToClipboard(record()->signature.any());
    }
    return false;
}

void ReadingPane::setBackKeys(const QKeySequence &keys)
{
    m_backKeys = keys;
    retranslateUi();
}

void ReadingPane::retranslateUi()
{
    setAccessibleName(tr("The record in full"));
    m_detail->setAccessibleName(accessibleName());
    m_back->setText(isRightToLeft() ? tr("← Back").replace(u'←', u'→') : tr("← Back"));
    m_back->setAccessibleName(tr("Back"));
    m_back->setToolTip(actions::withKeys(tr("Back"), m_backKeys));
}

} // namespace wayout::window
