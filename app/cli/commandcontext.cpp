// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/commandcontext.h"

#include "app/platform/terminaltext.h"
#include "app/present/problemtext.h"
#include "app/present/storetext.h"
#include "app/storage/datapaths.h"
#include "app/storage/settings.h"

#include <QRegularExpression>

#include <algorithm>
#include <functional>
#include <iterator>

using namespace Qt::StringLiterals;

namespace wayout::cli {
namespace {

constexpr qsizetype mostPathsNamed = 3;

/// Returns the path of the catalogue that the problem is in, as it was given.
QString catalogOf(const catalog::Problem &problem, const QStringList &paths)
{
    const auto found = std::ranges::find_if(
        paths, [&](const QString &path) { return catalog::CatalogPart{path}.holds(problem.file); });
    return found == paths.end() ? problem.file : *found;
}

/// Returns the path quoted where a shell needs it.
QString shellWord(const QString &path)
{
    static const QRegularExpression plain(
        u"^[\\w./:@%+,~=][\\w./:@%+,~=-]*$"_s, QRegularExpression::UseUnicodePropertiesOption);
    return plain.match(path).hasMatch() ? path : u'\'' + QString(path).replace(u'\'', u"'\\''"_s) + u'\'';
}

int countOf(const QList<catalog::Problem> &problems)
{
    int count = 0;
    for (const catalog::Problem &problem : problems) {
        count += problem.kind == catalog::Problem::Kind::MoreProblems ? problem.argument.toInt() : 1;
    }
    return count;
}

} // namespace

CommandContext::CommandContext(const CommandOptions &options, const CommandStreams &streams)
    : options(options)
    , in(streams.in)
    , isInTyped(streams.isInTyped)
    , isSeen(streams.outTerminal || streams.errTerminal)
    , out(streams.out)
    , err(streams.err)
    , outPaper(present::paperOn(streams.outTerminal, options.colours))
    , errPaper(present::paperOn(streams.errTerminal, options.colours))
{
}

ExitStatus CommandContext::wrongUse(const QString &message)
{
    err.writeLine(message);
    err.writeLine(CommandText::tr("“wayout --help” tells how it is used."));
    return ExitStatus::WrongUse;
}

void CommandContext::tellProblems(const QList<catalog::Problem> &problems)
{
    QList<catalog::Problem> told;
    std::ranges::copy_if(problems, std::back_inserter(told), std::not_fn(&catalog::Problem::isRemark));
    if (told.size() == 1) {
        err.writeLine(present::problemLine(told.first()));
    }
    if (told.size() < 2) {
        return;
    }
    QStringList catalogs;
    for (const catalog::Problem &problem : std::as_const(told)) {
        catalogs.append(catalogOf(problem, options.source.paths));
    }
    catalogs.removeDuplicates();
    QStringList words{u"wayout check"_s};
    if (catalogs.size() > mostPathsNamed) {
        words.append(CommandText::tr("PATH…"));
    } else {
        std::ranges::transform(catalogs, std::back_inserter(words), &shellWord);
    }
    //: %1 is "9 problems", %2 "3 catalogues", %3 a command that tells them all
    err.writeLine(CommandText::tr("%1 in %2: %3")
                      .arg(CommandText::tr("%n problem(s)", nullptr, countOf(told)),
                          CommandText::tr("%n catalogue(s)", nullptr, int(catalogs.size())), words.join(u' ')));
}

storage::OwnRecords CommandContext::ownResults()
{
    const storage::ReadResults read = storage::readResults(storage::DataPaths::ofUser().notebook);
    if (read.problem) {
        err.writeLine(present::storeSentence(*read.problem));
    }
    return read.records;
}

storage::CommandMemory CommandContext::memory() const
{
    const bool isPrivate = storage::Settings().get(storage::Setting::isPrivate);
    return storage::CommandMemory(isPrivate ? QString() : storage::DataPaths::ofUser().commands);
}

void CommandContext::keepAnswer(const QList<match::Match> &matches, const catalog::Catalog &catalog) const
{
    if (!isSeen || matches.isEmpty()) {
        return;
    }
    QStringList ids;
    for (const match::Match &match : matches) {
        ids.append(catalog.idAt(match.record));
    }
    memory().keepAnswer(QString::fromLocal8Bit(platform::terminalName()), ids, QDateTime::currentDateTime());
}

QString CommandContext::idOf(const QString &word) const
{
    bool isNumber = false;
    const int place = word.toInt(&isNumber);
    return isNumber && place > 0 ? memory().answer(QString::fromLocal8Bit(platform::terminalName())).value(place - 1)
                                 : word;
}

bool CommandContext::hasRecords(qsizetype count, const QList<catalog::Problem> &problems)
{
    tellProblems(problems);
    if (count == 0) {
        err.writeLine(CommandText::tr("No catalogue could be read."));
    }
    return count > 0;
}

} // namespace wayout::cli
