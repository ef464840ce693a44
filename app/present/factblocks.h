// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/catalog/affectedversions.h"
#include "app/present/blocktexts.h"

#include <QCoreApplication>

#include <optional>

namespace wayout::present {

/// The blocks of what is known about a record as a whole: the versions and systems that have the error, how far the
/// record is verified, its sources, its names.
class FactBlocks final
{
    Q_DECLARE_TR_FUNCTIONS(RecordDocument)

public:
    /// `record` must outlive the blocks.
    FactBlocks(const catalog::Record &record, DocumentForm form);

    /// Sets the versions that a paste has, for each of the record's.
    void setVersionsFound(const QList<std::optional<catalog::VersionFound>> &found) { m_versionsFound = found; }

    /// Returns how many entries a section has; 1 for a section that is not about such facts.
    qsizetype count(RecordPart section) const;
    DocumentBlock block(RecordPart section, DocumentRow row, qsizetype index, const BlockTexts &texts) const;

private:
    DocumentBlock evidenceBlock(DocumentRow row) const;
    DocumentBlock version(qsizetype index) const;
    DocumentBlock tags(DocumentRow row) const;
    QString tier() const;
    const QStringList &sources() const;
    /// Returns the position in sources() of the first one that the section shows.
    qsizetype firstSource(RecordPart section) const;

    const catalog::Record *m_record;
    DocumentForm m_form;
    QList<std::optional<catalog::VersionFound>> m_versionsFound;
    mutable std::optional<QStringList> m_sources; ///< filled on first use
};

} // namespace wayout::present
