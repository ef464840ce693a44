// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/text/readabletext.h"

#include "tests/fuzz/fuzzinput.h"

using namespace wayout::text;

// What was written for programs becomes a text of lines that is not much longer, and plain text stays as it is.
int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const QString written = fuzzText(fuzzBytes(data, size));
    const ReadableText read = readableText(written);
    const int lines = int(read.text.count(u'\n'));
    if (read.form == ReadableText::Form::Plain) {
        require(read.text == written && read.places.isEmpty() && read.lines.isEmpty(), "plain text stays as it is");
    }
    require(read.lines.isEmpty() || read.lines.size() == lines, "each line has its origin");
    int next = 1;
    for (const ReportedPlace &place : read.places) {
        require(place.first >= next && place.last >= place.first && place.last <= lines, "places follow each other");
        next = place.last;
    }
    return 0;
}
