// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/detail/column.h"

#include <QString>

class CodeEdit;
class QBoxLayout;
class QPushButton;
class QSyntaxHighlighter;
class QTimer;
class QVBoxLayout;
class TextButton;

/// Code as it stands in a record, coloured, with a button that copies exactly the characters shown. Very long code is shown
/// cut until asked for; what is copied is then shown first.
class CodeView final : public Column
{
    Q_OBJECT

public:
    /// Ends of lines become LF, those at the end go: they would run the last command on pasting. `language` may be empty.
    CodeView(const QString &code, const QString &language, QWidget *parent = nullptr);

    /// The whole code, cut or not: what the button copies.
    const QString &code() const { return m_code; }
    bool isCut() const;

    void copy();
    void showAll();

protected:
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void retranslateUi();
    void applyPalette();
    void highlight();
    void addNotes(QVBoxLayout *layout);

    QString m_code;
    QString m_language;
    QString m_cut; ///< what is shown at first; empty when that is all
    int m_hidden = 0; ///< characters that cannot be seen
    bool m_showsAll = false;
    bool m_highlightRequested = false;
    bool m_copied = false;
    CodeEdit *m_edit;
    QBoxLayout *m_row;
    QTimer *m_colours; ///< turns them on once the code has been painted
    QTimer *m_afterwards; ///< of a copy: the button says what it does again
    QPushButton *m_copy;
    TextButton *m_showAll = nullptr;
    QSyntaxHighlighter *m_highlighter = nullptr;
};
