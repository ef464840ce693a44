// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/catalog/archive.h"
#include "app/catalog/catalogfiles.h"
#include "app/catalog/catalogreader.h"
#include "app/catalog/limits.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <archive.h>
#include <archive_entry.h>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace wayout::catalog;

using Kind = Problem::Kind;

namespace {

struct Member {
    QByteArray name;
    QByteArray bytes;
    mode_t type = AE_IFREG;
    QByteArray target = {}; ///< of a link
};

QByteArray recordNamed(const QByteArray &id)
{
    return R"({"id": ")" + id + R"(", "signature": "something failed in )" + id + R"("})";
}

QList<Kind> kinds(const QList<Problem> &problems)
{
    QList<Kind> kinds;
    std::ranges::transform(problems, std::back_inserter(kinds), &Problem::kind);
    return kinds;
}

} // namespace

class tst_Archive : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyKindOfArchiveIsRead_data();
    void everyKindOfArchiveIsRead();
    void aMemberHasANameAndCanBeReadAgain();
    void hiddenFilesAreNoCatalogues();
    void whatIsNoPlainFileIsLeftOutAndSaid_data();
    void whatIsNoPlainFileIsLeftOutAndSaid();
    void whatIsEncryptedIsSaid();
    void anArchiveThatWouldBeHugeIsRefused();
    void anArchiveThatIsHugeIsNotOpened();
    void ofTooManyMembersTheRestIsLeftOutAndSaid();
    void aTruncatedArchiveKeepsWhatCameBefore_data();
    void aTruncatedArchiveKeepsWhatCameBefore();
    void aWrongChecksumCostsThatMember();
    void ofAnArchiveThatWasAlteredNothingIsTaken_data();
    void ofAnArchiveThatWasAlteredNothingIsTaken();
    void whatIsNoArchiveIsDamaged();
    void anArchiveWithoutCataloguesSaysSo();

private:
    QString write(const QString &name, const QList<Member> &members, const char *options = nullptr) const;
    LoadResult read(const QString &path) const { return readCatalogs({path}); }

    QTemporaryDir m_folder;
};

QString tst_Archive::write(const QString &name, const QList<Member> &members, const char *options) const
{
    const QString path = m_folder.filePath(name);
    ::archive *archive = archive_write_new();
    archive_write_set_format_filter_by_ext(archive, QFile::encodeName(path).constData());
    if (options) {
        archive_write_set_options(archive, options);
        archive_write_set_passphrase(archive, "secret");
    }
    archive_write_open_filename(archive, QFile::encodeName(path).constData());
    for (const Member &member : members) {
        archive_entry *entry = archive_entry_new();
        archive_entry_set_pathname(entry, member.name.constData());
        archive_entry_set_filetype(entry, member.type);
        archive_entry_set_perm(entry, 0644);
        archive_entry_set_size(entry, member.bytes.size());
        if (member.type == AE_IFLNK) {
            archive_entry_set_symlink(entry, member.target.constData());
        } else if (!member.target.isEmpty()) {
            archive_entry_set_hardlink(entry, member.target.constData());
        }
        archive_write_header(archive, entry);
        archive_write_data(archive, member.bytes.constData(), size_t(member.bytes.size()));
        archive_entry_free(entry);
    }
    archive_write_close(archive);
    archive_write_free(archive);
    return path;
}

void tst_Archive::everyKindOfArchiveIsRead_data()
{
    QTest::addColumn<QString>("name");
    for (const char *name : {"a.zip", "A.ZIP", "a.tar", "a.tar.gz", "a.tgz", "a.tar.xz", "a.tar.bz2"}) {
        QTest::newRow(name) << QString::fromLatin1(name);
    }
}

void tst_Archive::everyKindOfArchiveIsRead()
{
    QFETCH(QString, name);
    const QList<Member> members{{"git/one.json", recordNamed("git/one")}, {"README.md", "# not a catalogue"},
        {"lines.jsonl", recordNamed("x/two") + '\n' + recordNamed("x/three")}};
    const LoadResult loaded = read(write(name.toLower(), members));
    QVERIFY2(loaded.problems.isEmpty(), qPrintable(loaded.problems.value(0).argument));
    QCOMPARE(loaded.records.size(), 3);
    QCOMPARE(loaded.parts.value(0).records, 3);
    QVERIFY(isArchiveName(name));
}

void tst_Archive::aMemberHasANameAndCanBeReadAgain()
{
    const QString path = write(u"pack.zip"_s, {{"深/一.json", recordNamed("deep/one")}});
    const LoadResult loaded = read(path);
    QCOMPARE(loaded.records.size(), 1);
    const QString file = loaded.records.first().file;
    QCOMPARE(file, path + u"/深/一.json"_s);
    QList<Problem> problems;
    QCOMPARE(readCatalogFile(file, problems), std::optional(recordNamed("deep/one")));
    QCOMPARE(archiveOf(file), std::optional(path));
    QVERIFY(!archiveOf(u"/home/someone/pack.json"_s));
}

void tst_Archive::hiddenFilesAreNoCatalogues()
{
    const LoadResult loaded = read(write(u"hidden.zip"_s,
        {{".git/config.json", "{"}, {"__MACOSX/._one.json", "\x00\x05\x16"}, {"./one.json", recordNamed("x/one")}}));
    QVERIFY(loaded.problems.isEmpty());
    QCOMPARE(loaded.records.size(), 1);
}

void tst_Archive::whatIsNoPlainFileIsLeftOutAndSaid_data()
{
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<int>("type");
    QTest::addColumn<QByteArray>("target");
    QTest::addColumn<Kind>("kind");
    const auto row = [](const char *what, const QByteArray &name, int type, const QByteArray &target, Kind kind) {
        QTest::newRow(what) << name << type << target << kind;
    };
    row("up and out", "../../etc/one.json", AE_IFREG, {}, Kind::ArchivePath);
    row("up and out, hidden in the middle", "a/../../one.json", AE_IFREG, {}, Kind::ArchivePath);
    row("from the root", "/etc/one.json", AE_IFREG, {}, Kind::ArchivePath);
    row("with a drive", "C:\\one.json", AE_IFREG, {}, Kind::ArchivePath);
    row("a symbolic link", "one.json", AE_IFLNK, "/etc/passwd", Kind::ArchiveLink);
    row("a hard link", "one.json", AE_IFREG, "two.json", Kind::ArchiveLink);
    row("a device", "one.json", AE_IFCHR, {}, Kind::NotRegularFile);
    row("an archive", "inner.zip", AE_IFREG, {}, Kind::ArchiveNested);
}

void tst_Archive::whatIsNoPlainFileIsLeftOutAndSaid()
{
    QFETCH(QByteArray, name);
    QFETCH(int, type);
    QFETCH(QByteArray, target);
    QFETCH(Kind, kind);
    const QByteArray bytes = type == AE_IFREG && target.isEmpty() ? recordNamed("x/one") : QByteArray();
    const QString path =
        write(u"odd.tar"_s, {{name, bytes, mode_t(type), target}, {"good.json", recordNamed("x/good")}});
    const LoadResult loaded = read(path);
    QCOMPARE(kinds(loaded.problems), QList<Kind>{kind});
    QVERIFY2(loaded.problems.first().file.startsWith(path + u'/'), qPrintable(loaded.problems.first().file));
    QCOMPARE(loaded.records.size(), 1);
    QCOMPARE(loaded.records.first().id, u"x/good"_s);
}

void tst_Archive::whatIsEncryptedIsSaid()
{
    const QString path = write(u"locked.zip"_s, {{"one.json", recordNamed("x/one")}}, "zip:encryption=traditional");
    QCOMPARE(kinds(read(path).problems), QList<Kind>{Kind::ArchiveEncrypted});
}

void tst_Archive::anArchiveThatWouldBeHugeIsRefused()
{
    const QByteArray zeros(40 * 1024 * 1024, ' ');
    const QString path =
        write(u"bomb.zip"_s, {{"first.json", recordNamed("x/first")}, {"zeros.json", zeros}, {"last.json", "{}"}});
    QVERIFY(QFileInfo(path).size() < 100 * 1024);
    const LoadResult loaded = read(path);
    QCOMPARE(kinds(loaded.problems), QList<Kind>{Kind::ArchiveTooLarge});
    QCOMPARE(loaded.records.size(), 1);
}

void tst_Archive::anArchiveThatIsHugeIsNotOpened()
{
    QFile file(write(u"huge.tar"_s, {{"one.json", recordNamed("x/one")}}));
    QVERIFY(file.resize(Limits::archiveFileBytes + 1)); // a hole: it takes no room
    const LoadResult loaded = read(file.fileName());
    QCOMPARE(kinds(loaded.problems), QList<Kind>{Kind::FileTooLarge});
    QVERIFY(loaded.records.isEmpty());
}

void tst_Archive::ofTooManyMembersTheRestIsLeftOutAndSaid()
{
    QList<Member> members{{"first.json", recordNamed("x/first")}};
    members.append(QList<Member>(Limits::archiveEntries - 1, {"README.md", {}}));
    members.append({"last.json", recordNamed("x/last")});
    const LoadResult loaded = read(write(u"many.tar"_s, members));
    QCOMPARE(kinds(loaded.problems), QList<Kind>{Kind::TooManyFiles});
    QCOMPARE(loaded.problems.first().argument, QString::number(Limits::archiveEntries));
    QCOMPARE(loaded.records.size(), 1);
    QCOMPARE(loaded.records.first().id, u"x/first"_s);
}

void tst_Archive::aTruncatedArchiveKeepsWhatCameBefore_data()
{
    QTest::addColumn<QString>("name");
    QTest::newRow("tar.gz") << u"cut.tar.gz"_s;
    QTest::newRow("zip") << u"cut.zip"_s;
}

void tst_Archive::aTruncatedArchiveKeepsWhatCameBefore()
{
    QFETCH(QString, name);
    QByteArray noise;
    for (quint32 i = 0, x = 1; i < 60'000; ++i) {
        x = x * 1664525 + 1013904223;
        noise += QByteArray::number(x) + ' ';
    }
    const QString path = write(name, {{"one.json", recordNamed("x/one")}, {"two.json", '"' + noise + '"'}});
    QFile file(path);
    QVERIFY(file.resize(file.size() / 2));
    const LoadResult loaded = read(path);
    QVERIFY(kinds(loaded.problems).contains(Kind::ArchiveDamaged));
    QCOMPARE(loaded.records.size(), 1);
}

void tst_Archive::aWrongChecksumCostsThatMember()
{
    const QString path = write(u"crc.zip"_s, {{"one.json", recordNamed("x/one")}, {"two.json", recordNamed("x/two")}},
        "zip:compression=store");
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadWrite));
    QByteArray bytes = file.readAll();
    bytes.replace("failed in x/one", "failed in x/0ne");
    file.seek(0);
    file.write(bytes);
    file.close();
    const LoadResult loaded = read(path);
    QCOMPARE(kinds(loaded.problems), QList<Kind>{Kind::ArchiveDamaged});
    QCOMPARE(loaded.records.size(), 1);
    QCOMPARE(loaded.records.first().id, u"x/two"_s);
}

void tst_Archive::ofAnArchiveThatWasAlteredNothingIsTaken_data()
{
    QTest::addColumn<QByteArray>("right");
    QTest::addColumn<QByteArray>("altered");
    QTest::newRow("a letter") << QByteArray("failed in x/two") << QByteArray("failed in x/tvo");
    QTest::newRow("the checksum") << QByteArray() << QByteArray();
}

void tst_Archive::ofAnArchiveThatWasAlteredNothingIsTaken()
{
    QFETCH(QByteArray, right);
    QFETCH(QByteArray, altered);
    const QString path =
        write(u"altered.tar.gz"_s, {{"one.json", recordNamed("x/one")}, {"two.json", recordNamed("x/two")}},
            "gzip:compression-level=0"); // stored as it is: a byte is one byte of a text
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadWrite));
    QByteArray bytes = file.readAll();
    QVERIFY(bytes.contains(right));
    if (right.isEmpty()) {
        bytes[bytes.size() - 8] = char(bytes.at(bytes.size() - 8) ^ 1);
    } else {
        bytes.replace(right, altered);
    }
    file.seek(0);
    file.write(bytes);
    file.close();
    const LoadResult loaded = read(path);
    QCOMPARE(kinds(loaded.problems), QList<Kind>{Kind::ArchiveAltered});
    QVERIFY(loaded.records.isEmpty());
}

void tst_Archive::whatIsNoArchiveIsDamaged()
{
    QFile file(m_folder.filePath(u"text.zip"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("this is no archive at all\n");
    file.close();
    QCOMPARE(kinds(read(file.fileName()).problems), QList<Kind>{Kind::ArchiveDamaged});
    QCOMPARE(kinds(read(m_folder.filePath(u"none.zip"_s)).problems), QList<Kind>{Kind::FileMissing});
}

void tst_Archive::anArchiveWithoutCataloguesSaysSo()
{
    QCOMPARE(kinds(read(write(u"empty.zip"_s, {{"README.md", "nothing"}})).problems), QList<Kind>{Kind::NoRecords});
}

QTEST_GUILESS_MAIN(tst_Archive)
#include "tst_archive.moc"
