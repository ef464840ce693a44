// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/match/errorgroups.h"

#include "app/text/ascii.h"
#include "app/text/codes.h"
#include "app/text/linemessage.h"

#include <QCryptographicHash>
#include <QSet>

#include <algorithm>
#include <array>
#include <set>
#include <string>
#include <string_view>

namespace wayout::match {
namespace {

using namespace std::string_view_literals;

constexpr qsizetype longestTitle = 300; // UTF-16 units
constexpr qsizetype mostCodes = 100;
constexpr qsizetype longestLineForCodes = 4000; // bytes; the rest of a longer line is data

/// Returns the prefix that a tool writes before each line of one error; empty when the line has none.
std::string_view toolPrefix(std::string_view line)
{
    // "error: " is not in the list: each such line of a compiler is a separate error.
    constexpr std::array prefixes{"npm ERR!"sv, "npm error"sv, "ERROR: "sv};
    const auto prefix =
        std::ranges::find_if(prefixes, [line](std::string_view start) { return line.starts_with(start); });
    return prefix == prefixes.end() ? std::string_view() : *prefix;
}

/// Whether the line is npm's first line about an error. A log may contain several such errors in a row.
bool opensError(std::string_view line, std::string_view prefix)
{
    return prefix.starts_with("npm") && line.substr(prefix.size()).starts_with(" code ");
}

/// Whether the line adds details to a database error: "DETAIL:  Key (id)=(1) already exists.", also after the prefix of
/// a server log, or "LINE 1: …" of psql and the caret below it.
bool addsToError(std::string_view line)
{
    constexpr std::array parts{"DETAIL"sv, "HINT"sv, "CONTEXT"sv, "STATEMENT"sv, "QUERY"sv, "详细信息"sv, "详细"sv,
        "提示"sv, "上下文"sv, "语句"sv};
    constexpr size_t longestStart = 80;
    const std::string_view start = line.substr(0, longestStart);
    for (size_t colon = start.find(':'); colon != start.npos; colon = start.find(':', colon + 1)) {
        if (std::ranges::any_of(parts, [&](std::string_view part) { return start.substr(0, colon).ends_with(part); })) {
            return true;
        }
    }
    const size_t first = line.find_first_not_of(" \t");
    return line.starts_with("LINE ") || (first != line.npos && line.substr(first) == "^");
}

bool isOfDatabase(std::string_view line)
{
    constexpr std::array severities{"ERROR:"sv, "FATAL:"sv, "PANIC:"sv, "错误:"sv, "致命错误:"sv};
    return std::ranges::any_of(
        severities, [line](std::string_view severity) { return line.find(severity) != line.npos; });
}

/// Whether a line below an error of CMake or tsc belongs to it: both indent what they add, and CMake writes paragraphs.
bool isDetail(std::string_view line, std::string_view first)
{
    const bool isOfCMake = first.starts_with("CMake Error");
    return (isOfCMake && line.empty())
        || (line.starts_with("  ")
            && (isOfCMake || first.find(": error TS") != first.npos || first.find(" - error TS") != first.npos));
}

/// Whether the line is the headline of a Java exception: "java.net.ConnectException: refused".
bool isJavaException(std::string_view line)
{
    const std::string_view name = line.substr(0, std::min(line.size(), line.find(':')));
    const bool isQualified = std::ranges::all_of(name, [](char c) {
        return text::isAsciiWord(c) || c == '.' || c == '$';
    }) && name.find('.') != name.npos;
    return isQualified && (name.ends_with("Exception") || name.ends_with("Error"));
}

/// Returns, by line, the first line of the error that the line belongs to.
std::vector<qsizetype> firstLines(const text::Paste &paste)
{
    std::vector<qsizetype> firstOf;
    firstOf.reserve(size_t(paste.lines().size()));
    std::string_view previous;
    for (qsizetype line = 0; line < paste.lines().size(); ++line) {
        const QByteArrayView bytes = paste.line(line);
        const std::string_view text(bytes.data(), size_t(bytes.size()));
        const std::string_view prefix = toolPrefix(text);
        const QByteArrayView firstBytes = paste.line(line > 0 ? firstOf.back() : 0);
        const std::string_view first(firstBytes.data(), size_t(firstBytes.size()));
        const bool goesOn = line > 0
            && ((!prefix.empty() && prefix == previous && !opensError(text, prefix))
                || (addsToError(text) && isOfDatabase(first)) || isDetail(text, first));
        firstOf.push_back(goesOn ? firstOf.back() : line);
        previous = prefix;
    }
    return firstOf;
}

/// Whether a logger has written the line: it begins with a level and is no exception itself.
bool isLogged(QByteArrayView line)
{
    constexpr std::array levels{"ERROR"sv, "SEVERE"sv, "FATAL"sv, "WARN"sv};
    const std::string_view text(line.data(), size_t(line.size()));
    return std::ranges::any_of(levels, [text](std::string_view level) { return text.starts_with(level); });
}

/// Returns, by line, the line with the root cause of the chain of exceptions that the line belongs to; for other lines,
/// the line itself. Below "Caused by:" stands a cause; other causes stand above.
std::vector<qsizetype> rootLines(const TextReading &reading)
{
    struct Wrapper {
        qsizetype line;
        qsizetype above; ///< the last error above it
    };
    const text::Paste &paste = reading.paste();
    std::vector<qsizetype> rootOf;
    std::vector<Wrapper> waiting;
    qsizetype last = -1;
    for (qsizetype line = 0; line < paste.lines().size(); ++line) {
        rootOf.push_back(line);
        if (reading.role(line) == text::LineRole::Wrapper) {
            waiting.push_back({line, last});
        } else if (reading.role(line) == text::LineRole::Ordinary && reading.kind(line) == text::LineKind::Failure) {
            const bool isCause = paste.line(line).trimmed().startsWith("Caused by:");
            for (const Wrapper &wrapper : waiting) {
                const qsizetype root = isCause ? line : wrapper.above;
                rootOf[size_t(wrapper.line)] = root < 0 ? wrapper.line : root;
            }
            waiting.clear();
            last = line;
        }
    }
    for (const Wrapper &wrapper : waiting) {
        rootOf[size_t(wrapper.line)] = wrapper.above < 0 ? wrapper.line : wrapper.above;
    }
    // A logger writes its message, and below it the exception that it was given; that of Spring Boot with an empty line
    // between them.
    for (qsizetype line = 0; line + 1 < paste.lines().size(); ++line) {
        const qsizetype next = paste.line(line + 1).isEmpty() && line + 2 < paste.lines().size() ? line + 2 : line + 1;
        const QByteArrayView below = paste.line(next);
        if (reading.kind(line) == text::LineKind::Failure && rootOf[size_t(line)] == line
            && isJavaException({below.data(), size_t(below.size())}) && isLogged(paste.line(line))) {
            rootOf[size_t(line)] = rootOf[size_t(next)];
        }
    }
    return rootOf;
}

QString fingerprintOf(QByteArrayView message)
{
    constexpr qsizetype digits = 16;
    const QByteArray error = text::lineTemplate(message, text::QuotedNames::Differ);
    return QString::fromLatin1(QCryptographicHash::hash(error, QCryptographicHash::Sha256).toHex().first(digits));
}

} // namespace

ErrorGroups::ErrorGroups(const TextReading &reading, const std::vector<int> &weights)
    : m_reading(reading)
    , m_firstOf(firstLines(reading.paste()))
    , m_rootOf(rootLines(reading))
{
    QSet<QByteArray> announced;
    QSet<QByteArray> closed;
    for (qsizetype line = 0; line < reading.paste().lines().size(); ++line) {
        const text::LineKind kind = reading.kind(line);
        const bool isRoot = m_rootOf[size_t(line)] == line;
        if (isRoot && (kind == text::LineKind::Failure || kind == text::LineKind::Plain)) {
            const QByteArray key = keyOf(line);
            if (m_firstOf[size_t(line)] == line) {
                const int pasted = reading.paste().placeOf(reading.paste().lines().at(line).begin).line;
                m_occurrences[key] += weights.empty() ? 1 : weights[size_t(pasted) - 1];
            }
            const bool isClosing = reading.role(line) == text::LineRole::Closing;
            QSet<QByteArray> &known = isClosing ? closed : announced;
            const bool isAnnounced =
                (kind == text::LineKind::Failure && text::announcesError(reading.paste().line(line)))
                || reading.endsTraceback(line);
            if (isAnnounced && !known.contains(key)) {
                (isClosing ? m_closings : m_headlines).append(line);
                known.insert(key);
            }
        }
    }
}

int ErrorGroups::groupOf(qsizetype line)
{
    const QByteArray key = keyOf(line);
    if (const auto known = m_groups.constFind(key); known != m_groups.constEnd()) {
        return *known;
    }
    if (m_errors.size() >= mostErrors) {
        return 0;
    }
    const int group = int(m_errors.size()) + 1;
    m_groups.insert(key, group);
    m_errors.append(errorAt(shownLine(line), group));
    m_errors.last().count = std::max(1, m_occurrences.value(key));
    return group;
}

QByteArray ErrorGroups::keyOf(qsizetype line) const
{
    const text::Paste &paste = m_reading.paste();
    const auto first = size_t(m_firstOf[size_t(m_rootOf[size_t(line)])]);
    constexpr size_t mostLines = 3; // the first line is not enough: many errors start with "npm ERR! code 1"
    QByteArray key = text::lineTemplate(paste.line(qsizetype(first)));
    for (size_t next = first + 1;
         next < std::min(first + mostLines, m_firstOf.size()) && m_firstOf[next] == qsizetype(first); ++next) {
        key += '\n' + text::lineTemplate(paste.line(qsizetype(next)));
    }
    return key;
}

/// Returns the line that names the error of a line: of details that tsc or a database has added, the error itself.
qsizetype ErrorGroups::shownLine(qsizetype line) const
{
    const qsizetype root = m_rootOf[size_t(line)];
    const qsizetype first = m_firstOf[size_t(root)];
    const QByteArrayView bytes = m_reading.paste().line(root);
    const bool isDetail = toolPrefix({bytes.data(), size_t(bytes.size())}).empty();
    return isDetail && !m_reading.paste().line(first).endsWith(':') ? first : root;
}

ErrorGroup ErrorGroups::errorAt(qsizetype line, int group) const
{
    const text::Paste &paste = m_reading.paste();
    const QByteArrayView text = paste.line(line);
    const QByteArrayView message = text.trimmed();
    const qsizetype begin = paste.lines().at(line).begin + (message.data() - text.data());
    const text::Paste::Place place = paste.placeOf(begin);
    constexpr qsizetype longestCharacter = 4; // bytes
    QString title =
        paste.unfolded(begin, begin + std::min(message.size(), longestTitle * longestCharacter)).left(longestTitle);
    if (!title.isEmpty() && title.back().isHighSurrogate()) {
        title.chop(1);
    }
    return {.group = group,
        .line = place.line,
        .text = title,
        .column = place.column,
        .length = paste.lengthOf(begin, begin + message.size()),
        .fingerprint = fingerprintOf(message)};
}

QList<ErrorGroup> ErrorGroups::errors()
{
    for (const qsizetype line : std::as_const(m_headlines)) {
        groupOf(line);
    }
    if (m_errors.isEmpty()) { // "make: *** Error 1" counts as the error when no line gives the reason
        for (const qsizetype line : std::as_const(m_closings)) {
            groupOf(line);
        }
    }
    std::ranges::stable_sort(m_errors, {}, &ErrorGroup::line);
    return m_errors;
}

QStringList ErrorGroups::codes() const
{
    const text::Paste &paste = m_reading.paste();
    std::set<std::string> known;
    QStringList codes;
    for (qsizetype line = 0; line < paste.lines().size() && codes.size() < mostCodes; ++line) {
        const text::LineKind kind = m_reading.kind(line);
        const QByteArrayView text = paste.line(line).first(std::min(paste.line(line).size(), longestLineForCodes));
        if ((kind != text::LineKind::Failure && kind != text::LineKind::Plain)
            || text::mentionIn(text) == text::Mention::InExceptionHandler) {
            continue;
        }
        const QList<text::Term> terms = text::codesOf(text);
        for (qsizetype first = 0, next = 0; first < terms.size(); first = next) {
            bool isNew = true; // a code with several names is several terms over the same characters
            for (next = first; next < terms.size() && terms[next].begin == terms[first].begin; ++next) {
                // "UTF_8_CONFIG = on" is a name; "exit code 137" is a code, whatever the line looks like.
                const bool isReported = kind == text::LineKind::Failure || text::isSystemCode(terms[next].key)
                    || terms[next].key.starts_with("SIG");
                isNew = isReported && known.insert(terms[next].key).second && isNew;
            }
            if (isNew) {
                const qsizetype begin = paste.lines().at(line).begin;
                const QString pasted = paste.unfolded(begin + terms[first].begin, begin + terms[first].end);
                const bool isNumber = std::ranges::all_of(pasted, [](QChar c) { return c.isDigit() || c == u'-'; });
                codes.append(isNumber ? QString::fromStdString(terms[first].key) : pasted);
            }
        }
    }
    return codes;
}

} // namespace wayout::match
