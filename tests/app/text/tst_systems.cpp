// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/text/systems.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace wayout::text;

class tst_Systems : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theSystemOfATextIsRecognised_data();
    void theSystemOfATextIsRecognised();
    void wordsStandForSystems();
};

void tst_Systems::theSystemOfATextIsRecognised_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("distribution");
    const auto row = [](const char *text, const char *name, const char *distribution) {
        QTest::newRow(text) << QString::fromUtf8(text) << QString::fromUtf8(name) << QString::fromUtf8(distribution);
    };
    row("", "", "");
    row("it broke", "", "");
    row("C:\\Users\\li> npm ERR!", "windows", "");
    row("OSError: [WinError 10054]", "windows", "");
    row("/Users/li/app: dyld: Library not loaded: x.dylib", "macos", "");
    row("/home/li/app: libGL.so.1: cannot open", "linux", "");
    row("E: Could not get lock /var/lib/dpkg/lock-frontend, sudo apt-get", "linux", "debian");
    row("dnf install x: nothing provides y.el9", "linux", "fedora");
    row("pacman: error: could not lock database", "linux", "arch");
    row("ERROR: unable to select packages: apk add gcc musl-dev", "linux", "alpine");
    row("C:\\x and /home/li", "", "");
    row("in /home/li: apt-get or dnf", "linux", "");
}

void tst_Systems::theSystemOfATextIsRecognised()
{
    QFETCH(const QString, text);
    QTEST(systemIn(text).name, "name");
    QTEST(systemIn(text).distribution, "distribution");
    QVERIFY(systemIn(text).name.isEmpty() || text.contains(systemIn(text).sign));
}

void tst_Systems::wordsStandForSystems()
{
    QCOMPARE(systemNamed(u"windows"_s), (System{u"windows"_s, {}, {}}));
    QCOMPARE(systemNamed(u"alpine"_s), (System{u"linux"_s, u"alpine"_s, {}}));
    QCOMPARE(systemNamed({}), System());
}

QTEST_APPLESS_MAIN(tst_Systems)
#include "tst_systems.moc"
