// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/theme/calmstyle.h"
#include "ui/theme/icons.h"
#include "ui/theme/palettes.h"
#include "ui/theme/tones.h"

#include <QApplication>
#include <QComboBox>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QSpinBox>
#include <QStyleOptionComboBox>
#include <QTest>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace wayout::theme;

namespace {

constexpr double readable = 4.5; // WCAG 2.1, 1.4.3
constexpr double seen = 3; // 1.4.11

/// Of all that is drawn there.
double strongestContrast(const QImage &image, const QRect &where, const QColor &ground)
{
    double result = 1;
    const QRect inside = where & image.rect();
    for (int y = inside.top(); y <= inside.bottom(); ++y) {
        for (int x = inside.left(); x <= inside.right(); ++x) {
            result = std::max(result, contrastRatio(image.pixelColor(x, y), ground));
        }
    }
    return result;
}

} // namespace

class tst_CalmStyle : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QApplication::setStyle(new CalmStyle); }
    void cleanup() { QApplication::setFont(m_font); }
    void aMenuHasAnEdgeAndLines_data() { palettes(); }
    void aMenuHasAnEdgeAndLines();
    void theSignOfAChosenCommandIsReadable_data() { palettes(); }
    void theSignOfAChosenCommandIsReadable();
    void theSignOfAChosenButtonIsReadable_data() { palettes(); }
    void theSignOfAChosenButtonIsReadable();
    void theSignInAChosenRowIsReadable_data() { palettes(); }
    void theSignInAChosenRowIsReadable();
    void whatCanBeTypedIntoHasAnEdge_data() { palettes(); }
    void whatCanBeTypedIntoHasAnEdge();
    void scrollBarsAreSeen_data() { palettes(); }
    void scrollBarsAreSeen();
    void theClearButtonIsOfTheSizeOfTheText();
    void signsAreSharpInAnySize();
    void arrowsGrowWithTheText();
    void whatFitsIsShownWhole_data();
    void whatFitsIsShownWhole();

private:
    static void palettes();
    void setTextScale(double scale) const
    {
        QFont font = m_font;
        font.setPointSizeF(m_font.pointSizeF() * scale);
        QApplication::setFont(font);
    }

    const QFont m_font = QApplication::font();
};

void tst_CalmStyle::palettes()
{
    QTest::addColumn<QPalette>("palette");
    QTest::newRow("light") << lightPalette();
    QTest::newRow("dark") << darkPalette();
    QTest::newRow("high contrast") << highContrastPalette();
}

void tst_CalmStyle::aMenuHasAnEdgeAndLines()
{
    QFETCH(QPalette, palette);
    QApplication::setPalette(palette);
    QMenu menu;
    menu.addAction(u"Paste"_s);
    const QAction *line = menu.addSeparator();
    menu.addAction(u"Quit"_s);
    menu.popup({});
    const QImage image = menu.grab().toImage();
    const double wanted = isHighContrast(palette) ? seen : 1.15;
    const QColor ground = palette.color(QPalette::Base);
    const QRect separator = menu.actionGeometry(const_cast<QAction *>(line));
    for (const QPoint &place : {QPoint(0, image.height() / 2), QPoint(image.width() / 2, 0), QPoint(image.width() - 1, image.height() / 2),
             QPoint(image.width() / 2, image.height() - 1), separator.center()}) {
        QVERIFY2(contrastRatio(image.pixelColor(place), ground) >= wanted, qPrintable(u"%1, %2"_s.arg(place.x()).arg(place.y())));
    }
}

void tst_CalmStyle::theSignOfAChosenCommandIsReadable()
{
    QFETCH(QPalette, palette);
    QApplication::setPalette(palette);
    QMenu menu;
    QAction *chosen = menu.addAction(glyphIcon(Glyph::Open), u"Open"_s);
    QMenu *more = menu.addMenu(u"More"_s);
    more->addAction(u"x"_s);
    menu.popup({});
    const QColor ground = palette.color(QPalette::Highlight);
    menu.setActiveAction(chosen);
    const QRect row = menu.actionGeometry(chosen);
    const QRect sign(row.left() + 2, row.top() + 2, row.height(), row.height() - 4);
    QVERIFY(strongestContrast(menu.grab().toImage(), sign, ground) >= readable);
    menu.setActiveAction(more->menuAction());
    const QRect last = menu.actionGeometry(more->menuAction());
    const QRect arrow(last.right() - last.height(), last.top() + 2, last.height() - 2, last.height() - 4);
    QVERIFY(strongestContrast(menu.grab().toImage(), arrow, ground) >= seen);
    more->hide();
}

void tst_CalmStyle::theSignOfAChosenButtonIsReadable()
{
    QFETCH(QPalette, palette);
    QApplication::setPalette(palette);
    QPushButton button(glyphIcon(Glyph::Check), QString());
    button.setCheckable(true);
    button.setChecked(true);
    const QImage image = button.grab().toImage();
    QVERIFY(strongestContrast(image, image.rect().adjusted(4, 4, -4, -4), palette.color(QPalette::Highlight)) >= readable);
}

void tst_CalmStyle::theSignInAChosenRowIsReadable()
{
    QFETCH(QPalette, palette);
    QApplication::setPalette(palette);
    QListWidget list;
    list.addItem(new QListWidgetItem(glyphIcon(Glyph::Triangle), QString()));
    list.setCurrentRow(0);
    list.show();
    const QImage image = list.viewport()->grab().toImage();
    const QRect row = list.visualItemRect(list.item(0)).adjusted(4, 2, 0, -2); // without its mark
    QVERIFY(strongestContrast(image, row.adjusted(0, 0, row.height() - row.width(), 0), toneSurface(Tone::Info, palette)) >= readable);
}

void tst_CalmStyle::whatCanBeTypedIntoHasAnEdge()
{
    QFETCH(QPalette, palette);
    QApplication::setPalette(palette);
    QWidget window;
    auto *layout = new QVBoxLayout(&window);
    auto *other = new QPushButton(u"Close"_s);
    auto *box = new QComboBox;
    box->setEditable(true);
    const QList<QWidget *> fields{new QLineEdit, new QSpinBox, box, new QPlainTextEdit};
    layout->addWidget(other);
    for (QWidget *field : fields) {
        layout->addWidget(field);
    }
    window.show();
    other->setFocus();
    const QImage image = window.grab().toImage();
    for (const QWidget *field : fields) {
        const QRect place = field->geometry();
        const QColor right = image.pixelColor(place.right(), place.center().y());
        const QColor top = image.pixelColor(place.center().x(), place.top());
        for (const QColor &edge : {right, top}) {
            QVERIFY2(contrastRatio(edge, palette.color(QPalette::Base)) >= seen, field->metaObject()->className());
            QVERIFY2(contrastRatio(edge, palette.color(QPalette::Window)) >= seen, field->metaObject()->className());
        }
    }
}

void tst_CalmStyle::scrollBarsAreSeen()
{
    QFETCH(QPalette, palette);
    QApplication::setPalette(palette);
    QPlainTextEdit text(u"line\n"_s.repeated(100));
    text.resize(200, 100);
    text.show();
    const QScrollBar *bar = text.verticalScrollBar();
    const QImage image = text.verticalScrollBar()->grab().toImage();
    QVERIFY(contrastRatio(image.pixelColor(bar->width() / 2, 12), image.pixelColor(bar->width() / 2, bar->height() - 2)) >= seen);
}

void tst_CalmStyle::theClearButtonIsOfTheSizeOfTheText()
{
    for (const double scale : {1.0, 2.0, 3.0}) {
        setTextScale(scale);
        QLineEdit edit(u"words"_s);
        edit.setClearButtonEnabled(true);
        edit.show();
        const auto *button = edit.findChild<QToolButton *>();
        QVERIFY(button);
        QVERIFY2(button->width() <= 2 * edit.fontMetrics().height(), qPrintable(u"%1 at %2"_s.arg(button->width()).arg(scale)));
        QVERIFY(button->height() <= edit.height());
    }
}

void tst_CalmStyle::signsAreSharpInAnySize()
{
    const QStyle *style = QApplication::style();
    for (const auto sign : {QStyle::SP_LineEditClearButton, QStyle::SP_MessageBoxWarning, QStyle::SP_MessageBoxCritical,
             QStyle::SP_MessageBoxInformation, QStyle::SP_MessageBoxQuestion}) {
        QCOMPARE(style->standardIcon(sign).pixmap(QSize(100, 100), 2).size(), QSize(200, 200)); // drawn, not stretched
    }
}

void tst_CalmStyle::arrowsGrowWithTheText()
{
    const auto arrow = [] {
        QStyleOptionComboBox box;
        box.rect = QRect(0, 0, 400, 100);
        return QApplication::style()->subControlRect(QStyle::CC_ComboBox, &box, QStyle::SC_ComboBoxArrow).width();
    };
    const int usual = arrow();
    setTextScale(3);
    QVERIFY(arrow() > 2 * usual);
    QComboBox box;
    box.addItem(u"High contrast"_s);
    QVERIFY(box.sizeHint().width() >= box.fontMetrics().horizontalAdvance(box.itemText(0)) + arrow());
}

void tst_CalmStyle::whatFitsIsShownWhole_data()
{
    QTest::addColumn<double>("scale");
    for (const double scale : {0.5, 1.0, 2.0, 3.0}) {
        QTest::addRow("%g", scale) << scale;
    }
}

void tst_CalmStyle::whatFitsIsShownWhole()
{
    QFETCH(double, scale);
    QApplication::setPalette(lightPalette());
    setTextScale(scale);
    // As wide as it asks to be: the same words with more room around them look the same.
    for (const QString &words : {u"&Remove"_s, u"移除(&R)"_s, u"&WWWW"_s}) {
        QPushButton button(words);
        button.resize(button.sizeHint());
        QPushButton wide(words);
        wide.resize(button.width() + 200, button.height());
        const QRect inside = button.rect().adjusted(8, 4, -8, -4);
        QCOMPARE(button.grab(inside).toImage(), wide.grab(inside.translated(100, 0)).toImage());
    }
    QSpinBox spin;
    spin.setSpecialValueText(u"the usual one"_s);
    spin.resize(spin.sizeHint());
    spin.show();
    const auto *line = spin.findChild<QLineEdit *>();
    QVERIFY(line->width() >= line->fontMetrics().horizontalAdvance(line->text()) + 5); // with the cursor
}

QTEST_MAIN(tst_CalmStyle)
#include "tst_calmstyle.moc"
