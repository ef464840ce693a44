// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/match/answer.h"
#include "app/match/textreading.h"

#include <QByteArray>
#include <QHash>
#include <QList>

#include <vector>

namespace wayout::match {

/// The distinct errors of a text. Lines that differ only in numbers and quoted names count as one error. So do
/// consecutive lines in which a tool reports one error: "npm ERR! …" of npm, "ERROR: …" of pip, "DETAIL: …" below
/// "ERROR: …" of PostgreSQL, what CMake and tsc indent below an error. The exceptions of a chain are one error, at the line
/// of their root cause, together with the message of the logger above them.
class ErrorGroups final
{
public:
    static constexpr int mostErrors = 100;

    /// `weights` gives the number of lines that each pasted line represents; empty when each represents only itself.
    explicit ErrorGroups(const TextReading &reading, const std::vector<int> &weights = {});

    /// Returns the number of the error at the line and adds the error if necessary; 0 when there are too many.
    int groupOf(qsizetype line);
    /// Returns the errors that groupOf() was called for and the other errors of the text, in the order of the text. The
    /// groups of the former have lower numbers.
    QList<ErrorGroup> errors();
    /// Returns the distinct error codes of the text as pasted; a plain number by its name (137 is SIGKILL).
    QStringList codes() const;

private:
    qsizetype shownLine(qsizetype line) const;
    ErrorGroup errorAt(qsizetype line, int group) const;
    /// Returns the key of the error at the line; equal for the same error.
    QByteArray keyOf(qsizetype line) const;

    const TextReading &m_reading;
    std::vector<qsizetype> m_firstOf; ///< the first line of its error, by line
    std::vector<qsizetype> m_rootOf; ///< the line of the root cause of its chain, by line
    QHash<QByteArray, int> m_occurrences; ///< by key
    QList<qsizetype> m_headlines; ///< first lines of the errors that the text announces
    QList<qsizetype> m_closings; ///< first lines of the errors that only say that a step failed
    QHash<QByteArray, int> m_groups; ///< by key
    QList<ErrorGroup> m_errors;
};

} // namespace wayout::match
