// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/present/cireport.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>
#include <QXmlStreamReader>

#include "tests/compiledcatalog.h"

using namespace Qt::StringLiterals;
using namespace wayout::catalog;
using namespace wayout::present;
using namespace wayout::match;

class tst_CiReport : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void eachErrorIsOneFindingAtMostThree();
    void thePlaceOfAnErrorIsFound_data();
    void thePlaceOfAnErrorIsFound();
    void thePlaceInFieldsCountsBeforeWords();
    void githubCommandsCannotBeForged();
    void gitlabHasEveryRequiredField();
    void sarifNamesEachRuleOnce();
    void junitIsWellFormed();
    void nothingFoundIsAnEmptyReport();

private:
    QList<CiFinding> findingsIn(const QString &paste, int line = 1) const;

    std::unique_ptr<const Catalog> m_catalog;
};

static const CiFinding hostile{.id = u"a/one"_s,
    .title = u"50% done\r\n::error file=x::forged, a: b"_s,
    .advice = u"Do this: <b>&\"'\n::set-output name=x::y\u0007\u202e"_s,
    .file = u"src/a,b:c.ts"_s,
    .line = 3};

void tst_CiReport::initTestCase()
{
    QList<Record> records;
    for (const QString &name : {u"one"_s, u"two"_s, u"three"_s, u"four"_s}) {
        Record record;
        record.id = u"a/"_s + name;
        record.title.en = u"Title "_s + name;
        record.workarounds = {{.action = {u"Mend "_s + name, {}}, .code = u"mend "_s + name}};
        records.append(record);
    }
    m_catalog.reset(new Catalog(catalogOf(records)));
}

QList<CiFinding> tst_CiReport::findingsIn(const QString &paste, int line) const
{
    const Answer answer{.grade = Grade::Match,
        .matches = {{.record = 0, .grade = Grade::Match, .group = 1}},
        .errors = {{.group = 1, .line = line}}};
    return ciFindings(answer, paste, {}, *m_catalog, ContentLanguage::English, [](const QString &path) {
        return path.endsWith(u".ts"_s) || path.endsWith(u".py"_s) || path.endsWith(u".rs"_s);
    });
}

void tst_CiReport::eachErrorIsOneFindingAtMostThree()
{
    Answer answer{.grade = Grade::Match};
    const QList<std::pair<qsizetype, int>> found{{0, 1}, {1, 1}, {1, 2}, {0, 3}, {2, 4}, {3, 5}};
    for (const auto &[record, group] : found) {
        answer.matches.append({.record = record, .grade = Grade::Match, .group = group});
    }
    answer.matches.insert(1, {.record = 3, .grade = Grade::Related, .group = 6});
    const QList<CiFinding> findings =
        ciFindings(answer, {}, {}, *m_catalog, ContentLanguage::English, [](const QString &) { return false; });
    QCOMPARE(findings.size(), 3);
    QCOMPARE(findings.at(0).id, u"a/one"_s);
    QCOMPARE(findings.at(1).id, u"a/two"_s);
    QCOMPARE(findings.at(2).id, u"a/three"_s);
    QCOMPARE(findings.at(0).title, u"Title one"_s);
    QVERIFY2(findings.at(0).advice.contains(u"Do this: Mend one\n   mend one"_s), qPrintable(findings.at(0).advice));
}

void tst_CiReport::thePlaceOfAnErrorIsFound_data()
{
    QTest::addColumn<QString>("paste");
    QTest::addColumn<int>("errorLine");
    QTest::addColumn<QString>("file");
    QTest::addColumn<int>("line");
    QTest::newRow("tsc") << u"src/app.ts(3,7): error TS2322"_s << 1 << u"src/app.ts"_s << 3;
    QTest::newRow("a colon") << u"src/app.ts:12:4 - error"_s << 1 << u"src/app.ts"_s << 12;
    QTest::newRow("rustc, below") << u"error[E0382]\n  --> src/main.rs:9:5"_s << 1 << u"src/main.rs"_s << 9;
    QTest::newRow("a stack trace, below") << u"TypeError: x\n    at f (lib/b.ts:2:1)"_s << 1 << u"lib/b.ts"_s << 2;
    QTest::newRow("Python, above") << u"  File \"a.py\", line 7, in f\n    import x\nImportError: x"_s << 3 << u"a.py"_s
                                   << 7;
    QTest::newRow("another error below") << u"npm ERR! x\nsrc/app.ts(3,7): error TS2322"_s << 1 << QString() << 1;
    QTest::newRow("no such file") << u"gone.c:3: error"_s << 1 << QString() << 1;
    QTest::newRow("an address") << u"connect to example.com:443 failed"_s << 1 << QString() << 1;
}

void tst_CiReport::thePlaceOfAnErrorIsFound()
{
    QFETCH(QString, paste);
    QFETCH(int, errorLine);
    const QList<CiFinding> findings = findingsIn(paste, errorLine);
    QCOMPARE(findings.size(), 1);
    QTEST(findings.first().file, "file");
    QTEST(findings.first().line, "line");
}

void tst_CiReport::thePlaceInFieldsCountsBeforeWords()
{
    const Answer answer{.grade = Grade::Match,
        .matches = {{.record = 0, .grade = Grade::Match, .group = 1}},
        .errors = {{.group = 1, .line = 2}}};
    const QString text = u"first\nerror in other.ts:9: no\n"_s;
    const auto find = [&](const QString &file) {
        const wayout::text::ReadableText read{
            .text = text, .places = {{.first = 2, .last = 2, .file = file, .line = 7}}};
        return ciFindings(answer, text, read, *m_catalog, ContentLanguage::English, [](const QString &path) {
            return path.endsWith(u".ts"_s);
        }).first();
    };
    QCOMPARE(find(u"src/a.ts"_s).file, u"src/a.ts"_s);
    QCOMPARE(find(u"src/a.ts"_s).line, 7);
    QCOMPARE(find(u"/not/here"_s).file, u"other.ts"_s);
    const wayout::text::ReadableText read{.text = text, .lines = {1, 40}};
    const CiFinding inLog = ciFindings(answer, text, read, *m_catalog, ContentLanguage::English, [](const QString &) {
        return false;
    }).first();
    QCOMPARE(inLog.line, 40);
}

void tst_CiReport::githubCommandsCannotBeForged()
{
    const QString commands = githubCommands({hostile});
    QCOMPARE(commands.count(u'\n'), 1);
    QCOMPARE(commands,
        u"::error file=src/a%2Cb%3Ac.ts,line=3,title=50%25 done%0D%0A%3A%3Aerror file=x%3A%3Aforged%2C a%3A b::"
        "Do this: <b>&\"'%0A::set-output name=x::y\u0007\u202e\n"_s);
    CiFinding withoutFile = hostile;
    withoutFile.file.clear();
    QVERIFY(githubCommands({withoutFile}).startsWith(u"::error title="_s));
}

void tst_CiReport::gitlabHasEveryRequiredField()
{
    CiFinding other = hostile;
    other.file.clear();
    const QJsonArray report = QJsonDocument::fromJson(gitlabReport({hostile, other}, u"build.log"_s)).array();
    QCOMPARE(report.size(), 2);
    for (const auto &value : report) {
        const QJsonObject one = value.toObject();
        for (const QString &field : {u"description"_s, u"check_name"_s, u"fingerprint"_s, u"severity"_s}) {
            QVERIFY2(!one.value(field).toString().isEmpty(), qPrintable(field));
        }
        QCOMPARE(one.value(u"location"_s).toObject().value(u"lines"_s).toObject().value(u"begin"_s).toInt(), 3);
    }
    const auto pathOf = [&](int i) {
        return report.at(i).toObject().value(u"location"_s).toObject().value(u"path"_s).toString();
    };
    QCOMPARE(pathOf(0), u"src/a,b:c.ts"_s);
    QCOMPARE(pathOf(1), u"build.log"_s);
    QVERIFY(report.at(0).toObject().value(u"fingerprint"_s) != report.at(1).toObject().value(u"fingerprint"_s));
    QVERIFY(!report.at(0).toObject().value(u"description"_s).toString().contains(QChar(0x202e)));
}

void tst_CiReport::sarifNamesEachRuleOnce()
{
    CiFinding second = hostile;
    second.id = u"a/two"_s;
    const QJsonObject log = QJsonDocument::fromJson(sarifReport({hostile, second}, u"build.log"_s)).object();
    QCOMPARE(log.value(u"version"_s).toString(), u"2.1.0"_s);
    const QJsonObject run = log.value(u"runs"_s).toArray().at(0).toObject();
    const QJsonObject driver = run.value(u"tool"_s).toObject().value(u"driver"_s).toObject();
    QCOMPARE(driver.value(u"name"_s).toString(), u"Wayout"_s);
    QCOMPARE(driver.value(u"rules"_s).toArray().size(), 2);
    const QJsonObject result = run.value(u"results"_s).toArray().at(0).toObject();
    QCOMPARE(result.value(u"ruleId"_s).toString(), u"a/one"_s);
    QCOMPARE(result.value(u"level"_s).toString(), u"error"_s);
    const QJsonObject place =
        result.value(u"locations"_s).toArray().at(0).toObject().value(u"physicalLocation"_s).toObject();
    QCOMPARE(place.value(u"region"_s).toObject().value(u"startLine"_s).toInt(), 3);
}

void tst_CiReport::junitIsWellFormed()
{
    QXmlStreamReader xml(junitReport({hostile}));
    int failures = 0;
    QString message;
    while (!xml.atEnd()) {
        if (xml.readNext() == QXmlStreamReader::StartElement && xml.name() == "failure"_L1) {
            ++failures;
            message = xml.attributes().value(u"message"_s).toString();
        }
    }
    QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
    QCOMPARE(failures, 1);
    QVERIFY(message.contains(u"50% done"_s));
}

void tst_CiReport::nothingFoundIsAnEmptyReport()
{
    QVERIFY(githubCommands({}).isEmpty());
    QVERIFY(QJsonDocument::fromJson(gitlabReport({}, u"-"_s)).isArray());
    QVERIFY(QJsonDocument::fromJson(sarifReport({}, u"-"_s)).object().contains(u"runs"_s));
    QVERIFY(junitReport({}).contains("tests=\"0\""));
}

QTEST_GUILESS_MAIN(tst_CiReport)
#include "tst_cireport.moc"
