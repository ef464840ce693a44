// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

#include <functional>

class QBoxLayout;
class QLabel;
class QToolButton;

namespace wayout::theme {

/// One sentence about something that went otherwise than expected, in the window and not in its way.
class NoticeBar final : public QWidget
{
    Q_OBJECT

public:
    explicit NoticeBar(QWidget *parent = nullptr);

    /// Shows what `sentence` returns, asked again when the language changes. Plain text.
    void say(const std::function<QString()> &sentence);
    /// The same about something that goes as expected.
    void inform(const std::function<QString()> &sentence);
    /// The same about something that was done, with a button to do something about it. It stays until it is closed.
    void offer(const std::function<QString()> &sentence, const std::function<QString()> &button,
        const std::function<void()> &action);
    /// The same about something that went wrong, with a button to get over it.
    void sayAndOffer(const std::function<QString()> &sentence, const std::function<QString()> &button,
        const std::function<void()> &action);
    /// How it looks.
    bool isGood() const { return m_isGood; }

protected:
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void showSentence(bool isGood, const std::function<QString()> &sentence, const std::function<QString()> &button,
        const std::function<void()> &action);
    void retranslateUi();
    /// Where large letters or a narrow window leave no room beside the sentence, the buttons stand below it.
    void arrange();
    int signSize() const;

    std::function<QString()> m_sentence;
    bool m_isGood = false;
    /// Empty where there is nothing to do.
    std::function<QString()> m_buttonWords;
    std::function<void()> m_act;
    QBoxLayout *m_layout;
    QLabel *m_label;
    QToolButton *m_action;
    QToolButton *m_close;
};

} // namespace wayout::theme
