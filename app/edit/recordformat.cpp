// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/edit/recordformat.h"

#include "app/edit/fieldvalue.h"

#include <array>

using namespace Qt::StringLiterals;
using Content = FormatField::Content;

namespace {

constexpr auto chineseMark = "_zh"_L1;

const FormatField *fieldNamed(std::span<const FormatField> fields, const QString &key)
{
    for (const FormatField &field : fields) {
        if (key == field.key || (field.isBilingual && key == field.key + chineseMark)) {
            return &field;
        }
    }
    return nullptr;
}

} // namespace

std::span<const FormatField> deadEndFormat()
{
    static constexpr std::array fields{
        FormatField{"action"_L1, Content::Prose, true},
        FormatField{"why_fails"_L1, Content::Prose, true},
        FormatField{"condition"_L1, Content::Prose, true},
        FormatField{"common_misconception"_L1, Content::Prose, true},
        FormatField{"tradeoff"_L1, Content::Prose, true},
        FormatField{"fail_rate"_L1, Content::Rate},
        FormatField{"sources"_L1, Content::Lines},
    };
    return fields;
}

std::span<const FormatField> workaroundFormat()
{
    static constexpr std::array fields{
        FormatField{"action"_L1, Content::Prose, true},
        FormatField{"success_rate"_L1, Content::Rate},
        FormatField{"how"_L1, Content::Prose, true},
        FormatField{"code"_L1, Content::Code},
        FormatField{"code_language"_L1, Content::Line},
        FormatField{"condition"_L1, Content::Prose, true},
        FormatField{"tradeoff"_L1, Content::Prose, true},
        FormatField{"sources"_L1, Content::Lines},
    };
    return fields;
}

std::span<const FormatField> versionFormat()
{
    static constexpr std::array fields{
        FormatField{"version"_L1, Content::Label},
        FormatField{"introduced"_L1, Content::Label},
        FormatField{"deprecated"_L1, Content::Label},
        FormatField{"removed"_L1, Content::Label},
        FormatField{"behavior_change"_L1, Content::Prose},
        FormatField{"status"_L1, Content::Line},
    };
    return fields;
}

std::span<const FormatField> systemFormat()
{
    static constexpr std::array fields{
        FormatField{"windows"_L1, Content::Prose},
        FormatField{"macos"_L1, Content::Prose},
        FormatField{"linux"_L1, Content::Prose},
    };
    return fields;
}

std::span<const FormatField> transitionFormat()
{
    static constexpr std::array fields{
        FormatField{"error_id"_L1, Content::Line},
        FormatField{"probability"_L1, Content::Rate},
        FormatField{"condition"_L1, Content::Prose},
        FormatField{"distinction"_L1, Content::Prose, true},
    };
    return fields;
}

std::span<const FormatField> graphFormat()
{
    static constexpr std::array fields{
        FormatField{"leads_to"_L1, Content::Objects, false, &transitionFormat},
        FormatField{"preceded_by"_L1, Content::Objects, false, &transitionFormat},
        FormatField{"frequently_confused_with"_L1, Content::Objects, false, &transitionFormat},
    };
    return fields;
}

std::span<const FormatField> sampleFormat()
{
    static constexpr std::array fields{
        FormatField{"text"_L1, Content::Code},
        FormatField{"lang"_L1, Content::Line},
        FormatField{"tool"_L1, Content::Line},
        FormatField{"source"_L1, Content::Line},
    };
    return fields;
}

std::span<const FormatField> reproductionFormat()
{
    static constexpr std::array fields{
        FormatField{"environment"_L1, Content::Line},
        FormatField{"date"_L1, Content::Date},
        FormatField{"error"_L1, Content::Truth},
        FormatField{"dead_ends"_L1, Content::Truths},
        FormatField{"workarounds"_L1, Content::Truths},
    };
    return fields;
}

std::span<const FormatField> recordFormat()
{
    static constexpr std::array fields{
        FormatField{"id"_L1, Content::Line},
        FormatField{"signature"_L1, Content::Line, true},
        FormatField{"aliases"_L1, Content::Lines},
        FormatField{"regex"_L1, Content::Pattern},
        FormatField{"error_code"_L1, Content::Label},
        FormatField{"domain"_L1, Content::Line},
        FormatField{"category"_L1, Content::Line},
        FormatField{"subcategory"_L1, Content::Line},
        FormatField{"root_cause"_L1, Content::Prose, true},
        FormatField{"root_cause_type"_L1, Content::Line},
        FormatField{"versions"_L1, Content::Objects, false, &versionFormat},
        FormatField{"os_specific"_L1, Content::Object, false, &systemFormat},
        FormatField{"dead_ends"_L1, Content::Objects, false, &deadEndFormat},
        FormatField{"workarounds"_L1, Content::Objects, false, &workaroundFormat},
        FormatField{"transition_graph"_L1, Content::Object, false, &graphFormat},
        FormatField{"samples"_L1, Content::Objects, false, &sampleFormat},
        FormatField{"reproductions"_L1, Content::Objects, false, &reproductionFormat},
        FormatField{"official_doc_url"_L1, Content::Line},
        FormatField{"official_doc_section"_L1, Content::Line},
        FormatField{"verification_tier"_L1, Content::Line},
        FormatField{"evidence_count"_L1, Content::Count},
        FormatField{"confidence"_L1, Content::Rate},
        FormatField{"fix_success_rate"_L1, Content::Rate},
        FormatField{"resolvable"_L1, Content::Label},
        FormatField{"first_seen"_L1, Content::Date},
        FormatField{"last_confirmed"_L1, Content::Date},
        FormatField{"last_updated"_L1, Content::Date},
        FormatField{"tags"_L1, Content::Lines},
        FormatField{"locale"_L1, Content::Line},
    };
    return fields;
}

std::span<const FormatField> formatAt(const QString &pointer)
{
    std::span<const FormatField> fields = recordFormat();
    bool inList = false;
    for (const QString &part : pointerParts(pointer)) {
        if (inList) { // a position
            inList = false;
            continue;
        }
        const FormatField *field = fieldNamed(fields, part);
        if (!field || !field->fields) {
            return {};
        }
        fields = field->fields();
        inList = field->content == Content::Objects;
    }
    return inList ? std::span<const FormatField>() : fields;
}

const FormatField *formatField(const QString &pointer)
{
    const qsizetype last = pointer.lastIndexOf(u'/');
    return last < 0 ? nullptr : fieldNamed(formatAt(pointer.first(last)), pointerParts(pointer).constLast());
}

int formatPlace(std::span<const FormatField> fields, const QString &key)
{
    const FormatField *field = fieldNamed(fields, key);
    return field ? int(2 * (field - fields.data())) + (key == field->key ? 0 : 1) : -1;
}
