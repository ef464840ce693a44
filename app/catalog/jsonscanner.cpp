// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/catalog/jsonscanner.h"

#include "app/catalog/limits.h"
#include "app/text/jsonextent.h"

#include <algorithm>
#include <array>
#include <vector>

namespace wayout::catalog {
namespace {

// A file with more faults is hostile or not JSON. Each attempt may read as many bytes as a record may have.
constexpr int mostResumptions = 100;

bool isSpace(char c)
{
    return c == ' ' || c == '\t' || c == '\r' || c == '\n';
}

qsizetype skipSpace(QByteArrayView bytes, qsizetype i)
{
    while (i < bytes.size() && isSpace(bytes.at(i))) {
        ++i;
    }
    return i;
}

qsizetype skipValue(QByteArrayView bytes, qsizetype i)
{
    if (i < bytes.size() && bytes.at(i) == '"') {
        return text::endOfJsonString(bytes, i);
    }
    if (i < bytes.size() && (bytes.at(i) == '{' || bytes.at(i) == '[')) {
        return text::jsonExtent(bytes, i).end;
    }
    while (
        i < bytes.size() && !isSpace(bytes.at(i)) && bytes.at(i) != ',' && bytes.at(i) != '}' && bytes.at(i) != ']') {
        ++i;
    }
    return i;
}

/// Returns the position after something that is in the place of an object, in the outer array or between records: a
/// number, a comment, a stray bracket.
qsizetype skipStray(QByteArrayView bytes, qsizetype i)
{
    const qsizetype start = i;
    if (bytes.at(i) == '"') {
        return text::endOfJsonString(bytes, i);
    }
    while (i < bytes.size() && bytes.at(i) != '\n' && bytes.at(i) != '{' && bytes.at(i) != ',' && bytes.at(i) != ']') {
        ++i;
    }
    return std::max(i, start + 1);
}

/// Whether a record seems to open at `i`: its first key is the id or the version of its schema.
bool opensRecord(QByteArrayView bytes, qsizetype i)
{
    constexpr std::array firstKeys{QByteArrayView("\"id\""), QByteArrayView("\"schema_version\"")};
    const QByteArrayView rest = bytes.sliced(skipSpace(bytes, i + 1));
    return std::ranges::any_of(firstKeys, [&](QByteArrayView key) {
        if (!rest.startsWith(key)) {
            return false;
        }
        const qsizetype colon = skipSpace(rest, key.size());
        return colon < rest.size() && rest.at(colon) == ':';
    });
}

constexpr quint64 emptyHash = 14695981039346656037ULL; // FNV-1a

quint64 hashWith(quint64 hash, char c)
{
    return (hash ^ static_cast<unsigned char>(c)) * 1099511628211ULL;
}

/// Returns the hash of a pointer that goes on with this part, in which "/" and "~" are escaped.
quint64 hashWithPart(quint64 hash, QByteArrayView part)
{
    hash = hashWith(hash, '/');
    for (const char c : part) {
        hash = c == '/' || c == '~' ? hashWith(hashWith(hash, '~'), c == '/' ? '1' : '0') : hashWith(hash, c);
    }
    return hash;
}

} // namespace

int lineBreaksIn(QByteArrayView bytes)
{
    int breaks = 0;
    for (qsizetype i = bytes.indexOf('\n'); i >= 0; i = bytes.indexOf('\n', i + 1)) {
        ++breaks;
    }
    return breaks;
}

JsonScanner::JsonScanner(QByteArrayView bytes)
    : m_bytes(bytes)
{
    if (m_bytes.startsWith("\xEF\xBB\xBF")) {
        m_position = 3;
    }
    skipBetweenValues();
    if (m_position < m_bytes.size() && m_bytes.at(m_position) == '[') {
        m_inArray = true;
        m_frame.append('[');
        ++m_position;
    }
}

void JsonScanner::skipBetweenValues()
{
    for (; m_position < m_bytes.size(); ++m_position) {
        const char c = m_bytes.at(m_position);
        if (c == '\n') {
            ++m_line;
        } else if (!isSpace(c) && !(m_inArray && (c == ',' || c == ']'))) {
            return;
        }
        m_frame.append(c);
    }
}

std::optional<JsonSlice> JsonScanner::next()
{
    skipBetweenValues();
    if (m_position == m_bytes.size()) {
        return std::nullopt;
    }
    const char first = m_bytes.at(m_position);
    JsonSlice slice{.line = m_line, .isObject = first == '{'};
    if (first == '{' || first == '[') {
        // After a fault each value could run to the end of the file, so it is read only to the limit for a record.
        const QByteArrayView within = m_resumptions == 0
            ? m_bytes
            : m_bytes.first(std::min(m_bytes.size(), m_position + Limits::recordBytes + 1));
        const text::JsonExtent extent = text::jsonExtent(within, m_position);
        slice.bytes = m_bytes.sliced(m_position, extent.end - m_position);
        slice.depth = extent.depth;
        slice.ends = extent.ends && slice.bytes.back() == (slice.isObject ? '}' : ']');
        m_frame.append('0');
    } else {
        slice.bytes = m_bytes.sliced(m_position, skipStray(m_bytes, m_position) - m_position);
        m_frame.append(slice.bytes);
    }
    const int breaks = lineBreaksIn(slice.bytes);
    m_frame.append(breaks, '\n');
    m_line += breaks;
    m_position += slice.bytes.size();
    return slice;
}

std::optional<qsizetype> JsonScanner::resumeInside(const JsonSlice &broken)
{
    if (m_resumptions == mostResumptions) {
        return std::nullopt;
    }
    for (qsizetype i = 1; i < broken.bytes.size(); ++i) {
        if (broken.bytes.at(i) == '{' && opensRecord(broken.bytes, i)) {
            ++m_resumptions;
            m_position = broken.bytes.data() - m_bytes.data() + i;
            m_line = broken.line + lineBreaksIn(broken.bytes.first(i));
            return i;
        }
    }
    return std::nullopt;
}

JsonPlaces::JsonPlaces(QByteArrayView json)
{
    struct Level {
        bool isObject = false;
        quint64 pointer = 0; ///< as a hash
        qsizetype items = 0;
    };
    std::vector<Level> open;
    qsizetype at = skipSpace(json, 0);
    const auto addValue = [&](quint64 pointer) {
        if (!m_offsets.contains(pointer)) {
            m_offsets.insert(pointer, std::min(at, json.size()));
        }
        if (at < json.size() && (json.at(at) == '{' || json.at(at) == '[')) {
            open.push_back({json.at(at) == '{', pointer});
            at = skipSpace(json, at + 1);
        } else {
            at = skipSpace(json, skipValue(json, at));
        }
    };
    addValue(emptyHash);
    while (!open.empty() && at < json.size()) {
        Level &level = open.back();
        const char c = json.at(at);
        if (c == '}' || c == ']') {
            open.pop_back();
            at = skipSpace(json, at + 1);
        } else if (c == ',') {
            at = skipSpace(json, at + 1);
        } else if (level.isObject) {
            const qsizetype end = text::endOfJsonString(json, at);
            const QByteArrayView key = json.sliced(at + 1, std::max<qsizetype>(0, end - at - 2));
            at = skipSpace(json, skipSpace(json, end) + 1);
            addValue(hashWithPart(level.pointer, key));
        } else {
            addValue(hashWithPart(level.pointer, QByteArray::number(level.items++)));
        }
    }
}

qsizetype JsonPlaces::offsetOf(const QString &pointer) const
{
    const QByteArray bytes = pointer.toUtf8();
    quint64 hash = emptyHash;
    qsizetype offset = m_offsets.value(hash);
    for (qsizetype at = 0; at < bytes.size();) {
        const qsizetype end = bytes.indexOf('/', at + 1) < 0 ? bytes.size() : bytes.indexOf('/', at + 1);
        for (; at < end; ++at) {
            hash = hashWith(hash, bytes.at(at));
        }
        const auto found = m_offsets.find(hash);
        if (found == m_offsets.end()) {
            break;
        }
        offset = *found;
    }
    return offset;
}

} // namespace wayout::catalog
