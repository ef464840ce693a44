// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/text/localised.h"

#include "app/text/hanfolding.h"
#include "app/text/phrases.h"

#include <string_view>
#include <unordered_map>
#include <vector>

namespace {

constexpr size_t characterBytes = 3; // of a Chinese character in UTF-8

/// The phrases by their first character (or first three bytes), so that a line is read once.
std::unordered_map<std::string_view, std::vector<Phrase>> phrasesByStart()
{
    std::unordered_map<std::string_view, std::vector<Phrase>> byStart;
    for (const Phrase &phrase : toolPhrases) {
        byStart[phrase.chinese.substr(0, characterBytes)].push_back(phrase);
    }
    for (const Phrase &phrase : spokenPhrases) {
        byStart[phrase.chinese.substr(0, characterBytes)].push_back(phrase);
    }
    return byStart;
}

} // namespace

QList<MessageTranslation> translationsOf(QByteArrayView line)
{
    static const std::unordered_map<std::string_view, std::vector<Phrase>> byStart = phrasesByStart();
    // As long as the line, byte by byte.
    const std::string folded = simplified(std::string_view(line.data(), size_t(line.size())));
    const std::string_view text(folded);
    QList<MessageTranslation> translations;
    for (size_t i = 0; i + characterBytes <= text.size(); ++i) {
        const auto phrases = byStart.find(text.substr(i, characterBytes));
        if (phrases == byStart.end()) {
            continue;
        }
        for (const Phrase &phrase : phrases->second) {
            if (text.substr(i).starts_with(phrase.chinese)) {
                translations.append({qsizetype(i), qsizetype(i + phrase.chinese.size()), phrase.english});
            }
        }
    }
    return translations;
}

std::string englishOf(QByteArrayView line)
{
    std::string english;
    for (const MessageTranslation &translation : translationsOf(line)) {
        english += translation.english;
        english += ' ';
    }
    return english;
}
