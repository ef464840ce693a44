// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/command/command.h"
#include "ui/mainwindow.h"

#include <QApplication>
#include <QCoreApplication>
#include <QFile>

#include <cstdio>

namespace {

int runInTerminal(int &argc, char **argv)
{
    QCoreApplication application(argc, argv);
    QFile in;
    QFile out;
    QFile err;
    if (!in.open(stdin, QIODevice::ReadOnly) || !out.open(stdout, QIODevice::WriteOnly) || !err.open(stderr, QIODevice::WriteOnly)) {
        return int(ExitStatus::WrongUse);
    }
    return int(runCommand(QCoreApplication::arguments().mid(1), {in, out, err}));
}

} // namespace

int main(int argc, char **argv)
{
    QStringList arguments;
    for (int i = 1; i < argc; ++i) {
        arguments.append(QString::fromLocal8Bit(argv[i]));
    }
    if (isCommand(arguments)) {
        return runInTerminal(argc, argv);
    }
    QApplication application(argc, argv);
    MainWindow window;
    window.show();
    return QApplication::exec();
}
