// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/authoring/draftfrompaste.h"
#include "app/authoring/ownrecords.h"

#include <QTest>

#include "tests/builtinrecords.h"

using namespace Qt::StringLiterals;
using namespace wayout::authoring;
using namespace wayout::catalog;
using namespace wayout::match;

class tst_DraftFromPaste final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatDiffersIsMasked_data();
    void whatDiffersIsMasked();
    void draftIsFoundByItsPaste_data();
    void draftIsFoundByItsPaste();
    void secretsAndNamesStayOut();
    void idIsFreeAndCanBeAFile();
    void nothingPastedGivesAnEmptyDraft();
    void theHeadlineOfATracebackIsNoError();

private:
    RecordDraft draftOf(const QString &paste) const
    {
        return draftFromPaste(paste, m_engine->matcher.find(paste), m_engine->catalog, QDate(2026, 11, 21));
    }

    const std::shared_ptr<const Engine> m_engine = compiledEngine(readBuiltin());
};

void tst_DraftFromPaste::whatDiffersIsMasked_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("signature");
    QTest::addColumn<QString>("regex");
    QTest::newRow("name in quotes") << u"No module named 'yaml'"_s << u"No module named '…'"_s
                                    << u"No module named '[^']*'"_s;
    QTest::newRow("path and line") << u"boom in /home/li/app.py:12"_s << u"boom in …:…"_s << u"boom in \\S+:[\\d.:]+"_s;
    QTest::newRow("address") << u"segfault at 0x7ffe12"_s << u"segfault at …"_s << u"segfault at 0x[0-9a-f]+"_s;
    QTest::newRow("digits in words stay")
        << u"no float64 on MPS2"_s << u"no float64 on MPS2"_s << u"no float64 on MPS2"_s;
    QTest::newRow("codes stay") << u"error[E0382]: use of x, exit code 137"_s
                                << u"error[E0382]: use of x, exit code 137"_s
                                << u"error\\[E0382\\]: use of x, exit code 137"_s;
    QTest::newRow("what a regex takes for its own")
        << u"a(b) c* {d}"_s << u"a(b) c* {d}"_s << u"a\\(b\\) c\\* \\{d\\}"_s;
    QTest::newRow("columns") << u" ! [rejected]        topic -> topic (fetch first)"_s
                             << u"! [rejected] topic -> topic (fetch first)"_s
                             << u"!\\s+\\[rejected\\]\\s+topic\\s+->\\s+topic\\s+\\(fetch\\s+first\\)"_s;
    QTest::newRow("web address") << u"GET https://x.org/a?b=1 failed"_s << u"GET … failed"_s << u"GET \\S+ failed"_s;
}

void tst_DraftFromPaste::whatDiffersIsMasked()
{
    QFETCH(QString, line);
    const MaskedLine masked = maskedLine(line);
    QTEST(masked.signature, "signature");
    QTEST(masked.regex, "regex");
}

void tst_DraftFromPaste::draftIsFoundByItsPaste_data()
{
    QTest::addColumn<QString>("paste");
    QTest::addColumn<QString>("domain");
    QTest::newRow("a tool nobody knows")
        << u"$ frobnicate deploy\n2026-11-21T10:00:00Z ERROR: frobnicator 7 refused to spin up widget 'blue-3' (tray /var/lib/frob/3)\n"_s
        << QString();
    QTest::newRow("python")
        << u"Traceback (most recent call last):\n  File \"/home/li/run.py\", line 3, in <module>\n    go()\nzorklib.errors.ZorkError: grue 'x9' ate chunk 17\n"_s
        << u"python"_s;
    QTest::newRow("Chinese") << u"错误：第 17 号小部件“蓝”无法转动\n"_s << QString();
    QTest::newRow("colours") << u"\x1b[31mFATAL\x1b[0m: quux [12] overflowed its bucket\n"_s << QString();
}

void tst_DraftFromPaste::draftIsFoundByItsPaste()
{
    QFETCH(QString, paste);
    RecordDraft draft = draftOf(paste);
    QTEST(draft.text(u"/domain"_s), "domain");
    QCOMPARE(faultOfId(draft.id()), IdFault::None);
    LoadResult loaded;
    loaded.records.append(draft.read().record);
    const QString id = draft.id();
    const std::shared_ptr<const Engine> compiled = compiledEngine(loaded);
    const Engine &engine = *compiled;
    const Answer answer = engine.matcher.find(paste);
    QCOMPARE(answer.grade, Grade::Match);
    QCOMPARE(engine.catalog.at(answer.matches.first().record).id, id);
    QVERIFY(engine.problems.isEmpty());
    QCOMPARE(answer.matches.first().evidence.first().kind, Evidence::Kind::Pattern);
}

void tst_DraftFromPaste::secretsAndNamesStayOut()
{
    const RecordDraft draft = draftOf(u"/home/lilei/x: login failed: password=hunter2secret for host\n"_s);
    const QString all = QString::fromUtf8(draft.json());
    QVERIFY(!all.contains("hunter2secret"_L1));
    QVERIFY(!draft.text(u"/samples/0/text"_s).contains("lilei"_L1));
}

void tst_DraftFromPaste::idIsFreeAndCanBeAFile()
{
    QCOMPARE(slugOf(u"ModuleNotFoundError: No module named '…'"_s), u"modulenotfounderror-no-module-named"_s);
    QCOMPARE(slugOf(u"错误"_s), u"record"_s);
    const QString taken = m_engine->catalog.idAt(0);
    QVERIFY(m_engine->catalog.indexOf(draftOf(u"quux overflowed"_s).id()) < 0);
    QVERIFY(!taken.isEmpty());
}

void tst_DraftFromPaste::nothingPastedGivesAnEmptyDraft()
{
    const RecordDraft draft = draftOf({});
    QCOMPARE(draft.text(u"/signature"_s), QString());
    QCOMPARE(draft.count(u"/samples"_s), 0);
}

void tst_DraftFromPaste::theHeadlineOfATracebackIsNoError()
{
    const QString traceback =
        u"Traceback (most recent call last):\n  File \"/srv/app.py\", line 3, in <module>\n    frobnicate()\n"_s;
    for (const QString &last : {u"acme.WidgetStuck: widget 7 is stuck"_s, u"acme.Bored"_s}) {
        const RecordDraft draft = draftOf(traceback + last + u'\n');
        for (const char *field : {"/id", "/signature", "/regex"}) {
            const QString text = draft.text(QString::fromLatin1(field));
            QVERIFY2(!text.contains(u"traceback"_s, Qt::CaseInsensitive) && !text.isEmpty(), qPrintable(text));
        }
        QVERIFY(last.startsWith(draft.text(u"/signature"_s).section(u'…', 0, 0)));
    }
    QCOMPARE(mainError(traceback, {}).line, 0); // it was cut before its message
}

QTEST_GUILESS_MAIN(tst_DraftFromPaste)
#include "tst_draftfrompaste.moc"
