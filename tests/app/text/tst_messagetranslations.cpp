// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/text/messagetranslations.h"
#include "app/text/paste.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace wayout::text;

class tst_MessageTranslations : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void chineseMessagesGetTheirEnglish_data();
    void chineseMessagesGetTheirEnglish();
    void translationsKnowWhereTheyStand();
    void otherChineseGetsNone();
};

void tst_MessageTranslations::chineseMessagesGetTheirEnglish_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("english");
    QTest::newRow("gcc") << u"main.cpp:2:10: 致命错误：x.h：没有那个文件或目录"_s << u"No such file or directory"_s;
    QTest::newRow("git") << u"致命错误：不是 git 仓库（或者任何父目录）：.git"_s << u"not a git repository"_s;
    QTest::newRow("bash") << u"bash: ./run.sh：权限不够"_s << u"Permission denied"_s;
    QTest::newRow("Windows") << u"由于目标计算机积极拒绝，无法连接。"_s << u"actively refused"_s;
    QTest::newRow("git refuses a push") << u"error: 无法推送一些引用到 'github.com:x/y.git'"_s << u"failed to push some refs"_s;
    QTest::newRow("git's lock") << u"致命错误：不能创建 '/repo/.git/index.lock'：文件已存在。"_s << u"Unable to create File exists"_s;
    QTest::newRow("git's divergent branches") << u"致命错误：需要指定如何调和偏离的分支。"_s << u"Need to specify how to reconcile divergent branches"_s;
    QTest::newRow("ld") << u"main.cpp:(.text+0x9)：对‘foo()’未定义的引用"_s << u"undefined reference to"_s;
    QTest::newRow("make") << u"make: *** 没有规则可制作目标“all”。 停止。"_s << u"No rule to make target"_s;
    QTest::newRow("gcc's scope") << u"a.cpp:3:1: 错误：‘foo’在此作用域中尚未声明"_s << u"was not declared in this scope"_s;
    QTest::newRow("MSVC's linker") << u"main.obj : error LNK2019: 无法解析的外部符号 foo"_s << u"unresolved external symbol"_s;
    QTest::newRow("Maven") << u"[ERROR] 无效的目标发行版: 17"_s << u"invalid target release"_s;
    QTest::newRow("java") << u"错误: 找不到或无法加载主类 Nope"_s << u"Could not find or load main class"_s;
    QTest::newRow("PostgreSQL's peer") << u"psql: 错误: 致命错误:  对用户\"root\"的对等认证失败"_s << u"Peer authentication failed for user"_s;
    QTest::newRow("PostgreSQL's clients") << u"致命错误:  对不起, 已经有太多的客户"_s << u"sorry, too many clients already"_s;
    QTest::newRow("apt") << u"E: 无法定位软件包 nodejs-lts"_s << u"Unable to locate package"_s;
    QTest::newRow("apt's lock") << u"E: 无法获得锁 /var/lib/dpkg/lock-frontend。锁正由进程 1188 持有"_s << u"Could not get lock It is held by process"_s;
    QTest::newRow("PowerShell") << u"无法将“conda”项识别为 cmdlet、函数、脚本文件或可运行程序的名称。"_s << u"is not recognized as the name of a cmdlet"_s;
    QTest::newRow("cmd") << u"'node' 不是内部或外部命令，也不是可运行的程序"_s << u"is not recognized as an internal or external command"_s;
    QTest::newRow("npm on Windows") << u"npm ERR! 系统找不到指定的文件。"_s << u"The system cannot find the file specified"_s;
    QTest::newRow("bash, unknown command") << u"bash: kubectl：未找到命令"_s << u"command not found"_s;
    QTest::newRow("traditional characters") << u"bash: ./run.sh: 權限被拒絕"_s << u"Permission denied"_s;
    QTest::newRow("what people write") << u"训练的时候总是爆显存"_s << u"CUDA out of memory"_s;
    QTest::newRow("javac") << u"错误: 编码 GBK 的不可映射字符 (0x80)"_s << u"unmappable character"_s;
}

void tst_MessageTranslations::chineseMessagesGetTheirEnglish()
{
    QFETCH(QString, line);
    QFETCH(QString, english);
    const QString found = QString::fromStdString(englishOf(Paste(line).clean()));
    for (const QString &word : english.split(u' ')) {
        QVERIFY2(found.contains(word), qUtf8Printable(found));
    }
}

void tst_MessageTranslations::translationsKnowWhereTheyStand()
{
    const QByteArray line = u"bash: ./run.sh: 權限被拒絕"_s.toUtf8();
    const QList<MessageTranslation> translations = messageTranslations(line);
    QCOMPARE(translations.size(), 1);
    QCOMPARE(QString::fromUtf8(line.sliced(translations.first().begin, translations.first().end - translations.first().begin)), u"權限被拒絕"_s);
}

void tst_MessageTranslations::otherChineseGetsNone()
{
    QVERIFY(englishOf("床前明月光").empty());
    QVERIFY(englishOf("plain English").empty());
}

QTEST_APPLESS_MAIN(tst_MessageTranslations)
#include "tst_messagetranslations.moc"
