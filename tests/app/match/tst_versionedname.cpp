// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/match/versionedname.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace wayout::match;

class tst_VersionedName : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aNameIsReadWithItsVersion_data();
    void aNameIsReadWithItsVersion();
};

void tst_VersionedName::aNameIsReadWithItsVersion_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArrayList>("keys");
    const auto row = [](const char *text, const QByteArrayList &keys) {
        QTest::newRow(text) << QByteArray(text) << keys;
    };
    row("java17", {"java17"});
    row("Java 17 or JDK-8.", {"java17", "jdk8"});
    row("python3.12", {"python3.12"});
    row("Node.js v20, vue@3", {"node20", "vue3"});
    row("CUDA 12.4 装不上", {"cuda12.4"});
    row("java17报错", {"java17"});
    row("windows 2019", {});
    row("sha256 x86_64 log4j2 k8s 3d a1", {});
    row("cuda 12.4b", {});
    row("line 4:", {"line4"});
    row("java", {});
    row("java ", {});
    row("vue.js", {});
}

void tst_VersionedName::aNameIsReadWithItsVersion()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArrayList, keys);
    QByteArrayList found;
    for (const VersionedName &name : versionedNames(text)) {
        found.append(QByteArray::fromStdString(name.key()));
        QVERIFY(name.begin < name.end && name.end <= text.size());
    }
    QCOMPARE(found, keys);
}

QTEST_GUILESS_MAIN(tst_VersionedName)
#include "tst_versionedname.moc"
