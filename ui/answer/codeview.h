// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/answer/codeedit.h"
#include "ui/answer/codewarnings.h"
#include "ui/answer/column.h"

#include <QElapsedTimer>
#include <QString>

#include <chrono>
#include <optional>

class QSyntaxHighlighter;
class QTimer;
class QVBoxLayout;

namespace wayout::theme {
class TextButton;
}

namespace wayout::answer {

class CopyButton;

/// Shows the code of a record with syntax colours, warnings, and a button that copies exactly the characters shown.
/// Very long code is cut until the user asks for all of it; copying shows all of it first.
class CodeView final : public Column
{
    Q_OBJECT

public:
    enum class Copy {
        Done,
        Asked, ///< the code is dangerous: the user must confirm by copying again within a few seconds
        Refused, ///< the clipboard did not accept the code, which is now selected
    };

    /// Normalises line ends to LF, removes those at the end, which would run the last command on pasting, and leaves
    /// out invisible characters. `language` may be empty.
    /// `values` are places in `code` where values of the paste stand.
    CodeView(const QString &code, const QString &language, const QList<CodeEdit::Mark> &values = {},
        QWidget *parent = nullptr);

    /// Returns the whole code, even when it is shown cut: this is what the button copies.
    const QString &code() const { return m_code; }
    bool isCut() const;
    /// Returns the placeholders that the reader has to fill in.
    const QStringList &placeholders() const { return m_placeholders; }

    Copy copy();
    void showAll();
    /// Whether the code has been seen but not yet coloured.
    bool awaitsColours() const { return m_colouring == Colouring::Asked; }

protected:
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void retranslateUi();
    void applyPalette();
    void highlight();
    void addWarnings(QVBoxLayout *layout, bool ofHarm);
    void mark(const QString &source, QList<CodeEdit::Mark> values);
    void addShowAll(QVBoxLayout *layout);
    QString copyWords() const;
    void say(std::optional<Copy> outcome, std::chrono::milliseconds howLong);

    QList<CodeWarning> m_warnings;
    QString m_code;
    QStringList m_placeholders;
    QString m_language;
    QString m_cut; ///< the part shown at first; empty when the code is not cut
    bool m_showsAll = false;
    enum class Colouring {
        NotSeen,
        Asked,
        Done,
    } m_colouring = Colouring::NotSeen; ///< colouring begins after the code has been painted
    std::optional<Copy> m_outcome; ///< result of the last copy, while the button shows it
    QElapsedTimer m_asked; ///< time since the button asked for confirmation
    CodeEdit *m_edit;
    QTimer *m_colours;
    QTimer *m_afterwards; ///< restores the text of the button some time after a press
    CopyButton *m_copy;
    theme::TextButton *m_showAll = nullptr;
    QSyntaxHighlighter *m_highlighter = nullptr;
};

} // namespace wayout::answer
