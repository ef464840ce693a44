// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QLayout>

#include <array>

class QWidget;

namespace wayout::answer {

class CodeEdit;

/// Code and the button that copies it: side by side, or the button in a row of its own above the code where a line of it would not
/// fit beside the button. How high that is follows from the width alone, whatever the width was before.
class CodeRow final : public QLayout
{
    Q_OBJECT

public:
    CodeRow(CodeEdit *code, QWidget *button);
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
    bool isBeside(int width) const;
    /// Of the code.
    int widthBeside(int width) const;
    QSize buttonSize() const;

    const CodeEdit &m_code;
    std::array<QLayoutItem *, 2> m_items{}; ///< code, button; null once they are gone
};

} // namespace wayout::answer
