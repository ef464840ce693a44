// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/nodisplay.h"

#include "app/command/command.h"

#include <QDebug>

#include <cstdio>
#include <cstdlib>

namespace {

// No translator can be installed before the application exists, so this one sentence is English.
constexpr auto sentence =
    "wayout: there is no display to open a window on; \"wayout match FILE\" answers in the terminal.\n";

void handle(QtMsgType type, const QMessageLogContext &, const QString &)
{
    // Qt warns about what it tried before it gives up: one sentence says it all.
    if (type == QtFatalMsg) {
        std::fputs(sentence, stderr);
        std::_Exit(int(ExitStatus::NoCatalog));
    }
}

} // namespace

void exitPlainlyWithoutDisplay()
{
    qInstallMessageHandler(handle);
}

void displayIsThere()
{
    qInstallMessageHandler(nullptr);
}
