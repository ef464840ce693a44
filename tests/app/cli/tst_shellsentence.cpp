// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/shellsentence.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <cerrno>
#include <csignal>

using namespace Qt::StringLiterals;
using namespace wayout::cli;
using namespace wayout::platform;

class tst_ShellSentence : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void whatDidNotStartIsNamedAsAShellDoes_data();
    void whatDidNotStartIsNamedAsAShellDoes();
    void aSignalHasItsWords_data();
    void aSignalHasItsWords();
    void onlyAShellUnderstandsTheLine_data();
    void onlyAShellUnderstandsTheLine();

private:
    QString write(const QString &name, const QByteArray &bytes) const;

    QTemporaryDir m_folder;
};

QString tst_ShellSentence::write(const QString &name, const QByteArray &bytes) const
{
    QFile file(m_folder.filePath(name));
    return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() ? file.fileName() : QString();
}

void tst_ShellSentence::initTestCase()
{
    QVERIFY(m_folder.isValid());
}

void tst_ShellSentence::whatDidNotStartIsNamedAsAShellDoes_data()
{
    QTest::addColumn<QString>("program");
    QTest::addColumn<int>("error");
    QTest::addColumn<QString>("sentence");
    QTest::newRow("a name") << u"no-such-program-4711"_s << ENOENT
                            << u"bash: no-such-program-4711: command not found"_s;
    QTest::newRow("a path") << u"/no/such"_s << ENOENT << u"bash: /no/such: No such file or directory"_s;
    const QString windows = write(u"crlf.sh"_s, "#!/bin/bash\r\necho\r\n");
    QTest::newRow("a script with CR LF") << windows << ENOENT
                                         << u"bash: %1: /bin/bash^M: bad interpreter: No such file or directory"_s.arg(
                                                windows);
    const QString other = write(u"other.sh"_s, "#! /usr/bin/nothing -x\n");
    QTest::newRow("a missing interpreter")
        << other << ENOENT << u"bash: %1: /usr/bin/nothing -x: bad interpreter: No such file or directory"_s.arg(other);
    const QString binary = write(u"binary"_s, "no script");
    QTest::newRow("a missing loader") << binary << ENOENT
                                      << u"bash: %1: cannot execute: required file not found"_s.arg(binary);
    QTest::newRow("no right") << binary << EACCES << u"bash: %1: Permission denied"_s.arg(binary);
    QTest::newRow("another machine") << binary << ENOEXEC
                                     << u"bash: %1: cannot execute binary file: Exec format error"_s.arg(binary);
}

void tst_ShellSentence::whatDidNotStartIsNamedAsAShellDoes()
{
    QFETCH(QString, program);
    QFETCH(int, error);
    QFETCH(QString, sentence);
    QCOMPARE(shellSentence({program, u"argument"_s}, {ProgramEnd::Kind::NotStarted, error}), sentence);
}

void tst_ShellSentence::aSignalHasItsWords_data()
{
    using Kind = ProgramEnd::Kind;
    QTest::addColumn<Kind>("kind");
    QTest::addColumn<int>("value");
    QTest::addColumn<QString>("sentence");
    QTest::newRow("ended by a signal") << Kind::Killed << SIGSEGV << u"Segmentation fault"_s;
    QTest::newRow("a shell hands the signal on") << Kind::Exited << 128 + SIGKILL << u"Killed"_s;
    QTest::newRow("a program's own status") << Kind::Exited << 1 << QString();
    QTest::newRow("the highest status") << Kind::Exited << 255 << QString();
}

void tst_ShellSentence::aSignalHasItsWords()
{
    QFETCH(ProgramEnd::Kind, kind);
    QFETCH(int, value);
    QFETCH(QString, sentence);
    QCOMPARE(shellSentence({u"app"_s}, {kind, value}), sentence);
}

void tst_ShellSentence::onlyAShellUnderstandsTheLine_data()
{
    QTest::addColumn<QStringList>("command");
    QTest::addColumn<QString>("line");
    QTest::newRow("a line") << QStringList{u"make && ./a.out"_s} << u"bash -c 'make && ./a.out'"_s;
    QTest::newRow("a builtin") << QStringList{u"cd"_s, u"/tmp"_s} << u"bash -c 'cd /tmp'"_s;
    QTest::newRow("quotes") << QStringList{u"echo 'a'"_s} << uR"(bash -c 'echo '\''a'\''')"_s;
    QTest::newRow("a program") << QStringList{u"make"_s, u"all"_s} << QString();
}

void tst_ShellSentence::onlyAShellUnderstandsTheLine()
{
    QFETCH(QStringList, command);
    QFETCH(QString, line);
    const QString hint = shellHint(command);
    QCOMPARE(hint.isEmpty(), line.isEmpty());
    QVERIFY2(hint.endsWith(line), qPrintable(hint));
}

QTEST_GUILESS_MAIN(tst_ShellSentence)
#include "tst_shellsentence.moc"
