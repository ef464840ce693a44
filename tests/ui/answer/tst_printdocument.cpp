// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/answer/printdocument.h"
#include "ui/theme/typescale.h"
#include "ui/window/recordprinting.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTextCursor>
#include <QTextDocument>

#include "tests/ui/answer/examplerecord.h"

using namespace Qt::StringLiterals;
using namespace wayout::answer;
using namespace wayout::catalog;
using namespace wayout::theme;
using namespace wayout::window;

class tst_PrintDocument : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everythingOfTheRecordIsOnIt();
    void whatItIsConfusedWithIsOnIt();
    void codeInProseIsPrintedAsCode();
    void aConditionSaysWhetherItIsOneOfFailing();
    void itSpeaksTheLanguageOfTheRecords();
    void dangerIsPrintedBeforeTheCode();
    void aPdfIsMade();
    void thePdfIsWrittenWhole();
    void aFileThatCannotBeWrittenIsSaid();
};

void tst_PrintDocument::everythingOfTheRecordIsOnIt()
{
    const QString text = recordSheet(example(), ContentLanguage::English)->toPlainText();
    qsizetype last = -1;
    for (const QString &part : {u"TypeError: Cannot convert a MPS Tensor to float64"_s, u"Metal has no 64-bit float."_s,
             u"Do this"_s, u"Cast to float32"_s, u"<b>Before</b> moving."_s, u"model.float().to('mps')"_s,
             u"If that does not fit"_s, u"Keep it on the CPU"_s, u"Do not"_s, u"It only limits memory."_s,
             u"Upgrade macOS"_s, u"fails ~90 %"_s, u"https://pytorch.org/docs/stable"_s}) {
        const qsizetype place = text.indexOf(part);
        QVERIFY2(place > last, qPrintable(part));
        last = place;
    }
}

void tst_PrintDocument::whatItIsConfusedWithIsOnIt()
{
    const QString text = recordSheet(example(), ContentLanguage::English)->toPlainText();
    QVERIFY2(text.contains(u"\nOften confused with\npytorch/other\nThat one says memory.\npytorch/not-loaded\n"_s),
        qPrintable(text));
    Record alone = example();
    alone.confusedWith.clear();
    QVERIFY(!recordSheet(alone, ContentLanguage::English)->toPlainText().contains(u"confused"_s));
}

void tst_PrintDocument::codeInProseIsPrintedAsCode()
{
    Record record = example();
    record.signature.en = u"cannot find `x`"_s; // an error's own words
    record.rootCause.en = u"The `y` is missing."_s;
    const auto sheet = recordSheet(record, ContentLanguage::English);
    QVERIFY(sheet->toPlainText().contains(u"cannot find `x`\n"_s));
    QVERIFY(sheet->toPlainText().contains(u"\nThe y is missing.\n"_s));
    QTextCursor code = sheet->find(u"y is missing"_s);
    code.setPosition(code.selectionStart() + 1);
    QCOMPARE(code.charFormat().fontFamilies().toStringList(), codeFont().families());
}

void tst_PrintDocument::aConditionSaysWhetherItIsOneOfFailing()
{
    Record record = example();
    record.deadEnds[1].condition.en = u"Docker Desktop"_s;
    record.workarounds[1].condition.en = u"Linux"_s;
    const QString text = recordSheet(record, ContentLanguage::English)->toPlainText();
    QVERIFY2(text.contains(u"\nWhen it fails: Docker Desktop\n"_s), qPrintable(text));
    QVERIFY2(text.contains(u"\nWhen: Linux\n"_s), qPrintable(text));
}

void tst_PrintDocument::itSpeaksTheLanguageOfTheRecords()
{
    const QString chinese = recordSheet(example(), ContentLanguage::Chinese)->toPlainText();
    QVERIFY(chinese.startsWith(u"TypeError：无法把"_s));
    QVERIFY(!chinese.contains(u"Metal has no"_s));
    const QString both = recordSheet(example(), ContentLanguage::Both)->toPlainText();
    QVERIFY(both.indexOf(u"Metal 没有"_s) < both.indexOf(u"Metal has no"_s));
}

void tst_PrintDocument::dangerIsPrintedBeforeTheCode()
{
    Record record = example();
    record.workarounds[0].code = u"rm -rf build"_s;
    const QString text = recordSheet(record, ContentLanguage::English)->toPlainText();
    QVERIFY(text.contains(u"Deletes files: cannot be undone.\nrm -rf build"_s));
}

void tst_PrintDocument::aPdfIsMade()
{
    const QByteArray pdf = recordPdf(example(), ContentLanguage::Both);
    QVERIFY(pdf.startsWith("%PDF-"));
    QVERIFY(pdf.trimmed().endsWith("%%EOF"));
}

void tst_PrintDocument::thePdfIsWrittenWhole()
{
    const QTemporaryDir folder;
    QWidget window;
    RecordPrinting printing(&window);
    QSignalSpy informed(&printing, &RecordPrinting::informed);
    printing.writePdf({example(), ContentLanguage::English}, folder.filePath(u"x.pdf"_s));
    QVERIFY(informed.wait());
    QVERIFY(informed.first().first().value<std::function<QString()>>()().contains(u"was written"_s));
    QFile file(folder.filePath(u"x.pdf"_s));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(file.readAll().trimmed().endsWith("%%EOF"));
}

void tst_PrintDocument::aFileThatCannotBeWrittenIsSaid()
{
    QWidget window;
    RecordPrinting printing(&window);
    QSignalSpy noticed(&printing, &RecordPrinting::noticed);
    printing.writePdf({example(), ContentLanguage::English}, u"/proc/no-such-folder/x.pdf"_s);
    QVERIFY(noticed.wait());
    QVERIFY(noticed.first().first().value<std::function<QString()>>()().contains(u"could not be written"_s));
}

QTEST_MAIN(tst_PrintDocument)
#include "tst_printdocument.moc"
