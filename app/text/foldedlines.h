// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArrayView>

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace wayout::text {

/// A piece of a long text, made comparable as Paste does it, at a small part of the cost: terminal escapes, invisible
/// characters and entities go, full-width forms and typographic quotes become ASCII. Timestamps and wraps stay, and there is no way back
/// to single characters, only to lines.
class FoldedLines final
{
public:
    /// `utf8` has less than 4 GiB.
    explicit FoldedLines(QByteArrayView utf8);

    size_t count() const { return starts.size(); }
    /// Without its line break.
    std::string_view line(size_t index) const;
    /// The line that has the byte at `offset` of `bytes`.
    size_t lineAt(std::uint32_t offset) const
    {
        size_t line = m_lineOfBlock[offset / blockBytes];
        while (line + 1 < starts.size() && starts[line + 1] <= offset) {
            ++line;
        }
        return line;
    }

    std::string bytes; ///< each line ends with LF
    std::vector<std::uint32_t> starts; ///< of the lines, in `bytes`
    std::vector<std::uint32_t> originalStarts; ///< of the same lines, in the text as given

private:
    static constexpr std::uint32_t blockBytes = 128; // about a line

    void fold(QByteArrayView line);
    void foldCharacter(QByteArrayView text, qsizetype &at);

    std::vector<std::uint32_t> m_lineOfBlock; ///< the line of its first byte
};

} // namespace wayout::text
