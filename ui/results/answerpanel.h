// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

class QLabel;
class QPushButton;

/// Says in place of a list, or above a list of the nearest, that nothing was found or why there is nothing; with one thing that
/// can be done about it.
class AnswerPanel final : public QWidget
{
    Q_OBJECT

public:
    explicit AnswerPanel(QWidget *parent = nullptr);

    /// Plain text. No button for an empty `action`.
    void say(const QString &title, const QString &text, const QString &action = {});

Q_SIGNALS:
    void actionTriggered();

protected:
    void changeEvent(QEvent *event) override;

private:
    void updateColours();

    QLabel *m_title;
    QLabel *m_text;
    QPushButton *m_action;
};
