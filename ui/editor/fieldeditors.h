// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QLineEdit>
#include <QPlainTextEdit>

class QKeyEvent;

namespace wayout::editor {

/// An editor that leaves undo and redo to the draft.
template<typename Editor>
class DraftEditor : public Editor
{
protected:
    using Editor::Editor;

    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
};

/// Edits a single-line field. The down arrow key offers the usual values.
class FieldLine final : public DraftEditor<QLineEdit>
{
    Q_OBJECT

public:
    explicit FieldLine(const QStringList &choices, QWidget *parent);

protected:
    void keyPressEvent(QKeyEvent *event) override;
};

/// Edits a multi-line field; grows with its text up to a limit. Plain text; Tab moves to the next field.
class FieldText final : public DraftEditor<QPlainTextEdit>
{
    Q_OBJECT

public:
    FieldText(int fewestLines, QWidget *parent);

protected:
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void fit();

    const int m_fewestLines;
};

} // namespace wayout::editor
