// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/catalog/affectedversions.h"
#include "app/catalog/catalog.h"
#include "app/present/document.h"
#include "app/present/fieldlabels.h"

#include <QCoreApplication>
#include <QDate>
#include <QHash>

#include <optional>
#include <span>

namespace wayout::present {

/// What of a record a section or a row shows.
enum class RecordPart {
    // Sections. Those of attempts and of other records have an entry for each of them.
    Head,
    Cause,
    TryFirst,
    Distinction, ///< from the record that it is compared with
    DeadEnds,
    Workarounds,
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
    Fields, ///< those without a row of their own, each under its label
    // Rows.
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
    ShownByRun,
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
    ShowCommand,
    OfficialSection,
    ErrorCode,
};

/// What a record alone does not know.
struct RecordSurroundings {
    const catalog::Catalog *catalog = nullptr; ///< where other records are looked up
    QList<qsizetype> variants; ///< positions in it of the same error elsewhere
    QString paste; ///< its versions are held against the record's
    QString comparedWith; ///< id
};

/// A record as a document: sections with entries, entries with blocks. Every way to show a record is a form, whose outline says
/// which parts it has, in which order and under which words; what a part says is decided in one place for all forms.
/// Blocks are made when they are asked for, in the language of the interface at that time: a window need not make all of them
/// at once, and asks again when a language changes.
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
        Answer, ///< Terminal: what to do and what not, and how that is known
    };
    struct Row {
        RecordPart part = RecordPart::Head;
        const char *words = nullptr; ///< its label; "%1" in it stands for the text
    };
    /// A section as a form has it.
    struct SectionOutline {
        RecordPart part;
        int level;
        const char *heading;
        std::span<const Row> rows;
    };
    struct Section {
        RecordPart part;
        int level; ///< 0: without a heading of its own; 2: inside the section of level 1 before it
        QString heading;
        std::span<const Row> rows;
        QList<qsizetype> entries; ///< positions in the record's own lists
    };

    /// `record` has to outlive the document.
    RecordDocument(const catalog::Record &record, catalog::ContentLanguage language, Form form,
        RecordSurroundings surroundings = {});

    void setLanguage(catalog::ContentLanguage language) { m_language = language; }
    void setPaste(const QString &paste);
    /// All forms show the text under the label, after the fields that the schema marks as facts.
    void addField(const QString &label, const catalog::BilingualText &text) { m_fields.append({label, text}); }

    /// Those that have something to show, in order.
    QList<Section> sections() const;
    /// Of a section that the form has; so are the next two.
    QString heading(RecordPart section) const;
    std::span<const Row> rows(RecordPart section) const;
    QList<qsizetype> entries(RecordPart section) const;
    /// All of it from top to bottom, headings included.
    QList<DocumentBlock> blocks() const;
    /// Empty when the record has nothing there.
    DocumentBlock block(RecordPart section, Row row, qsizetype entry) const;

private:
    /// The sections of the form, in its order.
    std::span<const SectionOutline> outline() const;
    DocumentBlock headBlock(Row row) const;
    DocumentBlock tryFirst(Row row, qsizetype index) const;
    template<typename Attempt>
    DocumentBlock attemptBlock(
        const Attempt &attempt, const catalog::BilingualText &reason, Row row, qsizetype index) const;
    DocumentBlock relationBlock(const catalog::Transition &transition, Row row) const;
    DocumentBlock evidenceBlock(Row row) const;
    DocumentBlock lineBlock(RecordPart section, Row row, qsizetype index) const;
    /// Fields without a row in the outlines. Their labels are in the language of the interface at the time of the call.
    QList<LabelledField> fields() const;
    DocumentBlock version(qsizetype index) const;
    DocumentBlock tags(Row row) const;
    DocumentBlock linkTo(const QString &id) const;
    /// Empty without a text.
    DocumentBlock known(Row row, const QString &text, bool hasCode = false) const;
    /// Likewise; in the language that is read.
    DocumentBlock text(Row row, const catalog::BilingualText &text, bool hasCode = true) const;
    DocumentBlock fact(Row row, const QString &text, bool hasCode = false) const;
    QString tier() const;
    const QStringList &sources() const;
    /// In sources(), of the first that a section shows.
    qsizetype firstSource(RecordPart section) const;

    const catalog::Record *m_record;
    catalog::ContentLanguage m_language;
    Form m_form;
    RecordSurroundings m_surroundings;
    QDate m_today;
    QList<LabelledField> m_fields;
    // Made when they are first asked for.
    mutable QHash<qsizetype, std::optional<catalog::VersionFound>> m_versionsFound;
    mutable std::optional<QStringList> m_sources;
};

} // namespace wayout::present
