// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "reproductioncase.h"

#include "app/match/patterns.h"
#include "app/text/paste.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>

using namespace Qt::StringLiterals;
using namespace wayout::catalog;
using namespace wayout::match;
using namespace wayout::text;

namespace {

QString readText(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

QStringList words(const QString &text)
{
    return text.simplified().split(u' ', Qt::SkipEmptyParts);
}

ReproductionCase readCase(const QString &path, const QString &id)
{
    ReproductionCase result;
    result.recordId = id;
    result.folder = path.section(u'/', 0, -2);
    static const QRegularExpression function(u"^(error|error_zh|dead_end_[0-9]+|workaround_[0-9]+) *\\(\\)"_s);
    const QStringList lines = readText(path).split(u'\n');
    for (const QString &line : lines) {
        const auto stated = [&](QLatin1StringView key) -> std::optional<QString> {
            const QString start = u"# %1:"_s.arg(key);
            return line.startsWith(start) ? std::optional(line.sliced(start.size()).trimmed()) : std::nullopt;
        };
        if (const auto needs = stated("needs"_L1)) {
            result.commands = words(*needs);
        } else if (const auto modules = stated("modules"_L1)) {
            result.modules = words(*modules);
        } else if (const auto version = stated("version"_L1)) {
            result.versionCommand = *version;
        } else if (const auto quick = stated("quick"_L1)) {
            result.isQuick = *quick == "yes"_L1;
        } else if (const auto match = function.match(line); match.hasMatch()) {
            result.functions.append(match.captured(1));
        }
    }
    return result;
}

/// The number at the end of "dead_end_2", from 0.
qsizetype positionIn(const QString &function)
{
    return function.section(u'_', -1).toInt() - 1;
}

Attempt::Outcome judge(const QString &function, const ScratchResult &result, bool showsError)
{
    using Outcome = Attempt::Outcome;
    if (result.timedOut || result.status == ScratchResult::broken) {
        return Outcome::Broken;
    }
    if (function.startsWith("error"_L1)) {
        return showsError ? Outcome::Held : Outcome::Refuted;
    }
    if (function.startsWith("dead_end"_L1)) {
        return showsError || (result.status == 1 && result.output.contains("goal missed: ")) ? Outcome::Held
                                                                                             : Outcome::Refuted;
    }
    return result.status == 0 && !showsError ? Outcome::Held : Outcome::Refuted;
}

QString environmentOf(const ReproductionCase &reproduction, const ScratchSystem &system)
{
    const ScratchResult version =
        runInScratchFolder(reproduction.versionCommand, u"C.UTF-8"_s, reproduction.folder, system);
    // Without colours, and without where it is installed on one machine.
    static const QRegularExpression onlyHere(u" from /\\S+|\""_s);
    static const QRegularExpression bareNumber(u"^v?[0-9]"_s);
    QString tool = QString::fromUtf8(Paste(QString::fromUtf8(version.output)).clean())
                       .section(u'\n', 0, 0)
                       .remove(onlyHere)
                       .trimmed();
    if (tool.contains(bareNumber)) {
        tool.prepend(reproduction.versionCommand.section(u' ', 0, 0) + u' ');
    }
    return tool.isEmpty() ? system.name() : system.name() + u", "_s + tool;
}

} // namespace

QList<ReproductionCase> ReproductionCase::allIn(const QString &root)
{
    QList<ReproductionCase> cases;
    const QDir domains(root);
    for (const QString &domain : domains.entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name)) {
        const QDir folders(domains.filePath(domain));
        for (const QString &slug : folders.entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name)) {
            cases.append(readCase(folders.filePath(slug + u"/case.sh"_s), domain + u'/' + slug));
        }
    }
    return cases;
}

QStringList ReproductionCase::missingIn(const ScratchSystem &system) const
{
    QStringList missing;
    for (const QString &command : commands) {
        if (system.executable(command).isEmpty()) {
            missing.append(command);
        }
    }
    for (const QString &module : modules) {
        const QString search =
            u"python3 -c 'import importlib.util, sys; sys.exit(importlib.util.find_spec(sys.argv[1]) is None)' %1"_s;
        if (runInScratchFolder(search.arg(module), u"C.UTF-8"_s, folder, system).status != 0) {
            missing.append(u"python3 module "_s + module);
        }
    }
    return missing;
}

QList<Attempt> attempt(const ReproductionCase &reproduction, const Record &record, const QString &prelude,
    bool hasChinese, const ScratchSystem &system)
{
    const Patterns pattern = Patterns::of({record});
    QList<Attempt> attempts;
    for (const QString &function : reproduction.functions) {
        const bool isChinese = function == "error_zh"_L1;
        if (isChinese && !hasChinese) {
            continue;
        }
        const QString script = u". '%1'; . '%2/case.sh'; %3"_s.arg(prelude, reproduction.folder, function);
        const ScratchResult result =
            runInScratchFolder(script, isChinese ? u"zh_CN.UTF-8"_s : u"C.UTF-8"_s, reproduction.folder, system);
        const QString output = QString::fromUtf8(result.output);
        const bool showsError = !pattern.scan(Paste(output)).hits.isEmpty();
        attempts.append({function, judge(function, result, showsError), output});
    }
    return attempts;
}

std::optional<Reproduction> reproductionOf(const ReproductionCase &reproduction, const Record &record,
    const QList<Attempt> &attempts, const ScratchSystem &system)
{
    Reproduction result;
    result.environment = environmentOf(reproduction, system);
    result.date = QDate::currentDate();
    result.deadEnds.resize(record.deadEnds.size());
    result.workarounds.resize(record.workarounds.size());
    for (const Attempt &attempt : attempts) {
        if (attempt.outcome == Attempt::Outcome::Broken) {
            continue; // says nothing about the record
        }
        const bool held = attempt.outcome == Attempt::Outcome::Held;
        const qsizetype position = positionIn(attempt.function);
        if (attempt.function == "error"_L1) {
            result.error = held;
        } else if (attempt.function.startsWith("dead_end"_L1) && position < result.deadEnds.size()) {
            result.deadEnds[position] = held;
        } else if (attempt.function.startsWith("workaround"_L1) && position < result.workarounds.size()) {
            result.workarounds[position] = held;
        }
    }
    return result.error.value_or(false) ? std::optional(result) : std::nullopt;
}
