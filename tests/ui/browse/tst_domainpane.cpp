// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/browse/domainpane.h"
#include "tests/compiledcatalog.h"

#include <QKeyEvent>
#include <QListView>
#include <QMenu>
#include <QSignalSpy>
#include <QTest>

#include <memory>

using namespace Qt::StringLiterals;
using namespace wayout::browse;
using namespace wayout::catalog;

/// The domains, and below them what is the user's own.
class tst_DomainPane : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_pane.reset(); }

    void ownListsStayInSightBelowManyDomains();
    void oneThingIsMarkedAsChosen();
    void theKeysGoOnIntoOwnListsAndBack();
    void whatTheKeysStandOnIsChosenByAKeyOnly_data();
    void whatTheKeysStandOnIsChosenByAKeyOnly();
    void aKeyThatIsHeldDownStopsAtTheLastDomain();
    void theListOfDomainsChoosesNothingWhenItIsComeTo();
    void aClickChoosesOnce();
    void theMenuEndsWithTheSame();

private:
    static Catalog catalog()
    {
        QList<Record> records;
        for (int i = 0; i < 57; ++i) {
            records.append({.id = QString::number(i), .signature = {.en = u"x"_s}, .domain = u"domain-%1"_s.arg(i)});
        }
        return catalogOf(records);
    }
    QList<QListView *> views() const { return m_pane->findChildren<QListView *>(); }
    QListView *domains() const { return views().at(0); }
    QListView *own() const { return views().at(1); }
    static QList<int> selected(const QListView &view)
    {
        QList<int> rows;
        for (const QModelIndex &index : view.selectionModel()->selectedIndexes()) {
            rows.append(index.row());
        }
        return rows;
    }
    int last() const { return domains()->model()->rowCount() - 1; }

    std::unique_ptr<DomainPane> m_pane;
};

void tst_DomainPane::init()
{
    m_pane = std::make_unique<DomainPane>();
    m_pane->setCatalog(catalog());
    m_pane->resize(224, 600);
    m_pane->show();
    QVERIFY(QTest::qWaitForWindowActive(m_pane.get()));
}

void tst_DomainPane::ownListsStayInSightBelowManyDomains()
{
    for (const int height : {600, 320}) {
        m_pane->resize(224, height);
        QCoreApplication::processEvents();
        for (int row = 0; row < own()->model()->rowCount(); ++row) {
            const QRect place = own()->visualRect(own()->model()->index(row, 0));
            QVERIFY(own()->viewport()->rect().contains(place));
            QVERIFY(m_pane->rect().contains(place.translated(own()->viewport()->mapTo(m_pane.get(), QPoint()))));
        }
        QVERIFY(own()->y() >= domains()->geometry().bottom());
        QVERIFY(domains()->height() >= 3 * domains()->sizeHintForRow(0));
        QVERIFY(domains()->viewport()->width() < domains()->width()); // a scroll bar
        QTRY_COMPARE(own()->viewport()->width(), domains()->viewport()->width()); // the counts stand in one column
    }
}

void tst_DomainPane::oneThingIsMarkedAsChosen()
{
    QSignalSpy chosen(m_pane.get(), &DomainPane::domainChosen);
    QSignalSpy ownChosen(m_pane.get(), &DomainPane::ownChosen);
    m_pane->setCurrent(u"domain-3"_s);
    const QList<int> row = selected(*domains());
    QCOMPARE(row.size(), 1);
    QCOMPARE(selected(*own()), QList<int>());
    m_pane->setCurrentOwn(OwnModel::Favourites);
    QCOMPARE(selected(*domains()), QList<int>());
    QCOMPARE(selected(*own()), QList<int>{OwnModel::Favourites});
    m_pane->setCurrentOwn(OwnModel::Records);
    QCOMPARE(selected(*own()), QList<int>{OwnModel::Records});
    m_pane->setCurrent(u"domain-3"_s); // the same as before
    QCOMPARE(selected(*domains()), row);
    QCOMPARE(selected(*own()), QList<int>());
    QCOMPARE(chosen.size() + ownChosen.size(), 0);
}

void tst_DomainPane::theKeysGoOnIntoOwnListsAndBack()
{
    domains()->setFocus();
    domains()->setCurrentIndex(domains()->model()->index(last() - 1, 0));
    QSignalSpy chosen(m_pane.get(), &DomainPane::domainChosen);
    QTest::keyClick(domains(), Qt::Key_Down);
    QVERIFY(domains()->hasFocus());
    QTest::keyClick(domains(), Qt::Key_Down);
    QVERIFY(own()->hasFocus());
    QCOMPARE(own()->currentIndex().row(), 0);
    QTest::keyClick(own(), Qt::Key_Down);
    QCOMPARE(own()->currentIndex().row(), 1);
    QTest::keyClick(own(), Qt::Key_Up);
    QTest::keyClick(own(), Qt::Key_Up);
    QVERIFY(domains()->hasFocus());
    QCOMPARE(domains()->currentIndex().row(), last());
    QCOMPARE(chosen.size(), 1); // the last domain, on the way down
    QTest::keyClick(domains(), Qt::Key_Tab);
    QVERIFY(own()->hasFocus());
    QTest::keyClick(own(), Qt::Key_Tab, Qt::ShiftModifier);
    QVERIFY(domains()->hasFocus());
}

void tst_DomainPane::whatTheKeysStandOnIsChosenByAKeyOnly_data()
{
    QTest::addColumn<Qt::Key>("key");
    QTest::newRow("Enter") << Qt::Key_Return;
    QTest::newRow("Enter of the number pad") << Qt::Key_Enter;
    QTest::newRow("Space") << Qt::Key_Space;
}

void tst_DomainPane::whatTheKeysStandOnIsChosenByAKeyOnly()
{
    QFETCH(Qt::Key, key);
    QSignalSpy chosen(m_pane.get(), &DomainPane::ownChosen);
    own()->setFocus();
    QTest::keyClick(own(), Qt::Key_Home);
    QTest::keyClick(own(), Qt::Key_Down);
    QTest::keyClick(own(), Qt::Key_Down);
    QCOMPARE(chosen.size(), 0);
    QCOMPARE(selected(*own()), QList<int>());
    QTest::keyClick(own(), key);
    QCOMPARE(chosen.size(), 1);
    QCOMPARE(chosen.first().first().value<OwnModel::Entry>(), OwnModel::Records);
    QSignalSpy domainChosen(m_pane.get(), &DomainPane::domainChosen);
    m_pane->setCurrent(u"domain-3"_s);
    QTest::keyClick(domains(), key); // marked because of a record: it can be chosen all the same
    QCOMPARE(domainChosen.size(), 1);
    QCOMPARE(domainChosen.first().first().value<std::optional<QString>>(), u"domain-3"_s);
}

void tst_DomainPane::aKeyThatIsHeldDownStopsAtTheLastDomain()
{
    domains()->setFocus();
    domains()->setCurrentIndex(domains()->model()->index(last(), 0));
    QKeyEvent held(QEvent::KeyPress, Qt::Key_Down, Qt::NoModifier, QString(), true);
    QCoreApplication::sendEvent(domains(), &held);
    QVERIFY(domains()->hasFocus());
}

void tst_DomainPane::theListOfDomainsChoosesNothingWhenItIsComeTo()
{
    own()->setFocus();
    m_pane->setCatalog(catalog()); // loaded again: no domain is the current one
    m_pane->setCurrentOwn(OwnModel::Favourites);
    QSignalSpy chosen(m_pane.get(), &DomainPane::domainChosen);
    domains()->setFocus(Qt::BacktabFocusReason);
    QCOMPARE(chosen.size(), 0);
    QCOMPARE(selected(*own()), QList<int>{OwnModel::Favourites});
}

void tst_DomainPane::aClickChoosesOnce()
{
    QSignalSpy chosen(m_pane.get(), &DomainPane::ownChosen);
    const QPoint place = own()->visualRect(own()->model()->index(OwnModel::History, 0)).center();
    QTest::mouseClick(own()->viewport(), Qt::LeftButton, {}, place);
    QCOMPARE(chosen.size(), 1);
    QCOMPARE(chosen.first().first().value<OwnModel::Entry>(), OwnModel::History);
    QCOMPARE(selected(*own()), QList<int>()); // a dialog opens: nothing is listed
}

void tst_DomainPane::theMenuEndsWithTheSame()
{
    m_pane->setOwnCount(OwnModel::Favourites, 7);
    m_pane->setOwnCount(OwnModel::Records, 0);
    QMenu menu;
    m_pane->fillMenu(menu);
    QList<QAction *> actions = menu.actions();
    const QList<QAction *> ends = actions.last(4);
    QVERIFY(ends.at(0)->isSeparator());
    QCOMPARE(ends.at(1)->text(), u"History"_s); // not counted yet
    QCOMPARE(ends.at(2)->text(), u"Favourites (7)"_s);
    QCOMPARE(ends.at(3)->text(), u"My records (0)"_s);
    QSignalSpy chosen(m_pane.get(), &DomainPane::ownChosen);
    ends.at(3)->trigger();
    QCOMPARE(chosen.size(), 1);
    QCOMPARE(chosen.first().first().value<OwnModel::Entry>(), OwnModel::Records);
}

QTEST_MAIN(tst_DomainPane)
#include "tst_domainpane.moc"
