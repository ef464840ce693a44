// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/command/commandrun.h"
#include "app/outcome/keepingplaces.h"

#include <QCoreApplication>

namespace {

struct CommandText {
    Q_DECLARE_TR_FUNCTIONS(Command)
};

} // namespace

ExitStatus forgetAll(CommandRun &run)
{
    const KeepingPlaces::Erased erased = KeepingPlaces::ofUser().erase();
    for (const QString &file : erased.files) {
        run.out.writeLine(CommandText::tr("Erased: %1").arg(file));
    }
    for (const QString &file : erased.left) {
        run.err.writeLine(CommandText::tr("Could not be erased: %1").arg(file));
    }
    if (erased.files.isEmpty() && erased.left.isEmpty()) {
        run.out.writeLine(CommandText::tr("Nothing was kept."));
    }
    return erased.left.isEmpty() ? ExitStatus::Found : ExitStatus::NothingFound;
}
