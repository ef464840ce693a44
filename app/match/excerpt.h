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

/// A piece of a long text with the lines that may matter.
struct FilteredPiece {
    struct Line {
        std::uint32_t index = 0; ///< 0-based, in the piece
        bool names = false; ///< has a word that failures are named with
        bool fits = false; ///< a pattern can match there,
        bool fitsWithNeighbours = false; ///< or there and in the lines around (LineCandidate::reach)
    };

    QByteArrayView line(size_t index) const;
    size_t lineCount() const { return starts.size(); }

    QByteArray text; ///< UTF-8
    std::vector<std::uint32_t> starts; ///< of its lines
    std::vector<Line> lines; ///< those that may matter, ascending
};

/// Finds the lines of a long text that may matter: about two nanoseconds a byte, most of them for what is thrown away. Const,
/// shared between threads.
class LinePrefilter final
{
public:
    /// `patterns` must outlive the sieve.
    explicit LinePrefilter(const Patterns &patterns);

    /// `text` is UTF-8 and consists of whole lines.
    FilteredPiece filter(QByteArray text) const;
    /// The same sieve, faster on texts that are like `sample` (UTF-8).
    LinePrefilter tunedTo(const QByteArray &sample) const;

private:
    const Patterns *m_patterns;
    std::shared_ptr<const Prefilter> m_tuned;
    /// First bytes of the words that failures are named with: markers of the tuned prefilter.
    std::vector<std::string> m_starts;
    std::vector<std::vector<std::string_view>> m_failureWords; ///< by their start
    std::shared_ptr<const LiteralScanner> m_scanner; ///< of the starts, for texts that nothing is tuned to
};

/// What of a long text can matter: what reports a failure or fits a pattern, with the lines around it, and the text's
/// beginning and end. Lines that are alike (but for times, ids and long numbers) are kept a few times, and counted.
struct Excerpt {
    QString text;
    std::vector<int> lines; ///< by line of `text`: its 1-based line in the long text; 0 for one that marks an omission
    /// By line of `text`: how many lines of the long text it stands for, itself and those like it that were left out.
    std::vector<int> weights;
    int lineCount = 0; ///< of the long text
    QList<qsizetype> unfinished; ///< records whose pattern takes too long on some line
    double elapsedMs = 0; ///< that it took
};

/// Makes an excerpt of a text that comes in sifted pieces; its memory does not grow with the text but with what is kept.
class ExcerptMaker final
{
public:
    /// Lines from which on a text is worth an excerpt; shorter ones are read whole.
    static constexpr qsizetype longText = 1500;
    /// Lines of the piece before that each piece but the first should start with, so that no message is cut in two.
    static constexpr qsizetype lead = LineCandidate::reach;

    /// `patterns` must outlive the maker.
    explicit ExcerptMaker(const Patterns &patterns);

    /// The next piece of the text; its first `leadLines` lines are the last ones of the piece before.
    void add(const FilteredPiece &piece, int leadLines, const std::stop_token &stop = {});
    Excerpt finish();

private:
    struct Line {
        int number = 0; ///< 1-based, in the long text
        QByteArray text;
        quint64 likeness = 0; ///< the same for lines that are alike; 0 where it was not asked for
    };

    QByteArrayView textOf(int number) const;
    void meet(int number, const FilteredPiece::Line &line);
    bool matters(int number, const FilteredPiece::Line &line);
    bool isHit(int first, int last);
    void keep(int number);
    void keepBefore(int number);
    void keepAfter(int last);
    void remember(int last);

    const Patterns &m_patterns;
    const FilteredPiece *m_piece = nullptr; ///< that is being added
    int m_pieceStart = 1; ///< the number of its first line
    int m_lines = 0; ///< so far
    std::deque<Line> m_recent; ///< the last lines of the pieces before
    std::unordered_map<int, quint64> m_likeness; ///< of recent lines, by number
    std::unordered_map<quint64, int> m_counts; ///< by likeness
    std::unordered_map<quint64, int> m_openings; ///< kept lines, by what they begin with
    std::vector<Line> m_kept;
    std::deque<Line> m_keptLate; ///< when there is too much
    int m_lastKept = 0;
    int m_nearUntil = 0; ///< lines up to this one stand right behind one that matters
    int m_traceUntil = 0; ///< and up to this one while they go on with its trace
    int m_judged = 0;
    QList<qsizetype> m_unfinished;
};

} // namespace wayout::match
