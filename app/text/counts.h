// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

/// The line with "#" for what only says when, how long and how often: times of day and dates wherever they stand, durations, and
/// numbers of attempts. All other numbers stay, because they may be what the line is about:
///
///     "retrying connection to db:5432 (attempt 3/30) in 1.5s"  -> "retrying connection to db:5432 (attempt #) in #"
///     "Still creating... [1m30s elapsed]"                      -> "Still creating... [# elapsed]"
///     "正在第 3 次重试，已等待 5 秒"                                  -> "正在第 # 次重试，已等待 #"
///     "epoch 3 loss 0.25", "listening on 8080"                 -> as they stand
///
/// Linear in the length of the line.
QString withoutCounts(QStringView line);
