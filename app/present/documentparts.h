// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

namespace wayout::present {

/// The part of a record that a section or a row shows.
enum class RecordPart {
    // Sections. A section of attempts or of other records has an entry for each of them.
    Head,
    Cause,
    Fix, ///< the first workaround that is no check
    FirstLooks, ///< workarounds that only tell which case it is
    OtherWays, ///< the other workarounds
    Distinction, ///< what tells this record from the one on the other side of a comparison
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

/// Where a document is shown.
enum class DocumentForm {
    Window,
    Comparison, ///< side by side with another record
    Print,
    Markdown,
    Terminal,
};

/// A row of a section.
struct DocumentRow {
    RecordPart part = RecordPart::Head;
    const char *words = nullptr; ///< the label; "%1" in it stands for the text
};

} // namespace wayout::present
