// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/match/patterns.h"
#include "app/match/prefilter.h"
#include "app/text/foldedlines.h"

#include <QByteArray>
#include <QByteArrayView>
#include <QString>

#include <cstdint>
#include <deque>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace wayout::match {

/// A piece of a long text and those of its lines that may matter.
struct FilteredPiece {
    struct Line {
        std::uint32_t index = 0; ///< 0-based, in the piece
        bool names = false; ///< contains a word that names failures
        bool fits = false; ///< a pattern can match in the line alone
        bool fitsWithNeighbours =
            false; ///< a pattern can match across the line and its neighbours (LineCandidate::reach)
    };

    QByteArrayView line(size_t index) const;
    size_t lineCount() const { return starts.size(); }

    QByteArray text; ///< UTF-8
    std::vector<std::uint32_t> starts; ///< offsets of all lines
    std::vector<Line> lines; ///< the lines that may matter, ascending
};

/// Finds the lines of a long text that may matter, at about two nanoseconds a byte. Const, shared between threads.
class LinePrefilter final
{
public:
    /// `patterns` must outlive the prefilter.
    explicit LinePrefilter(const Patterns &patterns);

    /// Returns `text` and its lines that may matter. `text` is UTF-8 and consists of whole lines.
    FilteredPiece filter(QByteArray text) const;
    /// Returns the same prefilter, but faster on texts similar to `sample` (UTF-8).
    LinePrefilter tunedTo(const QByteArray &sample) const;

private:
    const Patterns *m_patterns;
    std::shared_ptr<const Prefilter> m_tuned;
    /// First bytes of the words that name failures; the markers of the tuned prefilter.
    std::vector<std::string> m_starts;
    std::vector<std::vector<std::string_view>> m_failureWords; ///< by position in m_starts
    std::shared_ptr<const LiteralScanner> m_scanner; ///< finds the starts while no prefilter is tuned
};

/// The part of a long text that can matter: lines that report a failure or match a pattern, the lines around them, and
/// the beginning and end of the text. Lines that differ only in times, ids and long numbers are kept a few times and
/// counted.
struct Excerpt {
    QString text;
    std::vector<int> lines; ///< by line of `text`: 1-based line in the long text; 0 for a line that marks an omission
    /// By line of `text`: the number of lines of the long text that it represents: itself and the omitted lines like
    /// it.
    std::vector<int> weights;
    int lineCount = 0; ///< of the long text
    QList<qsizetype> unfinished; ///< records whose pattern takes too long on a line
    double elapsedMs = 0; ///< duration of making the excerpt
};

/// Makes an excerpt of a text that comes in filtered pieces. Its memory grows with the kept lines, not with the text.
class ExcerptMaker final
{
public:
    /// The fewest lines of a text that is excerpted; shorter texts are read whole.
    static constexpr qsizetype longText = 1500;
    /// Number of lines of the previous piece that a piece should repeat at its start, so that no message is split.
    static constexpr qsizetype lead = LineCandidate::reach;

    /// `patterns` must outlive the maker.
    explicit ExcerptMaker(const Patterns &patterns);

    /// Adds the next piece of the text. Its first `leadLines` lines repeat the last lines of the previous piece.
    void add(const FilteredPiece &piece, int leadLines, const std::stop_token &stop = {});
    Excerpt finish();

private:
    struct Line {
        int number = 0; ///< 1-based, in the long text
        QByteArray text;
        quint64 likeness = 0; ///< equal for lines that are alike; 0 when not computed
    };

    QByteArrayView textOf(int number) const;
    void meet(int number, const FilteredPiece::Line &line);
    bool matters(int number, const FilteredPiece::Line &line);
    /// Whether a pattern matches in the line, or across it and the lines from `first` to `last`.
    bool isHit(int number, int first, int last);
    void keep(int number);
    void keepBefore(int number);
    void keepAfter(int last);
    void remember(int last);
    int numberOf(int counted) const;

    const Patterns &m_patterns;
    const FilteredPiece *m_piece = nullptr; ///< the piece being added
    int m_pieceStart = 1; ///< number of the first line of m_piece
    int m_lines = 0; ///< lines added so far, where each piece of an endless line counts
    std::vector<int> m_continuing; ///< numbers of the lines that continue the line before them
    bool m_isBroken = false; ///< whether the last line goes on in the next piece
    std::deque<Line> m_recent; ///< last lines of the previous pieces
    std::unordered_map<int, quint64> m_likeness; ///< of recent lines, by number
    std::unordered_map<quint64, int> m_counts; ///< by likeness
    std::unordered_map<quint64, int> m_openings; ///< numbers of kept lines, by openingOf() their message
    std::vector<Line> m_kept;
    qsizetype m_keptBytes = 0; ///< in m_kept
    std::deque<Line> m_keptLate; ///< the last lines, once m_kept is full
    qsizetype m_keptLateBytes = 0; ///< in m_keptLate
    int m_lastKept = 0;
    int m_nearUntil = 0; ///< lines up to this number are the context of a line that matters
    int m_traceUntil = 0; ///< lines up to this number are kept while they continue its trace
    int m_judged = 0;
    QList<qsizetype> m_unfinished;
};

} // namespace wayout::match
