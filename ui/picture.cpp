// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/picture.h"

#include "app/command/command.h"
#include "ui/mainwindow.h"
#include "ui/startoptions.h"

#include <QApplication>
#include <QImage>
#include <QPainter>
#include <QTimer>

#include <cstdio>

using namespace Qt::StringLiterals;

namespace {

class Picture
{
    Q_DECLARE_TR_FUNCTIONS(Picture)
};

int draw(MainWindow &window, const QString &file)
{
    if (window.grab().save(file, "PNG")) {
        return int(ExitStatus::Found);
    }
    std::fputs(qUtf8Printable(Picture::tr("The picture cannot be written: %1").arg(file) + u'\n'), stderr);
    return int(ExitStatus::WrongUse);
}

} // namespace

void drawPictureAndExit(MainWindow &window, const StartOptions &options)
{
    window.setAttribute(Qt::WA_DontShowOnScreen);
    window.resize(options.size);
    window.show();
    // A timer of its own comes after those by which views lay themselves out.
    auto *laidOut = new QTimer(&window);
    laidOut->setSingleShot(true);
    QObject::connect(&window, &MainWindow::settled, laidOut, qOverload<>(&QTimer::start));
    QObject::connect(laidOut, &QTimer::timeout, &window,
        [&window, file = options.picture] { QApplication::exit(draw(window, file)); });
}
