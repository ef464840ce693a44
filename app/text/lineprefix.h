// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QList>
#include <QString>
#include <QStringView>

#include <memory>

namespace wayout::text {

/// The beginnings of lines that only say when and where a line was printed, or quote it: rows of a table as
/// resources/text/log-prefixes.tsv explains it. Patterns run in linear time. Const, shared between threads.
class LinePrefixes final
{
public:
    /// A row of the user that is left out.
    struct Refused {
        enum class Reason {
            Columns, ///< a column or a known kind is missing
            InvalidPattern,
            MatchesEmptyText,
            MissesSample, ///< the pattern does not end at the sign of the sample
        };

        int line = 0; ///< from 1
        Reason reason = Reason::Columns;
        QString detail; ///< RE2's reason
    };

    /// `rows` are trusted. The lines in `rowsOfUser` are checked; they can use the parts of `rows` and are tried first.
    explicit LinePrefixes(const QList<QByteArray> &rows, const QList<QByteArray> &rowsOfUser = {});
    ~LinePrefixes();

    /// Returns the number of characters of `line` before its message; all of them for a Markdown fence.
    qsizetype lengthIn(QStringView line) const;
    /// Whether a shell or a notebook has printed its prompt before what somebody typed.
    bool beginsWithPrompt(QStringView line) const;
    const QList<Refused> &refused() const { return m_refused; }

private:
    struct Patterns;

    std::unique_ptr<const Patterns> m_patterns;
    QList<Refused> m_refused;
};

/// Returns the rows in platform::linePrefixFileOfUser() that are left out. The file is read once, with the first text.
QList<LinePrefixes::Refused> refusedLinePrefixes();

/// Returns the number of characters at the start of `line` that only say when and where it was printed: timestamps,
/// names of containers, host and process, jobs and steps of CI, quotes and fences of Markdown, prompts. Log levels do
/// not belong to the prefix, because they show how serious a line is.
qsizetype linePrefixLength(QStringView line);
/// Whether a line of a scrollback begins with the prompt of a shell or of a notebook: "me@host:~$ ", "host% ", "❯ ",
/// "PS C:\\app> ", "In [3]: ".
bool beginsWithPrompt(QStringView line);

} // namespace wayout::text
