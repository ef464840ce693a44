// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/text/messagetranslations.h"

#include "app/text/characters.h"
#include "app/text/datatable.h"

#include <string_view>
#include <unordered_map>
#include <vector>

using namespace Qt::StringLiterals;

namespace wayout::text {
namespace {

constexpr size_t characterBytes = 3; // for a Chinese character in UTF-8

struct Message {
    std::string_view chinese;
    std::string_view english;
};
using Messages = std::unordered_map<std::string_view, std::vector<Message>>;

/// Returns the messages by their first character (or first three bytes), so that a line is read only once.
const Messages &messagesByStart()
{
    static const QList<QByteArray> rows = tableRows(u"message-translations.tsv"_s);
    static const Messages messages = [] {
        Messages byStart;
        for (const QByteArray &row : rows) {
            const std::string_view text(row.data(), size_t(row.size()));
            const size_t tab = text.find('\t');
            byStart[text.substr(0, characterBytes)].push_back({text.substr(0, tab), text.substr(tab + 1)});
        }
        return byStart;
    }();
    return messages;
}

} // namespace

QList<MessageTranslation> messageTranslations(QByteArrayView line)
{
    const Messages &byStart = messagesByStart();
    // Has the same length in bytes as the line.
    const std::string folded = simplified(std::string_view(line.data(), size_t(line.size())));
    const std::string_view text(folded);
    QList<MessageTranslation> translations;
    for (size_t i = 0; i + characterBytes <= text.size(); ++i) {
        const auto messages = byStart.find(text.substr(i, characterBytes));
        if (messages == byStart.end()) {
            continue;
        }
        for (const Message &message : messages->second) {
            if (text.substr(i).starts_with(message.chinese)) {
                translations.append({qsizetype(i), qsizetype(i + message.chinese.size()), message.english});
            }
        }
    }
    return translations;
}

std::string englishOf(QByteArrayView line)
{
    std::string english;
    for (const MessageTranslation &translation : messageTranslations(line)) {
        english += translation.english;
        english += ' ';
    }
    return english;
}

} // namespace wayout::text
