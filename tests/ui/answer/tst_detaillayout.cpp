// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/answer/codeview.h"
#include "ui/answer/detailpane.h"
#include "ui/answer/recordpage.h"
#include "ui/theme/palettes.h"

#include <QAccessible>
#include <QApplication>
#include <QPlainTextEdit>
#include <QScrollArea>
#include <QScrollBar>
#include <QTest>
#include <QVBoxLayout>
#include <QWheelEvent>

#include <limits>

#include "tests/ui/answer/examplerecord.h"
#include "tests/ui/timedapplication.h"

using namespace Qt::StringLiterals;
using namespace wayout::answer;
using namespace wayout::catalog;
using namespace wayout::match;
using namespace wayout::theme;

namespace {

/// The same texts and code in the toolkit's own widgets, in one column.
QWidget *stockWidgets(const Record &record)
{
    auto *content = new QWidget;
    auto *layout = new QVBoxLayout(content);
    for (const Workaround &workaround : record.workarounds) {
        for (const QString &text :
            {workaround.action.en, workaround.how.en, u"works ~90 %"_s, u"estimate"_s, u"2 sources"_s}) {
            auto *label = new QLabel(text);
            label->setTextFormat(Qt::PlainText);
            label->setWordWrap(true);
            layout->addWidget(label);
        }
        layout->addWidget(new QPlainTextEdit(workaround.code));
        layout->addWidget(new QPushButton(u"Copy"_s));
    }
    return content;
}

} // namespace

class tst_DetailLayout : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void longListsAreShownInParts();
    void nothingIsCutOffInANarrowPane();
    void noLineOfCodeIsHiddenAtAnyWidth();
    void theTextSizeFollowsTheApplication();
    void thePaletteIsFollowedLive();
    void theWheelOverCodeIsLeftToThePage();
    void everyControlHasAName();
    void tabReachesEveryControlInReadingOrder();
    void theNextRecordStartsAtTheTop();
    void twentyCodeBlocksCostLittleMoreThanTheirWidgets();

private:
    std::unique_ptr<DetailPane> m_pane;
    std::shared_ptr<const Engine> m_engine;
};

void tst_DetailLayout::init()
{
    m_pane = std::make_unique<DetailPane>();
    m_pane->resize(700, 500);
    m_engine = engineOf(example());
}

void tst_DetailLayout::longListsAreShownInParts()
{
    Record record = example();
    record.workarounds.clear();
    for (int i = 0; i < 34; ++i) {
        record.workarounds.append(Workaround{.action = {u"Way "_s + QString::number(i), {}}});
    }
    record.tags = QStringList(10000, u"tag"_s);
    m_pane->showRecord(engineOf(record), 0, {});
    m_pane->finish();
    QVERIFY(button(*m_pane, u"Way 20"_s)); // the first one is the fix
    QVERIFY(!button(*m_pane, u"Way 21"_s));
    button(*m_pane, u"Show all 33"_s)->click();
    QVERIFY(button(*m_pane, u"Way 33"_s));
    QVERIFY(!button(*m_pane, u"Show all 33"_s));
    QVERIFY(shows(*m_pane, u"and 9980 more"_s));
}

void tst_DetailLayout::nothingIsCutOffInANarrowPane()
{
    Record record = example();
    record.signature.en += QString(300, u'x');
    record.deadEnds[1].whyFails.en = u"/very/long/path"_s.repeated(40);
    for (const int width : {320, 700, 1400}) {
        m_pane->resize(width, 500);
        m_pane->show();
        m_pane->showRecord(engineOf(record), 0, {});
        m_pane->finish();
        QCoreApplication::processEvents();
        QCoreApplication::processEvents();
        const auto *scroll = m_pane->findChild<RecordPage *>();
        QVERIFY(scroll->widget()->width() <= scroll->viewport()->width());
        for (const PlainLabel *label : m_pane->findChildren<PlainLabel *>()) {
            if (label->isVisible()) {
                QVERIFY2(label->height() >= label->heightForWidth(label->width()), qPrintable(label->text().left(40)));
                QVERIFY(label->mapTo(scroll->widget(), QPoint(label->width(), 0)).x() <= scroll->widget()->width());
            }
        }
    }
}

void tst_DetailLayout::noLineOfCodeIsHiddenAtAnyWidth()
{
    Record record = example();
    record.workarounds = {
        Workaround{.action = {u"Look"_s, {}}, .code = u"nvidia-smi --format=csv\n"_s + QString(60, u'x')}};
    m_pane->show();
    for (int width = 400; width < 900; width += 7) {
        m_pane->resize(width, 500);
        m_pane->showRecord(engineOf(record), 0, {});
        m_pane->finish();
        QCoreApplication::processEvents();
        QCoreApplication::processEvents();
        const auto *code = m_pane->findChild<CodeView *>()->findChild<QPlainTextEdit *>();
        const int needed = 2 * QFontMetrics(code->font()).height();
        QVERIFY2(code->viewport()->height() >= needed,
            qPrintable(u"%1: %2 of %3"_s.arg(width).arg(code->viewport()->height()).arg(needed)));
    }
}

void tst_DetailLayout::theTextSizeFollowsTheApplication()
{
    m_pane->show();
    m_pane->showRecord(m_engine, 0, {});
    m_pane->finish();
    QCoreApplication::processEvents();
    const auto *scroll = m_pane->findChild<RecordPage *>();
    const int before = scroll->widget()->height();
    const QFont font = QApplication::font();
    QFont large = font;
    large.setPointSizeF(font.pointSizeF() * 2);
    QApplication::setFont(large);
    for (int i = 0; i < 10; ++i) {
        QCoreApplication::processEvents();
    }
    QVERIFY(scroll->widget()->height() > 3 * before / 2);
    for (const PlainLabel *label : m_pane->findChildren<PlainLabel *>()) {
        QVERIFY2(
            !label->isVisible() || label->height() >= label->heightForWidth(label->width()), qPrintable(label->text()));
    }
    QApplication::setFont(font);
    for (int i = 0; i < 10; ++i) {
        QCoreApplication::processEvents();
    }
    QCOMPARE(scroll->widget()->height(), before);
}

void tst_DetailLayout::thePaletteIsFollowedLive()
{
    const QPalette before = QApplication::palette();
    QApplication::setPalette(lightPalette());
    m_pane->show();
    m_pane->showRecord(m_engine, 0, {});
    m_pane->finish();
    QCoreApplication::processEvents();
    QVERIFY(m_pane->grab().toImage().pixelColor(4, 4).lightness() > 200);
    QApplication::setPalette(darkPalette());
    QCoreApplication::processEvents();
    const QImage dark = m_pane->grab().toImage();
    for (int y = 4; y < dark.height(); y += 20) {
        QVERIFY2(dark.pixelColor(4, y).lightness() < 100, QByteArray::number(y));
    }
    QApplication::setPalette(before);
}

void tst_DetailLayout::theWheelOverCodeIsLeftToThePage()
{
    Record record = example();
    record.workarounds[0].code = QString(500, u'x');
    m_pane->resize(500, 200);
    m_pane->show();
    m_pane->showRecord(engineOf(record), 0, {});
    m_pane->finish();
    QCoreApplication::processEvents();
    QWidget *code = m_pane->findChild<QPlainTextEdit *>()->viewport();
    QWheelEvent event(QPointF(5, 5), code->mapToGlobal(QPointF(5, 5)), {}, QPoint(0, -120), Qt::NoButton,
        Qt::NoModifier, Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(code, &event);
    QVERIFY(!event.isAccepted()); // so that it goes on to what is around the code
    QCOMPARE(code->parentWidget()->findChild<QScrollBar *>()->value(), 0);
}

void tst_DetailLayout::everyControlHasAName()
{
    m_pane->show();
    m_pane->showRecord(m_engine, 0, {Evidence{Evidence::Kind::Code, 1, 1, 5, u"E0308"_s}});
    m_pane->finish();
    QCoreApplication::processEvents();
    QStringList names;
    for (QWidget *widget : m_pane->findChildren<QWidget *>()) {
        if (widget->isVisible() && (widget->focusPolicy() & Qt::TabFocus)) {
            const QString name = QAccessible::queryAccessibleInterface(widget)->text(QAccessible::Name);
            QVERIFY2(!name.isEmpty(), widget->metaObject()->className());
            names.append(name);
        }
    }
    QVERIFY(names.size() > 7);
    QCOMPARE(names.removeDuplicates(), 0);
}

void tst_DetailLayout::tabReachesEveryControlInReadingOrder()
{
    m_pane->show();
    QVERIFY(QTest::qWaitForWindowActive(m_pane.get()));
    m_pane->showRecord(m_engine, 0, {Evidence{Evidence::Kind::Code, 1, 1, 5, u"E0308"_s}});
    m_pane->finish();
    QCoreApplication::processEvents();
    button(*m_pane, u"2 source"_s)->click(); // made late, read here
    QCoreApplication::processEvents();
    auto *scroll = m_pane->findChild<RecordPage *>();
    scroll->setFocus();
    int last = -1;
    int reached = 0;
    for (int i = 0; i < 40; ++i) {
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        QWidget *now = QApplication::focusWidget();
        if (!scroll->widget()->isAncestorOf(now)) {
            break;
        }
        const QRect place(now->mapTo(scroll->widget(), QPoint()), now->size());
        QVERIFY2(place.bottom() > last, now->metaObject()->className()); // below, or on the same line
        last = place.top();
        ++reached;
        const QRect seen(now->mapTo(scroll->viewport(), QPoint()), now->size());
        QVERIFY(scroll->viewport()->rect().intersects(seen)); // what has the focus is in view
    }
    QCOMPARE(reached, 13);
}

void tst_DetailLayout::theNextRecordStartsAtTheTop()
{
    m_pane->resize(320, 200);
    m_pane->show();
    m_pane->showRecord(m_engine, 0, {});
    m_pane->finish();
    QCoreApplication::processEvents();
    auto *bar = m_pane->findChild<RecordPage *>()->verticalScrollBar();
    bar->setValue(bar->maximum());
    QVERIFY(bar->value() > 0);
    m_pane->showRecord(m_engine, 0, {});
    m_pane->finish();
    QCoreApplication::processEvents();
    QCOMPARE(bar->value(), 0);
}

void tst_DetailLayout::twentyCodeBlocksCostLittleMoreThanTheirWidgets()
{
    Record record = example();
    const Workaround withCode = record.workarounds.at(0);
    record.workarounds.fill(withCode, 20);
    const auto engine = engineOf(record);
    m_pane->show();
    m_pane->showRecord(engine, 0, {}); // fonts and syntax definitions are loaded once
    m_pane->finish();
    QCoreApplication::processEvents();
    double reference = std::numeric_limits<double>::max(); // milliseconds
    double show = reference;
    double change = reference;
    for (int i = 0; i < 8; ++i) { // the fastest of some: the machine may be busy
        double start = processorMs();
        QScrollArea stock;
        stock.setWidget(stockWidgets(record));
        stock.show();
        reference = std::min(reference, processorMs() - start);
        start = processorMs();
        m_pane->showRecord(engine, 0, {});
        m_pane->finish();
        show = std::min(show, processorMs() - start);
        QCoreApplication::processEvents();
        start = processorMs();
        m_pane->setContentLanguage(i % 2 == 0 ? ContentLanguage::Both : ContentLanguage::English);
        change = std::min(change, processorMs() - start);
        QCoreApplication::processEvents();
    }
    const QString figures = u"stock widgets %1 ms, show %2 ms, language %3 ms"_s.arg(reference).arg(show).arg(change);
    qInfo("%s", qPrintable(figures));
    QVERIFY2(show < 5 * reference, qPrintable(figures));
    QVERIFY2(change < 2 * reference, qPrintable(figures));
}

QTEST_MAIN(tst_DetailLayout)
#include "tst_detaillayout.moc"
