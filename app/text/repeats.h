// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QList>
#include <QString>
#include <QStringView>

namespace wayout::text {

/// The line with "#" for what only says when, how long and how often: times of day and dates wherever they stand, durations, and
/// numbers of attempts. All other numbers stay, because they may be what the line is about:
///
///     "retrying connection to db:5432 (attempt 3/30) in 1.5s"  -> "retrying connection to db:5432 (attempt #) in #"
///     "Still creating... [1m30s elapsed]"                      -> "Still creating... [# elapsed]"
///     "正在第 3 次重试，已等待 5 秒"                                  -> "正在第 # 次重试，已等待 #"
///     "epoch 3 loss 0.25", "listening on 8080"                 -> as they stand
///
/// Linear in the length of the line.
QString normaliseVolatileNumbers(QStringView line);

/// Lines of a text that come again and again, one time right after the other.
struct Repeat {
    int first = 0; ///< the line, from 0, at which the first time begins
    int period = 1; ///< how many lines come again, 1..50
    int count = 2; ///< how many times they come in all

    bool operator==(const Repeat &) const = default;
};

/// What may be folded without hiding anything that a reader would miss: lines that are the same but for when and where they were
/// printed, how long something took, and how often it was tried (see normaliseVolatileNumbers); those of them that name a failure may differ in
/// all their numbers, in names they may not. Of each repeat at least three lines would be hidden. In their order, none over another. Lines end at LF; "⋯" alone, which stands
/// for what is left out, is like no other line.
/// Linear in the length of the text.
QList<Repeat> repeatsIn(QStringView text);

} // namespace wayout::text
