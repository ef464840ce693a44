// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/catalog/catalogreader.h"
#include "app/cli/commandline.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include "tests/app/cli/commandfixture.h"

using namespace Qt::StringLiterals;
using namespace wayout::catalog;
using namespace wayout::cli;

class tst_Command : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void onlyCommandsAreClaimed_data();
    void onlyCommandsAreClaimed();
    void wrongUseIsToldAndEndsWithTwo_data();
    void wrongUseIsToldAndEndsWithTwo();
    void helpAndVersionNeedNoCatalogue();
    void helpHasItsMeaningsInOneColumn();
    void aCommandHasHelpOfItsOwn();
    void anUnknownWordIsNoCommand_data();
    void anUnknownWordIsNoCommand();
    void searchLeavesOutWhatFitsMuchLess();
    void anExportedRecordMayNameBuiltInOnes();
    void searchTakesWordsBehindTwoDashes();
    void showPrintsWorkaroundsBeforeDeadEnds();
    void languagesCanBeChosen();
    void listIsCompleteAndCanBeNarrowed();
    void limitCutsTheList();
    void idsAndDomainsAloneForOtherPrograms();
    void problemsOfCataloguesAreOneLine();
    void whatIsNotThereIsSaidWithWhatIsNear();
    void checkReportsFileLineRecordAndField();
    void aSoundFileHasNoProblems();
    void theCatalogueOfARepositoryCountsByItself();
    void withoutACatalogueNothingCanBeSaid();
    void everyProblemHasASentence();
    void aLostOutputIsNoSuccess();

private:
    using Result = CommandFixture::Result;
    const CommandFixture m_here{};
};

void tst_Command::initTestCase()
{
    QLocale::setDefault(QLocale::c());
}

void tst_Command::onlyCommandsAreClaimed_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<bool>("claimed");
    QTest::newRow("nothing") << QStringList() << false;
    QTest::newRow("a file") << QStringList{u"build.log"_s} << false;
    QTest::newRow("standard input") << QStringList{u"-"_s} << false;
    QTest::newRow("a catalogue for the window") << QStringList{u"--catalog"_s, u"list"_s} << false;
    QTest::newRow("a file named like a command") << QStringList{u"--"_s, u"match"_s} << false;
    QTest::newRow("a file, then a command's name") << QStringList{u"build.log"_s, u"match"_s} << false;
    QTest::newRow("match") << QStringList{u"match"_s} << true;
    QTest::newRow("search") << QStringList{u"search"_s, u"x"_s} << true;
    QTest::newRow("show") << QStringList{u"show"_s, u"x"_s} << true;
    QTest::newRow("list") << QStringList{u"list"_s} << true;
    QTest::newRow("check") << QStringList{u"check"_s} << true;
    QTest::newRow("help") << QStringList{u"--help"_s} << true;
    QTest::newRow("short help") << QStringList{u"-h"_s} << true;
    QTest::newRow("version") << QStringList{u"--no-builtin"_s, u"--version"_s} << true;
    QTest::newRow("behind common options")
        << QStringList{u"--catalog"_s, u"p"_s, u"--lang=zh"_s, u"--no-builtin"_s, u"list"_s} << true;
}

void tst_Command::onlyCommandsAreClaimed()
{
    QFETCH(QStringList, arguments);
    QTEST(isCommand(arguments), "claimed");
}

void tst_Command::wrongUseIsToldAndEndsWithTwo_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("check without a path and a repository") << QStringList{u"check"_s};
    QTest::newRow("show without an id") << QStringList{u"show"_s};
    QTest::newRow("show with two ids") << QStringList{u"show"_s, u"a"_s, u"b"_s};
    QTest::newRow("search without words") << QStringList{u"search"_s};
    QTest::newRow("list with a word") << QStringList{u"list"_s, u"git"_s};
    QTest::newRow("match with two files") << QStringList{u"match"_s, u"a"_s, u"b"_s};
    QTest::newRow("match without the file") << QStringList{u"match"_s, u"/nowhere/build.log"_s};
    QTest::newRow("match with a folder") << QStringList{u"match"_s, QDir::tempPath()};
    QTest::newRow("unknown option") << QStringList{u"list"_s, u"--frob"_s};
    QTest::newRow("option of another command") << QStringList{u"list"_s, u"--batch"_s};
    QTest::newRow("no number") << QStringList{u"list"_s, u"--limit"_s, u"many"_s};
    QTest::newRow("no results wanted") << QStringList{u"list"_s, u"--limit"_s, u"0"_s};
    QTest::newRow("no such language") << QStringList{u"list"_s, u"--lang"_s, u"fr"_s};
    QTest::newRow("no such colours") << QStringList{u"list"_s, u"--color"_s, u"red"_s};
    QTest::newRow("value missing") << QStringList{u"list"_s, u"--catalog"_s};
}

void tst_Command::wrongUseIsToldAndEndsWithTwo()
{
    QFETCH(QStringList, arguments);
    const Result result = CommandFixture::run(arguments);
    QCOMPARE(result.status, ExitStatus::WrongUse);
    QVERIFY(result.out.isEmpty());
    QVERIFY(result.err.contains("wayout --help"));
}

void tst_Command::helpHasItsMeaningsInOneColumn()
{
    const QStringList lines = QString::fromUtf8(CommandFixture::run({u"--help"_s}).out).split(u'\n');
    const qsizetype column = lines.first().indexOf(u"Open the window"_s);
    QVERIFY(column > 0);
    for (const QString &meaning : {u"List the records"_s, u"Hand records on"_s, u"Print this"_s}) {
        const auto line = std::ranges::find_if(lines, [&](const QString &one) { return one.contains(meaning); });
        QVERIFY2(line != lines.end() && line->indexOf(meaning) == column, qPrintable(meaning));
    }
}

void tst_Command::helpAndVersionNeedNoCatalogue()
{
    const Result help = CommandFixture::run({u"--help"_s});
    QCOMPARE(help.status, ExitStatus::Found);
    for (const char *word :
        {"match", "search", "show", "list", "check", "--catalog", "--no-builtin", "--limit", "--lang", "--batch"}) {
        QVERIFY2(help.out.contains(word), word);
    }
    const Result version = CommandFixture::run({u"--version"_s});
    QCOMPARE(version.status, ExitStatus::Found);
    QVERIFY(version.out.startsWith("wayout 0."));
    QCOMPARE(version.out.count('\n'), 1);
}

void tst_Command::aCommandHasHelpOfItsOwn()
{
    const Result help = CommandFixture::run({u"list"_s, u"--help"_s});
    QCOMPARE(help.status, ExitStatus::Found);
    QVERIFY(help.out.contains("wayout list ") && help.out.contains("--catalog"));
    for (const char *foreign : {"wayout match", "--batch", "--picture"}) {
        QVERIFY2(!help.out.contains(foreign), foreign);
    }
}

void tst_Command::anUnknownWordIsNoCommand_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("likely");
    QTest::newRow("near a command") << QStringList{u"serch"_s, u"x"_s} << u"“wayout search”"_s;
    QTest::newRow("near none") << QStringList{u"frobnicate"_s} << u"“wayout --help”"_s;
    QTest::newRow("a file that may be missing") << QStringList{u"build.log"_s} << QString();
    QTest::newRow("a path") << QStringList{u"logs/build"_s} << QString();
    QTest::newRow("a file that is there") << QStringList{m_here.write(u"notes"_s, "x")} << QString();
    QTest::newRow("the value of an option") << QStringList{u"-platform"_s, u"offscreen"_s} << QString();
    QTest::newRow("nothing") << QStringList() << QString();
}

void tst_Command::anUnknownWordIsNoCommand()
{
    QFETCH(QStringList, arguments);
    QFETCH(QString, likely);
    const QString message = unknownCommand(arguments);
    QCOMPARE(message.isEmpty(), likely.isEmpty());
    QVERIFY2(message.contains(likely), qPrintable(message));
}

void tst_Command::searchLeavesOutWhatFitsMuchLess()
{
    const Result some = CommandFixture::run({u"search"_s, u"docker"_s, u"permission"_s});
    QCOMPARE(some.status, ExitStatus::Found);
    QVERIFY(some.out.startsWith("docker/"));
    QVERIFY2(some.out.count('\n') <= 20, some.out.constData());
    QVERIFY2(some.err.contains("--limit"), some.err.constData());
    const Result all = CommandFixture::run({u"search"_s, u"--limit"_s, u"200"_s, u"docker"_s, u"permission"_s});
    QVERIFY(all.out.count('\n') > some.out.count('\n'));
    QVERIFY2(all.err.isEmpty(), all.err.constData());
}

void tst_Command::anExportedRecordMayNameBuiltInOnes()
{
    const QString file = m_here.folder() + u"/exported.json"_s;
    QCOMPARE(CommandFixture::run({u"export"_s, u"git/non-fast-forward"_s, u"-o"_s, file}).status, ExitStatus::Found);
    const Result checked = CommandFixture::run({u"check"_s, file});
    QVERIFY2(checked.status == ExitStatus::Found, checked.out.constData());
    const Result alone = CommandFixture::run({u"check"_s, u"--no-builtin"_s, file});
    QCOMPARE(alone.status, ExitStatus::NothingFound);
    QVERIFY2(alone.out.contains("No record has the id"), alone.out.constData());
}

void tst_Command::searchTakesWordsBehindTwoDashes()
{
    const Result plain = m_here.runHere({u"search"_s, u"--"_s, u"frobnicator"_s});
    QCOMPARE(plain.status, ExitStatus::Found);
    QVERIFY(plain.out.startsWith("git/first\t"));
    const Result json = m_here.runHere({u"search"_s, u"--json"_s, u"quux"_s, u"whale"_s});
    const QJsonObject answer = QJsonDocument::fromJson(json.out).object();
    QCOMPARE(answer.value(u"matches"_s).toArray().first().toObject().value(u"id"_s).toString(), u"docker/second"_s);
    const Result nothing = m_here.runHere({u"search"_s, u"--"_s, u"--nonesuch"_s});
    QCOMPARE(nothing.status, ExitStatus::NothingFound);
    QVERIFY(nothing.out.contains("No record has these words."));
}

void tst_Command::showPrintsWorkaroundsBeforeDeadEnds()
{
    const Result result = m_here.runHere({u"show"_s, u"git/first"_s});
    QCOMPARE(result.status, ExitStatus::Found);
    const QList<QByteArray> parts{"fatal: the frobnicator", "The index is worn out.", "Mend the index", "80 percent",
        "Kick the machine", "90 percent", "It hurts."};
    qsizetype last = -1;
    for (const QByteArray &part : parts) {
        const qsizetype at = result.out.indexOf(part, last + 1);
        QVERIFY2(at > last, part.constData());
        last = at;
    }
    QVERIFY(!result.out.contains("no figure"));
    QCOMPARE(m_here.runHere({u"show"_s, u"git/none"_s}).status, ExitStatus::NothingFound);
    const Result json = m_here.runHere({u"show"_s, u"--json"_s, u"git/first"_s});
    QCOMPARE(QJsonDocument::fromJson(json.out).object().value(u"id"_s).toString(), u"git/first"_s);
}

void tst_Command::languagesCanBeChosen()
{
    const Result english = m_here.runHere({u"show"_s, u"--lang"_s, u"en"_s, u"git/first"_s});
    QVERIFY(english.out.contains("Kick the machine") && !english.out.contains("踢机器"));
    const Result chinese = m_here.runHere({u"show"_s, u"--lang"_s, u"zh"_s, u"git/first"_s});
    QVERIFY(chinese.out.contains("踢机器") && !chinese.out.contains("Kick the machine"));
    QVERIFY(chinese.out.contains("Wait [English only]"));
    const Result both = m_here.runHere({u"show"_s, u"--lang"_s, u"both"_s, u"git/first"_s});
    QVERIFY(both.out.contains("踢机器") && both.out.contains("Kick the machine"));
}

void tst_Command::listIsCompleteAndCanBeNarrowed()
{
    const Result plain = m_here.runHere({u"list"_s});
    QCOMPARE(plain.out.count('\n'), 2);
    QVERIFY(plain.out.startsWith("git/first\tfatal: "));
    const Result json = m_here.runHere({u"list"_s, u"--json"_s});
    const LoadResult again = readRecords(json.out, m_here.catalog());
    QVERIFY(again.problems.isEmpty());
    LoadResult original = readRecords(CommandFixture::records, m_here.catalog());
    for (qsizetype i = 0; i < original.records.size(); ++i) {
        original.records[i].line = again.records.value(i).line;
    }
    QCOMPARE(again.records.size(), original.records.size());
    QVERIFY(again.records == original.records);
    QVERIFY(m_here.runHere({u"list"_s, u"--domain"_s, u"docker"_s}).out.startsWith("docker/second\t"));
    QCOMPARE(m_here.runHere({u"list"_s, u"--domain"_s, u"haskell"_s}).status, ExitStatus::NothingFound);
}

void tst_Command::limitCutsTheList()
{
    QCOMPARE(m_here.runHere({u"list"_s, u"--limit"_s, u"1"_s}).out.count('\n'), 1);
}

void tst_Command::idsAndDomainsAloneForOtherPrograms()
{
    QCOMPARE(m_here.runHere({u"list"_s, u"--ids"_s}).out, QByteArray("docker/second\ngit/first\n"));
    QCOMPARE(m_here.runHere({u"list"_s, u"--ids"_s, u"--domain"_s, u"git"_s}).out, QByteArray("git/first\n"));
    QCOMPARE(m_here.runHere({u"list"_s, u"--domains"_s}).out, QByteArray("docker\ngit\n"));
}

void tst_Command::problemsOfCataloguesAreOneLine()
{
    QStringList all{u"--no-builtin"_s, u"--catalog"_s, m_here.catalog()};
    const auto with = [&](const QString &path) { all += QStringList{u"--catalog"_s, path}; };
    const auto told = [&](const QStringList &command) {
        return QString::fromUtf8(CommandFixture::run(all + command).err);
    };
    with(u"/nowhere/one.json"_s);
    QCOMPARE(told({u"list"_s}), u"/nowhere/one.json: There is no such file or folder.\n"_s); // of one all can be said
    const QString broken =
        m_here.write(u"it's broken.json"_s, R"([{"id": "a/b"}, 7, {"id": "a/c", "signature": "x", "confidence": 7}])");
    with(broken);
    QString quoted = broken;
    QCOMPARE(told({u"list"_s}),
        u"4 problem(s) in 2 catalogue(s): wayout check /nowhere/one.json '%1'\n"_s.arg(
            quoted.replace(u"'"_s, u"'\\''"_s)));
    for (int i = 0; i < 5; ++i) {
        with(u"/nowhere/%1.json"_s.arg(i));
    }
    for (const QStringList &command : {QStringList{u"list"_s}, {u"search"_s, u"whale"_s}, {u"show"_s, u"git/first"_s},
             {u"match"_s, m_here.catalog()}, {u"export"_s, u"git/first"_s}}) {
        QCOMPARE(told(command), u"9 problem(s) in 7 catalogue(s): wayout check PATH…\n"_s);
    }
    QCOMPARE(CommandFixture::run({u"check"_s, broken}).out.count('\n'), 8); // all of them, and what is doubtful
}

void tst_Command::whatIsNotThereIsSaidWithWhatIsNear()
{
    QVERIFY(m_here.runHere({u"show"_s, u"git/frist"_s}).err.contains("Is it git/first?"));
    QVERIFY(m_here.runHere({u"show"_s, u"second"_s}).err.contains("Is it docker/second?"));
    QVERIFY(CommandFixture::run({u"show"_s, u"git/not-a-repositry"_s}).err.contains("Is it git/not-a-git-repository?"));
    QVERIFY(m_here.runHere({u"show"_s, u"nothing/like-it"_s})
                .err.contains("There is no record with the id nothing/like-it.\n"));
    const Result list = m_here.runHere({u"list"_s, u"--domain"_s, u"nosuch"_s});
    QCOMPARE(list.status, ExitStatus::NothingFound);
    QVERIFY(list.err.contains("No record has the domain nosuch"));
    const Result own = m_here.runHere({u"export"_s, u"--own"_s});
    QCOMPARE(own.status, ExitStatus::NothingFound);
    QVERIFY(own.err.contains("no records of your own"));
}

void tst_Command::checkReportsFileLineRecordAndField()
{
    const QString pack =
        m_here.write(u"bad.json"_s, "[{\"id\": \"git/a\", \"signature\": \"it broke\",\n \"confidence\": 7}]");
    const Result plain = CommandFixture::run({u"check"_s, pack});
    QCOMPARE(plain.status, ExitStatus::NothingFound);
    QVERIFY(plain.out.startsWith((pack + u":2: git/a: /confidence: "_s).toUtf8()));
    const Result json = CommandFixture::run({u"check"_s, u"--json"_s, pack});
    const QJsonObject first = QJsonDocument::fromJson(json.out.split('\n').first()).object();
    QCOMPARE(first.value(u"file"_s).toString(), pack);
    QCOMPARE(first.value(u"line"_s).toInt(), 2);
    QCOMPARE(first.value(u"record"_s).toString(), u"git/a"_s);
    QCOMPARE(first.value(u"field"_s).toString(), u"/confidence"_s);
    QCOMPARE(first.value(u"kind"_s).toString(), u"OutOfRange"_s);
    QVERIFY(first.value(u"reason"_s).toString().startsWith(u"7 is not possible"_s));
    QCOMPARE(CommandFixture::run({u"check"_s, u"/nowhere"_s}).status, ExitStatus::NoCatalog);
}

void tst_Command::aSoundFileHasNoProblems()
{
    const QByteArray sound =
        R"({"id": "git/sound", "signature": "it broke badly", "signature_zh": "坏了",
            "domain": "git", "category": "io_error"})";
    const Result result = CommandFixture::run({u"check"_s, m_here.write(u"sound.json"_s, sound)});
    QCOMPARE(result.status, ExitStatus::Found);
    QVERIFY(result.out.isEmpty());
}

void tst_Command::theCatalogueOfARepositoryCountsByItself()
{
    const QTemporaryDir repository;
    const QString before = QDir::currentPath();
    const QStringList match{u"--no-builtin"_s, u"match"_s, u"--brief"_s};
    const QByteArray error = "fatal: the frobnicator index is unreadable\n";
    QVERIFY(QDir(repository.path()).mkpath(u"src/deep"_s) && QDir(repository.path()).mkpath(u".wayout"_s));
    QFile records(repository.filePath(u".wayout/errors.json"_s));
    QVERIFY(records.open(QIODevice::WriteOnly) && records.write(CommandFixture::records) > 0);
    records.close();
    QVERIFY(QDir::setCurrent(repository.filePath(u"src/deep"_s)));
    const Result outside = CommandFixture::run(match, error);
    QVERIFY(QDir(repository.path()).mkdir(u".git"_s));
    const Result inside = CommandFixture::run(match, error);
    const Result checked = CommandFixture::run({u"check"_s});
    const Result hook = CommandFixture::run({u"--no-builtin"_s, u"hook"_s},
        R"({"hook_event_name": "PostToolUseFailure", "error": "the frobnicator index is unreadable"})");
    QDir::setCurrent(before);
    QCOMPARE(outside.status, ExitStatus::NoCatalog);
    QCOMPARE(inside.status, ExitStatus::Found);
    QVERIFY(inside.out.endsWith("wayout show git/first · from .wayout of the repository\n"));
    QVERIFY(checked.status != ExitStatus::WrongUse && checked.err.contains("Records: 2."));
    QVERIFY(hook.out.isEmpty()); // strangers' advice is not given to an assistant unasked
}

void tst_Command::withoutACatalogueNothingCanBeSaid()
{
    for (const QStringList &command :
        {QStringList{u"match"_s}, {u"search"_s, u"x"_s}, {u"show"_s, u"x"_s}, {u"list"_s}}) {
        QCOMPARE(CommandFixture::run(QStringList{u"--no-builtin"_s} + command).status, ExitStatus::NoCatalog);
        const Result missing =
            CommandFixture::run(QStringList{u"--no-builtin"_s, u"--catalog"_s, u"/nowhere.json"_s} + command);
        QCOMPARE(missing.status, ExitStatus::NoCatalog);
        QVERIFY(missing.err.startsWith("/nowhere.json: "));
    }
}

void tst_Command::everyProblemHasASentence()
{
    const QString folder = QStringLiteral(WAYOUT_SOURCE_DIR "/tests/broken");
    const Result result = CommandFixture::run({u"check"_s, u"--json"_s, folder});
    const QList<QByteArray> lines = result.out.trimmed().split('\n');
    QVERIFY(lines.size() > 50);
    for (const QByteArray &line : lines) {
        const QString reason = QJsonDocument::fromJson(line).object().value(u"reason"_s).toString();
        QVERIFY2(reason.size() > 10 && !reason.contains(u'%'), line.constData());
    }
}

void tst_Command::aLostOutputIsNoSuccess()
{
    QFile full(u"/dev/full"_s);
    if (!full.open(QIODevice::WriteOnly)) {
        QSKIP("This system has no device that is always full.");
    }
    QBuffer in;
    QBuffer err;
    QVERIFY(in.open(QIODevice::ReadOnly) && err.open(QIODevice::WriteOnly));
    QCOMPARE(runCommand({u"list"_s, u"--no-builtin"_s, u"--catalog"_s, m_here.catalog()}, {in, full, err}),
        ExitStatus::WrongUse);
    QVERIFY(err.data().contains("could not be written"));
}

QTEST_GUILESS_MAIN(tst_Command)
#include "tst_command.moc"
