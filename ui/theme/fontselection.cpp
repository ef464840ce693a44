// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/theme/fontselection.h"

#include "ui/theme/typescale.h"

#include <QApplication>
#include <QFontDatabase>
#include <QFontInfo>
#include <QLocale>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace wayout::theme {
namespace {

/// Common fonts that draw the shared characters as in China, the better ones first. By default fontconfig may choose a
/// font that draws them as in Japan.
constexpr std::array chineseFamilies{"Noto Sans CJK SC"_L1, "Noto Sans SC"_L1, "Source Han Sans SC"_L1,
    "Source Han Sans CN"_L1, "WenQuanYi Micro Hei"_L1, "WenQuanYi Zen Hei"_L1};

bool isLocaleOfHan()
{
    constexpr std::array languages{QLocale::Chinese, QLocale::Cantonese, QLocale::Japanese, QLocale::Korean};
    return std::ranges::find(languages, QLocale::system().language()) != languages.end();
}

} // namespace

void chooseFontsForChinese()
{
    if (isLocaleOfHan() && !qEnvironmentVariableIsSet("FC_LANG")) {
        qputenv("FC_LANG", "zh-cn");
    }
}

void resolveFonts()
{
    QFont font = QApplication::font();
    if (!QFontDatabase::hasFamily(font.family())) {
        font.setFamily(QFontInfo(font).family());
        QApplication::setFont(font);
    }
    const auto chinese = std::ranges::find_if(
        chineseFamilies, [](QLatin1StringView family) { return QFontDatabase::hasFamily(family); });
    if (!isLocaleOfHan() && chinese != chineseFamilies.end()) {
        QFont::insertSubstitution(font.family(), *chinese);
        QFont::insertSubstitution(codeFont().family(), *chinese);
    }
}

} // namespace wayout::theme
