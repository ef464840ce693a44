// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/services/language.h"

#include "app/storage/settings.h"

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

catalog::ContentLanguage systemLanguage()
{
    return systemInterfaceLanguage() == QLocale::Chinese ? catalog::ContentLanguage::Chinese
                                                         : catalog::ContentLanguage::English;
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

Language::Language(storage::Settings &settings, QObject *parent)
    : QObject(parent)
    , m_settings(settings)
{
    apply(settings.get(storage::Setting::contentLanguage).value_or(systemLanguage()));
}

void Language::choose(catalog::ContentLanguage language)
{
    m_settings.set(storage::Setting::contentLanguage, language);
    if (language != catalog::ContentLanguage::Both) {
        m_settings.set(storage::Setting::lastSingleLanguage, language);
    }
    use(language);
}

void Language::pass(catalog::ContentLanguage language)
{
    m_settings.set(storage::Setting::contentLanguage, language);
    use(language);
}

void Language::chooseInterface(std::optional<catalog::ContentLanguage> language)
{
    m_settings.set(storage::Setting::interfaceLanguage, language);
    apply(m_content);
}

std::optional<catalog::ContentLanguage> Language::chosenInterface() const
{
    const auto language = m_settings.get(storage::Setting::interfaceLanguage);
    return language == catalog::ContentLanguage::Both ? std::nullopt : language;
}

void Language::cycle()
{
    switch (m_content) {
    case catalog::ContentLanguage::Chinese:
        return pass(catalog::ContentLanguage::English);
    case catalog::ContentLanguage::English:
        return pass(catalog::ContentLanguage::Both);
    case catalog::ContentLanguage::Both:
        return pass(catalog::ContentLanguage::Chinese);
    }
}

void Language::use(catalog::ContentLanguage language)
{
    if (language != m_content) {
        apply(language);
        Q_EMIT changed(language);
    }
}

void Language::apply(catalog::ContentLanguage language)
{
    m_content = language;
    const catalog::ContentLanguage single = language == catalog::ContentLanguage::Both
        ? m_settings.get(storage::Setting::lastSingleLanguage).value_or(systemLanguage())
        : language;
    const auto spoken =
        chosenInterface().value_or(single) == catalog::ContentLanguage::Chinese ? QLocale::Chinese : QLocale::English;
    if (spoken != m_interface) {
        m_interface = spoken;
        m_translation.use(spoken);
    }
}

} // namespace wayout::services
