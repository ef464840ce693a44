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

int save(const QImage &image, const QString &file)
{
    if (image.save(file, "PNG")) {
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
    // Some of the window waits to be seen: views lay themselves out and code gets its colours after the first painting. What
    // that brings about is done when a timer that is started later is due; so the window is painted until nothing changes.
    auto *painted = new QTimer(&window);
    QObject::connect(&window, &MainWindow::settled, painted, qOverload<>(&QTimer::start));
    QObject::connect(painted, &QTimer::timeout, &window, [&window, file = options.picture, last = QImage()]() mutable {
        const QImage image = window.grab().toImage();
        if (image == last) {
            QApplication::exit(save(image, file));
        }
        last = image;
    });
}
