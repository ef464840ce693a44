// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/storage/datapaths.h"
#include "app/storage/pastehistory.h"

#include <QDir>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <sys/stat.h>

using namespace Qt::StringLiterals;
using namespace wayout::storage;

namespace {

constexpr int patience = 30'000; // ms, on a busy machine

} // namespace

/// The program itself, started several times, as a user with a home of their own.
class tst_SecondStart : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void pipesAndFilesGoToTheWindowThatIsOpen();
    void aWindowThatHangsIsNotWaitedForForever();
    void ofManyStartsAtOnceOneStays();
    void whereOthersMayLookNothingIsHandedOver();

private:
    QProcess *start(const QStringList &arguments, const QByteArray &input = {});
    /// Whether a window has answered that text.
    bool isKept(const QString &words) const
    {
        PasteHistory history(m_folder->filePath(u"state/wayout/history.sqlite"_s));
        return !history.find(words).isEmpty();
    }
    bool listens() const { return !QDir(m_folder->filePath(u"run/wayout"_s)).entryList({u"*.socket"_s}, QDir::System).isEmpty(); }
    static bool isOver(const QProcess *process) { return process->state() == QProcess::NotRunning && process->exitStatus() == QProcess::NormalExit; }

    std::unique_ptr<QTemporaryDir> m_folder;
    QList<QProcess *> m_started;
};

void tst_SecondStart::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(QDir().mkpath(m_folder->filePath(u"run"_s)));
}

void tst_SecondStart::cleanup()
{
    for (QProcess *process : std::as_const(m_started)) {
        process->kill();
        process->waitForFinished(patience);
        delete process;
    }
    m_started.clear();
}

QProcess *tst_SecondStart::start(const QStringList &arguments, const QByteArray &input)
{
    auto *process = new QProcess;
    m_started.append(process);
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const auto &[variable, folder] : {std::pair(u"XDG_RUNTIME_DIR"_s, u"run"_s), std::pair(u"XDG_STATE_HOME"_s, u"state"_s),
             std::pair(u"XDG_DATA_HOME"_s, u"data"_s), std::pair(u"XDG_CONFIG_HOME"_s, u"config"_s), std::pair(u"XDG_CACHE_HOME"_s, u"cache"_s)}) {
        environment.insert(variable, m_folder->filePath(folder));
    }
    environment.insert(u"QT_QPA_PLATFORM"_s, u"offscreen"_s);
    environment.remove(u"DBUS_SESSION_BUS_ADDRESS"_s);
    process->setProcessEnvironment(environment);
    process->setWorkingDirectory(m_folder->path());
    process->start(QStringLiteral(WAYOUT_PROGRAM), arguments);
    process->write(input);
    process->closeWriteChannel();
    return process;
}

void tst_SecondStart::pipesAndFilesGoToTheWindowThatIsOpen()
{
    const QProcess *first = start({});
    QTRY_VERIFY_WITH_TIMEOUT(listens(), patience);
    const QProcess *second = start({u"-"_s}, "fatal: this text came through a pipe\n");
    QTRY_VERIFY_WITH_TIMEOUT(isOver(second), patience);
    QCOMPARE(second->exitCode(), 0);
    QTRY_VERIFY_WITH_TIMEOUT(isKept(u"came through a pipe"_s), patience);
    QFile log(m_folder->filePath(u"构建 log.txt"_s));
    QVERIFY(log.open(QIODevice::WriteOnly));
    log.write("error: this text stood in a file\n");
    log.close();
    const QProcess *third = start({u"构建 log.txt"_s});
    QTRY_VERIFY_WITH_TIMEOUT(isOver(third), patience);
    QTRY_VERIFY_WITH_TIMEOUT(isKept(u"stood in a file"_s), patience);
    // A window of its own is opened beside it.
    const QProcess *fourth = start({u"--new-window"_s, u"-"_s}, "error: this text has a window of its own\n");
    QTRY_VERIFY_WITH_TIMEOUT(isKept(u"window of its own"_s), patience);
    QCOMPARE(fourth->state(), QProcess::Running);
    QCOMPARE(first->state(), QProcess::Running);
}

void tst_SecondStart::aWindowThatHangsIsNotWaitedForForever()
{
    const QProcess *first = start({});
    QTRY_VERIFY_WITH_TIMEOUT(listens(), patience);
    QCOMPARE(::kill(pid_t(first->processId()), SIGSTOP), 0);
    const QProcess *second = start({u"-"_s}, "error: this text found nobody at home\n");
    QTRY_VERIFY_WITH_TIMEOUT(isKept(u"nobody at home"_s), patience);
    QCOMPARE(second->state(), QProcess::Running);
    QCOMPARE(::kill(pid_t(first->processId()), SIGCONT), 0);
    const QProcess *third = start({u"-"_s}, "error: this one did\n");
    QTRY_VERIFY_WITH_TIMEOUT(isOver(third), patience);
}

void tst_SecondStart::ofManyStartsAtOnceOneStays()
{
    constexpr int starts = 5;
    for (int i = 0; i < starts; ++i) {
        start({});
    }
    const auto running = [this] { return std::ranges::count(m_started, QProcess::Running, &QProcess::state); };
    QTRY_COMPARE_WITH_TIMEOUT(running(), 1, patience);
}

void tst_SecondStart::whereOthersMayLookNothingIsHandedOver()
{
    const QByteArray folder = QFile::encodeName(m_folder->filePath(u"run/wayout"_s));
    QCOMPARE(::mkdir(folder.constData(), 0755), 0);
    QCOMPARE(::chmod(folder.constData(), 0755), 0);
    const QProcess *first = start({u"-"_s}, "error: the first one is on its own\n");
    const QProcess *second = start({u"-"_s}, "error: the second one as well\n");
    QTRY_VERIFY_WITH_TIMEOUT(isKept(u"on its own"_s) && isKept(u"as well"_s), patience);
    QVERIFY(first->state() == QProcess::Running && second->state() == QProcess::Running);
    QVERIFY(!listens());
}

QTEST_GUILESS_MAIN(tst_SecondStart)
#include "tst_secondstart.moc"
