// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/text/linemessage.h"

#include "app/text/ascii.h"
#include "app/text/codes.h"
#include "app/text/datatable.h"
#include "app/text/linekind.h"
#include "app/text/lineprefix.h"
#include "app/text/linereader.h"
#include "app/text/paste.h"
#include "app/text/secrets.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>

using namespace Qt::StringLiterals;

namespace wayout::text {

using namespace std::string_view_literals;

namespace {

// Levels as loggers write them. In lower case without brackets they are part of a compiler's message: "error: …".
constexpr std::array levels{"ERROR"_L1, "ERR"_L1, "FATAL"_L1, "CRITICAL"_L1, "CRIT"_L1, "SEVERE"_L1, "PANIC"_L1,
    "ALERT"_L1, "EMERG"_L1, "WARNING"_L1, "WARN"_L1, "NOTICE"_L1, "INFO"_L1, "DEBUG"_L1, "TRACE"_L1};

bool readLevel(LineReader &reader, QStringView line)
{
    const qsizetype start = reader.position();
    const bool isEnclosed = reader.one(u"[<(");
    reader.spaces();
    const qsizetype begin = reader.position();
    qsizetype end = begin;
    while (end < line.size() && isAsciiLetter(line[end])) {
        ++end;
    }
    const QStringView word = line.sliced(begin, end - begin);
    reader.reset(end);
    const bool isLevel = std::ranges::any_of(levels, [&](QLatin1StringView level) {
        return word.compare(level, isEnclosed ? Qt::CaseInsensitive : Qt::CaseSensitive) == 0;
    });
    if (isEnclosed) {
        reader.spaces();
    }
    if (isLevel
        && (isEnclosed ? reader.one(u"]>)") : reader.atEnd() || QStringView(u" \t:|").contains(QChar(reader.peek())))) {
        return true;
    }
    reader.reset(start);
    return false;
}

void readSeparators(LineReader &reader)
{
    while (reader.spaces() || reader.one(u":|")) {
    }
    if (reader.peek() == u'-' && reader.peek(1) == u' ') {
        reader.one(u"-");
        reader.spaces();
    }
}

/// Reads the name of a thread after a level: "[http-nio-8080-exec-1] ". Does not accept "[E0308]" and "[12,5]".
bool readThread(LineReader &reader)
{
    return reader.attempt([&] {
        if (!reader.one(u"[")) {
            return false;
        }
        reader.spaces();
        const qsizetype begin = reader.position();
        bool hasSmall = false;
        while (reader.position() - begin < 64
            && (isAsciiWord(reader.peek()) || QStringView(u"-./:#").contains(QChar(reader.peek())))) {
            hasSmall = hasSmall || isAsciiLower(reader.peek());
            reader.reset(reader.position() + 1);
        }
        reader.spaces();
        return hasSmall && reader.one(u"]") && reader.peek() == u' ' && reader.spaces();
    });
}

/// Reads the name of a logger after a level: "com.shop.Cart - ", "o.s.boot.SpringApplication   : ".
bool readLogger(LineReader &reader)
{
    return reader.attempt([&] {
        return reader.word(100, u"._$") && reader.spaces() && reader.one(u"-:") && reader.peek() == u' '
            && reader.spaces();
    });
}

/// Reads the process in the notation of Spring: "1 --- ".
bool readProcess(LineReader &reader)
{
    return reader.attempt(
        [&] { return reader.digits(1, 8) && reader.spaces() && reader.text(u"--- ") && (reader.spaces(), true); });
}

constexpr qsizetype longestLine = 4000; // bytes; the rest of a longer line is data
constexpr qsizetype longestMessage = 200; // UTF-16 units

/// Whether the line is source code: "}", "if (failed) {", "throw error;", "'error': handler,".
bool isOfSource(std::string_view line)
{
    static const WordList statements = listedWords("statement-start");
    constexpr std::string_view ends = "{};,(";
    return ends.find(line.back()) != ends.npos
        || std::ranges::any_of(statements, [line](std::string_view start) { return line.starts_with(start); });
}

/// Whether the line is a message after the name of its tool: "curl: (6) Could not resolve host",
/// "bash: foo: command not found", "E: Unable to locate package".
bool isMessageOfTool(std::string_view line)
{
    static const WordList openings = listedWords("message-start");
    constexpr size_t longestName = 32;
    const size_t colon = line.find(": ");
    const std::string_view name = line.substr(0, std::min(colon, line.size()));
    const auto isOfName = [](char c) {
        return isAsciiLower(c) || isAsciiDigit(c) || c == '.' || c == '-' || c == '_' || c == '/';
    };
    const bool isName = colon != line.npos && !name.empty() && name.size() <= longestName
        && (name == "E" || std::ranges::all_of(name, isOfName));
    return isName
        || std::ranges::any_of(openings, [line](std::string_view opening) { return line.starts_with(opening); });
}

/// Whether the line is a message in Chinese after its tool or its place, or alone: "java: 错误: …", "'mvn' 不是内部或外部命令",
/// "由于目标计算机积极拒绝，无法连接。"
bool isChineseMessage(std::string_view line)
{
    static const WordList failures = listedWords("chinese-failure");
    return std::ranges::any_of(failures, [line](std::string_view words) { return line.find(words) != line.npos; });
}

// Levels as loggers write them. In capitals they are a level anywhere in the line.
constexpr std::array errorLevels{
    "ERROR"_L1, "ERR"_L1, "FATAL"_L1, "CRITICAL"_L1, "CRIT"_L1, "SEVERE"_L1, "PANIC"_L1, "ALERT"_L1, "EMERG"_L1};
constexpr std::array warningLevels{"WARN"_L1, "WARNING"_L1};
// Words that announce an error with a colon after them, in any case: "fatal: not a git repository".
constexpr std::array errorWords{"error"_L1, "fatal"_L1, "panic"_L1, "err"_L1};
constexpr std::array warningWords{"warning"_L1, "warn"_L1};
constexpr std::array errorEndings{"Error"_L1, "Exception"_L1}; // of the names of exceptions
constexpr std::array<QStringView, 3> errorWordsInChinese{u"致命错误", u"错误", u"錯誤"};
constexpr std::array<QStringView, 1> warningWordsInChinese{u"警告"};

/// Whether the character may be part of the name of an exception: a letter, a digit or a separator.
bool isNamePart(QChar c)
{
    return isAsciiWord(c) || c == u'.' || c == u'$' || c == u'\\';
}

bool isColon(QStringView line, qsizetype at)
{
    return at < line.size() && (line[at] == u':' || line[at] == u'：');
}

/// Returns the offset after a code between a word and its colon, such as "[E0308]" or "(2013)". The code belongs to the
/// word.
qsizetype afterCode(QStringView line, qsizetype at)
{
    constexpr qsizetype longestCode = 24;
    if (at >= line.size() || (line[at] != u'[' && line[at] != u'(')) {
        return at;
    }
    const qsizetype close =
        line.sliced(at, std::min(longestCode, line.size() - at)).indexOf(line[at] == u'[' ? u']' : u')');
    return close < 0 ? at : at + close + 1;
}

template<typename Words>
bool isOneOf(const Words &words, QStringView word, Qt::CaseSensitivity sensitivity)
{
    return std::ranges::any_of(words, [&](auto one) { return word.compare(one, sensitivity) == 0; });
}

/// Returns the span of the ASCII name that starts at `start` and ends before `end`.
std::optional<LogSpan> spanOfName(QStringView line, qsizetype start, qsizetype end)
{
    const QStringView name = line.sliced(start, end - start);
    const auto span = [start](LogSpan::Kind kind, qsizetype last) {
        return LogSpan{kind, int(start), int(last - start)};
    };
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
    const bool isException = std::ranges::any_of(
        errorEndings, [&](auto ending) { return name.size() > ending.size() && name.endsWith(ending); });
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

QStringView lineMessage(QStringView line)
{
    const QStringView whole = line.trimmed();
    LineReader reader(whole);
    reader.reset(linePrefixLength(whole));
    if (readLevel(reader, whole)) {
        const qsizetype behind = reader.position();
        readSeparators(reader);
        if (!readProcess(reader) && isAsciiDigit(reader.peek()) && whole[behind] != u':') { // "ERROR 1045 (28000): …"
            const qsizetype timed = reader.position() + linePrefixLength(whole.sliced(reader.position()));
            reader.reset(timed > reader.position() ? timed : linePrefixLength(whole));
        }
        while (readThread(reader)) {
        }
        readLogger(reader);
        readSeparators(reader);
    }
    const QStringView message = whole.sliced(std::min(reader.position(), whole.size())).trimmed();
    return message.isEmpty() ? whole : message;
}

bool announcesError(QByteArrayView line)
{
    static constexpr std::array signs{"Error:"sv, "Exception:"sv, "error:"sv, "fatal:"sv, "FATAL"sv, "panic:"sv,
        "ERROR"sv, "Error "sv, "ERR!"sv, "npm error "sv, "致命错误"sv, "错误:"sv, "error["sv, ": error "sv,
        " - error "sv};
    const std::string_view text(line.data(), size_t(line.size()));
    return std::ranges::any_of(signs, [&](std::string_view sign) { return text.find(sign) != text.npos; })
        || text.ends_with("Error") || text.ends_with("Exception");
}

bool reportsFailure(QByteArrayView line)
{
    const QByteArrayView text = line.first(std::min(line.size(), longestLine)).trimmed();
    const std::string_view view(text.data(), size_t(text.size()));
    if (text.isEmpty() || mentionIn(line) != Mention::None) {
        return false;
    }
    if (isChineseMessage(view)) {
        return !isOfSource(view);
    }
    if (lineKind(line) != LineKind::Failure) {
        return false;
    }
    return !isOfSource(view)
        && (announcesError(text) || isMessageOfTool(view) || !codesOf(text).isEmpty() || !exceptionsOf(text).isEmpty());
}

QString failureIn(const QString &text)
{
    const Paste paste(maskSecrets(text)); // masked first, because a key may have many lines
    for (qsizetype line = 0; line < paste.lines().size(); ++line) {
        if (reportsFailure(paste.line(line))) {
            const Paste::Line &place = paste.lines().at(line);
            const QString shown = paste.unfolded(place.begin, std::min(place.end, place.begin + longestLine));
            return lineMessage(shown).left(longestMessage).toString().trimmed();
        }
    }
    return {};
}

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
        const qsizetype end =
            isName ? std::find_if_not(line.begin() + at, line.end(), isNamePart) - line.begin() : at + 1;
        const auto span = isName ? spanOfName(line, at, end) : spanInChinese(line, at);
        if (span) {
            spans.append(*span);
        }
        at = span ? span->start + span->length : end;
    }
    return spans;
}

} // namespace wayout::text
