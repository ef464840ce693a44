// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/answer/column.h"

#include <QList>

class BilingualLabel;
class DetailContext;
class PlainLabel;
class QBoxLayout;
class QGridLayout;
class TextButton;

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
    void addButton(TextButton *button);
    void toggleOther();
    void refreshOther();
    void arrange();

    DetailContext *m_context;
    PlainLabel *m_other = nullptr; ///< the signature in the language that is not being read
    TextButton *m_showOther = nullptr;
    TextButton *m_addNote = nullptr;
    QGridLayout *m_buttons = nullptr;
    QList<TextButton *> m_inOrder; ///< the buttons
    bool m_otherWanted = false;
};
