// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/text/codes.h"

#include "app/text/ascii.h"
#include "app/text/datatable.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdio>
#include <string_view>
#include <unordered_map>
#include <unordered_set>

using namespace Qt::StringLiterals;

namespace wayout::text {

using namespace std::string_view_literals;

namespace {

struct Numbers {
    using Names = std::unordered_map<std::int64_t, std::string_view>;

    Names errnos;
    Names signalNames;
    Names sockets; ///< errors of Winsock
    std::unordered_set<std::string_view> errnoNames; ///< also the names without a number
};

const Numbers &numbers()
{
    static const QList<QByteArray> rows = tableRows(u"code-numbers.txt"_s);
    static const Numbers read = [] {
        Numbers numbers;
        for (const QByteArray &row : rows) {
            const std::string_view text(row.data(), size_t(row.size()));
            const size_t first = text.find(' ');
            const size_t last = text.rfind(' ');
            const std::string_view kind = text.substr(0, first);
            const std::string_view name = text.substr(last + 1);
            const bool isErrno = kind == "errno" || kind == "libuv";
            if (isErrno) {
                numbers.errnoNames.insert(name);
            }
            if (kind != "libuv") {
                Numbers::Names &names = isErrno ? numbers.errnos
                    : kind == "signal"          ? numbers.signalNames
                                                : numbers.sockets;
                names.emplace(row.sliced(qsizetype(first) + 1, qsizetype(last - first) - 1).toLongLong(), name);
            }
        }
        return numbers;
    }();
    return read;
}

std::string_view nameIn(const Numbers::Names &names, std::int64_t number)
{
    const auto found = names.find(number);
    return found == names.end() ? std::string_view() : found->second;
}

/// Returns the symbol for a number of errno: "ENOSPC" for 28. Uses the numbers of Linux, and those of macOS where Linux
/// has no error that programs report. Returns an empty text for other numbers. Ignores the sign.
std::string_view errnoName(std::int64_t number)
{
    return nameIn(numbers().errnos, number < 0 ? -number : number);
}

/// Returns the name of a signal by its number on Linux; empty for signals that do not end a program.
std::string_view signalName(std::int64_t number)
{
    return nameIn(numbers().signalNames, number);
}

/// Returns the signal in the exit status of a shell, a container or Python's subprocess: "SIGKILL" for 137 and -9.
std::string_view signalOfExit(std::int64_t status)
{
    constexpr int shellOffset = 128;
    return status < 0          ? signalName(-status)
        : status > shellOffset ? signalName(status - shellOffset)
                               : std::string_view();
}

/// Returns the names of a Windows error: WSAEADDRINUSE and EADDRINUSE for 10048, "WINERROR 5" for 5.
std::vector<std::string> windowsNames(std::int64_t number)
{
    if (const std::string_view name = nameIn(numbers().sockets, number); !name.empty()) {
        return {"WSA" + std::string(name), std::string(name)};
    }
    return number > 0 && number < 20000 ? std::vector{"WINERROR " + std::to_string(number)}
                                        : std::vector<std::string>();
}

/// Returns the names of an HRESULT or NTSTATUS with any base and sign; empty for other numbers.
std::vector<std::string> resultNames(std::int64_t number)
{
    if (number < INT32_MIN || number > UINT32_MAX) {
        return {};
    }
    const auto bits = std::uint32_t(number);
    // Only failures count: their first hexadecimal digit is 8 for an HRESULT and C for an NTSTATUS.
    if (bits >> 28 != 0x8 && bits >> 28 != 0xc) {
        return {};
    }
    std::array<char, 11> text{};
    std::snprintf(text.data(), text.size(), "0X%08X", bits);
    std::vector<std::string> names{text.data()};
    constexpr std::uint32_t fromWin32 = 0x8007;
    if (bits >> 16 == fromWin32) {
        for (std::string &name : windowsNames(bits & 0xffff)) {
            names.push_back(std::move(name));
        }
    }
    return names;
}

bool areDigits(std::string_view text)
{
    return !text.empty() && std::ranges::all_of(text, isAsciiDigit);
}

constexpr std::string_view anySqlState = "HY000";
constexpr std::string_view fromWin32 = "0X8007"; // start of an HRESULT with a Windows number in it

/// Whether the word has the form of E0382, TS2307, ORA-00942, CS0246, C4819, LNK2019, AADSTS50020.
bool isLettersThenDigits(std::string_view word)
{
    const size_t letters = size_t(std::ranges::find_if_not(word, isAsciiUpper) - word.begin());
    if (letters == 0 || letters > 6 || word == anySqlState) {
        return false;
    }
    const size_t rest = letters < word.size() && word[letters] == '-' ? letters + 1 : letters;
    return areDigits(word.substr(rest)) && word.size() - rest >= 3 && word.size() - rest <= 6;
}

/// Whether the word has the form of ERR_REQUIRE_ESM, CERTIFICATE_VERIFY_FAILED.
bool isConstant(std::string_view word)
{
    constexpr size_t shortest = 8;
    return word.size() >= shortest && isAsciiUpper(word.front()) && word.find('_') != word.npos && word.back() != '_'
        && std::ranges::all_of(word, [](char c) { return isAsciiUpper(c) || isAsciiDigit(c) || c == '_'; });
}

/// Whether the word has the form of an SQLSTATE: five digits and capitals with at least one digit.
bool isSqlState(std::string_view word)
{
    return word.size() == 5 && std::ranges::all_of(word, [](char c) { return isAsciiUpper(c) || isAsciiDigit(c); })
        && std::ranges::any_of(word, isAsciiDigit) && word != anySqlState;
}

class CodeScanner final
{
public:
    explicit CodeScanner(QByteArrayView text)
        : m_text(text.data(), size_t(text.size()))
    {
    }

    QList<Term> run() &&
    {
        for (size_t i = 0; i < m_text.size();) {
            if (!isAsciiWord(m_text[i])) {
                ++i;
                continue;
            }
            const size_t begin = i;
            while (i < m_text.size()
                && (isAsciiWord(m_text[i])
                    || (m_text[i] == '-' && isAsciiUpper(m_text[i - 1]) && i + 1 < m_text.size()
                        && isAsciiDigit(m_text[i + 1])))) {
                ++i;
            }
            read(begin, i);
            m_beforeLast = m_last;
            m_last = {begin, i};
        }
        return std::move(m_codes);
    }

private:
    struct Span {
        size_t begin = 0;
        size_t end = 0;
    };

    std::string_view at(Span span) const { return m_text.substr(span.begin, span.end - span.begin); }
    std::string label() const { return lowerAsciiText(at(m_last)); }
    std::string labelBefore() const { return lowerAsciiText(at(m_beforeLast)); }

    void add(std::string key, size_t begin, size_t end)
    {
        m_codes.append({std::move(key), qsizetype(begin), qsizetype(end)});
    }

    void read(size_t begin, size_t end)
    {
        static const WordList words = listedWords("code-word");
        const std::string_view word = m_text.substr(begin, end - begin);
        if (isAsciiLower(word.front()) || word.front() == '_') {
            return; // most words
        }
        if (areDigits(word)) {
            readNumber(begin, end);
        } else if (isAsciiDigit(word.front())) {
            readHexadecimal(word, begin, end);
        }
        if (isSqlState(word) && follows(begin)
            && (label() == "sqlstate" || (label() == "code" && begin > 0 && m_text[begin - 1] == '\''))) {
            add("SQLSTATE " + std::string(word), begin, end);
        } else if (isLettersThenDigits(word) || isConstant(word) || isErrnoName(word)
            || std::ranges::find(words, word) != words.end()) {
            add(std::string(word), begin, end);
        } else if (word.starts_with("WSAE") && isErrnoName(word.substr(3))) {
            add(std::string(word), begin, end);
            add(std::string(word.substr(3)), begin, end);
        }
    }

    /// Whether the number at `begin` belongs to the word before it: "errno: -28", "[Errno 28]", "exit_code=137".
    bool follows(size_t begin) const
    {
        constexpr size_t farthest = 12; // characters; tables have padding
        const std::string_view between = m_text.substr(m_last.end, begin - m_last.end);
        return m_last.end > 0 && between.size() <= farthest
            && between.find_first_not_of(" \t:=[](-'\"#") == between.npos;
    }

    void readHexadecimal(std::string_view word, size_t begin, size_t end)
    {
        std::int64_t value = 0;
        if (word.size() == 10 && (word.starts_with("0x") || word.starts_with("0X"))
            && std::from_chars(word.data() + 2, word.data() + word.size(), value, 16).ptr
                == word.data() + word.size()) {
            addAll(resultNames(value), begin, end);
        }
    }

    void readNumber(size_t begin, size_t end)
    {
        std::int64_t value = 0;
        if (std::from_chars(m_text.data() + begin, m_text.data() + end, value).ec != std::errc()) {
            return;
        }
        constexpr size_t shortestResult = 10; // digits
        const bool negative = begin > 0 && m_text[begin - 1] == '-' && (begin == 1 || !isAsciiWord(m_text[begin - 2]));
        if (end - begin >= shortestResult) {
            addAll(resultNames(negative ? -value : value), negative ? begin - 1 : begin, end);
        } else if (end - begin <= 5) {
            readLabelled(negative ? -value : value, begin, end);
        }
    }

    void readLabelled(std::int64_t value, size_t begin, size_t end)
    {
        const std::string_view before = m_text.substr(0, begin);
        const bool chinese = endsWithAny(before,
            {"退出代码 "sv, "退出码 "sv, "退出代码为 "sv, "退出码为 "sv, "退出代码:"sv, "退出码:"sv, "退出状态 "sv});
        if (!chinese && !follows(begin)) {
            return;
        }
        const std::string label = chinese ? std::string("exitcode") : this->label();
        const std::string earlier = labelBefore();
        const bool isExit = label == "exitcode" || label == "exit_code" || label == "exit" || label == "exited"
            || label == "returncode"
            || ((label == "code" || label == "status")
                && (earlier == "exit" || earlier == "with" || earlier == "exited" || earlier == "return"));
        const bool isSystems = label == "error" && earlier == "os";
        if (isSystems || label == "errno") {
            addErrno(value, begin, end, isSystems);
        } else if (label == "winerror") {
            addAll(windowsNames(value), begin, end);
        } else if (isExit) {
            addName(signalOfExit(value), begin, end);
        } else if (label == "signal") {
            addName(signalName(value), begin, end);
        } else if (label == "error" && isServerNumber(value) && (m_text.substr(end).starts_with(" (") || isRest(end))) {
            add("MYSQL " + std::to_string(value), begin, end);
            if (const std::string_view state = m_text.substr(std::min(end + 2, m_text.size()), 5); isSqlState(state)) {
                add("SQLSTATE " + std::string(state), end + 2, end + 7);
            }
        } else if (isServerNumber(value)
            && (earlier == "sqlstate" || m_text.substr(end).starts_with(", \"")
                || m_text.substr(end).starts_with(", '"))) {
            add("MYSQL " + std::to_string(value), begin, end);
        }
    }

    /// Whether nothing follows.
    bool isRest(size_t end) const { return m_text.find_first_not_of(" \t", end) == m_text.npos; }

    static bool isServerNumber(std::int64_t value) { return value >= 1000 && value < 5000; }

    static bool endsWithAny(std::string_view text, std::initializer_list<std::string_view> ends)
    {
        return std::ranges::any_of(ends, [text](std::string_view end) { return text.ends_with(end); });
    }

    void addErrno(std::int64_t value, size_t begin, size_t end, bool isSystems)
    {
        if (isServerNumber(value) && !isSystems) {
            add("MYSQL " + std::to_string(value), begin, end);
        } else if (const std::string_view name = errnoName(value); !name.empty()) {
            add(std::string(name), begin, end);
        } else {
            addAll(windowsNames(value), begin, end); // Python says [Errno 10048] too
        }
    }

    void addName(std::string_view name, size_t begin, size_t end)
    {
        if (!name.empty()) {
            add(std::string(name), begin, end);
        }
    }

    void addAll(std::vector<std::string> names, size_t begin, size_t end)
    {
        for (std::string &name : names) {
            add(std::move(name), begin, end);
        }
    }

    std::string_view m_text;
    QList<Term> m_codes;
    Span m_last; ///< the word before the current one
    Span m_beforeLast;
};

} // namespace

QList<Term> codesOf(QByteArrayView text)
{
    return CodeScanner(text).run();
}

std::string codeFamily(const std::string &code)
{
    if (isWindowsCode(code)) {
        return code.starts_with(fromWin32) ? std::string() : "WINERROR"; // the other name of the HRESULT has the family
    }
    if (const size_t space = code.find(' '); space != code.npos && !code.starts_with("SQLSTATE")) {
        return code.substr(0, space);
    }
    if (isErrnoName(code)) {
        return "errno";
    }
    if (!isLettersThenDigits(code)) {
        return {};
    }
    const size_t digits = code.find_first_of("0123456789");
    return code.substr(0, digits) + '#' + std::to_string(code.size() - digits);
}

bool isErrnoName(std::string_view name)
{
    return name.starts_with('E') && numbers().errnoNames.contains(name);
}

bool isSystemCode(std::string_view code)
{
    return isErrnoName(code) || isWindowsCode(code);
}

bool isWindowsCode(std::string_view code)
{
    return code.starts_with("WINERROR ") || code.starts_with(fromWin32)
        || (code.starts_with("WSA") && isErrnoName(code.substr(3)));
}

bool isCodeLabel(std::string_view word)
{
    static const WordList labels = listedWords("code-label");
    return std::ranges::find(labels, word) != labels.end();
}

QList<Term> exceptionsOf(QByteArrayView text)
{
    QList<Term> exceptions;
    const std::string_view all(text.data(), size_t(text.size()));
    for (const std::string_view ending : {"Error"sv, "Exception"sv}) {
        for (size_t at = all.find(ending); at != all.npos; at = all.find(ending, at + ending.size())) {
            size_t begin = at;
            while (begin > 0 && isAsciiWord(all[begin - 1])) {
                --begin;
            }
            const size_t end = at + ending.size();
            const bool whole = end >= all.size() || !isAsciiWord(all[end]);
            if (whole && begin < at && isAsciiUpper(all[begin])) {
                exceptions.append({lowerAsciiText(all.substr(begin, end - begin)), qsizetype(begin), qsizetype(end)});
            }
        }
    }
    return exceptions;
}

} // namespace wayout::text
