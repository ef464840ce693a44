// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/match/patterns.h"

#include <QString>
#include <QStringView>

#include <unordered_map>
#include <vector>

/// What of a long text can matter: what reports a failure or fits a pattern, with the lines around it, and the text's
/// beginning and end. Lines that are alike (but for times and long numbers) are kept a few times, and counted.
struct Excerpt {
    QString text;
    std::vector<int> lines; ///< by line of `text`: its 1-based line in the long text; 0 for one that marks an omission
    /// By line of `text`: how many lines of the long text it stands for, itself and those like it that were left out.
    std::vector<int> weights;
};

/// Makes an excerpt of a text that comes in pieces; its memory does not grow with the text but with what is kept.
class ExcerptMaker final
{
public:
    /// Lines from which on a text is worth an excerpt; shorter ones are read whole.
    static constexpr qsizetype longText = 1500;

    /// `patterns` must outlive the maker.
    explicit ExcerptMaker(const Patterns &patterns);

    /// The next piece of the text; all but the last end with a line feed.
    void add(QStringView piece, const StopRequested &stop = {});
    Excerpt finish();
    /// Records whose pattern takes too long on some piece.
    const QList<qsizetype> &unfinished() const { return m_unfinished; }

private:
    struct Line {
        int number = 0; ///< 1-based, in the long text
        QString text;
        quint64 likeness = 0; ///< the same for lines that are alike
        bool wanted = false;
    };

    void addLine(QStringView line);
    void judge(const StopRequested &stop);
    void keep();

    const Patterns &m_patterns;
    int m_lines = 0; ///< so far
    int m_wantedBefore = -1; ///< the number of the last wanted line
    std::vector<Line> m_pending; ///< lines that are new, not yet judged; then those that may still be wanted as context
    size_t m_judged = 0; ///< of m_pending
    std::vector<Line> m_kept;
    std::unordered_map<quint64, int> m_counts; ///< by likeness
    QList<qsizetype> m_unfinished;
};
