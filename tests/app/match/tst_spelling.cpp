// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/match/spelling.h"

#include <QStringList>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace wayout::catalog;
using namespace wayout::match;

class tst_Spelling : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void mistakesAreCounted_data();
    void mistakesAreCounted();
    void nearWordsAreFound_data();
    void nearWordsAreFound();
};

void tst_Spelling::mistakesAreCounted_data()
{
    QTest::addColumn<QByteArray>("typed");
    QTest::addColumn<int>("mistakes");
    QTest::newRow("none") << QByteArray("permission") << 0;
    QTest::newRow("a letter too few") << QByteArray("permision") << 1;
    QTest::newRow("a letter too much") << QByteArray("permisssion") << 1;
    QTest::newRow("a wrong letter") << QByteArray("permizsion") << 1;
    QTest::newRow("two swapped") << QByteArray("permissoin") << 1;
    QTest::newRow("two pairs swapped") << QByteArray("epmrission") << 2;
    QTest::newRow("one of each") << QByteArray("premision") << 2;
    QTest::newRow("nothing typed") << QByteArray() << 10;
}

void tst_Spelling::mistakesAreCounted()
{
    QFETCH(QByteArray, typed);
    QFETCH(int, mistakes);
    const std::string text = typed.toStdString();
    QVERIFY(isWithin(text, "permission", mistakes));
    QVERIFY(mistakes == 0 || !isWithin(text, "permission", mistakes - 1));
}

void tst_Spelling::nearWordsAreFound_data()
{
    QTest::addColumn<QByteArray>("typed");
    QTest::addColumn<QString>("expected");
    QTest::newRow("one mistake in a short word") << QByteArray("dokcer") << u"docker"_s;
    QTest::newRow("two in a short word are too many") << QByteArray("dokecr") << QString();
    QTest::newRow("two in a long word") << QByteArray("premision") << u"permission"_s;
    QTest::newRow("words of three letters are taken as typed") << QByteArray("gti") << QString();
    QTest::newRow("numbers are taken as typed") << QByteArray("1046") << QString();
    QTest::newRow("several") << QByteArray("noster") << u"hoster poster"_s;
    QTest::newRow("Chinese is taken as typed") << QByteArray("内存") << QString();
}

void tst_Spelling::nearWordsAreFound()
{
    QFETCH(QByteArray, typed);
    ListsBuilder<char> builder;
    for (const std::string_view word : {"1045", "docker", "git", "hoster", "permission", "poster", "内在"}) {
        builder.addList(word);
    }
    SectionWriter writer;
    Spelling::compile(builder, writer);
    writer.add(std::move(builder));
    SectionReader reader(writer);
    const Spelling spelling(reader, 7);
    const Strings words = reader.takeLists<char>();
    QStringList found;
    for (const std::uint32_t word : spelling.near(typed.toStdString(), words)) {
        found.append(QString::fromStdString(std::string(textAt(words, word))));
    }
    QTEST(found.join(u' '), "expected");
}

QTEST_APPLESS_MAIN(tst_Spelling)
#include "tst_spelling.moc"
