// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/window/statusline.h"

#include "ui/theme/accessibility.h"
#include "ui/theme/changes.h"
#include "ui/theme/icons.h"
#include "ui/theme/labels.h"
#include "ui/theme/tones.h"
#include "ui/theme/typescale.h"

#include <QLabel>
#include <QToolButton>

#include <algorithm>

namespace wayout::window {
namespace {

constexpr int sideMargin = 8;
constexpr int leastHeight = 28;

} // namespace

StatusLine::StatusLine(QWidget *parent)
    : QStatusBar(parent)
    , m_counts(theme::plainLabel(this))
    , m_promise(theme::plainLabel(this))
    , m_private(theme::plainLabel(this))
    , m_problems(new QToolButton(this))
{
    m_private->setContentsMargins(sideMargin, 0, sideMargin, 0);
    m_private->hide();
    addPermanentWidget(m_private);
    for (auto *label : {m_counts, m_promise}) {
        label->setContentsMargins(sideMargin, 0, sideMargin, 0);
        label->setMinimumWidth(1); // narrow windows elide the text, which must not widen them
        addWidget(label);
    }
    m_problems->setAutoRaise(true);
    m_problems->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_problems->setFocusPolicy(Qt::TabFocus);
    m_problems->hide();
    addPermanentWidget(m_problems);
    setSizeGripEnabled(false);
    connect(m_problems, &QToolButton::clicked, this, &StatusLine::problemsRequested);
    connect(this, &QStatusBar::messageChanged, this, [this](const QString &message) {
        if (message.isEmpty()) {
            setAccessibleName({}); // the name was that of the announcement
        }
    });
    updateColours();
    updateHeight();
    theme::keepTranslated(*this, [this] { retranslateUi(); });
    theme::onChange(*this, {QEvent::PaletteChange}, [this] { updateColours(); });
    theme::onChange(*this, {QEvent::FontChange}, [this] { updateHeight(); });
}

void StatusLine::setCounts(int records, int domains, int problems)
{
    m_recordCount = records;
    m_domainCount = domains;
    m_problemCount = problems;
    m_problems->setVisible(problems > 0);
    retranslateUi();
}

void StatusLine::setPrivate(bool isPrivate)
{
    m_private->setVisible(isPrivate);
}

void StatusLine::say(const QString &sentence, int ms)
{
    showMessage(sentence, ms);
    theme::announce(this, sentence);
}

void StatusLine::setPromise(const std::function<QString()> &words, const std::function<QString()> &sentence)
{
    m_promiseWords = words;
    m_promiseSentence = sentence;
    retranslateUi();
}

void StatusLine::updateHeight()
{
    // Chinese characters from a fallback font may be higher than the lines of this font.
    setFixedHeight(std::max(leastHeight, fontMetrics().height() * 4 / 3 + theme::gridUnit));
}

void StatusLine::retranslateUi()
{
    m_counts->setText(m_recordCount < 0
            ? tr("Loading the records…")
            //: %1 is "34 domains"
            : tr("%Ln record(s) in %1", nullptr, m_recordCount).arg(tr("%Ln domain(s)", nullptr, m_domainCount)));
    const QString words = m_promiseWords ? m_promiseWords() : QString();
    m_promise->setText(words.isEmpty() ? tr("offline · nothing leaves this computer") : words);
    m_promise->setAccessibleDescription(m_promiseSentence ? m_promiseSentence() : QString());
    m_private->setText(tr("private mode: nothing is kept"));
    m_problems->setText(tr("%Ln problem(s) in catalogues", nullptr, m_problemCount));
    m_problems->setAccessibleName(m_problems->text());
}

void StatusLine::updateColours()
{
    QPalette dim = palette();
    dim.setColor(QPalette::WindowText, theme::dimText(dim));
    m_counts->setPalette(dim);
    m_promise->setPalette(dim);
    m_problems->setIcon(theme::glyphIcon(theme::Glyph::Triangle, theme::toneColour(theme::Tone::Caution, palette())));
}

} // namespace wayout::window
