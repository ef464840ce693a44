// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/present/outputformat.h"

#include <QFile>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace wayout::present;

class tst_OutputFormat : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void coloursFollowTheTerminalAndTheVariables_data();
    void coloursFollowTheTerminalAndTheVariables();
    void aChoiceIsStrongerThanTheVariables();
    void linesAreAsLongAsTheTerminalIsWide();
    void aFileIsNoTerminal();
};

void tst_OutputFormat::init()
{
    for (const char *variable : {"NO_COLOR", "CLICOLOR", "CLICOLOR_FORCE"}) {
        qunsetenv(variable);
    }
    qputenv("TERM", "xterm-256color");
}

void tst_OutputFormat::coloursFollowTheTerminalAndTheVariables_data()
{
    QTest::addColumn<bool>("isTerminal");
    QTest::addColumn<QByteArrayList>("variables");
    QTest::addColumn<bool>("hasColours");
    QTest::newRow("a terminal") << true << QByteArrayList() << true;
    QTest::newRow("a pipe") << false << QByteArrayList() << false;
    QTest::newRow("NO_COLOR") << true << QByteArrayList{"NO_COLOR=1"} << false;
    QTest::newRow("an empty NO_COLOR says nothing") << true << QByteArrayList{"NO_COLOR="} << true;
    QTest::newRow("TERM=dumb") << true << QByteArrayList{"TERM=dumb"} << false;
    QTest::newRow("CLICOLOR=0") << true << QByteArrayList{"CLICOLOR=0"} << false;
    QTest::newRow("CLICOLOR_FORCE in a pipe") << false << QByteArrayList{"CLICOLOR_FORCE=1"} << true;
    QTest::newRow("CLICOLOR_FORCE=0 forces nothing") << false << QByteArrayList{"CLICOLOR_FORCE=0"} << false;
    QTest::newRow("NO_COLOR is stronger than CLICOLOR_FORCE")
        << true << QByteArrayList{"CLICOLOR_FORCE=1", "NO_COLOR=1"} << false;
}

void tst_OutputFormat::coloursFollowTheTerminalAndTheVariables()
{
    QFETCH(bool, isTerminal);
    QFETCH(QByteArrayList, variables);
    for (const QByteArray &variable : variables) {
        const qsizetype equals = variable.indexOf('=');
        qputenv(variable.first(equals).constData(), variable.sliced(equals + 1));
    }
    const auto terminal = isTerminal ? std::optional(Terminal()) : std::nullopt;
    QTEST(paperOn(terminal, ColourChoice::Auto).hasColours, "hasColours");
}

void tst_OutputFormat::aChoiceIsStrongerThanTheVariables()
{
    qputenv("NO_COLOR", "1");
    QVERIFY(paperOn(std::nullopt, ColourChoice::Always).hasColours);
    qunsetenv("NO_COLOR");
    QVERIFY(!paperOn(Terminal(), ColourChoice::Never).hasColours);
}

void tst_OutputFormat::linesAreAsLongAsTheTerminalIsWide()
{
    QCOMPARE(paperOn(Terminal{.columns = 132}, ColourChoice::Auto).columns, 132);
    QCOMPARE(paperOn(Terminal{.columns = 3}, ColourChoice::Auto).columns, 20);
    QCOMPARE(paperOn(std::nullopt, ColourChoice::Always).columns, 0);
}

void tst_OutputFormat::aFileIsNoTerminal()
{
    QFile file(QCoreApplication::applicationFilePath());
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(!terminalAt(file.handle()));
}

QTEST_GUILESS_MAIN(tst_OutputFormat)
#include "tst_outputformat.moc"
