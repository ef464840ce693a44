// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/catalog/affectedversions.h"
#include "app/catalog/catalog.h"
#include "app/evidence/fittedrecord.h"
#include "app/present/document.h"
#include "app/present/fieldlabels.h"

#include <QCoreApplication>
#include <QDate>
#include <QHash>

#include <optional>
#include <span>

namespace wayout::present {

/// The part of a record that a section or a row shows.
enum class RecordPart {
    // Sections. A section of attempts or of other records has an entry for each of them.
    Head,
    Cause,
    Fix, ///< the first workaround that is no check
    FirstLooks, ///< workarounds that only tell which case it is
    OtherWays, ///< the other workarounds
    Distinction, ///< from the record on the other side of a comparison
    DeadEnds,
    VersionsAndSystems,
    Versions,
    Systems,
    Related,
    Variants,
    ConfusedWith,
    LeadsTo,
    PrecededBy,
    Evidence,
    Runs,
    OfficialPage,
    OtherSources,
    Sources,
    Names,
    Aliases,
    Tags,
    Fields, ///< fields without a row of their own, each under its label
    // Rows.
    Title,
    Signature,
    Id,
    Domain,
    About,
    Stale,
    Action,
    Rate,
    Reason,
    Belief,
    Condition,
    Price,
    Code,
    KnownFrom, ///< how it is known that the attempt works or fails
    KnownBriefly, ///< the same without the systems it was tested on
    AttemptSources,
    Target,
    TargetDistinction,
    TargetCondition,
    Probability,
    VersionName,
    Tier,
    EvidenceCount,
    Confidence,
    FixRate,
    Resolvable,
    Dates,
    LastConfirmed,
    OfficialSection,
    ErrorCode,
};

/// Whether the part is a section of workarounds.
constexpr bool isOfWorkarounds(RecordPart section)
{
    return section == RecordPart::Fix || section == RecordPart::FirstLooks || section == RecordPart::OtherWays;
}

/// The context of a record, which the record itself does not know.
struct RecordSurroundings {
    const catalog::Catalog *catalog = nullptr; ///< for looking up other records
    QList<qsizetype> variants; ///< positions in `catalog` of the same error elsewhere
    QString paste; ///< its versions are compared with the record's
    /// The 1-based line of the paste where the record was found. Its values fill the placeholders of the record, and
    /// decide the order of its entries. 0 if the record does not explain the paste.
    int line = 0;
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
    enum class Form {
        Window,
        Comparison, ///< side by side with another record
        Print,
        Markdown,
        Terminal,
    };
    struct Row {
        RecordPart part = RecordPart::Head;
        const char *words = nullptr; ///< the label; "%1" in it stands for the text
    };
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

    void setLanguage(catalog::ContentLanguage language) { m_language = language; }
    /// Sets the text that is being explained; see RecordSurroundings.
    void setPaste(const QString &paste, int line);
    /// Adds a text that all forms show under the label, after the fields that the schema marks as facts.
    void addField(const QString &label, const catalog::BilingualText &text) { m_fields.append({label, text}); }

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
    /// Returns the positions of the workarounds that the section shows.
    QList<qsizetype> workarounds(RecordPart section) const;
    const evidence::FittedRecord &fitted() const;
    /// Returns the code of a workaround for the system of the paste, with the values of the paste.
    DocumentBlock codeBlock(qsizetype index) const;
    evidence::EntryEvidence evidenceOf(bool isDeadEnd, qsizetype index) const;
    DocumentBlock headBlock(Row row) const;
    template<typename Attempt>
    DocumentBlock attemptBlock(
        const Attempt &attempt, const catalog::BilingualText &reason, Row row, qsizetype index) const;
    DocumentBlock relationBlock(const catalog::Transition &transition, Row row) const;
    DocumentBlock evidenceBlock(Row row) const;
    DocumentBlock lineBlock(RecordPart section, Row row, qsizetype index) const;
    /// Returns the fields without a row in the outlines, with labels in the current language of the interface.
    QList<LabelledField> fields() const;
    DocumentBlock version(qsizetype index) const;
    DocumentBlock tags(Row row) const;
    DocumentBlock linkTo(const QString &id) const;
    /// Returns fact(), or an empty block when the text is empty.
    DocumentBlock known(Row row, const QString &text, bool hasCode = false) const;
    /// Returns a block with the text in the shown languages; an empty block when there is no text.
    DocumentBlock text(Row row, const catalog::BilingualText &text, bool hasCode = true) const;
    /// Returns a block with the text in the shown languages and the values of the paste in it.
    DocumentBlock prose(Row row, const catalog::BilingualText &text) const;
    /// Returns a block with the text under the row's label.
    DocumentBlock fact(Row row, const QString &text, bool hasCode = false) const;
    QString tier() const;
    const QStringList &sources() const;
    /// Returns the position in sources() of the first one that the section shows.
    qsizetype firstSource(RecordPart section) const;

    const catalog::Record *m_record;
    catalog::ContentLanguage m_language;
    Form m_form;
    RecordSurroundings m_surroundings;
    QDate m_today;
    QList<LabelledField> m_fields;
    // Filled on first use.
    mutable QHash<qsizetype, std::optional<catalog::VersionFound>> m_versionsFound;
    mutable std::optional<QStringList> m_sources;
    mutable std::optional<evidence::FittedRecord> m_fitted;
};

} // namespace wayout::present
