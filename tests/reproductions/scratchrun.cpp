// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "scratchrun.h"

#include <QProcess>
#include <QProcessEnvironment>
#include <QTemporaryDir>

#include <fcntl.h>
#include <net/if.h>
#include <sched.h>
#include <sys/ioctl.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <cstdio>
#include <cstring>

using namespace Qt::StringLiterals;

namespace {

constexpr int longestRunMs = 60'000;

void writeTo(const char *path, const char *text)
{
    const int file = open(path, O_WRONLY | O_CLOEXEC);
    if (file >= 0) {
        [[maybe_unused]] const ssize_t written = write(file, text, std::strlen(text));
        close(file);
    }
}

bool raiseLoopback()
{
    const int any = socket(AF_INET, SOCK_DGRAM | SOCK_CLOEXEC, 0);
    ifreq request{};
    std::strncpy(request.ifr_name, "lo", IFNAMSIZ - 1);
    request.ifr_flags = IFF_UP | IFF_RUNNING;
    const bool isUp = any >= 0 && ioctl(any, SIOCSIFFLAGS, &request) == 0;
    close(any);
    return isUp;
}

/// Into a network namespace of its own; a user without rights gets there through a user namespace, as himself. Called between
/// fork and exec: nothing here allocates.
bool leaveNetwork(uid_t user, gid_t group)
{
    if (unshare(CLONE_NEWNET) != 0) {
        if (unshare(CLONE_NEWUSER | CLONE_NEWNET) != 0) {
            return false;
        }
        char map[64];
        writeTo("/proc/self/setgroups", "deny");
        std::snprintf(map, sizeof map, "%u %u 1", user, user);
        writeTo("/proc/self/uid_map", map);
        std::snprintf(map, sizeof map, "%u %u 1", group, group);
        writeTo("/proc/self/gid_map", map);
    }
    return raiseLoopback();
}

QProcessEnvironment environmentIn(const QString &folder, const QString &locale, const QString &caseFolder)
{
    QProcessEnvironment environment;
    const bool isChinese = locale.startsWith("zh"_L1);
    environment.insert(u"PATH"_s, qEnvironmentVariable("PATH"));
    for (const QString &name : {u"HOME"_s, u"TMPDIR"_s}) {
        environment.insert(name, folder);
    }
    for (const QString &name : {u"LC_ALL"_s, u"LANG"_s}) {
        environment.insert(name, locale);
    }
    environment.insert(u"LANGUAGE"_s, isChinese ? u"zh_CN"_s : QString());
    environment.insert(u"TERM"_s, u"dumb"_s);
    environment.insert(u"NO_COLOR"_s, u"1"_s);
    environment.insert(u"CASE_DIR"_s, caseFolder);
    environment.insert(u"PYTHONDONTWRITEBYTECODE"_s, u"1"_s);
    environment.insert(u"GIT_CONFIG_NOSYSTEM"_s, u"1"_s);
    for (const QString &role : {u"AUTHOR"_s, u"COMMITTER"_s}) {
        environment.insert(u"GIT_%1_NAME"_s.arg(role), u"Me"_s);
        environment.insert(u"GIT_%1_EMAIL"_s.arg(role), u"me@example.com"_s);
    }
    return environment;
}

} // namespace

bool networkIsCutOff()
{
    const pid_t child = fork();
    if (child == 0) {
        _exit(leaveNetwork(getuid(), getgid()) ? 0 : 1);
    }
    int status = 1;
    return child > 0 && waitpid(child, &status, 0) == child && WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

ScratchResult runInScratchFolder(const QString &script, const QString &locale, const QString &caseFolder)
{
    const QTemporaryDir folder;
    QProcess process;
    process.setProcessChannelMode(QProcess::MergedChannels);
    process.setStandardInputFile(QProcess::nullDevice());
    process.setWorkingDirectory(folder.path());
    process.setProcessEnvironment(environmentIn(folder.path(), locale, caseFolder));
    process.setChildProcessModifier([user = getuid(), group = getgid()] {
        setsid(); // so that everything it starts can be ended together
        leaveNetwork(user, group);
    });
    process.start(u"bash"_s, {u"-c"_s, script});
    const auto session = pid_t(process.processId());
    ScratchResult result;
    result.timedOut = !process.waitForFinished(longestRunMs);
    if (session > 0) {
        kill(-session, SIGKILL);
    }
    process.waitForFinished();
    result.output = process.readAll();
    result.status = process.exitStatus() == QProcess::NormalExit && !result.timedOut ? process.exitCode() : -1;
    return result;
}
