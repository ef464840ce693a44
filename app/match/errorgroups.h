// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/match/answer.h"
#include "app/match/textreading.h"

#include <QByteArray>
#include <QHash>
#include <QList>

#include <vector>

/// The distinct errors of a text: lines that differ only in numbers and quoted names are one error, counted.
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

private:
    const TextReading &m_reading;
    QHash<QByteArray, int> m_occurrences; ///< by template
    QList<qsizetype> m_headlines; ///< first lines of the templates that announce an error
    QHash<QByteArray, int> m_groups; ///< by template
    QList<ErrorGroup> m_errors;
};
