// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/present/recordmarkdown.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace wayout::catalog;
using namespace wayout::present;

namespace {

Record someRecord()
{
    Record record;
    record.id = u"git/some"_s;
    record.signature = {u"error: <b>bold</b> …"_s, u"错误：粗体"_s};
    record.rootCause.en = u"A *star* and a_name."_s;
    record.verificationTier = u"ai_generated"_s;
    DeadEnd deadEnd;
    deadEnd.whyFails.en = u"It never helped."_s;
    record.deadEnds = {deadEnd};
    Workaround workaround;
    workaround.action = {u"Quote it"_s, u"加引号"_s};
    workaround.code = u"echo '```'\ntrue"_s;
    workaround.successRate = 0.9;
    record.workarounds = {workaround};
    record.evidenceCount = 1;
    return record;
}

} // namespace

class tst_RecordMarkdown : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nothingOfTheRecordIsMarkup();
    void codeIsExactAndStaysInItsBlock();
    void aDeadEndWithoutAnActionIsTitledByItsReason();
    void aConditionSaysWhetherItIsOneOfFailing();
    void bothLanguagesStandTogether();
    void whatIsHiddenIsVisible();
};

void tst_RecordMarkdown::nothingOfTheRecordIsMarkup()
{
    const QString text = recordMarkdown(someRecord(), ContentLanguage::English);
    QVERIFY2(text.startsWith(u"# error: \\<b\\>bold\\</b\\> …\n"_s), qPrintable(text));
    QVERIFY(text.contains(u"A \\*star\\* and a\\_name."_s));
}

void tst_RecordMarkdown::codeIsExactAndStaysInItsBlock()
{
    const QString text = recordMarkdown(someRecord(), ContentLanguage::English);
    QVERIFY2(text.contains(u"  ````\n  echo '```'\n  true\n  ````"_s), qPrintable(text));
}

void tst_RecordMarkdown::aDeadEndWithoutAnActionIsTitledByItsReason()
{
    const QString text = recordMarkdown(someRecord(), ContentLanguage::English);
    QVERIFY(text.contains(u"- **It never helped.**"_s));
    QCOMPARE(text.count(u"It never helped."_s), 1);
    QVERIFY(!text.contains(u"no figure"_s));
}

void tst_RecordMarkdown::aConditionSaysWhetherItIsOneOfFailing()
{
    Record record = someRecord();
    record.deadEnds[0].condition.en = u"Docker Desktop"_s;
    record.workarounds[0].condition.en = u"Linux"_s;
    const QString text = recordMarkdown(record, ContentLanguage::English);
    QVERIFY2(text.contains(u"\n  When it fails: Docker Desktop\n"_s), qPrintable(text));
    QVERIFY2(text.contains(u"\n  When: Linux\n"_s), qPrintable(text));
}

void tst_RecordMarkdown::bothLanguagesStandTogether()
{
    const QString text = recordMarkdown(someRecord(), ContentLanguage::Both);
    QVERIFY2(text.contains(u"**加引号 — Quote it**"_s), qPrintable(text));
}

void tst_RecordMarkdown::whatIsHiddenIsVisible()
{
    Record record = someRecord();
    const QString hidden = u"a\u202eb\U000E0041\u009bc\u2028d"_s;
    record.id += hidden;
    record.signature.en += hidden;
    record.rootCause.en += hidden;
    record.workarounds.first().code += hidden;
    for (const QString &text : {recordMarkdown(record, ContentLanguage::Both), reportMarkdown(hidden, &record, ContentLanguage::English)}) {
        for (const QChar c : u"\u202e\u009b\u2028"_s) {
            QVERIFY2(!text.contains(c), qPrintable(text));
        }
        QVERIFY(!text.contains(u"\U000E0041"_s));
        QVERIFY2(text.contains(u"truea[U+202E]b[U+E0041][U+009B]c[U+2028]d"_s), qPrintable(text));
    }
}

QTEST_GUILESS_MAIN(tst_RecordMarkdown)
#include "tst_recordmarkdown.moc"
