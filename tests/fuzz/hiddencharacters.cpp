// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/text/hiddencharacters.h"
#include "tests/fuzz/fuzzinput.h"

using namespace wayout::text;

// What is left after hidden characters are taken out, or shown, has none any more.
int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const QString text = fuzzText(fuzzBytes(data, size));
    qsizetype end = 0;
    for (const HiddenCharacter &hidden : hiddenCharacters(text)) {
        require(hidden.begin >= end && hidden.length > 0, "hidden characters stand in the order of the text");
        end = hidden.begin + hidden.length;
    }
    require(end <= text.size(), "hidden characters stand inside the text");
    require(hasHidden(text) == (end > 0), "hasHidden() agrees with hiddenCharacters()");
    require(!hasHidden(withoutHidden(text)), "nothing hidden is left");
    require(!hasHidden(visibleForm(text)), "nothing hidden is left in the visible form");
    for (const MixedScriptWord &word : mixedScriptWords(text)) {
        require(word.length == word.looksLike.size() && word.begin + word.length <= text.size(), "a word stands inside the text");
    }
    return 0;
}
