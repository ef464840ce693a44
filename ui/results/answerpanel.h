// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

class QPushButton;

namespace wayout::theme {
class PlainLabel;
}

namespace wayout::results {

/// Says in place of a list, or above a list of the nearest, that nothing was found or why there is nothing; with what
/// can be done about it.
class AnswerPanel final : public QWidget
{
    Q_OBJECT

public:
    explicit AnswerPanel(QWidget *parent = nullptr);

    /// Plain text. No button for an empty `action`, or an empty `other`.
    void say(const QString &title, const QString &text, const QString &action = {}, const QString &other = {});

    /// What can be pressed first; null where there is nothing.
    QWidget *firstButton() const;

Q_SIGNALS:
    void actionTriggered();
    void otherTriggered();

private:
    theme::PlainLabel *m_title;
    theme::PlainLabel *m_text;
    QPushButton *m_action;
    QPushButton *m_other;
};

} // namespace wayout::results
