// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/text/linekind.h"

#include "app/text/ascii.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <string_view>

namespace {

using namespace std::string_view_literals;

// Lower case; found anywhere in the line.
constexpr std::array signsOfFailure{
    "error"sv, "exception"sv, "fatal"sv, "fail"sv, "panic"sv, "cannot"sv, "can't"sv, "could not"sv, "couldn't"sv,
    "denied"sv, "refused"sv, "not found"sv, "unable"sv, "invalid"sv, "abort"sv, "killed"sv, "warning"sv, "err!"sv,
    "not allowed"sv, "unknown"sv, "timed out"sv, "timeout"sv, "forbidden"sv, "conflict"sv, "missing"sv, "no such"sv,
    "unexpected"sv, "undefined"sv, "not supported"sv, "unsupported"sv, "must be"sv, "expected"sv, "segmentation"sv,
    "not permitted"sv, "exceeded"sv, "too many"sv, "too large"sv, "too long"sv, "not a "sv, "no space"sv,
    "unhealthy"sv, "backoff"sv, "back-off"sv, "stuck"sv, "has no "sv, "is not "sv, "are not "sv, "was not "sv,
    "does not"sv, "doesn't"sv, "did not"sv, "didn't"sv, "must "sv, "required"sv, "illegal"sv, "incompatible"sv,
    "mismatch"sv, "unresolved"sv, "undeclared"sv, "rejected"sv, "expired"sv, "insufficient"sv, "exhausted"sv,
    "unreachable"sv, "overflow"sv, "deadlock"sv, "crash"sv, "corrupt"sv, "violat"sv, "duplicate"sv, "broken"sv,
    "bad "sv, "wrong"sv, "out of "sv, "no matching"sv, "reset by"sv, "closed"sv, "already in use"sv,
    "already exist"sv, "untrusted"sv, "deprecated"sv, "evicted"sv, "nxdomain"sv, "servfail"sv, "leak"sv, "lost"sv,
    "oomk"sv, "oom-"sv, "oom_"sv, " oom"sv, "unauthorized"sv, "错误"sv, "失败"sv, "异常"sv, "无法"sv, "不能"sv, "找不到"sv, "没有那个"sv,
    "没有名为"sv, "拒绝"sv, "不存在"sv, "不支持"sv, "超时"sv, "不足"sv, "报错"sv, "未找到"sv,
    "不是"sv, "冲突"sv, "警告"sv, "未定义"sv, "未声明"sv, "不允许"sv, "禁止"sv, "溢出"sv, "崩溃"sv,
    "损坏"sv, "中断"sv, "过多"sv, "过大"sv, "不匹配"sv, "不兼容"sv, "未能"sv, "不可"sv, "無法"sv,
    "錯誤"sv, "失敗"sv, "爆显存"sv, "爆内存"sv, "不够"sv, "被占用"sv, "过期"sv, "乱码"sv, "死锁"sv, "闪退"sv, "被拒"sv, "逾時"sv,
    "找不到"sv, "拒絕"sv, "缺少"sv, "不認得"sv, "未绑定"sv, "冲突"sv, "异常退出"sv};
// Those of them that report. The others also stand in texts that explain, compare and announce.
constexpr std::array reportingSigns{
    "error"sv, "exception"sv, "fatal"sv, "failed"sv, "failure"sv, "panic"sv, "cannot"sv, "can't"sv, "could not"sv, "couldn't"sv, "denied"sv,
    "refused"sv, "not found"sv, "unable to"sv, "aborted"sv, "killed"sv, "timed out"sv, "no such"sv, "segmentation"sv, "not permitted"sv,
    "exceeded"sv, "too many"sv, "no space"sv, "out of memory"sv, "rejected"sv, "exhausted"sv, "unreachable"sv, "crashed"sv};
constexpr std::array comments{"# "sv, "## "sv, "// "sv, "/* "sv, "-- "sv, "<!-- "sv};
constexpr std::array handlers{"except "sv, "except:"sv, "catch ("sv, "} catch ("sv, "rescue "sv};
constexpr std::array routineLevels{"INFO"sv, "DEBUG"sv, "TRACE"sv, "info:"sv, "debug:"sv, "VERBOSE"sv};
constexpr size_t routineLevelWithin = 48; // bytes from the start: a level further on is part of the message

// Lower case; they speak of failures that did not happen.
constexpr std::array successPhrases{"0 errors"sv, "0 error"sv, "no errors"sv, "0 failed"sv, "failed=0"sv, "0 warnings"sv, "0 failures"sv,
                                    "failures: 0"sv, "errors: 0"sv, "0 个错误"sv, "0 个警告"sv, "0 个失败"sv};

bool namesFailure(QByteArrayView line)
{
    std::string text = lowerAsciiText(line);
    for (const std::string_view phrase : successPhrases) {
        for (size_t at = text.find(phrase); at != text.npos; at = text.find(phrase, at)) {
            // "10 errors" are errors
            const bool number = at > 0 && isAsciiDigit(text[at - 1]) && isAsciiDigit(phrase[0]);
            if (number) {
                ++at;
            } else {
                text.erase(at, phrase.size());
            }
        }
    }
    return std::ranges::any_of(signsOfFailure, [&](std::string_view sign) { return text.find(sign) != text.npos; });
}

/// Whether the line is made of plain words, as the sentences of a manual, a comment or a letter are.
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
            continue; // a bullet, a dash, the sign of a comment
        }
        const bool isPlain = isAsciiLetter(word[0]) && std::ranges::all_of(word.substr(1), [](char c) { return isAsciiLower(c) || c == '\'' || c == '-' || c == '/'; });
        ++(isPlain ? words : others);
    }
    return words >= fewestWords && others * othersOf <= words;
}

/// Python, JavaScript, Java, .NET, Ruby, gdb and Go stack frames.
bool isFrame(std::string_view line)
{
    const size_t start = line.find_first_not_of(" \t");
    if (start == std::string_view::npos) {
        return false;
    }
    const std::string_view text = line.substr(start);
    if (start > 0 && (text.starts_with("File \"") || text.starts_with("at ") || text.starts_with("from /") || text.starts_with("in "))) {
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

std::span<const std::string_view> failureSigns()
{
    return signsOfFailure;
}

Mention mentionIn(QByteArrayView line)
{
    const std::string_view all(line.data(), size_t(line.size()));
    const std::string_view text = all.substr(std::min(all.find_first_not_of(" \t"), all.size()));
    const auto starts = [text](std::string_view start) { return text.starts_with(start); };
    if (std::ranges::any_of(handlers, starts) && (text.ends_with(':') || text.ends_with('{') || starts("rescue "))) {
        return Mention::Handler;
    }
    const std::string lower = lowerAsciiText(line);
    const bool reports = std::ranges::any_of(reportingSigns, [&](std::string_view sign) { return lower.find(sign) != lower.npos; });
    return !reports && isRunningText(text, std::ranges::any_of(comments, starts)) ? Mention::RunningText : Mention::None;
}

bool quotesSource(QByteArrayView frame, QByteArrayView next)
{
    const auto indent = [](QByteArrayView line) {
        return std::ranges::find_if(line, [](char c) { return c != ' ' && c != '\t'; }) - line.begin();
    };
    return frame.sliced(indent(frame)).startsWith("File \"") && indent(next) > indent(frame);
}

QByteArray lineTemplate(QByteArrayView line)
{
    QByteArray result;
    result.reserve(line.size());
    for (qsizetype i = 0; i < line.size();) {
        const char c = line[i];
        if (c == '\'' || c == '"' || c == '`') {
            const qsizetype close = line.indexOf(c == '`' ? '\'' : c, i + 1);
            const qsizetype end = close > 0 ? close : c == '`' ? line.indexOf('`', i + 1) : -1;
            if (end > i && end - i < 200) {
                result.append("\"#\"");
                i = end + 1;
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
