// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/answer/codeview.h"

#include "app/text/hazards.h"
#include "app/text/hiddencharacters.h"
#include "ui/answer/codeedit.h"
#include "ui/answer/codehighlight.h"
#include "ui/answer/coderow.h"
#include "ui/theme/clipboard.h"
#include "ui/theme/icons.h"
#include "ui/theme/plainlabel.h"
#include "ui/theme/textbutton.h"
#include "ui/theme/tones.h"
#include "ui/theme/typescale.h"

#include <QApplication>
#include <QKeyEvent>
#include <QPaintEvent>
#include <QPainter>
#include <QSyntaxHighlighter>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>
#include <chrono>

using namespace Qt::StringLiterals;

namespace wayout::answer {

using namespace std::chrono_literals;

namespace {

constexpr qsizetype mostLines = 200;
constexpr qsizetype mostColumns = 2000;
constexpr qsizetype mostHighlighted = 100'000; // characters; colouring more would cause a noticeable delay
constexpr qsizetype longestName = 60; // characters of code in the accessible name of the button
constexpr double cornerRadius = 6;
constexpr auto copiedShownFor = 2s;
constexpr auto askedFor = 6s; // long enough to read the warning and decide
constexpr auto refusedShownFor = 6s;

QString withPlainBreaks(QString code)
{
    return code.replace("\r\n"_L1, "\n"_L1).replace(u'\r', u'\n');
}

QString withPlainEnds(const QString &source)
{
    const QString code = withPlainBreaks(source);
    qsizetype end = code.size();
    while (end > 0 && code.at(end - 1) == u'\n') {
        --end;
    }
    return code.left(end);
}

/// Returns an empty string when the code need not be cut.
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

bool asksTwice(const QList<CodeWarning> &warnings)
{
    return std::ranges::any_of(warnings, &CodeWarning::asksTwice);
}

} // namespace

CodeView::CodeView(const QString &code, const QString &language, const QList<CodeEdit::Mark> &values, QWidget *parent)
    : Column(parent)
    , m_warnings(codeWarnings(withPlainEnds(code)))
    , m_code(withPlainEnds(text::withoutHidden(code)))
    , m_placeholders(text::placeholdersIn(m_code))
    , m_language(language.isEmpty() ? plausibleLanguage(m_code) : language)
    , m_cut(cutToShow(m_code))
    , m_edit(new CodeEdit)
    , m_colours(new QTimer(this))
    , m_afterwards(new QTimer(this))
    , m_copy(new CopyButton)
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(theme::gridUnit * 3 / 2, theme::gridUnit, theme::gridUnit, theme::gridUnit);
    layout->setSpacing(theme::gridUnit / 2);
    addWarnings(layout, true); // added first, so that they are read first
    m_copy->setParent(this); // comes before the code in the tab order, as it does on the screen
    m_edit->setParent(this);
    m_edit->setCode(isCut() ? m_cut : m_code);
    mark(code, values);
    m_edit->installEventFilter(this);
    m_edit->viewport()->installEventFilter(this);
    m_copy->setAutoDefault(false);
    m_copy->installEventFilter(this);
    connect(m_copy, &QPushButton::clicked, this, &CodeView::copy);
    m_colours->setSingleShot(true);
    connect(m_colours, &QTimer::timeout, this, [this] {
        whenHighlightable(m_language, this, [this] {
            m_colouring = Colouring::Done;
            highlight();
        });
    });
    m_afterwards->setSingleShot(true);
    connect(m_afterwards, &QTimer::timeout, this, [this] { say(std::nullopt, {}); });
    layout->addLayout(new CodeRow(m_edit, m_copy));
    addWarnings(layout, false);
    addShowAll(layout);
    applyPalette();
    retranslateUi();
}

/// Marks values and placeholders. The places are those in the code that is shown, which has no hidden characters.
void CodeView::mark(const QString &source, QList<CodeEdit::Mark> values)
{
    for (CodeEdit::Mark &value : values) {
        value.begin = withPlainBreaks(text::withoutHidden(source.left(value.begin))).size();
    }
    for (const QString &placeholder : std::as_const(m_placeholders)) {
        for (qsizetype at = m_code.indexOf(placeholder); at >= 0; at = m_code.indexOf(placeholder, at + 1)) {
            values.append({at, placeholder.size()});
        }
    }
    m_edit->setMarks(values);
}

void CodeView::addWarnings(QVBoxLayout *layout, bool ofHarm)
{
    const bool namesLines = m_code.contains(u'\n');
    for (const CodeWarning &warning : std::as_const(m_warnings)) {
        if (warning.asksTwice != ofHarm) {
            continue;
        }
        auto *label = new theme::PlainLabel(theme::PlainLabel::Role::Body, this);
        label->setGlyph(warning.glyph, warning.tone);
        label->setWords([warning, namesLines] {
            QList<theme::TextFlow::Run> runs{
                {warning.words(), warning.asksTwice ? theme::TextFlow::Style::Strong : theme::TextFlow::Style::Plain}};
            if (namesLines && warning.line > 0) {
                runs.append({tr("line %1").arg(warning.line), theme::TextFlow::Style::Dim});
            }
            return runs;
        });
        layout->addWidget(label);
    }
}

void CodeView::addShowAll(QVBoxLayout *layout)
{
    if (isCut()) {
        m_showAll = new theme::TextButton(theme::TextButton::Look::Link, this);
        const int lines = int(m_code.count(u'\n') + 1);
        m_showAll->setWords(
            [lines] { return QList<theme::TextFlow::Run>{{tr("Show all %n line(s)", nullptr, lines)}}; });
        connect(m_showAll, &QPushButton::clicked, this, &CodeView::showAll);
        layout->addWidget(m_showAll, 0, theme::placement(*m_showAll));
    }
}

bool CodeView::isCut() const
{
    return !m_cut.isEmpty() && !m_showsAll;
}

CodeView::Copy CodeView::copy()
{
    showAll(); // users should see all of what they are about to paste
    if (asksTwice(m_warnings)) {
        if (m_outcome != Copy::Asked) {
            m_asked.start();
            say(Copy::Asked, askedFor);
            return Copy::Asked;
        }
        if (m_asked.elapsed() < QApplication::doubleClickInterval()) {
            return Copy::Asked; // the second click of a double click is not a confirmation
        }
    }
    if (!theme::copyToClipboard(m_code)) {
        m_edit->selectAll();
        m_edit->setFocus(Qt::OtherFocusReason);
        say(Copy::Refused, refusedShownFor);
        return Copy::Refused;
    }
    say(Copy::Done, copiedShownFor);
    return Copy::Done;
}

void CodeView::say(std::optional<Copy> outcome, std::chrono::milliseconds howLong)
{
    m_outcome = outcome;
    m_afterwards->stop();
    if (outcome) {
        m_afterwards->start(howLong);
    }
    retranslateUi();
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
    if (m_colouring == Colouring::Done) {
        highlight();
    }
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
    } else if (watched == m_copy && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        if (key == Qt::Key_Return || key == Qt::Key_Enter) {
            m_copy->click();
            return true;
        }
    } else if (event->type() == QEvent::Paint && watched == m_edit->viewport() && m_colouring == Colouring::NotSeen) {
        // Colours only code that has been seen, so that a record with much code appears at once.
        m_colouring = Colouring::Asked;
        m_colours->start();
    }
    return Column::eventFilter(watched, event);
}

void CodeView::paintEvent(QPaintEvent *event)
{
    QPainter painter(this);
    if (rect().adjusted(theme::gridUnit, theme::gridUnit, -theme::gridUnit, -theme::gridUnit).contains(event->rect())) {
        // A rounded path costs as much for a few pixels as for the whole surface.
        painter.fillRect(event->rect(), palette().window());
        return;
    }
    painter.setRenderHint(QPainter::Antialiasing);
    const bool focused = m_edit->hasFocus();
    painter.setPen(QPen(
        focused ? theme::toneColour(theme::Tone::Info, palette()) : theme::hairline(palette()), focused ? 1.5 : 1));
    painter.setBrush(palette().color(QPalette::Window));
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.75, 0.75, -0.75, -0.75), cornerRadius, cornerRadius);
}

QString CodeView::copyWords() const
{
    if (m_outcome == Copy::Done) {
        return m_placeholders.isEmpty() ? tr("Copied") : tr("Copied, edit it");
    }
    if (m_outcome == Copy::Asked) {
        return tr("Copy anyway");
    }
    if (m_outcome == Copy::Refused) {
        return tr("Not copied");
    }
    return tr("Copy");
}

void CodeView::retranslateUi()
{
    m_copy->setIcon(theme::glyphIcon(m_outcome == Copy::Done ? theme::Glyph::Check
            : m_outcome                                      ? theme::Glyph::Triangle
                                                             : theme::Glyph::Copy));
    m_copy->setToolTip(copyWords());
    m_copy->setWords(copyWords(), m_outcome.has_value());
    const QString firstLine = m_code.section(u'\n', 0, 0).left(longestName);
    if (m_outcome == Copy::Asked) {
        m_copy->setAccessibleName(tr("Copy anyway? %1").arg(m_warnings.first().words()));
    } else if (m_outcome == Copy::Refused) {
        m_copy->setAccessibleName(tr("Not copied: the code is selected, to be copied by hand"));
    } else if (m_outcome == Copy::Done) {
        m_copy->setAccessibleName(m_placeholders.isEmpty()
                ? tr("Copied “%1”").arg(firstLine)
                //: placeholders in code, such as "<branch>"
                : tr("Copied, edit it: %1 to be filled in").arg(m_placeholders.join(u", "_s)));
    } else {
        const int lines = int(m_code.count(u'\n') + 1);
        //: the first is what the button does, the second the beginning of the code
        m_copy->setAccessibleName(
            tr("%1: “%2”").arg(lines > 1 ? tr("Copy %n line(s)", nullptr, lines) : copyWords(), firstLine));
    }
    m_edit->setAccessibleName(m_language.isEmpty() ? tr("Code") : tr("Code, %1").arg(m_language));
}

void CodeView::applyPalette()
{
    QPalette inner; // sets only what differs; the rest is inherited
    inner.setColor(QPalette::Base, palette().color(QPalette::Window));
    m_edit->setPalette(inner);
    if (m_colouring == Colouring::Done) {
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

} // namespace wayout::answer
