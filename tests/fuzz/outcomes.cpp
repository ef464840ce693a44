// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/authoring/outcomefile.h"
#include "tests/fuzz/fuzzinput.h"

#include <algorithm>

using namespace wayout::authoring;
using namespace wayout::storage;

// Whatever somebody else's file holds, what is taken from it are outcomes, and they read back as themselves when they are passed on.
int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const OutcomeFile file = outcomesFromBytes(fuzzBytes(data, size).toByteArray());
    require(file.fault == OutcomeFile::Fault::None || (file.outcomes.isEmpty() && file.skipped == 0), "of another file nothing is taken");
    require(std::ranges::all_of(file.outcomes,
                [](const KeptOutcome &outcome) {
                    return !outcome.key.recordId.isEmpty() && !outcome.key.entry.isEmpty() && !outcome.result.isEmpty()
                        && outcome.time.isValid();
                }),
        "an outcome says of what, and when");
    const OutcomeFile again = outcomesFromBytes(outcomesToBytes(file.outcomes));
    require(again.fault == OutcomeFile::Fault::None && again.skipped == 0, "what is passed on is read whole");
    require(again.outcomes == file.outcomes, "what is passed on reads back as itself");
    return 0;
}
