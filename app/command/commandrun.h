// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/command/command.h"
#include "app/command/commandoptions.h"
#include "app/command/output.h"

#include <QIODevice>

/// What was wrong while catalogues were read, in one line: what it is, or how much and where all of it is told.
void tellProblems(const QList<Problem> &problems, const CatalogSource &source, Output &err);

/// One run of a command: what was asked, where it goes, and what all commands say alike.
struct CommandRun {
    CommandRun(const CommandOptions &options, const CommandStreams &streams);

    /// Says it, and where help is.
    ExitStatus wrongUse(const QString &message);
    /// Tells the problems of loading; says so when there is no record at all.
    bool hasRecords(qsizetype count, const QList<Problem> &problems);

    const CommandOptions &options;
    QIODevice &in;
    Output out;
    Output err;
    const Paper outPaper;
    const Paper errPaper;
};

// The commands. Each needs a QCoreApplication, no display.
ExitStatus matchText(CommandRun &run);
ExitStatus runProgram(CommandRun &run);
ExitStatus searchRecords(CommandRun &run);
ExitStatus showRecord(CommandRun &run);
ExitStatus listRecords(CommandRun &run);
ExitStatus checkFiles(CommandRun &run);
/// Speaks the Model Context Protocol until its input ends.
ExitStatus serveAssistants(CommandRun &run);
ExitStatus forgetAll(CommandRun &run);
