// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/evidence/filledtext.h"
#include "app/evidence/packageindex.h"
#include "app/evidence/packagelookup.h"
#include "app/text/datatable.h"

#include <QFile>
#include <QTest>

#include <random>

#include "tests/bench/timing.h"

using namespace Qt::StringLiterals;
using namespace wayout::evidence;

class tst_PackageIndex : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void theIndexInTheProgramIsThatOfTheSources();
    void itsReleasesHaveDates();
    void itKnowsEachKindOfFile_data();
    void itKnowsEachKindOfFile();
    void unknownNamesHaveNoPackage();
    void aLookUpTakesLessThanAMillisecond();
    void aDamagedByteNeverChangesAnAnswer();
    void aCutFileIsNoIndex();
    void damageIsReported();
    void namesOfPyPIAndNpmAreLookedUp_data();
    void namesOfPyPIAndNpmAreLookedUp();
    void eachRowOfTheTablesOfNamesIsFound_data();
    void eachRowOfTheTablesOfNamesIsFound();

private:
    QByteArray m_file;
};

namespace {

std::span<const char> bytesOf(const QByteArray &file)
{
    return {file.constData(), std::size_t(file.size())};
}

struct Sample {
    FileKind kind;
    QString name;
    QStringList packages; ///< of Debian 13, Debian 12 and Ubuntu 24.04
};

const QList<Sample> samples{
    {FileKind::Library, u"libGL.so.1"_s, {u"libgl1"_s, u"libgl1"_s, u"libgl1"_s}},
    {FileKind::Library, u"libasound.so.2"_s, {u"libasound2t64"_s, u"libasound2"_s, u"libasound2t64"_s}},
    {FileKind::Library, u"libtinfo.so.5"_s, {QString(), u"libtinfo5"_s, QString()}},
    {FileKind::Header, u"openssl/ssl.h"_s, {u"libssl-dev"_s, u"libssl-dev"_s, u"libssl-dev"_s}},
    {FileKind::Link, u"z"_s, {u"zlib1g-dev"_s, u"zlib1g-dev"_s, u"zlib1g-dev"_s}},
    {FileKind::PkgConfig, u"gtk+-3.0"_s, {u"libgtk-3-dev"_s, u"libgtk-3-dev"_s, u"libgtk-3-dev"_s}},
    {FileKind::CMake, u"fmt"_s, {u"libfmt-dev"_s, u"libfmt-dev"_s, u"libfmt-dev"_s}},
    {FileKind::Command, u"dig"_s, {u"bind9-dnsutils"_s, u"bind9-dnsutils"_s, u"bind9-dnsutils"_s}},
    {FileKind::Perl, u"LWP/UserAgent"_s, {u"libwww-perl"_s, u"libwww-perl"_s, u"libwww-perl"_s}},
    {FileKind::Python, u"yaml"_s, {u"python3-yaml"_s, u"python3-yaml"_s, u"python3-yaml"_s}},
};

} // namespace

void tst_PackageIndex::initTestCase()
{
    QFile file(QStringLiteral(WAYOUT_SOURCE_DIR "/resources/packages/debian.index"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    m_file = file.readAll();
    QVERIFY2(m_file.size() <= 3'000'000, "at most 3 MB");
}

void tst_PackageIndex::theIndexInTheProgramIsThatOfTheSources()
{
    QVERIFY(PackageIndex::builtIn().isWhole());
    QCOMPARE(PackageIndex(bytesOf(m_file)).releases().size(), PackageIndex::builtIn().releases().size());
}

void tst_PackageIndex::itsReleasesHaveDates()
{
    QStringList names;
    for (const PackageIndex::Release &release : PackageIndex::builtIn().releases()) {
        names.append(release.name);
        QVERIFY2(QDate::fromString(release.date, Qt::ISODate).isValid(), qPrintable(release.date));
    }
    QCOMPARE(names, (QStringList{u"Debian 13"_s, u"Debian 12"_s, u"Ubuntu 24.04"_s}));
}

void tst_PackageIndex::itKnowsEachKindOfFile_data()
{
    QTest::addColumn<int>("sample");
    for (int i = 0; i < samples.size(); ++i) {
        QTest::newRow(qPrintable(samples.at(i).name)) << i;
    }
}

void tst_PackageIndex::itKnowsEachKindOfFile()
{
    QFETCH(int, sample);
    QCOMPARE(PackageIndex::builtIn().find(samples.at(sample).kind, samples.at(sample).name).value_or(QStringList()),
        samples.at(sample).packages);
}

void tst_PackageIndex::unknownNamesHaveNoPackage()
{
    for (const QString &name :
        {QString(), u"nothing-has-this.h"_s, u"$(reboot)"_s, QString(100'000, u'x'), u"库.h"_s}) {
        const auto found = PackageIndex::builtIn().find(FileKind::Header, name);
        QVERIFY(found && found->join(QString()).isEmpty());
    }
    int taken = 0;
    for (int i = 0; i < 20'000; ++i) {
        taken +=
            PackageIndex::builtIn().find(FileKind::Header, u"made/up%1.h"_s.arg(i))->join(QString()).isEmpty() ? 0 : 1;
    }
    QCOMPARE(taken, 0);
}

void tst_PackageIndex::aLookUpTakesLessThanAMillisecond()
{
    const double median = medianMs(500, [] { PackageIndex::builtIn().find(FileKind::Header, u"openssl/ssl.h"); });
    const double construction = medianMs(500, [this] { PackageIndex(bytesOf(m_file)).releases(); });
    qInfo("a look-up takes %.3f ms, reading the first page %.3f ms", median, construction);
    QVERIFY(median < 1);
    QVERIFY(construction < 1);
}

void tst_PackageIndex::aDamagedByteNeverChangesAnAnswer()
{
    std::mt19937 random(20261123); // NOLINT(cert-msc32-c,cert-msc51-cpp): the same bytes in each run
    QByteArray file = m_file;
    int damaged = 0;
    for (int round = 0; round < 4000; ++round) {
        // Half of the changes are where the answers of the samples are likely to be: in the first page and the checksums.
        const qsizetype size = round % 2 == 0 ? file.size() : 4096;
        const qsizetype place =
            round % 4 == 1 ? file.size() - 1 - qsizetype(random() % 2800) : qsizetype(random() % size);
        const char before = file.at(place);
        file[place] = char(before ^ char(1 + random() % 255));
        const PackageIndex index(bytesOf(file));
        QVERIFY(round % 100 != 0 || !index.isWhole());
        for (const Sample &sample : samples) {
            const auto found = index.find(sample.kind, sample.name);
            QVERIFY2(!found || *found == sample.packages, qPrintable(QString::number(place)));
            damaged += found ? 0 : 1;
        }
        file[place] = before;
    }
    QVERIFY(damaged > 0);
    QVERIFY(PackageIndex(bytesOf(file)).isWhole());
}

void tst_PackageIndex::aCutFileIsNoIndex()
{
    for (const qsizetype size : {qsizetype(0), qsizetype(1), qsizetype(8), qsizetype(4096), qsizetype(4100),
             m_file.size() / 2, m_file.size() - 1}) {
        const QByteArray cut = m_file.left(size);
        const PackageIndex index(bytesOf(cut));
        QVERIFY(!index.find(FileKind::Library, u"libGL.so.1"));
        QVERIFY(index.releases().isEmpty());
    }
}

void tst_PackageIndex::damageIsReported()
{
    QByteArray file = m_file;
    for (qsizetype place = 4096; place < file.size(); place += 4096) {
        file[place] = char(file.at(place) ^ 1);
    }
    const PackageIndex index(bytesOf(file));
    const auto found = lookedUp(u"debian:header"_s, u"zlib.h"_s, {}, index);
    QVERIFY(found && found->isDamaged && found->package.isEmpty());
    QCOMPARE(found->file, u"zlib.h"_s);
    QVERIFY(!lookedUp(u"debian:header"_s, u"zlib.h"_s, {}, PackageIndex({})));
}

void tst_PackageIndex::namesOfPyPIAndNpmAreLookedUp_data()
{
    QTest::addColumn<QString>("from");
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("package");
    const auto add = [](const char *from, const char *name, const char *package) {
        QTest::addRow("%s %s", from, name)
            << QString::fromLatin1(from) << QString::fromLatin1(name) << QString::fromLatin1(package);
    };
    add("pypi", "cv2", "opencv-python");
    add("pypi", "cv2.aruco", "opencv-contrib-python");
    add("pypi", "yaml", "PyYAML");
    add("pypi", "sklearn.ensemble", "scikit-learn");
    add("pypi", "google.protobuf", "protobuf");
    add("pypi", "google.cloud.storage", "google-cloud-storage");
    add("pypi", "google.cloud.storage.blob", "google-cloud-storage");
    add("pypi", "win32api", "pywin32");
    add("pypi", "psycopg2.extras", "psycopg2-binary");
    add("pypi", "utils", "-");
    add("pypi", "requests", "");
    add("pypi", "requests.adapters", "requests");
    add("npm", "tsc", "typescript");
    add("npm", "ng", "@angular/cli");
    add("npm", "uuid/v4", "uuid");
    add("npm", "express", "");
}

void tst_PackageIndex::namesOfPyPIAndNpmAreLookedUp()
{
    QFETCH(QString, from);
    QFETCH(QString, name);
    QFETCH(QString, package);
    const auto found = lookedUp(from, name, {});
    QCOMPARE(found ? found->package : QString(), package);
}

void tst_PackageIndex::eachRowOfTheTablesOfNamesIsFound_data()
{
    QTest::addColumn<QString>("from");
    QTest::addColumn<int>("fewest");
    QTest::newRow("pypi") << u"pypi"_s << 250;
    QTest::newRow("npm") << u"npm"_s << 60;
}

void tst_PackageIndex::eachRowOfTheTablesOfNamesIsFound()
{
    QFETCH(QString, from);
    QFETCH(int, fewest);
    int packages = 0;
    for (const QByteArray &row : wayout::text::tableRows(from + u"-names.tsv"_s)) {
        const QString name = QString::fromUtf8(row).section(u'\t', 0, 0);
        const QString package = QString::fromUtf8(row).section(u'\t', 1);
        const auto found = lookedUp(from, name, {});
        QVERIFY2(found && found->package == package, row.constData());
        QVERIFY2(package == "-"_L1 || isOfKind(package, u"package"_s), row.constData());
        packages += package == "-"_L1 ? 0 : 1;
    }
    QVERIFY2(packages >= fewest, qPrintable(QString::number(packages)));
}

QTEST_GUILESS_MAIN(tst_PackageIndex)
#include "tst_packageindex.moc"
