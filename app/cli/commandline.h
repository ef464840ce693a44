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

/// What a shell offers for a word of the command line.
enum class Completion { Nothing, Files, RecordIds, Domains, Programs, Agents };

/// An option, described for the parser, the help and the completion.
struct CommandOption {
    QStringList names; ///< without dashes; the first is the key of CommandOptions::values
    QString value; ///< "FILE"; "en|zh|both" is a choice; empty for a switch
    const char *meaning = nullptr; ///< in English
    Completion completion = Completion::Nothing; ///< of the value
    bool isInHelp = true; ///< false when the usage of the command explains the option
};

/// A command. Parsing, help and completion are made from this description. To add a command, define it in a file of its
/// own and list it in commandlist.h.
struct Command {
    struct Usage {
        QString syntax; ///< without the name of the command
        const char *meaning = nullptr; ///< in English
    };

    QString name;
    QList<Usage> usages; ///< the meaning of the first one is the command's
    QList<CommandOption> options; ///< in addition to the common ones
    qsizetype leastArguments = 0;
    qsizetype mostArguments = std::numeric_limits<qsizetype>::max();
    const char *wrongCount = nullptr; ///< in English; null: the error names the first surplus argument
    QStringList firstArguments; ///< the words allowed as the first argument; empty: any
    Completion completion = Completion::Nothing; ///< of the arguments
    bool readsRepository = false; ///< whether the catalogue in the current repository (.wayout) counts, too
    bool isPaged = false; ///< whether a long answer for people goes through a pager
    bool endsOptions = false; ///< whether the first argument begins the command line of another program
    ExitStatus (*run)(CommandContext &run) = nullptr;
};

/// Returns all commands, in the order of the help.
const QList<Command> &commands();

// Options that several commands have.
CommandOption jsonOption();
CommandOption batchOption();
CommandOption explainOption();
CommandOption briefOption();
CommandOption fixOption();
CommandOption copyOption();
CommandOption domainOption();
/// Returns the options of every command.
QList<CommandOption> commonOptions();
/// Returns the options that replace the command, such as --help.
QList<CommandOption> lastOptions();
/// Returns the options of the window, which StartOptions reads.
QList<CommandOption> windowOptions();

/// A parsed command line.
struct CommandOptions {
    const Command *command = nullptr;
    bool help = false;
    bool version = false;
    bool forget = false;
    present::ColourChoice colours = present::ColourChoice::Auto;
    catalog::CatalogSource source;
    std::optional<int> limit;
    catalog::ContentLanguage language = catalog::ContentLanguage::English;
    QHash<QString, QString> values; ///< the command's own options that are set, by first name
    QStringList arguments; ///< without options and the command
    QString error; ///< for people; unless it is empty, only `command` and `source` are valid besides

    bool isSet(const QString &option) const { return values.contains(option); }
    QString value(const QString &option) const { return values.value(option); }
};

/// Returns the command that the arguments (without the program's name) begin with after common options, or null.
const Command *commandIn(const QStringList &arguments);
CommandOptions parseCommandLine(const QStringList &arguments);
/// Returns the catalogues that were added in the window and those of the command line; for a command that reads the
/// repository, behind its catalogue, so that the user's records count before those of others.
catalog::CatalogSource withOwnCatalogs(
    const catalog::CatalogSource &source, const storage::Settings &settings, const Command *command = nullptr);
/// Returns the text of --help, for one command or, when it is null, for all of them.
QString commandHelp(const Command *command);
/// Returns a message when the first word looks like a command, but there is none of this name, nor a file; otherwise
/// an empty string.
QString unknownCommand(const QStringList &arguments);
/// Returns a message about the first unknown option. `names` are QCommandLineParser::unknownOptionNames(). `command` is
/// the command line before a file name, or empty where no file can follow.
QString unknownOption(const QStringList &arguments, const QStringList &names, const QString &command);

} // namespace wayout::cli
