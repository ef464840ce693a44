// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/cli/commandline.h"
#include "app/cli/output.h"

#include <QCoreApplication>
#include <QIODevice>

namespace wayout::cli {

/// Sentences of the commands.
struct CommandText {
    Q_DECLARE_TR_FUNCTIONS(Command)
};

/// One run of a command: what was asked, where it goes, and what all commands say alike.
struct CommandContext {
    CommandContext(const CommandOptions &options, const CommandStreams &streams);

    /// Says it, and where help is.
    ExitStatus wrongUse(const QString &message);
    /// Says in one line what was wrong while catalogues were read: what it is, or how much and which command tells all of it.
    void tellProblems(const QList<catalog::Problem> &problems);
    /// Tells the problems of loading; says so when there is no record at all.
    bool hasRecords(qsizetype count, const QList<catalog::Problem> &problems);

    const CommandOptions &options;
    QIODevice &in;
    Output out;
    Output err;
    const present::OutputFormat outPaper;
    const present::OutputFormat errPaper;
};

} // namespace wayout::cli
