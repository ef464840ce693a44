// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/platform/savefile.h"

#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QSaveFile>

#include <filesystem>
#include <system_error>

using namespace Qt::StringLiterals;

namespace wayout::platform {
namespace {

constexpr auto ownerOnly = QFileDevice::ReadOwner | QFileDevice::WriteOwner;

/// Writes everything, or as much as fits: only the write after that one fails, with the system's reason.
bool writeAll(QIODevice &file, const QByteArray &bytes)
{
    for (qsizetype done = 0; done < bytes.size();) {
        const qint64 written = file.write(bytes.constData() + done, bytes.size() - done);
        if (written <= 0) {
            return false;
        }
        done += written;
    }
    return true;
}

/// What a path that is written to leads to.
struct Target {
    QString path; ///< without symbolic links
    bool isReplaced = true; ///< false for what must be written to as it is: a device, a pipe, /dev/stdout
};

Target targetOf(const QString &path)
{
    constexpr int mostLinks = 40; // as in Linux
    const QFileInfo info(path);
    Target target{path, !info.exists() || info.isFile() || info.isDir()};
    for (int links = 0; target.isReplaced && links < mostLinks && QFileInfo(target.path).isSymbolicLink(); ++links) {
        const QString folder = QFileInfo(QFileInfo(target.path).path()).canonicalFilePath();
        if (folder.startsWith("/proc/"_L1) && folder.endsWith("/fd"_L1)) {
            target.isReplaced = false; // an open file, perhaps under no name any more
        } else {
            target.path = QFileInfo(target.path).symLinkTarget();
        }
    }
    return target;
}

std::optional<QString> writeInPlace(const QString &path, const std::function<bool(QIODevice &)> &write)
{
    QFile file(path);
    // What was written to standard output before must stay. A pipe has no end to go to.
    const QIODevice::OpenMode mode = QFileInfo(path).isFile() ? QIODevice::Append : QIODevice::WriteOnly;
    const bool isWritten = file.open(mode | QIODevice::WriteOnly) && write(file) && file.flush();
    return isWritten ? std::nullopt : std::optional(file.errorString());
}

} // namespace

std::optional<QString> saveFile(const QString &path, const QByteArray &bytes, SavedFor whom)
{
    return saveFile(
        path, [&bytes](QIODevice &file) { return writeAll(file, bytes); }, whom);
}

std::optional<QString> saveFile(const QString &path, const std::function<bool(QIODevice &)> &write, SavedFor whom)
{
    const Target target = targetOf(path);
    if (!target.isReplaced) {
        return writeInPlace(path, write);
    }
    if (whom == SavedFor::Owner) {
        if (const std::optional<QString> reason = makeFolderFor(target.path)) {
            return reason;
        }
    }
    QSaveFile file(target.path);
    if (!file.open(QIODevice::WriteOnly)) {
        return file.errorString();
    }
    if (whom == SavedFor::Owner) {
        file.setPermissions(ownerOnly);
    }
    // On a full disk commit() alone replaces the old file by a truncated one and reports success.
    const bool written = write(file);
    const qint64 size = file.pos();
    if (!written || !file.flush()) {
        const QString reason = file.errorString();
        file.cancelWriting();
        return reason;
    }
    if (!file.commit()) {
        return file.errorString();
    }
    return QFileInfo(target.path).size() == size ? std::nullopt : std::optional(file.errorString());
}

std::optional<QString> makeFolderFor(const QString &path)
{
    const QDir folder = QFileInfo(path).absoluteDir();
    if (folder.exists()) {
        return std::nullopt;
    }
    if (const std::optional<QString> reason = makeFolderFor(folder.absolutePath())) {
        return reason;
    }
    if (QDir().mkdir(folder.absolutePath(), ownerOnly | QFileDevice::ExeOwner)) {
        return std::nullopt;
    }
    const QString reason = qt_error_string();
    return folder.exists() ? std::nullopt : std::optional(reason); // another process may have made it
}

bool moveIfFree(const QString &from, const QString &to)
{
    const std::filesystem::path source = QFileInfo(from).filesystemFilePath();
    const std::filesystem::path target = QFileInfo(to).filesystemFilePath();
    std::error_code error;
    std::filesystem::create_hard_link(source, target, error);
    if (!error) {
        std::filesystem::remove(source, error);
        return true;
    }
    if (std::filesystem::exists(target)) {
        return false;
    }
    std::filesystem::rename(source, target, error); // a file system without hard links
    return !error;
}

QString asidePath(const QString &path, const QString &mark)
{
    const QString stem = path + mark + QDateTime::currentDateTime().toString(u"yyyyMMdd-HHmmss"_s);
    QString aside = stem;
    for (int number = 2; QFileInfo::exists(aside); ++number) {
        aside = u"%1-%2"_s.arg(stem).arg(number);
    }
    return aside;
}

} // namespace wayout::platform
