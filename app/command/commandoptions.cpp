// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/command/commandoptions.h"

#include "app/command/suggestion.h"
#include "app/export/recordexport.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QFileInfo>
#include <QLocale>

#include <algorithm>
#include <array>
#include <iterator>

using namespace Qt::StringLiterals;
using Command = CommandOptions::Command;
using ListForm = CommandOptions::ListForm;

namespace {

struct CommandLine {
    Q_DECLARE_TR_FUNCTIONS(CommandLine)
};

constexpr std::array commands{std::pair("match"_L1, Command::Match), std::pair("run"_L1, Command::Run),
    std::pair("search"_L1, Command::Search), std::pair("show"_L1, Command::Show), std::pair("list"_L1, Command::List),
    std::pair("check"_L1, Command::Check), std::pair("export"_L1, Command::Export),
    std::pair("import"_L1, Command::Import), std::pair("outcomes"_L1, Command::Outcomes),
    std::pair("mcp"_L1, Command::Mcp)};

Command commandNamed(const QString &name)
{
    for (const auto &[known, command] : commands) {
        if (name == known) {
            return command;
        }
    }
    return Command::None;
}

std::optional<ColourChoice> colourChoiceNamed(const QString &name)
{
    constexpr std::array choices{std::pair("auto"_L1, ColourChoice::Auto), std::pair("always"_L1, ColourChoice::Always),
        std::pair("never"_L1, ColourChoice::Never)};
    const auto found = std::ranges::find(choices, name, &decltype(choices)::value_type::first);
    return found == choices.end() ? std::nullopt : std::optional(found->second);
}

/// Where the first argument stands that is no common option, or the size of the list.
qsizetype firstWord(const QStringList &arguments)
{
    constexpr std::array withValue{"--catalog"_L1, "--limit"_L1, "--lang"_L1, "--color"_L1};
    qsizetype i = 0;
    while (i < arguments.size() && arguments.at(i).startsWith(u'-') && arguments.at(i) != "--"_L1
        && arguments.at(i) != "-"_L1) {
        i += std::ranges::find(withValue, arguments.at(i)) != withValue.end() ? 2 : 1;
    }
    return std::min(i, arguments.size());
}

/// "export", or "import" and files.
bool isExchange(const QStringList &arguments)
{
    return arguments == QStringList{u"export"_s} || (arguments.size() > 1 && arguments.first() == "import"_L1);
}

QString argumentError(const CommandOptions &options)
{
    const qsizetype count = options.arguments.size();
    switch (options.command) {
    case Command::None:
        return CommandLine::tr("A command is missing.");
    case Command::Match:
        return count > 1 ? CommandLine::tr("Only one file can be matched at a time.") : QString();
    case Command::Run:
        return count == 0 ? CommandLine::tr("The command to run is missing.") : QString();
    case Command::Search:
        return count == 0 ? CommandLine::tr("The words to search for are missing.") : QString();
    case Command::Show:
        return count != 1 ? CommandLine::tr("Exactly one id is needed.") : QString();
    case Command::List:
    case Command::Mcp:
        return count > 0 ? CommandLine::tr("Unexpected argument: %1").arg(options.arguments.first()) : QString();
    case Command::Export:
        return !options.format.isEmpty() && !exportFormatFromName(options.format)
            ? CommandLine::tr("The format should be flat, markdown or errorcanon: %1").arg(options.format)
            : count == 0 && options.domain.isEmpty() && !options.own
            ? CommandLine::tr("What to export is missing: ids, --domain or --own.")
            : QString();
    case Command::Import:
        return count == 0 ? CommandLine::tr("The files or folders to import are missing.") : QString();
    case Command::Outcomes:
        return isExchange(options.arguments) ? QString() : CommandLine::tr("It is “outcomes export” or “outcomes import FILE…”.");
    case Command::Check:
        return count == 0 ? CommandLine::tr("The files or folders to check are missing.") : QString();
    }
    return {};
}

} // namespace

Command commandIn(const QStringList &arguments)
{
    const qsizetype word = firstWord(arguments);
    return word < arguments.size() ? commandNamed(arguments.at(word)) : Command::None;
}

QString likelyCommand(const QStringList &arguments)
{
    const QString word = arguments.value(firstWord(arguments));
    if (word.isEmpty() || word.startsWith(u'-') || word.contains(u'.') || word.contains(u'/') || QFileInfo::exists(word)) {
        return {};
    }
    QStringList names;
    std::ranges::transform(commands, std::back_inserter(names), [](const auto &command) { return QString(command.first); });
    return nearestName(word, names);
}

QString unknownOption(const QStringList &arguments, const QStringList &names, const QString &command)
{
    for (const QString &argument : arguments) {
        if (argument == "--"_L1) {
            break;
        }
        const bool isShort = argument.startsWith(u'-') && !argument.startsWith("--"_L1);
        const QString name = argument.sliced(std::min<qsizetype>(isShort ? 1 : 2, argument.size())).section(u'=', 0, 0);
        const bool isUnknown = isShort
            ? std::ranges::any_of(name, [&](QChar letter) { return names.contains(QString(letter)); })
            : argument.startsWith("--"_L1) && names.contains(name);
        if (!isUnknown) {
            continue;
        }
        const bool mayBeFile = !command.isEmpty() && (isShort || QFileInfo::exists(argument));
        return mayBeFile ? CommandLine::tr("Unknown option %1; for a file of that name: %2 -- %1").arg(argument, command)
                         : CommandLine::tr("Unknown option %1.").arg(argument);
    }
    return CommandLine::tr("Unknown option %1.").arg(names.value(0));
}

CommandOptions parseCommandLine(const QStringList &arguments)
{
    CommandOptions options;
    options.command = commandIn(arguments);
    QStringList rest = arguments;
    if (options.command != Command::None) {
        rest.removeAt(firstWord(arguments));
    }

    const QCommandLineOption catalog(u"catalog"_s, {}, u"path"_s);
    const QCommandLineOption noBuiltin(u"no-builtin"_s);
    const QCommandLineOption limit(u"limit"_s, {}, u"n"_s);
    const QCommandLineOption language(u"lang"_s, {}, u"language"_s);
    const QCommandLineOption colours(u"color"_s, {}, u"when"_s);
    const QCommandLineOption json(u"json"_s);
    const QCommandLineOption batch(u"batch"_s);
    const QCommandLineOption domain(u"domain"_s, {}, u"id"_s);
    const QCommandLineOption ids(u"ids"_s);
    const QCommandLineOption domains(u"domains"_s);
    const QCommandLineOption help(QStringList{u"h"_s, u"help"_s});
    const QCommandLineOption version(QStringList{u"v"_s, u"version"_s});
    const QCommandLineOption forget(u"forget"_s);
    QCommandLineParser parser;
    parser.addOptions({catalog, noBuiltin, limit, language, colours, help, version, forget});
    if (options.command == Command::Run) {
        parser.setOptionsAfterPositionalArgumentsMode(QCommandLineParser::ParseAsPositionalArguments);
    } else if (options.command != Command::None) {
        parser.addOption(json);
    }
    if (options.command == Command::Match) {
        parser.addOption(batch);
    }
    const QCommandLineOption format(u"format"_s, {}, u"name"_s);
    const QCommandLineOption output(QStringList{u"output"_s, u"o"_s}, {}, u"file"_s);
    const QCommandLineOption own(u"own"_s);
    if (options.command == Command::Export) {
        parser.addOptions({domain, format, output, own});
    } else if (options.command == Command::Outcomes) {
        parser.addOption(output);
    }
    if (options.command == Command::List) {
        parser.addOptions({domain, ids, domains});
    }
    if (!parser.parse(QStringList{u"wayout"_s} + rest)) {
        const bool takesFiles =
            options.command == Command::Match || options.command == Command::Check || options.command == Command::Import;
        options.error = parser.unknownOptionNames().isEmpty()
            ? parser.errorText()
            : unknownOption(rest, parser.unknownOptionNames(),
                  takesFiles ? u"wayout "_s + arguments.at(firstWord(arguments)) : QString());
        return options;
    }

    options.help = parser.isSet(help);
    options.version = parser.isSet(version);
    options.forget = parser.isSet(forget);
    if (options.help || options.version || options.forget) {
        return options;
    }
    const auto isSet = [&](const QCommandLineOption &option) {
        return std::ranges::any_of(option.names(), [&](const QString &name) { return parser.optionNames().contains(name); });
    };
    options.json = isSet(json);
    options.batch = isSet(batch);
    options.format = isSet(format) ? parser.value(format) : QString();
    options.output = isSet(output) ? parser.value(output) : QString();
    options.own = isSet(own);
    options.form = isSet(ids) ? ListForm::Ids : isSet(domains) ? ListForm::Domains : ListForm::Titles;
    options.domain = isSet(domain) ? parser.value(domain) : QString();
    options.source = {.builtin = !parser.isSet(noBuiltin), .paths = parser.values(catalog)};
    options.arguments = parser.positionalArguments();
    if (parser.isSet(limit)) {
        bool isNumber = false;
        options.limit = parser.value(limit).toInt(&isNumber);
        if (!isNumber || *options.limit < 1) {
            options.error = CommandLine::tr("The limit should be a number from 1: %1").arg(parser.value(limit));
            return options;
        }
    }
    const ContentLanguage ofSystem =
        QLocale().language() == QLocale::Chinese ? ContentLanguage::Chinese : ContentLanguage::English;
    const auto named = contentLanguageFromName(parser.value(language));
    options.language = named.value_or(ofSystem);
    if (parser.isSet(language) && !named) {
        options.error = CommandLine::tr("The language should be en, zh or both: %1").arg(parser.value(language));
        return options;
    }
    const auto wantedColours = colourChoiceNamed(parser.value(colours));
    options.colours = wantedColours.value_or(ColourChoice::Auto);
    if (parser.isSet(colours) && !wantedColours) {
        options.error = CommandLine::tr("--color is auto, always or never, not “%1”.").arg(parser.value(colours));
        return options;
    }
    options.error = argumentError(options);
    return options;
}

QString commandHelp()
{
    const std::array entries{
        std::pair(u"wayout [FILE…|-]"_s, CommandLine::tr("Open the window, with that text pasted")),
        std::pair(u"wayout --paste"_s, CommandLine::tr("The same with what the clipboard holds")),
        std::pair(u"wayout match [--json|--batch] [FILE|-]"_s, CommandLine::tr("Find the records that explain a text")),
        std::pair(u"wayout run [--] COMMAND…"_s, CommandLine::tr("Run a command, and explain it when it fails")),
        std::pair(u"wayout search [--json] [--] WORDS…"_s, CommandLine::tr("Find records by keywords")),
        std::pair(u"wayout show [--json] ID"_s, CommandLine::tr("Print a record")),
        std::pair(u"wayout list [--json|--ids|--domains] [--domain D]"_s, CommandLine::tr("List the records")),
        std::pair(u"wayout check [--json] PATH…"_s, CommandLine::tr("Report the problems of catalogue files")),
        std::pair(u"wayout export [--format F] [-o FILE] ID…|--domain D|--own"_s, CommandLine::tr("Hand records on")),
        std::pair(u"wayout import PATH…"_s, CommandLine::tr("Take records into the catalogue that you write")),
        std::pair(u"wayout outcomes export [-o FILE]"_s, CommandLine::tr("Hand your results on")),
        std::pair(u"wayout outcomes import FILE…"_s, CommandLine::tr("Take in results; doing it again changes nothing")),
        std::pair(u"wayout mcp"_s, CommandLine::tr("Serve coding assistants (Model Context Protocol, standard input and output)")),
        std::pair(QString(), QString()),
        std::pair(u"--format flat|markdown|errorcanon"_s, CommandLine::tr("What records are exported in (flat)")),
        std::pair(u"-o, --output FILE"_s, CommandLine::tr("Write there; to a folder (or a name ending in /) one file for each record")),
        std::pair(u"--own"_s, CommandLine::tr("Only the records that you wrote")),
        std::pair(u"--catalog PATH"_s, CommandLine::tr("Also load this file or folder (may be repeated)")),
        std::pair(u"--no-builtin"_s, CommandLine::tr("Leave out the built-in catalogue")),
        std::pair(u"--limit N"_s, CommandLine::tr("Print at most N results")),
        std::pair(u"--lang en|zh|both"_s, CommandLine::tr("The language of the records")),
        std::pair(u"--color auto|always|never"_s, CommandLine::tr("Whether to print in colours")),
        std::pair(u"--json"_s, CommandLine::tr("Print JSON, for programs")),
        std::pair(u"--batch"_s, CommandLine::tr("Read JSON Lines with \"id\" and \"text\", answer line by line")),
        std::pair(u"--new-window"_s, CommandLine::tr("Open a window beside the one that is open")),
        std::pair(u"--picture PNG"_s, CommandLine::tr("Draw the window into a PNG file instead of opening it")),
        std::pair(u"--size WxH"_s, CommandLine::tr("The size of the picture (1440x900)")),
        std::pair(u"--then PART"_s,
            CommandLine::tr("What is open in the picture: record, compare, palette, settings, write, or a domain")),
        std::pair(u"--appearance light|dark|high-contrast"_s, CommandLine::tr("The colours, for this run")),
        std::pair(u"--forget"_s,
            CommandLine::tr("Erase what was kept: history, session, drafts, favourites, notes, results")),
        std::pair(u"-h, --help"_s, CommandLine::tr("Print this")),
        std::pair(u"-v, --version"_s, CommandLine::tr("Print the version")),
        std::pair(QString(), QString()),
    };
    constexpr int column = 40; // what is longer has its meaning in the next line
    QString help;
    for (const auto &[syntax, meaning] : entries) {
        const QString gap = syntax.size() > column ? u"\n  "_s + QString(column, u' ') : QString();
        help += syntax.isEmpty() ? u"\n"_s : u"  %1%2 %3\n"_s.arg(syntax, -column).arg(gap, meaning);
    }
    return help
        + CommandLine::tr("Exit status: 0 found, or no problems; 1 nothing found, or problems; 2 wrong use; 3 no "
                          "catalogue could be read.")
        + u'\n';
}
