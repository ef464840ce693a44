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

/// One dead end or workaround, on a surface with round corners in the colour of its tone: what to do or not, why, when,
/// how often; code to copy; the sources.
class AttemptCard final : public Column
{
    Q_OBJECT

public:
    enum class Extent {
        Whole,
        Folded, ///< title and rate; the reason is shown on request
    };

    /// `section` is DeadEnds or Workarounds.
    AttemptCard(present::RecordPart section, qsizetype index, DetailContext *context, Extent extent = Extent::Whole);

    /// Returns what to try or not to try, in the reader's language.
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
