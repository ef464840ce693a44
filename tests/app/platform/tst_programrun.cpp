// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <fcntl.h>
#include <poll.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdlib>
#include <vector>

using namespace Qt::StringLiterals;

namespace {

constexpr int patience = 20'000; // ms

/// The program on a terminal of its own, as a person has it before them.
class Screen
{
public:
    explicit Screen(const QList<QByteArray> &arguments, const QByteArray &inShell = {})
    {
        m_master = posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC);
        grantpt(m_master);
        unlockpt(m_master);
        const winsize size{.ws_row = 33, .ws_col = 77, .ws_xpixel = 0, .ws_ypixel = 0};
        QList<QByteArray> words =
            inShell.isEmpty() ? QList<QByteArray>{WAYOUT_PROGRAM} + arguments : QList<QByteArray>{"sh", "-c", inShell};
        std::vector<char *> argv;
        for (QByteArray &word : words) {
            argv.push_back(word.data());
        }
        argv.push_back(nullptr);
        const QByteArray name = ptsname(m_master);
        m_process = fork();
        if (m_process == 0) {
            setsid();
            const int slave = open(name.constData(), O_RDWR);
            ioctl(slave, TIOCSWINSZ, &size);
            for (int number = 0; number < 3; ++number) {
                dup2(slave, number);
            }
            execvp(argv[0], argv.data());
            _exit(99);
        }
    }
    ~Screen()
    {
        if (m_process > 0) {
            kill(m_process, SIGKILL);
            waitpid(m_process, nullptr, 0);
        }
        close(m_master);
    }

    /// Reads until this stands on the screen; false when that does not happen.
    bool shows(const QByteArray &text)
    {
        while (!m_screen.contains(text)) {
            if (!readMore()) {
                return false;
            }
        }
        return true;
    }
    void type(const QByteArray &keys) { QCOMPARE(write(m_master, keys.constData(), size_t(keys.size())), keys.size()); }
    void resize(int rows, int columns)
    {
        const winsize size{.ws_row = ushort(rows), .ws_col = ushort(columns), .ws_xpixel = 0, .ws_ypixel = 0};
        ioctl(m_master, TIOCSWINSZ, &size);
    }
    int status()
    {
        while (readMore()) {
        }
        int status = -1;
        waitpid(std::exchange(m_process, 0), &status, 0);
        return WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status);
    }
    const QByteArray &screen() const { return m_screen; }

private:
    bool readMore()
    {
        pollfd ready{m_master, POLLIN, 0};
        char bytes[4096];
        if (poll(&ready, 1, patience) <= 0) {
            return false;
        }
        const ssize_t count = read(m_master, bytes, sizeof bytes);
        m_screen.append(bytes, std::max<ssize_t>(count, 0));
        return count > 0;
    }

    int m_master = -1;
    pid_t m_process = 0;
    QByteArray m_screen;
};

QList<QByteArray> run(const QByteArray &script)
{
    return {"run", "--", "sh", "-c", script};
}

} // namespace

class tst_ProgramRun : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void theProgramHasATerminalOfTheSameSize();
    void whatIsTypedReachesTheProgram();
    void aNewSizeReachesTheProgram();
    void theStatusIsThatOfTheProgram_data();
    void theStatusIsThatOfTheProgram();
    void ctrlCIsForTheProgramAndNoFailure();
    void ctrlZStopsBothAndFgGoesOn();
    void aFailureIsExplainedAndASuccessIsNot();
    void inAPipelineTheStreamsStayApart();
    void whoeverStopsReadingEndsTheProgram();
    void aProcessThatIsLeftBehindIsNotWaitedFor();
    void aLongAnswerGoesThroughThePager();
    void aShortOneAndOneForAPipeDoNot();
    void theFixIsCopiedByTheTerminal();
};

void tst_ProgramRun::initTestCase()
{
    qputenv("LC_ALL", "C.UTF-8");
    qputenv("TERM", "xterm");
}

void tst_ProgramRun::theProgramHasATerminalOfTheSameSize()
{
    Screen screen(run("test -t 0 && test -t 1 && test -t 2 && stty size"));
    QCOMPARE(screen.status(), 0);
    QCOMPARE(screen.screen(), QByteArray("33 77\r\n"));
}

void tst_ProgramRun::whatIsTypedReachesTheProgram()
{
    Screen screen(
        run("printf 'name? '; read name; stty -echo; printf 'word? '; read word; stty echo; echo $name $word >&2"));
    QVERIFY(screen.shows("name? "));
    screen.type("bob\r");
    QVERIFY(screen.shows("word? "));
    screen.type("secret\r");
    QCOMPARE(screen.status(), 0);
    QCOMPARE(screen.screen().count("secret"), 1); // printed, not echoed
    QVERIFY(screen.screen().contains("bob secret"));
}

void tst_ProgramRun::aNewSizeReachesTheProgram()
{
    Screen screen(run("trap 'stty size; exit 0' WINCH; echo ready; while :; do sleep 0.05; done"));
    QVERIFY(screen.shows("ready"));
    screen.resize(44, 99);
    QCOMPARE(screen.status(), 0);
    QVERIFY2(screen.screen().contains("44 99"), screen.screen().constData());
}

void tst_ProgramRun::theStatusIsThatOfTheProgram_data()
{
    QTest::addColumn<QList<QByteArray>>("arguments");
    QTest::addColumn<int>("status");
    QTest::newRow("success") << run("true") << 0;
    QTest::newRow("failure") << run("exit 42") << 42;
    QTest::newRow("killed") << run("kill -TERM $$") << 128 + SIGTERM;
    QTest::newRow("not there") << QList<QByteArray>{"run", "no-such-program-here"} << 127;
    QTest::newRow("no program") << QList<QByteArray>{"run", "/etc/passwd"} << 126;
    QTest::newRow("options of the program are its own") << QList<QByteArray>{"run", "sh", "-c", "exit 7"} << 7;
    QTest::newRow("no program named") << QList<QByteArray>{"run"} << 2;
}

void tst_ProgramRun::theStatusIsThatOfTheProgram()
{
    QFETCH(QList<QByteArray>, arguments);
    Screen screen(arguments);
    QTEST(screen.status(), "status");
}

void tst_ProgramRun::ctrlCIsForTheProgramAndNoFailure()
{
    Screen screen(run("echo ready; sleep 100"));
    QVERIFY(screen.shows("ready"));
    screen.type("\x03");
    QCOMPARE(screen.status(), 128 + SIGINT);
    QVERIFY2(!screen.screen().contains("Nothing"), screen.screen().constData());
    Screen trapping(run("trap 'echo caught; exit 3' INT; echo ready; while :; do sleep 0.05; done"));
    QVERIFY(trapping.shows("ready"));
    trapping.type("\x03");
    QCOMPARE(trapping.status(), 3);
    QVERIFY(trapping.screen().contains("caught"));
}

void tst_ProgramRun::ctrlZStopsBothAndFgGoesOn()
{
    Screen screen({},
        "set -m; " WAYOUT_PROGRAM
        " run -- sh -c 'echo ready; read line; echo got $line'; echo stopped with $?; fg; echo done");
    QVERIFY(screen.shows("ready"));
    screen.type("\x1a");
    QVERIFY2(screen.shows("stopped with 1"), screen.screen().constData()); // 148 or 147, as shells count
    screen.type("on\r");
    QVERIFY2(screen.shows("got on"), screen.screen().constData());
    QVERIFY(screen.shows("done"));
    QCOMPARE(screen.status(), 0);
}

void tst_ProgramRun::aFailureIsExplainedAndASuccessIsNot()
{
    const QByteArray message = "fatal: not a git repository (or any of the parent directories): .git";
    Screen failing(run("echo '" + message + "' >&2; exit 128"));
    QCOMPARE(failing.status(), 128);
    QVERIFY2(failing.screen().contains("sh ended with status 128."), failing.screen().constData());
    QVERIFY(failing.screen().contains("git/not-a-git-repository"));
    QVERIFY(failing.screen().contains("\x1b[32mDo this: "));
    Screen successful(run("echo '" + message + "' >&2"));
    QCOMPARE(successful.status(), 0);
    QCOMPARE(successful.screen(), message + "\r\n");
}

void tst_ProgramRun::inAPipelineTheStreamsStayApart()
{
    const QTemporaryDir folder;
    const QByteArray out = folder.filePath(u"out"_s).toUtf8();
    Screen screen({},
        "echo in | " WAYOUT_PROGRAM " run -- sh -c 'cat; test -t 1 || echo file; test -t 2 && echo terminal >&2' > "
            + out);
    QCOMPARE(screen.status(), 0);
    QCOMPARE(screen.screen(), QByteArray("terminal\r\n"));
    QFile file(QString::fromUtf8(out));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), QByteArray("in\nfile\n"));
}

void tst_ProgramRun::whoeverStopsReadingEndsTheProgram()
{
    Screen screen({}, WAYOUT_PROGRAM " run -- yes | head -n 1; echo done");
    QCOMPARE(screen.status(), 0);
    QCOMPARE(screen.screen(), QByteArray("y\r\ndone\r\n"));
}

void tst_ProgramRun::aProcessThatIsLeftBehindIsNotWaitedFor()
{
    const QTemporaryDir folder;
    const QByteArray out = folder.filePath(u"out"_s).toUtf8();
    QElapsedTimer clock;
    clock.start();
    Screen screen({}, WAYOUT_PROGRAM " run -- sh -c 'sleep 60 & echo early' > " + out + " 2>&1 < /dev/null");
    QCOMPARE(screen.status(), 0);
    QVERIFY(clock.elapsed() < 30'000);
}

void tst_ProgramRun::aLongAnswerGoesThroughThePager()
{
    Screen screen({}, "WAYOUT_PAGER='sed s/^/PAGED:/' " WAYOUT_PROGRAM " show git/non-fast-forward");
    QCOMPARE(screen.status(), 0);
    QVERIFY(screen.screen().contains("PAGED:"));
    Screen without({}, "WAYOUT_PAGER=no-such-pager " WAYOUT_PROGRAM " show git/non-fast-forward");
    QCOMPARE(without.status(), 0);
    QVERIFY(without.screen().contains("git/non-fast-forward"));
}

void tst_ProgramRun::aShortOneAndOneForAPipeDoNot()
{
    const QByteArray pager = "export WAYOUT_PAGER='sed s/^/PAGED:/'; ";
    Screen brief({}, pager + "echo 'fatal: not a git repository' | " WAYOUT_PROGRAM " match --brief");
    QCOMPARE(brief.status(), 0);
    QVERIFY(!brief.screen().contains("PAGED"));
    Screen piped({}, pager + WAYOUT_PROGRAM " show git/non-fast-forward | cat");
    QCOMPARE(piped.status(), 0);
    QVERIFY(!piped.screen().contains("PAGED"));
}

void tst_ProgramRun::theFixIsCopiedByTheTerminal()
{
    Screen screen({},
        "unset DISPLAY WAYLAND_DISPLAY; echo 'bash: ./x.sh: Permission denied' | " WAYOUT_PROGRAM
        " match --brief --copy");
    QCOMPARE(screen.status(), 0);
    QVERIFY(screen.screen().contains("\033]52;c;" + QByteArray("chmod +x ./x.sh").toBase64() + '\a'));
}

QTEST_GUILESS_MAIN(tst_ProgramRun)
#include "tst_programrun.moc"
