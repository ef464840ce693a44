// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/match/codeindex.h"
#include "app/match/patterns.h"
#include "app/match/ranker.h"
#include "app/match/termindex.h"
#include "app/text/linekind.h"
#include "app/text/linerole.h"
#include "app/text/paste.h"

#include <QList>

#include <span>
#include <string>
#include <vector>

namespace wayout::match {

/// What a text is read against.
struct ReadingTools {
    const Patterns &patterns;
    const TermIndex &index;
    const RecordFeatureTable &features;
    const CodeIndex &codes;
    const catalog::Catalog &catalog;
    const ToolNames &toolNames;
};

/// A text taken apart for matching: its lines, what they are, and what each says for which record.
class TextReading final
{
public:
    /// Incomplete when `stop` says so half-way.
    TextReading(const QString &text, const ReadingTools &tools, const std::stop_token &stop);

    const text::Paste &paste() const { return m_paste; }
    text::LineKind kind(qsizetype line) const { return m_kinds[size_t(line)]; }
    text::LineRole role(qsizetype line) const { return m_roles[size_t(line)]; }
    /// What every line says for every record, patterns and words together.
    const std::vector<LineFinding> &findings() const { return m_findings; }
    /// Where the pattern of a record matched, in the order of the text.
    QList<PatternHit> hits(qsizetype record) const;
    /// Records whose pattern takes too long on this text.
    const QList<qsizetype> &unfinished() const { return m_unfinished; }
    /// The known words of the whole text, without its routine lines.
    TextTerms terms() const;
    /// How much of what the record's pattern requires stands in the lines of a finding and the two below (a message may go on there), 0..1: of
    /// the branch of the pattern that most is there of, weighed by how informative each word is.
    float requiredShare(const LineFinding &finding) const;
    /// Whether the line is what a traceback of Python's ends with: the exception that nothing caught.
    bool endsTraceback(qsizetype line) const;
    /// `count` lines of Paste::clean().
    QByteArrayView text(qsizetype line, int count) const;
    const ReadingTools &tools() const { return m_tools; }

private:
    void addPatterns(const std::stop_token &stop);
    void addWords(const std::stop_token &stop);
    void addCodes();
    /// A code alone isInformative nothing of a record where the text has it beside a message that the record is not about.
    void refuteCodes();
    text::Mention mentionOf(qsizetype line) const;
    void readCodes(qsizetype line, std::span<LineFinding> known, std::vector<LineFinding> &added) const;
    void readExceptions(qsizetype line, std::span<LineFinding> known) const;
    void mergeFindings();
    qsizetype lineAt(qsizetype cleanOffset) const;
    float information(const PatternHit &hit, const std::vector<std::string> &runs) const;

    text::Paste m_paste;
    ReadingTools m_tools;
    std::vector<text::LineKind> m_kinds;
    std::vector<text::LineRole> m_roles;
    QList<PatternHit> m_hits;
    QList<qsizetype> m_unfinished;
    std::vector<LineFinding> m_findings;
};

} // namespace wayout::match
