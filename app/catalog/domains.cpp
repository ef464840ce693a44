// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/catalog/domains.h"

#include "app/catalog/jsondocument.h"

#include <QFile>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace wayout::catalog {
namespace {

QList<Domain> readDomains()
{
    QFile file(u":/domains.json"_s);
    const QByteArray bytes = file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    const JsonDocument document(bytes);
    QList<Domain> domains;
    for (const auto &domain : document.value) {
        const auto text = [&](const char *key) { return QString::fromStdString(domain.value(key, std::string())); };
        Domain &known = domains.emplaceBack(Domain{.id = text("id"), .name = {}});
        for (const TextLanguage &language : textLanguages) {
            known.name.*language.text = text(keyIn("name", language).constData());
        }
    }
    return domains;
}

} // namespace

const QList<Domain> &knownDomains()
{
    static const QList<Domain> domains = readDomains();
    return domains;
}

qsizetype placeOfDomain(const QString &id)
{
    return std::ranges::find(knownDomains(), id, &Domain::id) - knownDomains().begin();
}

BilingualText domainName(const QString &id)
{
    const qsizetype place = placeOfDomain(id);
    return place == knownDomains().size() ? BilingualText{id, id} : knownDomains().at(place).name;
}

const QStringList &categoryNames()
{
    static const QStringList names = QStringLiteral(
        "build_error runtime_error config_error type_error syntax_error import_error dependency_error version_error "
        "network_error connection_error timeout_error tls_error auth_error permission_error resource_error "
        "memory_error "
        "io_error encoding_error concurrency_error data_error state_error")
                                         .split(u' ');
    return names;
}

} // namespace wayout::catalog
