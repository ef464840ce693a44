// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/services/translation.h"

#include <QCoreApplication>
#include <QLibraryInfo>

using namespace Qt::StringLiterals;

namespace wayout::services {
namespace {

QLocale localeOf(QLocale::Language language)
{
    const QLocale system = QLocale::system();
    if (system.language() == language) {
        return system; // keeps the number and date formats of the user's country
    }
    return language == QLocale::Chinese ? QLocale(QLocale::Chinese, QLocale::China)
                                        : QLocale(QLocale::English, QLocale::UnitedStates);
}

} // namespace

Translation::~Translation()
{
    remove();
}

void Translation::remove()
{
    QCoreApplication::removeTranslator(&m_own);
    QCoreApplication::removeTranslator(&m_qt);
}

void Translation::use(QLocale::Language language)
{
    remove();
    QLocale::setDefault(localeOf(language));
    const bool chinese = language == QLocale::Chinese;
    // English has a file, too: for its plurals.
    if (m_own.load(chinese ? u":/i18n/wayout_zh_CN.qm"_s : u":/i18n/wayout_en.qm"_s)) {
        QCoreApplication::installTranslator(&m_own);
    }
    if (chinese && m_qt.load(u"qtbase_zh_CN"_s, QLibraryInfo::path(QLibraryInfo::TranslationsPath))) {
        QCoreApplication::installTranslator(&m_qt);
    }
}

QLocale::Language systemInterfaceLanguage()
{
    return QLocale::system().language() == QLocale::Chinese ? QLocale::Chinese : QLocale::English;
}

} // namespace wayout::services
