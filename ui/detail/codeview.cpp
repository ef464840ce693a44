// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/detail/codeview.h"

#include "ui/detail/codeedit.h"
#include "ui/detail/codehighlight.h"
#include "ui/detail/plainlabel.h"
#include "ui/detail/textbutton.h"
#include "ui/theme/icons.h"
#include "ui/theme/tones.h"
#include "ui/theme/typescale.h"

#include <QClipboard>
#include <QEvent>
#include <QGuiApplication>
#include <QPainter>
#include <QPushButton>
#include <QSyntaxHighlighter>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>
#include <chrono>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

constexpr qsizetype mostLines = 200;
constexpr qsizetype mostColumns = 2000;
constexpr qsizetype mostHighlighted = 100'000; // characters; colouring more would be felt
constexpr qsizetype longestName = 60; // of code in the name of its button
constexpr int narrowWidth = 48 * gridUnit; // a button beside the code would leave too little of it
constexpr double cornerRadius = 6;
constexpr auto copiedShownFor = 2s;

QString withPlainEnds(QString code)
{
    code.replace("\r\n"_L1, "\n"_L1).replace(u'\r', u'\n');
    qsizetype end = code.size();
    while (end > 0 && code.at(end - 1) == u'\n') {
        --end;
    }
    return code.left(end);
}

/// Empty when nothing needs to be cut.
QString cutToShow(const QString &code)
{
    const QList<QStringView> lines = QStringView(code).split(u'\n');
    const auto tooLong = [](QStringView line) { return line.size() > mostColumns; };
    if (lines.size() <= mostLines && std::ranges::none_of(lines, tooLong)) {
        return {};
    }
    QStringList shown;
    for (const QStringView line : lines.first(std::min(lines.size(), mostLines))) {
        shown.append(tooLong(line) ? line.left(mostColumns).toString() + u'…' : line.toString());
    }
    return shown.join(u'\n');
}

bool cannotBeSeen(QChar character)
{
    switch (character.category()) {
    case QChar::Other_Control:
        return character != u'\n' && character != u'\t';
    case QChar::Other_Format: // zero-width and direction marks
    case QChar::Separator_Line:
    case QChar::Separator_Paragraph:
        return true;
    case QChar::Separator_Space:
        return character != u' ';
    default:
        return false;
    }
}

} // namespace

CodeView::CodeView(const QString &code, const QString &language, QWidget *parent)
    : Column(parent)
    , m_code(withPlainEnds(code))
    , m_language(language.isEmpty() ? plausibleLanguage(m_code) : language)
    , m_cut(cutToShow(m_code))
    , m_hidden(int(std::ranges::count_if(m_code, cannotBeSeen)))
    , m_edit(new CodeEdit(this))
    , m_row(new QBoxLayout(QBoxLayout::LeftToRight))
    , m_colours(new QTimer(this))
    , m_afterwards(new QTimer(this))
    , m_copy(new QPushButton(this))
{
    m_edit->setCode(isCut() ? m_cut : m_code);
    m_edit->installEventFilter(this);
    m_edit->viewport()->installEventFilter(this);
    m_copy->setIcon(glyphIcon(Glyph::Copy));
    m_copy->setAutoDefault(false);
    connect(m_copy, &QPushButton::clicked, this, &CodeView::copy);
    m_colours->setSingleShot(true);
    connect(m_colours, &QTimer::timeout, this, &CodeView::highlight);
    m_afterwards->setSingleShot(true);
    m_afterwards->setInterval(copiedShownFor);
    connect(m_afterwards, &QTimer::timeout, this, [this] {
        m_copied = false;
        retranslateUi();
    });

    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(gridUnit * 3 / 2, gridUnit, gridUnit, gridUnit);
    layout->setSpacing(gridUnit / 2);
    m_row->setSpacing(gridUnit);
    m_row->addWidget(m_edit, 1, Qt::AlignVCenter);
    m_row->addWidget(m_copy, 0, Qt::AlignTop | Qt::AlignRight);
    layout->addLayout(m_row);
    addNotes(layout);
    applyPalette();
    retranslateUi();
}

void CodeView::addNotes(QVBoxLayout *layout)
{
    if (m_hidden > 0) {
        auto *warning = new PlainLabel(PlainLabel::Role::Body, this);
        warning->setGlyph(Glyph::Triangle, Tone::Caution);
        warning->setWords([this] {
            return QList<TextFlow::Run>{{tr("Contains %n character(s) that cannot be seen.", nullptr, m_hidden)}};
        });
        layout->addWidget(warning);
    }
    if (isCut()) {
        m_showAll = new TextButton(TextButton::Look::Link, this);
        const int lines = int(m_code.count(u'\n') + 1);
        m_showAll->setWords([lines] { return QList<TextFlow::Run>{{tr("Show all %n line(s)", nullptr, lines)}}; });
        connect(m_showAll, &QPushButton::clicked, this, &CodeView::showAll);
        layout->addWidget(m_showAll, 0, placement(*m_showAll));
    }
}

bool CodeView::isCut() const
{
    return !m_cut.isEmpty() && !m_showsAll;
}

void CodeView::copy()
{
    showAll(); // nobody should paste what they were not shown
    QGuiApplication::clipboard()->setText(m_code);
    m_copied = true;
    retranslateUi();
    m_afterwards->start();
}

void CodeView::showAll()
{
    if (!isCut()) {
        return;
    }
    m_showsAll = true;
    delete m_highlighter;
    m_highlighter = nullptr;
    m_edit->setCode(m_code);
    m_showAll->hide();
    highlight();
}

void CodeView::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslateUi();
    } else if (event->type() == QEvent::PaletteChange) {
        applyPalette();
    }
    Column::changeEvent(event);
}

bool CodeView::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_edit && (event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut)) {
        update();
    } else if (event->type() == QEvent::Paint && watched == m_edit->viewport() && !m_highlightRequested) {
        // Colours come once the code is seen: a record with much code is on the screen at once.
        m_highlightRequested = true;
        m_colours->start();
    }
    return Column::eventFilter(watched, event);
}

void CodeView::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool focused = m_edit->hasFocus();
    painter.setPen(QPen(focused ? toneColour(Tone::Info, palette()) : hairline(palette()), focused ? 1.5 : 1));
    painter.setBrush(palette().color(QPalette::Window));
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.75, 0.75, -0.75, -0.75), cornerRadius, cornerRadius);
}

void CodeView::resizeEvent(QResizeEvent *event)
{
    m_row->setDirection(width() < narrowWidth ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    Column::resizeEvent(event);
}

void CodeView::retranslateUi()
{
    m_copy->setText(m_copied ? tr("Copied") : tr("Copy"));
    const QString firstLine = m_code.section(u'\n', 0, 0);
    m_copy->setAccessibleName(tr("Copy code “%1”").arg(firstLine.left(longestName)));
    m_edit->setAccessibleName(m_language.isEmpty() ? tr("Code") : tr("Code, %1").arg(m_language));
}

void CodeView::applyPalette()
{
    QPalette inner; // with nothing set but what differs, the rest is inherited
    inner.setColor(QPalette::Base, palette().color(QPalette::Window));
    m_edit->setPalette(inner);
    if (m_highlightRequested) {
        highlight();
    }
}

void CodeView::highlight()
{
    delete m_highlighter;
    m_highlighter = nullptr;
    if (m_edit->document()->characterCount() <= mostHighlighted) {
        m_highlighter = highlightCode(m_edit->document(), m_language, palette(), palette().color(QPalette::Window));
    }
}
