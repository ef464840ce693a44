// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/text/foldedlines.h"

#include "app/text/characters.h"
#include "app/text/hiddencharacters.h"
#include "app/text/utf8.h"

#include <QString>

#include <algorithm>
#include <array>
#include <cstring>
#include <limits>

namespace wayout::text {
namespace {

constexpr char escape = 0x1b;
constexpr qsizetype longestEntity = 12; // bytes

/// Returns for each byte whether a character, escape or entity that starts with it may change. Nearly all bytes of a
/// log start none.
std::array<bool, 256> startsOfChanges()
{
    constexpr char32_t tags = 0xe0000; // invisible copies of ASCII, the only such characters beyond the basic plane
    std::array<bool, 256> starts{};
    const auto add = [&starts](char32_t from, char32_t to) {
        for (char32_t c = from; c < to; ++c) {
            if (isInvisible(c) || folded(c) != c || isLineBreak(c)) {
                starts[static_cast<unsigned char>(QString::fromUcs4(&c, 1).toUtf8().at(0))] = true;
            }
        }
    };
    add(0, 0xd800);
    add(0xe000, 0x10000);
    add(tags, tags + 0x80);
    starts['&'] = true;
    return starts;
}

const std::array<bool, 256> &changes()
{
    static const std::array<bool, 256> starts = startsOfChanges();
    return starts;
}

/// Whether all bytes stay unchanged. Has no branch, so that compilers vectorise it.
bool isPlainAscii(QByteArrayView text)
{
    unsigned char odd = 0;
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        odd |= static_cast<unsigned char>((byte < 0x20) & (byte != '\t')) | static_cast<unsigned char>(byte >= 0x7f)
            | static_cast<unsigned char>(byte == '&');
    }
    return odd == 0;
}

} // namespace

FoldedLines::FoldedLines(QByteArrayView text)
{
    Q_ASSERT(text.size() < qsizetype(std::numeric_limits<std::uint32_t>::max()));
    bytes.reserve(size_t(text.size()) + 1);
    for (qsizetype at = 0; at < text.size();) {
        const void *lineFeed = std::memchr(text.data() + at, '\n', size_t(text.size() - at));
        const qsizetype end = lineFeed ? static_cast<const char *>(lineFeed) - text.data() : text.size();
        starts.push_back(std::uint32_t(bytes.size()));
        originalStarts.push_back(std::uint32_t(at));
        const QByteArrayView line = text.sliced(at, end - at);
        isPlainAscii(line) ? void(bytes.append(line.data(), size_t(line.size()))) : fold(line);
        bytes.push_back('\n');
        at = end + 1;
    }
    m_lineOfBlock.reserve(bytes.size() / blockBytes + 1);
    std::uint32_t line = 0;
    for (std::uint32_t block = 0; block < bytes.size(); block += blockBytes) {
        while (line + 1 < starts.size() && starts[line + 1] <= block) {
            ++line;
        }
        m_lineOfBlock.push_back(line);
    }
}

/// Folds the text before a line feed, which may still consist of several lines.
void FoldedLines::fold(QByteArrayView text)
{
    const std::uint32_t begin = originalStarts.back();
    if (text.endsWith('\r')) {
        text.chop(1);
    }
    for (qsizetype at = 0; at < text.size();) {
        const qsizetype plain = at;
        while (at < text.size() && !changes()[static_cast<unsigned char>(text[at])]) {
            ++at;
        }
        bytes.append(text.data() + plain, size_t(at - plain));
        if (at == text.size()) {
            break;
        }
        const CodePoint point = codePointAt(text, at);
        if (point.length > 0 && isLineBreak(point.character)) {
            at += point.length;
            bytes.push_back('\n');
            starts.push_back(std::uint32_t(bytes.size()));
            originalStarts.push_back(begin + std::uint32_t(at));
        } else {
            foldCharacter(text, at);
        }
    }
}

void FoldedLines::foldCharacter(QByteArrayView text, qsizetype &at)
{
    const auto append = [this](char32_t c) {
        c < 0x80 ? bytes.push_back(char(c)) : void(bytes += QString::fromUcs4(&c, 1).toStdString());
    };
    if (text[at] == escape) {
        at += escapeLength(text, at);
        return;
    }
    if (text[at] == '&') {
        const Entity entity = entityAt(QString::fromLatin1(text.sliced(at, std::min(longestEntity, text.size() - at))));
        append(entity.length > 0 ? entity.character : U'&');
        at += std::max<qsizetype>(1, entity.length);
        return;
    }
    const CodePoint point = codePointAt(text, at);
    if (point.length == 0) {
        bytes.push_back(text[at++]);
        return;
    }
    if (!isInvisible(point.character)) {
        append(folded(point.character));
    }
    at += point.length;
}

std::string_view FoldedLines::line(size_t index) const
{
    const size_t begin = starts[index];
    const size_t end = index + 1 < starts.size() ? starts[index + 1] : bytes.size();
    return std::string_view(bytes).substr(begin, end - begin - 1);
}

} // namespace wayout::text
