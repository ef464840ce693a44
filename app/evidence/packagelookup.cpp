// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/evidence/packagelookup.h"

#include "app/text/datatable.h"

#include <QHash>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace wayout::evidence {
namespace {

struct ArchiveList {
    QLatin1StringView from;
    FileKind kind;
    const char *file; ///< what %1 is called, as a file
};

constexpr std::array archiveLists{
    ArchiveList{"debian:library"_L1, FileKind::Library, "%1"},
    ArchiveList{"debian:header"_L1, FileKind::Header, "%1"},
    ArchiveList{"debian:link"_L1, FileKind::Link, "lib%1.so"},
    ArchiveList{"debian:pkgconfig"_L1, FileKind::PkgConfig, "%1.pc"},
    ArchiveList{"debian:cmake"_L1, FileKind::CMake, "%1Config.cmake"},
    ArchiveList{"debian:command"_L1, FileKind::Command, "%1"},
    ArchiveList{"debian:perl"_L1, FileKind::Perl, "%1.pm"},
    ArchiveList{"debian:python"_L1, FileKind::Python, "%1"},
};

/// Returns what the index may hold the name under, the closest first.
QStringList indexedNames(FileKind kind, QString name)
{
    switch (kind) {
    case FileKind::Header:
        name.replace(u'\\', u'/');
        return {name.startsWith("./"_L1) ? name.mid(2) : name};
    case FileKind::Perl:
        name.replace("::"_L1, "/"_L1);
        return {name.endsWith(".pm"_L1) ? name.chopped(3) : name};
    case FileKind::Python:
        return name.contains(u'.') ? QStringList{name.section(u'.', 0, 1), name.section(u'.', 0, 0)}
                                   : QStringList{name};
    case FileKind::Library:
    case FileKind::Link:
    case FileKind::PkgConfig:
    case FileKind::CMake:
    case FileKind::Command:
        break;
    }
    return {name};
}

/// Whether the text is of a system with this release. Code names of Debian are no words of any language; of Ubuntu, one
/// release stands for all.
bool isOf(const PackageIndex::Release &release, const QString &text)
{
    const QString distribution = release.name.section(u' ', 0, 0);
    const QString version = release.name.section(u' ', 1);
    const QString &sign = distribution == "Debian"_L1 ? release.codename : distribution;
    return text.contains(sign, Qt::CaseInsensitive) || text.contains(release.name, Qt::CaseInsensitive)
        || text.contains(u"%1 GNU/Linux %2"_s.arg(distribution, version));
}

qsizetype releaseFor(const PackageIndex &index, const QStringList &systems)
{
    for (const QString &text : systems) {
        const auto found = std::ranges::find_if(
            index.releases(), [&](const PackageIndex::Release &release) { return isOf(release, text); });
        if (found != index.releases().end()) {
            return found - index.releases().begin();
        }
    }
    return 0;
}

std::optional<LookedUp> inArchive(
    const ArchiveList &list, const QString &name, const QStringList &systems, const PackageIndex &index)
{
    LookedUp result;
    for (const QString &indexed : indexedNames(list.kind, name)) {
        const bool isFirst = result.file.isEmpty();
        result.file = isFirst ? QLatin1StringView(list.file).arg(indexed) : result.file;
        const auto packages = index.find(list.kind, indexed);
        if (!packages) {
            result.isDamaged = true;
            return result;
        }
        const qsizetype wanted = releaseFor(index, systems);
        result.package = packages->at(wanted);
        result.release = index.releases().at(wanted).name;
        result.date = index.releases().at(wanted).date;
        for (qsizetype i = 0; i < packages->size(); ++i) {
            if (i != wanted && !packages->at(i).isEmpty() && isFirst) {
                result.elsewhere.append({index.releases().at(i).name, packages->at(i)});
            }
        }
        if (!result.package.isEmpty()) {
            break;
        }
    }
    return result;
}

using NameTable = QHash<QString, QString>;

NameTable readTable(const QString &file)
{
    NameTable table;
    for (const QByteArray &row : text::tableRows(file)) {
        const QList<QByteArray> cells = row.split('\t');
        table.insert(QString::fromUtf8(cells.first()), QString::fromUtf8(cells.value(1)));
    }
    return table;
}

/// Returns the package of the longest part of the name that the table has: of "google.cloud.storage" before "google".
std::optional<LookedUp> inTable(const NameTable &table, QString name, QChar separator)
{
    while (!name.isEmpty()) {
        if (const auto row = table.constFind(name); row != table.constEnd()) {
            return LookedUp{.package = *row, .file = name};
        }
        const qsizetype end = name.lastIndexOf(separator);
        name.truncate(std::max<qsizetype>(end, 0));
    }
    return std::nullopt;
}

} // namespace

std::optional<LookedUp> lookedUp(
    const QString &from, const QString &name, const QStringList &systems, const PackageIndex &index)
{
    if (from == "pypi"_L1) {
        static const NameTable table = readTable(u"pypi-names.tsv"_s);
        const auto found = inTable(table, name, u'.');
        return found || !name.contains(u'.') ? found : LookedUp{.package = name.section(u'.', 0, 0), .file = name};
    }
    if (from == "npm"_L1) {
        static const NameTable table = readTable(u"npm-names.tsv"_s);
        return inTable(table, name, u'/');
    }
    const auto list = std::ranges::find(archiveLists, from, &ArchiveList::from);
    return list == archiveLists.end() || index.isMissing() ? std::nullopt : inArchive(*list, name, systems, index);
}

} // namespace wayout::evidence
