// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/text/linekind.h"

#include "app/text/ascii.h"
#include "app/text/datatable.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace wayout::text {
namespace {

using namespace std::string_view_literals;

constexpr std::array comments{"# "sv, "## "sv, "// "sv, "/* "sv, "-- "sv, "<!-- "sv};
constexpr std::array handlers{"except "sv, "except:"sv, "catch ("sv, "} catch ("sv, "rescue "sv};
constexpr std::array comparisons{" === "sv, " !== "sv, " == "sv, " != "sv, "==="sv, "=="sv, "!="sv};
constexpr std::array routineLevels{"INFO"sv, "DEBUG"sv, "TRACE"sv, "info:"sv, "debug:"sv, "VERBOSE"sv};
constexpr size_t routineLevelWithin = 48; // bytes from the start: a level further on is part of the message

bool namesFailure(QByteArrayView line)
{
    static const WordList successPhrases = listedWords("success");
    std::string text = lowerAsciiText(line);
    for (const std::string_view phrase : successPhrases) {
        for (size_t at = text.find(phrase); at != text.npos; at = text.find(phrase, at)) {
            // "10 errors" is not a success
            const bool number = at > 0 && isAsciiDigit(text[at - 1]) && isAsciiDigit(phrase[0]);
            if (number) {
                ++at;
            } else {
                text.erase(at, phrase.size());
            }
        }
    }
    return std::ranges::any_of(failureSigns(), [&](std::string_view sign) { return text.find(sign) != text.npos; });
}

bool isQuote(char c)
{
    return c == '"' || c == '\'' || c == '`';
}

/// Returns the length of the name of a variable, a member or a function at the start of `text`: "err.code",
/// "std::runtime_error", "this->log", "panic!".
size_t nameLength(std::string_view text)
{
    size_t at = 0;
    if (text.empty() || (!isAsciiLetter(text[0]) && text[0] != '_' && text[0] != '$')) {
        return 0;
    }
    while (at < text.size()) {
        const bool joins =
            text.compare(at, 2, "::") == 0 || text.compare(at, 2, "->") == 0 || text.compare(at, 2, "?.") == 0;
        if (!joins && !isAsciiWord(text[at]) && std::string_view("$.!").find(text[at]) == std::string_view::npos) {
            break;
        }
        at += joins ? 2 : 1;
    }
    return at;
}

/// Whether the line raises an error: "raise ValueError(…)", "throw new IllegalStateException(…)", "raise KeyError".
bool raisesError(std::string_view text)
{
    for (const std::string_view start : {"raise "sv, "throw new "sv, "throw "sv}) {
        if (text.starts_with(start)) {
            const std::string_view raised = text.substr(start.size());
            const size_t length = nameLength(raised);
            return length > 0
                && (length == raised.size() ? start == "raise " : raised[length] == '(' || raised[length] == '{');
        }
    }
    return false;
}

/// Whether the line passes a message to a function: "log.error("…", e)", "panic("…")", "return fmt.Errorf("…")".
bool callsWithMessage(std::string_view text)
{
    constexpr std::string_view returns = "return ";
    text.remove_prefix(text.starts_with(returns) ? returns.size() : 0);
    const size_t length = nameLength(text);
    const std::string function = lowerAsciiText(QByteArrayView(text.data(), qsizetype(length)));
    const std::string_view called = std::string_view(function).substr(function.find_last_of(".:>") + 1);
    if (length + 1 >= text.size() || text[length] != '(' || !isQuote(text[length + 1])) {
        return false;
    }
    // Python prints an exception as "Error('x')" or "binascii.Error('x')"; "Log.Error("x")" is C#.
    const std::string_view name = text.substr(0, length);
    const bool isException = name == "Error" || (name.ends_with(".Error") && text[length + 1] == '\'');
    static const WordList reportingCalls = listedWords("reporting-call");
    return !isException && std::ranges::find(reportingCalls, called) != reportingCalls.end();
}

/// Whether the line compares with a text in a condition: "err.code === 'ECONNREFUSED'". Returns false for the message
/// of a test about two values: "AssertionError: assert a.b == 'x'".
bool comparesWithText(std::string_view text)
{
    for (const std::string_view comparison : comparisons) {
        const size_t at = text.find(comparison);
        if (at == text.npos || at == 0 || at + comparison.size() >= text.size()
            || !isQuote(text[at + comparison.size()])) {
            continue;
        }
        const std::string_view before = text.substr(0, at);
        const size_t name = before.find_last_of(" (!&|") + 1; // 0 without any of these
        const std::string_view compared = before.substr(name);
        return nameLength(compared) == compared.size() && compared.find_first_of(".>") != compared.npos
            && before.find(": ") == before.npos
            && lowerAsciiText(QByteArrayView(before.data(), qsizetype(before.size()))).find("assert")
            == std::string::npos;
    }
    return false;
}

/// Whether the line assigns a text: "errorTab[10024] = "Too many open files."", "message = "…";". Returns false for an
/// entry of a configuration or a log: "error = "…"".
bool assignsText(std::string_view text)
{
    const size_t at = text.find(" = ");
    if (at == text.npos || at + 3 >= text.size() || !isQuote(text[at + 3])) {
        return false;
    }
    const std::string_view target = text.substr(0, at);
    const size_t name = target.find_last_of(' ') + 1;
    const size_t length = nameLength(target.substr(name));
    const bool isElement =
        length > 0 && name + length < target.size() && target[name + length] == '[' && target.back() == ']';
    const bool isVariable = length > 0 && name + length == target.size();
    return isElement || (isVariable && text.ends_with(';'));
}

/// Whether the line is the last one of a call: "'This event loop is already running')".
bool endsCall(std::string_view text)
{
    if (text.size() < 4 || !isQuote(text[0])) {
        return false;
    }
    const std::string_view inner = text.substr(0, text.find_last_not_of(");") + 1);
    const bool isOneText =
        inner.size() > 2 && inner.back() == text[0] && inner.substr(1, inner.size() - 2).find(text[0]) == inner.npos;
    return isOneText && inner.size() < text.size() && text[inner.size()] == ')';
}

/// Whether the line is a statement with a message in it rather than the message itself. Few programs print their own
/// source; Python does, see quotesSource().
bool isStatement(std::string_view text)
{
    return raisesError(text) || callsWithMessage(text) || endsCall(text) || comparesWithText(text) || assignsText(text);
}

/// Whether the line consists of plain words, like a sentence in a manual, a comment or a letter.
bool isRunningText(std::string_view line, bool isComment)
{
    const size_t fewestWords = isComment ? 2 : 5;
    constexpr size_t othersOf = 6; // one word in six may be a name, a number, a path
    constexpr std::string_view around = "()[]\"'*_`,.;:!?-#/";
    size_t words = 0;
    size_t others = 0;
    for (size_t at = line.find_first_not_of(" \t"); at != line.npos; at = line.find_first_not_of(" \t", at)) {
        const size_t end = std::min(line.find_first_of(" \t", at), line.size());
        std::string_view word = line.substr(at, end - at);
        at = end;
        word.remove_prefix(std::min(word.find_first_not_of(around), word.size()));
        word = word.substr(0, word.find_last_not_of(around) + 1);
        if (word.empty()) {
            continue; // a bullet, a dash, a comment sign
        }
        const bool isPlain = isAsciiLetter(word[0]) && std::ranges::all_of(word.substr(1), [](char c) {
            return isAsciiLower(c) || c == '\'' || c == '-' || c == '/';
        });
        ++(isPlain ? words : others);
    }
    return words >= fewestWords && others * othersOf <= words;
}

/// Whether the line is a stack frame of Python, JavaScript, Java, .NET, Ruby or gdb.
bool isFrame(std::string_view line)
{
    const size_t start = line.find_first_not_of(" \t");
    if (start == std::string_view::npos) {
        return false;
    }
    const std::string_view text = line.substr(start);
    if (start > 0
        && (text.starts_with("File \"") || text.starts_with("at ") || text.starts_with("from /")
            || text.starts_with("in "))) {
        return true;
    }
    if (text.starts_with("... ") && text.ends_with(" more")) {
        return true;
    }
    return text.starts_with('#') && text.size() > 2 && isAsciiDigit(text[1]) && text.find(" in ") != text.npos;
}

bool isRoutine(std::string_view line)
{
    const std::string_view head = line.substr(0, routineLevelWithin);
    return std::ranges::any_of(routineLevels, [&](std::string_view level) {
        const size_t at = head.find(level);
        return at != head.npos && (at == 0 || !isAsciiWord(head[at - 1]))
            && (at + level.size() >= line.size() || !isAsciiWord(line[at + level.size()]));
    });
}

} // namespace

LineKind lineKind(QByteArrayView line)
{
    const std::string_view text(line.data(), size_t(line.size()));
    if (text.find_first_not_of(" \t") == text.npos) {
        return LineKind::Blank;
    }
    if (isFrame(text)) {
        return LineKind::Frame;
    }
    if (isRoutine(text)) {
        return LineKind::Routine;
    }
    return namesFailure(line) ? LineKind::Failure : LineKind::Plain;
}

bool isStackFrame(QByteArrayView line)
{
    return isFrame({line.data(), size_t(line.size())});
}

std::span<const std::string_view> failureSigns()
{
    static const WordList signs = listedWords("failure");
    return signs;
}

Mention mentionIn(QByteArrayView line)
{
    const std::string_view all(line.data(), size_t(line.size()));
    const std::string_view text = all.substr(std::min(all.find_first_not_of(" \t"), all.size()));
    const auto starts = [text](std::string_view start) { return text.starts_with(start); };
    if (std::ranges::any_of(handlers, starts) && (text.ends_with(':') || text.ends_with('{') || starts("rescue "))) {
        return Mention::InExceptionHandler;
    }
    if (isStatement(text)) {
        return Mention::InExceptionHandler;
    }
    static const WordList reportingSigns = listedWords("reporting");
    const std::string lower = lowerAsciiText(line);
    const bool reports =
        std::ranges::any_of(reportingSigns, [&](std::string_view sign) { return lower.find(sign) != lower.npos; });
    return !reports && isRunningText(text, std::ranges::any_of(comments, starts)) ? Mention::RunningText
                                                                                  : Mention::None;
}

bool quotesSource(QByteArrayView frame, QByteArrayView next)
{
    const auto indent = [](QByteArrayView line) {
        return std::ranges::find_if(line, [](char c) { return c != ' ' && c != '\t'; }) - line.begin();
    };
    return frame.sliced(indent(frame)).startsWith("File \"") && indent(next) > indent(frame);
}

QByteArray lineTemplate(QByteArrayView line, QuotedNames names)
{
    QByteArray result;
    result.reserve(line.size());
    for (qsizetype i = 0; i < line.size();) {
        const char c = line[i];
        if (names == QuotedNames::Alike && (c == '\'' || c == '"' || c == '`')) {
            constexpr qsizetype longestName = 198;
            const QByteArrayView rest = line.sliced(i + 1, std::min(line.size() - i - 1, longestName + 1));
            const qsizetype close = rest.indexOf(c == '`' ? '\'' : c);
            const qsizetype length = close < 0 && c == '`' ? rest.indexOf('`') : close;
            if (length >= 0) {
                result.append("\"#\"");
                i += length + 2;
                continue;
            }
        }
        if (!isAsciiWord(c)) {
            result.append(c);
            ++i;
            continue;
        }
        const qsizetype begin = i;
        bool digit = false;
        while (i < line.size() && isAsciiWord(line[i])) {
            digit = digit || isAsciiDigit(line[i]);
            ++i;
        }
        if (digit) {
            result.append('#');
        } else {
            result.append(line.sliced(begin, i - begin));
        }
    }
    return result;
}

} // namespace wayout::text
