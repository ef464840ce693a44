// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/catalog/contentlanguage.h"

using namespace Qt::StringLiterals;

QString contentLanguageName(ContentLanguage language)
{
    switch (language) {
    case ContentLanguage::English:
        return u"en"_s;
    case ContentLanguage::Chinese:
        return u"zh"_s;
    case ContentLanguage::Both:
        return u"both"_s;
    }
    return {};
}

std::optional<ContentLanguage> contentLanguageFromName(const QString &name)
{
    for (const auto language : {ContentLanguage::English, ContentLanguage::Chinese, ContentLanguage::Both}) {
        if (contentLanguageName(language) == name) {
            return language;
        }
    }
    return std::nullopt;
}

ShownText shownText(const BilingualText &text, ContentLanguage language)
{
    const bool hasEnglish = !text.en.isEmpty();
    const bool hasChinese = !text.zh.isEmpty();
    if (hasEnglish && hasChinese) {
        switch (language) {
        case ContentLanguage::English:
            return {text.en, {}, ShownText::Fallback::None};
        case ContentLanguage::Chinese:
            return {text.zh, {}, ShownText::Fallback::None};
        case ContentLanguage::Both:
            return {text.zh, text.en, ShownText::Fallback::None};
        }
    }
    if (hasEnglish) {
        return {text.en, {},
            language == ContentLanguage::English ? ShownText::Fallback::None : ShownText::Fallback::EnglishOnly};
    }
    if (hasChinese) {
        return {text.zh, {},
            language == ContentLanguage::Chinese ? ShownText::Fallback::None : ShownText::Fallback::ChineseOnly};
    }
    return {};
}
