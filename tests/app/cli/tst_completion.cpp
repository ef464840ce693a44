// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/completion.h"

#include <QDir>
#include <QRegularExpression>
#include <QTest>

#include "tests/app/cli/commandfixture.h"

using namespace Qt::StringLiterals;
using namespace wayout::cli;

class tst_Completion : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void eachPlaceHasItsWords_data();
    void eachPlaceHasItsWords();
    void idsAndDomainsAreThoseOfTheLinesCatalogues();
    void anotherProgramsLineIsItsOwn_data();
    void anotherProgramsLineIsItsOwn();
    void everyCommandAndOptionIsOffered();
    void theShellReadsOneCandidateALine();
};

namespace {

/// Without the meanings.
QStringList wordsFor(const QStringList &line)
{
    QStringList words;
    for (const QString &candidate : completionsOf(line)) {
        words.append(candidate.section(u'\t', 0, 0));
    }
    return words;
}

} // namespace

void tst_Completion::eachPlaceHasItsWords_data()
{
    QTest::addColumn<QStringList>("line");
    QTest::addColumn<QStringList>("offered");
    QTest::newRow("a choice") << QStringList{u"show"_s, u"--lang"_s, {}} << QStringList{u"en"_s, u"zh"_s, u"both"_s};
    QTest::newRow("a choice of the window")
        << QStringList{u"--appearance"_s, {}} << QStringList{u"light"_s, u"dark"_s, u"high-contrast"_s};
    QTest::newRow("a file for an option") << QStringList{u"list"_s, u"--catalog"_s, {}} << QStringList{u":files"_s};
    QTest::newRow("a file by the short name") << QStringList{u"export"_s, u"-o"_s, {}} << QStringList{u":files"_s};
    QTest::newRow("a file") << QStringList{u"match"_s, {}} << QStringList{u":files"_s};
    QTest::newRow("a number") << QStringList{u"match"_s, u"--limit"_s, {}} << QStringList();
    QTest::newRow("words") << QStringList{u"search"_s, {}} << QStringList();
    QTest::newRow("first one of two words") << QStringList{u"outcomes"_s, {}} << QStringList{u"export"_s, u"import"_s};
    QTest::newRow("then files") << QStringList{u"outcomes"_s, u"import"_s, {}} << QStringList{u":files"_s};
    QTest::newRow("behind the options") << QStringList{u"match"_s, u"--"_s, u"--"_s} << QStringList{u":files"_s};
}

void tst_Completion::eachPlaceHasItsWords()
{
    QFETCH(QStringList, line);
    QTEST(wordsFor(line), "offered");
}

void tst_Completion::idsAndDomainsAreThoseOfTheLinesCatalogues()
{
    const CommandFixture here;
    const QStringList catalogs{u"--no-builtin"_s, u"--catalog"_s, here.catalog()};
    QCOMPARE(wordsFor(catalogs + QStringList{u"show"_s, {}}), (QStringList{u"docker/second"_s, u"git/first"_s}));
    QCOMPARE(wordsFor(catalogs + QStringList{u"list"_s, u"--domain"_s, {}}), (QStringList{u"docker"_s, u"git"_s}));
    QVERIFY(wordsFor({u"show"_s, {}}).contains(u"git/not-a-git-repository"_s));
    const QString home = QDir::homePath();
    if (here.catalog().startsWith(home + u'/')) {
        const QString tilde = u'~' + here.catalog().sliced(home.size());
        QCOMPARE(wordsFor({u"--no-builtin"_s, u"--catalog"_s, tilde, u"list"_s, u"--domain"_s, {}}),
            (QStringList{u"docker"_s, u"git"_s}));
    }
}

void tst_Completion::anotherProgramsLineIsItsOwn_data()
{
    QTest::addColumn<QStringList>("line");
    QTest::addColumn<QString>("offered");
    QTest::newRow("its name") << QStringList{u"run"_s, u"ma"_s} << u":program 1"_s;
    QTest::newRow("its name behind dashes") << QStringList{u"run"_s, u"--"_s, {}} << u":program 2"_s;
    QTest::newRow("its argument") << QStringList{u"--limit"_s, u"3"_s, u"run"_s, u"make"_s, {}} << u":program 3"_s;
    QTest::newRow("its option") << QStringList{u"run"_s, u"make"_s, u"-j"_s} << u":program 1"_s;
    QTest::newRow("an option's value that we have, too")
        << QStringList{u"run"_s, u"make"_s, u"--lang"_s, {}} << u":program 1"_s;
}

void tst_Completion::anotherProgramsLineIsItsOwn()
{
    QFETCH(QStringList, line);
    QFETCH(QString, offered);
    QCOMPARE(wordsFor(line), QStringList{offered});
}

void tst_Completion::everyCommandAndOptionIsOffered()
{
    const QString help = QString::fromUtf8(CommandFixture::run({u"--help"_s}).out);
    const QStringList first = completionsOf({{}});
    QVERIFY(first.contains(u"match\tFind the records that explain a text"_s));
    QVERIFY2(!first.contains(u":files"_s), "the commands are not hidden among files");
    QVERIFY(completionsOf({u"bu"_s}).contains(u":files"_s));
    QStringList options = wordsFor({u"--"_s});
    for (const QString &word : first) {
        const QString command = word.section(u'\t', 0, 0);
        QVERIFY2(command.startsWith(u':') || help.contains(u"  wayout "_s + command), qPrintable(command));
        options += wordsFor({command, u"--"_s});
    }
    static const QRegularExpression option(u"--[a-z][a-z-]*"_s);
    for (auto match = option.globalMatch(help); match.hasNext();) {
        const QString name = match.next().captured();
        QVERIFY2(options.contains(name), qPrintable(name));
    }
}

void tst_Completion::theShellReadsOneCandidateALine()
{
    const CommandFixture::Result result = CommandFixture::run({u"--complete"_s, u"list"_s, u"--color"_s, {}});
    QCOMPARE(result.status, ExitStatus::Found);
    QCOMPARE(result.out, QByteArray("auto\nalways\nnever\n"));
    QVERIFY(result.err.isEmpty());
    QVERIFY(isCommand({u"--complete"_s, {}}));
}

QTEST_GUILESS_MAIN(tst_Completion)
#include "tst_completion.moc"
