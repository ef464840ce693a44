// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/command.h"
#include "app/cli/commandline.h"
#include "app/platform/userfolders.h"
#include "ui/services/tasks.h"
#include "ui/theme/fontselection.h"
#include "ui/theme/icons.h"
#include "ui/window/application.h"
#include "ui/window/earlyexit.h"
#include "ui/window/mainwindow.h"
#include "ui/window/picture.h"
#include "ui/window/singlewindow.h"
#include "ui/window/startoptions.h"
#include "ui/window/terminalrun.h"

#include <QApplication>
#include <QTemporaryDir>

#include <cstdio>
#include <cstdlib>

using namespace Qt::StringLiterals;

namespace {

int runWindow(const wayout::window::StartOptions &options, wayout::window::SingleWindow &instance)
{
    // A picture depends only on the options, not on the user's settings, and nothing is saved.
    const bool isPicture = !options.picture.isEmpty();
    const std::optional<QTemporaryDir> neutral(isPicture ? std::make_optional<QTemporaryDir>() : std::nullopt);
    wayout::window::Application application({
        .settingsFile = isPicture ? neutral->filePath(u"settings.ini"_s) : QString(),
        .catalogs = options.catalogs,
        .places =
            isPicture ? wayout::storage::DataPaths{.isNowhereByChoice = true} : wayout::storage::DataPaths::ofUser(),
        .hasOwnCatalogues = !isPicture,
        .teamCatalogFile = isPicture ? QString() : wayout::platform::teamCatalogFile(),
        .language = options.language,
        .appearance = options.appearance,
    });
    wayout::window::MainWindow window(application);
    wayout::window::afterFirstPaint(window, [&] {
        QApplication::setWindowIcon(wayout::theme::appIcon());
        application.start();
        window.restore();
    });
    if (isPicture) {
        wayout::window::drawPictureAndExit(window, options);
    } else {
        window.show();
    }
    if (!options.files.isEmpty()) {
        application.intake().openFiles(options.files);
    } else if (options.paste) {
        application.intake().takeClipboardWhenFocused();
    }
    instance.listen(application, window);
    return QApplication::exec();
}

int run(int argc, char **argv)
{
    QStringList arguments;
    for (int i = 1; i < argc; ++i) {
        arguments.append(QString::fromLocal8Bit(argv[i]));
    }
    if (wayout::cli::isCommand(arguments)) {
        return wayout::window::runInTerminal(argc, argv);
    }
    if (wayout::window::asksForPicture(arguments)) {
        qputenv("QT_QPA_PLATFORM", "offscreen");
    }
    // Comes before anything slow: if a window is already open, it takes over and this process ends. Errors are not
    // reported yet: they may be options of Qt, which QApplication removes.
    const wayout::window::StartOptions early =
        wayout::window::StartOptions::fromArguments(QStringList(u"wayout"_s) + arguments);
    std::optional<wayout::window::SingleWindow> instance;
    if (early.error.isEmpty() && instance.emplace(early).isHandedOver()) {
        return int(wayout::cli::ExitStatus::Found);
    }
    wayout::window::exitPlainlyWithoutDisplay(early.files.value(0), wayout::cli::likelyCommand(arguments));
    wayout::theme::chooseFontsForChinese();
    QApplication application(argc, argv);
    wayout::theme::resolveFonts();
    wayout::window::displayIsThere();
    QApplication::setApplicationName(u"wayout"_s);
    QApplication::setApplicationDisplayName(u"Wayout"_s);
    QApplication::setApplicationVersion(QStringLiteral(WAYOUT_VERSION));
    QApplication::setDesktopFileName(u"io.github.wayout.wayout"_s);
    const wayout::window::StartOptions options = wayout::window::StartOptions::fromArguments(QApplication::arguments());
    if (!options.error.isEmpty()) {
        std::fputs(qUtf8Printable(options.error + u'\n'), stderr);
        return int(wayout::cli::ExitStatus::WrongUse);
    }
    if (!instance && instance.emplace(options).isHandedOver()) {
        return int(wayout::cli::ExitStatus::Found);
    }
    return runWindow(options, *instance);
}

} // namespace

int main(int argc, char **argv)
{
    wayout::window::exitPlainlyWithoutMemory();
    const int status = run(argc, argv);
    // Abandoned threads would use objects that are being destroyed.
    if (wayout::services::TaskRunner::isAnythingAbandoned()) {
        std::fflush(nullptr);
        std::_Exit(status);
    }
    return status;
}
