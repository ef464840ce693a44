// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/match/patterns.h"
#include "tests/app/match/patternoracle.h"
#include "tests/fuzz/fuzzinput.h"

using namespace wayout::catalog;
using namespace wayout::match;
using namespace wayout::text;

// The fast way to find patterns finds what the slow one finds. The input: patterns, one to a line, an empty line, a text.
int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const QByteArray bytes = fuzzBytes(data, size).toByteArray();
    const qsizetype empty = bytes.indexOf("\n\n");
    constexpr qsizetype mostPatterns = 20;
    QList<Record> records;
    for (const QByteArray &regex : bytes.left(std::max<qsizetype>(0, empty)).split('\n').mid(0, mostPatterns)) {
        Record record;
        record.id = QStringLiteral("fuzz/%1").arg(records.size());
        record.signature.en = record.id;
        record.regex = QString::fromUtf8(regex);
        records.append(record);
    }
    const Patterns patterns = Patterns::of(records);
    const PatternOracle oracle(records, patterns.problems());
    const Paste paste(fuzzText(QByteArrayView(bytes).sliced(empty < 0 ? 0 : empty + 2)));
    const PatternScan scan = patterns.scan(paste);
    require(!scan.unfinished.isEmpty() || scan.hits == oracle.scan(paste), "both ways find the same");
    return 0;
}
