// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/match/answer.h"
#include "app/text/repeats.h"
#include "ui/paste/errorcursor.h"
#include "ui/paste/pasterows.h"
#include "ui/services/pastesource.h"

#include <QKeySequence>
#include <QTimer>
#include <QWidget>

class QToolButton;

namespace wayout::theme {
class PaneHeader;
}

namespace wayout::paste {

class ClipboardChip;
class FindBar;
class PasteEmptyState;
class PasteView;
class SecretBar;

/// Shows the text that is searched: pasted, typed or read from a file. Marks the lines in which something was found.
class PastePane final : public QWidget
{
    Q_OBJECT

public:
    explicit PastePane(QWidget *parent = nullptr);

    /// Returns the whole text, even where only parts of it are shown.
    const QString &text() const { return m_text; }
    void setText(const QString &text, const services::PasteSource &source);
    void clear();
    /// Marks the lines of the answer to text().
    void setAnswer(const match::Answer &answer);
    /// Underlines the evidence of the record that is shown and scrolls to it.
    void showEvidence(const QList<match::Evidence> &evidence);
    /// Scrolls to the characters and selects them.
    void reveal(const match::Evidence &evidence);
    /// Steps through the distinct errors of the answer, forwards or backwards.
    void stepError(int by);
    /// Sets the keys for the next and the previous error, which the tool tips show.
    void setErrorKeys(const QKeySequence &next, const QKeySequence &previous);
    /// Opens the bar to find words in the text.
    void openFind();
    bool hasErrors() const { return m_errors.count() > 0; }
    SecretBar &secretBar() const { return *m_secrets; }
    /// Sets the repeats in `shown`. Ignored if the pane shows other rows by now.
    void setRepeats(const QString &shown, const QList<text::Repeat> &repeats);
    bool hasRepeats() const;
    /// Switches between folding repeated lines and showing all of them.
    void toggleFolding();
    /// Sets the numbers that an empty pane shows.
    void setCatalogSize(int records, int domains);
    /// Offers to search the clipboard until another text is shown or typed. `message` is the first line of the
    /// clipboard's error.
    void offerClipboard(const QString &message);
    void withdrawOffer();
    bool hasSelection() const;
    void clearSelection();

Q_SIGNALS:
    /// The pane shows other rows, one per line of `shown`. Their repeats are not known yet.
    void rowsShown(const QString &shown);
    void repeatsChanged();
    /// The user typed. `text` is text() now.
    void typed(const QString &text);
    /// The user typed and then paused.
    void edited(const QString &text);
    void textPasted(const QString &text);
    /// The user accepted the offer to search the clipboard.
    void clipboardAccepted();
    void exampleRequested();
    /// The user clicked a marked line.
    void lineActivated(int line);
    void errorActivated(const match::ErrorGroup &error);

private:
    void takeEdit(int position, int removed, const QString &added);
    void takeText(const QString &text);
    void find(int by);
    void placeEmptyState();
    void inviteIfEmpty();
    void showRows(const QList<PasteRows::Place> &wanted);
    void retranslateUi();
    QString headerText() const;

    QString m_text;
    services::PasteSource m_source;
    ErrorCursor m_errors; ///< without any until there is an answer
    QKeySequence m_nextKeys;
    QKeySequence m_previousKeys;
    QTimer m_pause;
    theme::PaneHeader *m_header;
    SecretBar *m_secrets;
    FindBar *m_find;
    PasteView *m_view;
    PasteEmptyState *m_empty;
    ClipboardChip *m_chip = nullptr; ///< null until the first offer
    QToolButton *m_fold;
    QToolButton *m_next;
    QToolButton *m_previous;
};

} // namespace wayout::paste
