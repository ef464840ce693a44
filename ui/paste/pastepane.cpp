// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/paste/pastepane.h"

#include "ui/actions/actionwords.h"
#include "ui/paste/clipboardchip.h"
#include "ui/paste/findbar.h"
#include "ui/paste/pasteemptystate.h"
#include "ui/paste/pasteview.h"
#include "ui/paste/secretbar.h"
#include "ui/paste/sourcewords.h"
#include "ui/theme/changes.h"
#include "ui/theme/itemviews.h"
#include "ui/theme/paneheader.h"
#include "ui/theme/typescale.h"

#include <QLocale>
#include <QStyle>
#include <QTextBlock>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace wayout::paste {
namespace {

constexpr int typingPauseMs = 350;

QToolButton *stepButton(Qt::ArrowType arrow, QWidget *parent)
{
    auto *button = new QToolButton(parent);
    button->setArrowType(arrow);
    button->setAutoRaise(true);
    return button;
}

PasteRows::Place placeOf(const match::Evidence &evidence)
{
    return {evidence.line, std::max(1, evidence.column)};
}

/// Removes the visible forms of hidden characters, which the first edit turns into text. The characters themselves are
/// lost too, but matching ignores them anyway.
QString withoutForms(QString text, const QStringList &forms)
{
    for (const QString &form : forms) {
        text.remove(form);
    }
    return text;
}

QHash<int, PasteView::Mark> marksOf(const match::Answer &answer)
{
    QHash<int, PasteView::Mark> marks;
    for (const match::Match &match : answer.matches) {
        for (const match::Evidence &evidence : match.evidence) {
            PasteView::Mark &mark = marks[evidence.line];
            // Only the line of a match's strongest evidence gets the full mark: its single words are on many lines.
            const bool strong = match.grade == match::Grade::Match && evidence.line == match.evidence.first().line;
            mark = strong ? PasteView::Mark::Match : mark;
        }
    }
    for (const match::ErrorGroup &error : answer.errors) {
        if (!marks.contains(error.line)) {
            marks.insert(error.line, PasteView::Mark::Related);
        }
    }
    return marks;
}

} // namespace

PastePane::PastePane(QWidget *parent)
    : QWidget(parent)
    , m_header(new theme::PaneHeader(this))
    , m_secrets(new SecretBar(this))
    , m_find(new FindBar(this))
    , m_view(new PasteView(this))
    , m_empty(new PasteEmptyState(m_view->viewport()))
    , m_fold(new QToolButton(this))
    , m_next(stepButton(Qt::DownArrow, this))
    , m_previous(stepButton(Qt::UpArrow, this))
{
    m_fold->setAutoRaise(true);
    m_header->addWidget(m_fold);
    m_header->addWidget(m_next);
    m_header->addWidget(m_previous);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    layout->addWidget(m_header);
    layout->addWidget(m_secrets);
    layout->addWidget(m_find);
    layout->addWidget(m_view, 1);
    auto *overlay = new QVBoxLayout(m_view->viewport());
    overlay->setContentsMargins({});
    overlay->setSizeConstraint(QLayout::SetNoConstraint);
    overlay->addWidget(m_empty);
    placeEmptyState();
    inviteIfEmpty();
    m_empty->setFocusProxy(m_view);
    setFocusProxy(m_view);
    new theme::FocusRing(m_view);
    m_pause.setSingleShot(true);
    m_pause.setInterval(typingPauseMs);

    connect(&m_pause, &QTimer::timeout, this, [this] { Q_EMIT edited(m_text); });
    connect(m_view, &PasteView::edited, this, &PastePane::takeEdit);
    connect(m_view, &PasteView::textPasted, this, &PastePane::textPasted);
    connect(m_view, &PasteView::markedLineClicked, this, &PastePane::lineActivated);
    connect(m_find, &FindBar::findRequested, this, &PastePane::find);
    connect(m_find, &FindBar::closed, this, [this] { m_view->setFocus(); });
    connect(m_empty, &PasteEmptyState::exampleRequested, this, &PastePane::exampleRequested);
    connect(m_fold, &QToolButton::clicked, this, &PastePane::toggleFolding);
    connect(m_view, &PasteView::repeatsChanged, this, [this] {
        retranslateUi();
        Q_EMIT repeatsChanged();
    });
    connect(m_next, &QToolButton::clicked, this, [this] { stepError(1); });
    connect(m_previous, &QToolButton::clicked, this, [this] { stepError(-1); });
    theme::onChange(*this, {QEvent::FontChange}, [this] {
        if (!m_text.isEmpty()) {
            m_view->setFont(theme::codeFont());
        }
    });
    theme::keepTranslated(*this, [this] { retranslateUi(); });
}

void PastePane::setText(const QString &text, const services::PasteSource &source)
{
    m_pause.stop();
    withdrawOffer();
    m_find->hide();
    m_secrets->setCount(0); // the secrets were in the previous text
    m_text = text;
    m_source = source;
    m_errors.clear();
    showRows({});
}

void PastePane::clear()
{
    setText({}, {});
}

void PastePane::showRows(const QList<PasteRows::Place> &wanted)
{
    m_view->setRows(PasteRows(m_text, wanted, {m_source.lines, m_source.lineCount}));
    inviteIfEmpty();
    retranslateUi();
    Q_EMIT rowsShown(m_view->rows().shown());
}

void PastePane::setRepeats(const QString &shown, const QList<text::Repeat> &repeats)
{
    if (shown == m_view->rows().shown()) {
        m_view->setRepeats(repeats);
    }
}

bool PastePane::hasRepeats() const
{
    return m_view->repeatedRows() > 0;
}

void PastePane::toggleFolding()
{
    m_view->setFolding(!m_view->isFolding());
}

void PastePane::takeEdit(int position, int removed, const QString &added)
{
    const QStringView before = m_view->rows().shown();
    const bool isKnown = before.size() - removed + added.size() == m_view->document()->characterCount() - 1
        && position + removed <= before.size();
    const QString whole = isKnown ? QString() : m_view->toPlainText();
    if (isKnown ? before.sliced(position, removed) == added : before == whole) {
        return; // an input method is composing
    }
    m_source = {};
    withdrawOffer();
    m_errors.clear();
    PasteRows rows = m_view->rows();
    if (isKnown && rows.replace(position, removed, added)) { // a key press need not read the whole text
        m_text = rows.shown();
        m_view->setRowsOfEdit(rows);
    } else {
        takeText(isKnown ? m_view->toPlainText() : whole);
    }
    inviteIfEmpty();
    retranslateUi();
    Q_EMIT typed(m_text);
    m_pause.start();
}

void PastePane::takeText(const QString &text)
{
    const QStringList forms = m_view->rows().visibleForms();
    m_text = withoutForms(text, forms);
    const PasteRows rows(m_text);
    if (rows.isWhole() && m_text == text) {
        m_view->setRowsOfEdit(rows);
    } else {
        const QTextCursor cursor = m_view->textCursor();
        const int row = cursor.blockNumber();
        const qsizetype column = withoutForms(cursor.block().text().left(cursor.positionInBlock()), forms).size();
        m_view->setRows(rows);
        m_view->placeCursor(row, int(column));
    }
}

void PastePane::setAnswer(const match::Answer &answer)
{
    QList<PasteRows::Place> wanted;
    for (const match::Match &match : answer.matches) {
        for (const match::Evidence &evidence : match.evidence) {
            wanted.append(placeOf(evidence));
        }
    }
    for (const match::ErrorGroup &error : answer.errors) {
        wanted.append({error.line, error.column});
    }
    const auto isHidden = [this](const PasteRows::Place &place) { return !m_view->rows().shows(place); };
    if (!m_view->rows().isWhole() && std::ranges::any_of(wanted, isHidden)) {
        showRows(wanted);
    }
    m_errors.setAnswer(answer);
    m_view->setMarks(marksOf(answer));
    retranslateUi();
}

void PastePane::showEvidence(const QList<match::Evidence> &evidence)
{
    QList<PasteRows::Span> spans;
    for (const match::Evidence &found : evidence) {
        if (found.kind != match::Evidence::Kind::Words) {
            spans += m_view->rows().spansOf(placeOf(found), found.length);
        }
    }
    m_view->setUnderlined(spans);
    if (!evidence.isEmpty()) {
        m_view->scrollToRow(m_view->rows().rowOf(evidence.first().line));
        m_errors.follow(evidence);
        retranslateUi();
    }
}

void PastePane::reveal(const match::Evidence &evidence)
{
    m_view->select(m_view->rows().spansOf(placeOf(evidence), std::max(1, evidence.length)));
}

void PastePane::stepError(int by)
{
    const match::ErrorGroup *error = m_errors.step(by);
    if (!error) {
        return;
    }
    m_view->scrollToRow(m_view->rows().rowOf(error->line));
    m_view->select(m_view->rows().spansOf({error->line, error->column}, std::max(1, error->length)));
    retranslateUi();
    Q_EMIT errorActivated(*error);
}

void PastePane::openFind()
{
    const QString selected = m_view->textCursor().selectedText();
    m_find->open(selected.contains(QChar::ParagraphSeparator) ? QString() : selected);
}

void PastePane::find(int by)
{
    const QString &text = m_view->rows().shown();
    const QString words = m_find->words();
    QList<qsizetype> places;
    for (qsizetype at = 0; !words.isEmpty() && (at = text.indexOf(words, at, Qt::CaseInsensitive)) >= 0;
         at += words.size()) {
        places.append(at);
    }
    if (places.isEmpty()) {
        clearSelection();
        m_find->setPlace(0, 0);
        return;
    }
    const auto from = std::ranges::lower_bound(places, m_view->textCursor().selectionStart());
    const qsizetype here = from - places.begin();
    const bool onOne = here < places.size() && places.at(here) == m_view->textCursor().selectionStart();
    // If the cursor is between two hits, `here` is already the next one.
    const qsizetype step = by > 0 && !onOne ? 0 : by;
    const qsizetype place = (here + step + places.size()) % places.size();
    m_view->selectCharacters(int(places.at(place)), int(words.size()));
    m_find->setPlace(int(place) + 1, int(places.size()));
}

void PastePane::setCatalogSize(int records, int domains)
{
    m_empty->setCatalogSize(records, domains);
}

bool PastePane::hasSelection() const
{
    return m_view->textCursor().hasSelection();
}

void PastePane::clearSelection()
{
    QTextCursor cursor = m_view->textCursor();
    cursor.clearSelection();
    m_view->setTextCursor(cursor);
}

void PastePane::setErrorKeys(const QKeySequence &next, const QKeySequence &previous)
{
    m_nextKeys = next;
    m_previousKeys = previous;
    retranslateUi();
}

void PastePane::offerClipboard(const QString &message)
{
    if (!m_chip) { // created on demand: few windows ever need it
        m_chip = new ClipboardChip(this);
        static_cast<QBoxLayout *>(layout())->addWidget(m_chip); // below the text, which does not move then
        setTabOrder(m_view, m_chip->firstButton());
        setTabOrder(m_chip->firstButton(), m_chip->lastButton());
        connect(m_chip, &ClipboardChip::accepted, this, [this] {
            withdrawOffer();
            Q_EMIT clipboardAccepted();
        });
        connect(m_chip, &ClipboardChip::dismissed, this, &PastePane::withdrawOffer);
    }
    m_chip->offer(message);
    placeEmptyState();
}

void PastePane::withdrawOffer()
{
    if (!m_chip || m_chip->isHidden()) {
        return;
    }
    if (m_chip->isAncestorOf(window()->focusWidget())) {
        m_view->setFocus();
    }
    m_chip->hide();
    placeEmptyState();
}

/// Centres the text of an empty pane, line numbers included. It does not move when the offer takes room at the bottom.
void PastePane::placeEmptyState()
{
    const int below = m_chip && !m_chip->isHidden() ? m_chip->sizeHint().height() : 0;
    m_empty->setContentsMargins(0, below, m_view->viewport()->x(), 0);
}

/// Shows the invitation in an empty pane, without the caret that would blink in its corner.
void PastePane::inviteIfEmpty()
{
    m_empty->setVisible(m_text.isEmpty());
    m_view->setCursorWidth(m_text.isEmpty() ? 0 : style()->pixelMetric(QStyle::PM_TextCursorWidth));
}

QString PastePane::headerText() const
{
    if (m_text.isEmpty()) {
        return tr("No text yet");
    }
    const PasteRows &rows = m_view->rows();
    //: %1 is the number of lines that are shown
    const QString lines = rows.leavesOut()
        ? tr("all %Ln line(s) searched, %1 shown", nullptr, rows.lineCount()).arg(QLocale().toString(rows.shownLines()))
        : tr("%Ln line(s)", nullptr, rows.lineCount());
    if (m_errors.count() == 0) {
        //: where a text is from, how long it is
        return tr("%1 · %2").arg(sourceWords(m_source), lines);
    }
    const int count = m_errors.count();
    const int current = m_errors.current();
    const QString errors = current < 0 || count == 1 ? tr("%Ln distinct error(s)", nullptr, count)
                                                     : tr("error %1 of %Ln", nullptr, count).arg(current + 1);
    return tr("%1 · %2 · %3").arg(sourceWords(m_source), lines, errors);
}

void PastePane::retranslateUi()
{
    m_header->setText(headerText());
    const QString leftOut = m_view->rows().leavesOut() ? tr("The beginning, the end and everything that was found are "
                                                            "shown. All of the text was searched. To read what is "
                                                            "left out (⋯), open the text in an editor.")
                                                       : QString();
    m_header->setToolTip(leftOut);
    m_view->setAccessibleName(tr("Pasted text"));
    m_view->setAccessibleDescription(
        leftOut.isEmpty() ? m_header->text() : m_header->text() + QStringLiteral(". ") + leftOut);
    for (auto *button : {m_next, m_previous}) {
        button->setVisible(m_errors.count() > 0);
    }
    m_fold->setVisible(hasRepeats());
    m_fold->setText(m_view->isFolding() ? tr("Unfold %Ln line(s)", nullptr, m_view->repeatedRows())
                                        : tr("Fold %Ln line(s)", nullptr, m_view->repeatedRows()));
    m_fold->setToolTip(tr("Lines that only say again what stands above them"));
    m_next->setAccessibleName(tr("Next error"));
    m_next->setToolTip(actions::withKeys(tr("Next error"), m_nextKeys));
    m_previous->setAccessibleName(tr("Previous error"));
    m_previous->setToolTip(actions::withKeys(tr("Previous error"), m_previousKeys));
}

} // namespace wayout::paste
