// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/window/picture.h"

#include "app/cli/command.h"
#include "app/platform/savefile.h"
#include "app/text/hiddencharacters.h"
#include "ui/actions/windowactions.h"
#include "ui/answer/codeview.h"
#include "ui/answer/detailpane.h"
#include "ui/browse/domainpane.h"
#include "ui/editor/recordeditor.h"
#include "ui/window/mainwindow.h"
#include "ui/window/readingpane.h"
#include "ui/window/recordwriting.h"
#include "ui/window/startoptions.h"

#include <QApplication>
#include <QDialog>
#include <QImage>
#include <QPainter>
#include <QTabWidget>
#include <QTimer>

#include <algorithm>
#include <array>
#include <cstdio>
#include <optional>

using namespace Qt::StringLiterals;

namespace wayout::window {
namespace {

class Picture
{
    Q_DECLARE_TR_FUNCTIONS(Picture)
};

int save(const QImage &image, const QString &file)
{
    const auto write = [&image](QIODevice &device) { return image.save(&device, "PNG"); };
    const std::optional<QString> reason = platform::saveFile(file, write, platform::SavedFor::Anyone);
    if (!reason) {
        return int(cli::ExitStatus::Found);
    }
    const QString sentence = Picture::tr("The picture cannot be written to %1: %2").arg(file, *reason);
    std::fputs(qUtf8Printable(text::visibleForm(sentence, text::TextUse::Prose) + u'\n'), stderr);
    return int(cli::ExitStatus::WrongUse);
}

struct Part {
    QLatin1StringView name;
    actions::WindowActions::Id command = {};
};

constexpr std::array parts{
    Part{"palette"_L1, actions::WindowActions::Palette},
    Part{"compare"_L1, actions::WindowActions::Compare},
    Part{"settings"_L1, actions::WindowActions::Settings},
    Part{"record"_L1, actions::WindowActions::ReadRecord},
    Part{"history"_L1, actions::WindowActions::History},
    Part{"privacy"_L1, actions::WindowActions::Privacy},
    Part{"problems"_L1, actions::WindowActions::Problems},
    Part{"shortcuts"_L1, actions::WindowActions::Shortcuts},
    Part{"about"_L1, actions::WindowActions::About},
    Part{"report"_L1, actions::WindowActions::Report},
    Part{"export"_L1, actions::WindowActions::ExportRecords},
};

/// Opens the named dialog or page ("settings-2" is the second page of the settings), or the domain of that name.
void open(MainWindow &window, const QString &name)
{
    const auto part = std::ranges::find(parts, name.section(u'-', 0, 0), &Part::name);
    if (part != parts.end()) {
        window.findChild<actions::WindowActions *>()->action(part->command)->trigger();
        if (auto *pages = window.findChild<QTabWidget *>(); pages && name.contains(u'-')) {
            pages->setCurrentIndex(name.section(u'-', 1).toInt() - 1);
        }
    } else if (!name.isEmpty()) {
        Q_EMIT window.findChild<browse::DomainPane *>()->domainChosen(name);
    }
}

/// Takes the picture of the record editor, after its checks have finished.
void waitForEditor(MainWindow &window, QTimer *painted)
{
    painted->stop();
    auto *writing = window.findChild<RecordWriting *>();
    QObject::connect(writing, &RecordWriting::opened, painted, [&window, painted](editor::RecordEditor *editor) {
        editor->setAttribute(Qt::WA_DontShowOnScreen);
        editor->resize(window.size());
        QObject::connect(editor, &editor::RecordEditor::checked, painted, qOverload<>(&QTimer::start));
    });
    window.findChild<actions::WindowActions *>()->action(actions::WindowActions::NewRecord)->trigger();
}

/// Returns a picture of the window and of an open dialog.
QImage grabbed(MainWindow &window)
{
    for (QWidget *other : QApplication::topLevelWidgets()) {
        if (qobject_cast<editor::RecordEditor *>(other) && other->isVisible()) {
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
            painter.setPen(Qt::gray);
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
    // Some widgets finish only after the first painting: views lay themselves out, and code gets its colours. The
    // resulting work is done when a timer started later fires, so the window is painted until nothing changes.
    auto *painted = new QTimer(&window);
    QObject::connect(&window, &MainWindow::settled, painted, qOverload<>(&QTimer::start));
    QObject::connect(&window, &MainWindow::settled, painted, [&window, &options, painted] {
        options.then == "write"_L1 ? waitForEditor(window, painted) : open(window, options.then);
    });
    QObject::connect(painted, &QTimer::timeout, &window, [&window, file = options.picture, last = QImage()]() mutable {
        window.findChild<ReadingPane *>()->showNow();
        // The picture includes parts that are built in later turns of the event loop.
        window.findChild<answer::DetailPane *>()->finish();
        const QImage image = grabbed(window);
        const QList<answer::CodeView *> code = window.findChildren<answer::CodeView *>();
        if (image == last && std::ranges::none_of(code, &answer::CodeView::awaitsColours)) {
            QApplication::exit(save(image, file));
        }
        last = image;
    });
}

} // namespace wayout::window
