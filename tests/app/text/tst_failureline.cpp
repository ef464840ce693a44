// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/text/linemessage.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace wayout::text;

class tst_FailureLine : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theFirstFailureIsFound_data();
    void theFirstFailureIsFound();
    void secretsAreMasked();
};

void tst_FailureLine::theFirstFailureIsFound_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("message");
    const auto row = [](const char *claim, const QString &text, const QString &message) { QTest::newRow(claim) << text << message; };
    row("an exception", u"start\nTypeError: Cannot convert a MPS Tensor\nend"_s, u"TypeError: Cannot convert a MPS Tensor"_s);
    row("behind a time and a level", u"2024-05-06 12:11:47 INFO up\n2024-05-06 12:11:48 [ERROR] no such host"_s, u"no such host"_s);
    row("in colours", u"\x1b[31merror:\x1b[0m it broke"_s, u"error: it broke"_s);
    row("a shell's", u"bash: foo: command not found"_s, u"bash: foo: command not found"_s);
    row("apt's", u"E: Unable to locate package foo"_s, u"E: Unable to locate package foo"_s);
    row("a code", u"connect ECONNREFUSED 127.0.0.1:5432"_s, u"connect ECONNREFUSED 127.0.0.1:5432"_s);
    row("without a name in front", u"Segmentation fault (core dumped)"_s, u"Segmentation fault (core dumped)"_s);
    row("in Chinese", u"致命错误：找不到文件"_s, u"致命错误：找不到文件"_s);
    row("javac's in Chinese", u"java: 错误: 无效的源发行版：17"_s, u"java: 错误: 无效的源发行版：17"_s);
    row("of Winsock in Chinese", u"由于目标计算机积极拒绝，无法连接。"_s, u"由于目标计算机积极拒绝，无法连接。"_s);
    row("of cmd in Chinese", u"'mvn' 不是内部或外部命令，也不是可运行的程序\n或批处理文件。"_s, u"'mvn' 不是内部或外部命令，也不是可运行的程序"_s);
    row("access denied in Chinese", u"拒绝访问。"_s, u"拒绝访问。"_s);
    row("a letter in Chinese", u"你好，昨天的会议很顺利，没有什么错误，谢谢大家。"_s, {});
    row("nothing in nothing", {}, {});
    row("no failure", u"all is well\n0 errors, 0 warnings"_s, {});
    row("a letter", u"I am sorry, the parcel could not be found and the shop refused to send another one."_s, {});
    row("a note to oneself", u"must call the bank: card was lost"_s, {});
    row("an address", u"https://example.com/errors/not-found"_s, {});
    row("JavaScript", u"function f() {\n  if (error) {\n    throw new Error('not found');\n  }\n}"_s, {});
    row("Python", u"class NotFoundError(Exception):\n    pass\ntry:\n    f()\nexcept ValueError as error:\n    raise NotFoundError('x')"_s, {});
    row("C", u"#define ERROR 5\nif (code == ERROR) {\n  return ERROR;\n}"_s, {});
}

void tst_FailureLine::theFirstFailureIsFound()
{
    QFETCH(QString, text);
    QTEST(failureIn(text), "message");
}

void tst_FailureLine::secretsAreMasked()
{
    const QString message = failureIn(u"error: login failed with password=correct-horse-42 at db"_s);
    QVERIFY2(message.startsWith(u"error: login failed"_s) && !message.contains(u"horse"_s), qPrintable(message));
}

QTEST_APPLESS_MAIN(tst_FailureLine)
#include "tst_failureline.moc"
