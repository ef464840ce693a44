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
using namespace wayout::catalog;
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
    void fewRunsAreDotsAndNoBar();
    void fewRunsStandBelowTheirWords();
    void itIsAsHighAsItsWidthNeedsWhateverTheFont();
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

void tst_RateBar::fewRunsAreDotsAndNoBar()
{
    const QRgb ground = QColor(Qt::white).rgb();
    for (const auto meaning : {RateMeaning::Works, RateMeaning::Fails}) {
        const Tone tone = meaning == RateMeaning::Works ? Tone::Works : Tone::DeadEnd;
        const QRgb solid = toneColour(tone, lightPalette()).rgb();
        const QList<QRgb> all = barRow(counted(1, 1), meaning);
        QVERIFY(all.contains(solid));
        QVERIFY(std::ranges::count(all, ground) > 380); // one dot: at a glance it says nothing of 100 %
        const QList<QRgb> row = barRow(counted(2, 3), meaning);
        QCOMPARE(row.at(4), solid);
        QCOMPARE(row.at(12 + 4), solid);
        QCOMPARE(row.at(24 + 4), ground); // an outline
        QVERIFY(row.mid(24, 8).contains(solid) || coloursIn(row.mid(24, 8)) > 1);
        QVERIFY(std::ranges::count(row, ground) > 360);
        QVERIFY(barRow(counted(5, 5), meaning).at(200) == solid); // from five on it is a bar
    }
}

void tst_RateBar::fewRunsStandBelowTheirWords()
{
    RateBar bar(counted(1, 1), RateMeaning::Works);
    bar.setPalette(lightPalette());
    const QRgb solid = toneColour(Tone::Works, lightPalette()).rgb();
    const auto firstAndLast = [&] {
        bar.resize(300, bar.heightForWidth(300));
        const QImage image = bar.grab().toImage();
        const int y = QFontMetrics(strongFont()).height() + 8;
        QList<int> places;
        for (int x = 0; x < image.width(); ++x) {
            if (image.pixel(x, y) == solid) {
                places.append(x);
            }
        }
        return std::pair(places.value(0, -1), places.isEmpty() ? -1 : places.last());
    };
    QVERIFY(firstAndLast().first > 285); // beside a text all ends at the right
    bar.setBeside(false);
    QVERIFY(firstAndLast().second < 15);
    bar.setLayoutDirection(Qt::RightToLeft);
    QVERIFY(firstAndLast().first > 285);
}

void tst_RateBar::itIsAsHighAsItsWidthNeedsWhateverTheFont()
{
    const QFont usual = QApplication::font();
    QWidget card;
    auto *layout = new QVBoxLayout(&card);
    auto *bar = new RateBar(counted(1, 1), RateMeaning::Works, &card);
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
