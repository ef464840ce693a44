// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "scratchrun.h"

#include <QDir>
#include <QFileInfo>
#include <QProcess>
#include <QProcessEnvironment>
#include <QSettings>
#include <QTemporaryDir>

#include <fcntl.h>
#include <net/if.h>
#include <sched.h>
#include <sys/ioctl.h>
#include <sys/mount.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <cstdio>
#include <cstring>

using namespace Qt::StringLiterals;

namespace {

constexpr int longestRunMs = 60'000;
constexpr auto pathOfSystem = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin";

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

/// What a process needs to enter another system, in the bytes that the kernel wants.
struct Entry {
    QByteArray root;
    QByteArray local;
    QByteArray sources;
    QByteArray folder; ///< as seen from inside

    bool bind(const char *from, const char *to) const
    {
        return mount(from, to, nullptr, MS_BIND | MS_REC, nullptr) == 0;
    }
};

/// Into the other system, with mounts that end with the process. Its root is a mount of its own, because the kernel lets nobody make
/// a user namespace inside a chroot. Called between fork and exec: nothing here allocates.
bool enter(const Entry &entry, const char *procFolder, const char *devFolder, const char *localFolder,
    const char *sourcesFolder)
{
    return unshare(CLONE_NEWNS) == 0 && mount(nullptr, "/", nullptr, MS_REC | MS_PRIVATE, nullptr) == 0
        && entry.bind(entry.root.constData(), entry.root.constData()) && entry.bind("/proc", procFolder)
        && entry.bind("/dev", devFolder) && (entry.local.isEmpty() || entry.bind(entry.local.constData(), localFolder))
        && entry.bind(entry.sources.constData(), sourcesFolder) && chdir(entry.root.constData()) == 0
        && syscall(SYS_pivot_root, ".", ".") == 0 && umount2(".", MNT_DETACH) == 0
        && chdir(entry.folder.constData()) == 0;
}

QProcessEnvironment environmentIn(
    const QString &folder, const QString &locale, const QString &caseFolder, const QString &path)
{
    QProcessEnvironment environment;
    const bool isChinese = locale.startsWith("zh"_L1);
    environment.insert(u"PATH"_s, path);
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

QString ScratchSystem::path() const
{
    return isThisOne() ? qEnvironmentVariable("PATH") : QString::fromLatin1(pathOfSystem);
}

QString ScratchSystem::executable(const QString &command) const
{
    for (const QString &folder : path().split(u':')) {
        const bool isLocal = !local.isEmpty() && folder.startsWith("/usr/local"_L1);
        const QString inside = folder + u'/' + command;
        const QFileInfo file(isLocal ? local + inside.sliced(qsizetype(std::strlen("/usr/local"))) : root + inside);
        // A link such as /etc/alternatives/java leads elsewhere when it is read from outside.
        if (file.isSymLink() || (file.isFile() && file.isExecutable())) {
            return inside;
        }
    }
    return {};
}

QString ScratchSystem::name() const
{
    const QSettings release(root + u"/etc/os-release"_s, QSettings::IniFormat);
    const QString title = release.value("PRETTY_NAME").toString();
    if (title.endsWith("/sid"_L1)) {
        return u"Debian testing"_s;
    }
    return title.section(u'(', 0, 0).replace(" GNU/Linux"_L1, QString()).trimmed();
}

ScratchResult runInScratchFolder(
    const QString &script, const QString &locale, const QString &caseFolder, const ScratchSystem &system)
{
    const QTemporaryDir folder(
        system.isThisOne() ? QDir::tempPath() + u"/case-XXXXXX"_s : system.root + u"/tmp/case-XXXXXX"_s);
    const QString inside = system.isThisOne() ? folder.path() : folder.path().sliced(system.root.size());
    QProcess process;
    process.setProcessChannelMode(QProcess::MergedChannels);
    process.setStandardInputFile(QProcess::nullDevice());
    process.setWorkingDirectory(folder.path());
    process.setProcessEnvironment(environmentIn(inside, locale, caseFolder, system.path()));
    const Entry entry{
        system.root.toLocal8Bit(), system.local.toLocal8Bit(), system.sources.toLocal8Bit(), inside.toLocal8Bit()};
    const QByteArray proc = entry.root + "/proc", dev = entry.root + "/dev", local = entry.root + "/usr/local",
                     sources = entry.root + entry.sources;
    if (!system.isThisOne()) {
        QDir().mkpath(QString::fromLocal8Bit(sources));
    }
    process.setChildProcessModifier([&, user = getuid(), group = getgid(), isElsewhere = !system.isThisOne()] {
        setsid(); // so that everything it starts can be ended together
        if (isElsewhere && !enter(entry, proc.constData(), dev.constData(), local.constData(), sources.constData())) {
            _exit(ScratchResult::broken);
        }
        leaveNetwork(user, group);
    });
    process.start(u"/bin/bash"_s, {u"-c"_s, script});
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
