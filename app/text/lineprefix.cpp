// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/text/lineprefix.h"

#include "app/platform/userfolders.h"
#include "app/text/datatable.h"

#include <QFile>
#include <QFileInfo>

#include <re2/re2.h>

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

using namespace Qt::StringLiterals;

namespace wayout::text {
namespace {

constexpr qsizetype longestHead = 400; // characters of a line that a prefix can have
constexpr std::string_view marker = "⟫"; // between prefix and message in a sample

RE2::Options options()
{
    RE2::Options options;
    options.set_log_errors(false);
    options.set_max_mem(2 << 20);
    return options;
}

/// The beginning of a line in UTF-8.
class Head final
{
public:
    explicit Head(QStringView line)
        : m_line(line.first(std::min(line.size(), longestHead)))
    {
        // Nearly every line is ASCII, and each line of a text is read: the conversion of Qt would allocate memory.
        char16_t all = 0;
        for (qsizetype i = 0; i < m_line.size(); ++i) {
            const char16_t unit = m_line[i].unicode();
            all |= unit;
            m_ascii[size_t(i)] = char(unit);
        }
        m_isAscii = all < 0x80;
        if (!m_isAscii) {
            m_utf8 = m_line.toUtf8();
        }
    }

    re2::StringPiece bytes() const
    {
        return m_isAscii ? re2::StringPiece(m_ascii.data(), size_t(m_line.size()))
                         : re2::StringPiece(m_utf8.constData(), size_t(m_utf8.size()));
    }
    /// Returns the number of UTF-16 units of the first `size` bytes.
    qsizetype unitsOf(size_t size) const
    {
        return m_isAscii ? qsizetype(size) : QString::fromUtf8(m_utf8.first(qsizetype(size))).size();
    }

private:
    QStringView m_line;
    std::array<char, longestHead> m_ascii;
    QByteArray m_utf8;
    bool m_isAscii = false;
};

using Refused = LinePrefixes::Refused;

/// The rows that are patterns, joined by "|", by their kind.
class Alternatives final
{
public:
    static bool isPart(const QByteArray &row) { return row.startsWith("part\t"); }

    void add(const QByteArray &row)
    {
        const QList<QByteArray> fields = row.split('\t');
        const std::string pattern = wholePattern(fields.at(2));
        if (isPart(row)) {
            m_parts["{" + fields.at(1).toStdString() + "}"] = pattern;
            return;
        }
        std::string &all = m_byKind[fields.first().toStdString()];
        all += (all.empty() ? "" : "|") + pattern;
    }

    /// Returns why the row in `line` cannot be added, or nothing when it can.
    std::optional<Refused> problemOf(const QByteArray &row, int line) const
    {
        const QList<QByteArray> fields = row.split('\t');
        if (fields.size() != (isPart(row) ? 3 : 4)
            || (!isPart(row) && std::ranges::find(kinds, fields.first().toStdString()) == kinds.end())) {
            return Refused{line, Refused::Reason::Columns, {}};
        }
        const RE2 compiled(wholePattern(fields.at(2)), options());
        if (!compiled.ok()) {
            return Refused{line, Refused::Reason::InvalidPattern, QString::fromStdString(compiled.error())};
        }
        if (isPart(row)) {
            return {};
        }
        if (RE2::FullMatch("", compiled)) {
            return Refused{line, Refused::Reason::MatchesEmptyText, {}};
        }
        const std::string sample = QByteArray(fields.at(3)).replace("\\t", "\t").toStdString();
        const size_t end = sample.find(marker);
        const std::string text = end == sample.npos ? sample : std::string(sample).erase(end, marker.size());
        re2::StringPiece found;
        const bool isFound = end != sample.npos && compiled.Match(text, 0, text.size(), RE2::ANCHOR_START, &found, 1);
        if (!isFound || found.size() > end || text.find_first_not_of(" \t", found.size()) < end) {
            return Refused{line, Refused::Reason::MissesSample, {}};
        }
        return {};
    }

    /// Returns a pattern for the rows of these kinds, one that fits nothing without any.
    std::string anyOf(std::initializer_list<const char *> wanted) const
    {
        std::string all;
        for (const char *kind : wanted) {
            if (const auto found = m_byKind.find(kind); found != m_byKind.end()) {
                all += (all.empty() ? "" : "|") + found->second;
            }
        }
        return all.empty() ? "[^\\x00-\\x{10FFFF}]" : "(?:" + all + ")";
    }

private:
    static constexpr std::array<std::string_view, 6> kinds{"fence", "task", "quote", "prompt", "console", "place"};

    std::string wholePattern(const QByteArray &written) const
    {
        std::string pattern = written.toStdString();
        for (const auto &[name, part] : m_parts) {
            for (size_t at = pattern.find(name); at != pattern.npos; at = pattern.find(name, at + part.size())) {
                pattern.replace(at, name.size(), part);
            }
        }
        return "(?:" + pattern + ")";
    }

    std::map<std::string, std::string> m_parts;
    std::map<std::string, std::string> m_byKind;
};

} // namespace

struct LinePrefixes::Patterns {
    explicit Patterns(const Alternatives &rows)
        : whole(rows.anyOf({"fence"}), options())
        , task(rows.anyOf({"task"}), options())
        , prefix("(?:" + rows.anyOf({"quote", "prompt", "console"}) + R"([ \t]*)*(?:)" + rows.anyOf({"place"})
                  + R"([ \t]*)*)",
              options())
        , prompt(R"((?:\([\w./-]+\) )?)" + rows.anyOf({"prompt"}) + ".", options())
    {
    }

    const RE2 whole; ///< a line that is a prefix only
    const RE2 task; ///< begins as a quote, but is none
    const RE2 prefix;
    const RE2 prompt; ///< and the first character typed behind it
};

LinePrefixes::LinePrefixes(const QList<QByteArray> &rows, const QList<QByteArray> &rowsOfUser)
{
    Alternatives alternatives;
    for (const QByteArray &row : rows) {
        if (Alternatives::isPart(row)) {
            alternatives.add(row);
        }
    }
    for (qsizetype i = 0; i < rowsOfUser.size(); ++i) {
        QByteArray row = rowsOfUser.at(i);
        row.chop(row.endsWith('\r') ? 1 : 0);
        if (row.trimmed().isEmpty() || row.startsWith('#')) {
            continue;
        }
        if (const std::optional<Refused> problem = alternatives.problemOf(row, int(i) + 1)) {
            m_refused.append(*problem);
        } else {
            alternatives.add(row);
        }
    }
    for (const QByteArray &row : rows) {
        if (!Alternatives::isPart(row)) {
            alternatives.add(row);
        }
    }
    m_patterns = std::make_unique<const Patterns>(alternatives);
}

LinePrefixes::~LinePrefixes() = default;

qsizetype LinePrefixes::lengthIn(QStringView line) const
{
    const Head head(line);
    const re2::StringPiece bytes = head.bytes();
    const auto matches = [&](const RE2 &pattern, RE2::Anchor anchor, re2::StringPiece *found) {
        return pattern.Match(bytes, 0, bytes.size(), anchor, found, found ? 1 : 0);
    };
    const bool isFence = !line.isEmpty() && (line.front() == u'`' || line.front() == u'~') && line.size() < longestHead
        && matches(m_patterns->whole, RE2::ANCHOR_BOTH, nullptr);
    if (isFence) {
        return line.size();
    }
    if (!line.isEmpty() && line.front() == u'>' && matches(m_patterns->task, RE2::ANCHOR_START, nullptr)) {
        return 0;
    }
    re2::StringPiece found;
    return matches(m_patterns->prefix, RE2::ANCHOR_START, &found) ? head.unitsOf(found.size()) : 0;
}

bool LinePrefixes::beginsWithPrompt(QStringView line) const
{
    const Head head(line);
    return m_patterns->prompt.Match(head.bytes(), 0, head.bytes().size(), RE2::ANCHOR_START, nullptr, 0);
}

namespace {

constexpr qint64 largestTable = 64 * 1024; // bytes; patterns are compiled before the first answer

QList<QByteArray> rowsOfUser()
{
    QFile file(platform::linePrefixFileOfUser());
    if (!QFileInfo(file).isFile() || file.size() > largestTable || !file.open(QIODevice::ReadOnly)) {
        return {};
    }
    return file.readAll().split('\n');
}

const LinePrefixes &prefixesInUse()
{
    static const LinePrefixes prefixes(tableRows(u"log-prefixes.tsv"_s), rowsOfUser());
    return prefixes;
}

} // namespace

QList<LinePrefixes::Refused> refusedLinePrefixes()
{
    return prefixesInUse().refused();
}

qsizetype linePrefixLength(QStringView line)
{
    return prefixesInUse().lengthIn(line);
}

bool beginsWithPrompt(QStringView line)
{
    return prefixesInUse().beginsWithPrompt(line);
}

} // namespace wayout::text
