// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/window/terminalrun.h"

#include "app/cli/command.h"
#include "ui/services/translation.h"

#include <QCoreApplication>
#include <QFile>

#include <cstdio>

namespace wayout::window {

int runInTerminal(int &argc, char **argv)
{
    // Suppresses Qt's warning about locales without UTF-8, as in most containers. The output is UTF-8 in any case.
    qInstallMessageHandler([](QtMsgType, const QMessageLogContext &, const QString &) {});
    QCoreApplication application(argc, argv);
    qInstallMessageHandler(nullptr);
    services::Translation translation;
    translation.use(services::systemInterfaceLanguage());
    QFile in;
    QFile out;
    QFile err;
    if (!in.open(stdin, QIODevice::ReadOnly) || !out.open(stdout, QIODevice::WriteOnly)
        || !err.open(stderr, QIODevice::WriteOnly)) {
        return int(cli::ExitStatus::WrongUse);
    }
    return int(cli::runCommand(QCoreApplication::arguments().mid(1),
        {in, out, err, present::terminalAt(out.handle()), present::terminalAt(err.handle())}));
}

} // namespace wayout::window
