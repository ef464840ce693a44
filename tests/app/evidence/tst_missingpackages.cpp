// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/evidence/fittedrecord.h"
#include "app/loading/loadengine.h"

#include <QFile>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace wayout::catalog;
using namespace wayout::evidence;
using namespace wayout::match;

/// Each row of missing.tsv is a message and the package that the answer installs, in its first fix if the package is one of
/// Debian; "-" where the answer says that there is none.
class tst_MissingPackages : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void theAnswerInstallsThePackage_data();
    void theAnswerInstallsThePackage();
    void thePackageIsTheFirstFix_data();
    void thePackageIsTheFirstFix();
    void thousandsOfNamesAreOneLookUp();
    void namesWithShellCharactersAreNotInserted_data();
    void namesWithShellCharactersAreNotInserted();
    void aReleaseOfThePasteOrTheReaderChoosesThePackage();

private:
    struct Reading {
        QString id;
        QString code; ///< of the first entry that installs a package of the paste, filled in
        bool leads = false; ///< this entry is the first of all
        FittedRecord fitted;
    };
    Reading read(const QString &paste, const QString &readersRelease = {}) const;

    std::shared_ptr<const Engine> m_engine;
};

void tst_MissingPackages::initTestCase()
{
    m_engine = wayout::loading::loadEngine({});
    QVERIFY(m_engine->catalog.size() > 0);
    QVERIFY(!PackageIndex::builtIn().isMissing());
}

tst_MissingPackages::Reading tst_MissingPackages::read(const QString &paste, const QString &readersRelease) const
{
    const Answer answer = m_engine->matcher.find(paste);
    if (answer.matches.isEmpty()) {
        return {};
    }
    const Match &match = answer.matches.first();
    const Record &record = m_engine->catalog.at(match.record);
    Reading reading{record.id, {}, false,
        fittedRecord(record,
            {factsOf(record, {.text = paste, .line = match.evidence.first().line, .readersRelease = readersRelease})})};
    for (const FittedEntry &entry : std::as_const(reading.fitted.workarounds)) {
        const CodeVariant code = codeOf(record.workarounds.at(entry.index), entry.variant);
        const FilledText filled = filledCode(code.code, code.codeLanguage, reading.fitted.values);
        const auto isPackage = [&](const FilledText::Place &place) {
            return reading.fitted.values.at(place.value).kind == "package"_L1;
        };
        if (reading.code.isEmpty() && std::ranges::any_of(filled.places, isPackage)) {
            reading.code = filled.text;
            reading.leads = &entry == &reading.fitted.workarounds.first();
        }
    }
    if (reading.code.isEmpty() && !reading.fitted.workarounds.isEmpty()) {
        const FittedEntry &first = reading.fitted.workarounds.first();
        reading.code = codeOf(record.workarounds.at(first.index), first.variant).code;
    }
    return reading;
}

void tst_MissingPackages::theAnswerInstallsThePackage_data()
{
    QTest::addColumn<QString>("message");
    QTest::addColumn<QString>("package");
    QFile file(QStringLiteral(WAYOUT_SOURCE_DIR "/tests/app/evidence/missing.tsv"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    for (const QString &row : QString::fromUtf8(file.readAll()).split(u'\n', Qt::SkipEmptyParts)) {
        if (!row.startsWith(u'#')) {
            const QString message = row.section(u'\t', 0, 0);
            QTest::newRow(qUtf8Printable(message.left(120)))
                << QString(message).replace("\\n"_L1, "\n"_L1) << row.section(u'\t', 1);
        }
    }
}

void tst_MissingPackages::theAnswerInstallsThePackage()
{
    QFETCH(QString, message);
    QFETCH(QString, package);
    const Reading reading = read(message);
    const QString said = reading.id + u": "_s + reading.code;
    if (package == "-"_L1) {
        QVERIFY2(!reading.fitted.absent.isEmpty(), qPrintable(said));
        QCOMPARE(reading.fitted.absent.first().lookedUp.release, u"Debian 13"_s);
        return;
    }
    const QStringList words = reading.code.simplified().split(u' ');
    QVERIFY2(words.contains(package), qPrintable(said));
}

void tst_MissingPackages::thePackageIsTheFirstFix_data()
{
    QTest::addColumn<QString>("message");
    QTest::addColumn<QString>("code");
    QTest::newRow("library")
        << u"app: error while loading shared libraries: libpq.so.5: cannot open shared object file"_s
        << u"sudo apt update\nsudo apt install libpq5"_s;
    QTest::newRow("header") << u"main.c:1:10: fatal error: openssl/ssl.h: No such file or directory"_s
                            << u"sudo apt update\nsudo apt install libssl-dev"_s;
    QTest::newRow("link") << u"/usr/bin/ld: cannot find -lz: No such file or directory"_s
                          << u"sudo apt update\nsudo apt install zlib1g-dev"_s;
    QTest::newRow("pkg-config") << u"Package gtk+-3.0 was not found in the pkg-config search path."_s
                                << u"sudo apt update\nsudo apt install libgtk-3-dev"_s;
    QTest::newRow("cmake") << u"Could not find a package configuration file provided by \"fmt\" with any of"_s
                           << u"sudo apt update\nsudo apt install libfmt-dev\ncmake -B build"_s;
    QTest::newRow("command") << u"bash: dig: command not found"_s
                             << u"sudo apt update\nsudo apt install bind9-dnsutils"_s;
    QTest::newRow("perl")
        << u"Can't locate LWP/UserAgent.pm in @INC (you may need to install the LWP::UserAgent module)"_s
        << u"sudo apt update\nsudo apt install libwww-perl"_s;
    QTest::newRow("python") << u"ModuleNotFoundError: No module named 'cv2'"_s
                            << u"python -m pip install opencv-python"_s;
}

void tst_MissingPackages::thePackageIsTheFirstFix()
{
    QFETCH(QString, message);
    QFETCH(QString, code);
    const Reading reading = read(message);
    QCOMPARE(reading.code, code);
    QVERIFY(reading.leads);
}

void tst_MissingPackages::thousandsOfNamesAreOneLookUp()
{
    QString paste = u"main.c:1:10: fatal error: zlib.h: No such file or directory\n"_s;
    for (int i = 0; i < 5000; ++i) {
        paste += u"a%1.c:1:10: fatal error: gone/missing%1.h: No such file or directory\n"_s.arg(i);
    }
    const Reading reading = read(paste);
    QVERIFY(reading.fitted.absent.size() + reading.fitted.values.size() <= 8);
    QVERIFY2(reading.code.contains("zlib1g-dev"_L1), qPrintable(reading.id + reading.code));
}

void tst_MissingPackages::namesWithShellCharactersAreNotInserted_data()
{
    QTest::addColumn<QString>("paste");
    const QStringList names{u"x;reboot"_s, u"$(reboot)"_s, u"`reboot`"_s, u"a b"_s, u"-rf"_s, u"../../etc/passwd"_s,
        u"x\u202Ey"_s, u"x|sh"_s, u"'x'"_s, u"$IFS"_s, u"x&&reboot"_s, u"<dev>"_s, QString(300, u'a')};
    for (const QString &name : names) {
        const QByteArray title = name.toUtf8().toPercentEncoding().left(40);
        QTest::newRow(("header " + title).constData())
            << u"main.c:1:10: fatal error: %1.h: No such file or directory"_s.arg(name);
        QTest::newRow(("command " + title).constData()) << u"bash: %1: command not found"_s.arg(name);
        QTest::newRow(("library " + title).constData())
            << u"./app: error while loading shared libraries: lib%1.so.1: cannot open shared object file: No such file or directory"_s
                   .arg(name);
    }
}

void tst_MissingPackages::namesWithShellCharactersAreNotInserted()
{
    QFETCH(QString, paste);
    const Reading reading = read(paste);
    for (const FilledValue &value : reading.fitted.values) {
        QVERIFY2(isOfKind(value.value, value.kind), qPrintable(value.value));
        if (!value.archive.isEmpty()) { // what is looked up is a package of the list, whatever the paste says
            QVERIFY2(!value.value.contains("reboot"_L1), qPrintable(value.value));
        }
    }
    QVERIFY2(!reading.code.contains("reboot)"_L1) && !reading.code.contains(";reboot"_L1), qPrintable(reading.code));
}

void tst_MissingPackages::aReleaseOfThePasteOrTheReaderChoosesThePackage()
{
    const QString message =
        u"app: error while loading shared libraries: libasound.so.2: cannot open shared object file"_s;
    QVERIFY(read(message).code.contains("libasound2t64"_L1));
    QVERIFY(read(message, u"Debian GNU/Linux 12 (bookworm)"_s).code.endsWith("libasound2"_L1));
    QVERIFY(
        read(u"FROM debian:bookworm\n"_s + message, u"Debian GNU/Linux 13 (trixie)"_s).code.endsWith("libasound2"_L1));
    const Reading gone =
        read(u"app: error while loading shared libraries: libicuuc.so.72: cannot open shared object file"_s);
    QCOMPARE(gone.fitted.absent.size(), 1);
    QCOMPARE(gone.fitted.absent.first().lookedUp.elsewhere, (QList{std::pair(u"Debian 12"_s, u"libicu72"_s)}));
    QCOMPARE(gone.fitted.workarounds.last().reason, FittedEntry::Reason::NoPackage);
}

QTEST_GUILESS_MAIN(tst_MissingPackages)
#include "tst_missingpackages.moc"
