// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/present/recorddocument.h"
#include "app/storage/notebook.h"
#include "ui/answer/column.h"

class QBoxLayout;
class QVBoxLayout;

namespace wayout::theme {
class TextButton;
}

namespace wayout::answer {

class DetailContext;
class GrowingList;
class ResultSwitch;

/// What a record says about one dead end or workaround, below its title: when, the code to copy, how, what for; then
/// how that is known, the sources, and the question whether it helped.
class AttemptBody final : public Column
{
    Q_OBJECT

public:
    /// Leaves out the parts `above`, which are shown above the body.
    AttemptBody(present::RecordPart section, qsizetype index, const QList<present::RecordPart> &above,
        DetailContext *context, QWidget *parent = nullptr);

    /// Returns what to try or not to try, in the reader's language.
    QString title() const;

private:
    void addBlocks(const QList<present::RecordPart> &above);
    void addFoot();
    theme::TextButton *sourcesButton(const QStringList &sources);
    void toggleSources(const QStringList &sources);
    void arrange();

    present::RecordPart m_section;
    qsizetype m_index;
    DetailContext *m_context;
    QVBoxLayout *m_layout;
    QBoxLayout *m_foot;
    theme::TextButton *m_sources = nullptr;
    ResultSwitch *m_results = nullptr; ///< null in a comparison
    GrowingList *m_sourceList = nullptr; ///< once the sources were opened
};

} // namespace wayout::answer
