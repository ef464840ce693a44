// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/window/earlyexit.h"

#include "app/cli/command.h"
#include "app/text/hiddencharacters.h"

#include <QDebug>

#include <cstdio>
#include <cstdlib>
#include <exception>
#include <new>
#include <system_error>

namespace wayout::window {
namespace {

// No translator can be installed before the application exists, so these sentences are English.
constexpr auto sentence =
    "wayout: there is no display to open a window on; \"wayout match FILE\" answers in the terminal.\n";

/// The message about a mistyped command, which replaces `sentence`; empty if there is none.
QByteArray &unknownCommand()
{
    static QByteArray words;
    return words;
}

void handle(QtMsgType type, const QMessageLogContext &, const QString &)
{
    // Qt prints warnings before the fatal message: one sentence replaces them all.
    if (type == QtFatalMsg) {
        const QByteArray &other = unknownCommand();
        std::fputs(other.isEmpty() ? sentence : other.constData(), stderr);
        std::_Exit(int(other.isEmpty() ? cli::ExitStatus::NoCatalog : cli::ExitStatus::WrongUse));
    }
}

/// Uses no translation, because without memory nothing can be allocated.
[[noreturn]] void endWithoutMemory()
{
    std::fputs("wayout: there is not enough memory.\n", stderr);
    std::_Exit(int(cli::ExitStatus::NoCatalog));
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

} // namespace

void exitPlainlyWithoutMemory()
{
    std::set_terminate(endUncaught);
}

void exitPlainlyWithoutDisplay(const QString &typed, const QString &likely)
{
    if (!likely.isEmpty()) {
        unknownCommand() = "wayout: there is no command \"" + text::visibleForm(typed).toLocal8Bit()
            + "\", and no such file; \"wayout " + likely.toLocal8Bit() + "\" is one.\n";
    }
    qInstallMessageHandler(handle);
}

void displayIsThere()
{
    qInstallMessageHandler(nullptr);
}

} // namespace wayout::window
