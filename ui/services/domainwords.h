// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/catalog/contentlanguage.h"
#include "app/catalog/domains.h"

#include <QLocale>

namespace wayout::services {

/// What a domain is called. Where records are shown in both languages it is a word of the window, and has the window's language.
inline QString shownDomain(const QString &domain, catalog::ContentLanguage language)
{
    if (language == catalog::ContentLanguage::Both) {
        language = QLocale().language() == QLocale::Chinese ? catalog::ContentLanguage::Chinese : catalog::ContentLanguage::English;
    }
    return catalog::shownText(catalog::domainName(domain), language).primary;
}

} // namespace wayout::services
