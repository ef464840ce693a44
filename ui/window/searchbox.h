// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QKeySequence>
#include <QLineEdit>

namespace wayout::window {

/// The line for a few words. Up and Down move in the results while the words keep the focus.
class SearchBox final : public QLineEdit
{
    Q_OBJECT

public:
    explicit SearchBox(QWidget *parent = nullptr);

    /// Shown at the end of the empty box.
    void setShortcutHint(const QKeySequence &shortcut);
    /// Empties the box because something else is shown: no search.
    void reset();

Q_SIGNALS:
    /// Other words are searched for; unlike textChanged() not sent by reset().
    void userEdited(const QString &words);
    void stepRequested(int by);
    void readRequested();
    /// Something was pasted that is no search but a text to be explained; it is not inserted.
    void longTextPasted(const QString &text);

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    QString m_hint;
    bool m_isResetting = false;
};

} // namespace wayout::window
