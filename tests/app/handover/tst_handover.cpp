// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/handover/firststart.h"
#include "app/handover/secondstart.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <poll.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <atomic>
#include <csignal>
#include <cstring>
#include <future>
#include <latch>
#include <thread>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using Kind = HandOver::Kind;

namespace {

Descriptor connectedTo(const MeetingPlace &place)
{
    sockaddr_un address = {};
    address.sun_family = AF_UNIX;
    std::strncpy(address.sun_path, place.socket.constData(), sizeof address.sun_path - 1);
    Descriptor socket(::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0));
    const bool isConnected = ::connect(socket.number(), reinterpret_cast<const sockaddr *>(&address), sizeof address) == 0;
    return isConnected ? std::move(socket) : Descriptor();
}

bool isClosedByPeer(const Descriptor &socket)
{
    char byte = 0;
    return ::recv(socket.number(), &byte, 1, MSG_DONTWAIT) == 0;
}

/// Whether the other side closes it soon, and says nothing before.
bool isEndOfData(const Descriptor &socket)
{
    constexpr int soon = 2'000; // ms; who says nothing is let go later
    pollfd polled{socket.number(), POLLIN, 0};
    char byte = 0;
    return ::poll(&polled, 1, soon) == 1 && ::recv(socket.number(), &byte, 1, 0) == 0;
}

/// For the rest of this process, which is a child of the test's.
void becomeSomebodyElse()
{
    constexpr unsigned nobody = 65534;
    ::alarm(60); // whatever becomes of the test, this process ends
    if (::setgid(nobody) != 0 || ::setuid(nobody) != 0) {
        ::_exit(4);
    }
}

} // namespace

class tst_HandOver : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void whatIsSentArrives_data();
    void whatIsSentArrives();
    void aPipeTravels();
    void whatHasNoFrameIsNone_data();
    void whatHasNoFrameIsNone();
    void garbageHarmsNobody_data();
    void garbageHarmsNobody();
    void tooManyConnectionsAreClosed();
    void whoSaysNothingIsLetGo();
    void whatIsNotConfirmedIsNotTaken();
    void aWindowThatHangsTakesNothingLater();
    void onlyOneListens();
    void ofManyStartsAtOnceOneListens();
    void aSocketThatWasLeftBehindIsNoObstacle();
    void aLockEndsWithItsProcess();
    void aNumberInALockMeansNothing();
    void aFolderThatOthersMayEnterIsNoPlace();
    void othersCannotConnect();
    void whoIsSomebodyElseIsNotListenedTo();
    void nothingIsHandedToSomebodyElse();

private:
    MeetingPlace place() const { return *MeetingPlace::inFolder(m_folder->filePath(u"place"_s), "display"); }
    /// From another thread: this one has the event loop.
    static std::future<bool> handOver(const MeetingPlace &place, const HandOver &what, int input = -1)
    {
        return std::async(std::launch::async, [=] { return handOverTo(place, what, input); });
    }
    void letEverybodyIn() const
    {
        for (const QString &folder : {m_folder->path(), m_folder->filePath(u"place"_s)}) {
            QCOMPARE(::chmod(QFile::encodeName(folder).constData(), 0777), 0);
        }
    }
    static bool isReady(const std::future<bool> &future) { return future.wait_for(0s) == std::future_status::ready; }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void tst_HandOver::whatIsSentArrives_data()
{
    QTest::addColumn<HandOver>("handOver");
    QTest::newRow("to be seen") << HandOver{};
    QTest::newRow("a file") << HandOver{Kind::Files, {u"/home/某人/build log.txt"_s}, {}};
    QTest::newRow("two files") << HandOver{Kind::Files, {u"/tmp/a.log"_s, u"/tmp/b.log"_s}, "token"};
    QTest::newRow("the clipboard, with a token") << HandOver{Kind::Clipboard, {}, "token_TIME123"};
}

void tst_HandOver::whatIsSentArrives()
{
    QFETCH(HandOver, handOver);
    const auto first = FirstStart::at(place());
    QVERIFY(first);
    QSignalSpy taken(first.get(), &FirstStart::taken);
    auto sent = this->handOver(place(), handOver);
    first->begin();
    QTRY_VERIFY(isReady(sent));
    QVERIFY(sent.get());
    QTRY_COMPARE(taken.size(), 1);
    QCOMPARE(taken.first().first().value<HandOver>(), handOver);
}

void tst_HandOver::aPipeTravels()
{
    int ends[2] = {};
    QCOMPARE(::pipe(ends), 0);
    Descriptor readEnd(ends[0]);
    Descriptor writeEnd(ends[1]);
    const auto first = FirstStart::at(place());
    first->begin();
    std::shared_ptr<Descriptor> input;
    connect(first.get(), &FirstStart::taken, this, [&](const HandOver &, const std::shared_ptr<Descriptor> &came) { input = came; });
    auto sent = handOver(place(), {Kind::Input, {}, {}}, readEnd.number());
    QTRY_VERIFY(input);
    QVERIFY(sent.get());
    readEnd = Descriptor(); // the start that handed it over is gone
    QCOMPARE(::write(writeEnd.number(), "later", 5), 5);
    char text[6] = {};
    QCOMPARE(::read(input->number(), text, 5), 5);
    QCOMPARE(QByteArray(text), QByteArray("later"));
}

void tst_HandOver::whatHasNoFrameIsNone_data()
{
    QTest::addColumn<QByteArray>("bytes");
    const QByteArray whole = HandOverFrame::toBytes({Kind::Files, {u"/a"_s}, "t"});
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("another protocol") << QByteArray("GET / HTTP/1.1\r\n\r\n");
    QTest::newRow("a frame of something else") << QByteArray(whole).replace(0, 1, "w");
    QTest::newRow("a newer version") << QByteArray(whole).replace(7, 1, "\x02");
    QTest::newRow("cut") << whole.chopped(1);
    QTest::newRow("with more behind it") << whole + 'x';
    QTest::newRow("a field that is longer than the frame") << QByteArray(whole).replace(19, 1, "\x7f");
    QTest::newRow("a kind that there is not") << QByteArray(whole).replace(15, 1, "\x09");
    QTest::newRow("a kind that there is not, and no path") << HandOverFrame::toBytes({Kind(9), {}, {}});
    QTest::newRow("fields that are not there") << QByteArray("WAYO\0\0\0\1\0\0\0\4\0\0\0\0", 16);
    QTest::newRow("files without a path") << HandOverFrame::toBytes({Kind::Files, {}, {}});
    QTest::newRow("a relative path behind an absolute one") << HandOverFrame::toBytes({Kind::Files, {u"/a.log"_s, u"b.log"_s}, {}});
    QTest::newRow("a relative path") << HandOverFrame::toBytes({Kind::Files, {u"a.log"_s}, {}});
    QTest::newRow("a path inside the program") << HandOverFrame::toBytes({Kind::Files, {u":/a.log"_s}, {}});
    QTest::newRow("a path for what needs none") << HandOverFrame::toBytes({Kind::Raise, {u"/a"_s}, {}});
    QTest::newRow("a path with a zero") << HandOverFrame::toBytes({Kind::Files, {u"/a\0b"_s}, {}});
    QTest::newRow("too large") << HandOverFrame::toBytes({Kind::Files, {u'/' + QString(70'000, u'a')}, {}});
}

void tst_HandOver::whatHasNoFrameIsNone()
{
    QFETCH(QByteArray, bytes);
    QVERIFY(!HandOverFrame::fromBytes(bytes));
}

void tst_HandOver::garbageHarmsNobody_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("another protocol") << QByteArray("GET / HTTP/1.1\r\n\r\n");
    QTest::newRow("a frame that says it is huge") << QByteArray("WAYO\0\0\0\1\xff\xff\xff\xff", 12);
    QTest::newRow("much of nothing") << QByteArray(100'000, '\0');
    QTest::newRow("a pipe that does not come") << HandOverFrame::toBytes({Kind::Input, {}, {}});
    QTest::newRow("more than was said") << HandOverFrame::toBytes({}) + QByteArray(1000, 'G');
}

void tst_HandOver::garbageHarmsNobody()
{
    QFETCH(QByteArray, bytes);
    const auto first = FirstStart::at(place());
    first->begin();
    QSignalSpy taken(first.get(), &FirstStart::taken);
    const Descriptor silent = connectedTo(place()); // and one that says nothing at all
    const Descriptor socket = connectedTo(place());
    QVERIFY(socket && silent);
    ::send(socket.number(), bytes.constData(), size_t(bytes.size()), MSG_DONTWAIT | MSG_NOSIGNAL);
    char byte = 0;
    QTRY_VERIFY(::recv(socket.number(), &byte, 1, MSG_DONTWAIT) >= 0 || errno == ECONNRESET);
    QCOMPARE(taken.size(), 0);
    auto sent = handOver(place(), {});
    QTRY_COMPARE(taken.size(), 1);
    QVERIFY(sent.get());
}

void tst_HandOver::tooManyConnectionsAreClosed()
{
    const auto first = FirstStart::at(place());
    first->begin();
    std::vector<Descriptor> sockets;
    for (size_t i = 0; i < FirstStart::mostConnections + 4; ++i) {
        sockets.push_back(connectedTo(place()));
        QCoreApplication::processEvents();
    }
    QTRY_VERIFY(isClosedByPeer(sockets.back()));
    QVERIFY(!isClosedByPeer(sockets.front()));
    sockets.clear();
    const auto isTaken = [this] {
        auto sent = handOver(place(), {});
        while (!isReady(sent)) {
            QCoreApplication::processEvents(QEventLoop::AllEvents, 10);
        }
        return sent.get();
    };
    QTRY_VERIFY(isTaken());
}

void tst_HandOver::whoSaysNothingIsLetGo()
{
    constexpr int patience = 15'000; // ms; a window's own is shorter
    const auto first = FirstStart::at(place());
    first->begin();
    const Descriptor silent = connectedTo(place());
    const Descriptor slow = connectedTo(place());
    QVERIFY(silent && slow);
    QCOMPARE(::send(slow.number(), "WAYO", 4, MSG_NOSIGNAL), 4);
    QTRY_VERIFY_WITH_TIMEOUT(isClosedByPeer(silent) && isClosedByPeer(slow), patience);
}

void tst_HandOver::whatIsNotConfirmedIsNotTaken()
{
    const auto first = FirstStart::at(place());
    first->begin();
    QSignalSpy taken(first.get(), &FirstStart::taken);
    const QByteArray frame = HandOverFrame::toBytes({Kind::Files, {u"/a"_s}, {}});
    {
        const Descriptor socket = connectedTo(place());
        QCOMPARE(::send(socket.number(), frame.constData(), size_t(frame.size()), MSG_NOSIGNAL), frame.size());
        char answer = 0;
        bool isAnswered = false;
        QTRY_VERIFY(isAnswered = isAnswered || ::recv(socket.number(), &answer, 1, MSG_DONTWAIT) == 1);
        QCOMPARE(answer, HandOverFrame::accepted);
    } // its patience ended just now: it opens a window of its own
    auto sent = handOver(place(), {Kind::Files, {u"/b"_s}, {}});
    QTRY_VERIFY(isReady(sent));
    QVERIFY(sent.get());
    QTRY_COMPARE(taken.size(), 1);
    QCOMPARE(taken.first().first().value<HandOver>().paths, QStringList{u"/b"_s});
}

void tst_HandOver::aWindowThatHangsTakesNothingLater()
{
    const auto first = FirstStart::at(place());
    QSignalSpy taken(first.get(), &FirstStart::taken);
    QVERIFY(!handOverTo(place(), {Kind::Files, {u"/a"_s}, {}}, -1, 50ms)); // no event loop: it hangs
    first->begin(); // and goes on
    auto sent = handOver(place(), {Kind::Files, {u"/b"_s}, {}});
    QTRY_COMPARE(taken.size(), 1);
    QVERIFY(sent.get());
    QCOMPARE(taken.first().first().value<HandOver>().paths, QStringList{u"/b"_s});
}

void tst_HandOver::onlyOneListens()
{
    auto first = FirstStart::at(place());
    QVERIFY(first);
    QVERIFY(!FirstStart::at(place()));
    first.reset();
    QVERIFY(FirstStart::at(place()));
}

void tst_HandOver::ofManyStartsAtOnceOneListens()
{
    constexpr int starts = 20;
    std::latch together(starts);
    std::latch allTried(starts);
    std::atomic<int> listening = 0;
    std::vector<std::jthread> threads;
    threads.reserve(starts);
    for (int i = 0; i < starts; ++i) {
        threads.emplace_back([&, at = place()] {
            together.arrive_and_wait();
            const auto first = FirstStart::at(at);
            listening += first ? 1 : 0;
            allTried.arrive_and_wait();
        });
    }
    threads.clear();
    QCOMPARE(listening.load(), 1);
}

void tst_HandOver::aSocketThatWasLeftBehindIsNoObstacle()
{
    {
        sockaddr_un address = {};
        address.sun_family = AF_UNIX;
        std::strncpy(address.sun_path, place().socket.constData(), sizeof address.sun_path - 1);
        const Descriptor socket(::socket(AF_UNIX, SOCK_STREAM, 0));
        QCOMPARE(::bind(socket.number(), reinterpret_cast<const sockaddr *>(&address), sizeof address), 0);
    }
    QVERIFY(QFile::exists(QFile::decodeName(place().socket)));
    QVERIFY(!handOverTo(place(), {}, -1, 30ms));
    const auto first = FirstStart::at(place());
    QVERIFY(first);
    first->begin();
    auto sent = handOver(place(), {});
    QTRY_VERIFY(isReady(sent));
    QVERIFY(sent.get());
}

void tst_HandOver::aLockEndsWithItsProcess()
{
    const MeetingPlace meeting = place();
    std::array<int, 2> ready = {-1, -1};
    QCOMPARE(::pipe(ready.data()), 0);
    const pid_t child = ::fork();
    if (child == 0) {
        ::alarm(60); // whatever becomes of the test, this process ends
        const auto first = FirstStart::at(meeting);
        const char word = first ? 'y' : 'n';
        if (::write(ready[1], &word, 1) != 1) {
            ::_exit(1);
        }
        while (true) {
            ::pause();
        }
    }
    char word = 0;
    QCOMPARE(::read(ready[0], &word, 1), 1);
    QCOMPARE(word, 'y');
    QVERIFY(!FirstStart::at(meeting)); // it lives
    QCOMPARE(::kill(child, SIGKILL), 0);
    QCOMPARE(::waitpid(child, nullptr, 0), child);
    QVERIFY(QFile::exists(QFile::decodeName(meeting.lock)) && QFile::exists(QFile::decodeName(meeting.socket)));
    QVERIFY(FirstStart::at(meeting));
    ::close(ready[0]);
    ::close(ready[1]);
}

void tst_HandOver::aNumberInALockMeansNothing()
{
    QFile lock(QFile::decodeName(place().lock));
    QVERIFY(lock.open(QIODevice::WriteOnly));
    lock.write(QByteArray::number(qint64(::getpid())) + "\nwayout\nanother-computer\n"); // of a process that runs: this one
    lock.close();
    QVERIFY(FirstStart::at(place()));
}

void tst_HandOver::aFolderThatOthersMayEnterIsNoPlace()
{
    const QString folder = m_folder->filePath(u"place"_s);
    QVERIFY(MeetingPlace::inFolder(folder, {}));
    QCOMPARE(::chmod(QFile::encodeName(folder).constData(), 0755), 0);
    QVERIFY(!MeetingPlace::inFolder(folder, {}));
    QVERIFY(QFile::link(m_folder->path(), m_folder->filePath(u"link"_s)));
    QVERIFY(!MeetingPlace::inFolder(m_folder->filePath(u"link"_s), {}));
    QVERIFY(!MeetingPlace::inFolder(m_folder->filePath(u"no/such/folder"_s), {}));
    QVERIFY(!MeetingPlace::inFolder(m_folder->filePath(QString(100, u'x')), {}));
    if (::geteuid() == 0) { // who is nobody else's user cannot make a folder that is
        QCOMPARE(::chmod(QFile::encodeName(folder).constData(), 0700), 0);
        QCOMPARE(::chown(QFile::encodeName(folder).constData(), 65534, 65534), 0);
        QVERIFY(!MeetingPlace::inFolder(folder, {}));
    }
    QVERIFY(MeetingPlace::inFolder(m_folder->filePath(u"two"_s), "a")->socket != MeetingPlace::inFolder(m_folder->filePath(u"two"_s), "b")->socket);
}

void tst_HandOver::othersCannotConnect()
{
    const auto first = FirstStart::at(place());
    struct stat status = {};
    QCOMPARE(::stat(place().socket.constData(), &status), 0);
    QCOMPARE(int(status.st_mode & 0777), 0600);
    QCOMPARE(::stat(QFile::encodeName(m_folder->filePath(u"place"_s)).constData(), &status), 0);
    QCOMPARE(int(status.st_mode & 0777), 0700);
}

void tst_HandOver::whoIsSomebodyElseIsNotListenedTo()
{
    if (::geteuid() != 0) {
        QSKIP("only root can be somebody else");
    }
    const MeetingPlace meeting = place();
    const auto first = FirstStart::at(meeting);
    first->begin();
    QSignalSpy taken(first.get(), &FirstStart::taken);
    letEverybodyIn(); // as if nothing else kept others away
    QCOMPARE(::chmod(meeting.socket.constData(), 0666), 0);
    const pid_t child = ::fork();
    if (child == 0) {
        becomeSomebodyElse();
        const Descriptor socket = connectedTo(meeting);
        ::_exit(!socket ? 2 : isEndOfData(socket) ? 0 : 3);
    }
    int status = 0;
    bool hasEnded = false;
    QTRY_VERIFY_WITH_TIMEOUT(hasEnded = hasEnded || ::waitpid(child, &status, WNOHANG) == child, 30'000);
    QCOMPARE(WEXITSTATUS(status), 0);
    QCOMPARE(taken.size(), 0);
}

void tst_HandOver::nothingIsHandedToSomebodyElse()
{
    if (::geteuid() != 0) {
        QSKIP("only root can be somebody else");
    }
    const MeetingPlace meeting = place();
    letEverybodyIn();
    std::array<int, 2> ready = {-1, -1};
    QCOMPARE(::pipe(ready.data()), 0);
    const pid_t child = ::fork();
    if (child == 0) {
        becomeSomebodyElse();
        sockaddr_un address = {};
        address.sun_family = AF_UNIX;
        std::strncpy(address.sun_path, meeting.socket.constData(), sizeof address.sun_path - 1);
        const Descriptor socket(::socket(AF_UNIX, SOCK_STREAM, 0));
        const bool listens = ::bind(socket.number(), reinterpret_cast<const sockaddr *>(&address), sizeof address) == 0
            && ::chmod(meeting.socket.constData(), 0666) == 0 && ::listen(socket.number(), 1) == 0;
        if (!listens || ::write(ready[1], "y", 1) != 1) {
            ::_exit(2);
        }
        const Descriptor came(::accept(socket.number(), nullptr, nullptr));
        ::_exit(isEndOfData(came) ? 0 : 3);
    }
    char word = 0;
    ::close(ready[1]);
    QCOMPARE(::read(ready[0], &word, 1), 1);
    QVERIFY(!handOverTo(meeting, {Kind::Files, {u"/secret"_s}, {}}, -1, 500ms));
    int status = 0;
    QCOMPARE(::waitpid(child, &status, 0), child);
    QCOMPARE(WEXITSTATUS(status), 0);
    ::close(ready[0]);
}

QTEST_GUILESS_MAIN(tst_HandOver)
#include "tst_handover.moc"
