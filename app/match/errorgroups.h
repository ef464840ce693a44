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

/// The distinct errors of a text: lines that differ only in numbers and quoted names are one error, counted, and so are the lines that a
/// tool says one error with: npm's "npm ERR! …", pip's "ERROR: …", PostgreSQL's "DETAIL: …" below its "ERROR: …".
class ErrorGroups final
{
public:
    static constexpr int mostErrors = 100;

    /// `weights` says for how many lines each pasted line stands; empty when each for itself.
    explicit ErrorGroups(const TextReading &reading, const std::vector<int> &weights = {});

    /// The number of the error at that line; made when there is none. 0 when there are too many.
    int groupOf(qsizetype line);
    /// Those asked for, in that order, then the other error lines of the text.
    QList<ErrorGroup> errors();
    /// The error codes of the text, as pasted (mere numbers by their names: 137 is SIGKILL) and each once.
    QStringList codes() const;

private:
    ErrorGroup errorAt(qsizetype line, int group) const;
    /// What tells the error of that line from others.
    QByteArray keyOf(qsizetype line) const;

    const TextReading &m_reading;
    std::vector<qsizetype> m_firstOf; ///< by line: the first line of the error that it is a part of
    QHash<QByteArray, int> m_occurrences; ///< by key
    QList<qsizetype> m_headlines; ///< first lines of the errors that announce one
    QHash<QByteArray, int> m_groups; ///< by key
    QList<ErrorGroup> m_errors;
};

} // namespace wayout::match
