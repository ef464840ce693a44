// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/theme/typescale.h"

#include <QApplication>
#include <QFontDatabase>

using namespace Qt::StringLiterals;

namespace {

constexpr double titleScale = 1.4;

} // namespace

QFont withChineseFallback(const QFont &font)
{
    QStringList families = font.families();
    for (const QString &family : {u"Noto Sans CJK SC"_s, u"Source Han Sans SC"_s, u"WenQuanYi Micro Hei"_s}) {
        if (!families.contains(family)) {
            families.append(family);
        }
    }
    QFont result = font;
    result.setFamilies(families);
    return result;
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
    QStringList families = font.families();
    families.append(u"Noto Sans Mono CJK SC"_s);
    font.setFamilies(families);
    return withChineseFallback(font);
}
