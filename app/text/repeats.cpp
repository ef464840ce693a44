// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/text/repeats.h"

#include "app/text/ascii.h"
#include "app/text/linekind.h"
#include "app/text/lineprefix.h"

#include <QHash>
#include <QStringTokenizer>

#include <algorithm>
#include <array>
#include <vector>

using namespace Qt::StringLiterals;

namespace wayout::text {
namespace {

// Words that count attempts, in lower case. Other characters may be between a word and its number: "attempt #3",
// "retries=3", "retry (3".
constexpr std::array countWords{
    "attempt"_L1, "attempts"_L1, "retry"_L1, "retries"_L1, "retrying"_L1, "try"_L1, "tries"_L1};
constexpr QStringView beforeCount = u" #=:([：（";
constexpr std::array units{"ns"_L1, "us"_L1, "ms"_L1, "s"_L1, "sec"_L1, "secs"_L1, "second"_L1, "seconds"_L1, "m"_L1,
    "min"_L1, "mins"_L1, "minute"_L1, "minutes"_L1, "h"_L1, "hr"_L1, "hrs"_L1, "hour"_L1, "hours"_L1, "millis"_L1,
    "milliseconds"_L1};
constexpr std::array<QStringView, 7> chineseUnits{u"毫秒", u"微秒", u"秒", u"分钟", u"分", u"小时", u"µs"};
constexpr std::array<QStringView, 4> chineseCounts{u"重试", u"尝试", u"次数", u"第"};

class Counts final
{
public:
    explicit Counts(QStringView line)
        : m_line(line)
    {
    }

    QString replaced()
    {
        while (m_at < m_line.size()) {
            if (!isAsciiWord(here())) {
                m_result += m_line[m_at++];
            } else if (!isAsciiDigit(here())) {
                takeWord();
            } else if (const qsizetype end = isPartOfName() ? m_at : endOfCount(); end > m_at) {
                m_result += u'#';
                m_at = end;
            } else {
                takeNumber();
            }
        }
        return m_result;
    }

private:
    char16_t here(qsizetype at) const { return at < m_line.size() ? m_line[at].unicode() : u'\0'; }
    char16_t here() const { return here(m_at); }

    /// Whether the number is part of a name, like the 2 of "v1.2s".
    bool isPartOfName() const { return m_at > 1 && m_line[m_at - 1] == u'.' && isAsciiWord(here(m_at - 2)); }

    void takeWord()
    {
        m_wordBegin = m_at;
        while (isAsciiWord(here())) {
            m_result += m_line[m_at++];
        }
        m_wordEnd = m_at;
    }

    /// Takes a whole number such as "10.0.0.3" or "0x1f", never only a part of it.
    void takeNumber()
    {
        while (isAsciiWord(here())
            || ((here() == u'.' || here() == u':' || here() == u'-') && isAsciiDigit(here(m_at + 1)))) {
            m_result += m_line[m_at++];
        }
    }

    qsizetype digitsEnd(qsizetype at) const
    {
        while (isAsciiDigit(here(at))) {
            ++at;
        }
        return at;
    }

    /// Returns the end of the number at `at`, including its fraction.
    qsizetype numberEnd(qsizetype at) const
    {
        const qsizetype end = digitsEnd(at);
        return (here(end) == u'.' || here(end) == u',') && isAsciiDigit(here(end + 1)) ? digitsEnd(end + 1) : end;
    }

    qsizetype endOfCount() const
    {
        for (const qsizetype end : {endOfTime(), endOfDuration(), endOfAttempt()}) {
            if (end > m_at) {
                return end;
            }
        }
        return m_at;
    }

    /// Returns the end of a time or a date: 12:00:03.250, 2024-05-06, 2024-05-06T12:00:03Z.
    qsizetype endOfTime() const
    {
        const qsizetype first = digitsEnd(m_at);
        const char16_t separator = here(first);
        const qsizetype second = digitsEnd(first + 1);
        const qsizetype third = digitsEnd(second + 1);
        const bool isDate = first - m_at == 4 && (separator == u'-' || separator == u'/');
        const bool isClock = first - m_at <= 2 && separator == u':';
        if ((!isDate && !isClock) || second - first != 3 || here(second) != separator || third - second != 3) {
            return m_at;
        }
        qsizetype end = third;
        if (isClock && (here(end) == u'.' || here(end) == u',') && isAsciiDigit(here(end + 1))) {
            end = digitsEnd(end + 1);
        }
        if (isClock && here(end) == u'Z') {
            ++end;
        }
        const bool goesOn = isDate && here(end) == u'T' && isAsciiDigit(here(end + 1));
        return goesOn ? end + 1 : isAsciiWord(here(end)) || here(end) == u':' ? m_at : end;
    }

    /// Returns the end of the unit after a number that ends at `number`, or `number` when no unit follows.
    qsizetype endOfUnit(qsizetype number) const
    {
        const qsizetype begin = here(number) == u' ' ? number + 1 : number;
        qsizetype end = begin;
        while (isAsciiLetter(here(end))) {
            ++end;
        }
        const QStringView word = m_line.sliced(std::min(begin, m_line.size()), std::max<qsizetype>(0, end - begin));
        const bool isUnit = std::ranges::any_of(units, [word](QLatin1StringView unit) { return word == unit; });
        // "5 m" may be metres
        if (isUnit && (begin == number || word.size() > 1 || word == u"s") && here(end) != u'_' && here(end) != u'/') {
            return end;
        }
        const QStringView rest = m_line.sliced(std::min(begin, m_line.size()));
        const auto chinese =
            std::ranges::find_if(chineseUnits, [rest](QStringView unit) { return rest.startsWith(unit); });
        return chinese == chineseUnits.end() ? number : begin + chinese->size();
    }

    /// Returns the end of a duration: 1.5s, 200 ms, 1m30s, 5 秒.
    qsizetype endOfDuration() const
    {
        qsizetype end = m_at;
        for (int part = 0; part < 4 && isAsciiDigit(here(end)); ++part) {
            const qsizetype number = numberEnd(end);
            const qsizetype unit = endOfUnit(number);
            if (unit == number) {
                return m_at;
            }
            end = unit;
        }
        return end;
    }

    /// Returns the end of a number of attempts: "3", "3/30" or "3 of 30" after a word that counts attempts, or a number
    /// in front of such a word: "3 retries left".
    qsizetype endOfAttempt() const
    {
        const qsizetype number = digitsEnd(m_at);
        if (isAsciiWord(here(number))
            || ((here(number) == u'.' || here(number) == u':') && isAsciiDigit(here(number + 1)))) {
            return m_at;
        }
        qsizetype behind = number + 1;
        while (isAsciiLetter(here(behind))) {
            ++behind;
        }
        const bool isCounted = here(number) == u' ' && isCountWord(m_line.sliced(number + 1, behind - number - 1));
        if (!isCounted && !followsCountWord()) {
            return m_at;
        }
        for (const QStringView of : {QStringView(u"/"), QStringView(u" of "), QStringView(u" / ")}) {
            if (m_line.sliced(number).startsWith(of) && isAsciiDigit(here(number + of.size()))) {
                return digitsEnd(number + of.size());
            }
        }
        return number;
    }

    static bool isCountWord(QStringView word)
    {
        return std::ranges::any_of(
            countWords, [word](QLatin1StringView one) { return word.compare(one, Qt::CaseInsensitive) == 0; });
    }

    bool followsCountWord() const
    {
        qsizetype end = m_at;
        while (end > 0 && m_at - end < 3 && beforeCount.contains(m_line[end - 1])) {
            --end;
        }
        const QStringView before = m_line.first(end);
        return (m_wordEnd == end && m_wordEnd > m_wordBegin
                   && isCountWord(m_line.sliced(m_wordBegin, m_wordEnd - m_wordBegin)))
            || std::ranges::any_of(chineseCounts, [before](QStringView word) { return before.endsWith(word); });
    }

    QStringView m_line;
    QString m_result;
    qsizetype m_at = 0;
    qsizetype m_wordBegin = 0; ///< start of the previous word
    qsizetype m_wordEnd = 0;
};

constexpr qsizetype longestPeriod = 50; // lines, the usual depth of a stack trace
constexpr qsizetype fewestHidden = 3; // lines; with fewer a fold saves no space

/// Returns the key of a line. A line with the same key as an earlier one has no new information.
QByteArray keyOf(QStringView line)
{
    QStringView message = line.sliced(linePrefixLength(line));
    while (!message.isEmpty() && (message.endsWith(u' ') || message.endsWith(u'\t'))) {
        message.chop(1); // spaces in front of the message stay: lines of "}" are not all the same
    }
    const QByteArray bytes = message.toUtf8();
    return lineKind(bytes) == LineKind::Failure ? lineTemplate(bytes, QuotedNames::Differ)
                                                : normaliseVolatileNumbers(message).toUtf8();
}

/// Returns a number for each line: the same one for equal lines, 0 for a blank line, a unique negative one for an
/// omission.
std::vector<qsizetype> numbersOf(QStringView text)
{
    QHash<QByteArray, qsizetype> known;
    std::vector<qsizetype> numbers;
    for (const QStringView line : text.tokenize(u'\n')) {
        const QByteArray key = keyOf(line);
        if (line == u"⋯") {
            numbers.push_back(-1 - qsizetype(numbers.size()));
        } else {
            const auto found = key.isEmpty() ? known.cend() : known.constFind(key);
            const qsizetype next = known.size() + 1;
            numbers.push_back(key.isEmpty() ? 0 : found == known.cend() ? *known.insert(key, next) : *found);
        }
    }
    return numbers;
}

/// Returns the repeat that begins at `first` and hides the most lines; among several, the one with the shortest period.
Repeat repeatAt(const std::vector<qsizetype> &numbers, qsizetype first)
{
    const auto size = qsizetype(numbers.size());
    const auto at = [&](qsizetype line) { return numbers[size_t(line)]; };
    Repeat best{.first = int(first), .count = 1};
    for (qsizetype period = 1; period <= longestPeriod && first + 2 * period <= size; ++period) {
        qsizetype alike = 0;
        while (first + period + alike < size && at(first + alike) == at(first + period + alike)) {
            ++alike;
        }
        const qsizetype count = 1 + alike / period;
        if ((count - 1) * period > qsizetype(best.count - 1) * best.period) {
            best = {int(first), int(period), int(count)};
        }
    }
    return best;
}

} // namespace

QString normaliseVolatileNumbers(QStringView line)
{
    return Counts(line).replaced();
}

QList<Repeat> repeatsIn(QStringView text)
{
    const std::vector<qsizetype> numbers = numbersOf(text);
    QList<Repeat> repeats;
    for (qsizetype line = 0; line < qsizetype(numbers.size());) {
        const Repeat repeat = numbers[size_t(line)] <= 0 ? Repeat{.count = 1} : repeatAt(numbers, line);
        if ((repeat.count - 1) * repeat.period >= fewestHidden) {
            repeats.append(repeat);
            line += qsizetype(repeat.period) * repeat.count;
        } else {
            ++line;
        }
    }
    return repeats;
}

} // namespace wayout::text
