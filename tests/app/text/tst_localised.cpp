// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/text/localised.h"
#include "app/text/paste.h"

#include <QTest>

using namespace Qt::StringLiterals;

class tst_Localised : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void chineseMessagesGetTheirEnglish_data();
    void chineseMessagesGetTheirEnglish();
    void otherChineseGetsNone();
};

void tst_Localised::chineseMessagesGetTheirEnglish_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("english");
    QTest::newRow("gcc") << u"main.cpp:2:10: 致命错误：x.h：没有那个文件或目录"_s << u"No such file or directory"_s;
    QTest::newRow("git") << u"致命错误：不是 git 仓库（或者任何父目录）：.git"_s << u"not a git repository"_s;
    QTest::newRow("bash") << u"bash: ./run.sh：权限不够"_s << u"Permission denied"_s;
    QTest::newRow("Windows") << u"由于目标计算机积极拒绝，无法连接。"_s << u"actively refused"_s;
    QTest::newRow("javac") << u"错误: 编码 GBK 的不可映射字符 (0x80)"_s << u"unmappable character"_s;
}

void tst_Localised::chineseMessagesGetTheirEnglish()
{
    QFETCH(QString, line);
    QFETCH(QString, english);
    const QString found = QString::fromStdString(englishOf(Paste(line).clean()));
    QVERIFY2(found.contains(english), qUtf8Printable(found));
}

void tst_Localised::otherChineseGetsNone()
{
    QVERIFY(englishOf("床前明月光").empty());
    QVERIFY(englishOf("plain English").empty());
}

QTEST_APPLESS_MAIN(tst_Localised)
#include "tst_localised.moc"
