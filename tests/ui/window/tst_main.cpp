// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QImage>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

constexpr int patience = 60'000; // ms

struct Outcome {
    int status = -1;
    QString out;
    QString err;
};

Outcome runProgram(const QStringList &arguments, const QByteArray &input = {}, bool display = true,
    const QMap<QString, QString> &variables = {})
{
    QProcess program;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    if (!display) {
        for (const QString &name : {u"DISPLAY"_s, u"WAYLAND_DISPLAY"_s, u"QT_QPA_PLATFORM"_s}) {
            environment.remove(name);
        }
    }
    for (auto variable = variables.begin(); variable != variables.end(); ++variable) {
        environment.insert(variable.key(), *variable);
    }
    program.setProcessEnvironment(environment);
    program.start(QStringLiteral(WAYOUT_PROGRAM), arguments);
    program.write(input);
    program.closeWriteChannel();
    if (!program.waitForFinished(patience) || program.exitStatus() != QProcess::NormalExit) {
        return {};
    }
    return {program.exitCode(), QString::fromUtf8(program.readAllStandardOutput()),
        QString::fromUtf8(program.readAllStandardError())};
}

} // namespace

class tst_Main : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void withoutADisplayOneSentenceSaysSo_data();
    void withoutADisplayOneSentenceSaysSo();
    void aMistypedCommandIsSaidWithoutADisplay();
    void commandsNeedNoDisplay();
    void commandsAreQuietInAPlainLocale();
    void aPictureNeedsNoDisplay();
    void aPictureShowsTheAnswerToStandardInput();
    void aPictureThatCannotBeWrittenIsAnError();
    void aMessageMayBeginWithNul();
    void aCompressedLogIsReadFromStandardInput();
    void wrongUseIsSaid();

private:
    QString inFolder(const QString &name) const { return m_folder.filePath(name); }

    QTemporaryDir m_folder;
};

void tst_Main::withoutADisplayOneSentenceSaysSo_data()
{
    using Variables = QMap<QString, QString>;
    QTest::addColumn<Variables>("variables");
    QTest::newRow("none") << Variables();
    QTest::newRow("an X server that is not there") << Variables{{u"DISPLAY"_s, u":4711"_s}};
    QTest::newRow("a Wayland server that is not there")
        << Variables{{u"WAYLAND_DISPLAY"_s, u"wayland-4711"_s}, {u"XDG_RUNTIME_DIR"_s, m_folder.path()}};
    QTest::newRow("a platform that there is not") << Variables{{u"QT_QPA_PLATFORM"_s, u"frobnicator"_s}};
}

void tst_Main::withoutADisplayOneSentenceSaysSo()
{
    using Variables = QMap<QString, QString>;
    QFETCH(Variables, variables);
    const Outcome outcome = runProgram({}, {}, false, variables);
    QCOMPARE(outcome.status, 3);
    QCOMPARE(outcome.err.count(u'\n'), 1);
    QVERIFY2(outcome.err.contains(u"no display"_s), qPrintable(outcome.err));
}

void tst_Main::aMistypedCommandIsSaidWithoutADisplay()
{
    const Outcome outcome = runProgram({u"matc"_s, u"build.log"_s}, {}, false);
    QCOMPARE(outcome.status, 2);
    QVERIFY2(outcome.err.contains(u"“matc”"_s) && outcome.err.contains(u"“wayout match”"_s), qPrintable(outcome.err));
    QCOMPARE(runProgram({u"build.log"_s}, {}, false).status, 3);
}

void tst_Main::commandsNeedNoDisplay()
{
    QCOMPARE(runProgram({u"--version"_s}, {}, false).status, 0);
    const Outcome match = runProgram(
        {u"match"_s, u"-"_s}, "fatal: not a git repository (or any of the parent directories): .git\n", false);
    QCOMPARE(match.status, 0);
    QVERIFY2(match.out.contains(u"git"_s), qPrintable(match.out));
}

void tst_Main::commandsAreQuietInAPlainLocale()
{
    QProcess program;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"LC_ALL"_s, u"C"_s);
    program.setProcessEnvironment(environment);
    program.start(QStringLiteral(WAYOUT_PROGRAM), {u"list"_s, u"--lang"_s, u"zh"_s});
    QVERIFY(program.waitForFinished(patience));
    QCOMPARE(program.readAllStandardError(), QByteArray());
    QVERIFY(QString::fromUtf8(program.readAllStandardOutput()).contains(u"不是"_s));
}

void tst_Main::aPictureNeedsNoDisplay()
{
    const QString file = inFolder(u"window.png"_s);
    QCOMPARE(runProgram({u"--picture"_s, file, u"--size"_s, u"800x600"_s}, {}, false).status, 0);
    const QImage picture(file);
    QCOMPARE(picture.size(), QSize(800, 600));
}

void tst_Main::aPictureShowsTheAnswerToStandardInput()
{
    const auto marked = [this](const QString &name, const QByteArray &text) {
        const Outcome outcome =
            runProgram({u"--picture"_s, inFolder(name), u"--appearance"_s, u"light"_s, u"-"_s}, text);
        const QImage picture(inFolder(name));
        int yellow = 0; // a line of the paste that was found has a ground of this hue
        for (int y = 0; outcome.status == 0 && y < picture.height(); ++y) {
            for (int x = 0; x < picture.width(); ++x) {
                const QColor colour = picture.pixelColor(x, y);
                yellow += colour.saturation() > 30 && colour.hue() > 35 && colour.hue() < 55 ? 1 : 0;
            }
        }
        return yellow;
    };
    const int width = QImage(inFolder(u"window.png"_s)).width();
    QVERIFY(
        marked(u"found.png"_s, "fatal: not a git repository (or any of the parent directories): .git\n") > 10 * width);
    QVERIFY(marked(u"nothing.png"_s, "good morning\n") < width);
}

void tst_Main::aPictureThatCannotBeWrittenIsAnError()
{
    const Outcome outcome = runProgram({u"--picture"_s, inFolder(u"no/such/folder/window.png"_s)});
    QCOMPARE(outcome.status, 2);
    QVERIFY2(outcome.err.contains(u"no/such/folder"_s), qPrintable(outcome.err));
}

void tst_Main::aMessageMayBeginWithNul()
{
    const QByteArray messages("\0\n\0{}\n{\"jsonrpc\":\"2.0\",\"id\":99,\"method\":\"ping\"}\n", 48);
    const Outcome outcome = runProgram({u"mcp"_s}, messages);
    QCOMPARE(outcome.status, 0);
    const QStringList answers = outcome.out.split(u'\n', Qt::SkipEmptyParts);
    QCOMPARE(answers.size(), 3);
    QVERIFY2(answers.at(0).contains(u"-32700"_s) && answers.at(1).contains(u"-32700"_s), qPrintable(outcome.out));
    QVERIFY(answers.at(2).contains(u"\"id\":99"_s));
}

void tst_Main::aCompressedLogIsReadFromStandardInput()
{
    // "fatal: not a git repository (or any of the parent directories): .git", compressed by gzip
    const QByteArray log = QByteArray::fromHex(
        "1f8b08000000000002030dcbb10dc0200c04c03e537c199a0cc0365662124b918dcc376c0ff5e99a50fe0a0f42f01a91da63"
        "182327ce48884f44033f459754271e4bbdb79b8e5271ed732cf6ab5d4845000000");
    const Outcome outcome = runProgram({u"match"_s, u"-"_s}, log);
    QCOMPARE(outcome.err, QString()); // it is whole
    QCOMPARE(outcome.status, 0);
    QVERIFY2(outcome.out.contains(u"git"_s), qPrintable(outcome.out));
}

void tst_Main::wrongUseIsSaid()
{
    const Outcome outcome = runProgram({u"--frobnicate"_s});
    QCOMPARE(outcome.status, 2);
    QVERIFY2(outcome.err.contains(u"frobnicate"_s), qPrintable(outcome.err));
}

QTEST_GUILESS_MAIN(tst_Main)
#include "tst_main.moc"
