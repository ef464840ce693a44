// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/theme/icons.h"
#include "ui/theme/palettes.h"
#include "ui/theme/tones.h"
#include "ui/theme/typescale.h"

#include <QApplication>
#include <QPainter>
#include <QTest>

#include <array>

using namespace Qt::StringLiterals;
using namespace wayout::theme;

namespace {

constexpr std::array allTones{Tone::Works, Tone::Caution, Tone::DeadEnd, Tone::Info, Tone::Match};

QPalette washedOutPalette()
{
    QPalette palette(QColor(0xd0, 0xd0, 0xc8), QColor(0xc4, 0xc4, 0xc0)); // someone's own, neither white nor black
    palette.setColor(QPalette::Base, QColor(0xd8, 0xd8, 0xd0));
    palette.setColor(QPalette::Text, Qt::black);
    return palette;
}

QImage drawn(Glyph glyph)
{
    QImage image(32, 32, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    paintGlyph(painter, glyph, image.rect(), Qt::black);
    return image;
}

} // namespace

class tst_Tones : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void contrastIsThatOfWcag();
    void everythingIsReadable_data();
    void everythingIsReadable();
    void highContrastReachesSeven();
    void onlyBlackAndWhiteIsHighContrast();
    void tonesLookDifferent();
    void darkIsWhatThePaletteSays();
    void theTitleIsLargerAndCodeIsFixed();
    void glyphsAreDistinct();
    void iconsFollowThePalette();
};

void tst_Tones::contrastIsThatOfWcag()
{
    QCOMPARE(contrastRatio(Qt::black, Qt::white), 21.0);
    QCOMPARE(contrastRatio(Qt::white, Qt::white), 1.0);
    QCOMPARE(qRound(contrastRatio(QColor(0x1b, 0x7f, 0x3b), Qt::white) * 100), 507);
    QCOMPARE(qRound(contrastRatio(QColor(0xff, 0x8a, 0x80), QColor(0x1b, 0x1e, 0x20)) * 100), 734);
}

void tst_Tones::everythingIsReadable_data()
{
    QTest::addColumn<QPalette>("palette");
    QTest::newRow("light") << lightPalette();
    QTest::newRow("dark") << darkPalette();
    QTest::newRow("high contrast") << highContrastPalette();
    QTest::newRow("of the style") << QPalette(QColor(0xef, 0xef, 0xef));
    QTest::newRow("someone's own") << washedOutPalette();
}

void tst_Tones::everythingIsReadable()
{
    QFETCH(QPalette, palette);
    QList<QColor> surfaces{palette.color(QPalette::Base), palette.color(QPalette::Window)};
    for (const Tone tone : allTones) {
        const QColor surface = toneSurface(tone, palette);
        for (const QColor &background : {surface, surfaces.at(0), surfaces.at(1)}) {
            QVERIFY2(contrastRatio(toneColour(tone, palette), background) >= 4.5, qPrintable(background.name()));
        }
        surfaces.append(surface);
    }
    for (const QColor &surface : surfaces) {
        QVERIFY2(contrastRatio(palette.color(QPalette::Text), surface) >= 4.5, qPrintable(surface.name()));
        QVERIFY2(contrastRatio(dimText(palette), surface) >= 4.5, qPrintable(surface.name()));
    }
}

void tst_Tones::highContrastReachesSeven()
{
    const QPalette palette = highContrastPalette();
    QList<QColor> surfaces{palette.color(QPalette::Base), palette.color(QPalette::Window)};
    for (const Tone tone : allTones) {
        surfaces.append(toneSurface(tone, palette));
    }
    for (const QColor &surface : std::as_const(surfaces)) {
        QVERIFY2(contrastRatio(palette.color(QPalette::Text), surface) >= 7, qPrintable(surface.name()));
        QVERIFY2(contrastRatio(dimText(palette), surface) >= 7, qPrintable(surface.name()));
        QVERIFY2(contrastRatio(palette.color(QPalette::Link), surface) >= 7, qPrintable(surface.name()));
        QVERIFY2(contrastRatio(hairline(palette), surface) >= 3, qPrintable(surface.name())); // WCAG 2.1, 1.4.11
    }
    for (const Tone tone : allTones) {
        QVERIFY(contrastRatio(toneColour(tone, palette), toneSurface(tone, palette)) >= 7);
    }
    QVERIFY(contrastRatio(palette.color(QPalette::HighlightedText), palette.color(QPalette::Highlight)) >= 7);
}

void tst_Tones::onlyBlackAndWhiteIsHighContrast()
{
    QVERIFY(isHighContrast(highContrastPalette()));
    QVERIFY(!isHighContrast(lightPalette()));
    QVERIFY(!isHighContrast(darkPalette()));
    QVERIFY(!isHighContrast(QPalette(QColor(0xef, 0xef, 0xef)))); // Fusion's own: black on white in a grey window
}

void tst_Tones::tonesLookDifferent()
{
    for (const QPalette &palette : {lightPalette(), darkPalette()}) {
        QVERIFY(toneColour(Tone::Works, palette) != toneColour(Tone::DeadEnd, palette));
        QVERIFY(toneSurface(Tone::Works, palette) != toneSurface(Tone::DeadEnd, palette));
        QVERIFY(dimText(palette) != palette.color(QPalette::Text));
        QVERIFY(contrastRatio(dimText(palette), palette.color(QPalette::Base))
            < contrastRatio(palette.color(QPalette::Text), palette.color(QPalette::Base)));
    }
}

void tst_Tones::darkIsWhatThePaletteSays()
{
    QVERIFY(isDark(darkPalette()));
    QVERIFY(!isDark(lightPalette()));
    QVERIFY(!isDark(washedOutPalette()));
}

void tst_Tones::theTitleIsLargerAndCodeIsFixed()
{
    QVERIFY(titleFont().pointSizeF() > bodyFont().pointSizeF());
    QCOMPARE(strongFont().pointSizeF(), bodyFont().pointSizeF());
    QVERIFY(strongFont().weight() > bodyFont().weight());
    QCOMPARE(codeFont().styleHint(), QFont::Monospace);
}

void tst_Tones::glyphsAreDistinct()
{
    QList<QImage> seen{QImage(32, 32, QImage::Format_ARGB32_Premultiplied)};
    seen.first().fill(Qt::transparent);
    for (int glyph = 0; glyph <= int(Glyph::StarFilled); ++glyph) {
        const QImage image = drawn(Glyph(glyph));
        QVERIFY2(!seen.contains(image), QByteArray::number(glyph));
        seen.append(image);
    }
}

void tst_Tones::iconsFollowThePalette()
{
    const auto darkest = [](const QIcon &icon) {
        const QImage image = icon.pixmap(32).toImage();
        int value = 255;
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x) {
                const QColor pixel = image.pixelColor(x, y);
                value = pixel.alpha() > 200 ? std::min(value, pixel.lightness()) : value;
            }
        }
        return value;
    };
    const QPalette before = QApplication::palette();
    QApplication::setPalette(lightPalette());
    QVERIFY(darkest(glyphIcon(Glyph::Menu)) < 100);
    QApplication::setPalette(darkPalette());
    QVERIFY(darkest(glyphIcon(Glyph::Menu)) > 150);
    QApplication::setPalette(before);
}

QTEST_MAIN(tst_Tones)
#include "tst_tones.moc"
