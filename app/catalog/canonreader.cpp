// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/catalog/canonreader.h"

#include "app/catalog/jsonfields.h"
#include "app/catalog/recordreader.h"

using namespace Qt::StringLiterals;

namespace {

/// The runtime is what is affected; the rest of the environment is told as it stands.
void readEnvironment(const JsonFields &fields, Record &record)
{
    const JsonFields runtime = fields.object("environment").object("runtime");
    const QString version = u"%1 %2"_s.arg(runtime.line("name"), runtime.label("version_range")).trimmed();
    if (!version.isEmpty()) {
        record.versions.append(AffectedVersion{.version = version});
    }
    for (const auto &[name, value] : fields.flattened("environment")) {
        if (!name.startsWith("runtime."_L1)) {
            record.osSpecific.append({name, value});
        }
    }
}

/// The page that the record is from stands for what names no source of its own.
void readOrigin(const JsonFields &fields, Record &record)
{
    const QString page = fields.line("url");
    if (page.isEmpty()) {
        return;
    }
    const auto give = [&page](auto &entries) {
        for (auto &entry : entries) {
            if (entry.sources.isEmpty()) {
                entry.sources.append(page);
            }
        }
    };
    give(record.deadEnds);
    give(record.workarounds);
}

} // namespace

bool isErrorCanon(const JsonFields &fields)
{
    return fields.has("error") && !fields.has("signature");
}

std::optional<Record> recordFromCanon(const JsonFields &fields)
{
    const JsonFields error = fields.object("error");
    const JsonFields verdict = fields.object("verdict");
    const JsonFields metadata = fields.object("metadata");
    Record record;
    record.id = requiredText(fields, "id");
    record.signature.en = requiredText(error, "signature");
    if (record.id.isEmpty() || record.signature.en.isEmpty()) {
        return std::nullopt;
    }
    record.regex = patternIn(error);
    record.domain = error.line("domain");
    record.category = error.line("category");
    record.firstSeen = error.date("first_seen");
    record.lastConfirmed = error.date("last_confirmed");
    readEnvironment(fields, record);
    record.rootCause.en = verdict.text("summary");
    record.resolvable = verdict.label("resolvable");
    record.fixSuccessRate = verdict.rate("fix_success_rate");
    record.confidence = verdict.rate("confidence");
    record.lastUpdated = verdict.date("last_updated");
    readAdvice(fields, record);
    readOrigin(fields, record);
    readTransitions(fields, record);
    if (!record.lastUpdated.isValid()) {
        record.lastUpdated = metadata.date("generation_date");
    }
    const QString review = metadata.line("review_status");
    record.verificationTier = review == "auto_generated"_L1 ? u"ai_generated"_s : review;
    record.evidenceCount = metadata.count("evidence_count");
    return record;
}
