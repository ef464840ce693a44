// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/team/teamaddress.h"

#include <QDir>
#include <QFileInfo>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <arpa/inet.h>
#include <grp.h>
#include <pwd.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <unistd.h>

#include <csignal>
#include <utility>

using namespace wayout::team;

/// A port of the loopback where connections are taken, and never answered.
class SilentPort final
{
public:
    SilentPort()
    {
        sockaddr_in address{};
        address.sin_family = AF_INET;
        address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        socklen_t size = sizeof address;
        auto *generic = reinterpret_cast<sockaddr *>(&address);
        const bool listens = bind(m_socket, generic, size) == 0 && listen(m_socket, 5) == 0;
        m_number = listens && getsockname(m_socket, generic, &size) == 0 ? ntohs(address.sin_port) : 0;
    }
    ~SilentPort() { close(m_socket); }
    SilentPort(const SilentPort &) = delete;
    SilentPort &operator=(const SilentPort &) = delete;

    /// 0 when there is no loopback.
    quint16 number() const { return m_number; }

private:
    int m_socket = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    quint16 m_number = 0;
};

/// A PostgreSQL server of the test's own, on the loopback, in a folder that goes with it. The server refuses to run as root: then it
/// runs as nobody.
class Postgres final
{
public:
    ~Postgres() { kill(); }

    /// Makes and starts it. Why it cannot be had; empty when it runs.
    QString start()
    {
        const QDir versions(QStringLiteral("/usr/lib/postgresql"));
        for (const QString &version : versions.entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name)) {
            const QString programs = versions.filePath(version) + QStringLiteral("/bin");
            if (QFileInfo::exists(programs + QStringLiteral("/initdb"))
                && QFileInfo::exists(programs + QStringLiteral("/postgres"))) {
                m_programs = programs;
            }
        }
        if (m_programs.isEmpty()) {
            return QStringLiteral("PostgreSQL is not installed (package postgresql)");
        }
        findUser();
        QFile password(m_folder.filePath(QStringLiteral("password")));
        if (!password.open(QIODevice::WriteOnly) || password.write("right") != 5) {
            return password.errorString();
        }
        password.close();
        QProcess making;
        asUser(making);
        making.start(m_programs + QStringLiteral("/initdb"),
            {QStringLiteral("-D"), data(), QStringLiteral("-U"), QStringLiteral("team"), QStringLiteral("-N"),
                QStringLiteral("-E"), QStringLiteral("UTF8"), QStringLiteral("--locale=C"),
                QStringLiteral("--auth=scram-sha-256"), QStringLiteral("--pwfile"), password.fileName()});
        if (!making.waitForFinished(30'000) || making.exitCode() != 0) {
            return QStringLiteral("initdb: ") + QString::fromLocal8Bit(making.readAllStandardError());
        }
        m_port = SilentPort().number(); // free by now
        return startAgain();
    }

    QString startAgain()
    {
        asUser(m_server);
        m_server.setProcessChannelMode(QProcess::MergedChannels);
        m_server.start(m_programs + QStringLiteral("/postgres"),
            {QStringLiteral("-D"), data(), QStringLiteral("-p"), QString::number(m_port), QStringLiteral("-k"),
                m_folder.path(), QStringLiteral("-h"), QStringLiteral("127.0.0.1"), QStringLiteral("-F"),
                QStringLiteral("-c"), QStringLiteral("shared_buffers=2MB"), QStringLiteral("-c"),
                QStringLiteral("max_connections=20")});
        QByteArray log;
        while (m_server.waitForReadyRead(15'000)) {
            log += m_server.readAll();
            if (log.contains("ready to accept connections")) {
                return {};
            }
        }
        return QStringLiteral("postgres: ") + QString::fromLocal8Bit(log);
    }

    /// As a power cut does: all of its processes at once, with nothing said to anybody.
    void kill()
    {
        goOn();
        if (m_server.state() != QProcess::NotRunning) {
            ::kill(-pid_t(m_server.processId()), SIGKILL);
            m_server.waitForFinished();
        }
    }

    /// It hangs, with all that it serves, until goOn(): whoever connects is let in by the system, and hears nothing.
    void hang()
    {
        stop(pid_t(m_server.processId())); // nobody new comes
        QFile children(QStringLiteral("/proc/%1/task/%1/children").arg(m_server.processId()));
        if (children.open(QIODevice::ReadOnly)) {
            for (const QByteArray &child : children.readAll().simplified().split(' ')) {
                stop(child.toInt());
            }
        }
    }
    void goOn()
    {
        for (const pid_t process : std::exchange(m_hanging, {})) {
            ::kill(process, SIGCONT);
        }
    }

    TeamAddress address(const QString &database, const QString &user = QStringLiteral("team"),
        const QString &password = QStringLiteral("right")) const
    {
        return TeamAddress({{QStringLiteral("host"), QStringLiteral("127.0.0.1")},
            {QStringLiteral("port"), QString::number(m_port)}, {QStringLiteral("dbname"), database},
            {QStringLiteral("user"), user}, {QStringLiteral("password"), password}});
    }
    quint16 port() const { return m_port; }

private:
    QString data() const { return m_folder.filePath(QStringLiteral("data")); }

    void stop(pid_t process)
    {
        if (process > 0 && ::kill(process, SIGSTOP) == 0) {
            m_hanging.append(process);
            (void)QTest::qWaitFor([process] {
                QFile status(QStringLiteral("/proc/%1/status").arg(process));
                return !status.open(QIODevice::ReadOnly) || status.readAll().contains("\nState:\tT");
            });
        }
    }

    void findUser()
    {
        const passwd *nobody = geteuid() == 0 ? getpwnam("nobody") : nullptr;
        m_user = nobody ? nobody->pw_uid : geteuid();
        m_group = nobody ? nobody->pw_gid : getegid();
        if (nobody) {
            (void)!chown(QFile::encodeName(m_folder.path()).constData(), m_user, m_group);
        }
    }

    void asUser(QProcess &process) const
    {
        process.setWorkingDirectory(m_folder.path());
        process.setChildProcessModifier([user = m_user, group = m_group] {
            setpgid(0, 0); // to be killed with all its children
            if (geteuid() == 0) {
                (void)!setgroups(0, nullptr);
                (void)!setgid(group);
                (void)!setuid(user);
            }
            prctl(PR_SET_PDEATHSIG, SIGKILL); // goes with a test that is killed
        });
    }

    QTemporaryDir m_folder;
    QString m_programs;
    QProcess m_server;
    QList<pid_t> m_hanging;
    quint16 m_port = 0;
    uid_t m_user = 0;
    gid_t m_group = 0;
};
