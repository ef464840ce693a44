// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/text/paste.h"
#include "tests/fuzz/fuzzinput.h"
#include "ui/paste/pasterows.h"

#include <QUtf8StringView>

using namespace wayout::paste;
using namespace wayout::text;

// Every cleaned character leads back into the pasted text, in its order; every place that was pasted can be shown.
int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const QString text = fuzzText(fuzzBytes(data, size));
    const Paste paste(text);
    const QByteArray &clean = paste.clean();
    require(QUtf8StringView(clean.constData(), clean.size()).isValidUtf8(), "the cleaned text is UTF-8");
    require(!clean.contains('\x1b') && !clean.contains('\0'), "nothing that drives a terminal is left");
    qsizetype before = 0;
    const PasteRows rows(text);
    for (qsizetype at = 0; at < clean.size(); ++at) {
        if ((uchar(clean.at(at)) & 0xc0) == 0x80) {
            continue; // inside a character
        }
        const Paste::Place place = paste.placeOf(at);
        require(place.offset >= before && place.offset <= text.size(), "places follow each other inside the text");
        require(place.line >= 1 && place.column >= 1, "lines and columns count from one");
        before = place.offset;
        for (const PasteRows::Span &span : rows.spansOf({place.line, place.column}, 1)) {
            require(span.row >= 0 && span.row < rows.rows().size() && span.start >= 0 && span.length >= 0, "a span stands in a row");
        }
    }
    qsizetype end = 0;
    for (const Paste::Line &line : paste.lines()) {
        require(line.begin >= end && line.end >= line.begin && line.end <= clean.size(), "lines follow each other");
        end = line.end;
        paste.original(line.begin, line.end);
    }
    require(rows.shown().count(u'\n') + 1 == std::max<qsizetype>(1, rows.rows().size()), "each row is shown");
    return 0;
}
