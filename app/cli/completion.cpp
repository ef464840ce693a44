// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/completion.h"

#include "app/cli/agentsettings.h"
#include "app/cli/commandline.h"
#include "app/loading/loadengine.h"
#include "app/storage/settings.h"

#include <QCoreApplication>
#include <QDir>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace wayout::cli {
namespace {

QString candidate(const QString &word, const char *meaning)
{
    return meaning ? word + u'\t' + QCoreApplication::translate("CommandLine", meaning) : word;
}

/// Returns the values of one field of all records, each value once.
template<typename Field>
QStringList valuesOf(catalog::CatalogSource source, Field field)
{
    for (QString &path : source.paths) {
        if (path.startsWith("~/"_L1)) { // shells expand it only when the line is run
            path.replace(0, 1, QDir::homePath());
        }
    }
    QStringList values;
    const auto engine = loading::loadEngine(withOwnCatalogs(source, storage::Settings()));
    for (qsizetype i = 0; i < engine->catalog.size(); ++i) {
        values.append((engine->catalog.*field)(i));
    }
    values.removeAll(QString());
    values.sort();
    values.removeDuplicates();
    return values;
}

QStringList offered(Completion completion, const catalog::CatalogSource &source)
{
    switch (completion) {
    case Completion::Files:
        return {u":files"_s};
    case Completion::RecordIds:
        return valuesOf(source, &catalog::Catalog::idAt);
    case Completion::Domains:
        return valuesOf(source, &catalog::Catalog::domainAt);
    case Completion::Agents: {
        QStringList names;
        for (const Agent &agent : agents()) {
            names.append(candidate(agent.name, nullptr));
        }
        return names;
    }
    case Completion::Programs:
    case Completion::Nothing:
        break;
    }
    return {};
}

QStringList namesOf(const QList<CommandOption> &options)
{
    QStringList names;
    for (const CommandOption &option : options) {
        names.append(candidate(u"--"_s + option.names.first(), option.meaning));
    }
    return names;
}

/// Returns the option whose value follows `word`, or null.
const CommandOption *optionWithValue(const QList<CommandOption> &options, const QString &word)
{
    const auto found = std::ranges::find_if(options, [&](const CommandOption &option) {
        return !option.value.isEmpty() && std::ranges::any_of(option.names, [&](const QString &name) {
            return word == (name.size() > 1 ? u"--"_s : u"-"_s) + name;
        });
    });
    return found == options.end() ? nullptr : &*found;
}

} // namespace

QStringList completionsOf(const QStringList &words)
{
    const QString typed = words.value(words.size() - 1);
    const QStringList before = words.first(std::max<qsizetype>(words.size() - 1, 0));
    const CommandOptions read = parseCommandLine(before);
    const Command *command = read.command;
    const QList<CommandOption> options =
        (command ? command->options : windowOptions()) + commonOptions() + lastOptions();
    const bool isBehindOptions =
        before.contains("--"_L1) || (command && command->endsOptions && !read.arguments.isEmpty());
    if (const CommandOption *option =
            isBehindOptions ? nullptr : optionWithValue(options, before.value(before.size() - 1))) {
        return option->value.contains(u'|') ? option->value.split(u'|') : offered(option->completion, read.source);
    }
    if (typed.startsWith(u'-') && !isBehindOptions) {
        return namesOf(options);
    }
    if (command && command->endsOptions) {
        return {u":program %1"_s.arg(before.size() - read.arguments.size())};
    }
    if (!command) {
        QStringList names;
        for (const Command &one : commands()) {
            names.append(candidate(one.name, one.usages.first().meaning));
        }
        return typed.isEmpty() ? names : names + QStringList{u":files"_s}; // a folder full of files hides the commands
    }
    if (command->mostArguments == 0) {
        return namesOf(options);
    }
    const bool isFirst = read.arguments.isEmpty() && !command->firstArguments.isEmpty();
    return isFirst ? command->firstArguments : offered(command->completion, read.source);
}

} // namespace wayout::cli
