// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/present/recorddocument.h"

namespace wayout::present {

// The outline of every form of a record's document: its parts in order, with their labels.

namespace {

using Row = RecordDocument::Row;
using SectionOutline = RecordDocument::SectionOutline;

struct Outlines {
    Q_DECLARE_TR_FUNCTIONS(RecordDocument)

public:
    using enum RecordPart;

    static constexpr Row cause[] = {{Cause}};
    static constexpr Row distinction[] = {{TargetDistinction}};
    static constexpr Row system[] = {{Systems}};
    static constexpr Row source[] = {{Sources}};
    static constexpr Row versionName[] = {{VersionName}};
    static constexpr Row relation[] = {{Target}, {TargetDistinction}, {TargetCondition, QT_TR_NOOP("When: %1")}};

    static constexpr Row windowHead[] = {{Title}, {Signature}, {About}, {Stale}};
    static constexpr Row windowWorkaround[] = {{Action}, {Rate}, {Condition, QT_TR_NOOP("When: %1")}, {Code}, {Reason},
        {Price, QT_TR_NOOP("The price:")}, {KnownFrom}, {AttemptSources}};
    static constexpr Row windowDeadEnd[] = {{Action}, {Reason}, {Rate}, {Belief, QT_TR_NOOP("What people believe:")},
        {Condition, QT_TR_NOOP("When it fails: %1")}, {KnownFrom}, {AttemptSources}};
    static constexpr Row version[] = {{Versions}};
    static constexpr Row variant[] = {{Target}};
    static constexpr Row windowRelation[] = {
        {Target}, {TargetDistinction}, {TargetCondition, QT_TR_NOOP("When: %1")}, {Probability}};
    static constexpr Row windowEvidence[] = {{Tier, QT_TR_NOOP("Checked:")}, {EvidenceCount, QT_TR_NOOP("Evidence:")},
        {Confidence, QT_TR_NOOP("The author's confidence:")},
        {FixRate, QT_TR_NOOP("The author's figure for fixing it at all:")}, {Resolvable, QT_TR_NOOP("Can be solved:")},
        {Dates, QT_TR_NOOP("Dates:")}};
    static constexpr Row run[] = {{Runs}};
    static constexpr Row officialPage[] = {{OfficialSection, QT_TR_NOOP("Official page:")}, {OfficialPage}};
    static constexpr Row names[] = {
        {Signature, QT_TR_NOOP("Message:")}, {Id, QT_TR_NOOP("Record:")}, {ErrorCode, QT_TR_NOOP("Error code:")}};
    static constexpr Row alias[] = {{Aliases}};
    static constexpr Row tags[] = {{Tags, QT_TR_NOOP("Tags:")}};

    static constexpr SectionOutline window[] = {
        {Head, 0, nullptr, windowHead},
        {Cause, 0, nullptr, cause},
        {Fix, 1, QT_TR_NOOP("Do this"), windowWorkaround},
        {FirstLooks, 1, QT_TR_NOOP("First look"), windowWorkaround},
        {OtherWays, 1, QT_TR_NOOP("If that does not fit"), windowWorkaround},
        {DeadEnds, 1, QT_TR_NOOP("Do not"), windowDeadEnd},
        {VersionsAndSystems, 1, QT_TR_NOOP("Versions and systems"), {}},
        {Versions, 2, nullptr, version},
        {Systems, 2, nullptr, system},
        {Related, 1, QT_TR_NOOP("Related records"), {}},
        {Variants, 2, QT_TR_NOOP("The same error elsewhere"), variant},
        {ConfusedWith, 2, QT_TR_NOOP("Often confused with this one"), windowRelation},
        {LeadsTo, 2, QT_TR_NOOP("What it leads to"), windowRelation},
        {PrecededBy, 2, QT_TR_NOOP("What comes before it"), windowRelation},
        {Evidence, 1, QT_TR_NOOP("Evidence"), windowEvidence},
        {Runs, 2, nullptr, run},
        {OfficialPage, 2, nullptr, officialPage},
        {OtherSources, 2, QT_TR_NOOP("Sources:"), source},
        {Names, 2, nullptr, names},
        {Aliases, 2, QT_TR_NOOP("Also seen as:"), alias},
        {Tags, 2, nullptr, tags},
    };

    static constexpr SectionOutline comparison[] = {
        {Distinction, 1, QT_TR_NOOP("How to tell them apart"), distinction},
        {Cause, 1, QT_TR_NOOP("Why it happens"), cause},
        {Fix, 1, QT_TR_NOOP("Do this"), windowWorkaround},
        {FirstLooks, 1, QT_TR_NOOP("First look"), windowWorkaround},
        {OtherWays, 1, QT_TR_NOOP("If that does not fit"), windowWorkaround},
        {DeadEnds, 1, QT_TR_NOOP("Do not"), windowDeadEnd},
    };

    static constexpr Row printHead[] = {{Title}, {Signature}, {Id}, {About}};
    static constexpr Row printWorkaround[] = {
        {Action}, {Rate}, {Condition, QT_TR_NOOP("When: %1")}, {Reason}, {Code}, {KnownFrom}};
    static constexpr Row printDeadEnd[] = {
        {Action}, {Rate}, {Reason}, {Condition, QT_TR_NOOP("When it fails: %1")}, {KnownFrom}};

    static constexpr SectionOutline print[] = {
        {Head, 0, nullptr, printHead},
        {Cause, 0, nullptr, cause},
        {Fix, 1, QT_TR_NOOP("Do this"), printWorkaround},
        {FirstLooks, 1, QT_TR_NOOP("First look"), printWorkaround},
        {OtherWays, 1, QT_TR_NOOP("If that does not fit"), printWorkaround},
        {DeadEnds, 1, QT_TR_NOOP("Do not"), printDeadEnd},
        {ConfusedWith, 1, QT_TR_NOOP("Often confused with"), relation},
        {Sources, 1, QT_TR_NOOP("Sources"), source},
    };

    static constexpr Row markdownHead[] = {{Title}, {Signature}};
    static constexpr Row markdownWorkaround[] = {
        {Action}, {Rate}, {Condition, QT_TR_NOOP("When: %1")}, {Reason}, {Code}, {KnownFrom}};
    static constexpr Row markdownDeadEnd[] = {
        {Action}, {Rate}, {Reason}, {Condition, QT_TR_NOOP("When it fails: %1")}, {KnownFrom}};

    static constexpr SectionOutline markdown[] = {
        {Head, 0, nullptr, markdownHead},
        {Cause, 0, nullptr, cause},
        {Fix, 1, QT_TR_NOOP("Do this"), markdownWorkaround},
        {FirstLooks, 1, QT_TR_NOOP("First look"), markdownWorkaround},
        {OtherWays, 1, QT_TR_NOOP("If that does not fit"), markdownWorkaround},
        {DeadEnds, 1, QT_TR_NOOP("Do not"), markdownDeadEnd},
    };

    static constexpr Row terminalHead[] = {{Title}, {Signature}, {Id}, {Domain, QT_TR_NOOP("Domain: %1")}};
    static constexpr Row terminalDeadEnd[] = {{Action}, {Rate}, {Reason}, {Condition, QT_TR_NOOP("When it fails: %1")},
        {Belief, QT_TR_NOOP("The belief behind it: %1")}, {Price, QT_TR_NOOP("Its price: %1")}, {KnownFrom}};
    static constexpr Row terminalWorkaround[] = {{Action}, {Rate}, {Condition, QT_TR_NOOP("When: %1")}, {Reason},
        {Price, QT_TR_NOOP("Its price: %1")}, {Code}, {KnownFrom}};
    static constexpr Row terminalEvidence[] = {
        {Tier, QT_TR_NOOP("This record is %1.")}, {EvidenceCount}, {LastConfirmed, QT_TR_NOOP("Last confirmed: %1")}};

    static constexpr SectionOutline terminal[] = {
        {Head, 0, nullptr, terminalHead},
        {Cause, 1, QT_TR_NOOP("Cause"), cause},
        {Fix, 1, QT_TR_NOOP("Do this"), terminalWorkaround},
        {FirstLooks, 1, QT_TR_NOOP("First look"), terminalWorkaround},
        {OtherWays, 1, QT_TR_NOOP("If that does not fit"), terminalWorkaround},
        {DeadEnds, 1, QT_TR_NOOP("Do not"), terminalDeadEnd},
        {VersionsAndSystems, 1, QT_TR_NOOP("Versions and systems"), {}},
        {Versions, 2, nullptr, versionName},
        {Systems, 2, nullptr, system},
        {LeadsTo, 1, QT_TR_NOOP("Leads to"), relation},
        {PrecededBy, 1, QT_TR_NOOP("Follows from"), relation},
        {ConfusedWith, 1, QT_TR_NOOP("Easily confused with"), relation},
        {Evidence, 1, QT_TR_NOOP("Evidence"), terminalEvidence},
        {Sources, 2, nullptr, source},
    };
};

} // namespace

std::span<const RecordDocument::SectionOutline> RecordDocument::outline() const
{
    switch (m_form) {
    case Form::Window:
        return Outlines::window;
    case Form::Comparison:
        return Outlines::comparison;
    case Form::Print:
        return Outlines::print;
    case Form::Markdown:
        return Outlines::markdown;
    case Form::Terminal:
        return Outlines::terminal;
    }
    return {};
}

} // namespace wayout::present
