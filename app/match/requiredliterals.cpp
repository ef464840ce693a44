// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/match/requiredliterals.h"

#include "app/match/literalbranches.h"
#include "app/text/ascii.h"
#include "app/text/utf8.h"

#include <QChar>
#include <QStringDecoder>

#include <algorithm>
#include <charconv>
#include <optional>

namespace wayout::match {
namespace {

/// Whether RE2 takes the character literally after a backslash.
constexpr bool isAsciiPunctuation(char c)
{
    return text::isAscii(c) && !text::isAsciiWord(c);
}

constexpr size_t fewCharacters = 16; // bytes outside ASCII

bool isUsualRange(char first, char last)
{
    const auto inside = [&](char low, char high) { return first >= low && first <= last && last <= high; };
    return inside('a', 'z') || inside('A', 'Z') || inside('0', '9');
}

constexpr int deepestGroup = 64;
constexpr long largestProgram = 2000; // estimated instructions; RE2 allows about 16,000 in the memory of a pattern
constexpr int longestRepeat = 100; // RE2 allows 1000, nested ones multiplied

constexpr long mostCounted = 1'000'000; // factor of a product that cannot overflow

// Estimated numbers of instructions.
constexpr long byteCost = 2;
constexpr long setCost = 4; // a small set of ASCII
constexpr long anyCost = 14; // any character in UTF-8
constexpr long unicodeClassCost = 500;

/// A recursive-descent parser of the syntax. Fails at syntax that it does not know.
class Reader final
{
public:
    explicit Reader(std::string_view regex)
        : m_rest(regex)
    {
    }

    /// Returns the whole pattern; nullopt when it is not understood.
    std::optional<Part> read()
    {
        Part part = alternation(0);
        if (m_failed || !m_rest.empty()) {
            return std::nullopt;
        }
        return part;
    }

    /// Whether RE2 is certain to accept the syntax.
    bool isCertain() const { return m_certain; }

private:
    bool take(std::string_view text)
    {
        if (!m_rest.starts_with(text)) {
            return false;
        }
        m_rest.remove_prefix(text.size());
        return true;
    }

    char takeByte()
    {
        const char c = m_rest.front();
        m_rest.remove_prefix(1);
        return c;
    }

    Part fail()
    {
        m_failed = true;
        return {};
    }

    Part alternation(int depth)
    {
        if (depth > deepestGroup) {
            return fail();
        }
        Part result{{}, 0};
        do {
            Part part = concatenation(depth);
            result.cost += part.cost + 1;
            std::ranges::move(part.branches, std::back_inserter(result.branches));
        } while (!m_failed && take("|"));
        if (result.branches.size() > Part::mostBranches) {
            result.branches = {Sequence::gap()};
        }
        return result;
    }

    Part concatenation(int depth)
    {
        Part result;
        while (!m_failed && !m_rest.empty() && m_rest.front() != '|' && m_rest.front() != ')') {
            result.append(repeated(depth));
        }
        return result;
    }

    Part repeated(int depth)
    {
        const bool isQuoted = m_rest.starts_with("\\Q");
        Part part = atom(depth);
        if (m_failed || m_rest.empty() || isQuoted) {
            return part;
        }
        const std::optional<std::pair<int, int>> counts = quantifier();
        if (!counts) {
            return part;
        }
        take("?"); // lazy
        if (!m_rest.empty() && (m_rest.front() == '*' || m_rest.front() == '+' || m_rest.front() == '?')) {
            return fail(); // RE2 reports "bad repetition operator"
        }
        const auto [least, most] = *counts;
        const long repeats = std::max({1, least, most});
        part.cost = std::min(part.cost, mostCounted) * repeats + 1;
        m_repeats = std::min(m_repeats, mostCounted) * repeats;
        m_certain = m_certain && m_repeats <= longestRepeat;
        if (least == 1 && most == 1) {
            return part;
        }
        if (least == 0) {
            part.branches = {Sequence::gap()};
        } else {
            // The part may be repeated any number of times before the next one, so a gap follows: "(ab)+c" has "ab",
            // "c".
            for (Sequence &branch : part.branches) {
                branch.append(Sequence::gap());
            }
        }
        return part;
    }

    /// Whether a quantifier follows. Called where there is nothing to repeat.
    bool isQuantifierNext()
    {
        const std::string_view here = m_rest;
        const bool isQuantifier = quantifier().has_value();
        m_rest = here;
        return isQuantifier;
    }

    /// Reads a quantifier and returns the least and the greatest count, -1 for unlimited; nullopt when there is none.
    std::optional<std::pair<int, int>> quantifier()
    {
        if (take("*")) {
            return std::pair(0, -1);
        }
        if (take("+")) {
            return std::pair(1, -1);
        }
        if (take("?")) {
            return std::pair(0, 1);
        }
        if (!m_rest.starts_with('{')) {
            return std::nullopt;
        }
        const char *at = m_rest.data() + 1;
        const char *const end = m_rest.data() + m_rest.size();
        int least = 0;
        auto read = std::from_chars(at, end, least);
        if (read.ec != std::errc() || read.ptr == end) {
            return std::nullopt; // an ordinary brace
        }
        int most = least;
        if (*read.ptr == ',') {
            most = -1;
            at = read.ptr + 1;
            const auto second = std::from_chars(at, end, most);
            read.ptr = second.ec == std::errc() ? second.ptr : at;
        }
        if (read.ptr == end || *read.ptr != '}') {
            return std::nullopt;
        }
        if (most != -1 && most < least) {
            m_failed = true;
        }
        m_rest.remove_prefix(size_t(read.ptr + 1 - m_rest.data()));
        return std::pair(least, most);
    }

    Part atom(int depth)
    {
        switch (m_rest.front()) {
        case '(':
            takeByte();
            return group(depth);
        case '[':
            takeByte();
            return set();
        case '.':
            takeByte();
            return {{Sequence::gap()}, anyCost};
        case '^':
        case '$':
            takeByte();
            return {{{}}, 1};
        case '\\':
            takeByte();
            return escape();
        case '*':
        case '+':
        case '?':
        case '{':
            return isQuantifierNext() ? fail() : character();
        default:
            return character();
        }
    }

    Part group(int depth)
    {
        if (take("?")) {
            if (take("P<") || take("<")) {
                m_certain = false; // the name may be wrong or repeated, and older versions know only the first form
                if (m_rest.starts_with('=') || m_rest.starts_with('!')) {
                    return fail();
                }
                const size_t end = m_rest.find('>');
                if (end == m_rest.npos) {
                    return fail();
                }
                m_rest.remove_prefix(end + 1);
            } else {
                const size_t end = m_rest.find_first_not_of("imsU-");
                if (end == m_rest.npos || (m_rest[end] != ':' && m_rest[end] != ')')) {
                    return fail();
                }
                m_certain = m_certain && m_rest.substr(0, end).find('-') == m_rest.npos;
                const bool isOnlyFlags = m_rest[end] == ')';
                m_rest.remove_prefix(end + 1);
                if (isOnlyFlags) {
                    m_certain = m_certain && end > 0;
                    return isQuantifierNext() ? fail() : Part{{{}}, 0};
                }
            }
        }
        Part part = alternation(depth + 1);
        return m_failed || !take(")") ? fail() : part;
    }

    /// Reads a set after its "[". A set of one character, possibly in both cases, such as "[Ee]" and "[.]", is that
    /// literal.
    Part set()
    {
        const bool isNegated = take("^");
        std::string members; // literal characters
        bool onlyMembers = true;
        bool anyOfUnicode = false;
        do { // a "]" in the first position is literal
            if (m_rest.empty()) {
                return fail();
            }
            if (m_rest.starts_with("[:")) {
                const size_t end = m_rest.find(":]");
                if (end == m_rest.npos) {
                    return fail();
                }
                m_certain = onlyMembers = false; // the name may be wrong
                m_rest.remove_prefix(end + 2);
                continue;
            }
            char c = takeByte();
            if (c == '\\') {
                if (m_rest.empty()) {
                    return fail();
                }
                c = takeByte();
                if (!isAsciiPunctuation(c)) {
                    onlyMembers = false;
                    anyOfUnicode = anyOfUnicode || c == 'p' || c == 'P';
                    m_certain = m_certain && std::string_view("dDsSwWnrt").find(c) != std::string_view::npos;
                    continue;
                }
            } else if (c == '-' && !m_rest.empty() && m_rest.front() != ']') {
                onlyMembers = false;
                m_certain = m_certain && !members.empty() && isUsualRange(members.back(), m_rest.front());
            }
            members += c;
        } while (!m_rest.starts_with(']'));
        takeByte();
        const auto isOther = [](char c) { return !text::isAscii(c); };
        anyOfUnicode = anyOfUnicode || size_t(std::ranges::count_if(members, isOther)) > fewCharacters;
        const auto isFirst = [&members](char c) { return text::lowerAscii(c) == text::lowerAscii(members.front()); };
        const bool isLetter =
            !isNegated && onlyMembers && text::isAscii(members.front()) && std::ranges::all_of(members, isFirst);
        return {{isLetter ? Sequence{{std::string(1, text::lowerAscii(members.front()))}} : Sequence::gap()},
            anyOfUnicode ? unicodeClassCost : anyCost};
    }

    /// Reads an escape sequence after its backslash.
    Part escape()
    {
        if (m_rest.empty()) {
            return fail();
        }
        const char c = takeByte();
        const auto isAmong = [c](std::string_view letters) { return letters.find(c) != letters.npos; };
        m_certain = m_certain && !isAmong("pPCx");
        if (isAmong("bBAz")) {
            return {{{}}, 1};
        }
        if (isAmong("nt")) {
            return {{Sequence{{c == 'n' ? "\n" : "\t"}}}, byteCost};
        }
        if (isAmong("pP")) {
            skipClassName();
        } else if (c == 'x') {
            skipCodePoint();
        } else if (c == 'Q') {
            return quoted();
        } else if (isAsciiPunctuation(c)) {
            return {{Sequence{{std::string(1, text::lowerAscii(c))}}}, byteCost};
        } else if (!isAmong("dswDSWCrfva")) {
            return fail();
        }
        const long cost = isAmong("dsw") ? setCost
            : isAmong("DSWC")            ? anyCost
            : isAmong("pP")              ? unicodeClassCost
            : c == 'x'                   ? byteCost * 4
                                         : byteCost;
        return {{Sequence::gap()}, cost};
    }

    void skipClassName()
    {
        const size_t end = m_rest.starts_with('{') ? m_rest.find('}') : 0;
        m_rest.remove_prefix(end == m_rest.npos || m_rest.empty() ? m_rest.size() : end + 1);
    }

    void skipCodePoint()
    {
        const size_t end = m_rest.starts_with('{') ? m_rest.find('}') : 1;
        m_rest.remove_prefix(end == m_rest.npos || end >= m_rest.size() ? m_rest.size() : end + 1);
    }

    /// Reads a quoted text after its "\Q".
    Part quoted()
    {
        m_certain = false; // versions of RE2 differ in how a quantifier after \E binds
        const size_t end = m_rest.find("\\E");
        const std::string_view text = m_rest.substr(0, end);
        m_rest.remove_prefix(end == m_rest.npos ? m_rest.size() : end + 2);
        return {{Sequence::gap()}, byteCost * long(text.size())};
    }

    /// Reads literal characters.
    Part character()
    {
        if (text::isAscii(m_rest.front())) {
            // Takes a whole word except its last letter, which may have a quantifier.
            std::string text(1, text::lowerAscii(takeByte()));
            while (m_rest.size() > 1 && isPlain(m_rest[0]) && isPlain(m_rest[1])) {
                text += text::lowerAscii(takeByte());
            }
            return {{Sequence{{text}}}, byteCost * long(text.size())};
        }
        std::string utf8(1, takeByte());
        while (!m_rest.empty() && text::isUtf8Continuation(m_rest.front())) {
            utf8 += takeByte();
        }
        QStringDecoder decoder(QStringDecoder::Utf8, QStringDecoder::Flag::Stateless);
        const QString text = decoder.decode(QByteArrayView(utf8));
        m_certain = m_certain && !decoder.hasError();
        // RE2 matches the character in any case, but a byte search does not.
        const bool hasCase = text.toLower() != text || text.toUpper() != text || text.toCaseFolded() != text;
        return {{hasCase || decoder.hasError() ? Sequence::gap() : Sequence{{utf8}}}, byteCost * 4};
    }

    static bool isPlain(char c) { return text::isAsciiLetter(c) || c == ' '; }

    std::string_view m_rest;
    bool m_failed = false;
    bool m_certain = true;
    long m_repeats = 1; ///< product of all counts so far: an upper bound of nested repetition
};

} // namespace

RequiredLiterals requiredLiterals(std::string_view regex)
{
    Reader reader(regex);
    const std::optional<Part> part = reader.read();
    if (!part) {
        return {{{}}, false, 1};
    }
    RequiredLiterals result;
    result.cost = std::max(1L, part->cost);
    result.surelyValid = reader.isCertain() && part->cost <= largestProgram;
    for (const Sequence &branch : part->branches) {
        result.branches.push_back(branch.literals);
    }
    return result;
}

} // namespace wayout::match
