// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/platform/userfolders.h"

#include <QDir>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include "tests/app/cli/commandfixture.h"

using namespace Qt::StringLiterals;

/// The user's file of line prefixes is read once in a process.
class tst_LinePrefixesOfTheUser : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void aPrefixOfTheUserIsNotPartOfTheMessage();
    void aBrokenRowIsNamedWithItsLine();

private:
    const CommandFixture m_here{};
    QTemporaryDir m_config;
};

void tst_LinePrefixesOfTheUser::initTestCase()
{
    QLocale::setDefault(QLocale::c());
    qputenv("XDG_CONFIG_HOME", m_config.path().toUtf8());
    const QString path = wayout::platform::linePrefixFileOfUser();
    QVERIFY(QDir().mkpath(QFileInfo(path).path()));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("# of our batch system\n"
               "place\tbroken\t(\t(⟫x\n"
               "place\tbatch\tBATCH<{name}>@{clock}~ \tBATCH<node-7>@12:11:47~ ⟫fatal: bad object\n");
}

void tst_LinePrefixesOfTheUser::aPrefixOfTheUserIsNotPartOfTheMessage()
{
    const QByteArray text = "BATCH<node-7>@12:11:47~ fatal: the frobnicator\n"
                            "BATCH<node-7>@12:11:48~ fatal: the frobnicator index is unreadable\n";
    const CommandFixture::Result result = m_here.runHere({u"match"_s, u"--json"_s}, text);
    const QJsonObject first =
        QJsonDocument::fromJson(result.out).object().value("matches"_L1).toArray().first().toObject();
    QCOMPARE(first.value("id"_L1).toString(), u"git/first"_s);
    QVERIFY2(!result.out.contains("BATCH<"), result.out);
}

void tst_LinePrefixesOfTheUser::aBrokenRowIsNamedWithItsLine()
{
    const CommandFixture::Result result = m_here.runHere({u"match"_s}, "fatal: the frobnicator index is unreadable\n");
    QCOMPARE(result.status, ExitStatus::Found);
    const QByteArray place = wayout::platform::linePrefixFileOfUser().toUtf8() + ":2: ";
    QVERIFY2(result.err.contains(place), result.err);

    const CommandFixture::Result checked = CommandFixture::run({u"check"_s, wayout::platform::linePrefixFileOfUser()});
    QCOMPARE(checked.status, ExitStatus::NothingFound);
    QVERIFY2(checked.out.startsWith(place), checked.out);
}

QTEST_GUILESS_MAIN(tst_LinePrefixesOfTheUser)
#include "tst_lineprefixesoftheuser.moc"
