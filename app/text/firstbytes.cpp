// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/text/firstbytes.h"

#include "app/text/ascii.h"

#include <charconv>
#include <optional>

namespace wayout::text {
namespace {

/// What is known of a part of a pattern.
struct Part {
    ByteSet first;
    bool mayBeEmpty = false;
};

template<typename Holds>
ByteSet bytesThat(Holds holds)
{
    ByteSet bytes;
    for (size_t byte = 0; byte < bytes.size(); ++byte) {
        bytes[byte] = holds(char(byte));
    }
    return bytes;
}

ByteSet one(char c)
{
    return ByteSet().set(uchar(c));
}

/// Returns the bytes of an escaped class such as "\d".
std::optional<ByteSet> classOf(char name)
{
    static const ByteSet blanks = one(' ') | one('\t') | one('\n') | one('\f') | one('\r');
    static const ByteSet digits = bytesThat(isAsciiDigit);
    static const ByteSet words = bytesThat(isAsciiWord);
    switch (name) {
    case 's':
        return blanks;
    case 'S':
        return ~blanks;
    case 'd':
        return digits;
    case 'D':
        return ~digits;
    case 'w':
        return words;
    case 'W':
        return ~words;
    default:
        return std::nullopt;
    }
}

/// Returns the set with both cases of its letters.
ByteSet inBothCases(ByteSet bytes)
{
    for (int c = 'a'; c <= 'z'; ++c) {
        const bool has = bytes[size_t(c)] || bytes[size_t(c - 'a' + 'A')];
        bytes[size_t(c)] = bytes[size_t(c - 'a' + 'A')] = has;
    }
    const ByteSet beyondAscii = bytesThat([](char c) { return !isAscii(c); });
    return (bytes & beyondAscii).any() ? bytes | beyondAscii : bytes;
}

/// A recursive-descent parser of the syntax that the tables of secrets use.
class Reader final
{
public:
    explicit Reader(std::string_view pattern)
        : m_rest(pattern)
    {
    }

    /// Returns the whole pattern; nothing if it is not understood.
    std::optional<Part> read()
    {
        const Part part = alternation(0);
        return m_failed || !m_rest.empty() ? std::nullopt : std::optional(part);
    }

private:
    bool take(std::string_view text)
    {
        const bool isNext = m_rest.starts_with(text);
        m_rest.remove_prefix(isNext ? text.size() : 0);
        return isNext;
    }

    char takeByte()
    {
        m_failed = m_failed || m_rest.empty();
        const char c = m_failed ? '\0' : m_rest.front();
        m_rest.remove_prefix(m_failed ? 0 : 1);
        return c;
    }

    Part fail()
    {
        m_failed = true;
        return {};
    }

    Part alternation(int depth)
    {
        constexpr int deepest = 64;
        if (depth > deepest) {
            return fail();
        }
        Part result;
        do {
            const Part part = concatenation(depth);
            result = {result.first | part.first, result.mayBeEmpty || part.mayBeEmpty};
        } while (!m_failed && take("|"));
        return result;
    }

    Part concatenation(int depth)
    {
        Part result{{}, true};
        while (!m_failed && !m_rest.empty() && m_rest.front() != '|' && m_rest.front() != ')') {
            const Part part = repeated(depth);
            result.first |= result.mayBeEmpty ? part.first : ByteSet();
            result.mayBeEmpty = result.mayBeEmpty && part.mayBeEmpty;
        }
        return result;
    }

    Part repeated(int depth)
    {
        Part part = atom(depth);
        if (take("*") || take("?")) {
            part.mayBeEmpty = true;
        } else if (m_rest.starts_with('{')) {
            part.mayBeEmpty = part.mayBeEmpty || leastCount() == 0;
        } else if (!take("+")) {
            return part;
        }
        take("?"); // lazy
        return part;
    }

    /// Reads counts, "{3,}", and returns the least one.
    int leastCount()
    {
        int least = 0;
        const auto read = std::from_chars(m_rest.data() + 1, m_rest.data() + m_rest.size(), least);
        const size_t end = m_rest.find('}');
        m_failed = m_failed || read.ec != std::errc() || end == m_rest.npos;
        m_rest.remove_prefix(m_failed ? 0 : end + 1);
        return least;
    }

    Part atom(int depth)
    {
        const char c = takeByte();
        switch (c) {
        case '(':
            return group(depth);
        case '[':
            return {set()};
        case '.':
            return {ByteSet().set()};
        case '^':
        case '$':
            return {{}, true};
        case '\\':
            return escaped();
        case '*':
        case '+':
        case '?':
            return fail();
        default:
            return {one(c)};
        }
    }

    Part group(int depth)
    {
        if (take("?i)")) {
            return {{}, true};
        }
        if (!take("?:") && !take("?i:") && m_rest.starts_with('?')) {
            return fail();
        }
        const Part part = alternation(depth + 1);
        return take(")") ? part : fail();
    }

    Part escaped()
    {
        const char c = takeByte();
        if (c == 'b' || c == 'z') {
            return {{}, true};
        }
        if (c == 'Q') {
            const size_t end = m_rest.find("\\E");
            if (end == 0 || end == m_rest.npos) {
                return fail();
            }
            const char first = m_rest.front();
            m_rest.remove_prefix(end + 2);
            return {one(first)};
        }
        const std::optional<ByteSet> bytes = classOf(c);
        return {bytes ? *bytes : one(character(c))};
    }

    /// Returns the character that an escape stands for whose first letter has been read.
    char character(char escape)
    {
        if (escape == 'n' || escape == 'r' || escape == 't') {
            return escape == 'n' ? '\n' : escape == 'r' ? '\r' : '\t';
        }
        if (escape == 'x' && m_rest.size() >= 2) {
            int code = 0;
            const auto read = std::from_chars(m_rest.data(), m_rest.data() + 2, code, 16);
            m_failed = m_failed || read.ptr != m_rest.data() + 2;
            m_rest.remove_prefix(2);
            return char(code);
        }
        m_failed = m_failed || isAsciiAlnum(escape);
        return escape;
    }

    ByteSet set()
    {
        ByteSet bytes;
        const bool isNegated = take("^");
        do { // a "]" in the first position is literal
            char c = takeByte();
            m_failed = m_failed || (c == '[' && m_rest.starts_with(':'));
            if (c == '\\') {
                c = takeByte();
                if (const std::optional<ByteSet> all = classOf(c)) {
                    bytes |= *all;
                    continue;
                }
                c = character(c);
            }
            char last = c;
            if (m_rest.starts_with('-') && !m_rest.starts_with("-]")) {
                takeByte();
                last = takeByte();
                last = last == '\\' ? character(takeByte()) : last;
            }
            for (int byte = uchar(c); byte <= uchar(last); ++byte) {
                bytes.set(size_t(byte));
            }
        } while (!m_failed && !m_rest.starts_with(']'));
        takeByte();
        return isNegated ? ~bytes : bytes;
    }

    std::string_view m_rest;
    bool m_failed = false;
};

} // namespace

ByteSet firstBytesOf(std::string_view pattern)
{
    const std::optional<Part> part = Reader(pattern).read();
    return part && !part->mayBeEmpty ? inBothCases(part->first) : ByteSet().set();
}

} // namespace wayout::text
