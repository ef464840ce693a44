// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/catalog/recordtitle.h"

namespace wayout::catalog {

BilingualText titleOf(const Record &record)
{
    BilingualText title;
    for (const TextLanguage &language : textLanguages) {
        const QString &own = record.title.*language.text;
        title.*language.text = own.isEmpty() ? record.signature.*language.text : own;
    }
    if (title.isEmpty()) {
        const QString slug = record.id.section(u'/', -1).replace(u'-', u' ');
        title.en = !record.aliases.isEmpty() ? record.aliases.first()
            : !record.errorCode.isEmpty()    ? record.errorCode
                                             : slug;
    }
    return title;
}

} // namespace wayout::catalog
