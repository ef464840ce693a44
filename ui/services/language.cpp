// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/services/language.h"

#include "app/storage/settings.h"

namespace {

ContentLanguage systemLanguage()
{
    return systemInterfaceLanguage() == QLocale::Chinese ? ContentLanguage::Chinese : ContentLanguage::English;
}

} // namespace

Language::Language(Settings &settings, QObject *parent)
    : QObject(parent)
    , m_settings(settings)
{
    apply(settings.get(Setting::contentLanguage).value_or(systemLanguage()));
}

void Language::choose(ContentLanguage language)
{
    m_settings.set(Setting::contentLanguage, language);
    if (language != ContentLanguage::Both) {
        m_settings.set(Setting::lastSingleLanguage, language);
    }
    use(language);
}

void Language::pass(ContentLanguage language)
{
    m_settings.set(Setting::contentLanguage, language);
    use(language);
}

void Language::chooseInterface(std::optional<ContentLanguage> language)
{
    m_settings.set(Setting::interfaceLanguage, language);
    apply(m_content);
}

std::optional<ContentLanguage> Language::chosenInterface() const
{
    const auto language = m_settings.get(Setting::interfaceLanguage);
    return language == ContentLanguage::Both ? std::nullopt : language;
}

void Language::cycle()
{
    switch (m_content) {
    case ContentLanguage::Chinese:
        return pass(ContentLanguage::English);
    case ContentLanguage::English:
        return pass(ContentLanguage::Both);
    case ContentLanguage::Both:
        return pass(ContentLanguage::Chinese);
    }
}

void Language::use(ContentLanguage language)
{
    if (language != m_content) {
        apply(language);
        Q_EMIT changed(language);
    }
}

void Language::apply(ContentLanguage language)
{
    m_content = language;
    const ContentLanguage single = language == ContentLanguage::Both
        ? m_settings.get(Setting::lastSingleLanguage).value_or(systemLanguage())
        : language;
    const auto spoken =
        chosenInterface().value_or(single) == ContentLanguage::Chinese ? QLocale::Chinese : QLocale::English;
    if (spoken != m_interface) {
        m_interface = spoken;
        m_translation.use(spoken);
    }
}
