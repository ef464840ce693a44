// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/platform/fileinput.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <thread>
#include <cerrno>

using namespace Qt::StringLiterals;
using namespace wayout::platform;

using Kind = OpenFailure::Kind;

class tst_FileInput : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aRegularFileIsOpened()
    {
        const QString path = m_folder.filePath(u"日志.log"_s);
        QFile written(path);
        QVERIFY(written.open(QIODevice::WriteOnly));
        written.write("text");
        written.close();
        QFile file(path);
        QVERIFY(!openRegularFile(file));
        QCOMPARE(file.readAll(), QByteArray("text"));
    }

    void aLineMayBeginWithNul()
    {
        std::array<int, 2> ends{};
        QCOMPARE(::pipe(ends.data()), 0);
        InputDevice input{Descriptor(ends[0])};
        const QByteArray lines("\0\n\0x\nlast", 9);
        QCOMPARE(::write(ends[1], lines.constData(), size_t(lines.size())), ssize_t(lines.size()));
        QCOMPARE(input.readLine(100), QByteArray("\0\n", 2)); // before the pipe is closed: nobody waits for more than a line
        QCOMPARE(input.readLine(100), QByteArray("\0x\n", 3));
        ::close(ends[1]);
        QCOMPARE(input.readLine(100), QByteArray("last"));
        QCOMPARE(input.readLine(100), QByteArray());
        char none = 0;
        QCOMPARE(input.read(&none, 1), 0); // the end is no failure
    }

    void whatIsNoFileIsRefusedAtOnce()
    {
        const QString fifo = m_folder.filePath(u"fifo"_s);
        QCOMPARE(::mkfifo(QFile::encodeName(fifo).constData(), 0600), 0);
        for (const QString &path : {fifo, m_folder.path(), u"/dev/null"_s}) {
            QFile file(path);
            const auto failure = openRegularFile(file);
            QVERIFY2(failure && failure->kind == Kind::NotRegular, qPrintable(path));
            QVERIFY(!file.isOpen());
        }
    }

    void aMissingFileHasTheSystemsReason()
    {
        QFile file(m_folder.filePath(u"missing"_s));
        const auto failure = openRegularFile(file);
        QVERIFY(failure);
        QCOMPARE(failure->kind, Kind::Missing);
        QCOMPARE(failure->reason, qt_error_string(ENOENT));
    }

    void aPipeIsReadToItsEnd()
    {
        std::array<int, 2> ends{};
        QCOMPARE(::pipe(ends.data()), 0);
        const Descriptor readEnd(ends[0]);
        Descriptor writeEnd(ends[1]);
        QCOMPARE(::write(writeEnd.number(), "abcd", 4), 4);
        writeEnd.close();
        QString error;
        const std::stop_token never;
        QCOMPARE(readFromPipe(readEnd, 3, never, error), QByteArray("abc"));
        QCOMPARE(readFromPipe(readEnd, 3, never, error), QByteArray("d"));
        QCOMPARE(readFromPipe(readEnd, 3, never, error), QByteArray());
        QCOMPARE(error, QString());
    }

    void aSilentPipeIsGivenUpOnRequest()
    {
        std::array<int, 2> ends{};
        QCOMPARE(::pipe(ends.data()), 0);
        const Descriptor readEnd(ends[0]);
        const Descriptor writeEnd(ends[1]);
        std::stop_source stop;
        QString error;
        const std::jthread later([&stop] { stop.request_stop(); });
        QCOMPARE(readFromPipe(readEnd, 3, stop.get_token(), error), QByteArray());
        QCOMPARE(error, QString());
    }

    void whatCannotBeReadSaysWhy()
    {
        const Descriptor folder(::open(QFile::encodeName(m_folder.path()).constData(), O_RDONLY | O_CLOEXEC));
        QString error;
        QCOMPARE(readFromPipe(folder, 3, {}, error), QByteArray());
        QCOMPARE(error, qt_error_string(EISDIR));
    }

    void aDescriptorIsClosedByItsLastOwner()
    {
        std::array<int, 2> ends{};
        QCOMPARE(::pipe(ends.data()), 0);
        Descriptor first(ends[0]);
        Descriptor second(ends[1]);
        second = std::move(first);
        QVERIFY(!first);
        QCOMPARE(second.number(), ends[0]);
        QCOMPARE(::write(ends[1], "x", 1), -1); // its owner got another one
        QCOMPARE(second.release(), ends[0]);
        second.close();
        QCOMPARE(::close(ends[0]), 0);
    }

private:
    QTemporaryDir m_folder;
};

QTEST_GUILESS_MAIN(tst_FileInput)
#include "tst_fileinput.moc"
