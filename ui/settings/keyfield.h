// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QKeySequenceEdit>

class QLineEdit;

namespace wayout::settings {

/// A field in which keys are pressed, not typed. It reports each press at once, and goes on showing its keys until setKeys() is
/// called.
///
/// Tab leaves the field as any other; Escape is for the window around it, unless it is asked for; Backspace and Delete empty it.
class KeyField final : public QKeySequenceEdit
{
    Q_OBJECT

public:
    explicit KeyField(QWidget *parent = nullptr);

    void setKeys(const QKeySequence &keys);
    void setName(const QString &name);
    void setTakesEscape(bool takes) { m_takesEscape = takes; }
    /// Keys that mean something already. What the keyboard cannot tell from one of them is told as that one.
    void setUsed(const QList<QKeySequence> &used) { m_used = used; }

Q_SIGNALS:
    void pressed(const QKeySequence &keys);
    void emptied();

protected:
    bool event(QEvent *event) override;
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void keyReleaseEvent(QKeyEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    void beginComparing();
    void endComparing();
    void showKeys();

    QKeySequence m_keys;
    QList<QKeySequence> m_used;
    bool m_takesEscape = false;
    QLineEdit *m_line;
};

} // namespace wayout::settings
