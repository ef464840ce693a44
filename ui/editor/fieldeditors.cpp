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

/// The keys that editors take for an undo of their own.
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
    setMaxLength(std::numeric_limits<int>::max()); // else a long paste is cut in silence
    if (!choices.isEmpty()) {
        auto *completer = new QCompleter(choices, this);
        completer->setCaseSensitivity(Qt::CaseInsensitive);
        completer->setFilterMode(Qt::MatchContains);
        setCompleter(completer);
        // What is chosen from the list is typed, as far as the draft is concerned.
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
    // Lines with Chinese in them may be higher than those of the font itself.
    double height = 0;
    int lines = 0;
    for (QTextBlock block = document()->begin(); block.isValid() && lines < mostLines; block = block.next()) {
        const int count = std::max(1, block.lineCount());
        const int shown = std::min(count, mostLines - lines);
        height += blockBoundingRect(block).height() * shown / count;
        lines += shown;
    }
    height += std::max(0, m_fewestLines - lines) * fontMetrics().lineSpacing();
    const int margins =
        2 * int(document()->documentMargin()) + 2 * frameWidth() + 2; // a line that just fits is not scrolled
    setFixedHeight(int(std::ceil(height)) + margins);
}

} // namespace wayout::editor
