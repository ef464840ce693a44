// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/platform/savefile.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <fcntl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/sysmacros.h>
#include <unistd.h>

#include <atomic>
#include <barrier>
#include <cerrno>
#include <csignal>
#include <thread>
#include <vector>

using namespace Qt::StringLiterals;
using namespace wayout::platform;

class tst_SaveFile : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsSavedIsReadBack();
    void onlyItsOwnerMayReadIt();
    void missingFoldersAreMadeForTheOwnerAlone();
    void whereItCannotBeTheReasonIsSaid();
    void whereNoFolderCanBeMadeTheReasonIsSaid();
    void aLinkIsFollowed();
    void aPipeIsWrittenTo();
    void aDeviceIsWrittenToAndStays();
    void anOpenFileIsWrittenToThroughItsNumber();
    void onAFullDeviceTheReasonIsTheSystems();
    void whatIsHandedOnIsReadAsUsual();
    void twoFilesArePutAsideUnderTwoNames();
    void aNameThatIsTakenStaysTaken();
    void ofManyThatWantANameOneGetsIt();

private:
    QTemporaryDir m_folder;
};

static QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void tst_SaveFile::whatIsSavedIsReadBack()
{
    const QString path = m_folder.filePath(u"saved"_s);
    for (const QByteArray &bytes : {QByteArray("first"), QByteArray(1'000'000, 'x'), QByteArray()}) {
        QCOMPARE(saveFile(path, bytes), std::nullopt);
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), bytes);
    }
}

void tst_SaveFile::onlyItsOwnerMayReadIt()
{
    const QString path = m_folder.filePath(u"private"_s);
    QCOMPARE(saveFile(path, "mine"), std::nullopt);
    const auto others = QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther;
    QCOMPARE(QFile::permissions(path) & others, QFile::Permissions());
}

void tst_SaveFile::missingFoldersAreMadeForTheOwnerAlone()
{
    const QString path = m_folder.filePath(u"a/b/saved"_s);
    QCOMPARE(saveFile(path, "deep"), std::nullopt);
    const auto others = QFile::ReadGroup | QFile::ExeGroup | QFile::ReadOther | QFile::ExeOther;
    QCOMPARE(QFile::permissions(m_folder.filePath(u"a/b"_s)) & others, QFile::Permissions());
}

void tst_SaveFile::whereItCannotBeTheReasonIsSaid()
{
    const QString file = m_folder.filePath(u"a-file"_s);
    QCOMPARE(saveFile(file, "x"), std::nullopt);
    const auto reason = saveFile(file + u"/below"_s, "x");
    QVERIFY(reason && !reason->isEmpty());
    QVERIFY(QDir().mkpath(m_folder.filePath(u"a-folder"_s)));
    QVERIFY(saveFile(m_folder.filePath(u"a-folder"_s), "x").has_value());
}

void tst_SaveFile::whereNoFolderCanBeMadeTheReasonIsSaid()
{
#ifdef Q_OS_UNIX
    const QString sealed = m_folder.filePath(u"sealed"_s);
    QVERIFY(QDir().mkpath(sealed));
    QVERIFY(::chmod(qPrintable(m_folder.path()), 0755) == 0 && ::chmod(qPrintable(sealed), 0555) == 0);
    const uid_t user = ::geteuid();
    constexpr uid_t nobody = 65534; // permissions do not hold for root
    QVERIFY(user != 0 || ::seteuid(nobody) == 0);
    const auto reason = saveFile(sealed + u"/records/git/x.json"_s, "x");
    QVERIFY(user != 0 || ::seteuid(user) == 0);
    QCOMPARE(reason.value_or(QString()), qt_error_string(EACCES));
#endif
}

void tst_SaveFile::aLinkIsFollowed()
{
    const QString file = m_folder.filePath(u"linked"_s);
    const QString link = m_folder.filePath(u"link"_s);
    const QString linkToLink = m_folder.filePath(u"link to link"_s);
    QVERIFY(QFile::link(file, link) && QFile::link(link, linkToLink));
    for (const QByteArray &bytes : {QByteArray("new"), QByteArray("again")}) { // the first time the link leads nowhere
        QCOMPARE(saveFile(linkToLink, bytes), std::nullopt);
        QVERIFY(QFileInfo(link).isSymbolicLink() && QFileInfo(linkToLink).isSymbolicLink());
        QFile written(file);
        QVERIFY(!QFileInfo(file).isSymbolicLink() && written.open(QIODevice::ReadOnly));
        QCOMPARE(written.readAll(), bytes);
    }
}

void tst_SaveFile::aPipeIsWrittenTo()
{
    const QString path = m_folder.filePath(u"pipe"_s);
    QCOMPARE(::mkfifo(QFile::encodeName(path).constData(), 0600), 0);
    const int reader = ::open(QFile::encodeName(path).constData(), O_RDONLY | O_NONBLOCK);
    QCOMPARE(saveFile(path, "through"), std::nullopt);
    QByteArray read(20, Qt::Uninitialized);
    read.truncate(::read(reader, read.data(), size_t(read.size())));
    QCOMPARE(read, QByteArray("through"));
    ::close(reader);
    struct stat status = {};
    QVERIFY(::stat(QFile::encodeName(path).constData(), &status) == 0 && S_ISFIFO(status.st_mode));
}

void tst_SaveFile::aDeviceIsWrittenToAndStays()
{
    const QByteArray path = QFile::encodeName(m_folder.filePath(u"null"_s));
    if (::mknod(path.constData(), S_IFCHR | 0600, makedev(1, 3)) != 0) {
        QSKIP("only root makes devices");
    }
    const auto reason = saveFile(QFile::decodeName(path), "x");
    struct stat status = {};
    QVERIFY(::stat(path.constData(), &status) == 0 && S_ISCHR(status.st_mode));
    if (reason != qt_error_string(EACCES)) { // a file system may forbid devices
        QCOMPARE(reason, std::nullopt);
    }
}

void tst_SaveFile::anOpenFileIsWrittenToThroughItsNumber()
{
    QFile file(m_folder.filePath(u"open"_s));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write("before ") > 0 && file.flush());
    const QString number = u"/proc/self/fd/%1"_s.arg(file.handle());
    if (!QFileInfo::exists(number)) {
        QSKIP("there is no /proc");
    }
    QCOMPARE(saveFile(number, "after"), std::nullopt);
    QVERIFY(QFile::remove(file.fileName())); // it has no name any more
    QCOMPARE(saveFile(number, " and after").value_or(QString()), QString());
    QFile again(number);
    QVERIFY(again.open(QIODevice::ReadOnly));
    QCOMPARE(again.readAll(), QByteArray("before after and after"));
}

void tst_SaveFile::onAFullDeviceTheReasonIsTheSystems()
{
    const QString full = u"/dev/full"_s;
    if (!QFileInfo::exists(full)) {
        QSKIP("there is no /dev/full");
    }
    for (const qsizetype size : {qsizetype(1), qsizetype(1'000'000)}) {
        QCOMPARE(saveFile(full, QByteArray(size, 'x')), std::optional(qt_error_string(ENOSPC)));
    }
    // A limit on files cuts a write short, as a nearly full disk does.
    ::signal(SIGXFSZ, SIG_IGN);
    rlimit before = {};
    QCOMPARE(::getrlimit(RLIMIT_FSIZE, &before), 0);
    const rlimit small{40'000, before.rlim_max};
    QCOMPARE(::setrlimit(RLIMIT_FSIZE, &small), 0);
    const auto reason = saveFile(m_folder.filePath(u"large"_s), QByteArray(1'000'000, 'x'));
    QCOMPARE(::setrlimit(RLIMIT_FSIZE, &before), 0);
    QCOMPARE(reason, std::optional(qt_error_string(EFBIG)));
    QVERIFY(!QFileInfo::exists(m_folder.filePath(u"large"_s)));
}

void tst_SaveFile::whatIsHandedOnIsReadAsUsual()
{
    const QString path = m_folder.filePath(u"handed on"_s);
    const mode_t mask = ::umask(022);
    QCOMPARE(saveFile(path, "for all", SavedFor::Anyone), std::nullopt);
    ::umask(mask);
    QVERIFY(QFile::permissions(path).testFlag(QFile::ReadOther));
}

void tst_SaveFile::aNameThatIsTakenStaysTaken()
{
    const QTemporaryDir folder;
    const QString first = folder.filePath(u"first"_s);
    const QString second = folder.filePath(u"second"_s);
    const QString name = folder.filePath(u"name"_s);
    QVERIFY(!saveFile(first, "one") && !saveFile(second, "two"));
    QVERIFY(moveIfFree(first, name));
    QVERIFY(!QFile::exists(first));
    QVERIFY(!moveIfFree(second, name));
    QCOMPARE(contentOf(name), QByteArray("one"));
    QCOMPARE(contentOf(second), QByteArray("two"));
    QVERIFY(!moveIfFree(folder.filePath(u"missing"_s), folder.filePath(u"other"_s)));
}

void tst_SaveFile::ofManyThatWantANameOneGetsIt()
{
    constexpr int rounds = 60;
    constexpr int many = 8;
    const QTemporaryDir folder;
    for (int round = 0; round < rounds; ++round) {
        const QString name = folder.filePath(u"name-%1"_s.arg(round));
        std::atomic<int> moved = 0;
        std::barrier start(many);
        std::vector<std::jthread> threads;
        for (int i = 0; i < many; ++i) {
            threads.emplace_back([&, i] {
                const QString own = folder.filePath(u"own-%1-%2"_s.arg(round).arg(i));
                const bool isSaved = !saveFile(own, QByteArray(100'000, char('a' + i)));
                start.arrive_and_wait();
                moved += isSaved && moveIfFree(own, name) ? 1 : 0;
            });
        }
        threads.clear();
        QCOMPARE(moved.load(), 1);
        const QByteArray bytes = contentOf(name);
        QCOMPARE(bytes, QByteArray(100'000, bytes.isEmpty() ? ' ' : bytes.front()));
    }
}

void tst_SaveFile::twoFilesArePutAsideUnderTwoNames()
{
    const QString path = m_folder.filePath(u"damaged"_s);
    const QString first = asidePath(path, u".bad-"_s);
    QVERIFY(first.startsWith(path + u".bad-"_s));
    QCOMPARE(saveFile(first, "x"), std::nullopt);
    QVERIFY(asidePath(path, u".bad-"_s) != first);
}

QTEST_GUILESS_MAIN(tst_SaveFile)
#include "tst_savefile.moc"
