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
    static constexpr Row field[] = {{Fields, QT_TR_NOOP("%1: %2")}};
    static constexpr Row versionName[] = {{VersionName}};
    static constexpr Row relation[] = {{Target}, {TargetDistinction}, {TargetCondition, QT_TR_NOOP("When: %1")}};

    static constexpr Row windowHead[] = {{Signature}, {About}, {Stale}};
    static constexpr Row tryFirst[] = {{TryFirst, QT_TR_NOOP("Try first:")}};
    static constexpr Row windowDeadEnd[] = {{Action}, {Rate}, {Reason}, {Belief, QT_TR_NOOP("What people believe:")},
        {Condition, QT_TR_NOOP("When it fails: %1")}, {ShownByRun}, {AttemptSources}};
    static constexpr Row windowWorkaround[] = {{Action}, {Rate}, {Reason}, {Condition, QT_TR_NOOP("When: %1")},
        {Price, QT_TR_NOOP("The price:")}, {Code}, {ShownByRun}, {AttemptSources}};
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
    static constexpr Row names[] = {{ErrorCode, QT_TR_NOOP("Code:")}};
    static constexpr Row alias[] = {{Aliases}};
    static constexpr Row tags[] = {{Tags, QT_TR_NOOP("Tags:")}};

    static constexpr SectionOutline window[] = {
        {Head, 0, nullptr, windowHead},
        {Cause, 0, nullptr, cause},
        {TryFirst, 0, nullptr, tryFirst},
        {DeadEnds, 1, QT_TR_NOOP("Don't try"), windowDeadEnd},
        {Workarounds, 1, QT_TR_NOOP("Try"), windowWorkaround},
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
        {Fields, 2, nullptr, field},
    };

    static constexpr SectionOutline comparison[] = {
        {Distinction, 1, QT_TR_NOOP("How to tell them apart"), distinction},
        {Cause, 1, QT_TR_NOOP("Why it happens"), cause},
        {DeadEnds, 1, QT_TR_NOOP("Don't try"), windowDeadEnd},
        {Workarounds, 1, QT_TR_NOOP("Try"), windowWorkaround},
        {Fields, 0, nullptr, field},
    };

    static constexpr Row printHead[] = {{Signature}, {About}};
    static constexpr Row printDeadEnd[] = {
        {Action}, {Rate}, {Reason}, {Condition, QT_TR_NOOP("When it fails: %1")}, {ShownByRun}};
    static constexpr Row printWorkaround[] = {
        {Action}, {Rate}, {Reason}, {Condition, QT_TR_NOOP("When: %1")}, {Code}, {ShownByRun}};

    static constexpr SectionOutline print[] = {
        {Head, 0, nullptr, printHead},
        {Cause, 0, nullptr, cause},
        {Fields, 0, nullptr, field},
        {DeadEnds, 1, QT_TR_NOOP("Don't try"), printDeadEnd},
        {Workarounds, 1, QT_TR_NOOP("Try"), printWorkaround},
        {ConfusedWith, 1, QT_TR_NOOP("Often confused with"), relation},
        {Sources, 1, QT_TR_NOOP("Sources"), source},
    };

    static constexpr Row markdownHead[] = {{Signature}};
    static constexpr Row markdownDeadEnd[] = {{Action}, {Rate}, {Reason}, {Condition, QT_TR_NOOP("When it fails: %1")}};
    static constexpr Row markdownWorkaround[] = {
        {Action}, {Rate}, {Reason}, {Condition, QT_TR_NOOP("When: %1")}, {Code}};

    static constexpr SectionOutline markdown[] = {
        {Head, 0, nullptr, markdownHead},
        {Cause, 0, nullptr, cause},
        {Fields, 0, nullptr, field},
        {DeadEnds, 1, QT_TR_NOOP("Don't try"), markdownDeadEnd},
        {Workarounds, 1, QT_TR_NOOP("Try"), markdownWorkaround},
    };

    static constexpr Row terminalHead[] = {{Signature}, {Id}, {Domain, QT_TR_NOOP("Domain: %1")}};
    static constexpr Row terminalDeadEnd[] = {{Action}, {Rate}, {Reason}, {Condition, QT_TR_NOOP("When it fails: %1")},
        {Belief, QT_TR_NOOP("The belief behind it: %1")}, {Price, QT_TR_NOOP("Its price: %1")}};
    static constexpr Row terminalWorkaround[] = {
        {Action}, {Rate}, {Reason}, {Condition, QT_TR_NOOP("When: %1")}, {Price, QT_TR_NOOP("Its price: %1")}, {Code}};
    static constexpr Row terminalEvidence[] = {
        {Tier, QT_TR_NOOP("This record is %1.")}, {EvidenceCount}, {LastConfirmed, QT_TR_NOOP("Last confirmed: %1")}};
    static constexpr Row answerEvidence[] = {{Tier, QT_TR_NOOP("This record is %1.")}, {EvidenceCount},
        {LastConfirmed, QT_TR_NOOP("Last confirmed: %1")}, {ShowCommand, QT_TR_NOOP("All of it: wayout show %1")}};

    static constexpr SectionOutline terminal[] = {
        {Head, 0, nullptr, terminalHead},
        {Cause, 1, QT_TR_NOOP("Cause"), cause},
        {DeadEnds, 1, QT_TR_NOOP("What not to try"), terminalDeadEnd},
        {Workarounds, 1, QT_TR_NOOP("What to try"), terminalWorkaround},
        {VersionsAndSystems, 1, QT_TR_NOOP("Versions and systems"), {}},
        {Versions, 2, nullptr, versionName},
        {Systems, 2, nullptr, system},
        {LeadsTo, 1, QT_TR_NOOP("Leads to"), relation},
        {PrecededBy, 1, QT_TR_NOOP("Follows from"), relation},
        {ConfusedWith, 1, QT_TR_NOOP("Easily confused with"), relation},
        {Evidence, 1, QT_TR_NOOP("Evidence"), terminalEvidence},
        {Fields, 2, nullptr, field},
        {Sources, 2, nullptr, source},
    };

    static constexpr SectionOutline answer[] = {
        {Head, 0, nullptr, terminalHead},
        {Cause, 1, QT_TR_NOOP("Cause"), cause},
        {DeadEnds, 1, QT_TR_NOOP("What not to try"), terminalDeadEnd},
        {Workarounds, 1, QT_TR_NOOP("What to try"), terminalWorkaround},
        {ConfusedWith, 1, QT_TR_NOOP("Easily confused with"), relation},
        {Evidence, 1, QT_TR_NOOP("Evidence"), answerEvidence},
        {Fields, 2, nullptr, field},
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
    case Form::Answer:
        return Outlines::answer;
    }
    return {};
}

} // namespace wayout::present
