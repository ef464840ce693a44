// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/match/errorgroups.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace {

using namespace std::string_view_literals;

constexpr qsizetype longestTitle = 300; // UTF-16 units

/// Whether a line announces an error by itself ("ValueError: …", "error: …", "FATAL …"), whoever knows it.
bool announcesError(QByteArrayView line)
{
    static constexpr std::array signs{"Error:"sv,   "Exception:"sv, "error:"sv, "fatal:"sv, "FATAL"sv, "panic:"sv,
                                      "ERROR"sv,    "Error "sv,     "ERR!"sv,   "致命错误"sv, "错误:"sv, "error["sv};
    const std::string_view text(line.data(), size_t(line.size()));
    return std::ranges::any_of(signs, [&](std::string_view sign) { return text.find(sign) != text.npos; })
        || text.ends_with("Error") || text.ends_with("Exception");
}

} // namespace

ErrorGroups::ErrorGroups(const TextReading &reading, const std::vector<int> &weights)
    : m_reading(reading)
{
    QList<qsizetype> closings;
    for (qsizetype line = 0; line < reading.paste().lines().size(); ++line) {
        const LineKind kind = reading.kind(line);
        if (kind == LineKind::Failure || kind == LineKind::Plain) {
            int &count = m_occurrences[lineTemplate(reading.paste().line(line))];
            const bool isFirst = count == 0;
            const int pasted = reading.paste().placeOf(reading.paste().lines().at(line).begin).line;
            count += weights.empty() ? 1 : weights[size_t(pasted) - 1];
            if (isFirst && kind == LineKind::Failure && announcesError(reading.paste().line(line))) {
                (reading.role(line) == LineRole::Closing ? closings : m_headlines).append(line);
            }
        }
    }
    if (m_headlines.isEmpty()) { // "make: *** Error 1" is the error where nothing says why
        m_headlines = closings;
    }
}

int ErrorGroups::groupOf(qsizetype line)
{
    const QByteArrayView text = m_reading.paste().line(line);
    const QByteArray key = lineTemplate(text);
    if (const auto known = m_groups.constFind(key); known != m_groups.constEnd()) {
        return *known;
    }
    if (m_errors.size() >= mostErrors) {
        return 0;
    }
    const int group = int(m_errors.size()) + 1;
    m_groups.insert(key, group);
    const Paste::Place place = m_reading.paste().placeOf(m_reading.paste().lines().at(line).begin);
    const QString title = QString::fromUtf8(text).trimmed().left(longestTitle);
    m_errors.append({group, place.line, title, std::max(1, m_occurrences.value(key))});
    return group;
}

QList<ErrorGroup> ErrorGroups::errors()
{
    for (const qsizetype line : std::as_const(m_headlines)) {
        groupOf(line);
    }
    return m_errors;
}
