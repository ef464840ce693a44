// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/window/startoptions.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace wayout::catalog;
using namespace wayout::storage;
using namespace wayout::window;

namespace {

StartOptions parsed(const QStringList &arguments)
{
    return StartOptions::fromArguments(QStringList(u"wayout"_s) + arguments);
}

} // namespace

class tst_StartOptions : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nothingOpensTheWindowWithTheBuiltInCatalogue();
    void filesOrStandardInputAreTheFirstText();
    void cataloguesAdd();
    void aPictureHasSizeLanguageAndAppearance();
    void theClipboardIsATextToBeginWith();
    void whatAsksForAWindowOfItsOwnIsNotHandedOver();
    void nonsenseIsRefused_data();
    void nonsenseIsRefused();
    void anUnknownOptionIsNamedWhole();
};

void tst_StartOptions::nothingOpensTheWindowWithTheBuiltInCatalogue()
{
    const StartOptions options = parsed({});
    QVERIFY(options.error.isEmpty() && options.files.isEmpty() && options.picture.isEmpty());
    QVERIFY(options.catalogs.builtin);
    QVERIFY(!options.language && !options.appearance);
}

void tst_StartOptions::filesOrStandardInputAreTheFirstText()
{
    QCOMPARE(parsed({u"build.log"_s}).files, QStringList{u"build.log"_s});
    QCOMPARE(parsed({u"-"_s}).files, QStringList{u"-"_s});
    QCOMPARE(parsed({u"--"_s, u"--odd.log"_s}).files, QStringList{u"--odd.log"_s});
    QCOMPARE(parsed({u"a.log"_s, u"b.log"_s}).files, QStringList({u"a.log"_s, u"b.log"_s}));
}

void tst_StartOptions::cataloguesAdd()
{
    const StartOptions options = parsed({u"--no-builtin"_s, u"--catalog"_s, u"a.json"_s, u"--catalog=b"_s});
    QVERIFY(!options.catalogs.builtin);
    QCOMPARE(options.catalogs.paths, QStringList({u"a.json"_s, u"b"_s}));
}

void tst_StartOptions::aPictureHasSizeLanguageAndAppearance()
{
    const StartOptions options = parsed(
        {u"--picture"_s, u"w.png"_s, u"--size"_s, u"800x600"_s, u"--lang"_s, u"both"_s, u"--appearance"_s, u"dark"_s});
    QVERIFY2(options.error.isEmpty(), qPrintable(options.error));
    QCOMPARE(options.picture, u"w.png"_s);
    QCOMPARE(options.size, QSize(800, 600));
    QCOMPARE(options.language, ContentLanguage::Both);
    QCOMPARE(options.appearance, Settings::Appearance::Dark);
    QVERIFY(asksForPicture({u"--picture"_s, u"w.png"_s}));
    QVERIFY(asksForPicture({u"--picture=w.png"_s}));
    QVERIFY(!asksForPicture({u"picture"_s}));
}

void tst_StartOptions::theClipboardIsATextToBeginWith()
{
    QVERIFY(parsed({u"--paste"_s}).paste);
    QVERIFY(!parsed({}).paste);
}

void tst_StartOptions::whatAsksForAWindowOfItsOwnIsNotHandedOver()
{
    for (const QStringList &arguments : {QStringList(), {u"a.log"_s}, {u"-"_s}, {u"--paste"_s}}) {
        QVERIFY2(parsed(arguments).mayBeHandedOver, qPrintable(arguments.join(u' ')));
    }
    for (const QStringList &arguments : {QStringList{u"--new-window"_s, u"a.log"_s}, {u"--catalog"_s, u"a.json"_s}, {u"--no-builtin"_s},
             {u"--lang"_s, u"zh"_s}, {u"--appearance"_s, u"dark"_s}}) {
        QVERIFY2(!parsed(arguments).mayBeHandedOver, qPrintable(arguments.join(u' ')));
    }
}

void tst_StartOptions::nonsenseIsRefused_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("an option that there is not") << QStringList{u"--frobnicate"_s};
    QTest::newRow("a file and standard input") << QStringList{u"a.log"_s, u"-"_s};
    QTest::newRow("the clipboard and a file") << QStringList{u"--paste"_s, u"a.log"_s};
    QTest::newRow("a language that there is not") << QStringList{u"--lang"_s, u"fr"_s};
    QTest::newRow("an appearance that there is not") << QStringList{u"--appearance"_s, u"pink"_s};
    QTest::newRow("a size without a height") << QStringList{u"--size"_s, u"800"_s};
    QTest::newRow("a size that is too large") << QStringList{u"--size"_s, u"99999x2"_s};
    QTest::newRow("an option without its value") << QStringList{u"--catalog"_s};
}

void tst_StartOptions::nonsenseIsRefused()
{
    QFETCH(QStringList, arguments);
    QVERIFY(!parsed(arguments).error.isEmpty());
}

void tst_StartOptions::anUnknownOptionIsNamedWhole()
{
    QCOMPARE(parsed({u"-x.txt"_s}).error, u"Unknown option -x.txt; for a file of that name: wayout -- -x.txt"_s);
    QCOMPARE(parsed({u"a.log"_s, u"--frobnicate=3"_s}).error, u"Unknown option --frobnicate=3."_s);
    QVERIFY(parsed({u"--"_s, u"-x.txt"_s}).error.isEmpty());
}

QTEST_GUILESS_MAIN(tst_StartOptions)
#include "tst_startoptions.moc"
