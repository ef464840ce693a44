// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/text/ascii.h"

#include <QStringView>

#include <algorithm>
#include <array>

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

    bool month()
    {
        static constexpr std::array<QStringView, 12> names{
            u"Jan", u"Feb", u"Mar", u"Apr", u"May", u"Jun", u"Jul", u"Aug", u"Sep", u"Oct", u"Nov", u"Dec"};
        const QStringView here = m_line.sliced(m_position);
        if (peek() < u'A' || peek() > u'S'
            || std::ranges::none_of(names, [&](QStringView name) { return here.startsWith(name); })) {
            return false;
        }
        m_position += 3;
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

/// Returns the number of characters at the start of `line` that only say when and where it was printed: timestamps
/// (ISO 8601, syslog, Python, nginx, klog, logcat, seconds since 1970), names of containers (`docker compose`,
/// `kubectl logs --prefix`), host and process of syslog and the journal, jobs and steps of CI (GitHub, GitLab,
/// BuildKit), the vertical rule beside Terraform's messages, Markdown quotes and fences, prompts of shells and
/// databases. Log levels do not belong to the prefix, because they show how serious a line is.
qsizetype linePrefixLength(QStringView line);
/// Whether a line of a scrollback begins with the prompt of a shell or of a notebook: "me@host:~$ ", "host% ", "❯ ",
/// "PS C:\\app> ", "In [3]: ".
bool beginsWithPrompt(QStringView line);

} // namespace wayout::text
