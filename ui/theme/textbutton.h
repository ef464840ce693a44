// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/theme/icons.h"
#include "ui/theme/textflow.h"
#include "ui/theme/tones.h"

#include <QPushButton>

#include <functional>
#include <optional>

namespace wayout::theme {

/// A button that looks like text: it wraps at any width, can have the keyboard focus and shows it. Its text is plain,
/// ampersands included.
class TextButton final : public QPushButton
{
    Q_OBJECT

public:
    enum class Look {
        Link, ///< in the colour of links, underlined under the mouse
        Small, ///< a link in the font of facts beside a text
        Plain, ///< in the colour of the text around it
        Icon, ///< the glyph alone; the text is its tool tip
    };

    explicit TextButton(Look look, QWidget *parent = nullptr);

    void setRuns(const QList<TextFlow::Run> &runs);
    /// Shows the text that `words` returns. Screen readers read the text that `spoken` returns, if it is given. Both
    /// are called now and whenever the language of the interface changes.
    void setWords(std::function<QList<TextFlow::Run>()> words, std::function<QString()> spoken = {});
    /// Shows at most `lines` lines, or all for 0. See TextFlow::setMostLines().
    void setMostLines(int lines);
    QString plainText() const { return m_flow.text(); }
    void setGlyph(Glyph glyph, Tone tone = Tone::Info);
    /// Makes this a button that shows and hides a part of the window, and reports to screen readers whether the part is
    /// shown.
    void setExpanded(bool expanded);
    std::optional<bool> isExpanded() const { return m_isExpanded; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    int heightForWidth(int width) const override;

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    QFont lookFont() const;
    int indent() const;
    int textWidth(int width) const;
    int textLeft() const;

    Look m_look;
    std::function<QList<TextFlow::Run>()> m_words;
    std::function<QString()> m_spoken;
    TextFlow m_flow;
    std::optional<Glyph> m_glyph;
    Tone m_glyphTone = Tone::Info;
    std::optional<bool> m_isExpanded;
};

/// Returns the alignment of a widget in a column. Links are as wide as their text, so that only the visible text can be
/// clicked; all other widgets are as wide as the column.
Qt::Alignment placement(const QWidget &widget);

} // namespace wayout::theme
