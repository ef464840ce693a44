// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QPlainTextEdit>

namespace wayout::answer {

/// Shows the characters of a code block: read-only, unwrapped, exactly as tall as its lines. Copies keep every
/// character.
class CodeEdit final : public QPlainTextEdit
{
    Q_OBJECT

public:
    explicit CodeEdit(QWidget *parent = nullptr);

    void setCode(const QString &code);
    /// Marks each occurrence of the words as something to check before running the code.
    void mark(const QStringList &words);

    /// Returns the width of the longest line.
    int textWidth() const { return m_textWidth; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    QMimeData *createMimeDataFromSelection() const override;
    void wheelEvent(QWheelEvent *event) override;

private:
    void measure();

    int m_textWidth = 0;
    int m_textHeight = 0;
};

} // namespace wayout::answer
