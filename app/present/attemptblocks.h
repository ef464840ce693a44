// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/evidence/fittedrecord.h"
#include "app/present/blocktexts.h"

#include <QCoreApplication>

namespace wayout::present {

/// The blocks of a record's dead ends and workarounds on one occasion, in the order for that occasion.
class AttemptBlocks final
{
    Q_DECLARE_TR_FUNCTIONS(RecordDocument)

public:
    /// `record` must outlive the blocks.
    AttemptBlocks(const catalog::Record &record, const evidence::Occasion &occasion);

    /// Returns the positions of the entries in a section of dead ends or workarounds.
    QList<qsizetype> entries(RecordPart section) const;
    /// With `hasShortTitles` a reason in place of a missing title is cut after its first sentence.
    DocumentBlock block(
        RecordPart section, DocumentRow row, qsizetype index, const BlockTexts &texts, bool hasShortTitles) const;
    /// Returns a block with the text in the shown languages and the values of the paste in it.
    DocumentBlock prose(DocumentRow row, const catalog::BilingualText &text, const BlockTexts &texts) const;

private:
    template<typename Attempt>
    DocumentBlock attemptBlock(const Attempt &attempt, const catalog::BilingualText &reason, DocumentRow row,
        qsizetype index, const BlockTexts &texts, bool hasShortTitles) const;
    /// Returns the code of a workaround for the system of the paste, with the values of the paste.
    DocumentBlock codeBlock(qsizetype index) const;
    /// Returns the code of a workaround for the system of the paste, not filled in.
    catalog::CodeVariant codeFor(qsizetype index) const;
    /// Returns from which lines and lists of packages the code of a workaround is filled in.
    QStringList valueWords(qsizetype index) const;
    const evidence::FittedRecord &fitted() const;

    const catalog::Record *m_record;
    evidence::Occasion m_occasion;
    mutable std::optional<evidence::FittedRecord> m_fitted; ///< filled on first use
};

} // namespace wayout::present
