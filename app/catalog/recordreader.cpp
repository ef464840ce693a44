// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/catalog/recordreader.h"

#include "app/catalog/jsonfields.h"
#include "app/catalog/limits.h"

using namespace Qt::StringLiterals;
using Kind = Problem::Kind;

namespace {

DeadEnd deadEndFrom(const JsonFields &fields)
{
    return {.action = fields.bilingual("action"),
        .whyFails = fields.bilingual("why_fails"),
        .condition = fields.bilingual("condition"),
        .misconception = fields.bilingual("common_misconception"),
        .tradeoff = fields.bilingual("tradeoff"),
        .failRate = fields.rate("fail_rate"),
        .sources = fields.texts("sources")};
}

Workaround workaroundFrom(const JsonFields &fields)
{
    Workaround workaround{.action = fields.bilingual("action"),
        .how = fields.bilingual("how"),
        .condition = fields.bilingual("condition"),
        .tradeoff = fields.bilingual("tradeoff"),
        .code = fields.code("code"),
        .codeLanguage = fields.line("code_language"),
        .successRate = fields.rate("success_rate"),
        .sources = fields.texts("sources")};
    if (!workaround.how.en.isEmpty() && workaround.how.en == workaround.action.en) {
        fields.report(Kind::RepeatedText, "how");
        workaround.how.en.clear();
    }
    if (workaround.how.zh == workaround.action.zh) {
        workaround.how.zh.clear();
    }
    return workaround;
}

/// `chinese` is beside the workaround in "workarounds_zh". A copy of the English text is none.
void addParallelChinese(const QString &chinese, Workaround &workaround)
{
    if (workaround.action.zh.isEmpty() && chinese != workaround.action.en && chinese != workaround.how.en) {
        workaround.action.zh = chinese;
    }
}

AffectedVersion versionFrom(const JsonFields &fields)
{
    return {.version = fields.label("version"),
        .introduced = fields.label("introduced"),
        .deprecated = fields.label("deprecated"),
        .removed = fields.label("removed"),
        .behaviorChange = fields.text("behavior_change"),
        .status = fields.line("status")};
}

Reproduction reproductionFrom(const JsonFields &fields)
{
    return {.environment = fields.text("environment"),
        .date = fields.date("date"),
        .error = fields.truth("error"),
        .deadEnds = fields.truths("dead_ends"),
        .workarounds = fields.truths("workarounds")};
}

Sample sampleFrom(const JsonFields &fields)
{
    return {.text = fields.verbatim("text"),
        .lang = fields.line("lang"),
        .tool = fields.line("tool"),
        .source = fields.text("source")};
}

QList<Transition> transitionsFrom(const JsonFields &graph, const char *key)
{
    QList<Transition> transitions;
    for (const auto &[index, fields] : graph.items(key, "error_id")) {
        Transition transition{.recordId = requiredText(fields, "error_id"),
            .probability = fields.rate("probability"),
            .condition = fields.text("condition"),
            .distinction = fields.bilingual("distinction")};
        if (!transition.recordId.isEmpty()) {
            transitions.append(std::move(transition));
        }
    }
    return transitions;
}

} // namespace

QString requiredText(const JsonFields &fields, const char *key)
{
    const QString text = fields.line(key);
    if (text.isEmpty()) {
        fields.report(Kind::MissingField, key);
    }
    return text;
}

QString patternIn(const JsonFields &fields)
{
    const QString pattern = fields.verbatim("regex");
    if (pattern.toUtf8().size() > Limits::patternBytes) {
        fields.report(Kind::PatternTooLarge, "regex", QString::number(Limits::patternBytes));
        return {};
    }
    return pattern;
}

void readAdvice(const JsonFields &fields, Record &record)
{
    for (const auto &[index, item] : fields.items("dead_ends", "action")) {
        DeadEnd deadEnd = deadEndFrom(item);
        if (deadEnd.action.isEmpty() && deadEnd.whyFails.isEmpty()) {
            item.report(Kind::MissingField, "action");
            continue;
        }
        record.deadEnds.append(std::move(deadEnd));
    }

    const QStringList chinese = fields.parallelTexts("workarounds_zh");
    const qsizetype size = fields.listSize("workarounds");
    if (!chinese.isEmpty() && chinese.size() != size) {
        fields.report(Kind::ListsNotParallel, "workarounds_zh", u"%1, %2"_s.arg(size).arg(chinese.size()));
    }
    for (const auto &[index, item] : fields.items("workarounds", "action")) {
        Workaround workaround = workaroundFrom(item);
        if (chinese.size() == size) {
            addParallelChinese(chinese.at(index), workaround);
        }
        if (workaround.action.isEmpty() && workaround.how.isEmpty() && workaround.code.isEmpty()) {
            item.report(Kind::MissingField, "action");
            continue;
        }
        record.workarounds.append(std::move(workaround));
    }

    // Runs speak of positions: with one gone, nobody knows of which.
    for (Reproduction &reproduction : record.reproductions) {
        if (record.deadEnds.size() != fields.listSize("dead_ends")) {
            reproduction.deadEnds.clear();
        }
        if (record.workarounds.size() != size) {
            reproduction.workarounds.clear();
        }
    }
}

void readTransitions(const JsonFields &fields, Record &record)
{
    const JsonFields graph = fields.object("transition_graph");
    record.leadsTo = transitionsFrom(graph, "leads_to");
    record.precededBy = transitionsFrom(graph, "preceded_by");
    record.confusedWith = transitionsFrom(graph, "frequently_confused_with");
}

std::optional<Record> recordFromFlat(const JsonFields &fields)
{
    Record record;
    record.id = requiredText(fields, "id");
    record.signature = {requiredText(fields, "signature"), fields.line("signature_zh")};
    if (record.id.isEmpty() || record.signature.en.isEmpty()) {
        return std::nullopt;
    }
    if (record.signature.zh == record.signature.en) {
        record.signature.zh.clear();
    }
    record.regex = patternIn(fields);
    record.aliases = fields.texts("aliases");
    record.errorCode = fields.label("error_code");
    record.domain = fields.line("domain");
    record.category = fields.line("category");
    record.subcategory = fields.line("subcategory");
    record.rootCause = fields.bilingual("root_cause");
    record.rootCauseType = fields.line("root_cause_type");
    for (const auto &[index, item] : fields.items("versions", "version")) {
        record.versions.append(versionFrom(item));
    }
    record.osSpecific = fields.flattened("os_specific");
    for (const auto &[index, item] : fields.items("samples", "text")) {
        record.samples.append(sampleFrom(item));
    }
    record.samples.removeIf([](const Sample &sample) { return sample.text.isEmpty(); });
    for (const auto &[index, item] : fields.items("reproductions")) {
        record.reproductions.append(reproductionFrom(item));
    }
    readAdvice(fields, record);
    readTransitions(fields, record);
    record.officialDocUrl = fields.line("official_doc_url");
    record.officialDocSection = fields.line("official_doc_section");
    record.verificationTier = fields.line("verification_tier");
    record.evidenceCount = fields.count("evidence_count");
    record.confidence = fields.rate("confidence");
    record.fixSuccessRate = fields.rate("fix_success_rate");
    record.resolvable = fields.label("resolvable");
    record.firstSeen = fields.date("first_seen");
    record.lastConfirmed = fields.date("last_confirmed");
    record.lastUpdated = fields.date("last_updated");
    record.tags = fields.texts("tags");
    record.locale = fields.line("locale");
    return record;
}
