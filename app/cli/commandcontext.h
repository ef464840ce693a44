// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/catalog/catalog.h"
#include "app/cli/commandline.h"
#include "app/cli/output.h"
#include "app/match/answer.h"
#include "app/storage/commandmemory.h"
#include "app/storage/notebook.h"

#include <QCoreApplication>
#include <QIODevice>

namespace wayout::cli {

/// Translation context of the commands' sentences.
struct CommandText {
    Q_DECLARE_TR_FUNCTIONS(Command)
};

/// One run of a command: its options, its streams, and the messages that all commands share.
struct CommandContext {
    CommandContext(const CommandOptions &options, const CommandStreams &streams);

    /// Writes the message and a hint about --help. Returns ExitStatus::WrongUse.
    ExitStatus wrongUse(const QString &message);
    /// Writes one line about the problems of reading catalogues: the problem itself or, for several, their number and
    /// the command that lists them.
    void tellProblems(const QList<catalog::Problem> &problems);
    /// Reports the problems of loading. Returns whether there are any records, and reports when there are none.
    bool hasRecords(qsizetype count, const QList<catalog::Problem> &problems);

    /// Returns the user's own results. Reports why they could not be read.
    storage::OwnRecords ownResults();
    /// Returns what commands remember; nothing is kept for a user who wants that.
    storage::CommandMemory memory() const;
    /// Keeps the ids for idOf(), if a terminal shows the answer.
    void keepAnswer(const QList<match::Match> &matches, const catalog::Catalog &catalog) const;
    /// Returns the id that a word of the command line stands for: of "2", the second of the last answer, or an empty
    /// string if there is none; of other words, themselves.
    QString idOf(const QString &word) const;

    const CommandOptions &options;
    QIODevice &in;
    const bool isInTyped; ///< see CommandStreams
    const bool isSeen; ///< whether a terminal shows the answer
    Output out;
    Output err;
    const present::OutputFormat outPaper;
    const present::OutputFormat errPaper;
};

} // namespace wayout::cli
