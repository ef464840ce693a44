// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/ui/windowfixture.h"
#include "ui/answer/codeedit.h"
#include "ui/theme/plainlabel.h"
#include "ui/theme/labels.h"

#include <QPainter>

using namespace wayout::answer;
using namespace wayout::theme;

namespace {

/// The first and the last column in which something is drawn.
std::pair<int, int> inked(const QImage &image)
{
    int first = image.width();
    int last = -1;
    for (int x = 0; x < image.width(); ++x) {
        for (int y = 0; y < image.height(); ++y) {
            if (image.pixelColor(x, y).lightness() < 128) {
                first = std::min(first, x);
                last = std::max(last, x);
            }
        }
    }
    return {first, last};
}

QImage drawn(Qt::LayoutDirection direction, Qt::Alignment alignment, const QString &text)
{
    QImage image(200, 30, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.setLayoutDirection(direction);
    drawTextLine(painter, image.rect(), alignment, text);
    painter.end();
    return image;
}

} // namespace

/// A window that is read from right to left.
class tst_Mirrored : public QObject, protected WindowFixture
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QApplication::setLayoutDirection(Qt::RightToLeft); }
    void init() { open(); }
    void cleanup() { close(); }

    void aLineBeginsOnTheRightInItsOwnOrder();
    void theDomainsAreOnTheRightAndTheRecordOnTheLeft();
    void codeAndLogsAreReadFromLeftToRight();
    void noTextIsOutsideItsWidget();
};

void tst_Mirrored::aLineBeginsOnTheRightInItsOwnOrder()
{
    const QImage leading = drawn(Qt::RightToLeft, Qt::AlignLeading, u"C++"_s);
    QVERIFY(inked(leading).second > 190);
    const QImage trailing = drawn(Qt::RightToLeft, Qt::AlignTrailing, u"C++"_s);
    QVERIFY(inked(trailing).first < 10);
    // Of "L..", not "..L", the first column is the tallest.
    const QImage letter = drawn(Qt::RightToLeft, Qt::AlignLeading, u"L.."_s);
    const auto height = [&letter](int x) {
        int dark = 0;
        for (int y = 0; y < letter.height(); ++y) {
            dark += letter.pixelColor(x, y).lightness() < 160 ? 1 : 0;
        }
        return dark;
    };
    const auto [first, last] = inked(letter);
    QVERIFY(height(first) + height(first + 1) > height(last) + height(last - 1));
}

void tst_Mirrored::theDomainsAreOnTheRightAndTheRecordOnTheLeft()
{
    const auto left = [this](const QWidget *widget) { return widget->mapTo(m_window.get(), QPoint()).x(); };
    QVERIFY(left(domains()) > left(list()));
    QVERIFY(left(list()) > left(detail()));
}

void tst_Mirrored::codeAndLogsAreReadFromLeftToRight()
{
    paste(mpsPaste);
    QCOMPARE(pasteView()->layoutDirection(), Qt::LeftToRight);
    detail()->finish();
    QCOMPARE(detail()->findChild<CodeEdit *>()->layoutDirection(), Qt::LeftToRight);
    QVERIFY(pasteView()->viewport()->x() > 20); // the numbers stand before the lines
}

void tst_Mirrored::noTextIsOutsideItsWidget()
{
    paste(mpsPaste);
    detail()->finish();
    for (const int width : {480, 800, 1440}) {
        m_window->resize(width, 800);
        QCoreApplication::processEvents();
        for (auto *label : detail()->findChildren<PlainLabel *>()) {
            if (!label->isVisible() || label->text().isEmpty()) {
                continue;
            }
            QImage image(label->size() + QSize(80, 0), QImage::Format_RGB32);
            image.fill(Qt::white);
            label->render(&image, QPoint(40, 0), {}, QWidget::DrawChildren);
            const auto [first, last] = inked(image);
            QVERIFY2(last < 0 || (first >= 40 && last < 40 + label->width()), qPrintable(label->text()));
        }
    }
}

QTEST_MAIN(tst_Mirrored)
#include "tst_mirrored.moc"
