// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/match/answer.h"
#include "app/text/repeats.h"
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

/// The text that is being explained: pasted, typed or read, with the lines marked in which something was found.
class PastePane final : public QWidget
{
    Q_OBJECT

public:
    explicit PastePane(QWidget *parent = nullptr);

    /// The text as it was given; what is shown of it may be less.
    const QString &text() const { return m_text; }
    void setText(const QString &text, const services::PasteSource &source);
    void clear();
    /// Marks the lines of the answer to text().
    void setAnswer(const match::Answer &answer);
    /// Brings to view what the record that is being read was found by.
    void showEvidence(const QList<match::Evidence> &evidence);
    /// Scrolls to the characters and selects them.
    void reveal(const match::Evidence &evidence);
    /// Steps through the distinct errors of the answer, forwards or backwards.
    void stepError(int by);
    /// The keys for that.
    void setErrorKeys(const QKeySequence &next, const QKeySequence &previous);
    /// Opens the place to type what is to be found in the text.
    void openFind();
    bool hasErrors() const { return !m_errors.isEmpty(); }
    SecretBar &secretBar() const { return *m_secrets; }
    /// The repeated lines of `shown`. Ignored when other rows are shown by now.
    void setRepeats(const QString &shown, const QList<text::Repeat> &repeats);
    bool hasRepeats() const;
    /// Folds repeated lines, or shows all of them.
    void toggleFolding();
    /// What the first words of an empty pane can promise.
    void setCatalogSize(int records, int domains);
    /// Offers to search the clipboard, whose error that is, until something else is shown or typed.
    void offerClipboard(const QString &message);
    void withdrawOffer();
    bool hasSelection() const;
    void clearSelection();

Q_SIGNALS:
    /// Other rows of a text are shown, one a line; their repeats are not known yet.
    void rowsShown(const QString &shown);
    void repeatsChanged();
    /// The user typed: that is text() now.
    void typed(const QString &text);
    /// The user typed; sent after a pause.
    void edited(const QString &text);
    void textPasted(const QString &text);
    /// The user wants what was offered.
    void clipboardAccepted();
    void exampleRequested();
    /// The user pointed at a marked line.
    void lineActivated(int line);
    void errorActivated(const match::ErrorGroup &error);

private:
    void takeEdit(int position, int removed, const QString &added);
    void takeText(const QString &text);
    void forgetAnswer();
    void noteErrorOf(const QList<match::Evidence> &evidence);
    void find(int by);
    void placeEmptyState();
    void showRows(const QList<PasteRows::Place> &wanted);
    void retranslateUi();
    /// Names the encoding where it had to be guessed or was chosen.
    QString withEncoding(const QString &source) const;
    QString sourceText() const;
    QString headerText() const;

    QString m_text;
    services::PasteSource m_source;
    QList<match::ErrorGroup> m_errors;
    int m_error = -1; ///< the one in view: that was stepped to, or that the record in view answers
    QList<match::Match> m_matches; ///< of the answer
    bool m_answered = false;
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
