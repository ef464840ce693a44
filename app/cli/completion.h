// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QStringList>

namespace wayout::cli {

/// Returns the candidates that a shell may offer for the last of `words`, which are a command line without the
/// program's name. A candidate may be followed by a tab and its meaning, and is not yet compared with the typed word.
/// ":files" stands for the names of files; ":program N" stands for the completion of another program's command line,
/// which begins with word N (0 is the first of `words`).
///
///     {"ma"}                       match<TAB>Find the records that explain a text, run<TAB>…, :files
///     {"match", "--ba"}            --json<TAB>Print JSON, for programs, --batch<TAB>…, --catalog<TAB>…
///     {"show", "--lang", ""}       en, zh, both
///     {"run", "--", "make", ""}    :program 2
QStringList completionsOf(const QStringList &words);

} // namespace wayout::cli
