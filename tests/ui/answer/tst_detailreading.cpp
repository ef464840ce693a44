// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/answer/codeview.h"
#include "ui/answer/detailpane.h"
#include "ui/answer/recordpage.h"

#include <QApplication>
#include <QPlainTextEdit>
#include <QScrollArea>
#include <QScrollBar>
#include <QTest>
#include <QVBoxLayout>

#include "tests/ui/answer/examplerecord.h"

using namespace Qt::StringLiterals;
using namespace wayout::answer;
using namespace wayout::catalog;
using namespace wayout::theme;

namespace {

constexpr int turns = 4; // of the event loop; what is told of a new font goes on in later ones

void take(int count)
{
    for (int i = 0; i < count; ++i) {
        QCoreApplication::processEvents();
    }
}

/// A record with as many dead ends, each with a reason of some lines.
Record withDeadEnds(int count)
{
    Record record = example();
    record.deadEnds.clear();
    for (int i = 0; i < count; ++i) {
        const QString number = QString::number(i + 1);
        record.deadEnds.append({.action = {u"Set variable "_s + number, u"设置变量 "_s + number},
            .whyFails = {u"Variable %1 has no say in it at all. "_s.arg(number).repeated(6),
                u"变量 %1 管不到它。"_s.arg(number)}});
    }
    return record;
}

} // namespace

/// What is in view, and stays there.
class tst_DetailReading : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { QApplication::setFont(m_font); }
    void aLongCauseIsTwoLinesUntilItIsOpened();
    void sourcesOpenUnderTheirLink();
    void codeInProseIsShownAsCode();
    void aFavouritesStarIsFilled();
    void codeFollowsTheTextSizeLive();
    void theTextSizeKeepsThePlace();
    void theColumnGrowsWithTheText();
    void copyNeverStandsInTheWayOfTheCode();

private:
    void showRecord(const Record &record);
    void setTextScale(double scale);
    QScrollArea *page() const { return m_pane->findChild<RecordPage *>(); }
    int placeOf(const QWidget *inside) const { return inside->mapTo(page()->widget(), QPoint()).y(); }
    PlainLabel *label(const QString &text) const;

    std::unique_ptr<QWidget> m_window;
    DetailPane *m_pane = nullptr;
    const QFont m_font = QApplication::font();
};

void tst_DetailReading::init()
{
    m_window =
        std::make_unique<QWidget>(); // the pane is no window: what it hears of a new font it hears as part of one
    m_pane = new DetailPane;
    auto *layout = new QVBoxLayout(m_window.get());
    layout->setContentsMargins({});
    layout->addWidget(m_pane);
    m_window->resize(700, 500);
    m_window->show();
}

void tst_DetailReading::showRecord(const Record &record)
{
    m_pane->showRecord(engineOf(record), 0, {});
    m_pane->finish();
    take(2);
}

void tst_DetailReading::setTextScale(double scale)
{
    QFont font = m_font;
    font.setPointSizeF(m_font.pointSizeF() * scale);
    QApplication::setFont(font);
    take(turns);
}

PlainLabel *tst_DetailReading::label(const QString &text) const
{
    for (PlainLabel *candidate : m_pane->findChildren<PlainLabel *>()) {
        if (candidate->text().contains(text) && candidate->isVisibleTo(m_pane)) {
            return candidate;
        }
    }
    return nullptr;
}

void tst_DetailReading::aLongCauseIsTwoLinesUntilItIsOpened()
{
    Record record = example();
    record.rootCause.en = u"Metal has no 64-bit float, so the tensor cannot be moved. "_s.repeated(6).trimmed();
    showRecord(record);
    const PlainLabel *cause = label(u"Metal has no 64-bit float"_s);
    const int line = QFontMetrics(m_font).height();
    QVERIFY(cause->height() > 3 * line / 2 && cause->height() < 3 * line);
    TextButton *more = button(*m_pane, u"More"_s);
    QVERIFY(more);
    QVERIFY(placeOf(more) + more->height() <= placeOf(cause) + cause->height() + 4); // in its last line
    more->click();
    take(2);
    QVERIFY(cause->height() > 3 * line);
    QVERIFY(!button(*m_pane, u"More"_s));
    record.rootCause.en = u"Short."_s;
    showRecord(record);
    QVERIFY(!button(*m_pane, u"More"_s));
}

void tst_DetailReading::sourcesOpenUnderTheirLink()
{
    showRecord(example());
    TextButton *sources = button(*m_pane, u"2 source"_s);
    sources->click();
    take(2);
    const TextButton *first = button(*m_pane, u"https://pytorch.org/docs"_s);
    QVERIFY(first);
    const int gap = placeOf(first) - (placeOf(sources) + sources->height());
    QVERIFY2(gap >= 0 && gap < sources->height(), QByteArray::number(gap));
    // A screen reader comes to it there, too: before what came of it.
    const auto inside = sources->parentWidget()->children();
    QVERIFY(inside.indexOf(first->parentWidget()) == inside.indexOf(sources) + 1);
    sources->click();
    QVERIFY(!first->isVisible());
}

void tst_DetailReading::codeInProseIsShownAsCode()
{
    Record record = withDeadEnds(1);
    record.signature.en = u"use of moved value: `x`"_s;
    record.rootCause.en = u"`x` went away with `drop(x)`."_s;
    record.workarounds[0].action.en = u"Say `x.clone()`"_s;
    showRecord(record);
    QVERIFY(shows(*m_pane, u"x went away with drop(x)."_s));
    QVERIFY(texts(*m_pane).contains(u"Say x.clone()"_s));
    QVERIFY(texts(*m_pane).contains(u"use of moved value: `x`"_s)); // an error's own words stay as they are
}

void tst_DetailReading::aFavouritesStarIsFilled()
{
    showRecord(example());
    const auto ink = [this](const QString &words) {
        const QImage image = button(*m_pane, words)->grab(QRect(0, 0, 20, 20)).toImage();
        const QRgb ground = image.pixel(0, 0);
        int count = 0;
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < 13; ++x) {
                count += image.pixel(x, y) != ground;
            }
        }
        return count;
    };
    const int empty = ink(u"Add to favourites"_s);
    m_pane->setOwn({.recordId = example().id, .isFavourite = true});
    QVERIFY(ink(u"In your favourites"_s) > empty);
}

void tst_DetailReading::codeFollowsTheTextSizeLive()
{
    showRecord(example());
    auto *code = m_pane->findChild<CodeView *>()->findChild<QPlainTextEdit *>();
    const int before = code->height();
    setTextScale(2);
    QCOMPARE(code->font().pointSizeF(), QApplication::font().pointSizeF());
    QVERIFY(code->height() > 3 * before / 2);
}

void tst_DetailReading::theTextSizeKeepsThePlace()
{
    Record record = withDeadEnds(3);
    record.workarounds = QList<Workaround>(6, record.workarounds.at(0));
    for (int i = 0; i < 6; ++i) {
        record.workarounds[i].action.en = u"Way "_s + QString::number(i);
    }
    showRecord(record);
    const TextButton *read = button(*m_pane, u"Way 3"_s);
    page()->verticalScrollBar()->setValue(placeOf(read) - 1);
    const int place = read->mapTo(page()->viewport(), QPoint()).y();
    for (const double scale : {1.5, 0.8, 3.0, 1.0}) {
        setTextScale(scale);
        QCOMPARE(read->mapTo(page()->viewport(), QPoint()).y(), place);
    }
}

void tst_DetailReading::theColumnGrowsWithTheText()
{
    m_window->resize(3000, 500);
    showRecord(example());
    const PlainLabel *cause = label(u"Metal has no 64-bit float."_s);
    const int before = cause->width();
    QVERIFY(before < 1000);
    setTextScale(3);
    QVERIFY(cause->width() > 2 * before);
}

void tst_DetailReading::copyNeverStandsInTheWayOfTheCode()
{
    Record record = example();
    record.workarounds[0].code = u"nvidia-smi --query-gpu=name,memory.total,memory.used --format=csv\nsecond"_s;
    for (const double scale : {1.0, 2.0, 3.0}) {
        setTextScale(scale);
        for (const int width : {400, 700, 1100}) {
            m_window->resize(width, 700);
            showRecord(record);
            auto *view = m_pane->findChild<CodeView *>();
            const auto *code = view->findChild<QPlainTextEdit *>();
            const auto *copy = view->findChild<QPushButton *>();
            QVERIFY(!code->geometry().intersects(copy->geometry()));
            QVERIFY(code->y() <= copy->geometry().bottom()); // beside it at any width
            QVERIFY(copy->geometry().right() < view->width());
        }
    }
}

QTEST_MAIN(tst_DetailReading)
#include "tst_detailreading.moc"
