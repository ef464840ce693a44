// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/platform/clipboard.h"

#include <QFile>
#include <QStandardPaths>

#include <sys/wait.h>

#include <csignal>
#include <cstdio>

using namespace Qt::StringLiterals;

namespace wayout::platform {
namespace {

struct ClipboardTool {
    const char *display; ///< variable of the desktop that it needs
    const char *program;
    const char *shellLine;
};

constexpr ClipboardTool tools[] = {
    {"WAYLAND_DISPLAY", "wl-copy", "wl-copy"},
    {"DISPLAY", "xclip", "xclip -selection clipboard >/dev/null 2>&1"},
    {"DISPLAY", "xsel", "xsel --clipboard --input"},
};

} // namespace

std::optional<int> writeToProgram(const QByteArray &shellLine, const QByteArray &text)
{
    std::FILE *const program = ::popen(shellLine.constData(), "w");
    if (!program) {
        return std::nullopt;
    }
    struct sigaction ignored {
    };
    struct sigaction before {
    };
    ignored.sa_handler = SIG_IGN;
    sigaction(SIGINT, &ignored, &before);
    std::fwrite(text.constData(), 1, size_t(text.size()), program); // it may close its end early, as a pager does
    const int status = ::pclose(program);
    sigaction(SIGINT, &before, nullptr);
    constexpr int notStartable = 126; // or 127, in the words of sh
    const bool isStarted = status != -1 && (!WIFEXITED(status) || WEXITSTATUS(status) < notStartable);
    return isStarted ? std::optional(status) : std::nullopt;
}

std::optional<QString> copyToClipboard(const QByteArray &text)
{
    for (const ClipboardTool &tool : tools) {
        const bool isAtHand = !qEnvironmentVariableIsEmpty(tool.display) && !qEnvironmentVariableIsSet("SSH_CONNECTION")
            && !QStandardPaths::findExecutable(QLatin1String(tool.program)).isEmpty();
        if (isAtHand && writeToProgram(tool.shellLine, text) == 0) {
            return QString::fromLatin1(tool.program);
        }
    }
    QFile terminal(u"/dev/tty"_s);
    const QByteArray request = "\033]52;c;" + text.toBase64() + '\a';
    return terminal.open(QIODevice::WriteOnly | QIODevice::Unbuffered) && terminal.write(request) == request.size()
        ? std::optional(u"OSC 52"_s)
        : std::nullopt;
}

} // namespace wayout::platform
