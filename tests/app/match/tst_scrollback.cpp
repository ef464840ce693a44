// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/loading/loadengine.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace wayout::match;

/// What a terminal or a notebook shows after several commands: the last one that failed is meant.
class tst_Scrollback : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void theLastFailedCommandIsMeant_data();
    void theLastFailedCommandIsMeant();
    void earlierErrorsKeepTheirRows();
    void aLogIsNoScrollback_data();
    void aLogIsNoScrollback();

private:
    QString firstFor(const QString &text) const;

    std::shared_ptr<const Engine> m_engine;
};

void tst_Scrollback::initTestCase()
{
    m_engine = wayout::loading::loadEngine({});
}

QString tst_Scrollback::firstFor(const QString &text) const
{
    const Answer answer = m_engine->matcher.find(text);
    return answer.grade == Grade::Match ? m_engine->catalog.idAt(answer.matches.first().record) : QString();
}

void tst_Scrollback::theLastFailedCommandIsMeant_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("id");
    QTest::newRow("bash with user and host")
        << u"me@box:~$ pip install flask\nerror: externally-managed-environment\n\n× This environment is externally "
           u"managed\n"
           "me@box:~$ git status\nfatal: not a git repository (or any of the parent directories): .git\nme@box:~$ "_s
        << u"git/not-a-git-repository"_s;
    QTest::newRow("the last command succeeded")
        << u"me@box:~$ git status\nfatal: not a git repository (or any of the parent directories): .git\n"
           "me@box:~$ sudo apt install foo\nE: Could not get lock /var/lib/dpkg/lock-frontend. It is held by process "
           "1234 (apt)\n"
           "me@box:~$ ls\nREADME.md  src\nme@box:~$ "_s
        << u"apt/lock-held"_s;
    QTest::newRow("a bare dollar sign")
        << u"$ docker ps\nCannot connect to the Docker daemon at unix:///var/run/docker.sock. Is the docker daemon "
           u"running?\n"
           "$ sudo systemctl start docker\n$ npm start\nnpm error Missing script: \"start\"\n"_s
        << u"npm/missing-script"_s;
    QTest::newRow("zsh on a Mac")
        << u"me@MacBook-Pro app % npm start\nnpm error Missing script: \"start\"\n"
           "me@MacBook-Pro app % git status\nxcrun: error: invalid active developer path "
           "(/Library/Developer/CommandLineTools), missing xcrun at: /Library/Developer/CommandLineTools/usr/bin/xcrun\n"_s
        << u"macos/xcrun-invalid-active-developer-path"_s;
    QTest::newRow("zsh with an arrow")
        << u"➜  app git:(main) ✗ git push\nfatal: The current branch topic has no upstream branch.\n"
           "➜  app git:(main) ✗ npm ci\nnpm error The `npm ci` command can only install with an existing "
           "package-lock.json\n"
           "➜  app git:(main) ✗ node -v\nv20.1.0\n"_s
        << u"npm/ci-no-lockfile"_s;
    QTest::newRow("starship")
        << u"❯ cargo build\nerror: linker `cc` not found\n❯ git push\nfatal: The current branch topic has no upstream branch.\n"_s
        << u"git/no-upstream-branch"_s;
    QTest::newRow("fish") << u"me@box ~/app> git push\nfatal: The current branch topic has no upstream branch.\n"
                             "me@box ~/app> cargo build\nerror: linker `cc` not found\n"_s
                          << u"rust/linker-cc-not-found"_s;
    QTest::newRow("PowerShell")
        << u"PS C:\\app> .\\build.ps1\n.\\build.ps1 : File C:\\app\\build.ps1 cannot be loaded because running scripts "
           u"is "
           "disabled on this system.\nPS C:\\app> git push\nfatal: The current branch topic has no upstream branch.\nPS C:\\app> "_s
        << u"git/no-upstream-branch"_s;
    QTest::newRow("PowerShell, the last command succeeded")
        << u"PS C:\\app> git push\nfatal: The current branch topic has no upstream branch.\n"
           "PS C:\\app> .\\build.ps1\n.\\build.ps1 : File C:\\app\\build.ps1 cannot be loaded because running scripts "
           "is "
           "disabled on this system.\nPS C:\\app> git --version\ngit version 2.45.0\n"_s
        << u"powershell/running-scripts-disabled"_s;
    QTest::newRow("cmd")
        << u"C:\\Users\\me>python3\n'python3' is not recognized as an internal or external command,\noperable program "
           u"or batch "
           "file.\n\nC:\\Users\\me>git status\nfatal: not a git repository (or any of the parent directories): .git\n"_s
        << u"git/not-a-git-repository"_s;
    QTest::newRow("root in a container")
        << u"root@4f2a:/# git status\nfatal: not a git repository (or any of the parent directories): .git\n"
           "root@4f2a:/app# apt-get install foo\nE: Could not get lock /var/lib/dpkg/lock-frontend. It is held by "
           "process 12 (apt)\n"
           "root@4f2a:/app# "_s
        << u"apt/lock-held"_s;
    QTest::newRow("brackets of Red Hat")
        << u"[root@node1 ~]# docker ps\nCannot connect to the Docker daemon at unix:///var/run/docker.sock. Is the "
           u"docker daemon "
           "running?\n[root@node1 ~]# git status\nfatal: not a git repository (or any of the parent directories): .git\n"_s
        << u"git/not-a-git-repository"_s;
    QTest::newRow("an environment before the prompt")
        << u"(venv) me@box:~/app$ python a.py\nModuleNotFoundError: No module named 'flask'\n"
           "(venv) me@box:~/app$ pip install flask\nSuccessfully installed flask-3.0.0\n"
           "(venv) me@box:~/app$ git push\nfatal: The current branch topic has no upstream branch.\n"_s
        << u"git/no-upstream-branch"_s;
    QTest::newRow("Jupyter")
        << u"In [1]: import flask\nModuleNotFoundError: No module named 'flask'\n\nIn [2]: print(foo)\n"
           "NameError: name 'foo' is not defined\n\nIn [3]: 1 + 1\nOut[3]: 2\n"_s
        << u"python/name-not-defined"_s;
    QTest::newRow("one error again and again, another between")
        << u"$ git status\nfatal: not a git repository (or any of the parent directories): .git\n$ npm start\nnpm "
           u"error Missing "
           "script: \"start\"\n$ git status\nfatal: not a git repository (or any of the parent directories): .git\n"_s
        << u"git/not-a-git-repository"_s;
}

void tst_Scrollback::theLastFailedCommandIsMeant()
{
    QFETCH(QString, text);
    QFETCH(QString, id);
    QCOMPARE(firstFor(text), id);
}

void tst_Scrollback::earlierErrorsKeepTheirRows()
{
    const Answer answer =
        m_engine->matcher.find(u"$ git status\nfatal: not a git repository (or any of the parent directories): .git\n"
                               "$ npm start\nnpm error Missing script: \"start\"\n"_s);
    QStringList ids;
    for (const Match &match : answer.matches) {
        if (match.grade == Grade::Match) {
            ids.append(m_engine->catalog.idAt(match.record));
        }
    }
    QCOMPARE(ids.value(0), u"npm/missing-script"_s);
    QVERIFY(ids.contains(u"git/not-a-git-repository"_s));
}

void tst_Scrollback::aLogIsNoScrollback_data()
{
    QTest::addColumn<QString>("text");
    const QString first = u"fatal: not a git repository (or any of the parent directories): .git\n"_s;
    const QString second = u"npm error Missing script: \"start\"\n"_s;
    QTest::newRow("with times") << u"2024-05-06T12:11:47Z %1"_s.arg(first) + u"2024-05-06T12:11:48Z %1"_s.arg(second);
    QTest::newRow("quoted in a mail") << u"> %1"_s.arg(first) + u"> %1"_s.arg(second);
    QTest::newRow("with comments") << u"# one\n%1"_s.arg(first) + u"# two\n%1"_s.arg(second);
}

void tst_Scrollback::aLogIsNoScrollback()
{
    QFETCH(QString, text);
    const Answer answer = m_engine->matcher.find(text);
    QVERIFY(answer.matches.size() >= 2);
    QVERIFY(answer.matches.at(0).score >= answer.matches.at(1).score);
}

QTEST_APPLESS_MAIN(tst_Scrollback)
#include "tst_scrollback.moc"
