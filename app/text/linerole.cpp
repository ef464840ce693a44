// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/text/linerole.h"

#include "app/text/ascii.h"
#include "app/text/datatable.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace wayout::text {
namespace {

using namespace std::string_view_literals;

// Between two exceptions of one Python traceback: the upper one came first.
constexpr std::array pythonJoints{
    "The above exception was the direct cause of"sv, "During handling of the above exception"sv};

constexpr size_t farthestHeadline = 200; // lines between the headlines of one chain, which are mostly frames

std::string_view trimmed(std::string_view text)
{
    const size_t first = text.find_first_not_of(" \t");
    return first == text.npos ? std::string_view() : text.substr(first);
}

/// Whether the line gives the reason itself, although its form is that of a closing or a wrapper.
bool givesReason(std::string_view line)
{
    static const WordList reasons = listedWords("reason");
    return std::ranges::any_of(reasons, [line](std::string_view part) { return line.find(part) != line.npos; });
}

bool isClosing(std::string_view line)
{
    static const WordList closings = listedWords("closing");
    static const WordList closingStarts = listedWords("closing-start");
    const std::string_view start = trimmed(line);
    return (std::ranges::any_of(closings, [line](std::string_view part) { return line.find(part) != line.npos; })
               || std::ranges::any_of(closingStarts, [start](std::string_view s) { return start.starts_with(s); }))
        && !givesReason(line);
}

/// Whether the line is a warning of gcc, clang or MSVC: "file:3:4: warning: …", "file(3,4): warning C4819: …".
bool isCompilerWarning(std::string_view line)
{
    const size_t at = line.find(": warning");
    return at != line.npos && at > 1 && (isAsciiDigit(line[at - 1]) || line[at - 1] == ')');
}

/// Whether the line is an error of gcc, clang, rustc, tsc, javac or MSVC: "file:3:4: error: …",
/// "file(3,4): error C2065: …", "error[E0382]: …".
bool isCompilerError(std::string_view line)
{
    if (trimmed(line).starts_with("error[E")) {
        return true;
    }
    for (const std::string_view sign : {": error:"sv, ": error "sv, ": fatal error"sv, " - error TS"sv, ": 错误:"sv}) {
        const size_t at = line.find(sign);
        if (at != line.npos && at > 1 && (isAsciiDigit(line[at - 1]) || line[at - 1] == ')')) {
            return true;
        }
    }
    return false;
}

bool isCause(std::string_view line)
{
    const std::string_view start = trimmed(line);
    return start.starts_with("Caused by:") || start.starts_with("Root cause:");
}

class RoleFinder final
{
public:
    RoleFinder(const Paste &paste, const std::vector<LineKind> &kinds)
        : m_paste(paste)
        , m_kinds(kinds)
        , m_roles(kinds.size(), LineRole::Ordinary)
    {
    }

    std::vector<LineRole> run() &&
    {
        bool compilerErrorSeen = false;
        std::vector<size_t> warnings;
        for (size_t line = 0; line < m_roles.size(); ++line) {
            if (m_kinds[line] != LineKind::Plain && m_kinds[line] != LineKind::Failure) {
                continue;
            }
            const std::string_view text = at(line);
            if (isClosing(text)) {
                m_roles[line] = LineRole::Closing;
            } else if (isCompilerError(text)) {
                m_roles[line] = compilerErrorSeen ? LineRole::Later : LineRole::Ordinary;
                compilerErrorSeen = true;
            } else if (isCompilerWarning(text)) {
                warnings.push_back(line);
            } else if (isCause(text)) {
                wrapAbove(line);
            } else if (std::ranges::any_of(
                           pythonJoints, [text](std::string_view joint) { return text.starts_with(joint); })) {
                wrapBelow(line);
            }
        }
        for (const size_t line : warnings) {
            m_roles[line] = compilerErrorSeen ? LineRole::Warning : LineRole::Ordinary;
        }
        return std::move(m_roles);
    }

private:
    std::string_view at(size_t line) const
    {
        const QByteArrayView text = m_paste.line(qsizetype(line));
        return {text.data(), size_t(text.size())};
    }

    /// Marks the headline that a "Caused by:" explains: the nearest line above its frames.
    void wrapAbove(size_t cause)
    {
        bool frames = false;
        for (size_t line = cause; line-- > 0 && cause - line < farthestHeadline;) {
            if (m_kinds[line] == LineKind::Frame) {
                frames = true;
            } else if (m_kinds[line] == LineKind::Blank) {
                return;
            } else if (m_roles[line] == LineRole::Ordinary && !givesReason(at(line))) {
                m_roles[line] = LineRole::Wrapper;
                if (frames || isCause(at(line))) {
                    return;
                }
            }
        }
    }

    /// Marks the headline of the traceback below a Python joint: the first line after its frames.
    void wrapBelow(size_t joint)
    {
        bool frames = false;
        for (size_t line = joint + 1; line < m_roles.size() && line - joint < farthestHeadline; ++line) {
            if (m_kinds[line] == LineKind::Frame) {
                frames = true;
            } else if (frames && m_kinds[line] != LineKind::Blank && !at(line).starts_with(' ')) {
                m_roles[line] = LineRole::Wrapper;
                return;
            }
        }
    }

    const Paste &m_paste;
    const std::vector<LineKind> &m_kinds;
    std::vector<LineRole> m_roles;
};

} // namespace

std::vector<LineRole> lineRoles(const Paste &paste, const std::vector<LineKind> &kinds)
{
    return RoleFinder(paste, kinds).run();
}

} // namespace wayout::text
