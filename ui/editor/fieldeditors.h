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

/// One line of a draft. The arrow down offers what it usually says.
class FieldLine final : public DraftEditor<QLineEdit>
{
    Q_OBJECT

public:
    explicit FieldLine(const QStringList &choices, QWidget *parent);

protected:
    void keyPressEvent(QKeyEvent *event) override;
};

/// A text of a draft, as high as it needs to be up to a bound. Plain text; Tab goes on.
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
