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
    /// A row that is left out.
    struct Refused {
        qsizetype row = 0; ///< position in the rows given
        QString reason; ///< in English, for the author of the row
    };

    explicit LinePrefixes(const QList<QByteArray> &rows);
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

/// Returns the number of characters at the start of `line` that only say when and where it was printed: timestamps,
/// names of containers, host and process, jobs and steps of CI, quotes and fences of Markdown, prompts. Log levels do
/// not belong to the prefix, because they show how serious a line is.
qsizetype linePrefixLength(QStringView line);
/// Whether a line of a scrollback begins with the prompt of a shell or of a notebook: "me@host:~$ ", "host% ", "❯ ",
/// "PS C:\\app> ", "In [3]: ".
bool beginsWithPrompt(QStringView line);

} // namespace wayout::text
