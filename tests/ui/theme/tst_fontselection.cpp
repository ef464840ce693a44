// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/theme/fontselection.h"
#include "ui/theme/typescale.h"

#include <QApplication>
#include <QFontDatabase>
#include <QGlyphRun>
#include <QPainterPath>
#include <QTest>
#include <QTextLayout>

using namespace Qt::StringLiterals;
using namespace wayout::theme;

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

} // namespace

class tst_FontSelection : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theFamilyIsOneThatIsInstalled();
    void sharedCharactersHaveTheShapesUsedInChina_data();
    void sharedCharactersHaveTheShapesUsedInChina();
};

void tst_FontSelection::theFamilyIsOneThatIsInstalled()
{
    QVERIFY2(QFontDatabase::hasFamily(QApplication::font().family()), qPrintable(QApplication::font().family()));
    QVERIFY(QFontDatabase::hasFamily(codeFont().family()));
}

void tst_FontSelection::sharedCharactersHaveTheShapesUsedInChina_data()
{
    QTest::addColumn<QFont>("font");
    QTest::newRow("text") << bodyFont();
    QTest::newRow("headings") << titleFont();
    QTest::newRow("code") << codeFont();
}

void tst_FontSelection::sharedCharactersHaveTheShapesUsedInChina()
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

int main(int argc, char **argv)
{
    chooseFontsForChinese();
    QApplication application(argc, argv);
    resolveFonts();
    tst_FontSelection test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_fontselection.moc"
