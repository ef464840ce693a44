// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/text/secrets.h"
#include "tests/fuzz/fuzzinput.h"

using namespace wayout::text;

// Secrets stand inside the text, one behind the other, and a masked text has none.
int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const QString text = fuzzText(fuzzBytes(data, size));
    qsizetype end = 0;
    for (const Secret &secret : findSecrets(text)) {
        require(secret.begin >= end && secret.length > 0, "secrets stand in the order of the text");
        end = secret.begin + secret.length;
    }
    require(end <= text.size(), "secrets stand inside the text");
    require(findSecrets(maskSecrets(text)).isEmpty(), "a masked text has none");
    return 0;
}
