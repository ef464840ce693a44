// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/theme/typescale.h"

#include <QApplication>
#include <QFontDatabase>
#include <QFontInfo>

using namespace Qt::StringLiterals;

namespace {

constexpr double titleScale = 1.4;

QFont withFamiliesBehind(const QFont &font, const QStringList &behind)
{
    // "Sans Serif" and "monospace" are names for whatever is installed: with other families behind them Qt passes them over.
    QStringList families = font.families() + QStringList(QFontInfo(font).family()) + behind;
    families.removeDuplicates();
    QFont result = font;
    result.setFamilies(families);
    return result;
}

} // namespace

QFont withChineseFallback(const QFont &font)
{
    return withFamiliesBehind(font, {u"Noto Sans CJK SC"_s, u"Source Han Sans SC"_s, u"WenQuanYi Micro Hei"_s});
}

QFont bodyFont()
{
    return withChineseFallback(QApplication::font());
}

QFont strongFont()
{
    QFont font = bodyFont();
    font.setWeight(QFont::DemiBold);
    return font;
}

QFont titleFont()
{
    QFont font = strongFont();
    font.setPointSizeF(QApplication::font().pointSizeF() * titleScale);
    return font;
}

QFont codeFont()
{
    QFont font = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    font.setPointSizeF(QApplication::font().pointSizeF());
    font.setStyleHint(QFont::Monospace);
    return withChineseFallback(withFamiliesBehind(font, {u"Noto Sans Mono CJK SC"_s}));
}
