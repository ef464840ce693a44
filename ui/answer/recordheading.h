// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/answer/column.h"

#include <QList>

class QBoxLayout;
class QGridLayout;

namespace wayout::theme {
class PlainLabel;
class TextButton;
} // namespace wayout::theme

namespace wayout::answer {

class DetailContext;

/// Names the error: its signature, and who checked the record and when. Offers to copy the signature or show it in the
/// other language, to mark the record as a favourite, and to write a note.
class RecordHeading final : public Column
{
    Q_OBJECT

public:
    explicit RecordHeading(DetailContext *context, QWidget *parent = nullptr);

private:
    void addMeta(QBoxLayout *layout);
    void addButtons(QBoxLayout *layout);
    void addStar();
    void addNote();
    void refreshNote();
    void addButton(theme::TextButton *button);
    void toggleOther();
    void refreshOther();
    void arrange();

    DetailContext *m_context;
    theme::PlainLabel *m_other = nullptr; ///< the signature in the other language
    theme::TextButton *m_showOther = nullptr;
    theme::TextButton *m_addNote = nullptr;
    QGridLayout *m_buttons = nullptr;
    QList<theme::TextButton *> m_inOrder; ///< the buttons in their order
    bool m_otherWanted = false;
};

} // namespace wayout::answer
