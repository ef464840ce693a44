// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QKeySequence>
#include <QLineEdit>

namespace wayout::window {

/// The line for search words. Up and Down move in the results while the line keeps the focus.
class SearchBox final : public QLineEdit
{
    Q_OBJECT

public:
    explicit SearchBox(QWidget *parent = nullptr);

    /// Sets what the empty box says: the longest of these texts that fits.
    void setInvitations(const QStringList &longestFirst);
    /// Sets the keys shown at the end of the empty box.
    void setShortcutHint(const QKeySequence &shortcut);
    /// Clears the box without a search, because something else is shown.
    void reset();

Q_SIGNALS:
    /// The user changed the words; unlike textChanged(), reset() does not emit it.
    void userEdited(const QString &words);
    void stepRequested(int by);
    void readRequested();
    /// A pasted text is too long for a search and should be explained; it is not inserted.
    void longTextPasted(const QString &text);

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void invite();

    QStringList m_invitations;
    QString m_hint;
    bool m_isResetting = false;
};

} // namespace wayout::window
