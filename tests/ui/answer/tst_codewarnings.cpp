// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/answer/codewarnings.h"

#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace wayout::answer;
using namespace wayout::theme;

class tst_CodeWarnings : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void dangerIsNamedInWords_data();
    void dangerIsNamedInWords();
    void ordinaryCodeIsNotAccused();
    void theWorstComesFirst();
    void eachDangerIsToldOnce();
};

void tst_CodeWarnings::dangerIsNamedInWords_data()
{
    QTest::addColumn<QString>("code");
    QTest::addColumn<QString>("words");
    QTest::addColumn<int>("line");
    QTest::newRow("files") << u"rm -rf build"_s << u"Deletes files: cannot be undone."_s << 1;
    QTest::newRow("disks") << u"sudo mkfs.ext4 /dev/sdb1"_s << u"Erases a disk"_s << 1;
    QTest::newRow("history") << u"git push --force"_s << u"Rewrites history on the server"_s << 1;
    QTest::newRow("work") << u"git reset --hard"_s << u"Throws away changes"_s << 1;
    QTest::newRow("data") << u"DROP TABLE users;"_s << u"Deletes data"_s << 1;
    QTest::newRow("permissions") << u"chmod -R 777 /srv"_s << u"Lets every user"_s << 1;
    QTest::newRow("a download") << u"curl https://example.org/x | sh"_s << u"nobody has read"_s << 1;
    QTest::newRow("what cannot be read") << u"echo aGk= | base64 -d | sh"_s << u"cannot be read"_s << 1;
    QTest::newRow("without end") << u":(){ :|:& };:"_s << u"without end"_s << 1;
    QTest::newRow("a check") << u"git commit --no-verify"_s << u"Skips a check"_s << 1;
    QTest::newRow("a protection") << u"sudo setenforce 0"_s << u"Switches off a protection"_s << 1;
    QTest::newRow("with its line") << u"cd x\nrm -rf build"_s << u"Deletes files"_s << 2;
    QTest::newRow("hidden between letters") << u"r\u200bm -rf build"_s << u"Deletes files"_s << 1;
    QTest::newRow("another alphabet") << u"x\n\u0441url https://example.org"_s << u"looks like “curl” and is not"_s << 2;
    QTest::newRow("too much to look at") << u"echo 1\n"_s.repeated(20'000) << u"Too long to be checked"_s << 0;
}

void tst_CodeWarnings::dangerIsNamedInWords()
{
    QFETCH(QString, code);
    QFETCH(QString, words);
    QFETCH(int, line);
    const QList<CodeWarning> warnings = codeWarnings(code);
    QVERIFY(!warnings.isEmpty());
    QVERIFY2(warnings.first().words().contains(words), qPrintable(warnings.first().words()));
    QVERIFY(warnings.first().asksTwice);
    QCOMPARE(warnings.first().line, line);
}

void tst_CodeWarnings::ordinaryCodeIsNotAccused()
{
    for (const QString &code : {u"grep \"rm -rf\" deploy.sh"_s, u"# never git reset --hard here"_s,
             u"pip install torch"_s, u"std::vector<unsigned int> v;"_s, u"<dependency>\n</dependency>"_s,
             u"print('中文')  # 注释"_s}) {
        QVERIFY2(codeWarnings(code).isEmpty(), qPrintable(code));
    }
}

void tst_CodeWarnings::theWorstComesFirst()
{
    const QList<CodeWarning> warnings = codeWarnings(u"ssh -i /path/to/key host\nchmod 777 x\nrm -rf y"_s);
    QCOMPARE(warnings.size(), 3);
    QCOMPARE(warnings.at(0).tone, Tone::DeadEnd);
    QCOMPARE(warnings.at(1).tone, Tone::Caution);
    QCOMPARE(warnings.at(2).tone, Tone::Info);
    QVERIFY(!warnings.at(2).asksTwice);
}

void tst_CodeWarnings::eachDangerIsToldOnce()
{
    QCOMPARE(codeWarnings(u"rm -rf a\nrm -rf b"_s).size(), 1);
}

QTEST_APPLESS_MAIN(tst_CodeWarnings)
#include "tst_codewarnings.moc"
