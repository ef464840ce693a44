// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/lastcommand.h"

#include "app/cli/shellsentence.h"

#include <QFileInfo>
#include <QStandardPaths>
#include <QStringList>

#include <cerrno>
#include <csignal>

using namespace Qt::StringLiterals;

namespace wayout::cli {
namespace {

constexpr int notStartable = 126;
constexpr int notFound = 127;
constexpr int firstSignalStatus = 128;

} // namespace

LastCommand LastCommand::fromEnvironment()
{
    return {qEnvironmentVariable("WAYOUT_LAST_COMMAND").trimmed(), qEnvironmentVariableIntValue("WAYOUT_LAST_STATUS")};
}

bool LastCommand::wasWanted() const
{
    const int signal = status - firstSignalStatus;
    return signal == SIGINT || signal == SIGPIPE || signal == SIGTSTP;
}

QString LastCommand::shellSentence() const
{
    using platform::ProgramEnd;
    const QString program = line.section(u' ', 0, 0);
    const QString path = program.contains(u'/') ? program : QStandardPaths::findExecutable(program);
    if (status == notFound && path.isEmpty() && !program.isEmpty()) {
        return cli::shellSentence({program}, {ProgramEnd::Kind::NotStarted, ENOENT});
    }
    if (status == notFound && program.contains(u'/')) {
        return cli::shellSentence({program}, {ProgramEnd::Kind::NotStarted, ENOENT});
    }
    if (status == notStartable && QFileInfo(path).isFile() && !QFileInfo(path).isExecutable()) {
        return cli::shellSentence({program}, {ProgramEnd::Kind::NotStarted, EACCES});
    }
    return status > firstSignalStatus ? cli::shellSentence({program}, {ProgramEnd::Kind::Exited, status}) : QString();
}

std::optional<QString> outputOf(const QString &command, const QString &screen)
{
    const QString first = command.section(u'\n', 0, 0).trimmed();
    const QStringList lines = screen.trimmed().split(u'\n');
    if (first.isEmpty()) {
        return std::nullopt;
    }
    for (qsizetype i = lines.size() - 1; i >= 0; --i) {
        if (lines.at(i).trimmed().endsWith(first)) {
            QStringList below = lines.mid(i + 1);
            while (!below.isEmpty() && below.last().contains("wayout last"_L1)) {
                below.removeLast();
            }
            return below.join(u'\n');
        }
    }
    return std::nullopt;
}

} // namespace wayout::cli
