// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QDialog>

class QPushButton;
class WindowActions;

/// All keys of the window on one sheet, as they are now.
class ShortcutsDialog final : public QDialog
{
    Q_OBJECT

public:
    ShortcutsDialog(const WindowActions &actions, QWidget *parent);

Q_SIGNALS:
    void changeRequested();

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslateUi();

    const WindowActions &m_actions;
    QPushButton *m_change;
};
