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

/// What error this is: its signature, who checked the record and when, and what can be done with it: its signature copied or
/// read in the other language, the record kept among the favourites, a note on it.
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
    theme::PlainLabel *m_other = nullptr; ///< the signature in the language that is not being read
    theme::TextButton *m_showOther = nullptr;
    theme::TextButton *m_addNote = nullptr;
    QGridLayout *m_buttons = nullptr;
    QList<theme::TextButton *> m_inOrder; ///< the buttons
    bool m_otherWanted = false;
};

} // namespace wayout::answer
