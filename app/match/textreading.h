// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/match/codeindex.h"
#include "app/match/features.h"
#include "app/match/patterns.h"
#include "app/match/recordfeatures.h"
#include "app/match/termindex.h"
#include "app/text/linekind.h"
#include "app/text/linerole.h"
#include "app/text/paste.h"

#include <QList>

#include <algorithm>
#include <span>
#include <string>
#include <vector>

namespace wayout::match {

/// The indexes that a text is compared with.
struct ReadingTools {
    const Patterns &patterns;
    const TermIndex &index;
    const RecordFeatureTable &features;
    const CodeIndex &codes;
    const catalog::Catalog &catalog;
    const ToolNames &toolNames;
    const Families &families;
};

/// Words of the whole text, for context.
using TextTerms = std::vector<std::uint32_t>; ///< sorted, distinct

/// The evidence in one line of a text for one record.
struct LineFinding {
    qsizetype record = -1;
    qsizetype line = 0; ///< position in Paste::lines()
    Features features;
    qsizetype patternBegin = 0; ///< begin of the part that the pattern matches, in Paste::clean()
    qsizetype patternEnd = 0; ///< end of that part
    bool patternCoversWording = false; ///< the record's pattern contains informative terms of the wording
    bool translated = false; ///< the line has the wording in another language
};

/// The analysis of a text: the kind and role of each line, and the evidence in each line for each record.
class TextReading final
{
public:
    /// The analysis is incomplete if a stop is requested meanwhile.
    TextReading(const QString &text, const ReadingTools &tools, const std::stop_token &stop);

    const text::Paste &paste() const { return m_paste; }
    text::LineKind kind(qsizetype line) const { return m_kinds[size_t(line)]; }
    text::LineRole role(qsizetype line) const { return m_roles[size_t(line)]; }
    /// Returns the number of the command whose output the line is, in a scrollback with prompts; else 0.
    int command(qsizetype line) const { return m_commands[size_t(line)]; }
    /// Returns the findings, at most one for each line and record; it combines patterns, words and codes.
    const std::vector<LineFinding> &findings() const { return m_findings; }
    /// Returns the hits of a record's pattern, in the order of the text.
    QList<PatternHit> hits(qsizetype record) const;
    /// Whether the record's pattern matches anywhere in the text.
    bool isHit(qsizetype record) const { return std::ranges::binary_search(m_hitRecords, record); }
    /// Returns the records whose pattern takes too long on this text.
    const QList<qsizetype> &unfinished() const { return m_unfinished; }
    /// Returns the known words of the whole text, without its routine lines.
    TextTerms terms() const;
    /// Returns the share, 0..1, of the words required by the record's pattern that the lines of a finding contain,
    /// weighted by information. The next two lines count too, because a message may continue there. Uses the branch of
    /// the pattern with the greatest share.
    float requiredShare(const LineFinding &finding) const;
    /// Whether the line is the last one of a Python traceback: the uncaught exception.
    bool endsTraceback(qsizetype line) const;
    /// Returns `count` lines of Paste::clean().
    QByteArrayView text(qsizetype line, int count) const;
    const ReadingTools &tools() const { return m_tools; }
    /// Returns the line of a character of Paste::clean().
    qsizetype lineAt(qsizetype cleanOffset) const;

private:
    void addPatterns(const std::stop_token &stop);
    void addWords(const std::stop_token &stop);
    void addCodes();
    text::Mention mentionOf(qsizetype line) const;
    void mergeFindings();
    float information(const PatternHit &hit, const std::vector<std::string> &runs) const;

    text::Paste m_paste;
    ReadingTools m_tools;
    std::vector<text::LineKind> m_kinds;
    std::vector<text::LineRole> m_roles;
    std::vector<int> m_commands; ///< by line
    QList<PatternHit> m_hits;
    std::vector<qsizetype> m_hitRecords; ///< sorted, distinct
    QList<qsizetype> m_unfinished;
    std::vector<LineFinding> m_findings;
};

} // namespace wayout::match
