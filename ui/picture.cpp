// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/picture.h"

#include "app/command/command.h"
#include "ui/browse/domainpane.h"
#include "ui/detail/codeview.h"
#include "ui/detail/detailpane.h"
#include "ui/edit/recordeditor.h"
#include "ui/mainwindow.h"
#include "ui/recordwriting.h"
#include "ui/readingpane.h"
#include "ui/startoptions.h"
#include "ui/windowactions.h"

#include <QApplication>
#include <QDialog>
#include <QImage>
#include <QPainter>
#include <QTimer>

#include <algorithm>
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

void open(MainWindow &window, const QString &part)
{
    const auto *actions = window.findChild<WindowActions *>();
    if (part == "palette"_L1) {
        actions->action(WindowActions::Palette)->trigger();
    } else if (part == "compare"_L1) {
        actions->action(WindowActions::Compare)->trigger();
    } else if (part == "settings"_L1) {
        actions->action(WindowActions::Settings)->trigger();
    } else if (part == "record"_L1) {
        actions->action(WindowActions::ReadRecord)->trigger();
    } else if (!part.isEmpty()) {
        Q_EMIT window.findChild<DomainPane *>()->domainChosen(part);
    }
}

/// The picture is of the window in which a record is written, once it is known what there is to say about it.
void waitForEditor(MainWindow &window, QTimer *painted)
{
    painted->stop();
    auto *writing = window.findChild<RecordWriting *>();
    QObject::connect(writing, &RecordWriting::opened, painted, [&window, painted](RecordEditor *editor) {
        editor->setAttribute(Qt::WA_DontShowOnScreen);
        editor->resize(window.size());
        QObject::connect(&editor->document(), &DraftDocument::findingsChanged, painted, qOverload<>(&QTimer::start));
    });
    window.findChild<WindowActions *>()->action(WindowActions::NewRecord)->trigger();
}

/// With the dialog that is open over it.
QImage grabbed(MainWindow &window)
{
    for (QWidget *other : QApplication::topLevelWidgets()) {
        if (qobject_cast<RecordEditor *>(other) && other->isVisible()) {
            return other->grab().toImage();
        }
    }
    QImage image = window.grab().toImage();
    for (QDialog *dialog : window.findChildren<QDialog *>()) {
        if (dialog->isVisible()) {
            const QImage over = dialog->grab().toImage();
            const double scale = image.devicePixelRatio();
            const QPoint place((window.width() - dialog->width()) / 2, (window.height() - dialog->height()) / 3);
            QPainter painter(&image);
            painter.drawImage(place, over);
            painter.drawRect(QRectF(QPointF(place), QSizeF(over.size()) / scale));
        }
    }
    return image;
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
    QObject::connect(&window, &MainWindow::settled, painted, [&window, &options, painted] {
        options.then == "write"_L1 ? waitForEditor(window, painted) : open(window, options.then);
    });
    QObject::connect(painted, &QTimer::timeout, &window, [&window, file = options.picture, last = QImage()]() mutable {
        window.findChild<ReadingPane *>()->showNow();
        window.findChild<DetailPane *>()->finish(); // what comes in later turns belongs into the picture
        const QImage image = grabbed(window);
        const QList<CodeView *> code = window.findChildren<CodeView *>();
        if (image == last && std::ranges::none_of(code, &CodeView::awaitsColours)) {
            QApplication::exit(save(image, file));
        }
        last = image;
    });
}
