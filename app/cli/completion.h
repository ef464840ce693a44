// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QStringList>

namespace wayout::cli {

/// What a shell may offer for the last of `words`, which are a command line without the program's name. One candidate a line, its
/// meaning behind a tab, not yet compared with what is typed. ":files" stands for the names of files, ":program N" for the completion
/// of another program's command line, which begins with word N (0 is the first of `words`).
///
///     {"ma"}                       match<TAB>Find the records that explain a text, run<TAB>…, :files
///     {"match", "--ba"}            --json<TAB>Print JSON, for programs, --batch<TAB>…, --catalog<TAB>…
///     {"show", "--lang", ""}       en, zh, both
///     {"run", "--", "make", ""}    :program 2
QStringList completionsOf(const QStringList &words);

} // namespace wayout::cli
