// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/authoring/draftfrompaste.h"
#include "app/authoring/recordcheck.h"
#include "app/catalog/catalogreader.h"
#include "app/loading/loadengine.h"
#include "app/mcp/mcpserver.h"
#include "app/storage/notebook.h"
#include "app/text/hazards.h"
#include "app/text/hiddencharacters.h"
#include "app/text/linemessage.h"
#include "app/text/mojibake.h"
#include "app/text/repeats.h"
#include "app/text/secrets.h"

#include <QTemporaryDir>
#include <QTest>

#include <ctime>
#include <functional>

#include "tests/slowness.h"

using namespace Qt::StringLiterals;
using namespace wayout;

/// Twice the input takes about twice the time, whatever the input: every hostile text goes through everything that reads texts,
/// and hostile records and messages through what reads those.
class tst_LinearTime : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void aTextTwiceAsLongTakesTwiceTheTime_data();
    void aTextTwiceAsLongTakesTwiceTheTime();
    void checkingTwiceTheEntriesTakesTwiceTheTime_data();
    void checkingTwiceTheEntriesTakesTwiceTheTime();
    void aMessageTwiceAsLongTakesTwiceTheTime_data();
    void aMessageTwiceAsLongTakesTwiceTheTime();

private:
    std::shared_ptr<const match::Engine> m_engine;
};

namespace {

/// Of all threads of this process, because a search uses two.
double processorMs()
{
    timespec now{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return double(now.tv_sec) * 1e3 + double(now.tv_nsec) / 1e6;
}

using Work = std::function<void()>;

double timeOf(const Work &work)
{
    const double start = processorMs();
    work();
    return processorMs() - start;
}

/// Returns how many times longer the work for twice the size takes: the least time of several runs for each, so that a busy
/// machine does not matter. `workOf` prepares the work for a size, and the preparation does not count. Starts with the first size
/// whose time can be measured, and finds the ratio of two such sizes in a row: some texts are treated in another way from a certain
/// length on, and cost more or less from there.
double growthOf(const std::function<Work(int)> &workOf)
{
    constexpr double enough = 2.4;
    constexpr double measurableMs = 4;
    constexpr double longestMs = 3000;
    constexpr int largest = 1 << 20;
    constexpr int rounds = 20;
    int size = 256;
    while (size < largest && timeOf(workOf(size)) < measurableMs) {
        size *= 2;
    }
    double growth = 0;
    for (int attempt = 0; attempt < 4 && size <= largest; ++attempt, size *= 2) {
        const Work once = workOf(size);
        const Work twice = workOf(size * 2);
        double leastOnce = timeOf(once);
        double leastTwice = timeOf(twice);
        for (int round = 1; round < rounds && leastTwice > enough * leastOnce && leastTwice < longestMs; ++round) {
            leastOnce = std::min(leastOnce, timeOf(once));
            leastTwice = std::min(leastTwice, timeOf(twice));
        }
        growth = leastTwice / leastOnce;
        if (growth <= enough) {
            break;
        }
    }
    return growth;
}

void compareGrowth(const std::function<Work(int)> &workOf)
{
    constexpr double most = 2.4;
    const double growth = growthOf(workOf);
    QTest::setBenchmarkResult(growth, QTest::Events);
    QVERIFY2(growth <= most, qPrintable(u"twice the size takes %1 times as long"_s.arg(growth)));
}

/// A log before a hostile part makes the search look for the lines that matter, with what is rare in this log.
const QString &longLog()
{
    static const QString log = [] {
        QString lines;
        for (int i = 0; i < 20'000; ++i) {
            lines += u"2026-03-02T08:00:%1Z INFO step %2 done in %3 ms\n"_s.arg(i % 60).arg(i).arg(i * 13 % 700);
        }
        return lines;
    }();
    return log;
}

QString jsonList(int objects)
{
    QString list = u"["_s;
    for (int i = 0; i < objects; ++i) {
        list += u"{\"ts\":%1,\"level\":\"error\",\"message\":\"Error: request %1 failed with password=x%1\"},"_s.arg(i);
    }
    return list + u"{}]\n"_s;
}

QString differentErrors(int lines)
{
    QString text;
    for (int i = 0; i < lines; ++i) {
        const QString name = QString::number(quint64(i + 1) * 2654435761U, 36);
        text += u"Error: Cannot find module '%1' from %2.js, code %3\n"_s.arg(name, QString(name).replace(u'a', u'z'))
                    .arg(i);
    }
    return text;
}

enum class Shape { OneLine, Lines, LongLines };

struct Hostile {
    QString name;
    std::function<QString(int)> text; ///< of a length proportional to the number
    Shape shape = Shape::OneLine;
};

QList<Hostile> hostileTexts()
{
    QList<Hostile> all{
        {u"JSON behind a log"_s, [](int size) { return longLog() + jsonList(size / 4); }},
        {u"JSON"_s, [](int size) { return jsonList(size / 4); }},
        {u"one anchor behind a log"_s, [](int size) { return longLog() + u"Error: "_s.repeated(size); }},
        {u"errors that differ"_s, [](int size) { return differentErrors(size / 4); }},
        {u"lines of one width"_s, [](int size) { return (u"word "_s.repeated(16) + u'\n').repeated(size / 8); }},
        {u"lines of one width without spaces"_s,
            [](int size) { return (QString(80, u'x') + u'\n').repeated(size / 8); }},
        {u"one line again and again"_s, [](int size) { return u"Error: the same line 17\n"_s.repeated(size); }},
        {u"two lines in turn"_s, [](int size) { return u"Error: one\nError: other\n"_s.repeated(size); }},
        {u"blocks that nearly repeat"_s,
            [](int size) {
                QString text;
                for (int i = 0; i < size; ++i) {
                    text += i % 97 == 96 ? u"z\n"_s : i % 2 ? u"a\n"_s : u"b\n"_s;
                }
                return text;
            }},
        {u"private keys that never end"_s,
            [](int size) { return u"-----BEGIN RSA PRIVATE KEY-----\nMIIEow\n"_s.repeated(size / 4); }},
        {u"causes of causes"_s,
            [](int size) {
                return u"Caused by: java.io.IOException: x\n\tat a.b.C.d(E.java:1)\n"_s.repeated(size / 4);
            }},
        {u"tracebacks"_s,
            [](int size) {
                return u"Traceback (most recent call last):\n  File \"a.py\", line 1, in b\n"_s.repeated(size / 4);
            }},
    };
    if (slowness > 1) {
        return all; // a sanitizer's build takes too long for all of them
    }
    const QStringList units{u"Error: "_s, u"{\"a\":"_s, u"["_s, u"("_s, u"\""_s, u"'"_s, u"`"_s, u"\\"_s, u"&"_s,
        u"&#"_s, u"<a>"_s, u"%"_s, u"0x"_s, u"7"_s, u"1."_s, u"a."_s, u"/"_s, u"a/"_s, u"a:"_s, u"://"_s, u"a@"_s,
        u"-"_s, u"="_s, u"_"_s, u" "_s, u"\t"_s, u"x"_s, u"aB"_s, u"at a.b.c(D.java:1) "_s, u"2026-03-02T08:00:00Z "_s,
        u"web-1  | "_s, u"[INFO] "_s, u"> "_s, u"E0382 "_s, u"errno 2 "_s, u"\x1b[31m"_s, u"\x1b["_s, u"\x1b]"_s,
        u"\x1b]8;;x"_s, u"\x1bP"_s, u"\x1b"_s, u"[0;31m"_s, u"\\u001b["_s, u"^[["_s, u"password=abc1 "_s,
        u"password="_s, u"token: "_s, u"eyJhbGci."_s, u"a:b@"_s, u"https://a:b@c "_s, u"AKIA"_s, u"sk-"_s, u"ghp_"_s,
        u"\U00000301"_s, u"\u202E"_s, u"\u200B"_s, u"错误："_s, u"错"_s, u"é”™"_s, QString(QChar(u'\0')),
        u"rm -rf / ; "_s, u"$("_s, u"<YOUR_"_s, u"\r"_s};
    for (const QString &unit : units) {
        const QString name = QString::fromLatin1(unit.toUtf8().toPercentEncoding());
        all.append({name + u" in one line"_s, [unit](int size) { return unit.repeated(size); }});
        all.append({name + u" in lines"_s, [unit](int size) { return (unit + u'\n').repeated(size); }, Shape::Lines});
        all.append({name + u" in long lines"_s,
            [unit](int size) { return (unit.repeated(200) + u'\n').repeated(size / 64); }, Shape::LongLines});
    }
    return all;
}

} // namespace

void tst_LinearTime::initTestCase()
{
    m_engine = loading::loadEngine({});
    QVERIFY(m_engine->catalog.size() > 100);
}

void tst_LinearTime::aTextTwiceAsLongTakesTwiceTheTime_data()
{
    using Reader = std::function<void(const QString &)>;
    QTest::addColumn<std::function<QString(int)>>("textOf");
    QTest::addColumn<Reader>("read");
    struct Row {
        const char *name;
        Reader reader;
        Shape last = Shape::OneLine; ///< of the shapes that it is tried with
    };
    const QList<Row> readers{
        {"found", [this](const QString &text) { m_engine->matcher.find(text); }, Shape::LongLines},
        {"secrets", [](const QString &text) { text::secretsIn(text); }, Shape::Lines},
        {"repeats", [](const QString &text) { text::repeatsIn(text); }, Shape::Lines},
        {"failure", [](const QString &text) { text::failureIn(text); }},
        {"colours",
            [](const QString &text) {
                for (const QStringView line : QStringView(text).split(u'\n')) {
                    text::logSpans(line);
                }
            }},
        {"hazards", [](const QString &text) { text::hazardsIn(text), text::placeholdersIn(text); }},
        {"hidden", [](const QString &text) { text::visibleForm(text), text::mixedScriptWords(text); }},
        {"mojibake", [](const QString &text) { text::repairedMojibake(text); }},
    };
    for (const Hostile &hostile : hostileTexts()) {
        for (const Row &row : readers) {
            if (hostile.shape <= row.last) {
                QTest::addRow("%s: %s", row.name, qPrintable(hostile.name)) << hostile.text << row.reader;
            }
        }
    }
}

void tst_LinearTime::aTextTwiceAsLongTakesTwiceTheTime()
{
    QFETCH(const std::function<QString(int)>, textOf);
    QFETCH(const std::function<void(const QString &)>, read);
    compareGrowth([&](int size) -> Work { return [text = textOf(size), &read] { read(text); }; });
}

void tst_LinearTime::checkingTwiceTheEntriesTakesTwiceTheTime_data()
{
    QTest::addColumn<std::function<QByteArray(int)>>("fileOf");
    const auto row = [](const char *name, const std::function<QByteArray(int)> &fileOf) {
        QTest::newRow(name) << fileOf;
    };
    row("entries of a record", [](int size) {
        return "{\"id\":\"git/x\",\"domain\":\"git\",\"workarounds\":["
            + QByteArray("{\"action\":\"\"},").repeated(size) + "{}]}\n";
    });
    row("entries that are the same", [](int size) {
        const QByteArray list = '[' + QByteArray("{\"action\":\"remove the broken file\"},").repeated(size / 8) + "{}]";
        return "{\"id\":\"git/x\",\"domain\":\"git\",\"workarounds\":" + list + ",\"dead_ends\":" + list + "}\n";
    });
    row("records", [](int size) {
        QByteArray file;
        for (int i = 0; i < size / 16; ++i) {
            const QByteArray number = QByteArray::number(i);
            file += "{\"id\":\"git/wholly-foreign-slug-" + number
                + "\",\"domain\":\"git\",\"signature\":\"fatal: number " + number + "\",\"regex\":\"fatal: number\"}\n";
        }
        return file;
    });
    row("relations", [](int size) {
        const QByteArray edges =
            '[' + QByteArray("{\"error_id\":\"git/y\"},").repeated(size / 8) + "{\"error_id\":\"git/x\"}]";
        return "{\"id\":\"git/x\",\"transition_graph\":{\"frequently_confused_with\":" + edges + "}}\n"
            + "{\"id\":\"git/y\",\"transition_graph\":{\"frequently_confused_with\":" + edges + "}}\n";
    });
    row("nothing but brackets", [](int size) { return QByteArray("[").repeated(size); });
    row("broken records", [](int size) { return QByteArray("{\"id\":\"git/x\",\n").repeated(size); });
}

void tst_LinearTime::checkingTwiceTheEntriesTakesTwiceTheTime()
{
    QFETCH(const std::function<QByteArray(int)>, fileOf);
    const QTemporaryDir folder;
    compareGrowth([&](int size) -> Work {
        const QString path = folder.filePath(u"%1.jsonl"_s.arg(size));
        QFile file(path);
        file.open(QIODevice::WriteOnly);
        file.write(fileOf(size));
        return [path] {
            const catalog::LoadResult loaded = catalog::readCatalogs({path});
            QList<catalog::Problem> findings = authoring::checkRecords(loaded.records, QDate(2026, 1, 1));
            authoring::findFieldLines(findings);
        };
    });
}

void tst_LinearTime::aMessageTwiceAsLongTakesTwiceTheTime_data()
{
    QTest::addColumn<QByteArray>("unit");
    for (const char *unit : {"[", "{\"a\":", "\"", "\\", "[],", "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"ping\"},",
             "1", "\\ud83d", "\x80"}) {
        QTest::newRow(unit) << QByteArray(unit);
    }
}

void tst_LinearTime::aMessageTwiceAsLongTakesTwiceTheTime()
{
    QFETCH(const QByteArray, unit);
    mcp::McpTools tools([this] { return m_engine; },
        {[] { return std::unique_ptr<storage::Notebook>(); }, [] { return storage::ReadResults(); }});
    mcp::McpServer server(tools, [](const QByteArray &) {});
    compareGrowth(
        [&](int size) -> Work { return [line = '[' + unit.repeated(size), &server] { server.receive(line); }; });
    compareGrowth([&](int size) -> Work {
        return [line = "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"" + unit.repeated(size), &server] {
            server.receive(line);
        };
    });
}

QTEST_GUILESS_MAIN(tst_LinearTime)
#include "tst_lineartime.moc"
