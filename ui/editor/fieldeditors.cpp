// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/editor/fieldeditors.h"

#include <QCompleter>
#include <QKeyEvent>
#include <QTextBlock>

#include <algorithm>
#include <cmath>
#include <limits>

namespace wayout::editor {
namespace {

constexpr int mostLines = 14;

/// Whether the event is an undo or redo key, which editors handle themselves by default.
bool isUndo(QEvent *event)
{
    const auto *key = static_cast<QKeyEvent *>(event);
    return key->matches(QKeySequence::Undo) || key->matches(QKeySequence::Redo);
}

} // namespace

template<typename Editor>
bool DraftEditor<Editor>::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride && isUndo(event)) {
        event->ignore();
        return false;
    }
    return Editor::event(event);
}

template<typename Editor>
void DraftEditor<Editor>::keyPressEvent(QKeyEvent *event)
{
    if (isUndo(event)) {
        event->ignore();
        return;
    }
    Editor::keyPressEvent(event);
}

FieldLine::FieldLine(const QStringList &choices, QWidget *parent)
    : DraftEditor(parent)
{
    setMaxLength(std::numeric_limits<int>::max()); // the default would silently cut a long paste
    if (!choices.isEmpty()) {
        auto *completer = new QCompleter(choices, this);
        completer->setCaseSensitivity(Qt::CaseInsensitive);
        completer->setFilterMode(Qt::MatchContains);
        setCompleter(completer);
        // A choice from the list counts as typed text.
        connect(completer, qOverload<const QString &>(&QCompleter::activated), this, &QLineEdit::textEdited);
    }
}

void FieldLine::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Down && completer()) {
        completer()->setCompletionPrefix({});
        completer()->complete();
        return;
    }
    DraftEditor::keyPressEvent(event);
}

FieldText::FieldText(int fewestLines, QWidget *parent)
    : DraftEditor(parent)
    , m_fewestLines(fewestLines)
{
    setUndoRedoEnabled(false);
    setTabChangesFocus(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    connect(this, &QPlainTextEdit::textChanged, this, &FieldText::fit);
    fit();
}

void FieldText::resizeEvent(QResizeEvent *event)
{
    QPlainTextEdit::resizeEvent(event);
    fit();
}

void FieldText::changeEvent(QEvent *event)
{
    QPlainTextEdit::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        fit();
    }
}

void FieldText::fit()
{
    // Lines with Chinese text may be higher than the font's line height.
    double height = 0;
    int lines = 0;
    for (QTextBlock block = document()->begin(); block.isValid() && lines < mostLines; block = block.next()) {
        const int count = std::max(1, block.lineCount());
        const int shown = std::min(count, mostLines - lines);
        height += blockBoundingRect(block).height() * shown / count;
        lines += shown;
    }
    height += std::max(0, m_fewestLines - lines) * fontMetrics().lineSpacing();
    // Leaves two pixels more, so that a line that just fits does not scroll.
    const int margins = 2 * int(document()->documentMargin()) + 2 * frameWidth() + 2;
    setFixedHeight(int(std::ceil(height)) + margins);
}

} // namespace wayout::editor
