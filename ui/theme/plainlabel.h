// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/theme/icons.h"
#include "ui/theme/textflow.h"
#include "ui/theme/tones.h"

#include <QLabel>

#include <functional>
#include <optional>

namespace wayout::theme {

/// Shows text as it is, never as markup. It wraps at any width, and can be selected and copied.
/// QLabel is the base class for the sake of screen readers; it never draws the text itself.
class PlainLabel : public QLabel
{
    Q_OBJECT

public:
    enum class Role { Small, Body, Strong, Dim, Heading, Title };

    explicit PlainLabel(Role role = Role::Body, QWidget *parent = nullptr);
    explicit PlainLabel(const QString &text, Role role = Role::Body, QWidget *parent = nullptr);

    void setPlainText(const QString &text);
    void setRuns(const QList<TextFlow::Run> &runs);
    /// Shows the text that `words` returns. Calls it now and whenever the language of the interface changes.
    void setWords(std::function<QList<TextFlow::Run>()> words);
    const QList<TextFlow::Run> &runs() const { return m_flow.runs(); }
    /// Shows at most `lines` lines, or all for 0. See TextFlow::setMostLines().
    void setMostLines(int lines, int reserved = 0);
    /// Sets whether lines are aligned where they end.
    void setTrailing(bool isTrailing);
    /// Whether setMostLines() cuts the text at the current width.
    bool isCut() const;
    /// Returns the lower corner of the end of the text, where something can follow it.
    QPoint textEnd() const;
    /// Shows a glyph before the first line. All lines are indented by its width.
    void setGlyph(Glyph glyph, Tone tone);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    int heightForWidth(int width) const override;

protected:
    bool event(QEvent *event) override;
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    struct Sign {
        Glyph glyph;
        Tone tone;
    };

    QFont roleFont() const;
    int indent() const;
    /// Returns the left edge of the text. The glyph is to the left of it, or to the right in a right-to-left layout.
    int textLeft() const;
    int positionAt(const QPoint &point) const;
    void select(TextFlow::Selection selection);
    void copySelection() const;

    Role m_role;
    bool m_isTrailing = false;
    std::function<QList<TextFlow::Run>()> m_words;
    TextFlow m_flow;
    std::optional<Sign> m_sign;
    TextFlow::Selection m_selection;
    int m_anchor = 0;
    bool m_marksFocus = false; ///< the focus came from the keyboard
};

} // namespace wayout::theme
