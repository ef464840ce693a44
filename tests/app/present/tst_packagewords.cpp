// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/present/occasion.h"
#include "app/present/packagewords.h"
#include "app/present/recorddocument.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace wayout::catalog;
using namespace wayout::evidence;
using namespace wayout::present;

using Form = RecordDocument::Form;

class tst_PackageWords : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aPackageSaysWhichListItIsFrom();
    void aSentenceTakesThePlaceOfCodeForNoPackage();
    void everyFormOfTheDocumentHasTheSentence();
    void aDamagedListIsSaid();
    void codeThatNeedsNoPackageStays();
};

namespace {

const QString code = u"sudo apt install <package>"_s;

Record someRecord()
{
    Record record{.id = u"linux/some"_s, .signature = {u"cannot open"_s, {}}};
    record.captures = {Capture{
        .name = u"package"_s, .regex = u"(lib\\S+): cannot open"_s, .kind = u"package"_s, .from = u"debian:library"_s}};
    record.workarounds = {{.action = {u"Install it"_s, {}}, .code = code, .codeLanguage = u"Bash"_s},
        {.action = {u"Build it"_s, {}}, .code = u"make"_s, .codeLanguage = u"Bash"_s}};
    return record;
}

FittedRecord fittedTo(const QString &paste)
{
    return fittedRecord(someRecord(), {factsOf(someRecord(), {.text = paste, .line = 1})});
}

} // namespace

void tst_PackageWords::aPackageSaysWhichListItIsFrom()
{
    const FittedRecord fitted = fittedTo(u"libpq.so.5: cannot open"_s);
    QCOMPARE(absentPackageWords(code, fitted), QString());
    const QString date = PackageIndex::builtIn().releases().first().date;
    QCOMPARE(packageListWords(filledCode(code, u"Bash"_s, fitted.values), fitted.values),
        u"libpq5 is from the list of packages of Debian 13, "_s + date);
}

void tst_PackageWords::aSentenceTakesThePlaceOfCodeForNoPackage()
{
    QCOMPARE(absentPackageWords(code, fittedTo(u"libnobody.so.9: cannot open"_s)),
        u"No package of Debian 13 has libnobody.so.9."_s);
    QCOMPARE(absentPackageWords(code, fittedTo(u"libtinfo.so.5: cannot open"_s)),
        u"No package of Debian 13 has libtinfo.so.5. In Debian 12 it is in libtinfo5."_s);
}

void tst_PackageWords::everyFormOfTheDocumentHasTheSentence()
{
    const Record record = someRecord();
    const Occasion occasion{factsOf(record, {.text = u"libnobody.so.9: cannot open"_s, .line = 1})};
    const QString sentence = u"No package of Debian 13 has libnobody.so.9."_s;
    for (const auto form : {Form::Window, Form::Print, Form::Terminal, Form::Markdown}) {
        RecordDocument document(record, ContentLanguage::English, form);
        document.setOccasion(occasion);
        int found = 0;
        for (const DocumentBlock &block : document.blocks()) {
            found += block.text() == sentence ? 1 : 0;
            QVERIFY2(!block.code.contains(u"<package>"_s), qPrintable(block.code));
        }
        QCOMPARE(found, 1);
    }
}

void tst_PackageWords::aDamagedListIsSaid()
{
    FittedRecord fitted;
    fitted.absent = {{u"package"_s, {.file = u"libpq.so.5"_s, .isDamaged = true}}};
    QVERIFY(absentPackageWords(code, fitted).contains(u"damaged"_s));
}

void tst_PackageWords::codeThatNeedsNoPackageStays()
{
    QCOMPARE(absentPackageWords(u"make"_s, fittedTo(u"libnobody.so.9: cannot open"_s)), QString());
}

QTEST_APPLESS_MAIN(tst_PackageWords)
#include "tst_packagewords.moc"
