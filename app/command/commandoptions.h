// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/catalog/catalogreader.h"
#include "app/catalog/contentlanguage.h"
#include "app/command/terminal.h"

#include <QStringList>

#include <optional>

/// A command line, understood.
struct CommandOptions {
    enum class Command { None, Match, Run, Search, Show, List, Check, Export, Import, Outcomes, Mcp };
    enum class ListForm { Titles, Ids, Domains };
    Command command = Command::None;
    bool help = false;
    bool version = false;
    bool forget = false;
    bool json = false;
    bool batch = false;
    ListForm form = ListForm::Titles;
    ColourChoice colours = ColourChoice::Auto;
    QString domain; ///< empty for all
    QString format; ///< of an export
    QString output; ///< file or folder; empty for standard output
    bool own = false; ///< only what the user wrote
    CatalogSource source;
    std::optional<int> limit;
    ContentLanguage language = ContentLanguage::English;
    QStringList arguments; ///< what is no option, without the command; for Run the program and all that is its own
    QString error; ///< for people; when not empty, nothing else counts
};

/// The command that the arguments (without the program's name) begin with, common options aside.
CommandOptions::Command commandIn(const QStringList &arguments);
/// The command that is meant where the first word is none, and no file either; empty when that word is nothing like one.
QString likelyCommand(const QStringList &arguments);
/// Which of the arguments is an option that there is not; `names` as QCommandLineParser has them, `command` is what a file can follow,
/// or empty.
QString unknownOption(const QStringList &arguments, const QStringList &names, const QString &command);
CommandOptions parseCommandLine(const QStringList &arguments);
/// What there is to say, for --help.
QString commandHelp();
