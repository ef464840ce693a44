// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/editor/draftdocument.h"
#include "ui/editor/entrymodel.h"
#include "ui/editor/trialpanel.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace wayout::authoring;
using namespace wayout::catalog;
using namespace wayout::editor;

class tst_EntryModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void followsEveryChangeAndItsUndoing();
    void textsAreEditedInTheirPlace();
    void entriesAreNamedByWhatTheySayFirst();
    void emptyEntriesAndFindingsAreSaidInWords();
    void outcomesHaveThreeStates();
    void otherRecordsAreListed();
    void typingIsUndoneAtOnce();
    void undoingAllIsTheSavedState();
    void theirsCanBeUndone();

private:
    QStringList shown(const QAbstractItemModel &model) const;

    std::unique_ptr<DraftDocument> m_document;
};

void tst_EntryModel::init()
{
    const QByteArray json = R"({"id": "a/b", "signature": "s", "aliases": ["one", "two"],
        "dead_ends": [{"action": "Reinstall", "x": 1}, {"why_fails_zh": "没用"}], "reproductions": [{"dead_ends": [true]}]})";
    m_document = std::make_unique<DraftDocument>(RecordDraft(*fieldsOf(json)));
}

QStringList tst_EntryModel::shown(const QAbstractItemModel &model) const
{
    QStringList rows;
    for (int row = 0; row < model.rowCount(); ++row) {
        rows.append(model.index(row, 0).data().toString());
    }
    return rows;
}

void tst_EntryModel::followsEveryChangeAndItsUndoing()
{
    EntryModel model(*m_document, true, nullptr);
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.bind(u"/aliases"_s);
    const QList<QStringList> states{{u"one"_s, u"two"_s}, {u"one"_s, u"new"_s, u"two"_s}, {u"two"_s, u"one"_s, u"new"_s},
        {u"one"_s, u"new"_s}};
    m_document->insert(u"/aliases"_s, 1, FieldValue::ofText(u"new"_s));
    QCOMPARE(shown(model), states.at(1));
    m_document->move(u"/aliases"_s, 2, 0);
    QCOMPARE(shown(model), states.at(2));
    m_document->remove(u"/aliases"_s, 0);
    QCOMPARE(shown(model), states.at(3));
    for (const qsizetype state : {2, 1, 0}) {
        m_document->undoStack().undo();
        QCOMPARE(shown(model), states.at(state));
    }
    for (const qsizetype state : {1, 2, 3}) {
        m_document->undoStack().redo();
        QCOMPARE(shown(model), states.at(state));
    }
    m_document->replace(RecordDraft());
    QCOMPARE(model.rowCount(), 0);
    m_document->undoStack().undo();
    QCOMPARE(shown(model), states.at(3));
}

void tst_EntryModel::textsAreEditedInTheirPlace()
{
    EntryModel model(*m_document, true, nullptr);
    model.bind(u"/aliases"_s);
    QVERIFY(model.flags(model.index(0)) & Qt::ItemIsEditable);
    QVERIFY(model.setData(model.index(1), u"second"_s));
    QCOMPARE(m_document->draft().text(u"/aliases/1"_s), u"second"_s);
    QCOMPARE(shown(model).at(1), u"second"_s);
}

void tst_EntryModel::entriesAreNamedByWhatTheySayFirst()
{
    EntryModel model(*m_document, false, nullptr);
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.bind(u"/dead_ends"_s);
    QCOMPARE(shown(model), (QStringList{u"Reinstall"_s, u"没用"_s}));
    m_document->setText(u"/dead_ends/1/action"_s, u"Restart"_s);
    QCOMPARE(shown(model).at(1), u"Restart"_s);
    QVERIFY(!(model.flags(model.index(0)) & Qt::ItemIsEditable));
}

void tst_EntryModel::emptyEntriesAndFindingsAreSaidInWords()
{
    EntryModel model(*m_document, false, nullptr);
    model.bind(u"/dead_ends"_s);
    m_document->insert(u"/dead_ends"_s, 2, FieldValue::object());
    QCOMPARE(shown(model).at(2), u"(empty)"_s);
    m_document->setFindings({{u"/dead_ends/0/fail_rate"_s, {.kind = Problem::Kind::OutOfRange, .argument = u"7"_s}}});
    QVERIFY(shown(model).at(0).startsWith(u"⚠ "_s));
    QVERIFY(m_document->findingsAt(u"/dead_ends"_s).isEmpty()); // told at its own field
    QCOMPARE(m_document->findingsAt(u"/dead_ends/0/fail_rate"_s).size(), 1);
}

void tst_EntryModel::outcomesHaveThreeStates()
{
    OutcomeModel model(*m_document, u"/dead_ends"_s, nullptr);
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.bind(u"/reproductions/0/dead_ends"_s);
    QCOMPARE(model.rowCount(), 2);
    QCOMPARE(model.index(0).data(Qt::CheckStateRole).value<Qt::CheckState>(), Qt::Checked);
    QCOMPARE(model.index(1).data(Qt::CheckStateRole).value<Qt::CheckState>(), Qt::PartiallyChecked);
    QVERIFY(model.setData(model.index(1), Qt::Unchecked, Qt::CheckStateRole));
    QCOMPARE(m_document->draft().read().record.reproductions.first().deadEnds, (Outcomes{true, false}));
    m_document->undoStack().undo();
    QCOMPARE(m_document->draft().count(u"/reproductions/0/dead_ends"_s), 1);
    m_document->insert(u"/dead_ends"_s, 2, FieldValue::object());
    QCOMPARE(model.index(2).data().toString(), u"not tried: entry 3"_s);
    m_document->undoStack().undo();
    m_document->remove(u"/dead_ends"_s, 0);
    QCOMPARE(model.rowCount(), 1);
}

void tst_EntryModel::otherRecordsAreListed()
{
    TrialModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setOthers({{.record = 3, .id = u"git/lock"_s, .text = u"index.lock"_s, .isSample = true}});
    QVERIFY(shown(model).first().contains("git/lock"_L1) && shown(model).first().contains("index.lock"_L1));
    model.setOthers({});
    QCOMPARE(model.rowCount(), 0);
}

void tst_EntryModel::typingIsUndoneAtOnce()
{
    for (const QString &text : {u"s1"_s, u"s12"_s, u"s123"_s}) {
        m_document->setText(u"/signature"_s, text);
    }
    m_document->setText(u"/regex"_s, u"x"_s);
    QCOMPARE(m_document->undoStack().count(), 2);
    m_document->undoStack().undo();
    m_document->undoStack().undo();
    QCOMPARE(m_document->draft().text(u"/signature"_s), u"s"_s);
}

void tst_EntryModel::undoingAllIsTheSavedState()
{
    const QByteArray before = m_document->draft().json();
    m_document->setText(u"/confidence"_s, u"0.5"_s);
    m_document->remove(u"/dead_ends"_s, 0);
    m_document->setText(u"/signature"_s, {});
    QVERIFY(!m_document->undoStack().isClean());
    m_document->undoStack().setIndex(0);
    QVERIFY(m_document->undoStack().isClean());
    QCOMPARE(m_document->draft().json(), before);
}

void tst_EntryModel::theirsCanBeUndone()
{
    m_document->setText(u"/signature"_s, u"mine"_s);
    m_document->replace(RecordDraft(*fieldsOf(R"({"id": "a/b", "signature": "theirs"})")));
    QCOMPARE(m_document->draft().text(u"/signature"_s), u"theirs"_s);
    m_document->undoStack().undo();
    QCOMPARE(m_document->draft().text(u"/signature"_s), u"mine"_s);
    QCOMPARE(m_document->draft().count(u"/dead_ends"_s), 2);
}

QTEST_MAIN(tst_EntryModel)
#include "tst_entrymodel.moc"
