// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/catalog/affectedversions.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace wayout::catalog;

class tst_AffectedVersions : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aVersionIsHeldAgainstTheRange_data();
    void aVersionIsHeldAgainstTheRange();
    void whereOneSideIsMissingNothingIsSaid_data();
    void whereOneSideIsMissingNothingIsSaid();
    void theEndsOfALongTextAreRead();
};

void tst_AffectedVersions::aVersionIsHeldAgainstTheRange_data()
{
    QTest::addColumn<QString>("range");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("version");
    QTest::addColumn<bool>("affected");
    const auto row = [](const char *name, const QString &range, const QString &text, const QString &version,
                         bool affected) { QTest::newRow(name) << range << text << version << affected; };
    row("in an open range", u"torch>=2.0.0"_s, u"PyTorch 2.3.1 on macOS"_s, u"2.3.1"_s, true);
    row("below it", u"python>=3.12"_s, u"  File \"/usr/lib/python3.9/x.py\""_s, u"3.9"_s, false);
    row("numbers, not characters", u"go<1.21"_s, u"go version go1.9.2 linux"_s, u"1.9.2"_s, true);
    row("between two bounds", u"torch>=2.0,<2.3"_s, u"torch==2.2.0+cu118"_s, u"2.2.0"_s, true);
    row("above the upper one", u"torch>=2.0,<2.3"_s, u"torch==2.3.0"_s, u"2.3.0"_s, false);
    row("one version and its patches", u"torch 2.6"_s, u"torch 2.6.4"_s, u"2.6.4"_s, true);
    row("another one", u"torch 2.6"_s, u"torch 2.60"_s, u"2.60"_s, false);
    row("a name with an ending", u"node>=12"_s, u"Node.js v18.16.0"_s, u"18.16.0"_s, true);
    row("words behind the range", u"npm>=5.7 (npm ci)"_s, u"npm@9.5.1"_s, u"9.5.1"_s, true);
    row("at most, patches included", u"npm<=9.5"_s, u"npm@9.5.1"_s, u"9.5.1"_s, true);
}

void tst_AffectedVersions::aVersionIsHeldAgainstTheRange()
{
    QFETCH(QString, range);
    QFETCH(QString, text);
    QFETCH(QString, version);
    QFETCH(bool, affected);
    QCOMPARE(versionFound({.version = range}, text), std::optional(VersionFound{version, affected}));
}

void tst_AffectedVersions::whereOneSideIsMissingNothingIsSaid_data()
{
    QTest::addColumn<QString>("range");
    QTest::addColumn<QString>("text");
    QTest::newRow("no version in the text") << u"torch>=2.0"_s << u"import torch"_s;
    QTest::newRow("a year is no version") << u"python>=3.8"_s << u"python 2026"_s;
    QTest::newRow("no range in the record") << u"docker (all versions)"_s << u"docker 24.0.1"_s;
    QTest::newRow("another program") << u"torch>=2.0"_s << u"numpy 1.26.0"_s;
    QTest::newRow("nothing at all") << QString() << QString();
}

void tst_AffectedVersions::whereOneSideIsMissingNothingIsSaid()
{
    QFETCH(QString, range);
    QFETCH(QString, text);
    QCOMPARE(versionFound({.version = range}, text), std::nullopt);
}

void tst_AffectedVersions::theEndsOfALongTextAreRead()
{
    const QString text = QString(10'000'000, u'x') + u" torch 2.4.1"_s;
    QCOMPARE(versionFound({.version = u"torch>=2.0"_s}, text), std::optional(VersionFound{u"2.4.1"_s, true}));
}

QTEST_GUILESS_MAIN(tst_AffectedVersions)
#include "tst_affectedversions.moc"
