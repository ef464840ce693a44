// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/answer/column.h"

class QBoxLayout;

namespace wayout::answer {

class DetailContext;

/// Names the error: its title, where it comes from, and where it was found in the pasted text. Offers to mark the record
/// as a favourite, to write a note, and to copy the English signature.
class RecordHeading final : public Column
{
    Q_OBJECT

public:
    explicit RecordHeading(DetailContext *context, QWidget *parent = nullptr);

private:
    void addButtons(QBoxLayout *row);
    void addStar(QBoxLayout *row);
    void addNote(QBoxLayout *row);
    void addCopy(QBoxLayout *row);
    void addReplaced(QBoxLayout *layout);

    DetailContext *m_context;
};

} // namespace wayout::answer
