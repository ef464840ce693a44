// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/match/engine.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace wayout::catalog;
using namespace wayout::match;

class tst_Matcher : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void theRightRecordComesFirst_data();
    void theRightRecordComesFirst();
    void textsWithoutAKnownErrorFindNothing_data();
    void textsWithoutAKnownErrorFindNothing();
    void evidencePointsAtThePastedCharacters();
    void evidenceSaysWhichWordsWereShared();
    void aCodeOfTheSameToolButAnotherNumberIsNoMatch();
    void aTracebackOfAnotherRuntimeHoldsARecordBack();
    void repeatedErrorsAreOneGroupWithACount();
    void anUnknownErrorIsStillListedAsOne();
    void theLinesOfOneErrorAreOne_data();
    void theLinesOfOneErrorAreOne();
    void anErrorStandsWhereItsMatchWasFound();
    void errorsAreShownAsTheyWerePasted();
    void samePasteSameAnswer();
    void stoppingIsSaid();
    void searchFindsWordsInBothLanguages_data();
    void searchFindsWordsInBothLanguages();
    void aScopeNarrowsTheSearch();
    void wordsThatLookLikeQuerySyntaxAreWords();

private:
    std::shared_ptr<const Engine> m_engine;
};

namespace {

Record record(const QString &id, const QString &signature, const QString &signatureZh, const QString &regex)
{
    Record made;
    made.id = id;
    made.domain = id.section(u'/', 0, 0);
    made.signature = {signature, signatureZh};
    made.regex = regex;
    return made;
}

} // namespace

void tst_Matcher::initTestCase()
{
    QList<Record> records{
        record(u"python/module-not-found"_s, u"ModuleNotFoundError: No module named 'x'"_s, u"找不到名为 x 的模块"_s,
            u"No module named '[^']+'"_s),
        record(u"python/address-in-use"_s, u"OSError: [Errno 98] Address already in use"_s, u"地址已被占用"_s,
            u"\\[Errno 98\\].*in use"_s),
        record(u"node/eaddrinuse"_s, u"Error: listen EADDRINUSE: address already in use :::3000"_s, u"端口已被占用"_s,
            u"listen EADDRINUSE"_s),
        record(u"rust/e0382"_s, u"error[E0382]: borrow of moved value: `x`"_s, u"使用了已移动的值"_s,
            u"error\\[E0382\\]"_s),
        record(u"rust/e0505"_s, u"error[E0505]: cannot move out of `x` because it is borrowed"_s,
            u"被借用的值不能移动"_s, u"error\\[E0505\\]"_s),
        record(u"git/not-a-repository"_s, u"fatal: not a git repository (or any of the parent directories): .git"_s,
            u"不是 git 仓库"_s, u"not a git repository"_s),
        record(u"docker/permission"_s, u"permission denied while trying to connect to the Docker daemon socket"_s,
            u"没有访问 Docker 守护进程的权限"_s, u"permission denied while trying to connect to the docker"_s),
        record(u"ssh/publickey"_s, u"git@github.com: Permission denied (publickey)."_s, u"公钥认证失败"_s,
            u"Permission denied \\(publickey"_s),
    };
    for (const QString &domain : {u"node"_s, u"python"_s}) {
        records.append(record(domain + u"/peer-closed"_s, u"frobnicator closed by its peer"_s, u"对端关闭了连接"_s,
            u"frobnicator closed by its peer"_s));
    }
    records[6].rootCause = {u"The user is not a member of the docker group."_s, u"当前用户不在 docker 用户组里。"_s};
    m_engine = compiledEngine({.records = records});
}

void tst_Matcher::theRightRecordComesFirst_data()
{
    QTest::addColumn<QString>("paste");
    QTest::addColumn<QString>("id");
    QTest::newRow("one line") << u"ModuleNotFoundError: No module named 'yaml'"_s << u"python/module-not-found"_s;
    QTest::newRow("at the end of a traceback")
        << u"Traceback (most recent call last):\n  File \"a.py\", line 3, in <module>\n    import yaml\nModuleNotFoundError: No module named 'yaml'"_s
        << u"python/module-not-found"_s;
    QTest::newRow("coloured and quoted") << u"> \x1b[31merror[E0382]\x1b[0m\x1b[1m: borrow of moved value: `v`\x1b[0m"_s
                                         << u"rust/e0382"_s;
    QTest::newRow("without its regex, by words")
        << u"listen failed: the address :::8080 is already in use (EADDRINUSE)"_s << u"node/eaddrinuse"_s;
    QTest::newRow("a tool that speaks Chinese")
        << u"致命错误：不是 git 仓库（或者任何父目录）：.git"_s << u"git/not-a-repository"_s;
    QTest::newRow("broken over two lines")
        << u"permission denied while trying to\nconnect to the Docker daemon socket at unix:///var/run/docker.sock"_s
        << u"docker/permission"_s;
    QTest::newRow("Chinese prose") << u"启动的时候提示端口已被占用，怎么办"_s << u"node/eaddrinuse"_s;
}

void tst_Matcher::theRightRecordComesFirst()
{
    QFETCH(QString, paste);
    const Answer answer = m_engine->matcher.find(paste);
    QVERIFY(!answer.matches.isEmpty());
    QTEST(m_engine->catalog.at(answer.matches.first().record).id, "id");
    QVERIFY(!answer.matches.first().evidence.isEmpty());
}

void tst_Matcher::textsWithoutAKnownErrorFindNothing_data()
{
    QTest::addColumn<QString>("paste");
    QTest::newRow("nothing") << QString();
    QTest::newRow("spaces") << u" \n\t\n "_s;
    QTest::newRow("punctuation") << u"!!! ??? ---"_s;
    QTest::newRow("one character") << u"x"_s;
    QTest::newRow("a successful build") << u"[100%] Linking CXX executable demo\n[100%] Built target demo"_s;
    QTest::newRow("prose") << u"Please bring the modules of the git course to the meeting on Thursday."_s;
    QTest::newRow("another error") << u"E492: Not an editor command: Wq"_s;
    QTest::newRow("routine log lines") << u"2024-05-06 10:00:00 INFO address book in use by 3 users"_s;
}

void tst_Matcher::textsWithoutAKnownErrorFindNothing()
{
    QFETCH(QString, paste);
    QCOMPARE(m_engine->matcher.find(paste).grade, Grade::None);
}

void tst_Matcher::evidencePointsAtThePastedCharacters()
{
    const QString paste = u"ok\r\n\x1b[31m2024-05-06T10:00:00Z boom: No module named ‘yaml’\x1b[0m"_s;
    const Answer answer = m_engine->matcher.find(paste);
    QVERIFY(!answer.matches.isEmpty());
    const Evidence evidence = answer.matches.first().evidence.first();
    QCOMPARE(evidence.kind, Evidence::Kind::Pattern);
    QCOMPARE(evidence.line, 2);
    QCOMPARE(evidence.text, u"No module named ‘yaml’"_s);
    QCOMPARE(paste.section(u"\r\n"_s, 1).sliced(evidence.column - 1, evidence.length), evidence.text);
}

void tst_Matcher::evidenceSaysWhichWordsWereShared()
{
    const Answer answer = m_engine->matcher.find(u"x: the address is already in use (EADDRINUSE), listen failed"_s);
    QVERIFY(!answer.matches.isEmpty());
    const QList<Evidence> all = answer.matches.first().evidence;
    const auto words = std::ranges::find(all, Evidence::Kind::Words, &Evidence::kind);
    QVERIFY(words != all.end());
    QVERIFY(words->text.contains(u"EADDRINUSE"_s));
    QVERIFY(!words->text.contains(u"the"_s));
    QVERIFY(std::ranges::find(all, Evidence::Kind::Code, &Evidence::kind) != all.end());
}

void tst_Matcher::aCodeOfTheSameToolButAnotherNumberIsNoMatch()
{
    const Answer answer = m_engine->matcher.find(u"error[E0507]: cannot move out of `x` which is behind a reference"_s);
    for (const Match &match : answer.matches) {
        QVERIFY(match.grade != Grade::Match);
    }
}

void tst_Matcher::aTracebackOfAnotherRuntimeHoldsARecordBack()
{
    const QString message = u"frobnicator closed by its peer"_s;
    const QString python =
        u"Traceback (most recent call last):\n  File \"s.py\", line 3, in <module>\nOSError: "_s + message;
    const QString node = u"Error: "_s + message + u"\n    at Server.setupListenHandle (node:net:1463:16)"_s;
    QCOMPARE(m_engine->catalog.at(m_engine->matcher.find(python).matches.value(0).record).id, u"python/peer-closed"_s);
    QCOMPARE(m_engine->catalog.at(m_engine->matcher.find(node).matches.value(0).record).id, u"node/peer-closed"_s);
}

void tst_Matcher::repeatedErrorsAreOneGroupWithACount()
{
    const QString paste =
        u"12:00:01 ModuleNotFoundError: No module named 'a'\n12:00:02 ModuleNotFoundError: No module named 'b'\n"
        "git@github.com: Permission denied (publickey)."_s;
    const Answer answer = m_engine->matcher.find(paste);
    QCOMPARE(answer.errors.size(), 2);
    const auto python =
        std::ranges::find_if(answer.errors, [](const ErrorGroup &group) { return group.text.contains(u"Module"); });
    QVERIFY(python != answer.errors.end());
    QCOMPARE(python->count, 2);
    QCOMPARE(python->line, 1);
    for (const Match &match : answer.matches) {
        QVERIFY(match.group >= 1 && match.group <= 2);
    }
}

void tst_Matcher::anUnknownErrorIsStillListedAsOne()
{
    const Answer answer = m_engine->matcher.find(u"ok\nFrobnicationError: the frob is out of tune"_s);
    QCOMPARE(answer.grade, Grade::None);
    QCOMPARE(answer.errors.size(), 1);
    QCOMPARE(answer.errors.first().line, 2);
}

void tst_Matcher::theLinesOfOneErrorAreOne_data()
{
    QTest::addColumn<QString>("paste");
    QTest::addColumn<QList<int>>("lines"); // of the errors
    QTest::newRow("npm")
        << u"npm ERR! code EFROB\nnpm ERR! \nnpm ERR! Found: frob@18.2.0\nnpm ERR! A complete log of this run"_s
        << QList<int>{1};
    QTest::newRow("npm since 10")
        << u"npm error code EFROB\nnpm error Found: frob@18.2.0\nnpm error peer frob@17 Error"_s << QList<int>{1};
    QTest::newRow("npm twice in a row") << u"npm ERR! code EFROB\nnpm ERR! a\nnpm ERR! code EGROB\nnpm ERR! b"_s
                                        << QList<int>{1, 3};
    QTest::newRow("npm, with something between")
        << u"npm ERR! frobs\nnpm WARN grobs\nnpm ERR! hobs"_s << QList<int>{1, 3};
    QTest::newRow("pip") << u"ERROR: Could not frob the requirement\nERROR: No frob found"_s << QList<int>{1};
    QTest::newRow("a server's log")
        << u"FATAL:  the frobs are spent\nDETAIL:  ERROR of the pool\nHINT:  Error 12 is in the manual"_s
        << QList<int>{1};
    QTest::newRow("psql") << u"ERROR:  no such frob\nLINE 1: select Error:\n        ^\nHINT:  Error: is a name"_s
                          << QList<int>{1};
    QTest::newRow("a server in Chinese") << u"错误:  没有那个 frob\n详细信息:  错误: 在池里"_s << QList<int>{1};
    QTest::newRow("the source of a frame behind the name of a container")
        << u"web-1  | Traceback (most recent call last):\nweb-1  |   File \"a.py\", line 3, in <module>\nweb-1  |     "
           u"sys.exit(main())\n"
           "web-1  |   File \"b.py\", line 7, in main\nweb-1  |     import frob\nweb-1  | FrobError: no frob"_s
        << QList<int>{6};
    QTest::newRow("CMake, in paragraphs")
        << u"CMake Error at CMakeLists.txt:9 (find_package):\n  Error: no frob\n\n  Could not find: Error: frob\n\n-- Configuring"_s
        << QList<int>{1};
    QTest::newRow("tsc, with a detail")
        << u"a.ts:7:3 - error TS2322: Type 'frob' is no type.\n  Type error: 'grob' is no 'frob'.\nb.ts:1:1 - error TS2307: Cannot frob 'x'."_s
        << QList<int>{1, 3};
    QTest::newRow("a logger's message and its exception")
        << u"2026-11-23 09:12:44 ERROR [main] o.s.App : Frobs failed\norg.acme.FrobException: no frob\n\tat "
           u"org.acme.Frob.main(Frob.java:3)\n"
           "Caused by: org.acme.GrobException: no grob\n\tat org.acme.Grob.get(Grob.java:4)"_s
        << QList<int>{4};
    QTest::newRow("a logger's message, an empty line and its exception")
        << u"2026-11-23 09:12:44.731 ERROR 1 --- [main] o.s.App : Frobs failed\n\norg.acme.FrobException: no frob\n\tat "
           u"org.acme.Frob.main(Frob.java:3)"_s
        << QList<int>{3};
    QTest::newRow("a compiler's lines are errors each") << u"error: no frob\nerror: no grob"_s << QList<int>{1, 2};
    QTest::newRow("details of nothing") << u"DETAIL: Error: of frobs\nok"_s << QList<int>{1};
}

void tst_Matcher::theLinesOfOneErrorAreOne()
{
    QFETCH(QString, paste);
    QList<int> found;
    for (const ErrorGroup &error : m_engine->matcher.find(paste).errors) {
        found.append(error.line);
        QCOMPARE(error.count, 1);
    }
    QTEST(found, "lines");
}

void tst_Matcher::anErrorStandsWhereItsMatchWasFound()
{
    const Answer answer = m_engine->matcher.find(
        u"npm ERR! code 1\nnpm ERR! frobs\nnpm ERR! Error: listen EADDRINUSE: address already in use :::3000\nnpm ERR! more"_s);
    QCOMPARE(answer.errors.size(), 1);
    QCOMPARE(answer.errors.first().line, 3);
    QCOMPARE(answer.matches.first().group, 1);
}

void tst_Matcher::errorsAreShownAsTheyWerePasted()
{
    const QString message = u"错误：推送一些引用到“origin”失败，请重试。"_s;
    const QString line = u"2024-05-06T12:11:47Z \x1b[31m"_s + message + u"\x1b[0m"_s;
    const Answer answer = m_engine->matcher.find(
        u"ok\r\n"_s + line + u"\r\n2024-05-06T12:11:48Z 错误:推送一些引用到\"main\"失败,请重试."_s);
    QCOMPARE(answer.errors.size(), 1); // the same, whatever signs it is written with
    const ErrorGroup error = answer.errors.first();
    QCOMPARE(error.text, message);
    QCOMPARE(error.count, 2);
    QCOMPARE(line.sliced(error.column - 1, error.length), message);
    const QString longLine = u"错误："_s + u"🔥，"_s.repeated(1000);
    const QString title = m_engine->matcher.find(longLine).errors.first().text;
    QVERIFY(title.size() >= 299 && longLine.startsWith(title) && !title.back().isHighSurrogate());
}

void tst_Matcher::samePasteSameAnswer()
{
    const QString paste = u"address already in use\nPermission denied (publickey)\nNo module named 'x'"_s;
    const Answer first = m_engine->matcher.find(paste);
    const Answer second = m_engine->matcher.find(paste);
    QCOMPARE(first.matches.size(), second.matches.size());
    for (qsizetype i = 0; i < first.matches.size(); ++i) {
        QCOMPARE(first.matches.at(i).record, second.matches.at(i).record);
        QCOMPARE(first.matches.at(i).score, second.matches.at(i).score);
        QCOMPARE(first.matches.at(i).evidence, second.matches.at(i).evidence);
    }
}

void tst_Matcher::stoppingIsSaid()
{
    std::stop_source stop;
    QVERIFY(!m_engine->matcher.find(u"No module named 'x'"_s, 20, stop.get_token()).stopped);
    stop.request_stop();
    QVERIFY(m_engine->matcher.find(u"No module named 'x'"_s, 20, stop.get_token()).stopped);
}

void tst_Matcher::searchFindsWordsInBothLanguages_data()
{
    QTest::addColumn<QString>("words");
    QTest::addColumn<QString>("id");
    QTest::newRow("words in any order") << u"denied publickey"_s << u"ssh/publickey"_s;
    QTest::newRow("a prefix of the last word") << u"docker gro"_s << u"docker/permission"_s;
    QTest::newRow("Chinese") << u"用户组"_s << u"docker/permission"_s;
    QTest::newRow("one Chinese character") << u"钥"_s << u"ssh/publickey"_s;
    QTest::newRow("mixed text") << u"docker用户组"_s << u"docker/permission"_s;
    QTest::newRow("a code") << u"E0505"_s << u"rust/e0505"_s;
    QTest::newRow("a code in lower case") << u"e0505"_s << u"rust/e0505"_s;
    QTest::newRow("an id") << u"git/not-a-repository"_s << u"git/not-a-repository"_s;
}

void tst_Matcher::searchFindsWordsInBothLanguages()
{
    QFETCH(QString, words);
    const Answer answer = m_engine->matcher.search(words);
    QVERIFY(!answer.matches.isEmpty());
    QTEST(m_engine->catalog.at(answer.matches.first().record).id, "id");
    QCOMPARE(answer.grade, Grade::Match);
}

void tst_Matcher::aScopeNarrowsTheSearch()
{
    const Answer answer = m_engine->matcher.search(u"docker: permission"_s);
    QCOMPARE(answer.matches.size(), 1);
    QCOMPARE(m_engine->catalog.at(answer.matches.first().record).domain, u"docker"_s);
    QCOMPARE(m_engine->matcher.search(u"docker:"_s).matches.size(), 1);
    QVERIFY(m_engine->matcher.search(u"nosuchscope: permission"_s).matches.size() >= 2);
}

void tst_Matcher::wordsThatLookLikeQuerySyntaxAreWords()
{
    for (const QString &words : {u"AND ("_s, u"\""_s, u"*"_s, u"title:"_s, u"-x"_s, u"C++"_s, QString()}) {
        m_engine->matcher.search(words);
    }
    QCOMPARE(m_engine->matcher.search(u"zzzzzz"_s).grade, Grade::None);
    QCOMPARE(m_engine->matcher.search(QString()).matches.size(), 0);
}

QTEST_APPLESS_MAIN(tst_Matcher)
#include "tst_matcher.moc"
