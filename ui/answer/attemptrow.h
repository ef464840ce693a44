// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/present/recorddocument.h"
#include "ui/answer/column.h"
#include "ui/theme/textflow.h"

#include <functional>

class QBoxLayout;

namespace wayout::theme {
class PlainLabel;
class TextButton;
} // namespace wayout::theme

namespace wayout::answer {

class AttemptBody;
class DetailContext;

/// One dead end or workaround as a row that opens in place. A workaround shows when it holds, what to do with the first
/// line of its code, and how that is known. A dead end shows what not to do and why, in one line unless it destroys
/// something.
class AttemptRow final : public Column
{
    Q_OBJECT

public:
    AttemptRow(present::RecordPart section, qsizetype index, DetailContext *context, QWidget *parent = nullptr);

    /// Whether the body of the row has code.
    bool hasCode() const;
    void setOpen(bool open);

protected:
    void mouseReleaseEvent(QMouseEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void addDeadEnd();
    void addWorkaround();
    void addCell(QWidget *cell, int share);
    void followTitle(std::function<QList<theme::TextFlow::Run>()> words);
    void arrange();

    present::RecordPart m_section;
    qsizetype m_index;
    DetailContext *m_context;
    QBoxLayout *m_head;
    theme::TextButton *m_title;
    theme::PlainLabel *m_condition = nullptr;
    theme::PlainLabel *m_code = nullptr; ///< the first line
    theme::PlainLabel *m_known = nullptr;
    AttemptBody *m_body = nullptr; ///< once the row was opened
    bool m_isSpelledOut = false; ///< the title is never cut
};

} // namespace wayout::answer
