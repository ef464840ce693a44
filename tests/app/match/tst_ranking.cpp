// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/match/engine.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace wayout::catalog;
using namespace wayout::match;

/// What decides between several records that a text speaks of.
class tst_Ranking : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void theRestOfTheTextDecidesBetweenTwins_data();
    void theRestOfTheTextDecidesBetweenTwins();
    void causesComeBeforeConsequences_data();
    void causesComeBeforeConsequences();
    void closingWordsAreNoErrorBesideTheirCause();
    void aConsequenceAloneIsStillFound();
    void variantsStandBehindTheBestOfThem();
    void aCodeFindsItsRecordHoweverItIsWritten_data();
    void aCodeFindsItsRecordHoweverItIsWritten();
    void aCodeThatOnlyThePatternOfOneRecordHasIsAMatchAlone();
    void aCodeOfTheSystemAloneIsNoMatch_data();
    void aCodeOfTheSystemAloneIsNoMatch();
    void aWordingWithoutWhatThePatternSpellsIsAnotherMessage_data();
    void aWordingWithoutWhatThePatternSpellsIsAnotherMessage();
    void aWordingWithoutWhatThePatternRequiresIsAnotherMessage_data();
    void aWordingWithoutWhatThePatternRequiresIsAnotherMessage();
    void sourceThatSpellsAMessageIsNoMatch_data();
    void sourceThatSpellsAMessageIsNoMatch();
    void anErrorOfItsOwnIsAMatchBesideALouderOne();
    void whatATracebackEndsWithIsListedBesideALouderWarning();
    void fullWidthSignsOfAPatternAreSpelt();
    void aQuotedNameCountsWhereThePatternSpellsIt_data();
    void aQuotedNameCountsWhereThePatternSpellsIt();
    void textsThatSpeakOfAnErrorAreNotAnsweredAsIfTheyHadIt_data();
    void textsThatSpeakOfAnErrorAreNotAnsweredAsIfTheyHadIt();
    void weakPatternsAreNotSoldAsStrong();
    void chineseStretchesAreEvidenceOfEnglishRecords();
    void chineseWordsAreShownAsTheyWerePasted();
    void evidenceHasNoBlanksAround();
    void aPatternThatMatchesComesBeforeOneThatIsSilent();
    void aPatternThatNamesMoreComesFirst();

private:
    QStringList found(const QString &paste, Grade least = Grade::Match) const;

    std::shared_ptr<const Engine> m_engine;
};

namespace {

Record record(const QString &id, const QString &signature, const QString &regex)
{
    Record made;
    made.id = id;
    made.domain = id.section(u'/', 0, 0);
    made.signature.en = signature;
    made.regex = regex;
    return made;
}

} // namespace

void tst_Ranking::initTestCase()
{
    Record installer = record(u"installer/no-permission"_s,
        u"Could not install frobs due to an OSError: [Errno 13] Permission denied"_s,
        u"Could not install frobs due to an OSError: \\[(Errno 13|WinError 5)\\]"_s);
    installer.aliases = {u"Could not install frobs due to an OSError: [WinError 5] 拒绝访问。"_s,
        u"Could not reach the proxy of frobs [WinError 10061]"_s};
    Record launcher = record(u"launcher/no-program"_s, u"launch.py: FileNotFoundError: [WinError 2] of a program"_s,
        u"launch.py: FileNotFoundError: \\[WinError 2\\]"_s);
    Record listener = record(u"listener/small-port"_s, u"Error: hearken EACCES: permission denied, port below 1024"_s,
        u"hearken EACCES: permission denied"_s);
    Record refused =
        record(u"windows/refused"_s, u"Windows says that nobody answers there"_s, u"nobody answers there"_s);
    refused.aliases = {u"[WinError 10054] nobody answers there"_s};
    Record crashed = record(u"cpp/crashed"_s, u"the frobber has crashed"_s, QString());
    crashed.aliases = {u"进程已结束，退出代码：139"_s};
    Record busy = record(u"files/busy"_s, u"cp: cannot create regular file 'gadget': scroll is being written"_s,
        u": scroll is being written|：卷轴正在被写"_s);
    busy.aliases = {u"cp: 无法创建普通文件 'gadget': 卷轴正在被写"_s};
    m_engine = compiledEngine(
        {.records = {
             installer,
             launcher,
             listener,
             refused,
             crashed,
             busy,
             record(u"gizmo/removed-name"_s, u"error: cogwheel sprocket flange bearing lacks 'oldtype'"_s,
                 u"cogwheel sprocket flange bearing lacks '(oldtype|oldint|oldbool)'"_s),
             record(u"gizmo/long"_s,
                 u"error: the capstan ratchet pawl tumbler gudgeon pintle bobbin treadle lacks oil"_s,
                 u"capstan ratchet pawl tumbler gudgeon pintle bobbin treadle"_s),
             record(u"spool/locked"_s, u"error: refused 4711 spindle jammed under camshaft tappet rocker crankcase"_s,
                 u"refused 4711 spindle jammed"_s),
             record(u"names/absent"_s, u"AbsentNameError: a name"_s, {}),
             record(u"disk/full"_s, u"quota of the volume spent"_s, u"quota of the volume spent"_s),
             record(u"tuner/loud"_s,
                 u"TunerWarning: harmonic oscillator resonance changed, quantised amplitude envelope incompatible with spectral filterbank"_s,
                 u"harmonic oscillator resonance changed, quantised amplitude envelope incompatible with spectral filterbank"_s),
             record(u"any/e0903"_s, u"error[E0903]: the gizmo `x` cannot be sent safely"_s,
                 u"the gizmo .* cannot be sent safely"_s),
             record(u"shell/unknown"_s, u"a shell that knows no such program"_s, u"部命令，也不是（内部的）"_s),
             record(u"mysql/too-many-connections"_s, u"MySQL 1040: Too many connections"_s,
                 u"1040.*Too many connections"_s),
             record(u"redis/too-many-connections"_s, u"Redis 6379: Too many connections"_s,
                 u"6379.*Too many connections"_s),
             record(u"spring/bean-creation"_s, u"BeanCreationException: Error creating bean with name 'x'"_s,
                 u"BeanCreationException: Error creating bean"_s),
             record(
                 u"java/pkix"_s, u"SSLHandshakeException: PKIX path building failed"_s, u"PKIX path building failed"_s),
             record(u"make/error"_s, u"make: *** [Makefile:1: all] Error 1"_s, u"make: \\*\\*\\* .* Error 1"_s),
             record(u"cpp/undefined-reference"_s, u"undefined reference to `main'"_s, u"undefined reference to"_s),
             record(u"python/key-error"_s, u"KeyError: 'name'"_s, u"KeyError: '"_s),
             record(u"python/config-error"_s, u"ImproperlyConfigured: the settings lack a name"_s,
                 u"ImproperlyConfigured: the settings lack"_s),
             record(u"pip/frobnicator-conflict/py310-linux"_s, u"frobnicator has conflicting requirements"_s,
                 u"frobnicator has conflicting"_s),
             record(u"pip/frobnicator-conflict/py312-windows"_s,
                 u"frobnicator has conflicting requirements on Windows"_s,
                 u"frobnicator has conflicting requirements"_s),
             record(u"windows/access-denied"_s, u"0x80070005: the update could not be installed"_s, u"0x80070005"_s),
             record(u"docker/oom-killed"_s, u"container exited with code 137"_s, u"exited with code 137"_s),
             record(u"docker/layer"_s, u"layer does not exist in the overlay"_s, u"layer.*does not exist"_s),
             // Alike but for their names, so that only the place in the text and the id decide.
             record(u"any/alpha"_s, u"AlphaException: frobs clash"_s, u"AlphaException: frobs"_s),
             record(u"any/omega"_s, u"OmegaException: grobs clash"_s, u"OmegaException: grobs"_s),
             record(u"any/e0901"_s, u"error[E0901]: frips fail"_s, u"error\\[E0901\\]: frips"_s),
             record(u"any/e0902"_s, u"error[E0902]: grips fail"_s, u"error\\[E0902\\]: grips"_s),
             record(u"frames/resize"_s, u"vision.error: assertion failed: !empty() in function 'resizeFrame'"_s,
                 u"assertion failed: !empty.*resizeFrame"_s),
             record(u"frames/unread"_s,
                 u"camera at index 0 gave no picture for a valid device path, then !frame.empty()"_s,
                 u"!frame\\.empty\\(\\)"_s),
             record(u"modules/absent"_s, u"loader.error: the module named 'frobs' was nowhere to be seen"_s,
                 u"loader.error: the module named"_s),
             record(u"pages/exhausted"_s, u"PagesExhaustedError"_s, u"PagesExhaustedError"_s),
             record(u"keys/interrupt"_s, u"OperatorInterrupt"_s, u"OperatorInterrupt"_s),
             record(u"training/leak"_s, u"memory grows with every step of the training: memory leak"_s,
                 u"memory leak|grows with every step"_s),
             record(
                 u"hub/gated"_s, u"GatedError: 401 for the url of a model"_s, u"access to this model is restricted"_s),
             record(u"cuda/memory"_s, u"CUDA out of memory"_s, u"CUDA out of memory"_s),
         }});
}

QStringList tst_Ranking::found(const QString &paste, Grade least) const
{
    QStringList ids;
    for (const Match &match : m_engine->matcher.find(paste).matches) {
        if (match.grade >= least) {
            ids.append(m_engine->catalog.at(match.record).id);
        }
    }
    return ids;
}

void tst_Ranking::theRestOfTheTextDecidesBetweenTwins_data()
{
    QTest::addColumn<QString>("paste");
    QTest::addColumn<QString>("id");
    QTest::newRow("a path")
        << u"Error: Too many connections\n    at Handshake (/app/node_modules/mysql2/lib/handshake.js:47:14)"_s
        << u"mysql/too-many-connections"_s;
    QTest::newRow("another path")
        << u"Error: Too many connections\n    at connect (/app/node_modules/redis/lib/client.js:47:14)"_s
        << u"redis/too-many-connections"_s;
    QTest::newRow("a number of the tool")
        << u"Error: Too many connections\n  errno: 1040,"_s << u"mysql/too-many-connections"_s;
}

void tst_Ranking::theRestOfTheTextDecidesBetweenTwins()
{
    QFETCH(QString, paste);
    QFETCH(QString, id);
    QCOMPARE(found(paste, Grade::Related).value(0), id);
}

void tst_Ranking::causesComeBeforeConsequences_data()
{
    QTest::addColumn<QString>("paste");
    QTest::addColumn<QString>("cause");
    QTest::newRow("Java")
        << u"BeanCreationException: Error creating bean with name 'orders'\n\tat a.b(C.java:1)\nCaused by: SSLHandshakeException: PKIX path building failed: x"_s
        << u"java/pkix"_s;
    QTest::newRow("Python") << u"Traceback (most recent call last):\n  File \"a.py\", line 1, in f\nKeyError: "
                               u"'name'\n\nDuring handling of the above exception, another exception occurred:\n\n"
                               u"Traceback (most recent call last):\n  File \"a.py\", line 3, in f\nKeyError: 'name'"_s
                            << u"python/key-error"_s;
    QTest::newRow("Java, all else alike")
        << u"AlphaException: frobs clash\n\tat a.b(C.java:1)\nCaused by: OmegaException: grobs clash\n\tat a.b(C.java:1)"_s
        << u"any/omega"_s;
    QTest::newRow("Python, all else alike")
        << u"Traceback (most recent call last):\n  File \"a.py\", line 1, in f\nOmegaException: grobs clash\n\nThe "
           u"above exception was the direct cause of the "
           "following exception:\n\nTraceback (most recent call last):\n  File \"a.py\", line 3, in f\nAlphaException: frobs clash"_s
        << u"any/omega"_s;
    QTest::newRow("a compiler's first error, all else alike")
        << u"error[E0902]: grips fail\n --> a.rs:1:1\nerror[E0901]: frips fail"_s << u"any/e0902"_s;
    QTest::newRow("make")
        << u"main.c:(.text+0x1b): undefined reference to `sqrt'\nmake: *** [Makefile:3: app] Error 1"_s
        << u"cpp/undefined-reference"_s;
}

void tst_Ranking::causesComeBeforeConsequences()
{
    QFETCH(QString, paste);
    QFETCH(QString, cause);
    const Answer answer = m_engine->matcher.find(paste);
    QVERIFY(!answer.matches.isEmpty());
    QCOMPARE(m_engine->catalog.at(answer.matches.first().record).id, cause);
    QCOMPARE(answer.matches.first().group, 1);
}

void tst_Ranking::closingWordsAreNoErrorBesideTheirCause()
{
    const Answer both =
        m_engine->matcher.find(u"frobnicator: error: unknown gadget\nmake: *** [Makefile:3: app] Error 1"_s);
    QVERIFY(std::ranges::any_of(both.errors, [](const ErrorGroup &error) { return error.text.contains(u"gadget"_s); }));
    const Answer alone = m_engine->matcher.find(u"BUILD FAILED: Error: exit status 1"_s);
    QCOMPARE(alone.errors.size(), 1);
    const Answer unknown = m_engine->matcher.find(u"frobnicator: error: unknown gadget\nnpm ERR! Exit status 1"_s);
    QCOMPARE(unknown.errors.size(), 1);
}

void tst_Ranking::aConsequenceAloneIsStillFound()
{
    QCOMPARE(found(u"make: *** [Makefile:3: app] Error 1"_s), QStringList{u"make/error"_s});
}

void tst_Ranking::variantsStandBehindTheBestOfThem()
{
    const Answer answer = m_engine->matcher.find(u"ERROR: frobnicator has conflicting requirements on Windows"_s);
    QCOMPARE(answer.matches.size(), 1);
    QCOMPARE(m_engine->catalog.at(answer.matches.first().record).id, u"pip/frobnicator-conflict/py312-windows"_s);
    QCOMPARE(answer.matches.first().variants,
        QList<qsizetype>{m_engine->catalog.indexOf(u"pip/frobnicator-conflict/py310-linux"_s)});
}

void tst_Ranking::aCodeFindsItsRecordHoweverItIsWritten_data()
{
    QTest::addColumn<QString>("paste");
    QTest::addColumn<QString>("id");
    QTest::newRow("a HRESULT below zero") << u"Exception from HRESULT: -2147024891"_s << u"windows/access-denied"_s;
    QTest::newRow("a HRESULT as a large number")
        << u"installation failed with 2147942405"_s << u"windows/access-denied"_s;
    QTest::newRow("a code that the record has behind a full-width colon")
        << u"worker-1 Exited (139) 2 minutes ago, failed"_s << u"cpp/crashed"_s;
    QTest::newRow("a container that was killed")
        << u"worker-1 Exited (137) 2 minutes ago, failed"_s << u"docker/oom-killed"_s;
}

void tst_Ranking::aCodeFindsItsRecordHoweverItIsWritten()
{
    QFETCH(QString, paste);
    QFETCH(QString, id);
    const Answer answer = m_engine->matcher.find(paste);
    QVERIFY(!answer.matches.isEmpty());
    QCOMPARE(m_engine->catalog.at(answer.matches.first().record).id, id);
    QVERIFY(std::ranges::find(answer.matches.first().evidence, Evidence::Kind::Code, &Evidence::kind)
        != answer.matches.first().evidence.end());
}

void tst_Ranking::aCodeThatOnlyThePatternOfOneRecordHasIsAMatchAlone()
{
    const Record one = record(u"oracle/absent"_s, u"the table of cogwheels is absent"_s, u"ORA-00942: .*absent"_s);
    const Record other = record(u"oracle/bent"_s, u"the table of cogwheels is bent"_s, u"ORA-00942: .*bent"_s);
    QCOMPARE(compiledEngine({.records = {one}})->matcher.find(u"ORA-00942"_s).grade, Grade::Match);
    QVERIFY(compiledEngine({.records = {one, other}})->matcher.find(u"ORA-00942"_s).grade != Grade::Match);
}

void tst_Ranking::aCodeOfTheSystemAloneIsNoMatch_data()
{
    QTest::addColumn<QString>("paste");
    QTest::addColumn<QStringList>("ids");
    QTest::newRow("a HRESULT, and a record about it")
        << u"错误 0x80070005: 拒绝访问。"_s << QStringList{u"windows/access-denied"_s};
    QTest::newRow("the record about it, by another writing")
        << u"Exception from HRESULT: -2147024891"_s << QStringList{u"windows/access-denied"_s};
    QTest::newRow("Windows, and a record about it")
        << u"连接失败 [WinError 10054]"_s << QStringList{u"windows/refused"_s};
    QTest::newRow("a HRESULT of another program") << u"错误代码 0x80070002"_s << QStringList();
    QTest::newRow("Windows") << u"Error: [WinError 2]"_s << QStringList();
    QTest::newRow("Winsock") << u"Error: [WinError 10061]"_s << QStringList();
    QTest::newRow("errno by number, and the class of all such exceptions")
        << u"OSError: [Errno 13] Permission denied: '/srv/x'"_s << QStringList();
    QTest::newRow("errno by name") << u"Error: EACCES: permission denied, open '/srv/x'"_s << QStringList();
    QTest::newRow("with the record's words")
        << u"Could not install frobs due to an OSError: [WinError 5] 拒绝访问。: 'C:\\x'"_s
        << QStringList{u"installer/no-permission"_s};
    QTest::newRow("with the pattern") << u"Error: hearken EACCES: permission denied"_s
                                      << QStringList{u"listener/small-port"_s};
}

void tst_Ranking::aCodeOfTheSystemAloneIsNoMatch()
{
    QFETCH(QString, paste);
    QTEST(found(paste), "ids");
}

void tst_Ranking::aWordingWithoutWhatThePatternSpellsIsAnotherMessage_data()
{
    QTest::addColumn<QString>("paste");
    QTest::addColumn<QString>("related");
    QTest::addColumn<bool>("matches");
    QTest::newRow("the frame of the message")
        << u"cp: cannot create regular file 'gadget': Permission denied"_s << u"files/busy"_s << false;
    QTest::newRow("in a frame of signs") << u"  ╰─> × cp: cannot create regular file 'gadget': Permission denied"_s
                                         << u"files/busy"_s << false;
    QTest::newRow("in Chinese") << u"cp: 无法创建普通文件 'gadget': 权限不够"_s << u"files/busy"_s << false;
    QTest::newRow("the message itself, in another case")
        << u"cp: cannot create regular file 'gadget' (scroll is being written)"_s << u"files/busy"_s << true;
    QTest::newRow("the same code with another message")
        << u"error[E0903]: the gizmo `y` cannot be melted\n --> a.rs:1:1\nFor more about this error, try `rustc --explain E0903`."_s
        << u"any/e0903"_s << false;
    QTest::newRow("the code with nothing else") << u"error[E0903]"_s << u"any/e0903"_s << true;
}

void tst_Ranking::aWordingWithoutWhatThePatternSpellsIsAnotherMessage()
{
    QFETCH(QString, paste);
    QFETCH(QString, related);
    QVERIFY(found(paste, Grade::Related).contains(related));
    QTEST(found(paste).contains(related), "matches");
}

void tst_Ranking::aWordingWithoutWhatThePatternRequiresIsAnotherMessage_data()
{
    QTest::addColumn<QString>("paste");
    QTest::addColumn<QString>("related");
    QTest::addColumn<bool>("matches");
    QTest::newRow("the one name that it is about is another")
        << u"error: cogwheel sprocket flange bearing lacks 'newtype'"_s << u"gizmo/removed-name"_s << false;
    QTest::newRow("a branch of the pattern, written otherwise")
        << u"error: cogwheel sprocket flange bearing lacks \"oldint\""_s << u"gizmo/removed-name"_s << true;
    QTest::newRow("the name stands below")
        << u"error: cogwheel sprocket flange bearing lacks\n  what is needed:\n  'oldtype'"_s << u"gizmo/removed-name"_s
        << true;
    QTest::newRow("nearly the very line")
        << u"error: the capstan ratchet pawl tumbler gudgeon pintle treadle lacks oil"_s << u"gizmo/long"_s << true;
    QTest::newRow("without the number") << u"error: refused, spindle jammed under camshaft tappet rocker crankcase"_s
                                        << u"spool/locked"_s << true;
}

void tst_Ranking::aWordingWithoutWhatThePatternRequiresIsAnotherMessage()
{
    QFETCH(QString, paste);
    QFETCH(QString, related);
    QVERIFY(found(paste, Grade::Related).contains(related));
    QTEST(found(paste).contains(related), "matches");
}

void tst_Ranking::sourceThatSpellsAMessageIsNoMatch_data()
{
    QTest::addColumn<QString>("paste");
    QTest::addColumn<bool>("matches");
    const QString message = u"refused 4711 spindle jammed"_s;
    QTest::newRow("the message") << u"RuntimeError: "_s + message << true;
    QTest::newRow("raised") << u"raise RuntimeError('"_s + message + u"')"_s << false;
    QTest::newRow("thrown") << u"throw new SpoolException(\""_s + message + u"\");"_s << false;
    QTest::newRow("thrown in a condition")
        << u"if (isJammed) {\n    throw new SpoolException(\""_s + message + u"\");"_s << false;
    QTest::newRow("logged") << u"log.error(\""_s + message + u"\", e)"_s << false;
    QTest::newRow("in a table") << u"errorTab[4711] = \""_s + message + u"\""_s << false;
    QTest::newRow("both") << u"    throw new SpoolException(\""_s + message + u"\");\n    ^\n\nSpoolException: "_s
            + message << true;
}

void tst_Ranking::sourceThatSpellsAMessageIsNoMatch()
{
    QFETCH(QString, paste);
    QTEST(found(paste).contains(u"spool/locked"_s), "matches");
}

void tst_Ranking::anErrorOfItsOwnIsAMatchBesideALouderOne()
{
    const QString quiet = u"Error: quota of the volume spent"_s;
    const QString loud =
        u"TunerWarning: harmonic oscillator resonance changed, quantised amplitude envelope incompatible with spectral filterbank"_s;
    QCOMPARE(found(quiet), QStringList{u"disk/full"_s});
    const QStringList both = found(loud + u"\nthen it went on\n"_s + quiet);
    QVERIFY2(both.contains(u"tuner/loud"_s) && both.contains(u"disk/full"_s), qPrintable(both.join(u' ')));
}

void tst_Ranking::whatATracebackEndsWithIsListedBesideALouderWarning()
{
    const QString loud =
        u"TunerWarning: harmonic oscillator resonance changed, quantised amplitude envelope incompatible with spectral filterbank\n"_s;
    const QString trace =
        u"Traceback (most recent call last):\n  File \"a.py\", line 3, in f\n    return names[key]\nAbsentNameError: 'rho'"_s;
    QVERIFY(found(trace, Grade::Related).contains(u"names/absent"_s));
    QVERIFY(found(loud + trace, Grade::Related).contains(u"names/absent"_s));
    QVERIFY(!found(loud + u"AbsentNameError: 'rho'"_s, Grade::Related).contains(u"names/absent"_s));
}

void tst_Ranking::fullWidthSignsOfAPatternAreSpelt()
{
    const QString paste = u"部命令，也不是（内部的）"_s;
    const Answer answer = m_engine->matcher.find(paste);
    QCOMPARE(answer.grade, Grade::Match);
    QCOMPARE(m_engine->catalog.at(answer.matches.first().record).id, u"shell/unknown"_s);
    QCOMPARE(answer.matches.first().evidence.first().kind, Evidence::Kind::Pattern);
    QCOMPARE(answer.matches.first().evidence.first().text, paste);
}

void tst_Ranking::aQuotedNameCountsWhereThePatternSpellsIt_data()
{
    QTest::addColumn<QString>("paste");
    QTest::addColumn<QString>("id");
    QTest::newRow("another name than the pattern's")
        << u"vision.error: assertion failed: !frame.empty() in function 'blurFrame'"_s << u"frames/unread"_s;
    QTest::newRow("the pattern's name") << u"vision.error: assertion failed: !empty() in function 'resizeFrame'"_s
                                        << u"frames/resize"_s;
    QTest::newRow("a name that is but an example")
        << u"loader.error: the module named 'grobs' was nowhere to be seen"_s << u"modules/absent"_s;
}

void tst_Ranking::aQuotedNameCountsWhereThePatternSpellsIt()
{
    QFETCH(QString, paste);
    QFETCH(QString, id);
    QCOMPARE(found(paste).value(0), id);
}

void tst_Ranking::textsThatSpeakOfAnErrorAreNotAnsweredAsIfTheyHadIt_data()
{
    QTest::addColumn<QString>("paste");
    QTest::addColumn<bool>("matches");
    QTest::newRow("release notes") << u"the parser of dates no longer has its memory leak, thanks to all who looked"_s
                                   << false;
    QTest::newRow("the error in a question")
        << u"why does it grow with every step of the training, is that a memory leak"_s << true;
    QTest::newRow("a message in plain words")
        << u"access to this model is restricted and you are not in the list of those who may read it"_s << true;
    QTest::newRow("a handler") << u"try:\n    rows = next(pages)\nexcept PagesExhaustedError:\n    rows = []"_s
                               << false;
    QTest::newRow("a whole message without a word of failure") << u"OperatorInterrupt"_s << true;
    QTest::newRow("the same word in a sentence")
        << u"with the tray full it waits for an OperatorInterrupt of its own"_s << false;
    QTest::newRow("what it handles") << u"PagesExhaustedError"_s << true;
}

void tst_Ranking::textsThatSpeakOfAnErrorAreNotAnsweredAsIfTheyHadIt()
{
    QFETCH(QString, paste);
    QTEST(!found(paste).isEmpty(), "matches");
}

void tst_Ranking::weakPatternsAreNotSoldAsStrong()
{
    // The pattern matches from the middle of "Player" on.
    const Answer answer =
        m_engine->matcher.find(u"Player.cs(14,9): error: the name 'speed' does not exist in the current context"_s);
    for (const Match &match : answer.matches) {
        QCOMPARE(match.grade, Grade::Related);
        for (const Evidence &evidence : match.evidence) {
            QVERIFY(evidence.kind != Evidence::Kind::Pattern);
        }
    }
}

void tst_Ranking::chineseStretchesAreEvidenceOfEnglishRecords()
{
    const QString paste = u"训练失败，一直爆显存"_s;
    const Answer answer = m_engine->matcher.find(paste);
    QVERIFY(!answer.matches.isEmpty());
    QCOMPARE(m_engine->catalog.at(answer.matches.first().record).id, u"cuda/memory"_s);
    const Evidence evidence = answer.matches.first().evidence.value(0);
    QCOMPARE(paste.sliced(evidence.column - 1, evidence.length), u"爆显存"_s);
}

void tst_Ranking::chineseWordsAreShownAsTheyWerePasted()
{
    const Answer answer = m_engine->matcher.find(u"cp：　無法創建普通文件「gadget」：權限不夠"_s);
    const auto busy = std::ranges::find(answer.matches, m_engine->catalog.indexOf(u"files/busy"_s), &Match::record);
    QVERIFY(busy != answer.matches.end());
    // Pairs of characters are what is compared: 无法, 法创, 创建, …
    QCOMPARE(busy->evidence.first().kind, Evidence::Kind::Words);
    QCOMPARE(busy->evidence.first().text, u"無法創建普通文件, cp, gadget"_s);

    // A word within another one is not named twice: 被中断 is a known stretch of messages together with its name.
    const auto engine =
        compiledEngine({.records = {record(u"packages/interrupted"_s,
                            u"dpkg was interrupted, you must manually run it"_s, u"dpkg 被中断，您必须手工运行"_s)}});
    const Answer packages = engine->matcher.find(u"E: dpkg 被中断，您必须手工运行 dpkg"_s);
    QVERIFY(!packages.matches.isEmpty());
    QCOMPARE(packages.matches.first().evidence.last().text, u"您必须手工运行, dpkg 被中断"_s);
}

void tst_Ranking::evidenceHasNoBlanksAround()
{
    const auto engine = compiledEngine(
        {.records = {record(u"spring/wind"_s, u"the windmill stands still"_s, u"\\s*windmill stands still\\s*"_s)}});
    const Answer answer = engine->matcher.find(u"Error:   windmill stands still  \n"_s);
    QVERIFY(!answer.matches.isEmpty());
    const Evidence evidence = answer.matches.first().evidence.first();
    QCOMPARE(evidence.kind, Evidence::Kind::Pattern);
    QCOMPARE(evidence.text, u"windmill stands still"_s);
    QCOMPARE(evidence.column, 10);
    QCOMPARE(evidence.length, 21);
}

void tst_Ranking::aPatternThatMatchesComesBeforeOneThatIsSilent()
{
    const QString line = u"grobnicator error: spindle lease refused by the node while starting worker"_s;
    const auto engine =
        compiledEngine({.records = {record(u"a/silent"_s, line, u"grobnicator quux whale"_s),
                            record(u"b/hit"_s, u"spindle lease refused"_s, u"spindle lease refused by"_s)}});
    QCOMPARE(engine->catalog.idAt(engine->matcher.find(line).matches.value(0).record), u"b/hit"_s);
}

void tst_Ranking::aPatternThatNamesMoreComesFirst()
{
    const QString line = u"GrobError: cannot bring in name 'quux' from 'spindle' (/usr/lib/spindle/init)"_s;
    const auto engine =
        compiledEngine({.records = {record(u"a/general"_s, u"GrobError: cannot bring in name 'X' from 'spindle'"_s,
                                        u"GrobError: cannot bring in name '[^']+' from '[^']+'"_s),
                            record(u"b/special"_s, u"the name quux has moved"_s,
                                u"bring in name '(quux|whale)' from 'spindle' \\(/usr/lib"_s)}});
    QCOMPARE(engine->catalog.idAt(engine->matcher.find(line).matches.value(0).record), u"b/special"_s);
}

QTEST_APPLESS_MAIN(tst_Ranking)
#include "tst_ranking.moc"
