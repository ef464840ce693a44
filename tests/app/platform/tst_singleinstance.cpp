// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/platform/singleinstance.h"

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
using namespace wayout::platform;

using namespace std::chrono_literals;
using namespace SingleInstance;
using Kind = Message::Kind;

namespace {

Descriptor connectedTo(const Endpoint &endpoint)
{
    sockaddr_un address = {};
    address.sun_family = AF_UNIX;
    std::strncpy(address.sun_path, endpoint.socket.constData(), sizeof address.sun_path - 1);
    Descriptor socket(::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0));
    const bool isConnected =
        ::connect(socket.number(), reinterpret_cast<const sockaddr *>(&address), sizeof address) == 0;
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

class tst_SingleInstance : public QObject
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
    Endpoint endpoint() const { return *Endpoint::inFolder(m_folder->filePath(u"place"_s), "display"); }
    /// From another thread: this one has the event loop.
    static std::future<bool> sendInThread(const Endpoint &endpoint, const Message &what, int input = -1)
    {
        return std::async(std::launch::async, [=] { return SingleInstance::send(endpoint, what, input); });
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

void tst_SingleInstance::whatIsSentArrives_data()
{
    QTest::addColumn<Message>("message");
    QTest::newRow("to be seen") << Message{};
    QTest::newRow("a file") << Message{Kind::Files, {u"/home/某人/build log.txt"_s}, {}};
    QTest::newRow("two files") << Message{Kind::Files, {u"/tmp/a.log"_s, u"/tmp/b.log"_s}, "token"};
    QTest::newRow("the clipboard, with a token") << Message{Kind::Clipboard, {}, "token_TIME123"};
}

void tst_SingleInstance::whatIsSentArrives()
{
    QFETCH(Message, message);
    const auto server = Server::listen(endpoint());
    QVERIFY(server);
    QSignalSpy received(server.get(), &Server::received);
    auto sent = sendInThread(endpoint(), message);
    server->begin();
    QTRY_VERIFY(isReady(sent));
    QVERIFY(sent.get());
    QTRY_COMPARE(received.size(), 1);
    QCOMPARE(received.first().first().value<Message>(), message);
}

void tst_SingleInstance::aPipeTravels()
{
    int ends[2] = {};
    QCOMPARE(::pipe(ends), 0);
    Descriptor readEnd(ends[0]);
    Descriptor writeEnd(ends[1]);
    const auto server = Server::listen(endpoint());
    server->begin();
    std::shared_ptr<Descriptor> input;
    connect(server.get(), &Server::received, this,
        [&](const Message &, const std::shared_ptr<Descriptor> &came) { input = came; });
    auto sent = sendInThread(endpoint(), {Kind::Input, {}, {}}, readEnd.number());
    QTRY_VERIFY(input);
    QVERIFY(sent.get());
    readEnd = Descriptor(); // the start that handed it over is gone
    QCOMPARE(::write(writeEnd.number(), "later", 5), 5);
    char text[6] = {};
    QCOMPARE(::read(input->number(), text, 5), 5);
    QCOMPARE(QByteArray(text), QByteArray("later"));
}

void tst_SingleInstance::whatHasNoFrameIsNone_data()
{
    QTest::addColumn<QByteArray>("bytes");
    const QByteArray whole = Frame::toBytes({Kind::Files, {u"/a"_s}, "t"});
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("another protocol") << QByteArray("GET / HTTP/1.1\r\n\r\n");
    QTest::newRow("a frame of something else") << QByteArray(whole).replace(0, 1, "w");
    QTest::newRow("a newer version") << QByteArray(whole).replace(7, 1, "\x02");
    QTest::newRow("cut") << whole.chopped(1);
    QTest::newRow("with more behind it") << whole + 'x';
    QTest::newRow("a field that is longer than the frame") << QByteArray(whole).replace(19, 1, "\x7f");
    QTest::newRow("a kind that there is not") << QByteArray(whole).replace(15, 1, "\x09");
    QTest::newRow("a kind that there is not, and no path") << Frame::toBytes({Kind(9), {}, {}});
    QTest::newRow("fields that are not there") << QByteArray("WAYO\0\0\0\1\0\0\0\4\0\0\0\0", 16);
    QTest::newRow("files without a path") << Frame::toBytes({Kind::Files, {}, {}});
    QTest::newRow("a relative path behind an absolute one")
        << Frame::toBytes({Kind::Files, {u"/a.log"_s, u"b.log"_s}, {}});
    QTest::newRow("a relative path") << Frame::toBytes({Kind::Files, {u"a.log"_s}, {}});
    QTest::newRow("a path inside the program") << Frame::toBytes({Kind::Files, {u":/a.log"_s}, {}});
    QTest::newRow("a path for what needs none") << Frame::toBytes({Kind::Raise, {u"/a"_s}, {}});
    QTest::newRow("a path with a zero") << Frame::toBytes({Kind::Files, {u"/a\0b"_s}, {}});
    QTest::newRow("too large") << Frame::toBytes({Kind::Files, {u'/' + QString(70'000, u'a')}, {}});
}

void tst_SingleInstance::whatHasNoFrameIsNone()
{
    QFETCH(QByteArray, bytes);
    QVERIFY(!Frame::fromBytes(bytes));
}

void tst_SingleInstance::garbageHarmsNobody_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("another protocol") << QByteArray("GET / HTTP/1.1\r\n\r\n");
    QTest::newRow("a frame that says it is huge") << QByteArray("WAYO\0\0\0\1\xff\xff\xff\xff", 12);
    QTest::newRow("much of nothing") << QByteArray(100'000, '\0');
    QTest::newRow("a pipe that does not come") << Frame::toBytes({Kind::Input, {}, {}});
    QTest::newRow("more than was said") << Frame::toBytes({}) + QByteArray(1000, 'G');
}

void tst_SingleInstance::garbageHarmsNobody()
{
    QFETCH(QByteArray, bytes);
    const auto server = Server::listen(endpoint());
    server->begin();
    QSignalSpy received(server.get(), &Server::received);
    const Descriptor silent = connectedTo(endpoint()); // and one that says nothing at all
    const Descriptor socket = connectedTo(endpoint());
    QVERIFY(socket && silent);
    ::send(socket.number(), bytes.constData(), size_t(bytes.size()), MSG_DONTWAIT | MSG_NOSIGNAL);
    char byte = 0;
    QTRY_VERIFY(::recv(socket.number(), &byte, 1, MSG_DONTWAIT) >= 0 || errno == ECONNRESET);
    QCOMPARE(received.size(), 0);
    auto sent = sendInThread(endpoint(), {});
    QTRY_COMPARE(received.size(), 1);
    QVERIFY(sent.get());
}

void tst_SingleInstance::tooManyConnectionsAreClosed()
{
    const auto server = Server::listen(endpoint());
    server->begin();
    std::vector<Descriptor> sockets;
    for (size_t i = 0; i < Server::mostConnections + 4; ++i) {
        sockets.push_back(connectedTo(endpoint()));
        QCoreApplication::processEvents();
    }
    QTRY_VERIFY(isClosedByPeer(sockets.back()));
    QVERIFY(!isClosedByPeer(sockets.front()));
    sockets.clear();
    const auto isTaken = [this] {
        auto sent = sendInThread(endpoint(), {});
        while (!isReady(sent)) {
            QCoreApplication::processEvents(QEventLoop::AllEvents, 10);
        }
        return sent.get();
    };
    QTRY_VERIFY(isTaken());
}

void tst_SingleInstance::whoSaysNothingIsLetGo()
{
    constexpr int patience = 15'000; // ms; a window's own is shorter
    const auto server = Server::listen(endpoint());
    server->begin();
    const Descriptor silent = connectedTo(endpoint());
    const Descriptor slow = connectedTo(endpoint());
    QVERIFY(silent && slow);
    QCOMPARE(::send(slow.number(), "WAYO", 4, MSG_NOSIGNAL), 4);
    QTRY_VERIFY_WITH_TIMEOUT(isClosedByPeer(silent) && isClosedByPeer(slow), patience);
}

void tst_SingleInstance::whatIsNotConfirmedIsNotTaken()
{
    const auto server = Server::listen(endpoint());
    server->begin();
    QSignalSpy received(server.get(), &Server::received);
    const QByteArray frame = Frame::toBytes({Kind::Files, {u"/a"_s}, {}});
    {
        const Descriptor socket = connectedTo(endpoint());
        QCOMPARE(::send(socket.number(), frame.constData(), size_t(frame.size()), MSG_NOSIGNAL), frame.size());
        char answer = 0;
        bool isAnswered = false;
        QTRY_VERIFY(isAnswered = isAnswered || ::recv(socket.number(), &answer, 1, MSG_DONTWAIT) == 1);
        QCOMPARE(answer, Frame::accepted);
    } // its patience ended just now: it opens a window of its own
    auto sent = sendInThread(endpoint(), {Kind::Files, {u"/b"_s}, {}});
    QTRY_VERIFY(isReady(sent));
    QVERIFY(sent.get());
    QTRY_COMPARE(received.size(), 1);
    QCOMPARE(received.first().first().value<Message>().paths, QStringList{u"/b"_s});
}

void tst_SingleInstance::aWindowThatHangsTakesNothingLater()
{
    const auto server = Server::listen(endpoint());
    QSignalSpy received(server.get(), &Server::received);
    QVERIFY(!SingleInstance::send(endpoint(), {Kind::Files, {u"/a"_s}, {}}, -1, 50ms)); // no event loop: it hangs
    server->begin(); // and goes on
    auto sent = sendInThread(endpoint(), {Kind::Files, {u"/b"_s}, {}});
    QTRY_COMPARE(received.size(), 1);
    QVERIFY(sent.get());
    QCOMPARE(received.first().first().value<Message>().paths, QStringList{u"/b"_s});
}

void tst_SingleInstance::onlyOneListens()
{
    auto server = Server::listen(endpoint());
    QVERIFY(server);
    QVERIFY(!Server::listen(endpoint()));
    server.reset();
    QVERIFY(Server::listen(endpoint()));
}

void tst_SingleInstance::ofManyStartsAtOnceOneListens()
{
    constexpr int starts = 20;
    std::latch together(starts);
    std::latch allTried(starts);
    std::atomic<int> listening = 0;
    std::vector<std::jthread> threads;
    threads.reserve(starts);
    for (int i = 0; i < starts; ++i) {
        threads.emplace_back([&, at = endpoint()] {
            together.arrive_and_wait();
            const auto server = Server::listen(at);
            listening += server ? 1 : 0;
            allTried.arrive_and_wait();
        });
    }
    threads.clear();
    QCOMPARE(listening.load(), 1);
}

void tst_SingleInstance::aSocketThatWasLeftBehindIsNoObstacle()
{
    {
        sockaddr_un address = {};
        address.sun_family = AF_UNIX;
        std::strncpy(address.sun_path, endpoint().socket.constData(), sizeof address.sun_path - 1);
        const Descriptor socket(::socket(AF_UNIX, SOCK_STREAM, 0));
        QCOMPARE(::bind(socket.number(), reinterpret_cast<const sockaddr *>(&address), sizeof address), 0);
    }
    QVERIFY(QFile::exists(QFile::decodeName(endpoint().socket)));
    QVERIFY(!SingleInstance::send(endpoint(), {}, -1, 30ms));
    const auto server = Server::listen(endpoint());
    QVERIFY(server);
    server->begin();
    auto sent = sendInThread(endpoint(), {});
    QTRY_VERIFY(isReady(sent));
    QVERIFY(sent.get());
}

void tst_SingleInstance::aLockEndsWithItsProcess()
{
    const Endpoint place = endpoint();
    std::array<int, 2> ready = {-1, -1};
    QCOMPARE(::pipe(ready.data()), 0);
    const pid_t child = ::fork();
    if (child == 0) {
        ::alarm(60); // whatever becomes of the test, this process ends
        const auto server = Server::listen(place);
        const char word = server ? 'y' : 'n';
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
    QVERIFY(!Server::listen(place)); // it lives
    QCOMPARE(::kill(child, SIGKILL), 0);
    QCOMPARE(::waitpid(child, nullptr, 0), child);
    QVERIFY(QFile::exists(QFile::decodeName(place.lock)) && QFile::exists(QFile::decodeName(place.socket)));
    QVERIFY(Server::listen(place));
    ::close(ready[0]);
    ::close(ready[1]);
}

void tst_SingleInstance::aNumberInALockMeansNothing()
{
    QFile lock(QFile::decodeName(endpoint().lock));
    QVERIFY(lock.open(QIODevice::WriteOnly));
    lock.write(
        QByteArray::number(qint64(::getpid())) + "\nwayout\nanother-computer\n"); // of a process that runs: this one
    lock.close();
    QVERIFY(Server::listen(endpoint()));
}

void tst_SingleInstance::aFolderThatOthersMayEnterIsNoPlace()
{
    const QString folder = m_folder->filePath(u"place"_s);
    QVERIFY(Endpoint::inFolder(folder, {}));
    QCOMPARE(::chmod(QFile::encodeName(folder).constData(), 0755), 0);
    QVERIFY(!Endpoint::inFolder(folder, {}));
    QVERIFY(QFile::link(m_folder->path(), m_folder->filePath(u"link"_s)));
    QVERIFY(!Endpoint::inFolder(m_folder->filePath(u"link"_s), {}));
    QVERIFY(!Endpoint::inFolder(m_folder->filePath(u"no/such/folder"_s), {}));
    QVERIFY(!Endpoint::inFolder(m_folder->filePath(QString(100, u'x')), {}));
    if (::geteuid() == 0) { // who is nobody else's user cannot make a folder that is
        QCOMPARE(::chmod(QFile::encodeName(folder).constData(), 0700), 0);
        QCOMPARE(::chown(QFile::encodeName(folder).constData(), 65534, 65534), 0);
        QVERIFY(!Endpoint::inFolder(folder, {}));
    }
    QVERIFY(Endpoint::inFolder(m_folder->filePath(u"two"_s), "a")->socket
        != Endpoint::inFolder(m_folder->filePath(u"two"_s), "b")->socket);
}

void tst_SingleInstance::othersCannotConnect()
{
    const auto server = Server::listen(endpoint());
    struct stat status = {};
    QCOMPARE(::stat(endpoint().socket.constData(), &status), 0);
    QCOMPARE(int(status.st_mode & 0777), 0600);
    QCOMPARE(::stat(QFile::encodeName(m_folder->filePath(u"place"_s)).constData(), &status), 0);
    QCOMPARE(int(status.st_mode & 0777), 0700);
}

void tst_SingleInstance::whoIsSomebodyElseIsNotListenedTo()
{
    if (::geteuid() != 0) {
        QSKIP("only root can be somebody else");
    }
    const Endpoint place = endpoint();
    const auto server = Server::listen(place);
    server->begin();
    QSignalSpy received(server.get(), &Server::received);
    letEverybodyIn(); // as if nothing else kept others away
    QCOMPARE(::chmod(place.socket.constData(), 0666), 0);
    const pid_t child = ::fork();
    if (child == 0) {
        becomeSomebodyElse();
        const Descriptor socket = connectedTo(place);
        ::_exit(!socket ? 2 : isEndOfData(socket) ? 0 : 3);
    }
    int status = 0;
    bool hasEnded = false;
    QTRY_VERIFY_WITH_TIMEOUT(hasEnded = hasEnded || ::waitpid(child, &status, WNOHANG) == child, 30'000);
    QCOMPARE(WEXITSTATUS(status), 0);
    QCOMPARE(received.size(), 0);
}

void tst_SingleInstance::nothingIsHandedToSomebodyElse()
{
    if (::geteuid() != 0) {
        QSKIP("only root can be somebody else");
    }
    const Endpoint place = endpoint();
    letEverybodyIn();
    std::array<int, 2> ready = {-1, -1};
    QCOMPARE(::pipe(ready.data()), 0);
    const pid_t child = ::fork();
    if (child == 0) {
        becomeSomebodyElse();
        sockaddr_un address = {};
        address.sun_family = AF_UNIX;
        std::strncpy(address.sun_path, place.socket.constData(), sizeof address.sun_path - 1);
        const Descriptor socket(::socket(AF_UNIX, SOCK_STREAM, 0));
        const bool listens = ::bind(socket.number(), reinterpret_cast<const sockaddr *>(&address), sizeof address) == 0
            && ::chmod(place.socket.constData(), 0666) == 0 && ::listen(socket.number(), 1) == 0;
        if (!listens || ::write(ready[1], "y", 1) != 1) {
            ::_exit(2);
        }
        const Descriptor came(::accept(socket.number(), nullptr, nullptr));
        ::_exit(isEndOfData(came) ? 0 : 3);
    }
    char word = 0;
    ::close(ready[1]);
    QCOMPARE(::read(ready[0], &word, 1), 1);
    QVERIFY(!SingleInstance::send(place, {Kind::Files, {u"/secret"_s}, {}}, -1, 500ms));
    int status = 0;
    QCOMPARE(::waitpid(child, &status, 0), child);
    QCOMPARE(WEXITSTATUS(status), 0);
    ::close(ready[0]);
}

QTEST_GUILESS_MAIN(tst_SingleInstance)
#include "tst_singleinstance.moc"
