// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/evidence/entryevidence.h"
#include "app/evidence/environments.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace wayout::catalog;
using namespace wayout::evidence;

class tst_EntryEvidence : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void thePeopleOfAllPlacesAreCounted();
    void aPostCountsOnceAndNotWithoutItsAddress();
    void runsSourcesAndEstimatesAreNotCounted();
    void theKindThatSaysMostIsShown();
    void environmentsAreNamedAsPeopleNameThem_data();
    void environmentsAreNamedAsPeopleNameThem();
    void versionsOfManyRunsStandTogether();
};

static Report report(const char *url, const char *outcome)
{
    return {QString::fromUtf8(url), QString::fromUtf8(outcome), {}, {}};
}

void tst_EntryEvidence::thePeopleOfAllPlacesAreCounted()
{
    Record record;
    record.workarounds = {{.reports = {report("https://x.org/1", "worked"), report("https://x.org/2", "failed"),
                               report("https://x.org/3", "harm")}}};
    QCOMPARE(evidenceOf<Workaround>(record, 0).counted, (PeopleCount{1, 1, 1}));
    QCOMPARE(evidenceOf<Workaround>(record, 0, {.ownWorked = 3, .ownFailed = 1}).counted, (PeopleCount{2, 1, 1}));
    // The team knows the user's own result; four people reported six outcomes.
    const EntryOutcomes outcomes{.ownFailed = 1, .team = {.worked = 3, .didNotWork = 3, .people = 4}};
    QCOMPARE(evidenceOf<Workaround>(record, 0, outcomes).counted, (PeopleCount{3, 3, 1}));
}

void tst_EntryEvidence::aPostCountsOnceAndNotWithoutItsAddress()
{
    Record record;
    record.deadEnds = {
        {.reports = {report("https://x.org/1#a", "failed"), report("https://x.org/1#a", "failed"),
             report("https://x.org/1#b", "failed"), report("", "failed"), report("a friend", "failed")}}};
    QCOMPARE(evidenceOf<DeadEnd>(record, 0).counted, (PeopleCount{0, 2, 0}));
    // Posts of a thread without addresses of their own are told apart by their days.
    Report later = report("https://x.org/1#a", "failed");
    later.date = QDate(2024, 5, 2);
    record.deadEnds[0].reports = {later, later};
    record.deadEnds[0].reports[0].date = QDate(2024, 5, 1);
    QCOMPARE(evidenceOf<DeadEnd>(record, 0).counted, (PeopleCount{0, 2, 0}));
}

void tst_EntryEvidence::runsSourcesAndEstimatesAreNotCounted()
{
    Record record;
    record.workarounds = {{.successRate = 0.9, .sources = {u"https://git-scm.com/docs"_s}}};
    record.reproductions = {{.environment = u"Debian 12, git 2.39"_s, .workarounds = {true}},
        {.environment = u"Debian 13, git 2.47"_s, .workarounds = {false}}, {.environment = u"here"_s}};
    const EntryEvidence evidence = evidenceOf<Workaround>(record, 0);
    QCOMPARE(evidence.counted.people(), 0);
    QCOMPARE(evidence.testedOn, QStringList{u"Debian 12, git 2.39"_s});
    QCOMPARE(evidence.refutedOn, QStringList{u"Debian 13, git 2.47"_s});
    QCOMPARE(evidence.sources, QStringList{u"https://git-scm.com/docs"_s});
    QCOMPARE(evidence.estimate, std::optional(0.9));
}

void tst_EntryEvidence::theKindThatSaysMostIsShown()
{
    using Kind = EntryEvidence::Kind;
    EntryEvidence evidence;
    QCOMPARE(evidence.kind(), Kind::None);
    evidence.estimate = 0.5;
    QCOMPARE(evidence.kind(), Kind::Estimate);
    evidence.sources = {u"https://x.org"_s};
    QCOMPARE(evidence.kind(), Kind::Sourced);
    evidence.refutedOn = {u"Debian 12"_s};
    QCOMPARE(evidence.kind(), Kind::Tested);
    evidence.counted.failed = 1;
    QCOMPARE(evidence.kind(), Kind::Counted);
}

void tst_EntryEvidence::environmentsAreNamedAsPeopleNameThem_data()
{
    QTest::addColumn<QString>("tool");
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("version");
    const auto row = [](const char *tool, const char *name, const char *version) {
        QTest::newRow(tool) << QString::fromUtf8(tool) << QString::fromUtf8(name) << QString::fromUtf8(version);
    };
    row("git version 2.39.5", "git", "2.39");
    row("Python 3.11.2", "Python", "3.11");
    row("torch 1.13.0a0", "torch", "1.13");
    row("go version go1.19.8 linux/amd64", "go", "1.19");
    row("openjdk version 17.0.15 2025-04-15", "openjdk", "17.0");
    row("node v20.20.2", "node", "20.20");
    row("psql (PostgreSQL) 15.18 (Debian 15.18-0+deb12u1)", "psql", "15.18");
    row("mariadb  Ver 15.1 Distrib 10.11.19-MariaDB, for debian-linux-gnu (x86_64) using  EditLine wrapper", "mariadb",
        "10.11");
    row("curl 7.88.1 (x86_64-pc-linux-gnu) libcurl/7.88.1 OpenSSL/3.0.19 zlib/1.2.13", "curl", "7.88");
    row("GNU bash, version 5.2.15(1)-release (x86_64-pc-linux-gnu)", "bash", "5.2");
    row("g++ (Debian 12.2.0-14+deb12u1) 12.2.0", "g++", "12.2");
    row("OpenSSH_9.2p1 Debian-2+deb12u10, OpenSSL 3.0.19 27 Jan 2026", "OpenSSH", "9.2p1");
    row("nginx version: nginx/1.22.1", "nginx", "1.22");
    row("Redis server v=7.0.15 sha=00000000:0 malloc=jemalloc-5.3.0 bits=64", "Redis", "7.0");
    row("systemd 252 (252.38-1~deb12u1)", "systemd", "252");
    row("vite/7.3.8 linux-x64 node-v20.20.2", "vite", "7.3");
    row("aws-cli/1.45.11 Python/3.11.7 Linux/6.18.44", "aws-cli", "1.45");
    row("mount from util-linux 2.38.1 (libmount 2.38.1: selinux)", "util-linux", "2.38");
    row("Debian 'dpkg' package management program version 1.21.22 (amd64).", "dpkg", "1.21");
    row("Cuda compilation tools, release 13.0, V13.0.88", "Cuda", "13.0");
}

void tst_EntryEvidence::environmentsAreNamedAsPeopleNameThem()
{
    QFETCH(const QString, tool);
    QFETCH(const QString, name);
    QFETCH(const QString, version);
    QCOMPARE(namedSystems({u"Debian 12, "_s + tool}), (QList<NamedVersions>{{u"Debian"_s, {u"12"_s}}}));
    QCOMPARE(namedTools({u"Debian 12, "_s + tool}), (QList<NamedVersions>{{name, {version}}}));
}

void tst_EntryEvidence::versionsOfManyRunsStandTogether()
{
    const QStringList environments{u"Debian 13, git version 2.47.3"_s, u"Debian 12, git version 2.39.5"_s,
        u"Debian 12, git version 2.39.5"_s, u"macOS"_s};
    QCOMPARE(namedSystems(environments), (QList<NamedVersions>{{u"Debian"_s, {u"12"_s, u"13"_s}}, {u"macOS"_s, {}}}));
    QCOMPARE(namedTools(environments), (QList<NamedVersions>{{u"git"_s, {u"2.39"_s, u"2.47"_s}}}));
    QCOMPARE(namedTools({}), QList<NamedVersions>());
}

QTEST_APPLESS_MAIN(tst_EntryEvidence)
#include "tst_entryevidence.moc"
