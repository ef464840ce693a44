// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/catalog/catalog.h"
#include "app/present/attemptblocks.h"
#include "app/present/factblocks.h"

#include <span>

namespace wayout::present {

/// The context of a record, which the record itself does not know.
struct RecordSurroundings {
    const catalog::Catalog *catalog = nullptr; ///< for looking up other records
    QList<qsizetype> variants; ///< positions in `catalog` of the same error elsewhere
    /// Decides the order of the entries and fills the placeholders; see occasionFor().
    evidence::Occasion occasion;
    QString comparedWith; ///< id of the record on the other side of a comparison
};

/// A record as a document: sections with entries, entries with blocks. Every way to show a record is a form. The
/// outline of a form lists its parts in order with their labels; the text of a part is decided in one place for all
/// forms. Blocks are made on request, in the language of the interface at that time. So a window need not make all of
/// them at once, and requests them again when a language changes.
class RecordDocument final
{
    Q_DECLARE_TR_FUNCTIONS(RecordDocument)

public:
    using Form = DocumentForm;
    using Row = DocumentRow;
    /// A section in the outline of a form.
    struct SectionOutline {
        RecordPart part;
        int level;
        const char *heading;
        std::span<const Row> rows;
    };
    struct Section {
        RecordPart part;
        int level; ///< 0: without a heading of its own; 2: inside the preceding section of level 1
        QString heading;
        std::span<const Row> rows;
        QList<qsizetype> entries; ///< see RecordDocument::entries()
    };

    /// `record` must outlive the document.
    RecordDocument(const catalog::Record &record, catalog::ContentLanguage language, Form form,
        RecordSurroundings surroundings = {});

    void setLanguage(catalog::ContentLanguage language) { m_texts = BlockTexts(language); }
    const evidence::Occasion &occasion() const { return m_surroundings.occasion; }
    void setOccasion(const evidence::Occasion &occasion);

    /// Returns the sections that have something to show, in order.
    QList<Section> sections() const;
    /// Returns the heading of a section; the form must have the section.
    QString heading(RecordPart section) const;
    /// Returns the rows of a section; the form must have the section.
    std::span<const Row> rows(RecordPart section) const;
    /// Returns the entries of a section: positions in the record's own list; for variants, in the catalogue.
    QList<qsizetype> entries(RecordPart section) const;
    /// Returns all blocks from top to bottom, headings included.
    QList<DocumentBlock> blocks() const;
    /// Returns an empty block when the record has nothing there.
    DocumentBlock block(RecordPart section, Row row, qsizetype entry) const;

private:
    /// Returns the sections of the form, in its order.
    std::span<const SectionOutline> outline() const;
    DocumentBlock headBlock(Row row) const;
    DocumentBlock relationBlock(const catalog::Transition &transition, Row row) const;
    catalog::BilingualText distinction() const;
    DocumentBlock linkTo(const QString &id) const;

    const catalog::Record *m_record;
    Form m_form;
    RecordSurroundings m_surroundings;
    BlockTexts m_texts;
    AttemptBlocks m_attempts;
    FactBlocks m_facts;
};

} // namespace wayout::present
