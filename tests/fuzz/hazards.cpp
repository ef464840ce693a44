// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/text/hazards.h"
#include "tests/fuzz/fuzzinput.h"

using namespace wayout::text;

// Every hazard stands in a line that the code has.
int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const QString code = fuzzText(fuzzBytes(data, size));
    const qsizetype lines = code.count(u'\n') + 1;
    for (const HazardousLine &hazard : hazardsIn(code)) {
        require(hazard.line >= 1 && hazard.line <= lines, "a hazard stands in a line of the code");
    }
    return 0;
}
