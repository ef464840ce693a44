// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

class QPushButton;

namespace wayout::theme {
class PlainLabel;
}

namespace wayout::results {

/// Says that nothing was found, or why the list is empty, and offers what the user can do about it. Shown in place of
/// the list, or above the list of the nearest records.
class AnswerPanel final : public QWidget
{
    Q_OBJECT

public:
    explicit AnswerPanel(QWidget *parent = nullptr);

    /// Shows plain text, with a button for `action` and one for `other` unless they are empty.
    void say(const QString &title, const QString &text, const QString &action = {}, const QString &other = {});

    /// Returns the first button that is shown, or null.
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
