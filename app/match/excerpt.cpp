// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/match/excerpt.h"

#include "app/text/linekind.h"
#include "app/text/lineprefix.h"

#include <algorithm>
#include <iterator>

namespace {

constexpr int mostAlike = 3; // of lines that are alike
constexpr int contextBefore = 40; // a stack trace stands before its message (Python), or
constexpr int contextAfter = 12; // behind it (Java)
constexpr int firstLines = 60; // of the text: the command, the versions
constexpr size_t lastLines = 120; // of the text: where it ended
constexpr size_t mostKept = 20'000; // lines; a text with more different failures is no log
constexpr int longNumber = 5; // digits; shorter ones may be codes

bool isLineBreak(QChar c)
{
    return c == u'\n' || c == u'\r' || c.unicode() == QChar::ParagraphSeparator;
}

bool isDigit(char16_t c)
{
    return c >= u'0' && c <= u'9';
}

quint64 likenessOf(QStringView line)
{
    quint64 hash = 14695981039346656037ULL; // FNV-1a
    const auto add = [&hash](char16_t c) { hash = (hash ^ c) * 1099511628211ULL; };
    const char16_t *text = line.utf16();
    for (qsizetype i = 0; i < line.size();) {
        // "ORA-00942" and "0x80070005" are names; "request 183746" is one of many.
        const bool named = i > 0 && (QChar::isLetter(text[i - 1]) || text[i - 1] == u'-');
        qsizetype end = i;
        if (isDigit(text[i]) && !named) {
            while (end < line.size() && isDigit(text[end])) {
                ++end;
            }
        }
        if (end - i >= longNumber) {
            add(u'0');
            i = end;
            continue;
        }
        for (end = std::max(end, i + 1); i < end; ++i) {
            add(text[i]);
        }
    }
    return hash;
}

} // namespace

ExcerptMaker::ExcerptMaker(const Patterns &patterns)
    : m_patterns(patterns)
{
}

void ExcerptMaker::add(QStringView piece, const StopRequested &stop)
{
    qsizetype start = 0;
    for (qsizetype i = 0; i <= piece.size(); ++i) {
        if (i < piece.size() && !isLineBreak(piece[i])) {
            continue;
        }
        if (i == piece.size() && start == i) {
            break; // the piece ends with a line break
        }
        addLine(piece.sliced(start, i - start));
        if (i + 1 < piece.size() && piece[i] == u'\r' && piece[i + 1] == u'\n') {
            ++i;
        }
        start = i + 1;
    }
    judge(stop);
    keep();
}

void ExcerptMaker::addLine(QStringView line)
{
    ++m_lines;
    const QStringView message = line.sliced(std::min(linePrefixLength(line), line.size()));
    const quint64 likeness = likenessOf(message);
    const int count = ++m_counts[likeness];
    if (m_lines <= firstLines || count <= mostAlike) {
        m_pending.push_back({m_lines, line.toString(), likeness, m_lines <= firstLines});
    }
}

void ExcerptMaker::judge(const StopRequested &stop)
{
    if (m_judged == m_pending.size() || (stop && stop())) {
        return;
    }
    QString text;
    std::vector<size_t> owners; // by line of `text`
    int previous = m_judged > 0 ? m_pending[m_judged - 1].number : 0;
    for (size_t i = m_judged; i < m_pending.size(); ++i) {
        if (m_pending[i].number != previous + 1) {
            text += u'\n'; // what is not adjacent is not to be read as one message
            owners.push_back(i);
        }
        previous = m_pending[i].number;
        text += m_pending[i].text;
        text += u'\n';
        owners.push_back(i);
    }
    const Paste paste(text);
    const auto ownerOf = [&](qsizetype cleanOffset) -> Line & { return m_pending[owners[size_t(paste.placeOf(cleanOffset).line - 1)]]; };
    for (qsizetype i = 0; i + 1 < paste.lines().size(); ++i) {
        if (lineKind(paste.line(i)) == LineKind::Failure) {
            ownerOf(paste.lines().at(i).begin).wanted = true;
        }
    }
    const PatternScan scan = m_patterns.scan(paste, stop);
    for (const PatternHit &hit : scan.hits) {
        ownerOf(hit.begin).wanted = true;
    }
    for (const qsizetype record : scan.unfinished) {
        if (!m_unfinished.contains(record)) {
            m_unfinished.append(record);
        }
    }
    m_judged = m_pending.size();
}

void ExcerptMaker::keep()
{
    // Moves what is wanted, and what stands around it, from the pending lines to the kept ones.
    size_t next = 0; // first pending line that is not yet decided
    for (size_t i = 0; i < m_pending.size(); ++i) {
        if (!m_pending[i].wanted) {
            continue;
        }
        for (size_t before = next; before < i; ++before) {
            const int number = m_pending[before].number;
            const bool isAfter = m_wantedBefore >= 0 && number - m_wantedBefore <= contextAfter;
            const bool isBefore = m_pending[i].number - number <= contextBefore;
            if ((isAfter || isBefore) && m_kept.size() < mostKept) {
                m_kept.push_back(std::move(m_pending[before]));
            }
        }
        m_wantedBefore = m_pending[i].number;
        if (m_kept.size() < mostKept) {
            m_kept.push_back(std::move(m_pending[i]));
        }
        next = i + 1;
    }
    // The rest may still be context of what comes, or the end of the text.
    for (; next + lastLines < m_pending.size(); ++next) {
        if (m_wantedBefore >= 0 && m_pending[next].number - m_wantedBefore <= contextAfter && m_kept.size() < mostKept) {
            m_kept.push_back(std::move(m_pending[next]));
        }
    }
    m_pending.erase(m_pending.begin(), m_pending.begin() + qsizetype(next));
    m_judged = m_pending.size();
}

Excerpt ExcerptMaker::finish()
{
    std::ranges::move(m_pending, std::back_inserter(m_kept));
    m_pending.clear();
    std::unordered_map<quint64, int> kept;
    for (const Line &line : m_kept) {
        ++kept[line.likeness];
    }
    Excerpt excerpt;
    int previous = 0;
    for (const Line &line : m_kept) {
        if (line.number != previous + 1) {
            excerpt.text += u'\n';
            excerpt.lines.push_back(0);
            excerpt.weights.push_back(0);
        }
        excerpt.text += line.text;
        excerpt.text += u'\n';
        excerpt.lines.push_back(line.number);
        // The first of those that are alike stands for all that were left out.
        int &others = kept[line.likeness];
        excerpt.weights.push_back(others > 0 ? m_counts[line.likeness] - others + 1 : 1);
        others = 0;
        previous = line.number;
    }
    return excerpt;
}
