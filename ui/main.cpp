// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/command/command.h"
#include "app/command/commandoptions.h"
#include "app/userfolders.h"
#include "ui/appearance.h"
#include "ui/catalogues.h"
#include "ui/firstpaint.h"
#include "ui/keeper.h"
#include "ui/language.h"
#include "ui/mainwindow.h"
#include "ui/nodisplay.h"
#include "ui/picture.h"
#include "ui/searchcontroller.h"
#include "ui/services/tasks.h"
#include "ui/startmeeting.h"
#include "ui/startoptions.h"
#include "ui/team/teamsetup.h"
#include "ui/theme/appicon.h"
#include "ui/theme/fontstart.h"
#include "ui/translation.h"

#include <QApplication>
#include <QFile>
#include <QTemporaryDir>

#include <cstdio>
#include <cstdlib>
#include <exception>
#include <new>
#include <system_error>

using namespace Qt::StringLiterals;

namespace {

/// Without memory nothing can be asked for any more, a translation neither.
[[noreturn]] void endWithoutMemory()
{
    std::fputs("wayout: there is not enough memory.\n", stderr);
    std::_Exit(int(ExitStatus::NoCatalog));
}

/// What nobody caught: only memory and threads that the system refuses are not our fault.
[[noreturn]] void endUncaught()
{
    try {
        if (const std::exception_ptr uncaught = std::current_exception()) {
            std::rethrow_exception(uncaught);
        }
    } catch (const std::bad_alloc &) {
        endWithoutMemory();
    } catch (const std::system_error &error) {
        if (error.code() == std::errc::resource_unavailable_try_again) {
            endWithoutMemory();
        }
    } catch (...) { // ends as it would
    }
    std::abort();
}

int runInTerminal(int &argc, char **argv)
{
    // Qt would warn in three lines wherever the locale has no UTF-8, as in most containers. What is written is UTF-8 all the same.
    qInstallMessageHandler([](QtMsgType, const QMessageLogContext &, const QString &) {});
    QCoreApplication application(argc, argv);
    qInstallMessageHandler(nullptr);
    Translation translation;
    translation.use(systemInterfaceLanguage());
    QFile in;
    QFile out;
    QFile err;
    if (!in.open(stdin, QIODevice::ReadOnly) || !out.open(stdout, QIODevice::WriteOnly)
        || !err.open(stderr, QIODevice::WriteOnly)) {
        return int(ExitStatus::WrongUse);
    }
    return int(runCommand(
        QCoreApplication::arguments().mid(1), {in, out, err, terminalAt(out.handle()), terminalAt(err.handle())}));
}

int runWindow(const StartOptions &options, StartMeeting &meeting)
{
    // A picture shows what the options say, whatever this user has chosen for the window.
    const bool isPicture = !options.picture.isEmpty();
    std::optional<QTemporaryDir> neutral;
    Settings settings(isPicture ? neutral.emplace().filePath(u"settings.ini"_s) : QString());
    Language language(settings);
    language.use(options.language.value_or(language.content()));
    resolveFonts();
    Appearance appearance(settings);
    if (options.appearance) {
        appearance.use(*options.appearance);
    }
    SearchController controller;
    Catalogues catalogues(settings, controller, options.catalogs, isPicture ? QList<OwnCatalog>() : completedCatalogs(settings.ownCatalogs()));
    std::optional<Keeper> keeper;
    std::optional<TeamSetup> team;
    MainWindow window(settings, language, appearance, controller);
    window.offerSettings(catalogues);
    new FirstPaint(window, [&] {
        QApplication::setWindowIcon(appIcon());
        catalogues.load();
        // A picture keeps nothing.
        window.remember(keeper.emplace(isPicture ? KeepingPlaces{.isNowhereByChoice = true} : KeepingPlaces::ofUser()));
        if (!isPicture) {
            window.joinTeam(team.emplace(settings, *keeper, catalogues, teamCatalogFile()));
        }
    });
    if (isPicture) {
        drawPictureAndExit(window, options);
    } else {
        window.show();
    }
    if (!options.files.isEmpty()) {
        window.openFiles(options.files);
    } else if (options.paste) {
        window.pasteClipboard();
    }
    meeting.listen(window);
    return QApplication::exec();
}

int run(int argc, char **argv)
{
    QStringList arguments;
    for (int i = 1; i < argc; ++i) {
        arguments.append(QString::fromLocal8Bit(argv[i]));
    }
    if (isCommand(arguments)) {
        return runInTerminal(argc, argv);
    }
    if (asksForPicture(arguments)) {
        qputenv("QT_QPA_PLATFORM", "offscreen");
    }
    // Before anything that takes time: with a window open already, that is all there is to do. Qt's own options are no error of this kind.
    const StartOptions early = StartOptions::fromArguments(QStringList(u"wayout"_s) + arguments);
    std::optional<StartMeeting> meeting;
    if (early.error.isEmpty() && meeting.emplace(early).isHandedOver()) {
        return int(ExitStatus::Found);
    }
    exitPlainlyWithoutDisplay(early.files.value(0), likelyCommand(arguments));
    chooseFontsForChinese();
    QApplication application(argc, argv);
    displayIsThere();
    QApplication::setApplicationName(u"wayout"_s);
    QApplication::setApplicationDisplayName(u"Wayout"_s);
    QApplication::setApplicationVersion(QStringLiteral(WAYOUT_VERSION));
    QApplication::setDesktopFileName(u"io.github.wayout.wayout"_s);
    const StartOptions options = StartOptions::fromArguments(QApplication::arguments());
    if (!options.error.isEmpty()) {
        std::fputs(qUtf8Printable(options.error + u'\n'), stderr);
        return int(ExitStatus::WrongUse);
    }
    if (!meeting && meeting.emplace(options).isHandedOver()) {
        return int(ExitStatus::Found);
    }
    return runWindow(options, *meeting);
}

} // namespace

int main(int argc, char **argv)
{
    std::set_terminate(endUncaught);
    const int status = run(argc, argv);
    if (TaskRunner::isAnythingAbandoned()) { // it would go on with what is being destroyed
        std::fflush(nullptr);
        std::_Exit(status);
    }
    return status;
}
