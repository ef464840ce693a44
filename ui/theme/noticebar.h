// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

#include <functional>

class QBoxLayout;
class QLabel;
class QToolButton;

namespace wayout::theme {

/// Shows one sentence about an event, such as a failure, inside the window without interrupting the user.
class NoticeBar final : public QWidget
{
    Q_OBJECT

public:
    explicit NoticeBar(QWidget *parent = nullptr);

    /// Shows the plain text that `sentence` returns as a problem. Calls `sentence` again when the language changes.
    void say(const std::function<QString()> &sentence);
    /// Shows a sentence about something that went as expected.
    void inform(const std::function<QString()> &sentence);
    /// Shows a sentence about a completed action, with a button that acts on it. It stays until the user closes it.
    void offer(const std::function<QString()> &sentence, const std::function<QString()> &button,
        const std::function<void()> &action);
    /// Shows a sentence about a problem, with a button that helps to solve it.
    void sayAndOffer(const std::function<QString()> &sentence, const std::function<QString()> &button,
        const std::function<void()> &action);
    /// Whether the bar reports something good rather than a problem.
    bool isGood() const { return m_isGood; }

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void showSentence(bool isGood, const std::function<QString()> &sentence, const std::function<QString()> &button,
        const std::function<void()> &action);
    void retranslateUi();
    /// Moves the buttons below the sentence where large text or a narrow window leaves no room beside it.
    void arrange();
    int signSize() const;

    std::function<QString()> m_sentence;
    bool m_isGood = false;
    /// Empty if there is no action button.
    std::function<QString()> m_buttonWords;
    std::function<void()> m_act;
    QBoxLayout *m_layout;
    QLabel *m_label;
    QToolButton *m_action;
    QToolButton *m_close;
};

} // namespace wayout::theme
