// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/handover/meetingplace.h"

#include <QCryptographicHash>
#include <QFile>

#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>

using namespace Qt::StringLiterals;

namespace {

bool belongsToUserAlone(const QByteArray &folder)
{
    struct stat status = {};
    return ::lstat(folder.constData(), &status) == 0 && S_ISDIR(status.st_mode) && status.st_uid == ::geteuid()
        && (status.st_mode & (S_IRWXG | S_IRWXO)) == 0;
}

} // namespace

std::optional<MeetingPlace> MeetingPlace::ofUser()
{
    const QString runtime = qEnvironmentVariable("XDG_RUNTIME_DIR");
    const QString sandbox = qEnvironmentVariable("FLATPAK_ID"); // its instances share this folder of the user's and no other
    const QByteArray display = qgetenv("WAYLAND_DISPLAY") + '\n' + qgetenv("DISPLAY");
    const QString folder = sandbox.isEmpty() ? runtime : u"%1/app/%2"_s.arg(runtime, sandbox);
    return runtime.startsWith(u'/') ? inFolder(folder + u"/wayout"_s, display) : std::nullopt;
}

std::optional<MeetingPlace> MeetingPlace::inFolder(const QString &folder, const QByteArray &display)
{
    const QByteArray name = QFile::encodeName(folder);
    ::mkdir(name.constData(), S_IRWXU); // whatever comes of it is looked at next
    const QByteArray stem = name + '/' + QCryptographicHash::hash(display, QCryptographicHash::Sha1).toHex().first(12);
    const bool fits = stem.size() + 8 < qsizetype(sizeof(sockaddr_un::sun_path));
    return fits && belongsToUserAlone(name) ? std::optional(MeetingPlace{stem + ".lock", stem + ".socket"}) : std::nullopt;
}

bool isOwnPeer(int socket)
{
#ifdef SO_PEERCRED
    struct ucred peer = {};
    socklen_t size = sizeof peer;
    return ::getsockopt(socket, SOL_SOCKET, SO_PEERCRED, &peer, &size) == 0 && peer.uid == ::geteuid();
#else
    uid_t user = 0;
    gid_t group = 0;
    return ::getpeereid(socket, &user, &group) == 0 && user == ::geteuid();
#endif
}
