// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/platform/savefile.h"

#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QSaveFile>

using namespace Qt::StringLiterals;

namespace wayout::platform {
namespace {

constexpr auto ownerOnly = QFileDevice::ReadOwner | QFileDevice::WriteOwner;

} // namespace

std::optional<QString> saveFile(const QString &path, const QByteArray &bytes)
{
    return saveFile(path, [&bytes](QIODevice &file) { return file.write(bytes) == bytes.size(); });
}

std::optional<QString> saveFile(const QString &path, const std::function<bool(QIODevice &)> &write)
{
    makeFolderFor(path);
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly)) {
        return file.errorString();
    }
    file.setPermissions(ownerOnly);
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
    return QFileInfo(path).size() == size ? std::nullopt : std::optional(file.errorString());
}

bool makeFolderFor(const QString &path)
{
    const QDir folder = QFileInfo(path).absoluteDir();
    if (folder.exists()) {
        return true;
    }
    return makeFolderFor(folder.absolutePath())
        && (QDir().mkdir(folder.absolutePath(), ownerOnly | QFileDevice::ExeOwner) || folder.exists());
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
