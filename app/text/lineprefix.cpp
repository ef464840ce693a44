// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/text/lineprefix.h"

#include <algorithm>
#include <array>
#include <optional>

namespace {

/// Reads a line from its start; every method moves on only when it found what it names.
class Reader final
{
public:
    explicit Reader(QStringView line)
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

    bool one(QStringView characters)
    {
        if (atEnd() || !characters.contains(m_line[m_position])) {
            return false;
        }
        ++m_position;
        return true;
    }

    bool digits(int least, int most)
    {
        int count = 0;
        while (count < most && isDigit(peek(count))) {
            ++count;
        }
        if (count < least) {
            return false;
        }
        m_position += count;
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
        while (count <= most && (QChar::isLetterOrNumber(peek(count)) || (peek(count) != 0 && also.contains(QChar(peek(count)))))) {
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
        static constexpr std::array<QStringView, 12> names{u"Jan", u"Feb", u"Mar", u"Apr", u"May", u"Jun",
                                                           u"Jul", u"Aug", u"Sep", u"Oct", u"Nov", u"Dec"};
        const QStringView here = m_line.sliced(m_position);
        if (std::ranges::none_of(names, [&](QStringView name) { return here.startsWith(name); })) {
            return false;
        }
        m_position += 3;
        return true;
    }

private:
    static bool isDigit(char16_t c) { return c >= u'0' && c <= u'9'; }

    QStringView m_line;
    qsizetype m_position = 0;
};

bool readClock(Reader &reader)
{
    if (!(reader.digits(1, 2) && reader.one(u":") && reader.digits(2, 2))) {
        return false;
    }
    if (reader.one(u":")) {
        reader.digits(2, 2);
    }
    if (reader.one(u".,")) {
        reader.digits(1, 9);
    }
    return true;
}

bool readZone(Reader &reader)
{
    if (reader.one(u"Z")) {
        return true;
    }
    const qsizetype start = reader.position();
    reader.spaces();
    if (reader.one(u"+-") && reader.digits(2, 2)) {
        reader.one(u":");
        reader.digits(2, 2);
        return true;
    }
    reader.reset(start);
    return false;
}

/// 2024-05-06T12:11:47.330+08:00, 2024/05/06 12:11:47, 06/May/2024:12:11:47 +0000, Jun 04 10:12:44, 12:11:47.330
bool readTimestamp(Reader &reader)
{
    const qsizetype start = reader.position();
    if (reader.digits(4, 4) && reader.one(u"-/") && reader.digits(2, 2) && reader.one(u"-/") && reader.digits(2, 2)) {
        if (reader.one(u"T_ ")) {
            readClock(reader);
        }
        readZone(reader);
        return true;
    }
    reader.reset(start);
    if (reader.month() && reader.spaces() && reader.digits(1, 2) && reader.spaces() && readClock(reader)) {
        return true;
    }
    reader.reset(start);
    if (reader.digits(2, 2) && reader.one(u"/") && reader.month() && reader.one(u"/") && reader.digits(4, 4) && reader.one(u":")
        && readClock(reader)) {
        readZone(reader);
        return true;
    }
    reader.reset(start);
    if (reader.digits(2, 2) && reader.one(u"-") && reader.digits(2, 2) && reader.one(u" ") && readClock(reader)) { // logcat
        return true;
    }
    reader.reset(start);
    if (reader.digits(2, 2) && reader.one(u":") && reader.digits(2, 2) && reader.one(u":") && reader.digits(2, 2)) {
        if (reader.one(u".,")) {
            reader.digits(1, 9);
        }
        readZone(reader);
        return reader.atEnd() || reader.peek() == u' ' || reader.peek() == u']' || reader.peek() == u'|';
    }
    reader.reset(start);
    return false;
}

bool readBracketedTimestamp(Reader &reader)
{
    const qsizetype start = reader.position();
    if (reader.one(u"[") && (readTimestamp(reader) || (reader.spaces(), reader.digits(1, 9) && reader.one(u".") && reader.digits(3, 9)))
        && reader.one(u"]")) {
        return true;
    }
    reader.reset(start);
    return false;
}

/// "myhost sshd[812]: " after a syslog time.
bool readHostAndProcess(Reader &reader)
{
    const qsizetype start = reader.position();
    if (reader.word(64, u"-._") && reader.spaces() && reader.word(64, u"-._/@") && reader.one(u"[") && reader.digits(1, 10)
        && reader.one(u"]") && reader.one(u":")) {
        reader.spaces();
        return true;
    }
    reader.reset(start);
    return false;
}

/// "web-1  | "
bool readContainer(Reader &reader)
{
    const qsizetype start = reader.position();
    if (reader.word(48, u"-._") && reader.spaces() && reader.one(u"|") && (reader.spaces() || reader.atEnd())) {
        return true;
    }
    reader.reset(start);
    return false;
}

bool readQuoteOrPrompt(Reader &reader)
{
    const qsizetype start = reader.position();
    if ((reader.one(u">") || reader.one(u"$") || reader.one(u"#")) && reader.peek() == u' ') {
        reader.one(u" ");
        return true;
    }
    reader.reset(start);
    return false;
}

} // namespace

qsizetype linePrefixLength(QStringView line)
{
    Reader reader(line);
    qsizetype length = 0;
    // "> web-1 | 2024-05-06T12:11:47Z [12:11:47] text" nests at most this deep in what was seen
    for (int depth = 0; depth < 4; ++depth) {
        const bool quoted = depth == 0 && readQuoteOrPrompt(reader);
        const bool timed = !quoted && (readTimestamp(reader) || readBracketedTimestamp(reader));
        if (!quoted && !timed && !readContainer(reader)) {
            break;
        }
        if (timed) {
            reader.one(u":");
            reader.spaces();
            readHostAndProcess(reader);
        }
        reader.spaces();
        length = reader.position();
    }
    return length;
}
