// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/theme/tones.h"

#include "ui/theme/palettes.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace wayout::theme {
namespace {

constexpr double readable = 4.5; // WCAG 2.1, 1.4.3
constexpr double readableInHighContrast = 7; // WCAG 2.1, 1.4.6
constexpr double visible = 3; // WCAG 2.1, 1.4.11
constexpr std::array allTones{Tone::Works, Tone::Caution, Tone::DeadEnd, Tone::Info, Tone::Match};

struct ToneValues {
    QRgb onLight; // measured on white
    QRgb onDark; // measured on #1b1e20
    QRgb wash; // the tint of the surface
    double shareOnLight;
    double shareOnDark;
};

ToneValues valuesOf(Tone tone)
{
    switch (tone) {
    case Tone::Works:
        return {0xff1b7f3b, 0xff6ccf8e, 0xff18943f, 0.075, 0.11};
    case Tone::Caution:
        return {0xff8a5a00, 0xfff0b95a, 0xffe09000, 0.09, 0.10};
    case Tone::DeadEnd:
        return {0xffb3261e, 0xffff8a80, 0xffd8301f, 0.065, 0.11};
    case Tone::Info:
        return {0xff1a5fb4, 0xff8ab4f8, 0xff2f78dc, 0.13, 0.24};
    case Tone::Match:
        return {0xff8a5a00, 0xfff0b95a, 0xffffc107, 0.24, 0.20};
    }
    return {};
}

double linear(double channel)
{
    return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
}

double luminance(const QColor &colour)
{
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF());
}

template<typename Backgrounds>
QColor readableOnAll(QColor colour, const QPalette &palette, const Backgrounds &backgrounds)
{
    const QColor text = palette.color(QPalette::Text);
    const double enough = isHighContrast(palette) ? readableInHighContrast : readable;
    const auto tooFaint = [&](const QColor &background) { return contrastRatio(colour, background) < enough; };
    // A user's palette may be anywhere between light and dark: move towards its text colour as far as necessary.
    for (int step = 0; step < 12 && std::ranges::any_of(backgrounds, tooFaint); ++step) {
        colour = blended(text, colour, 0.15);
    }
    return colour;
}

} // namespace

double contrastRatio(const QColor &a, const QColor &b)
{
    const double ofA = luminance(a) + 0.05;
    const double ofB = luminance(b) + 0.05;
    return std::max(ofA, ofB) / std::min(ofA, ofB);
}

QColor blended(const QColor &top, const QColor &bottom, double share)
{
    const auto mix = [share](float a, float b) { return float(share * a + (1 - share) * b); };
    return QColor::fromRgbF(
        mix(top.redF(), bottom.redF()), mix(top.greenF(), bottom.greenF()), mix(top.blueF(), bottom.blueF()));
}

bool isDark(const QPalette &palette)
{
    return luminance(palette.color(QPalette::Text)) > luminance(palette.color(QPalette::Base));
}

QColor readableOn(const QColor &colour, const QColor &background, const QPalette &palette)
{
    return readableOnAll(colour, palette, std::array{background});
}

QColor toneColour(Tone tone, const QPalette &palette)
{
    const ToneValues values = valuesOf(tone);
    return readableOnAll(QColor(isDark(palette) ? values.onDark : values.onLight), palette,
        std::array{palette.color(QPalette::Base), palette.color(QPalette::Window), toneSurface(tone, palette)});
}

QColor toneSurface(Tone tone, const QPalette &palette)
{
    const ToneValues values = valuesOf(tone);
    return blended(
        QColor(values.wash), palette.color(QPalette::Base), isDark(palette) ? values.shareOnDark : values.shareOnLight);
}

QColor dimText(const QPalette &palette)
{
    const QColor text = palette.color(QPalette::Text);
    std::array<QColor, allTones.size() + 2> backgrounds;
    std::ranges::transform(allTones, backgrounds.begin(), [&](Tone tone) { return toneSurface(tone, palette); });
    backgrounds[allTones.size()] = palette.color(QPalette::Base);
    backgrounds[allTones.size() + 1] = palette.color(QPalette::Window);
    const double share = isHighContrast(palette) ? 0.85 : 0.68;
    return readableOnAll(blended(text, palette.color(QPalette::Base), share), palette, backgrounds);
}

QPalette dimmed(QPalette palette)
{
    palette.setColor(QPalette::WindowText, dimText(palette));
    return palette;
}

QColor focusColour(const QPalette &palette)
{
    return readableOnAll(palette.color(QPalette::Highlight), palette,
        std::array{palette.color(QPalette::Window), palette.color(QPalette::Base), palette.color(QPalette::Button)});
}

QColor hairline(const QPalette &palette)
{
    const double share = isHighContrast(palette) ? 0.7 : isDark(palette) ? 0.16 : 0.13;
    // From the active colours, for disabled widgets too: their text colour is so faint that the line would be
    // invisible.
    return blended(
        palette.color(QPalette::Active, QPalette::Text), palette.color(QPalette::Active, QPalette::Base), share);
}

QColor visibleOn(const QColor &colour, const QColor &background, const QPalette &palette)
{
    const QColor text = palette.color(QPalette::Active, QPalette::Text);
    QColor result = colour;
    for (int step = 0; step < 20 && contrastRatio(result, background) < visible; ++step) {
        result = blended(text, result, 0.06);
    }
    return result;
}

QColor fieldLine(const QPalette &palette)
{
    return visibleOn(visibleOn(hairline(palette), palette.color(QPalette::Active, QPalette::Base), palette),
        palette.color(QPalette::Active, QPalette::Window), palette);
}

} // namespace wayout::theme
