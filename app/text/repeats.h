// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QList>
#include <QString>
#include <QStringView>

namespace wayout::text {

/// Returns the line with "#" in place of times of day, dates, durations and numbers of attempts, anywhere in the line.
/// All other numbers stay, because the line may be about them:
///
///     "retrying connection to db:5432 (attempt 3/30) in 1.5s"  -> "retrying connection to db:5432 (attempt #) in #"
///     "Still creating... [1m30s elapsed]"                      -> "Still creating... [# elapsed]"
///     "正在第 3 次重试，已等待 5 秒"                                  -> "正在第 # 次重试，已等待 #"
///     "epoch 3 loss 0.25", "listening on 8080"                 -> unchanged
///
/// Takes time linear in the length of the line.
QString normaliseVolatileNumbers(QStringView line);

/// Adjacent occurrences of the same lines in a text.
struct Repeat {
    int first = 0; ///< the first line of the first occurrence, 0-based
    int period = 1; ///< the number of lines in one occurrence, 1..50
    int count = 2; ///< the number of occurrences

    bool operator==(const Repeat &) const = default;
};

/// Returns the repeats that may be folded without hiding any information, in order and without overlaps. Folding a
/// repeat hides at least three lines.
///
/// Two lines count as the same when they differ only in the time and place of printing, in durations and in numbers of
/// attempts (see normaliseVolatileNumbers()). Lines that name a failure may differ in all their numbers, but not in
/// names. Lines end at LF. A line that is "⋯" alone marks an omission and differs from every other line.
///
/// Takes time linear in the length of the text.
QList<Repeat> repeatsIn(QStringView text);

} // namespace wayout::text
