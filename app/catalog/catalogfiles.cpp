// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/catalog/catalogfiles.h"

#include "app/catalog/archive.h"
#include "app/catalog/limits.h"
#include "app/platform/fileinput.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSet>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace wayout::catalog {

using Kind = Problem::Kind;

namespace {

Problem fileProblem(Kind kind, const QString &file, const QString &argument = {})
{
    return {kind, file, 0, {}, {}, argument};
}

void collect(const QString &folder, QSet<QString> &entered, QStringList &files, QList<Problem> &problems)
{
    const QFileInfo info(folder);
    const QString canonical = info.canonicalFilePath();
    if (entered.contains(canonical)) {
        return;
    }
    entered.insert(canonical);
    if (!info.isReadable()) {
        problems.append(fileProblem(Kind::FileUnreadable, folder));
        return;
    }
    // System, because a special file that is named like a catalogue is reported. Without Hidden, because a checkout's
    // .git is not a catalogue.
    const auto entries =
        QDir(folder).entryInfoList(QDir::AllDirs | QDir::Files | QDir::System | QDir::NoDotAndDotDot, QDir::Name);
    for (const QFileInfo &entry : entries) {
        if (entry.isDir()) {
            collect(entry.filePath(), entered, files, problems);
        } else if (isCatalogName(entry.fileName())) {
            files.append(entry.filePath());
        }
        if (files.size() > Limits::files) {
            return;
        }
    }
}

} // namespace

QStringList catalogFiles(const QString &path, QList<Problem> &problems)
{
    if (!QFileInfo(path).isDir()) {
        return {path};
    }
    QStringList files;
    QSet<QString> entered;
    const qsizetype before = problems.size();
    collect(path, entered, files, problems);
    files.sort();
    if (files.size() > Limits::files) {
        files.resize(Limits::files);
        problems.append(fileProblem(Kind::TooManyFiles, path, QString::number(Limits::files)));
    }
    if (files.isEmpty() && problems.size() == before) {
        problems.append(fileProblem(Kind::NoRecords, path));
    }
    return files;
}

QByteArray catalogStamp(const QString &path, QDateTime *newest)
{
    QByteArray stamp = '=' + path.toUtf8() + '\n';
    QList<Problem> problems;
    for (const QString &name : catalogFiles(path, problems)) {
        const QFileInfo file(name);
        const qint64 size = file.isFile() ? file.size() : -1;
        const QDateTime modified = file.lastModified();
        stamp += name.toUtf8() + ' ' + QByteArray::number(size) + ' ' + QByteArray::number(modified.toMSecsSinceEpoch())
            + ' ' + QByteArray::number(file.metadataChangeTime().toMSecsSinceEpoch()) + '\n';
        if (newest && (newest->isNull() || modified > *newest)) {
            *newest = modified;
        }
    }
    return stamp;
}

bool openCatalogFile(QFile &file, qint64 largest, QList<Problem> &problems)
{
    const QString name = file.fileName();
    const QFileInfo info(name);
    if (!info.exists()) {
        problems.append(fileProblem(Kind::FileMissing, name));
    } else if (!info.isFile()) {
        problems.append(fileProblem(Kind::NotRegularFile, name));
    } else if (info.size() > largest) {
        problems.append(fileProblem(Kind::FileTooLarge, name, QString::number(largest)));
    } else if (const std::optional<platform::OpenFailure> failure = platform::openRegularFile(file)) {
        const bool isRegular = failure->kind != platform::OpenFailure::Kind::NotRegular;
        problems.append(fileProblem(isRegular ? Kind::FileUnreadable : Kind::NotRegularFile, name, failure->reason));
    } else {
        return true;
    }
    return false;
}

std::optional<QByteArray> readCatalogFile(const QString &name, QList<Problem> &problems)
{
    if (const std::optional<QString> archive = archiveOf(name); archive && QFileInfo(*archive).isFile()) {
        std::optional<QByteArray> found;
        readArchive(*archive, problems, [&](const QString &member, const QByteArray &bytes) {
            if (member == name) {
                found = bytes;
            }
            return true;
        });
        return found;
    }
    QFile file(name);
    if (!openCatalogFile(file, Limits::fileBytes, problems)) {
        return std::nullopt;
    }
    // The size may be out of date, and in /proc it is 0, so the bytes that are read decide. The first read() asks for
    // the stated size only, because it allocates that much.
    const qint64 size = std::min(file.size(), Limits::fileBytes);
    QByteArray bytes = file.read(size + 1);
    if (bytes.size() > size) {
        bytes += file.read(Limits::fileBytes + 1 - bytes.size());
    }
    if (bytes.size() > Limits::fileBytes) {
        problems.append(fileProblem(Kind::FileTooLarge, name, QString::number(Limits::fileBytes)));
        return std::nullopt;
    }
    if (file.error() != QFileDevice::NoError) {
        problems.append(fileProblem(Kind::FileUnreadable, name, file.errorString()));
        return std::nullopt;
    }
    return bytes;
}

} // namespace wayout::catalog
