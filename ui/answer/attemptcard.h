// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/present/recorddocument.h"
#include "ui/answer/column.h"

class QBoxLayout;
class QVBoxLayout;

namespace wayout::answer {

class DetailContext;
class RateBar;

/// One thing to try or not to try, on a calm surface with round corners in the colour of its tone: what, why, when, how often;
/// code to copy; the pages that say so.
class AttemptCard final : public Column
{
    Q_OBJECT

public:
    enum class Extent {
        Whole,
        Folded, ///< its title and its rate; the reason once it is asked for
    };

    /// `section` is that of the dead ends or of the workarounds.
    AttemptCard(present::RecordPart section, qsizetype index, DetailContext *context, Extent extent = Extent::Whole);

    /// What is to be tried or not, in the language that is read.
    QString title() const;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void addBlocks();
    void addFold();
    void addSources(const QStringList &sources);
    void arrange();

    present::RecordPart m_section;
    qsizetype m_index;
    DetailContext *m_context;
    QBoxLayout *m_top;
    QVBoxLayout *m_texts;
    RateBar *m_rate;
};

} // namespace wayout::answer
