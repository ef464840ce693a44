// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/match/literalscanner.h"
#include "app/match/patterns.h"
#include "app/text/foldedlines.h"

#include <QByteArray>
#include <QByteArrayView>

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

/// A piece of a long text with the lines that may matter.
struct SiftedPiece {
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
class LineSieve final
{
public:
    /// `patterns` must outlive the sieve.
    explicit LineSieve(const Patterns &patterns);

    /// `text` is UTF-8 and consists of whole lines.
    SiftedPiece sift(QByteArray text) const;
    /// The same sieve, faster on texts that are like `sample` (UTF-8).
    LineSieve tunedTo(const QByteArray &sample) const;

private:
    const Patterns *m_patterns;
    std::shared_ptr<const Prefilter> m_tuned;
    std::vector<std::string> m_starts; ///< first bytes of the words that failures are named with: markers of the tuned prefilter
    std::vector<std::vector<std::string_view>> m_signs; ///< by their start
    std::shared_ptr<const LiteralScanner> m_scanner; ///< of the starts, for texts that nothing is tuned to
};
