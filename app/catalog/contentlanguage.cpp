// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/catalog/contentlanguage.h"

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace wayout::catalog {
namespace {

constexpr std::array names{std::pair(ContentLanguage::English, "en"_L1), std::pair(ContentLanguage::Chinese, "zh"_L1),
    std::pair(ContentLanguage::Both, "both"_L1)};

} // namespace

QString contentLanguageName(ContentLanguage language)
{
    return std::ranges::find(names, language, &decltype(names)::value_type::first)->second;
}

std::optional<ContentLanguage> contentLanguageFromName(const QString &name)
{
    const auto found = std::ranges::find(names, name, &decltype(names)::value_type::second);
    return found == names.end() ? std::nullopt : std::optional(found->first);
}

ShownText shownText(const BilingualText &text, ContentLanguage language)
{
    using Fallback = ShownText::Fallback;
    if (text.zh.isEmpty()) {
        const bool isMissing = !text.en.isEmpty() && language != ContentLanguage::English;
        return {text.en, {}, isMissing ? Fallback::EnglishOnly : Fallback::None};
    }
    if (text.en.isEmpty()) {
        return {text.zh, {}, language == ContentLanguage::Chinese ? Fallback::None : Fallback::ChineseOnly};
    }
    if (language == ContentLanguage::English) {
        return {text.en, {}, Fallback::None};
    }
    return {text.zh, language == ContentLanguage::Both ? text.en : QString(), Fallback::None};
}

} // namespace wayout::catalog
