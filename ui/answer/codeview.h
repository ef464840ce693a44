// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/answer/codewarnings.h"
#include "ui/answer/column.h"

#include <QElapsedTimer>
#include <QString>

#include <chrono>
#include <optional>

class QPushButton;
class QSyntaxHighlighter;
class QTimer;
class QVBoxLayout;

namespace wayout::theme {
class TextButton;
}

namespace wayout::answer {

class CodeEdit;

/// Code as it stands in a record, coloured, with a button that copies exactly the characters shown, and what should be known
/// before running it. Very long code is shown cut until asked for; what is copied is then shown first.
class CodeView final : public Column
{
    Q_OBJECT

public:
    enum class Copy {
        Done,
        Asked, ///< the code is dangerous: nothing is copied until copy() is called again within a few seconds
        Refused, ///< the clipboard did not take it; the code is selected
    };

    /// Ends of lines become LF, those at the end go: they would run the last command on pasting. Characters that cannot be
    /// seen are left out. `language` may be empty.
    CodeView(const QString &code, const QString &language, QWidget *parent = nullptr);

    /// The whole code, cut or not: what the button copies.
    const QString &code() const { return m_code; }
    bool isCut() const;

    Copy copy();
    void showAll();
    /// Seen, but not coloured yet.
    bool awaitsColours() const { return m_colouring == Colouring::Asked; }

protected:
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void retranslateUi();
    void applyPalette();
    void highlight();
    void addWarnings(QVBoxLayout *layout);
    void addShowAll(QVBoxLayout *layout);
    QString copyWords() const;
    void say(std::optional<Copy> outcome, std::chrono::milliseconds howLong);

    QList<CodeWarning> m_warnings;
    QString m_code;
    QString m_language;
    QString m_cut; ///< what is shown at first; empty when that is all
    bool m_showsAll = false;
    enum class Colouring {
        NotSeen,
        Asked,
        Done,
    } m_colouring = Colouring::NotSeen; ///< colours come once the code has been painted
    std::optional<Copy> m_outcome; ///< of the last copy, while the button speaks of it
    QElapsedTimer m_asked; ///< since the button asked whether to copy all the same
    CodeEdit *m_edit;
    QTimer *m_colours;
    QTimer *m_afterwards; ///< of a press: the button says what it does again
    QPushButton *m_copy;
    theme::TextButton *m_showAll = nullptr;
    QSyntaxHighlighter *m_highlighter = nullptr;
};

} // namespace wayout::answer
