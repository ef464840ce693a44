// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/catalog/record.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <span>
#include <string_view>
#include <tuple>
#include <type_traits>

namespace wayout::catalog {

// The fields of a record, one row for each. Reading, writing, packing, the checks, the editor and the display of
// records follow these rows. A new field needs a member in record.h, a row here, and a label in
// app/present/fieldlabels.cpp.

/// The way in which a value is read and edited.
enum class FieldKind {
    Line, ///< a text without line breaks
    Link, ///< a line, or a list of lines, each of them a web address
    Prose, ///< a text
    Remark, ///< a text that is edited in one line
    Source, ///< a remark that may be a web address
    Code, ///< a text in a fixed font, without control characters
    Output, ///< a text in a fixed font, with control characters made visible
    Pattern, ///< a regex
    Label, ///< a line, a whole number or a truth: "1045" and 1045
    Rate, ///< 0..1
    Count,
    Date, ///< "2026-06-01"
    Truth,
    Lines, ///< a list of texts without line breaks
    Truths, ///< a list of true, false and null
    Object, ///< an object with its own fields
    Objects, ///< a list of objects, each with its own fields
    NamedObjects, ///< an object of objects, each with its own fields; edited as JSON
};

/// The consequence for an object that lacks a field.
enum class FieldNeed {
    Optional,
    Required, ///< the object is reported and left out, and its other fields are not read
    AnyOf, ///< the object is reported and left out if it lacks all fields of this need
    Silent, ///< the object is left out
};

/// The page of the editor that shows a field of the record.
enum class FormSection {
    None,
    Error,
    Samples,
    Cause,
    DeadEnds,
    Workarounds,
    Versions,
    Related,
    Evidence,
    Runs,
    Filing
};

struct FieldTraits {
    /// For texts only. The kind of any other value follows from its type.
    FieldKind kind = FieldKind::Line;
    FieldNeed need = FieldNeed::Optional;
    FormSection section = FormSection::None;
    /// Whether a plain text in a list of objects is read as an object with only this field.
    bool isPlainEntry = false;
    /// The key of the field that precedes this one in recordToJson(), if not the row above.
    const char *writtenAfter = nullptr;
    /// The key of the field that precedes this one on the page of the editor, if not the row above.
    const char *editedAfter = nullptr;
    /// The only values that a text, or a text of a list, may have; empty if it may have any.
    std::span<const std::string_view> words = {};
    /// Whether the value is the key under which the object is found in the object around it.
    bool isName = false;
};

/// The systems that a part of a record can be for: operating systems, and families of Linux distributions.
inline constexpr std::array<std::string_view, 7> systemWords{
    "linux", "macos", "windows", "debian", "fedora", "arch", "alpine"};
inline constexpr std::array<std::string_view, 3> reportOutcomes{"worked", "failed", "harm"};
inline constexpr std::array<std::string_view, 1> stepWords{"check"};
/// What a value from a paste may be; each kind allows other characters and another length.
inline constexpr std::array<std::string_view, 11> captureKinds{
    "port", "host", "path", "package", "module", "identifier", "ref", "version", "number", "url", "word"};

/// The lists of packages in which a value can be looked up: by what file of the package it names, or by what it is
/// imported or called as.
inline constexpr std::array<std::string_view, 10> captureSources{"debian:library", "debian:header", "debian:link",
    "debian:pkgconfig", "debian:cmake", "debian:command", "debian:perl", "debian:python", "pypi", "npm"};

/// A JSON key and the member that stores its value. A BilingualText has a key for each of textLanguages.
template<typename Owner, typename Member>
struct RecordField {
    using Value = Member;

    const char *key = nullptr;
    Member Owner::*member = nullptr;
    FieldTraits traits = {};
};
template<typename Owner, typename Member>
RecordField(const char *, Member Owner::*, FieldTraits = {}) -> RecordField<Owner, Member>;

/// A JSON object without its own struct. The rows of `Members` refer to members of the enclosing struct.
template<typename Members>
struct RecordFieldGroup {
    using Fields = Members;

    const char *key = nullptr;
    FormSection section = FormSection::None;
};

/// The rows of a struct, in the order of the fields in a draft.
template<typename Struct>
inline constexpr auto recordSchema = std::tuple<>();

template<>
inline constexpr auto recordSchema<Applicability> = std::tuple{
    RecordField{"text", &Applicability::text, {.kind = FieldKind::Pattern}},
    RecordField{"os", &Applicability::os, {.words = systemWords}},
    RecordField{"versions", &Applicability::versions},
};

template<>
inline constexpr auto recordSchema<Report> = std::tuple{
    RecordField{"url", &Report::url, {.kind = FieldKind::Link}},
    RecordField{"outcome", &Report::outcome, {.need = FieldNeed::AnyOf, .words = reportOutcomes}},
    RecordField{"date", &Report::date},
    RecordField{"note", &Report::note, {.kind = FieldKind::Remark}},
};

template<>
inline constexpr auto recordSchema<CodeVariant> = std::tuple{
    RecordField{"os", &CodeVariant::os, {.words = systemWords}},
    RecordField{"shell", &CodeVariant::shell},
    RecordField{"code", &CodeVariant::code, {.kind = FieldKind::Code, .need = FieldNeed::AnyOf}},
    RecordField{"code_language", &CodeVariant::codeLanguage},
};

template<>
inline constexpr auto recordSchema<Capture> = std::tuple{
    RecordField{"name", &Capture::name, {.isName = true}},
    RecordField{"regex", &Capture::regex, {.kind = FieldKind::Pattern, .need = FieldNeed::AnyOf}},
    RecordField{"kind", &Capture::kind, {.need = FieldNeed::AnyOf, .words = captureKinds}},
    RecordField{"map", &Capture::map},
    RecordField{"from", &Capture::from, {.words = captureSources}},
};

template<>
inline constexpr auto recordSchema<DeadEnd> = std::tuple{
    RecordField{"action", &DeadEnd::action, {.kind = FieldKind::Prose, .need = FieldNeed::AnyOf, .isPlainEntry = true}},
    RecordField{"why_fails", &DeadEnd::whyFails, {.kind = FieldKind::Prose, .need = FieldNeed::AnyOf}},
    RecordField{"condition", &DeadEnd::condition, {.kind = FieldKind::Prose}},
    RecordField{"common_misconception", &DeadEnd::misconception, {.kind = FieldKind::Prose}},
    RecordField{"tradeoff", &DeadEnd::tradeoff, {.kind = FieldKind::Prose}},
    RecordField{"fail_rate", &DeadEnd::failRate, {.writtenAfter = "why_fails"}},
    RecordField{"sources", &DeadEnd::sources, {.kind = FieldKind::Link}},
    RecordField{"applies", &DeadEnd::applies},
    RecordField{"reports", &DeadEnd::reports},
};

template<>
inline constexpr auto recordSchema<Workaround> = std::tuple{
    RecordField{
        "action", &Workaround::action, {.kind = FieldKind::Prose, .need = FieldNeed::AnyOf, .isPlainEntry = true}},
    RecordField{"success_rate", &Workaround::successRate},
    RecordField{"how", &Workaround::how, {.kind = FieldKind::Prose, .need = FieldNeed::AnyOf}},
    RecordField{"code", &Workaround::code, {.kind = FieldKind::Code, .need = FieldNeed::AnyOf}},
    RecordField{"code_language", &Workaround::codeLanguage},
    RecordField{"condition", &Workaround::condition, {.kind = FieldKind::Prose}},
    RecordField{"tradeoff", &Workaround::tradeoff, {.kind = FieldKind::Prose}},
    RecordField{"sources", &Workaround::sources, {.kind = FieldKind::Link}},
    RecordField{"step", &Workaround::step, {.writtenAfter = "action", .words = stepWords}},
    RecordField{"variants", &Workaround::variants, {.writtenAfter = "code_language"}},
    RecordField{"applies", &Workaround::applies, {.writtenAfter = "condition"}},
    RecordField{"reports", &Workaround::reports},
};

template<>
inline constexpr auto recordSchema<AffectedVersion> = std::tuple{
    RecordField{"version", &AffectedVersion::version, {.kind = FieldKind::Label, .isPlainEntry = true}},
    RecordField{"introduced", &AffectedVersion::introduced, {.kind = FieldKind::Label}},
    RecordField{"deprecated", &AffectedVersion::deprecated, {.kind = FieldKind::Label}},
    RecordField{"removed", &AffectedVersion::removed, {.kind = FieldKind::Label}},
    RecordField{"behavior_change", &AffectedVersion::behaviorChange, {.kind = FieldKind::Prose}},
    RecordField{"status", &AffectedVersion::status},
};

template<>
inline constexpr auto recordSchema<Transition> = std::tuple{
    RecordField{"error_id", &Transition::recordId, {.need = FieldNeed::AnyOf, .isPlainEntry = true}},
    RecordField{"probability", &Transition::probability},
    RecordField{"condition", &Transition::condition, {.kind = FieldKind::Prose}},
    RecordField{"distinction", &Transition::distinction, {.kind = FieldKind::Prose}},
};

/// Names the rows for the edges to other records.
struct TransitionGraph;

template<>
inline constexpr auto recordSchema<TransitionGraph> = std::tuple{
    RecordField{"leads_to", &Record::leadsTo},
    RecordField{"preceded_by", &Record::precededBy},
    RecordField{"frequently_confused_with", &Record::confusedWith},
};

template<>
inline constexpr auto recordSchema<Sample> = std::tuple{
    RecordField{"text", &Sample::text, {.kind = FieldKind::Output, .need = FieldNeed::Silent, .isPlainEntry = true}},
    RecordField{"lang", &Sample::lang},
    RecordField{"tool", &Sample::tool},
    RecordField{"source", &Sample::source, {.kind = FieldKind::Source}},
};

template<>
inline constexpr auto recordSchema<Reproduction> = std::tuple{
    RecordField{"environment", &Reproduction::environment, {.kind = FieldKind::Remark}},
    RecordField{"date", &Reproduction::date},
    RecordField{"error", &Reproduction::error},
    RecordField{"dead_ends", &Reproduction::deadEnds},
    RecordField{"workarounds", &Reproduction::workarounds},
};

template<>
inline constexpr auto recordSchema<Record> = std::tuple{
    RecordField{
        "id", &Record::id, {.need = FieldNeed::Required, .section = FormSection::Error, .editedAfter = "domain"}},
    RecordField{"signature", &Record::signature, {.section = FormSection::Error}},
    RecordField{"title", &Record::title, {.section = FormSection::Error}},
    RecordField{
        "aliases", &Record::aliases, {.section = FormSection::Error, .writtenAfter = "locale", .editedAfter = "regex"}},
    RecordField{"regex", &Record::regex, {.kind = FieldKind::Pattern, .section = FormSection::Error}},
    RecordField{"captures", &Record::captures, {.section = FormSection::Samples}},
    RecordField{"error_code", &Record::errorCode,
        {.kind = FieldKind::Label,
            .section = FormSection::Error,
            .writtenAfter = "official_doc_section",
            .editedAfter = "id"}},
    RecordField{"domain", &Record::domain, {.section = FormSection::Error}},
    RecordField{"category", &Record::category, {.section = FormSection::Error}},
    RecordField{"subcategory", &Record::subcategory, {.section = FormSection::Error}},
    RecordField{"root_cause", &Record::rootCause, {.kind = FieldKind::Prose, .section = FormSection::Cause}},
    RecordField{"root_cause_type", &Record::rootCauseType, {.section = FormSection::Cause}},
    RecordField{"versions", &Record::versions, {.section = FormSection::Versions}},
    RecordField{"os_specific", &Record::osSpecific, {.section = FormSection::Versions}},
    RecordField{"dead_ends", &Record::deadEnds, {.section = FormSection::DeadEnds}},
    RecordField{"workarounds", &Record::workarounds, {.section = FormSection::Workarounds}},
    RecordFieldGroup<TransitionGraph>{"transition_graph", FormSection::Related},
    RecordField{"samples", &Record::samples, {.section = FormSection::Samples}},
    RecordField{"reproductions", &Record::reproductions, {.section = FormSection::Runs}},
    RecordField{
        "official_doc_url", &Record::officialDocUrl, {.kind = FieldKind::Link, .section = FormSection::Evidence}},
    RecordField{"official_doc_section", &Record::officialDocSection, {.section = FormSection::Evidence}},
    RecordField{"verification_tier", &Record::verificationTier, {.section = FormSection::Evidence}},
    RecordField{
        "evidence_count", &Record::evidenceCount, {.section = FormSection::Evidence, .writtenAfter = "last_updated"}},
    RecordField{"confidence", &Record::confidence, {.section = FormSection::Evidence}},
    RecordField{"fix_success_rate", &Record::fixSuccessRate, {.section = FormSection::Evidence}},
    RecordField{"resolvable", &Record::resolvable, {.kind = FieldKind::Label, .section = FormSection::Evidence}},
    RecordField{"first_seen", &Record::firstSeen, {.section = FormSection::Evidence}},
    RecordField{"last_confirmed", &Record::lastConfirmed, {.section = FormSection::Evidence}},
    RecordField{"last_updated", &Record::lastUpdated, {.section = FormSection::Evidence}},
    RecordField{"tags", &Record::tags, {.section = FormSection::Filing}},
    RecordField{"locale", &Record::locale, {.section = FormSection::Filing}},
};

/// The members of a record that are not in its file, but say where it was read.
inline constexpr auto recordOrigin = std::tuple{&Record::file, &Record::line, &Record::replaces};

template<typename Struct>
concept HasRecordSchema = !std::is_same_v<decltype(recordSchema<Struct>), const std::tuple<>>;

template<typename Row>
concept IsFieldGroup = !requires(const Row &row)
{
    row.member;
};

template<typename Value>
concept IsObjectList = requires
{
    requires HasRecordSchema<typename Value::value_type>;
};

/// Whether objects of this struct are found by their names in the object around them.
template<HasRecordSchema Struct>
inline constexpr bool IsNamed = std::apply(
    [](const auto &...rows) { return (rows.traits.isName || ...); }, recordSchema<Struct>);

/// Returns the kind of a field. Except for texts, it follows from the type of the value.
template<typename Owner, typename Value>
constexpr FieldKind kindOf(const RecordField<Owner, Value> &field)
{
    if constexpr (std::is_same_v<Value, QStringList>) {
        return FieldKind::Lines;
    } else if constexpr (std::is_same_v<Value, std::optional<double>>) {
        return FieldKind::Rate;
    } else if constexpr (std::is_same_v<Value, std::optional<int>>) {
        return FieldKind::Count;
    } else if constexpr (std::is_same_v<Value, std::optional<bool>>) {
        return FieldKind::Truth;
    } else if constexpr (std::is_same_v<Value, QDate>) {
        return FieldKind::Date;
    } else if constexpr (std::is_same_v<Value, Outcomes>) {
        return FieldKind::Truths;
    } else if constexpr (std::is_same_v<Value, QString> || std::is_same_v<Value, BilingualText>) {
        return field.traits.kind;
    } else if constexpr (HasRecordSchema<Value> || !IsObjectList<Value>) {
        return FieldKind::Object;
    } else {
        return IsNamed<typename Value::value_type> ? FieldKind::NamedObjects : FieldKind::Objects;
    }
}

/// Calls `visit` with each row of a struct, including groups.
template<typename Struct, typename Visit>
constexpr void forEachRow(Visit &&visit)
{
    std::apply([&](const auto &...rows) { (visit(rows), ...); }, recordSchema<Struct>);
}

/// Calls `visit` with each RecordField of a struct, including those of its groups.
template<typename Struct, typename Visit>
constexpr void forEachField(Visit &&visit)
{
    forEachRow<Struct>([&]<typename Row>(const Row &row) {
        if constexpr (IsFieldGroup<Row>) {
            forEachField<typename Row::Fields>(visit);
        } else {
            visit(row);
        }
    });
}

/// Returns the member of a named object that holds its name.
template<typename Entry>
auto &nameOf(Entry &entry)
{
    using Name = std::conditional_t<std::is_const_v<Entry>, const QString, QString>;
    Name *name = nullptr;
    forEachField<std::remove_const_t<Entry>>([&]<typename Field>(const Field &field) {
        if constexpr (std::is_same_v<typename Field::Value, QString>) {
            name = field.traits.isName ? &(entry.*field.member) : name;
        }
    });
    return *name;
}

/// Calls `visit` with the traits, the value and the JSON pointer of each field of `object`. For a list of objects,
/// visits the fields of these objects instead of the list.
template<typename Struct, typename Object, typename Visit>
void forEachValue(Object &object, const QString &pointer, Visit &&visit)
{
    forEachRow<Struct>([&]<typename Row>(const Row &row) {
        const QString here = pointer + u'/' + QLatin1StringView(row.key);
        if constexpr (IsFieldGroup<Row>) {
            forEachValue<typename Row::Fields>(object, here, visit);
        } else if constexpr (HasRecordSchema<typename Row::Value>) {
            forEachValue<typename Row::Value>(object.*row.member, here, visit);
        } else if constexpr (IsObjectList<typename Row::Value>) {
            using Entry = typename Row::Value::value_type;
            for (qsizetype i = 0; i < (object.*row.member).size(); ++i) {
                auto &entry = (object.*row.member)[i];
                QString place = QString::number(i);
                if constexpr (IsNamed<Entry>) {
                    place = nameOf(entry);
                }
                forEachValue<Entry>(entry, here + u'/' + place, visit);
            }
        } else {
            visit(row.traits, object.*row.member, here);
        }
    });
}

/// Returns the indices of the rows of a struct in a new order, each after the row above it or the one that its traits
/// name in `after`.
template<typename Struct, const char *FieldTraits::*after>
consteval auto rowOrder()
{
    constexpr auto &schema = recordSchema<Struct>;
    constexpr std::size_t count = std::tuple_size_v<std::remove_cvref_t<decltype(schema)>>;
    std::array<std::string_view, count> keys{};
    std::array<const char *, count> named{};
    std::array<std::size_t, count> order{};
    std::size_t row = 0;
    std::size_t placed = 0;
    forEachRow<Struct>([&]<typename Row>(const Row &field) {
        keys[row] = field.key;
        if constexpr (!IsFieldGroup<Row>) {
            named[row] = field.traits.*after;
        }
        if (!named[row]) {
            order[placed++] = row;
        }
        ++row;
    });
    for (row = 0; row < count; ++row) {
        if (named[row]) {
            const auto *const before = std::find_if(
                order.begin(), order.begin() + placed, [&](std::size_t i) { return keys[i] == named[row]; });
            std::size_t place = std::size_t(before - order.begin()) + 1;
            for (std::size_t i = placed++; i > place; --i) {
                order[i] = order[i - 1];
            }
            order.at(place) = row;
        }
    }
    return order;
}

} // namespace wayout::catalog
