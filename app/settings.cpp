// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/settings.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

constexpr auto contentLanguageKey = "ui/contentLanguage"_L1;
constexpr auto lastSingleLanguageKey = "ui/lastSingleLanguage"_L1;
constexpr auto interfaceLanguageKey = "ui/interfaceLanguage"_L1;
constexpr auto appearanceKey = "ui/appearance"_L1;
constexpr auto textZoomKey = "ui/textZoom"_L1;
constexpr auto windowGeometryKey = "window/geometry"_L1;
constexpr auto splitterKey = "window/splitter-%1"_L1;

constexpr int smallestZoom = 50;
constexpr int largestZoom = 300;

QString appearanceName(Settings::Appearance appearance)
{
    switch (appearance) {
    case Settings::Appearance::System:
        return u"system"_s;
    case Settings::Appearance::Light:
        return u"light"_s;
    case Settings::Appearance::Dark:
        return u"dark"_s;
    }
    return {};
}

} // namespace

Settings::Settings(const QString &file)
    : m_store(file.isEmpty() ? std::make_unique<QSettings>(QSettings::IniFormat, QSettings::UserScope, u"wayout"_s, u"wayout"_s)
                             : std::make_unique<QSettings>(file, QSettings::IniFormat))
{
}

std::optional<ContentLanguage> Settings::contentLanguage() const
{
    return contentLanguageFromName(m_store->value(contentLanguageKey).toString());
}

void Settings::setContentLanguage(ContentLanguage language)
{
    m_store->setValue(contentLanguageKey, contentLanguageName(language));
}

std::optional<ContentLanguage> Settings::lastSingleLanguage() const
{
    return contentLanguageFromName(m_store->value(lastSingleLanguageKey).toString());
}

void Settings::setLastSingleLanguage(ContentLanguage language)
{
    m_store->setValue(lastSingleLanguageKey, contentLanguageName(language));
}

std::optional<ContentLanguage> Settings::interfaceLanguage() const
{
    const auto language = contentLanguageFromName(m_store->value(interfaceLanguageKey).toString());
    return language == ContentLanguage::Both ? std::nullopt : language;
}

void Settings::setInterfaceLanguage(std::optional<ContentLanguage> language)
{
    m_store->setValue(interfaceLanguageKey, language ? contentLanguageName(*language) : QString());
}

Settings::Appearance Settings::appearance() const
{
    const QString name = m_store->value(appearanceKey).toString();
    for (const auto appearance : {Appearance::Light, Appearance::Dark}) {
        if (appearanceName(appearance) == name) {
            return appearance;
        }
    }
    return Appearance::System;
}

void Settings::setAppearance(Appearance appearance)
{
    m_store->setValue(appearanceKey, appearanceName(appearance));
}

int Settings::textZoom() const
{
    return std::clamp(m_store->value(textZoomKey, 100).toInt(), smallestZoom, largestZoom);
}

void Settings::setTextZoom(int percent)
{
    m_store->setValue(textZoomKey, std::clamp(percent, smallestZoom, largestZoom));
}

QByteArray Settings::windowGeometry() const
{
    return m_store->value(windowGeometryKey).toByteArray();
}

void Settings::setWindowGeometry(const QByteArray &geometry)
{
    m_store->setValue(windowGeometryKey, geometry);
}

QByteArray Settings::splitterState(const QString &name) const
{
    return m_store->value(QString(splitterKey).arg(name)).toByteArray();
}

void Settings::setSplitterState(const QString &name, const QByteArray &state)
{
    m_store->setValue(QString(splitterKey).arg(name), state);
}
