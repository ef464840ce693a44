// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/present/recorddocument.h"
#include "ui/answer/column.h"

class DetailContext;
class QVBoxLayout;

/// A section of the record's document under its heading, with the sections inside it.
class DetailSection final : public Column
{
    Q_OBJECT

public:
    DetailSection(RecordPart part, const QList<RecordDocument::Section> &sections, DetailContext *context);

    RecordPart part() const { return m_part; }
    /// What a jump to the section gives the focus, so that it is read.
    QWidget *heading() const;

protected:
    void changeEvent(QEvent *event) override;

private:
    void add(QWidget *widget);
    void addSection(const RecordDocument::Section &section);
    void addSubheading(RecordPart part);
    void addDeadEnds(const QList<qsizetype> &order);
    void addWorkarounds(const QList<qsizetype> &order);

    RecordPart m_part;
    DetailContext *m_context;
    QVBoxLayout *m_layout;
};
