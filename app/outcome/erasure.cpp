// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/outcome/erasure.h"

#include "app/savefile.h"

#include <QFile>
#include <QFileInfo>

namespace {

QList<std::pair<QString, QByteArray>> contentsOf(const QStringList &files)
{
    QList<std::pair<QString, QByteArray>> contents;
    qint64 size = 0;
    for (const QString &path : files) {
        QFile file(path);
        size += file.size();
        if (size > Erasure::mostRemembered || !file.open(QIODevice::ReadOnly)) {
            return {};
        }
        contents.append({path, file.readAll()});
        if (contents.last().second.size() != file.size()) {
            return {};
        }
    }
    return contents;
}

} // namespace

Erasure::Erasure(const KeepingPlaces &places)
    : m_contents(contentsOf(places.files()))
{
    m_erased = places.erase();
}

QString Erasure::undo() const
{
    for (const auto &[path, bytes] : m_contents) {
        if (saveFile(path, bytes)) {
            return path;
        }
    }
    return {};
}
