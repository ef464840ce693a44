// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QLineEdit>
#include <QPlainTextEdit>

/// One line of a draft. Undo and redo are the draft's. The arrow down offers what it usually says.
class FieldLine final : public QLineEdit
{
    Q_OBJECT

public:
    explicit FieldLine(const QStringList &choices, QWidget *parent);

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
};

/// A text of a draft, as high as it needs to be up to a bound. Plain text; undo and redo are the draft's; Tab goes on.
class FieldText final : public QPlainTextEdit
{
    Q_OBJECT

public:
    FieldText(int fewestLines, QWidget *parent);

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void fit();

    const int m_fewestLines;
};
