// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/theme/calmstyle.h"
#include "ui/theme/palettes.h"
#include "ui/theme/segment.h"
#include "ui/theme/tones.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QSpinBox>
#include <QTabBar>
#include <QTest>
#include <QToolButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;
using namespace wayout::theme;

namespace {

constexpr double seen = 3; // WCAG 2.1, 1.4.11

QWidget *controlOf(const QString &kind)
{
    if (kind == "button"_L1 || kind == "default button"_L1 || kind == "flat button"_L1 || kind == "checked button"_L1) {
        auto *button = new QPushButton(u"Copy"_s);
        button->setDefault(kind == "default button"_L1);
        button->setFlat(kind == "flat button"_L1);
        button->setCheckable(kind == "checked button"_L1);
        button->setChecked(kind == "checked button"_L1);
        return button;
    }
    if (kind.endsWith("tool button"_L1)) {
        auto *button = new QToolButton;
        button->setText(u"Copy"_s);
        button->setFocusPolicy(Qt::StrongFocus);
        button->setAutoRaise(kind.startsWith("raised"_L1));
        if (kind.startsWith("split"_L1)) {
            button->setMenu(new QMenu(button));
            button->setPopupMode(QToolButton::MenuButtonPopup);
        }
        return button;
    }
    if (kind == "combo box"_L1) {
        auto *box = new QComboBox;
        box->addItems({u"one"_s, u"two"_s});
        return box;
    }
    if (kind == "tab bar"_L1) {
        auto *bar = new QTabBar;
        bar->addTab(u"One"_s);
        bar->addTab(u"Two"_s);
        return bar;
    }
    if (kind == "list"_L1) {
        auto *list = new QListWidget;
        list->addItem(u"one"_s);
        return list;
    }
    if (kind == "segment"_L1) {
        auto *segment = new Segment(Segment::Place::First, Segment::Size::Bar, nullptr);
        segment->setText(u"English"_s);
        return segment;
    }
    return kind == "spin box"_L1    ? static_cast<QWidget *>(new QSpinBox)
        : kind == "check box"_L1    ? static_cast<QWidget *>(new QCheckBox(u"Check"_s))
        : kind == "radio button"_L1 ? static_cast<QWidget *>(new QRadioButton(u"Choose"_s))
                                    : static_cast<QWidget *>(new QLineEdit);
}

/// A window with something else that has the focus, and the control.
struct Scene {
    QWidget window;
    QWidget *control;

    explicit Scene(const QString &kind)
        : control(controlOf(kind))
    {
        auto *layout = new QVBoxLayout(&window);
        layout->addWidget(new QLineEdit);
        layout->addWidget(control, 0, Qt::AlignLeft);
        window.resize(260, 160);
        window.show();
    }
    QImage look() { return window.grab(QRect(control->mapTo(&window, QPoint()), control->size())).toImage(); }
};

/// Where the two differ.
QRect difference(const QImage &before, const QImage &after)
{
    QRect result;
    for (int y = 0; y < before.height(); ++y) {
        for (int x = 0; x < before.width(); ++x) {
            result |= before.pixel(x, y) == after.pixel(x, y) ? QRect() : QRect(x, y, 1, 1);
        }
    }
    return result;
}

} // namespace

class tst_FocusMarks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QApplication::setStyle(new CalmStyle); }
    void theKeyboardIsSeen_data();
    void theKeyboardIsSeen();
    void aClickLeavesNoRing();
    void theDefaultButtonIsSeen_data() { palettes(); }
    void theDefaultButtonIsSeen();
    void theRingStandsOutWhateverThePalette();
    void iconsGrowWithTheText();

private:
    static void palettes();
};

void tst_FocusMarks::palettes()
{
    QTest::addColumn<QPalette>("palette");
    QTest::newRow("light") << lightPalette();
    QTest::newRow("dark") << darkPalette();
    QTest::newRow("high contrast") << highContrastPalette();
}

void tst_FocusMarks::theKeyboardIsSeen_data()
{
    QTest::addColumn<QPalette>("palette");
    QTest::addColumn<QString>("kind");
    const QList<std::pair<QString, QPalette>> all{
        {u"light"_s, lightPalette()}, {u"dark"_s, darkPalette()}, {u"high contrast"_s, highContrastPalette()}};
    for (const auto &[name, palette] : all) {
        for (const QString &kind : {u"button"_s, u"default button"_s, u"flat button"_s, u"checked button"_s,
                 u"tool button"_s, u"raised tool button"_s, u"split tool button"_s, u"combo box"_s, u"spin box"_s,
                 u"check box"_s, u"radio button"_s, u"tab bar"_s, u"list"_s, u"line"_s, u"segment"_s}) {
            QTest::addRow("%s, %s", qPrintable(kind), qPrintable(name)) << palette << kind;
        }
    }
}

void tst_FocusMarks::theKeyboardIsSeen()
{
    QFETCH(QPalette, palette);
    QFETCH(QString, kind);
    QApplication::setPalette(palette);
    Scene scene(kind);
    QVERIFY(QTest::qWaitForWindowActive(&scene.window));
    const QImage before = scene.look();
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    QVERIFY(scene.control->hasFocus());
    const QImage after = scene.look();
    QRect ring = difference(before, after);
    QVERIFY(!ring.isNull());
    if (kind == "default button"_L1) {
        ring.setLeft(0); // it had a thinner frame in the same colour before
    }
    // Two pixels wide at the middle of its left edge, and to be told from what it lies on and from what it encloses.
    const int y = ring.center().y();
    for (const int x : {ring.left(), ring.left() + 1}) {
        const QColor line = after.pixelColor(x, y);
        const double fromGround = contrastRatio(line, before.pixelColor(x, y));
        const double fromInside = contrastRatio(line, after.pixelColor(ring.left() + 2, y));
        QVERIFY2(
            std::max(fromGround, fromInside) >= seen, QByteArray::number(x) + ": " + QByteArray::number(fromGround));
        QVERIFY2(fromInside >= seen, QByteArray::number(x) + ": " + QByteArray::number(fromInside));
    }
}

void tst_FocusMarks::aClickLeavesNoRing()
{
    QApplication::setPalette(lightPalette());
    for (const QString &kind : {u"button"_s, u"tool button"_s, u"combo box"_s, u"check box"_s, u"tab bar"_s}) {
        Scene scene(kind);
        QVERIFY(QTest::qWaitForWindowActive(&scene.window));
        const QImage before = scene.look();
        scene.control->setFocus(Qt::MouseFocusReason);
        QVERIFY2(difference(before, scene.look()).isNull(), qPrintable(kind));
    }
}

void tst_FocusMarks::theDefaultButtonIsSeen()
{
    QFETCH(QPalette, palette);
    QApplication::setPalette(palette);
    const QImage usual = Scene(u"button"_s).look();
    const QImage chosen = Scene(u"default button"_s).look();
    QCOMPARE(chosen.size(), usual.size());
    const QPoint edge(0, usual.height() / 2);
    QVERIFY(contrastRatio(chosen.pixelColor(edge), palette.color(QPalette::Window)) >= seen);
    QVERIFY(chosen.pixelColor(edge) != usual.pixelColor(edge));
    const QPoint ground(4, usual.height() / 2);
    QVERIFY(chosen.pixelColor(ground) != usual.pixelColor(ground));
    QVERIFY(contrastRatio(chosen.pixelColor(ground), palette.color(QPalette::ButtonText)) >= 4.5);
}

void tst_FocusMarks::theRingStandsOutWhateverThePalette()
{
    QPalette pale = lightPalette();
    pale.setColor(QPalette::Highlight, QColor(0xff, 0xf0, 0xa0)); // someone's own
    for (const auto role : {QPalette::Window, QPalette::Base, QPalette::Button}) {
        QVERIFY(contrastRatio(focusColour(pale), pale.color(role)) >= seen);
    }
    QCOMPARE(focusColour(lightPalette()), lightPalette().color(QPalette::Highlight));
}

void tst_FocusMarks::iconsGrowWithTheText()
{
    const QFont usual = QApplication::font();
    const QStyle *style = QApplication::style();
    const int icon = style->pixelMetric(QStyle::PM_ButtonIconSize);
    const int box = style->pixelMetric(QStyle::PM_IndicatorWidth);
    QFont large = usual;
    large.setPointSizeF(usual.pointSizeF() * 3);
    QApplication::setFont(large);
    QVERIFY(style->pixelMetric(QStyle::PM_ButtonIconSize) > 2 * icon);
    QVERIFY(style->pixelMetric(QStyle::PM_IndicatorWidth) > 2 * box);
    QApplication::setFont(usual);
}

QTEST_MAIN(tst_FocusMarks)
#include "tst_focusmarks.moc"
