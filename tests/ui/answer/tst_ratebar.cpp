// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/answer/ratebar.h"
#include "ui/theme/palettes.h"
#include "ui/theme/tones.h"
#include "ui/theme/typescale.h"

#include <QAccessible>
#include <QApplication>
#include <QSet>
#include <QTest>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace wayout::answer;
using namespace wayout::evidence;
using namespace wayout::present;
using namespace wayout::theme;

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
    void itIsAsHighAsItsWidthNeedsWhateverTheFont();
    void anEstimateNeverReadsLikeACount();
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

void tst_RateBar::itIsAsHighAsItsWidthNeedsWhateverTheFont()
{
    const QFont usual = QApplication::font();
    QWidget card;
    auto *layout = new QVBoxLayout(&card);
    auto *bar = new RateBar(counted(5, 6), RateMeaning::Works, &card);
    bar->setBeside(false);
    layout->addWidget(bar);
    layout->addStretch();
    card.resize(700, 300);
    card.show();
    QFont large = usual;
    large.setPointSizeF(usual.pointSizeF() * 1.5);
    QApplication::setFont(large);
    QCoreApplication::processEvents();
    QCoreApplication::processEvents();
    QCOMPARE(bar->height(), bar->heightForWidth(bar->width()));
    QVERIFY(bar->height() < bar->sizeHint().height()); // both texts on one line
    QApplication::setFont(usual);
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
        QVERIFY(words.headline.endsWith(u"for 11 of 12"_s));
        QVERIFY(!words.headline.contains(u'~'));
        QCOMPARE(words.caption, u"65–99 %"_s);
        QVERIFY(!words.spoken.contains(u"estimate"_s));
    }
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
