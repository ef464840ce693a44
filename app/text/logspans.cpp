// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/text/logspans.h"

#include "app/text/ascii.h"
#include "app/text/linekind.h"
#include "app/text/lineprefix.h"

#include <algorithm>
#include <array>
#include <optional>

using namespace Qt::StringLiterals;

namespace {

// As loggers write them: in capitals they stand for a level wherever they are.
constexpr std::array errorLevels{"ERROR"_L1, "ERR"_L1, "FATAL"_L1, "CRITICAL"_L1, "CRIT"_L1, "SEVERE"_L1, "PANIC"_L1, "ALERT"_L1, "EMERG"_L1};
constexpr std::array warningLevels{"WARN"_L1, "WARNING"_L1};
// With a colon behind them, in any writing: "fatal: not a git repository".
constexpr std::array errorWords{"error"_L1, "fatal"_L1, "panic"_L1, "err"_L1};
constexpr std::array warningWords{"warning"_L1, "warn"_L1};
constexpr std::array errorEndings{"Error"_L1, "Exception"_L1}; // of names of exceptions
constexpr std::array<QStringView, 3> errorWordsInChinese{u"致命错误", u"错误", u"錯誤"};
constexpr std::array<QStringView, 1> warningWordsInChinese{u"警告"};

/// Letters, digits, and what names of exceptions are joined with.
bool isNamePart(QChar c)
{
    return isAsciiWord(c) || c == u'.' || c == u'$' || c == u'\\';
}

bool isColon(QStringView line, qsizetype at)
{
    return at < line.size() && (line[at] == u':' || line[at] == u'：');
}

/// "[E0308]" and "(2013)" between a word and its colon belong to the word.
qsizetype afterCode(QStringView line, qsizetype at)
{
    constexpr qsizetype longestCode = 24;
    if (at >= line.size() || (line[at] != u'[' && line[at] != u'(')) {
        return at;
    }
    const qsizetype close = line.sliced(at, std::min(longestCode, line.size() - at)).indexOf(line[at] == u'[' ? u']' : u')');
    return close < 0 ? at : at + close + 1;
}

template<typename Words> bool isOneOf(const Words &words, QStringView word, Qt::CaseSensitivity sensitivity)
{
    return std::ranges::any_of(words, [&](auto one) { return word.compare(one, sensitivity) == 0; });
}

/// The span of the ASCII name that stands at `start` and ends before `end`.
std::optional<LogSpan> spanOfName(QStringView line, qsizetype start, qsizetype end)
{
    const QStringView name = line.sliced(start, end - start);
    const auto span = [start](LogSpan::Kind kind, qsizetype last) { return LogSpan{kind, int(start), int(last - start)}; };
    if (isOneOf(errorLevels, name, Qt::CaseSensitive)) {
        return span(LogSpan::Kind::Error, end);
    }
    if (isOneOf(warningLevels, name, Qt::CaseSensitive)) {
        return span(LogSpan::Kind::Warning, end);
    }
    const qsizetype last = afterCode(line, end);
    const bool says = isColon(line, last);
    if (says && isOneOf(errorWords, name, Qt::CaseInsensitive)) {
        return span(LogSpan::Kind::Error, last);
    }
    if (says && isOneOf(warningWords, name, Qt::CaseInsensitive)) {
        return span(LogSpan::Kind::Warning, last);
    }
    const bool isException = std::ranges::any_of(errorEndings, [&](auto ending) { return name.size() > ending.size() && name.endsWith(ending); });
    return isException && (says || end == line.size()) ? std::optional(span(LogSpan::Kind::Error, end)) : std::nullopt;
}

std::optional<LogSpan> spanInChinese(QStringView line, qsizetype start)
{
    const auto find = [&](const auto &words, LogSpan::Kind kind) -> std::optional<LogSpan> {
        for (const QStringView word : words) {
            if (line.sliced(start).startsWith(word) && isColon(line, start + word.size())) {
                return LogSpan{kind, int(start), int(word.size())};
            }
        }
        return {};
    };
    const auto error = find(errorWordsInChinese, LogSpan::Kind::Error);
    return error ? error : find(warningWordsInChinese, LogSpan::Kind::Warning);
}

} // namespace

QList<LogSpan> logSpans(QStringView line)
{
    if (isStackFrame(line.toUtf8())) {
        return {{LogSpan::Kind::Frame, 0, int(line.size())}};
    }
    QList<LogSpan> spans;
    qsizetype at = linePrefixLength(line);
    if (at > 0) {
        spans.append({LogSpan::Kind::Prefix, 0, int(at)});
    }
    while (at < line.size()) {
        const bool isName = isNamePart(line[at]);
        const qsizetype end = isName ? std::find_if_not(line.begin() + at, line.end(), isNamePart) - line.begin() : at + 1;
        const auto span = isName ? spanOfName(line, at, end) : spanInChinese(line, at);
        if (span) {
            spans.append(*span);
        }
        at = span ? span->start + span->length : end;
    }
    return spans;
}
