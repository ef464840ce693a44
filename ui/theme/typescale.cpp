// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/theme/typescale.h"

#include <QApplication>
#include <QFontDatabase>
#include <QFontInfo>

namespace wayout::theme {
namespace {

constexpr double smallScale = 0.92;
constexpr double headingScale = 1.2;
constexpr double titleScale = 1.5;

QFont scaled(QFont font, double scale)
{
    font.setPointSizeF(QApplication::font().pointSizeF() * scale);
    return font;
}

} // namespace

QFont smallFont()
{
    return scaled(bodyFont(), smallScale);
}

QFont bodyFont()
{
    return QApplication::font();
}

QFont strongFont()
{
    QFont font = bodyFont();
    font.setWeight(QFont::DemiBold);
    return font;
}

QFont headingFont()
{
    return scaled(strongFont(), headingScale);
}

QFont titleFont()
{
    return scaled(strongFont(), titleScale);
}

QFont codeFont()
{
    QFont font = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    font.setPointSizeF(QApplication::font().pointSizeF());
    font.setStyleHint(QFont::Monospace);
    if (!QFontDatabase::hasFamily(font.family())) {
        // Looked up only once, because that is the slow part of this function.
        static const QString installed = QFontInfo(font).family();
        font.setFamily(installed);
    }
    return font;
}

} // namespace wayout::theme
