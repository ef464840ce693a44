// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/text/lineprefix.h"

#include "app/text/datatable.h"

#include <re2/re2.h>

#include <algorithm>
#include <array>
#include <map>
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
    options.set_max_mem(8 << 20);
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

/// The rows that are patterns, joined by "|", by their kind.
class Alternatives final
{
public:
    /// Returns the reason why the row is refused; empty when it is not.
    QString add(const QByteArray &row)
    {
        const QList<QByteArray> fields = row.split('\t');
        const std::string kind = fields.first().toStdString();
        const bool isPart = kind == "part";
        if (fields.size() != (isPart ? 3 : 4)) {
            return u"it needs a kind, a name, a pattern and a sample, separated by tabs"_s;
        }
        if (!isPart && std::ranges::find(kinds, kind) == kinds.end()) {
            return u"its kind is not one of part, fence, task, quote, prompt, console and place"_s;
        }
        const std::string pattern = "(?:" + withParts(fields.at(2).toStdString()) + ")";
        const RE2 compiled(pattern, options());
        if (!compiled.ok()) {
            return QString::fromStdString(compiled.error());
        }
        if (isPart) {
            m_parts["{" + fields.at(1).toStdString() + "}"] = pattern;
            return {};
        }
        if (RE2::FullMatch("", compiled)) {
            return u"its pattern fits an empty text"_s;
        }
        const std::string sample = QByteArray(fields.at(3)).replace("\\t", "\t").toStdString();
        const size_t end = sample.find(marker);
        const std::string text = end == sample.npos ? sample : std::string(sample).erase(end, marker.size());
        re2::StringPiece found;
        const bool isFound = end != sample.npos && compiled.Match(text, 0, text.size(), RE2::ANCHOR_START, &found, 1);
        if (!isFound || found.size() > end || text.find_first_not_of(" \t", found.size()) < end) {
            return u"its pattern does not end at the sign ⟫ of its sample"_s;
        }
        std::string &all = m_byKind[kind];
        all += (all.empty() ? "" : "|") + pattern;
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

    std::string withParts(std::string pattern) const
    {
        for (const auto &[name, part] : m_parts) {
            for (size_t at = pattern.find(name); at != pattern.npos; at = pattern.find(name, at + part.size())) {
                pattern.replace(at, name.size(), part);
            }
        }
        return pattern;
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
        , placeAlone("(?:" + rows.anyOf({"place"}) + R"([ \t]*)*)", options())
        , prompt(R"((?:\([\w./-]+\) )?)" + rows.anyOf({"prompt"}) + ".", options())
    {
    }

    const RE2 whole; ///< a line that is a prefix only
    const RE2 task; ///< begins as a quote, but is none
    const RE2 prefix;
    const RE2 placeAlone; ///< the prefix of a line that is not quoted
    const RE2 prompt; ///< and the first character typed behind it
};

LinePrefixes::LinePrefixes(const QList<QByteArray> &rows)
{
    Alternatives alternatives;
    for (qsizetype row = 0; row < rows.size(); ++row) {
        if (const QString reason = alternatives.add(rows.at(row)); !reason.isEmpty()) {
            m_refused.append({row, reason});
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
    const bool isTask =
        !line.isEmpty() && line.front() == u'>' && matches(m_patterns->task, RE2::ANCHOR_START, nullptr);
    re2::StringPiece found;
    return matches(isTask ? m_patterns->placeAlone : m_patterns->prefix, RE2::ANCHOR_START, &found)
        ? head.unitsOf(found.size())
        : 0;
}

bool LinePrefixes::beginsWithPrompt(QStringView line) const
{
    const Head head(line);
    return m_patterns->prompt.Match(head.bytes(), 0, head.bytes().size(), RE2::ANCHOR_START, nullptr, 0);
}

namespace {

const LinePrefixes &builtInPrefixes()
{
    static const LinePrefixes prefixes(tableRows(u"log-prefixes.tsv"_s));
    return prefixes;
}

} // namespace

qsizetype linePrefixLength(QStringView line)
{
    return builtInPrefixes().lengthIn(line);
}

bool beginsWithPrompt(QStringView line)
{
    return builtInPrefixes().beginsWithPrompt(line);
}

} // namespace wayout::text
