// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/authoring/autosaveddraft.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace wayout::authoring;
using namespace wayout::catalog;

class tst_AutosavedDraft : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsKeptComesBack_data();
    void whatIsKeptComesBack();
    void secretsOfThePasteAreMasked();
    void secretsInTheFieldsAreMasked();
    void otherFilesAreNoDrafts();
};

void tst_AutosavedDraft::whatIsKeptComesBack_data()
{
    QTest::addColumn<AutosavedDraft>("draft");
    const QByteArray json = R"({"x": 1.50, "id": "a/b"})";
    const RecordDraft record(*fieldsOf(json));
    QTest::newRow("new") << AutosavedDraft{.draft = record, .paste = u"boom\n错"_s, .isRestored = true};
    QTest::newRow("of a file") << AutosavedDraft{
        .draft = record, .file = u"/x/a/b.json"_s, .id = u"a/b"_s, .bytes = QByteArray("{\xff\n"), .isRestored = true};
    QTest::newRow("of an empty file") << AutosavedDraft{
        .draft = record, .file = u"/x"_s, .bytes = QByteArray(""), .isRestored = true};
}

void tst_AutosavedDraft::whatIsKeptComesBack()
{
    QFETCH(AutosavedDraft, draft);
    QCOMPARE(draftFromBytes(draftToBytes(draft)), draft);
}

void tst_AutosavedDraft::secretsOfThePasteAreMasked()
{
    QVERIFY(!draftToBytes({.paste = u"password=hunter2secret"_s}).contains("hunter2secret"));
}

void tst_AutosavedDraft::secretsInTheFieldsAreMasked()
{
    const QByteArray json =
        R"({"summary": "password=hunter2secret", "workarounds": [{"how": "DB_PASSWORD=hunter2secret\nx"}, "token"]})";
    const QByteArray bytes = draftToBytes({.draft = RecordDraft(*fieldsOf(json))});
    QVERIFY(!bytes.contains("hunter2secret"));
    QCOMPARE(draftFromBytes(bytes)->draft.text(u"/workarounds/0/how"_s), u"DB_PASSWORD=******\nx"_s);
}

void tst_AutosavedDraft::otherFilesAreNoDrafts()
{
    QVERIFY(!draftFromBytes({}));
    QVERIFY(!draftFromBytes("[]"));
    QVERIFY(!draftFromBytes(R"({"id": "a/b", "signature": "s"})"));
}

QTEST_GUILESS_MAIN(tst_AutosavedDraft)
#include "tst_autosaveddraft.moc"
