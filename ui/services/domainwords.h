// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/catalog/contentlanguage.h"
#include "app/catalog/domains.h"

#include <QLocale>

/// What a domain is called. Where records are shown in both languages it is a word of the window, and has the window's language.
inline QString shownDomain(const QString &domain, ContentLanguage language)
{
    if (language == ContentLanguage::Both) {
        language = QLocale().language() == QLocale::Chinese ? ContentLanguage::Chinese : ContentLanguage::English;
    }
    return shownText(domainName(domain), language).primary;
}
