// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/detail/ratebar.h"
#include "ui/theme/palettes.h"
#include "ui/theme/tones.h"

#include <QAccessible>
#include <QApplication>
#include <QSet>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

Rate estimate(double value, int sources)
{
    return {.basis = Rate::Basis::Estimate, .value = value, .trials = sources};
}

Rate counted(int successes, int trials)
{
    return {.basis = Rate::Basis::Count,
        .value = double(successes) / trials,
        .successes = successes,
        .trials = trials,
        .interval = wilsonInterval(successes, trials)};
}

/// The middle row of the painted bar, as colours.
QList<QRgb> barRow(const Rate &rate, RateMeaning meaning)
{
    RateBar bar(rate, meaning);
    bar.setPalette(lightPalette());
    bar.setBeside(false);
    bar.resize(400, bar.heightForWidth(400));
    QImage image(bar.size(), QImage::Format_RGB32);
    image.fill(Qt::white);
    bar.render(&image, {}, {}, QWidget::DrawChildren);
    QList<QRgb> row;
    for (int x = 0; x < image.width(); ++x) {
        row.append(image.pixel(x, image.height() - 4));
    }
    return row;
}

qsizetype coloursIn(const QList<QRgb> &row)
{
    return QSet<QRgb>(row.begin(), row.end()).size();
}

} // namespace

class tst_RateBar : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aCountIsSolidAndShowsItsInterval();
    void anEstimateIsNotDrawnAsACount();
    void whatFailsFillsFromTheOtherSide();
    void fewRunsAreMarkedOneByOne();
    void withoutAFigureThereIsNoBar();
    void anEstimateNeverReadsLikeACount();
    void fewRunsHaveNoPercentage();
    void aScreenReaderHearsTheSentence();
};

void tst_RateBar::aCountIsSolidAndShowsItsInterval()
{
    const QList<QRgb> row = barRow(counted(8, 10), RateMeaning::Works);
    const QRgb solid = toneColour(Tone::Works, lightPalette()).rgb();
    const Interval interval = wilsonInterval(8, 10);
    const auto at = [&row](double share) { return row.at(qRound(share * double(row.size() - 1))); };
    QCOMPARE(at(0.1), solid);
    QCOMPARE(at(interval.low - 0.02), solid);
    QVERIFY(at(interval.low + 0.02) != solid);
    QVERIFY(at(0.78) != at(0.82)); // the rate itself stands out inside its interval
    QVERIFY(at(0.82) != at(interval.high + 0.02));
}

void tst_RateBar::anEstimateIsNotDrawnAsACount()
{
    const QList<QRgb> hatched = barRow(estimate(0.8, 20), RateMeaning::Works);
    const QList<QRgb> solid = barRow(counted(16, 20), RateMeaning::Works);
    QCOMPARE(coloursIn(solid.mid(20, 150)), 1);
    QVERIFY(coloursIn(hatched.mid(20, 150)) > 2);
}

void tst_RateBar::whatFailsFillsFromTheOtherSide()
{
    const QList<QRgb> works = barRow(counted(5, 10), RateMeaning::Works);
    const QList<QRgb> fails = barRow(counted(5, 10), RateMeaning::Fails);
    QCOMPARE(works.at(20), toneColour(Tone::Works, lightPalette()).rgb());
    QCOMPARE(fails.at(fails.size() - 20), toneColour(Tone::DeadEnd, lightPalette()).rgb());
    QVERIFY(fails.at(20) != fails.at(fails.size() - 20));
}

void tst_RateBar::fewRunsAreMarkedOneByOne()
{
    const QList<QRgb> row = barRow(counted(2, 3), RateMeaning::Works);
    const QRgb solid = toneColour(Tone::Works, lightPalette()).rgb();
    QCOMPARE(row.at(60), solid);
    QCOMPARE(row.at(200), solid);
    QCOMPARE(row.at(340), QColor(Qt::white).rgb());
}

void tst_RateBar::withoutAFigureThereIsNoBar()
{
    const RateBar none({}, RateMeaning::Fails);
    const RateBar known(estimate(0.5, 0), RateMeaning::Fails);
    QVERIFY(none.sizeHint().height() < known.sizeHint().height());
    QCOMPARE(rateWords({}, RateMeaning::Fails).headline, u"no figure"_s);
}

void tst_RateBar::anEstimateNeverReadsLikeACount()
{
    for (const auto meaning : {RateMeaning::Works, RateMeaning::Fails}) {
        for (const int sources : {0, 1, 30}) {
            const RateWords words = rateWords(estimate(0.95, sources), meaning);
            QVERIFY(words.headline.contains(u"~95 %"_s));
            QVERIFY(words.caption.startsWith(u"estimate"_s));
            QVERIFY(words.spoken.contains(u"about 95 percent, author's estimate"_s));
        }
        const RateWords words = rateWords(counted(11, 12), meaning);
        QVERIFY(words.headline.contains(u"92 %"_s));
        QVERIFY(!words.headline.contains(u'~'));
        QVERIFY(words.caption.startsWith(u"11 of 12"_s));
        QVERIFY(words.caption.contains(u"65–99 %"_s));
        QVERIFY(!words.spoken.contains(u"estimate"_s));
    }
}

void tst_RateBar::fewRunsHaveNoPercentage()
{
    const RateWords words = rateWords(counted(3, 4), RateMeaning::Works);
    QCOMPARE(words.headline, u"worked 3 of 4"_s);
    for (const QString &text : {words.headline, words.caption, words.spoken}) {
        QVERIFY2(!text.contains(u'%') && !text.contains(u"percent"_s), qPrintable(text));
    }
    QVERIFY(rateWords(counted(4, 5), RateMeaning::Works).headline.contains(u"80 %"_s));
}

void tst_RateBar::aScreenReaderHearsTheSentence()
{
    RateBar bar(estimate(0.95, 2), RateMeaning::Fails);
    const QAccessibleInterface *accessible = QAccessible::queryAccessibleInterface(&bar);
    QVERIFY(accessible);
    QVERIFY(accessible->text(QAccessible::Name).startsWith(u"fails about 95 percent, author's estimate"_s));
}

QTEST_MAIN(tst_RateBar)
#include "tst_ratebar.moc"
