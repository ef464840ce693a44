// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/theme/fontstart.h"
#include "ui/theme/typescale.h"

#include <QApplication>
#include <QFontDatabase>
#include <QGlyphRun>
#include <QImage>
#include <QPainter>
#include <QPainterPath>
#include <QTest>
#include <QTextLayout>

#include <cmath>

using namespace Qt::StringLiterals;

namespace {

/// The outlines of a text's glyphs, in whatever fonts draw them.
QPainterPath outlines(const QString &text, const QFont &font)
{
    QTextLayout layout(text, font);
    layout.beginLayout();
    layout.createLine();
    layout.endLayout();
    QPainterPath result;
    for (const QGlyphRun &run : layout.glyphRuns()) {
        for (qsizetype i = 0; i < run.glyphIndexes().size(); ++i) {
            result.addPath(run.rawFont().pathForGlyph(run.glyphIndexes().at(i)).translated(run.positions().at(i)));
        }
    }
    return result;
}

/// How much of its colour a text leaves on a ground, from 0.
double ink(const QString &text, const QFont &font, QRgb colour, QRgb ground)
{
    QImage image(400, 60, QImage::Format_RGB32);
    image.fill(ground);
    QPainter painter(&image);
    painter.setFont(font);
    painter.setPen(QColor(colour));
    painter.drawText(image.rect(), Qt::AlignCenter, text);
    painter.end();
    double sum = 0;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            sum += std::abs(qGreen(image.pixel(x, y)) - qGreen(ground)) / 255.0;
        }
    }
    return sum;
}

} // namespace

class tst_FontStart : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theFamilyIsOneThatIsInstalled();
    void sharedCharactersHaveTheShapesUsedInChina_data();
    void sharedCharactersHaveTheShapesUsedInChina();
    void textIsAsHeavyOnDarkAsOnLight_data();
    void textIsAsHeavyOnDarkAsOnLight();
};

void tst_FontStart::theFamilyIsOneThatIsInstalled()
{
    QVERIFY2(QFontDatabase::hasFamily(QApplication::font().family()), qPrintable(QApplication::font().family()));
    QTRY_VERIFY(QFontDatabase::hasFamily(codeFont().family()));
}

void tst_FontStart::sharedCharactersHaveTheShapesUsedInChina_data()
{
    QTest::addColumn<QFont>("font");
    QTest::newRow("text") << bodyFont();
    QTest::newRow("headings") << titleFont();
    QTest::newRow("code") << codeFont();
}

void tst_FontStart::sharedCharactersHaveTheShapesUsedInChina()
{
    QFETCH(QFont, font);
    const QString shared = u"直骨角门"_s;
    QFont chinese = font;
    QFont japanese = font;
    chinese.setFamilies({u"Noto Sans CJK SC"_s});
    japanese.setFamilies({u"Noto Sans CJK JP"_s});
    if (!QFontDatabase::hasFamily(chinese.family()) || outlines(shared, chinese) == outlines(shared, japanese)) {
        QSKIP("no font with both shapes is installed");
    }
    QCOMPARE(outlines(shared, font), outlines(shared, chinese));
}

void tst_FontStart::textIsAsHeavyOnDarkAsOnLight_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("Latin") << u"Metal has no float64"_s;
    QTest::newRow("Chinese") << u"张量在设备上创建，或者搬到"_s;
}

void tst_FontStart::textIsAsHeavyOnDarkAsOnLight()
{
    QFETCH(QString, text);
    const double onLight = ink(text, bodyFont(), 0xff000000, 0xffffffff);
    const double onDark = ink(text, bodyFont(), 0xffffffff, 0xff000000);
    QVERIFY(onLight > 100);
    QVERIFY2(std::abs(onDark / onLight - 1) < 0.02, qPrintable(QString::number(onDark / onLight)));
}

int main(int argc, char **argv)
{
    FontStart fonts;
    QApplication application(argc, argv);
    fonts.finish();
    tst_FontStart test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_fontstart.moc"
