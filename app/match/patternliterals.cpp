// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/match/patternliterals.h"

#include "app/match/patterns.h"
#include "app/text/ascii.h"
#include "app/text/utf8.h"

#include <algorithm>
#include <string_view>

namespace {

void removeLastCharacter(std::string &utf8)
{
    while (utf8.size() > 1 && isUtf8Continuation(utf8.back())) {
        utf8.pop_back();
    }
    if (!utf8.empty()) {
        utf8.pop_back();
    }
}

} // namespace

std::vector<std::string> literalRuns(const QString &regex)
{
    constexpr size_t shortest = 2;
    const std::string text = lowerAsciiText(comparableRegex(regex).toUtf8());
    std::vector<std::string> runs;
    std::string run;
    const auto close = [&] {
        if (run.size() >= shortest && std::ranges::find(runs, run) == runs.end()) {
            runs.push_back(run);
        }
        run.clear();
    };
    for (size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (c == '\\' && i + 1 < text.size()) {
            ++i;
            if (isAsciiAlnum(text[i])) {
                close(); // a class such as \d, or \b
            } else {
                run += text[i];
            }
        } else if (c == '[') {
            close();
            i = std::min(text.find(']', i + 2), text.size());
        } else if (c == '?' || c == '*' || c == '{') {
            removeLastCharacter(run); // it need not be there
            close();
            if (c == '{') {
                i = std::min(text.find('}', i), text.size());
            }
        } else if (c == '(' && text.compare(i, 2, "(?") == 0) {
            close();
            i = std::min(text.find_first_of(":)", i), text.size());
        } else if (std::string_view("()|.+^$").find(c) != std::string_view::npos) {
            close();
        } else {
            run += c;
        }
    }
    close();
    return runs;
}

SpeltLength speltLength(const std::vector<std::string> &runs, QByteArrayView matched)
{
    const std::string text = lowerAsciiText(matched);
    SpeltLength length;
    for (const std::string &run : runs) {
        if (text.find(run) != text.npos) {
            length.together += run.size();
            length.longest = std::max(length.longest, run.size());
        }
    }
    length.together = std::min(length.together, text.size());
    return length;
}

bool isSpelt(const std::vector<std::string> &runs, const std::string &word)
{
    constexpr size_t shortestPart = 4;
    return std::ranges::any_of(runs, [&word](const std::string &run) {
        return run.find(word) != run.npos || (run.size() >= shortestPart && word.find(run) != word.npos);
    });
}
