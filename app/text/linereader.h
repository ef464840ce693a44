// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/text/ascii.h"

#include <QStringView>

#include <algorithm>

namespace wayout::text {

/// Reads a line from its start. Each reading method returns whether the text that it names follows, and moves the
/// position only in that case. attempt() does the same for several of them in a row.
class LineReader final
{
public:
    explicit LineReader(QStringView line)
        : m_line(line)
    {
    }

    qsizetype position() const { return m_position; }
    void reset(qsizetype position) { m_position = position; }
    bool atEnd() const { return m_position >= m_line.size(); }
    char16_t peek(qsizetype ahead = 0) const
    {
        return m_position + ahead < m_line.size() ? m_line[m_position + ahead].unicode() : u'\0';
    }

    /// Returns the result of `read` and restores the position when that is false.
    template<typename Read>
    bool attempt(Read read)
    {
        const qsizetype start = m_position;
        const bool found = read();
        m_position = found ? m_position : start;
        return found;
    }

    bool one(QStringView characters)
    {
        if (atEnd() || !isAmong(m_line[m_position], characters)) {
            return false;
        }
        ++m_position;
        return true;
    }

    bool digits(int least, int most)
    {
        int count = 0;
        while (count < most && isAsciiDigit(peek(count))) {
            ++count;
        }
        if (count < least) {
            return false;
        }
        m_position += count;
        return true;
    }

    bool text(QStringView expected)
    {
        if (peek() != expected.front() || !m_line.sliced(m_position).startsWith(expected)) {
            return false;
        }
        m_position += expected.size();
        return true;
    }

    bool spaces()
    {
        const qsizetype before = m_position;
        while (peek() == u' ' || peek() == u'\t') {
            ++m_position;
        }
        return m_position > before;
    }

    bool word(qsizetype most, QStringView also)
    {
        qsizetype count = 0;
        while (count <= most && isOfWord(peek(count), also)) {
            ++count;
        }
        if (count == 0 || count > most) {
            return false;
        }
        m_position += count;
        return true;
    }

private:
    // Without calls of Qt for each character: every line of a text is read.
    static bool isAmong(QChar c, QStringView characters)
    {
        return std::ranges::find(characters, c) != characters.end();
    }
    static bool isOfWord(char16_t c, QStringView also)
    {
        const bool isLetter = c < 0x80 ? isAsciiAlnum(char(c)) : QChar::isLetterOrNumber(c);
        return isLetter || (c != 0 && isAmong(c, also));
    }

    QStringView m_line;
    qsizetype m_position = 0;
};

} // namespace wayout::text
