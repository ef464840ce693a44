// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/catalog/archive.h"
#include "app/catalog/limits.h"
#include "tests/fuzz/fuzzinput.h"

#include <QFile>
#include <QTemporaryDir>

using namespace wayout::catalog;

// Whatever an archive is, what is read of it is limited, stands below it, and nothing is passed over in silence.
int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    static const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("a.zip"));
    QFile file(path);
    require(file.open(QIODevice::WriteOnly) && file.write(reinterpret_cast<const char *>(data), qint64(size)) == qint64(size), "written");
    file.close();
    QList<Problem> problems;
    qint64 unpacked = 0;
    bool isAnyTaken = false;
    readArchive(path, problems, [&](const QString &member, const QByteArray &bytes) {
        unpacked += bytes.size();
        isAnyTaken = true;
        require(member.startsWith(path + u'/'), "a member stands below its archive");
        require(!member.contains(QLatin1String("/../")), "and nowhere else");
        require(archiveOf(member) == path, "and is found again");
        return true;
    });
    require(unpacked <= std::max(Limits::archiveLeastBytes, qint64(size) * Limits::archiveRatio), "what is unpacked has a limit");
    require(isAnyTaken || !problems.isEmpty(), "nothing is passed over in silence");
    return 0;
}
