// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QKeySequenceEdit>

class QLineEdit;

namespace wayout::settings {

/// A field for pressing keys. It reports each key press at once, and shows the same keys until setKeys() is called.
///
/// Tab leaves the field as usual. Escape is for the window around it unless the field is asked to take it. Backspace
/// and Delete clear the field.
class KeyField final : public QKeySequenceEdit
{
    Q_OBJECT

public:
    explicit KeyField(QWidget *parent = nullptr);

    void setKeys(const QKeySequence &keys);
    void setName(const QString &name);
    void setTakesEscape(bool takes) { m_takesEscape = takes; }
    /// Sets keys that are already in use. A key press that the keyboard cannot distinguish from one of them is reported
    /// as that one.
    void setUsed(const QList<QKeySequence> &used) { m_used = used; }

Q_SIGNALS:
    void pressed(const QKeySequence &keys);
    void emptied();

protected:
    bool event(QEvent *event) override;
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
