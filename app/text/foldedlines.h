// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArrayView>

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace wayout::text {

/// A piece of a long text, made comparable in the same way as in Paste but much faster. Terminal escapes and invisible
/// characters are removed, entities are decoded, full-width forms and typographic quotes become ASCII. Timestamps and
/// wraps stay. A position leads back to a line of the original text, not to a character.
class FoldedLines final
{
public:
    /// `utf8` must be smaller than 4 GiB.
    explicit FoldedLines(QByteArrayView utf8);

    size_t count() const { return starts.size(); }
    /// Returns the line without its line break.
    std::string_view line(size_t index) const;
    /// Returns the index of the line with the byte at `offset` in `bytes`.
    size_t lineAt(std::uint32_t offset) const
    {
        size_t line = m_lineOfBlock[offset / blockBytes];
        while (line + 1 < starts.size() && starts[line + 1] <= offset) {
            ++line;
        }
        return line;
    }

    std::string bytes; ///< each line ends with LF
    std::vector<std::uint32_t> starts; ///< where the lines start in `bytes`
    std::vector<std::uint32_t> originalStarts; ///< where the same lines start in the original text

private:
    static constexpr std::uint32_t blockBytes = 128; // about a line

    void fold(QByteArrayView line);
    void foldCharacter(QByteArrayView text, qsizetype &at);

    std::vector<std::uint32_t> m_lineOfBlock; ///< for each block, the line of its first byte
};

} // namespace wayout::text
