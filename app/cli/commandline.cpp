// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/commandline.h"

#include "app/cli/commandlist.h"
#include "app/platform/repositoryfolder.h"
#include "app/present/suggestion.h"
#include "app/storage/settings.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QLocale>

#include <algorithm>
#include <array>
#include <iterator>

using namespace Qt::StringLiterals;

namespace wayout::cli {
namespace {

struct CommandLine {
    Q_DECLARE_TR_FUNCTIONS(CommandLine)
};

std::optional<present::ColourChoice> colourChoiceNamed(const QString &name)
{
    constexpr std::array choices{std::pair("auto"_L1, present::ColourChoice::Auto),
        std::pair("always"_L1, present::ColourChoice::Always), std::pair("never"_L1, present::ColourChoice::Never)};
    const auto found = std::ranges::find(choices, name, &decltype(choices)::value_type::first);
    return found == choices.end() ? std::nullopt : std::optional(found->second);
}

QList<QCommandLineOption> parserOptions(const QList<CommandOption> &options)
{
    QList<QCommandLineOption> made;
    for (const CommandOption &option : options) {
        made.append(QCommandLineOption(option.names, {}, option.value));
    }
    return made;
}

/// Returns the position of the first argument that is not a common option, or the size of the list.
qsizetype firstWord(const QStringList &arguments)
{
    const QList<CommandOption> common = commonOptions();
    const auto takesNext = [&](const QString &argument) {
        return std::ranges::any_of(common, [&](const CommandOption &option) {
            return !option.value.isEmpty() && argument == "--"_L1 + option.names.first();
        });
    };
    qsizetype i = 0;
    while (i < arguments.size() && arguments.at(i).startsWith(u'-') && arguments.at(i) != "--"_L1
        && arguments.at(i) != "-"_L1) {
        i += takesNext(arguments.at(i)) ? 2 : 1;
    }
    return std::min(i, arguments.size());
}

QString countError(const Command &command, const QStringList &arguments)
{
    if (arguments.size() >= command.leastArguments && arguments.size() <= command.mostArguments) {
        return {};
    }
    return command.wrongCount ? CommandLine::tr(command.wrongCount)
                              : CommandLine::tr("Unexpected argument: %1").arg(arguments.value(command.mostArguments));
}

/// Reads the values that all commands share. Returns an error message; empty on success.
QString readCommonValues(const QCommandLineParser &parser, CommandOptions &options)
{
    if (const QString limit = parser.value(u"limit"_s); parser.isSet(u"limit"_s)) {
        bool isNumber = false;
        options.limit = limit.toInt(&isNumber);
        if (!isNumber || *options.limit < 1) {
            return CommandLine::tr("The limit should be a number from 1: %1").arg(limit);
        }
    }
    const catalog::ContentLanguage ofSystem = QLocale().language() == QLocale::Chinese
        ? catalog::ContentLanguage::Chinese
        : catalog::ContentLanguage::English;
    const QString language = parser.value(u"lang"_s);
    const auto named = catalog::contentLanguageFromName(language);
    options.language = named.value_or(ofSystem);
    if (parser.isSet(u"lang"_s) && !named) {
        return CommandLine::tr("The language should be en, zh or both: %1").arg(language);
    }
    const QString colours = parser.value(u"color"_s);
    const auto wanted = colourChoiceNamed(colours);
    options.colours = wanted.value_or(present::ColourChoice::Auto);
    return parser.isSet(u"color"_s) && !wanted
        ? CommandLine::tr("--color is auto, always or never, not “%1”.").arg(colours)
        : QString();
}

} // namespace

const QList<Command> &commands()
{
    static const QList<Command> all = [] {
        QList<Command> made;
        for (const auto &definition : commandList) {
            made.append(definition());
        }
        return made;
    }();
    return all;
}

CommandOption jsonOption()
{
    return {{u"json"_s}, {}, QT_TRANSLATE_NOOP("CommandLine", "Print JSON, for programs")};
}

CommandOption batchOption()
{
    return {{u"batch"_s}, {},
        QT_TRANSLATE_NOOP("CommandLine", "Read JSON Lines with \"id\" and \"text\", answer line by line")};
}

CommandOption explainOption()
{
    return {{u"explain"_s}, {}, QT_TRANSLATE_NOOP("CommandLine", "Print what each ranking rule contributed")};
}

CommandOption briefOption()
{
    return {{u"brief"_s}, {}, QT_TRANSLATE_NOOP("CommandLine", "Answer in at most 8 lines")};
}

CommandOption fixOption()
{
    return {{u"fix"_s}, {}, QT_TRANSLATE_NOOP("CommandLine", "Print only the code of the fix")};
}

CommandOption copyOption()
{
    return {{u"copy"_s}, {}, QT_TRANSLATE_NOOP("CommandLine", "Also copy the code of the fix to the clipboard")};
}

CommandOption domainOption()
{
    return {.names = {u"domain"_s}, .value = u"D"_s, .completion = Completion::Domains, .isInHelp = false};
}

QList<CommandOption> commonOptions()
{
    return {
        {{u"catalog"_s}, u"PATH"_s, QT_TRANSLATE_NOOP("CommandLine", "Also load this file or folder (may be repeated)"),
            Completion::Files},
        {{u"no-builtin"_s}, {}, QT_TRANSLATE_NOOP("CommandLine", "Leave out the built-in catalogue")},
        {{u"limit"_s}, u"N"_s, QT_TRANSLATE_NOOP("CommandLine", "Print at most N results")},
        {{u"lang"_s}, u"en|zh|both"_s, QT_TRANSLATE_NOOP("CommandLine", "The language of the records")},
        {{u"color"_s}, u"auto|always|never"_s, QT_TRANSLATE_NOOP("CommandLine", "Whether to print in colours")},
    };
}

QList<CommandOption> lastOptions()
{
    return {
        {{u"forget"_s}, {},
            QT_TRANSLATE_NOOP(
                "CommandLine", "Erase what was kept: history, session, drafts, favourites, notes, results")},
        {{u"help"_s, u"h"_s}, {}, QT_TRANSLATE_NOOP("CommandLine", "Print this")},
        {{u"version"_s, u"v"_s}, {}, QT_TRANSLATE_NOOP("CommandLine", "Print the version")},
    };
}

QList<CommandOption> windowOptions()
{
    return {
        {.names = {u"paste"_s}, .isInHelp = false},
        {{u"new-window"_s}, {}, QT_TRANSLATE_NOOP("CommandLine", "Open a window beside the one that is open")},
        {{u"picture"_s}, u"PNG"_s,
            QT_TRANSLATE_NOOP("CommandLine", "Draw the window into a PNG file instead of opening it"),
            Completion::Files},
        {{u"size"_s}, u"WxH"_s, QT_TRANSLATE_NOOP("CommandLine", "The size of the picture (1440x900)")},
        {{u"then"_s}, u"PART"_s,
            QT_TRANSLATE_NOOP(
                "CommandLine", "What is open in the picture: record, compare, palette, settings, write, or a domain")},
        {{u"appearance"_s}, u"light|dark|high-contrast"_s,
            QT_TRANSLATE_NOOP("CommandLine", "The colours, for this run")},
    };
}

const Command *commandIn(const QStringList &arguments)
{
    const auto found = std::ranges::find(commands(), arguments.value(firstWord(arguments)), &Command::name);
    return found == commands().end() ? nullptr : &*found;
}

QString unknownCommand(const QStringList &arguments)
{
    const QString word = arguments.value(0); // behind options of Qt it may be the value of one
    if (word.isEmpty() || word.startsWith(u'-') || word.contains(u'.') || word.contains(u'/')
        || QFileInfo::exists(word)) {
        return {};
    }
    QStringList names;
    std::ranges::transform(commands(), std::back_inserter(names), &Command::name);
    const QString nearest = present::nearestName(word, names);
    return nearest.isEmpty()
        ? CommandLine::tr("There is no command “%1”, and no such file. “wayout --help” names the commands.").arg(word)
        : CommandLine::tr("There is no command “%1”, and no such file. Is it “wayout %2”?").arg(word, nearest);
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
        return mayBeFile
            ? CommandLine::tr("Unknown option %1; for a file of that name: %2 -- %1").arg(argument, command)
            : CommandLine::tr("Unknown option %1.").arg(argument);
    }
    return CommandLine::tr("Unknown option %1.").arg(names.value(0));
}

CommandOptions parseCommandLine(const QStringList &arguments)
{
    CommandOptions options;
    options.command = commandIn(arguments);
    QStringList rest = arguments;
    QList<CommandOption> own;
    QCommandLineParser parser;
    parser.addOptions(parserOptions(commonOptions() + lastOptions()));
    if (options.command) {
        rest.removeAt(firstWord(arguments));
        own = options.command->options;
        if (options.command->endsOptions) {
            parser.setOptionsAfterPositionalArgumentsMode(QCommandLineParser::ParseAsPositionalArguments);
        } else if (std::ranges::find(own, jsonOption().names, &CommandOption::names) == own.end()) {
            own.append(jsonOption()); // accepted everywhere, because scripts may always pass it
        }
        parser.addOptions(parserOptions(own));
    }
    const bool isUnderstood = parser.parse(QStringList{u"wayout"_s} + rest);
    options.source = {.builtin = !parser.isSet(u"no-builtin"_s), .paths = parser.values(u"catalog"_s)};
    options.arguments = parser.positionalArguments();
    if (!isUnderstood) {
        const bool takesFiles = options.command && options.command->completion == Completion::Files
            && options.command->firstArguments.isEmpty();
        options.error = parser.unknownOptionNames().isEmpty()
            ? parser.errorText()
            : unknownOption(
                rest, parser.unknownOptionNames(), takesFiles ? u"wayout "_s + options.command->name : QString());
        return options;
    }
    options.help = parser.isSet(u"help"_s);
    options.version = parser.isSet(u"version"_s);
    options.forget = parser.isSet(u"forget"_s);
    if (options.help || options.version || options.forget) {
        return options;
    }
    for (const CommandOption &option : std::as_const(own)) {
        if (const QString &name = option.names.first(); parser.isSet(name)) {
            options.values.insert(name, parser.value(name));
        }
    }
    options.error = readCommonValues(parser, options);
    if (options.error.isEmpty()) {
        options.error = options.command ? countError(*options.command, options.arguments)
                                        : CommandLine::tr("A command is missing.");
    }
    return options;
}

catalog::CatalogSource withOwnCatalogs(
    const catalog::CatalogSource &source, const storage::Settings &settings, const Command *command)
{
    QStringList paths;
    if (command && command->readsRepository) {
        paths.append(platform::repositoryCatalogFolder(QDir::currentPath()));
        paths.removeAll(QString());
    }
    paths += catalog::pathsInReadingOrder(catalog::completedCatalogs(settings.ownCatalogs()));
    return {source.builtin, paths + source.paths};
}

QString commandHelp(const Command *only)
{
    QList<std::pair<QString, QString>> entries;
    QList<CommandOption> options;
    if (!only) {
        entries = {{u"wayout [FILE…|-]"_s, CommandLine::tr("Open the window, with that text pasted")},
            {u"wayout --paste"_s, CommandLine::tr("The same with what the clipboard holds")}};
    }
    for (const Command &command : only ? QList{*only} : commands()) {
        for (const Command::Usage &usage : command.usages) {
            entries.append(
                {u"wayout %1 %2"_s.arg(command.name, usage.syntax).trimmed(), CommandLine::tr(usage.meaning)});
        }
        options += command.options;
    }
    QList<CommandOption> shared = commonOptions();
    if (!only) {
        shared += QList{jsonOption(), batchOption(), explainOption(), briefOption(), fixOption(), copyOption()}
            + windowOptions();
    }
    shared += lastOptions();
    options.removeIf([&](const CommandOption &option) {
        return std::ranges::find(shared, option.names, &CommandOption::names) != shared.end();
    });
    entries.emplace_back();
    QStringList told;
    for (const CommandOption &option : options + shared) {
        const QString &name = option.names.first();
        const QString shortName = option.names.size() > 1 ? u"-%1, "_s.arg(option.names.last()) : QString();
        if (option.isInHelp && !told.contains(name)) {
            entries.append(
                {u"%1--%2 %3"_s.arg(shortName, name, option.value).trimmed(), CommandLine::tr(option.meaning)});
            told.append(name);
        }
    }
    entries.emplace_back();
    constexpr int column = 40; // the meaning of a longer syntax is on the next line
    QString help;
    for (const auto &[syntax, meaning] : std::as_const(entries)) {
        const QString gap = syntax.size() > column ? u"\n  "_s + QString(column, u' ') : QString();
        help += syntax.isEmpty() ? u"\n"_s : u"  %1%2 %3\n"_s.arg(syntax, -column).arg(gap, meaning);
    }
    return help
        + CommandLine::tr("Exit status: 0 found, or no problems; 1 nothing found, or problems; 2 wrong use; 3 no "
                          "catalogue could be read.")
        + u'\n';
}

} // namespace wayout::cli
