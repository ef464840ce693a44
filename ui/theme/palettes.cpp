// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/theme/palettes.h"

#include "ui/theme/tones.h"

namespace wayout::theme {
namespace {

constexpr double highContrast = 20; // of text on its background; black on white has 21

struct Greys {
    QRgb window;
    QRgb base;
    QRgb alternateBase;
    QRgb button;
    QRgb text;
    QRgb accent;
    QRgb onAccent;
    QRgb visited;
};

QPalette paletteOf(const Greys &greys, bool dark)
{
    const QColor window(greys.window);
    const QColor base(greys.base);
    const QColor button(greys.button);
    const QColor text(greys.text);
    const QColor accent(greys.accent);
    QPalette palette(button, window);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::ToolTipText}) {
        palette.setColor(role, text);
    }
    palette.setColor(QPalette::BrightText, QColor(dark ? Qt::white : Qt::black));
    palette.setColor(QPalette::Window, window);
    palette.setColor(QPalette::Base, base);
    palette.setColor(QPalette::AlternateBase, QColor(greys.alternateBase));
    palette.setColor(QPalette::Button, button);
    palette.setColor(QPalette::ToolTipBase, button);
    palette.setColor(QPalette::Light, dark ? button.lighter(125) : QColor(Qt::white));
    palette.setColor(QPalette::Midlight, blended(text, window, 0.06));
    palette.setColor(QPalette::Mid, blended(text, window, 0.2));
    palette.setColor(QPalette::Dark, dark ? window.darker(140) : blended(text, window, 0.3));
    palette.setColor(QPalette::Shadow, dark ? QColor(Qt::black) : blended(text, window, 0.5));
    palette.setColor(QPalette::Highlight, accent);
    palette.setColor(QPalette::HighlightedText, QColor(greys.onAccent));
#if QT_VERSION >= QT_VERSION_CHECK(6, 6, 0)
    palette.setColor(QPalette::Accent, accent);
#endif
    palette.setColor(QPalette::Link, accent);
    palette.setColor(QPalette::LinkVisited, QColor(greys.visited));
    palette.setColor(QPalette::PlaceholderText, dimText(palette));

    const QColor faint = blended(text, base, 0.45);
    for (const auto role :
        {QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::HighlightedText, QPalette::Link}) {
        palette.setColor(QPalette::Disabled, role, faint);
    }
    palette.setColor(QPalette::Disabled, QPalette::Highlight, blended(text, base, 0.12));
    return palette;
}

} // namespace

QPalette lightPalette()
{
    return paletteOf({.window = 0xfff5f6f8,
                         .base = 0xffffffff,
                         .alternateBase = 0xfff5f6f8,
                         .button = 0xfffdfdfe,
                         .text = 0xff1f2328,
                         .accent = 0xff1a5fb4,
                         .onAccent = 0xffffffff,
                         .visited = 0xff6b3fa0},
        false);
}

bool isHighContrast(const QPalette &palette)
{
    // Many ordinary palettes have black text on white too, but their windows are grey.
    return palette.color(QPalette::Window) == palette.color(QPalette::Base)
        && contrastRatio(palette.color(QPalette::Text), palette.color(QPalette::Base)) > highContrast;
}

QPalette highContrastPalette()
{
    return paletteOf({.window = 0xff000000,
                         .base = 0xff000000,
                         .alternateBase = 0xff000000,
                         .button = 0xff000000,
                         .text = 0xffffffff,
                         .accent = 0xffffe14d,
                         .onAccent = 0xff000000,
                         .visited = 0xffe0b0ff},
        true);
}

QPalette darkPalette()
{
    return paletteOf({.window = 0xff1b1e20,
                         .base = 0xff232629,
                         .alternateBase = 0xff1b1e20,
                         .button = 0xff30353a,
                         .text = 0xffeff0f1,
                         .accent = 0xff8ab4f8,
                         .onAccent = 0xff1b1e20,
                         .visited = 0xffc3a6f0},
        true);
}

} // namespace wayout::theme
