// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/text/linemessage.h"

#include "app/text/ascii.h"
#include "app/text/lineprefix.h"
#include "app/text/linereader.h"

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace {

// As loggers write them. In small letters, without brackets, they are a compiler's "error: …", which is its message.
constexpr std::array levels{"ERROR"_L1, "ERR"_L1,     "FATAL"_L1, "CRITICAL"_L1, "CRIT"_L1, "SEVERE"_L1, "PANIC"_L1, "ALERT"_L1,
                            "EMERG"_L1, "WARNING"_L1, "WARN"_L1,  "NOTICE"_L1,   "INFO"_L1, "DEBUG"_L1,  "TRACE"_L1};

bool readLevel(LineReader &reader, QStringView line)
{
    const qsizetype start = reader.position();
    const bool isEnclosed = reader.one(u"[<(");
    reader.spaces();
    const qsizetype begin = reader.position();
    qsizetype end = begin;
    while (end < line.size() && isAsciiLetter(line[end].unicode())) {
        ++end;
    }
    const QStringView word = line.sliced(begin, end - begin);
    reader.reset(end);
    const bool isLevel = std::ranges::any_of(
        levels, [&](QLatin1StringView level) { return word.compare(level, isEnclosed ? Qt::CaseInsensitive : Qt::CaseSensitive) == 0; });
    if (isEnclosed) {
        reader.spaces();
    }
    if (isLevel && (isEnclosed ? reader.one(u"]>)") : reader.atEnd() || QStringView(u" \t:|").contains(QChar(reader.peek())))) {
        return true;
    }
    reader.reset(start);
    return false;
}

void readSeparators(LineReader &reader)
{
    while (reader.spaces() || reader.one(u":|")) { }
    if (reader.peek() == u'-' && reader.peek(1) == u' ') {
        reader.one(u"-");
        reader.spaces();
    }
}

/// "[http-nio-8080-exec-1] ", behind a level. "[E0308]" and "[12,5]" are no names.
bool readThread(LineReader &reader)
{
    const qsizetype start = reader.position();
    if (reader.one(u"[")) {
        reader.spaces();
        const qsizetype begin = reader.position();
        bool hasSmall = false;
        while (reader.position() - begin < 64 && (isAsciiWord(reader.peek()) || QStringView(u"-./:#").contains(QChar(reader.peek())))) {
            hasSmall = hasSmall || isAsciiLower(reader.peek());
            reader.reset(reader.position() + 1);
        }
        reader.spaces();
        if (hasSmall && reader.one(u"]") && reader.peek() == u' ') {
            reader.spaces();
            return true;
        }
    }
    reader.reset(start);
    return false;
}

/// "com.shop.Cart - ", "o.s.boot.SpringApplication   : ", behind a level
bool readLogger(LineReader &reader)
{
    const qsizetype start = reader.position();
    if (reader.word(100, u"._$") && reader.spaces() && (reader.one(u"-:")) && reader.peek() == u' ') {
        reader.spaces();
        return true;
    }
    reader.reset(start);
    return false;
}

/// "1 --- ": the process, as Spring names it.
bool readProcess(LineReader &reader)
{
    const qsizetype start = reader.position();
    if (reader.digits(1, 8) && reader.spaces() && reader.text(u"--- ")) {
        reader.spaces();
        return true;
    }
    reader.reset(start);
    return false;
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
        while (readThread(reader)) { }
        readLogger(reader);
        readSeparators(reader);
    }
    const QStringView message = whole.sliced(std::min(reader.position(), whole.size())).trimmed();
    return message.isEmpty() ? whole : message;
}
