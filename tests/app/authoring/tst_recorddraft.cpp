// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/authoring/recorddraft.h"
#include "app/catalog/catalogreader.h"

#include <QTest>

#include "tests/builtinrecords.h"

using namespace Qt::StringLiterals;
using namespace wayout::authoring;
using namespace wayout::catalog;

class tst_RecordDraft final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nothingChangesWhereNothingIsChanged();
    void unknownFieldsStayWhereTheyAre();
    void newFieldsStandInTheOrderOfTheFormat();
    void figuresAreWrittenAsNumbers_data();
    void figuresAreWrittenAsNumbers();
    void emptiedFieldIsGone();
    void plainEntryBecomesAnObject();
    void chineseOfAParallelListIsShownAndMovesAlong();
    void outcomesFollowTheirEntries();
    void entriesThatSayNothingAreNotSaved();
    void incompleteRecordIsReadAllTheSame();
    void findingsAreToldAtTheDraftsOwnEntries();
    void recordOfAnotherFormatGetsTheFormatsOrder();
};

namespace {

RecordDraft draftOf(const QByteArray &json)
{
    return RecordDraft(*fieldsOf(json));
}

QByteArray oneLine(const RecordDraft &draft)
{
    return jsonOf(draft.fields(), JsonLayout::OneLine).trimmed();
}

} // namespace

void tst_RecordDraft::nothingChangesWhereNothingIsChanged()
{
    const LoadResult builtIn = readBuiltin();
    for (const Record &record : builtIn.records) {
        RecordDraft draft = RecordDraft::ofRecord(record);
        const RecordDraft before = draft;
        draft.setText(u"/signature_zh"_s, draft.text(u"/signature_zh"_s));
        draft.setText(u"/confidence"_s, draft.text(u"/confidence"_s));
        QCOMPARE(draft, before);
        QCOMPARE(draft.tidied(), before);
        Record read = draft.read().record;
        read.file = record.file;
        read.line = record.line;
        QCOMPARE(read, record);
    }
}

void tst_RecordDraft::unknownFieldsStayWhereTheyAre()
{
    RecordDraft draft = draftOf(
        R"({"x_team": {"owner": [1, 2.50]}, "id": "a/b", "signature": "s", "dead_ends": [{"action": "one", "x_seen": true}, {"action": "two"}]})");
    draft.setText(u"/dead_ends/0/action"_s, u"first"_s);
    draft.move(u"/dead_ends"_s, 0, 1);
    const QByteArray expected1 =
        R"({"x_team": {"owner": [1, 2.50]}, "id": "a/b", "signature": "s", "dead_ends": [{"action": "two"}, {"action": "first", "x_seen": true}]})";
    QCOMPARE(oneLine(draft), expected1);
    QCOMPARE(draft.unknownFields(), QStringList{u"x_team"_s});
}

void tst_RecordDraft::newFieldsStandInTheOrderOfTheFormat()
{
    RecordDraft draft = draftOf(R"({"id": "a/b", "signature": "s", "x": 1, "regex": "s", "tags": []})");
    draft.setText(u"/signature_zh"_s, u"错"_s);
    draft.setText(u"/domain"_s, u"a"_s);
    draft.setText(u"/locale"_s, u"en"_s);
    const QByteArray expected2 =
        R"({"id": "a/b", "signature": "s", "signature_zh": "错", "x": 1, "regex": "s", "domain": "a", "tags": [], "locale": "en"})";
    QCOMPARE(oneLine(draft), expected2);
    draft.insert(u"/transition_graph/leads_to"_s, 0, FieldValue::object());
    draft.setText(u"/transition_graph/leads_to/0/error_id"_s, u"c/d"_s);
    QCOMPARE(draft.text(u"/transition_graph/leads_to/0/error_id"_s), u"c/d"_s);
    QCOMPARE(draft.read().record.leadsTo.first().recordId, u"c/d"_s);
}

void tst_RecordDraft::figuresAreWrittenAsNumbers_data()
{
    QTest::addColumn<QString>("pointer");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QByteArray>("json");
    QTest::newRow("rate, digit by digit") << u"/confidence"_s << u"0.90"_s << QByteArray(R"({"confidence": 0.90})");
    QTest::newRow("spaces around it") << u"/confidence"_s << u" 0.9 "_s << QByteArray(R"({"confidence": 0.9})");
    QTest::newRow("no number stays a text, to be told about")
        << u"/confidence"_s << u"high"_s << QByteArray(R"({"confidence": "high"})");
    QTest::newRow("half a number") << u"/confidence"_s << u"0."_s << QByteArray(R"({"confidence": "0."})");
    QTest::newRow("a label of digits is a text")
        << u"/error_code"_s << u"1045"_s << QByteArray(R"({"error_code": "1045"})");
    QTest::newRow("resolvable is a label") << u"/resolvable"_s << u"true"_s << QByteArray(R"({"resolvable": "true"})");
}

void tst_RecordDraft::figuresAreWrittenAsNumbers()
{
    QFETCH(QString, pointer);
    QFETCH(QString, text);
    QFETCH(QByteArray, json);
    RecordDraft draft;
    draft.setText(pointer, text);
    QCOMPARE(oneLine(draft), json);
}

void tst_RecordDraft::emptiedFieldIsGone()
{
    RecordDraft draft = draftOf(R"({"id": "a/b", "signature": "s", "confidence": 0.5, "subcategory": null})");
    draft.setText(u"/confidence"_s, {});
    draft.setText(u"/subcategory"_s, {}); // says nothing already
    const QByteArray expected3 = R"({"id": "a/b", "signature": "s", "subcategory": null})";
    QCOMPARE(oneLine(draft), expected3);
}

void tst_RecordDraft::plainEntryBecomesAnObject()
{
    RecordDraft draft = draftOf(R"({"id": "a/b", "signature": "s", "versions": ["torch>=2"]})");
    QCOMPARE(draft.text(u"/versions/0/version"_s), u"torch>=2"_s);
    draft.setText(u"/versions/0/status"_s, u"active"_s);
    QCOMPARE(draft.read().record.versions, (QList<AffectedVersion>{{.version = u"torch>=2"_s, .status = u"active"_s}}));
}

void tst_RecordDraft::chineseOfAParallelListIsShownAndMovesAlong()
{
    RecordDraft draft = draftOf(
        R"({"id": "a/b", "signature": "s", "workarounds": [{"action": "one"}, {"action": "two"}], "workarounds_zh": ["一", "二"]})");
    QCOMPARE(draft.text(u"/workarounds/1/action_zh"_s), u"二"_s);
    draft.move(u"/workarounds"_s, 1, 0);
    QCOMPARE(draft.text(u"/workarounds/0/action_zh"_s), u"二"_s);
    draft.remove(u"/workarounds"_s, 0);
    draft.insert(u"/workarounds"_s, 0, FieldValue::object());
    draft.setText(u"/workarounds/0/action"_s, u"new"_s);
    QCOMPARE(draft.text(u"/workarounds/0/action_zh"_s), QString());
    QCOMPARE(draft.read().record.workarounds.at(1).action, (BilingualText{u"one"_s, u"一"_s}));
}

void tst_RecordDraft::outcomesFollowTheirEntries()
{
    RecordDraft draft = draftOf(
        R"({"id": "a/b", "signature": "s", "dead_ends": [{"action": "one"}, {"action": "two"}], "reproductions": [{"dead_ends": [true, false]}]})");
    draft.move(u"/dead_ends"_s, 0, 1);
    QCOMPARE(draft.read().record.reproductions.first().deadEnds, (Outcomes{false, true}));
    draft.insert(u"/dead_ends"_s, 1, FieldValue::object());
    QCOMPARE(draft.count(u"/reproductions/0/dead_ends"_s), 3);
    draft.setTruth(u"/reproductions/0/dead_ends/1"_s, true);
    draft.setText(u"/dead_ends/1/action"_s, u"between"_s);
    QCOMPARE(draft.read().record.reproductions.first().deadEnds, (Outcomes{false, true, true}));
    draft.remove(u"/dead_ends"_s, 0);
    QCOMPARE(draft.read().record.reproductions.first().deadEnds, (Outcomes{true, true}));
}

void tst_RecordDraft::entriesThatSayNothingAreNotSaved()
{
    RecordDraft draft = draftOf(
        R"({"id": "a/b", "signature": "s", "dead_ends": [{"action": ""}, {"action": "two", "sources": ["", "https://x.org/"]}], "aliases": ["", "x"], "reproductions": [{"dead_ends": [true, null]}]})");
    const QByteArray expected4 =
        R"({"id": "a/b", "signature": "s", "dead_ends": [{"action": "two", "sources": ["", "https://x.org/"]}], "aliases": ["x"], "reproductions": [{"dead_ends": [null]}]})";
    QCOMPARE(oneLine(draft.tidied()), expected4);
}

void tst_RecordDraft::incompleteRecordIsReadAllTheSame()
{
    RecordDraft draft;
    draft.setText(u"/regex"_s, u"x+"_s);
    const RecordDraft::Reading reading = draft.read();
    QCOMPARE(reading.record.regex, u"x+"_s);
    QCOMPARE(reading.problems.size(), 2);
    QCOMPARE(reading.problems.at(0).kind, Problem::Kind::NoSignature);
    QCOMPARE(reading.problems.at(0).field, u"/signature"_s);
    QCOMPARE(reading.problems.at(1).kind, Problem::Kind::MissingField);
    QCOMPARE(reading.problems.at(1).field, u"/id"_s);
}

void tst_RecordDraft::findingsAreToldAtTheDraftsOwnEntries()
{
    const RecordDraft draft = draftOf(
        R"({"id": "a/b", "signature": "s", "workarounds": [{}, {"action": "two"}], "samples": [{"text": ""}, {"text": "t"}]})");
    QCOMPARE(draft.pointerOf(u"/workarounds/0/action"_s), u"/workarounds/1/action"_s);
    QCOMPARE(draft.pointerOf(u"/samples/0/source"_s), u"/samples/1/source"_s);
    QCOMPARE(draft.pointerOf(u"/regex"_s), u"/regex"_s);
}

void tst_RecordDraft::recordOfAnotherFormatGetsTheFormatsOrder()
{
    const LoadResult loaded = readRecords(
        R"({"id": "a/b/c", "error": {"signature": "s", "regex": "sss", "domain": "a"}, "verdict": {"summary": "why"}})",
        {});
    const RecordDraft draft = RecordDraft::ofRecord(loaded.records.first());
    QCOMPARE(draft.fields().keys, (QStringList{u"id"_s, u"signature"_s, u"regex"_s, u"domain"_s, u"root_cause"_s}));
}

QTEST_GUILESS_MAIN(tst_RecordDraft)
#include "tst_recorddraft.moc"
