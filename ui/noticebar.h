// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

#include <functional>

class QLabel;
class QToolButton;

/// One sentence about something that went otherwise than expected, in the window and not in its way.
class NoticeBar final : public QWidget
{
    Q_OBJECT

public:
    explicit NoticeBar(QWidget *parent = nullptr);

    /// Shows what `sentence` returns, asked again when the language changes. Plain text.
    void say(const std::function<QString()> &sentence);

protected:
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void retranslateUi();

    std::function<QString()> m_sentence;
    QLabel *m_label;
    QToolButton *m_close;
};
