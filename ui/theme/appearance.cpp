// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/theme/appearance.h"

#include "ui/theme/calmstyle.h"
#include "ui/theme/palettes.h"
#include "ui/theme/tones.h"

#include <QApplication>
#include <QStyleFactory>

#include <memory>

using namespace Qt::StringLiterals;

namespace wayout::theme {
namespace {

QPalette paletteFor(storage::Settings::Appearance appearance)
{
    switch (appearance) {
    case storage::Settings::Appearance::System:
        break;
    case storage::Settings::Appearance::Light:
        return lightPalette();
    case storage::Settings::Appearance::Dark:
        return darkPalette();
    case storage::Settings::Appearance::HighContrast:
        return highContrastPalette();
    }
    return {};
}

/// Whether a desktop chooses the colours. Without a desktop Qt falls back to the grey of Fusion.
bool hasDesktopColours()
{
    return qEnvironmentVariableIsSet("XDG_CURRENT_DESKTOP") || qEnvironmentVariableIsSet("QT_QPA_PLATFORMTHEME");
}

} // namespace

Appearance::Appearance(storage::Settings &settings)
    : m_settings(settings)
    , m_desktopStyle(QApplication::style()->name())
    , m_desktopFont(QApplication::font())
{
    use(settings.get(storage::Setting::appearance));
    applyTextZoom();
}

void Appearance::choose(storage::Settings::Appearance appearance)
{
    m_settings.set(storage::Setting::appearance, appearance);
    use(appearance);
}

void Appearance::use(storage::Settings::Appearance appearance)
{
    m_chosen = appearance;
    const bool system = appearance == storage::Settings::Appearance::System;
    const bool fusion = m_desktopStyle.compare("fusion"_L1, Qt::CaseInsensitive) == 0;
    std::unique_ptr<QStyle> style(system && !fusion ? QStyleFactory::create(m_desktopStyle) : nullptr);
    if (!style) {
        style = std::make_unique<CalmStyle>();
    }
    // The application owns its style and deletes it once the next one is set.
    QApplication::setStyle(style.release());
    if (system && hasDesktopColours()) {
        QApplication::setPalette(QPalette());
    } else if (system) {
        QApplication::setPalette(QPalette());
        QApplication::setPalette(isDark(QApplication::palette()) ? darkPalette() : lightPalette());
    } else {
        QApplication::setPalette(paletteFor(appearance));
    }
}

int Appearance::textZoom() const
{
    return m_settings.get(storage::Setting::textZoom);
}

void Appearance::setTextZoom(int percent)
{
    m_settings.set(storage::Setting::textZoom, percent);
    applyTextZoom();
}

void Appearance::applyTextZoom()
{
    QFont font = m_desktopFont;
    font.setPointSizeF(m_desktopFont.pointSizeF() * textZoom() / 100);
    QApplication::setFont(font);
}

} // namespace wayout::theme
