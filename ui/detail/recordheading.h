// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/detail/column.h"

class BilingualLabel;
class DetailContext;
class PlainLabel;
class QBoxLayout;
class TextButton;

/// What error this is: its signature, who checked the record and when, and the signature in the other language and as
/// something to search for.
class RecordHeading final : public Column
{
    Q_OBJECT

public:
    explicit RecordHeading(DetailContext *context, QWidget *parent = nullptr);

private:
    void addMeta(QBoxLayout *layout);
    void addButtons(QBoxLayout *layout);
    void addStar();
    void toggleOther();
    void refreshOther();
    void arrange();

    DetailContext *m_context;
    PlainLabel *m_other = nullptr; ///< the signature in the language that is not being read
    TextButton *m_showOther = nullptr;
    QBoxLayout *m_buttons = nullptr;
    bool m_otherWanted = false;
};
