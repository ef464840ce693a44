// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/theme/changes.h"

#include <QLabel>
#include <QSignalSpy>
#include <QStringListModel>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace wayout::theme;

class tst_Changes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void wordsAreAskedForAtOnceAndWithEachLanguage();
    void aWidgetReactsToItsOwnChangesOnly();
    void whoReactsFirstIsTheWidgetAndThenItsChildren();
    void aModelTellsItsViewsThatItReadsDifferently();
    void anEmptyModelSaysNothing();
};

namespace {

void changeLanguage(QWidget &widget)
{
    QEvent event(QEvent::LanguageChange);
    QCoreApplication::sendEvent(&widget, &event);
}

} // namespace

void tst_Changes::wordsAreAskedForAtOnceAndWithEachLanguage()
{
    int asked = 0;
    QLabel label;
    saying(&label, [&asked] { return QString::number(++asked); });
    QCOMPARE(label.text(), u"1"_s);
    changeLanguage(label);
    QCOMPARE(label.text(), u"2"_s);
}

void tst_Changes::aWidgetReactsToItsOwnChangesOnly()
{
    QWidget parent;
    QWidget child(&parent);
    int reactions = 0;
    onChange(parent, {QEvent::FontChange, QEvent::PaletteChange}, [&reactions] { ++reactions; });
    QFont font = child.font();
    font.setPointSize(font.pointSize() + 3);
    child.setFont(font);
    QCOMPARE(reactions, 0);
    parent.setFont(font);
    QCOMPARE(reactions, 1);
    parent.setPalette(QPalette(Qt::green));
    QCOMPARE(reactions, 2);
    changeLanguage(parent);
    QCOMPARE(reactions, 2);
}

void tst_Changes::whoReactsFirstIsTheWidgetAndThenItsChildren()
{
    QStringList order;
    QWidget parent;
    QWidget child(&parent);
    keepTranslated(child, [&order] { order.append(u"child"_s); });
    keepTranslated(parent, [&order] { order.append(u"parent"_s); });
    order.clear();
    changeLanguage(parent);
    QCOMPARE(order, (QStringList{u"parent"_s, u"child"_s}));
}

void tst_Changes::aModelTellsItsViewsThatItReadsDifferently()
{
    QWidget parent;
    auto *model = new QStringListModel({u"a"_s, u"b"_s}, &parent);
    keepTranslated(*model);
    const QSignalSpy cells(model, &QAbstractItemModel::dataChanged);
    const QSignalSpy headers(model, &QAbstractItemModel::headerDataChanged);
    changeLanguage(parent);
    QCOMPARE(cells.count(), 1);
    QCOMPARE(cells.first().at(0).toModelIndex().row(), 0);
    QCOMPARE(cells.first().at(1).toModelIndex().row(), 1);
    QCOMPARE(headers.count(), 1);
}

void tst_Changes::anEmptyModelSaysNothing()
{
    QWidget parent;
    auto *model = new QStringListModel(&parent);
    keepTranslated(*model);
    const QSignalSpy cells(model, &QAbstractItemModel::dataChanged);
    changeLanguage(parent);
    QCOMPARE(cells.count(), 0);
}

QTEST_MAIN(tst_Changes)
#include "tst_changes.moc"
