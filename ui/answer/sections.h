// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/present/recorddocument.h"
#include "ui/answer/column.h"

class QVBoxLayout;

namespace wayout::answer {

class DetailContext;

/// A section of the record's document under its heading, with its subsections. The fix is a card with a border.
class DetailSection final : public Column
{
    Q_OBJECT

public:
    DetailSection(
        present::RecordPart part, const QList<present::RecordDocument::Section> &sections, DetailContext *context);

    present::RecordPart part() const { return m_part; }
    /// Returns the heading, which gets the focus after a jump so that a screen reader reads it.
    QWidget *heading() const;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void add(QWidget *widget);
    void addSection(const present::RecordDocument::Section &section);
    void addSubheading(present::RecordPart part);
    void addFix(qsizetype index);
    void addRows(const present::RecordDocument::Section &section);

    present::RecordPart m_part;
    DetailContext *m_context;
    QVBoxLayout *m_layout;
};

} // namespace wayout::answer
