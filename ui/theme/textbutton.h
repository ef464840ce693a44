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

/// A button that reads like text: wraps at any width, takes the keyboard, shows its focus. What it says is plain text,
/// ampersands included.
class TextButton final : public QPushButton
{
    Q_OBJECT

public:
    enum class Look {
        Link, ///< in the colour of links, underlined under the mouse
        Marked, ///< on the surface of something found in the paste, with a bar before it
    };

    explicit TextButton(Look look, QWidget *parent = nullptr);

    void setRuns(const QList<TextFlow::Run> &runs);
    /// What it says, asked for now and again whenever the interface's language changes; what a screen reader says instead, if
    /// that is not the same.
    void setWords(std::function<QList<TextFlow::Run>()> words, std::function<QString()> spoken = {});
    QString plainText() const { return m_flow.text(); }
    void setGlyph(Glyph glyph, Tone tone = Tone::Info);
    /// It shows and hides something; a screen reader is told which.
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

/// How a widget is placed in a column: links are as wide as their text, so that what can be clicked is what is seen; all else
/// is as wide as the column.
Qt::Alignment placement(const QWidget &widget);

} // namespace wayout::theme
