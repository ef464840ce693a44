// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/catalog/catalogreader.h"
#include "app/catalog/contentlanguage.h"
#include "app/cli/command.h"

#include <QHash>
#include <QStringList>

#include <limits>
#include <optional>

namespace wayout::storage {
class Settings;
}

namespace wayout::cli {

struct CommandContext;

/// What a shell offers where a word of the command line is completed.
enum class Completion { Nothing, Files, RecordIds, Domains, Programs };

/// An option as the parser, the help and the completion need it.
struct CommandOption {
    QStringList names; ///< without dashes, the one that values are asked by first
    QString value; ///< "FILE"; "en|zh|both" is a choice; empty for a switch
    const char *meaning = nullptr; ///< in English
    Completion completion = Completion::Nothing; ///< of the value
    bool isInHelp = true; ///< the others are explained by the usage of their command
};

/// A command. Parsing, help and completion are made of this table; to add a command, define it in a file and list it in commandlist.h.
struct Command {
    struct Usage {
        QString syntax; ///< behind the name
        const char *meaning = nullptr; ///< in English
    };

    QString name;
    QList<Usage> usages; ///< the first one's meaning is the command's
    QList<CommandOption> options; ///< beside the common ones
    qsizetype leastArguments = 0;
    qsizetype mostArguments = std::numeric_limits<qsizetype>::max();
    const char *wrongCount = nullptr; ///< in English; without it, the argument that is too much is named
    QStringList firstArguments; ///< when the first argument is one of a few words
    Completion completion = Completion::Nothing; ///< of the arguments
    bool endsOptions = false; ///< the first argument and what follows belong to another program
    ExitStatus (*run)(CommandContext &run) = nullptr;
};

/// Commands in the order of the help.
const QList<Command> &commands();

// Options of several commands.
CommandOption jsonOption();
CommandOption batchOption();
CommandOption domainOption();
/// Options of every command.
QList<CommandOption> commonOptions();
/// Options that end the program after what they ask for, whatever the command.
QList<CommandOption> lastOptions();
/// Options of the window, which StartOptions reads.
QList<CommandOption> windowOptions();

/// A command line, understood.
struct CommandOptions {
    const Command *command = nullptr;
    bool help = false;
    bool version = false;
    bool forget = false;
    present::ColourChoice colours = present::ColourChoice::Auto;
    catalog::CatalogSource source;
    std::optional<int> limit;
    catalog::ContentLanguage language = catalog::ContentLanguage::English;
    QHash<QString, QString> values; ///< of the command's own options that are set, by first name
    QStringList arguments; ///< what is no option, without the command
    QString error; ///< for people; when not empty, only `command` and `source` count beside it

    bool isSet(const QString &option) const { return values.contains(option); }
    QString value(const QString &option) const { return values.value(option); }
};

/// The command that the arguments (without the program's name) begin with, common options aside.
const Command *commandIn(const QStringList &arguments);
CommandOptions parseCommandLine(const QStringList &arguments);
/// The catalogues that were added in the window, and those of the command line.
catalog::CatalogSource withOwnCatalogs(const catalog::CatalogSource &source, const storage::Settings &settings);
/// The text of --help.
QString commandHelp();
/// The command that is meant where the first word is none, and no file either; empty when no command is like that word.
QString likelyCommand(const QStringList &arguments);
/// Says which of the arguments is an unknown option. `names` are QCommandLineParser's; `command` is what a file may follow, or empty.
QString unknownOption(const QStringList &arguments, const QStringList &names, const QString &command);

} // namespace wayout::cli
