// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/theme/typescale.h"

#include <QApplication>
#include <QFontDatabase>
#include <QMutex>

namespace {

constexpr double titleScale = 1.4;

struct CodeFamily {
    QMutex mutex; // told by the thread that reads the fonts
    QString name;
};

CodeFamily &codeFamily()
{
    static CodeFamily family;
    return family;
}

} // namespace

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
    const QMutexLocker lock(&codeFamily().mutex);
    if (!codeFamily().name.isEmpty() && !QFontDatabase::hasFamily(font.family())) {
        font.setFamily(codeFamily().name);
    }
    return font;
}

void setCodeFamily(const QString &family)
{
    const QMutexLocker lock(&codeFamily().mutex);
    codeFamily().name = family;
}
