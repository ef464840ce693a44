// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QLayout>
#include <QPushButton>

#include <array>

namespace wayout::answer {

class CodeEdit;

/// A button that leaves out its words where they do not fit, and keeps its icon.
class CopyButton final : public QPushButton
{
    Q_OBJECT

public:
    using QPushButton::QPushButton;

    /// With `isNews` the words are shown at any width.
    void setWords(const QString &words, bool isNews);
    bool isNews() const { return m_isNews; }
    QSize sizeHint() const override { return m_size; }

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void measure();
    void fit();

    QString m_words;
    QSize m_size; ///< with the words
    bool m_isCompact = false;
    bool m_isNews = false;
};

/// Lays out code and its copy button side by side. The button is only its icon where a line of code would not fit
/// beside its words. The height depends on the width alone.
class CodeRow final : public QLayout
{
    Q_OBJECT

public:
    CodeRow(CodeEdit *code, CopyButton *button);
    ~CodeRow() override;

    void addItem(QLayoutItem *item) override;
    int count() const override;
    QLayoutItem *itemAt(int index) const override;
    QLayoutItem *takeAt(int index) override;
    QSize sizeHint() const override;
    QSize minimumSize() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    void setGeometry(const QRect &rect) override;

private:
    /// Returns the size of the button in a row of that width.
    QSize buttonSize(int width) const;
    int codeWidth(int width) const;

    const CodeEdit &m_code;
    const CopyButton &m_button;
    std::array<QLayoutItem *, 2> m_items{}; ///< code and button; null once they are deleted
};

} // namespace wayout::answer
