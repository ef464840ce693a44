// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/command.h"
#include "app/cli/commandline.h"
#include "app/platform/fileinput.h"
#include "app/platform/userfolders.h"
#include "app/text/hiddencharacters.h"
#include "ui/services/language.h"
#include "ui/services/tasks.h"
#include "ui/theme/fontselection.h"
#include "ui/theme/icons.h"
#include "ui/window/application.h"
#include "ui/window/mainwindow.h"
#include "ui/window/picture.h"
#include "ui/window/singlewindow.h"
#include "ui/window/startoptions.h"

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

// No translator can be installed before the application exists, so these sentences are English.
constexpr auto sentence =
    "wayout: there is no display to open a window on; \"wayout match FILE\" answers in the terminal.\n";

void handle(QtMsgType type, const QMessageLogContext &, const QString &)
{
    // Qt prints warnings before the fatal message: one sentence replaces them all.
    if (type == QtFatalMsg) {
        std::fputs(sentence, stderr);
        std::_Exit(int(wayout::cli::ExitStatus::NoCatalog));
    }
}

/// Uses no translation, because without memory nothing can be allocated.
[[noreturn]] void endWithoutMemory()
{
    std::fputs("wayout: there is not enough memory.\n", stderr);
    std::_Exit(int(wayout::cli::ExitStatus::NoCatalog));
}

/// Exits with a sentence when the system refuses memory or threads. Any other uncaught exception is a bug and aborts.
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
    } catch (...) { // aborts below, as without this handler
    }
    std::abort();
}

/// Installs a handler: when the system refuses memory or threads, the program prints one sentence and exits instead of
/// aborting.
void exitPlainlyWithoutMemory()
{
    std::set_terminate(endUncaught);
}

/// Installs a handler: when Qt finds no display, the program prints one sentence and exits with status 3 instead of
/// aborting.
void exitPlainlyWithoutDisplay()
{
    qInstallMessageHandler(handle);
}

/// Restores normal message handling after the application has started.
void displayIsThere()
{
    qInstallMessageHandler(nullptr);
}

/// Returns the language that --lang asks for, so that headings are in the language of the record; otherwise that of the
/// system.
QLocale::Language terminalLanguage(const QStringList &arguments)
{
    for (qsizetype i = 0; i < arguments.size() && arguments.at(i) != "--"_L1; ++i) {
        const QString &argument = arguments.at(i);
        const QString wanted = argument == "--lang"_L1 ? arguments.value(i + 1) : argument.section(u'=', 1);
        if (argument.startsWith("--lang"_L1) && (wanted == "zh"_L1 || wanted == "en"_L1)) {
            return wanted == "zh"_L1 ? QLocale::Chinese : QLocale::English;
        }
    }
    return wayout::services::systemInterfaceLanguage();
}

/// Prints why the arguments are refused, in the language of the terminal, and returns the exit status. The message is
/// made when the language is set.
template<typename MessageOf>
int refuse(const QStringList &arguments, MessageOf messageOf)
{
    wayout::services::Translation translation;
    translation.use(terminalLanguage(arguments));
    const QString message = wayout::text::visibleForm(messageOf(), wayout::text::TextUse::Prose);
    std::fputs(qUtf8Printable(message + u'\n'), stderr);
    return int(wayout::cli::ExitStatus::WrongUse);
}

/// Runs the program as a terminal command, without a window. Returns the exit status.
int runInTerminal(int &argc, char **argv)
{
    // Suppresses Qt's warning about locales without UTF-8, as in most containers. The output is UTF-8 in any case.
    qInstallMessageHandler([](QtMsgType, const QMessageLogContext &, const QString &) {});
    QCoreApplication application(argc, argv);
    qInstallMessageHandler(nullptr);
    wayout::services::Translation translation;
    translation.use(terminalLanguage(QCoreApplication::arguments()));
    wayout::platform::InputDevice in(wayout::platform::standardInputDescriptor());
    QFile out;
    QFile err;
    if (!out.open(stdout, QIODevice::WriteOnly) || !err.open(stderr, QIODevice::WriteOnly)) {
        return int(wayout::cli::ExitStatus::WrongUse);
    }
    return int(wayout::cli::runCommand(QCoreApplication::arguments().mid(1),
        {.in = in,
            .out = out,
            .err = err,
            .outTerminal = wayout::present::terminalAt(out.handle()),
            .errTerminal = wayout::present::terminalAt(err.handle()),
            .isInTyped = wayout::present::terminalAt(fileno(stdin)).has_value()}));
}

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
        return runInTerminal(argc, argv);
    }
    if (!wayout::cli::unknownCommand(arguments).isEmpty()) {
        const QCoreApplication application(argc, argv);
        return refuse(arguments, [&] { return wayout::cli::unknownCommand(arguments); });
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
    exitPlainlyWithoutDisplay();
    wayout::theme::chooseFontsForChinese();
    QApplication application(argc, argv);
    wayout::theme::resolveFonts();
    displayIsThere();
    QApplication::setApplicationName(u"wayout"_s);
    QApplication::setApplicationDisplayName(u"Wayout"_s);
    QApplication::setApplicationVersion(QStringLiteral(WAYOUT_VERSION));
    QApplication::setDesktopFileName(u"io.github.wayout.wayout"_s);
    const wayout::window::StartOptions options = wayout::window::StartOptions::fromArguments(QApplication::arguments());
    if (!options.error.isEmpty()) {
        return refuse(
            arguments, [] { return wayout::window::StartOptions::fromArguments(QApplication::arguments()).error; });
    }
    if (!instance && instance.emplace(options).isHandedOver()) {
        return int(wayout::cli::ExitStatus::Found);
    }
    return runWindow(options, *instance);
}

} // namespace

int main(int argc, char **argv)
{
    exitPlainlyWithoutMemory();
    const int status = run(argc, argv);
    // Abandoned threads would use objects that are being destroyed.
    if (wayout::services::TaskRunner::isAnythingAbandoned()) {
        std::fflush(nullptr);
        std::_Exit(status);
    }
    return status;
}
