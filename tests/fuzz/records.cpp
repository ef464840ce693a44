// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/catalog/catalogreader.h"
#include "app/catalog/limits.h"
#include "app/catalog/recordwriter.h"
#include "app/match/engine.h"
#include "app/present/problemtext.h"
#include "tests/fuzz/fuzzinput.h"

#include <QSet>

using namespace wayout::catalog;
using namespace wayout::match;
using namespace wayout::present;

// Whatever the bytes are, each record that comes out is one, each problem has a sentence, a record that is written reads back as
// itself, and the compiled records are the same.
int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const LoadResult result = readRecords(fuzzBytes(data, size).toByteArray(), QStringLiteral("fuzz.json"));
    require(result.problems.size() <= Limits::problemsOfFile + Limits::problemsOfRecord + 2, "problems are limited");
    require(!result.records.isEmpty() || !result.problems.isEmpty(), "nothing is passed over in silence");
    for (const Problem &problem : result.problems) {
        require(!problemSentence(problem).isEmpty(), "each problem has a sentence");
    }
    const auto engine = compiledEngine(result);
    require(engine && engine->catalog.size() == result.records.size(), "what was read can be compiled");
    QSet<QString> ids;
    for (Record record : result.records) {
        require(!record.id.isEmpty(), "a record has an id");
        require(!ids.contains(record.id), "ids are unique");
        ids.insert(record.id);
        require(engine->catalog.copyAt(engine->catalog.indexOf(record.id)) == record, "a compiled record is the same");
        const LoadResult again = readRecords(recordToJson(record), record.file);
        require(again.records.size() == 1, "a written record is read");
        record.line = again.records.first().line;
        require(again.records.first() == record, "a written record reads back as itself");
    }
    return 0;
}
