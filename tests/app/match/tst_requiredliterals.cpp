// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/catalog/catalogreader.h"
#include "app/match/requiredliterals.h"

#include <QRandomGenerator>
#include <QTest>

#include <re2/re2.h>

#include "tests/builtinrecords.h"

using namespace Qt::StringLiterals;
using namespace wayout::catalog;
using namespace wayout::match;

class tst_RequiredLiterals : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyBranchNamesWhatAMatchMustContain_data();
    void everyBranchNamesWhatAMatchMustContain();
    void whatIsSurelyValidIsAcceptedByRe2_data();
    void whatIsSurelyValidIsAcceptedByRe2();
    void whatIsSurelyValidIsAcceptedByRe2WhenFuzzed();
    void nearlyNoShippedPatternNeedsCompiling();
};

namespace {

/// "a…b|c": the branches, their literals with gaps between.
QString described(const char *regex)
{
    QStringList branches;
    for (const RequiredLiterals::Branch &branch : requiredLiterals(regex).branches) {
        QStringList literals;
        for (const std::string &literal : branch) {
            literals.append(QString::fromStdString(literal));
        }
        branches.append(literals.join(u"…"_s));
    }
    return branches.join(u'|');
}

bool re2Accepts(const std::string &regex)
{
    RE2::Options options;
    options.set_log_errors(false);
    options.set_case_sensitive(false);
    options.set_max_mem(1 << 20);
    return RE2(regex, options).ok();
}

} // namespace

void tst_RequiredLiterals::everyBranchNamesWhatAMatchMustContain_data()
{
    QTest::addColumn<QByteArray>("regex");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *regex, const char *expected) {
        QTest::newRow(regex) << QByteArray(regex) << QString::fromUtf8(expected);
    };
    row("No module named", "no module named");
    row("cannot (open|find) .* module", "cannot open … module|cannot find … module");
    row("E[0-9]+: colou?r", "e…: colo…r");
    row("a|b", "a|b");
    row("a|", "a|");
    row("(ab)+c", "ab…c");
    row("(?:ab){2}", "ab");
    row("ab*c", "a…c");
    row("x{0,3}yz", "yz");
    row("foo\\.bar\\(\\)", "foo.bar()");
    row("[Ee]rror", "error");
    row("[eE][.]g", "e.g");
    row("[^x]y", "y");
    row("[]a]b", "b");
    row("^start\\b end$", "start end");
    row("(?i)ABC(?s:.)d", "abc…d");
    row("(?P<name>abc)d", "abcd");
    row("a{x}", "a{x}");
    row("\\d+ times", " times");
    row("找不到模块", "找不到模块");
    row("naïve café", "na…ve caf");
    row("\\x41bc", "bc");
    row("\\Qa.b\\Ec", "c");
    row("\\p{Greek}x", "x");
    row("(unclosed", "");
    row("a**", "");
    row("foo(?=bar)", "");
}

void tst_RequiredLiterals::everyBranchNamesWhatAMatchMustContain()
{
    QFETCH(QByteArray, regex);
    QTEST(described(regex.constData()), "expected");
}

void tst_RequiredLiterals::whatIsSurelyValidIsAcceptedByRe2_data()
{
    QTest::addColumn<QByteArray>("regex");
    QTest::addColumn<bool>("sure");
    const auto row = [](const char *regex, bool sure) { QTest::newRow(regex) << QByteArray(regex) << sure; };
    row("Cannot find module '[^']+'", true);
    row("(ERR|WARN)!? code E\\d{3,5}", true);
    row("a{1001}", false);
    row("((a{100}){100}){100}", false);
    row("(((a{2000000000}){2000000000}){2000000000}){2000000000}", false);
    row("(.{0,90}x.{0,90}){9}", false);
    row("a{2,1}", false);
    row("a{2}{3}", false);
    row("*a", false);
    row("(?i)*", false);
    row("{1}", false);
    row("[z-a]", false);
    row("[[:nope:]]", false);
    row("\\1", false);
    row("\\", false);
    row("a)", false);
    row("(?<=a)b", false);
    row("(?P<n>a)(?P<n>b)", false);
}

void tst_RequiredLiterals::whatIsSurelyValidIsAcceptedByRe2()
{
    QFETCH(QByteArray, regex);
    const bool sure = requiredLiterals(regex.toStdString()).surelyValid;
    QTEST(sure, "sure");
    QVERIFY(!sure || re2Accepts(regex.toStdString()));
}

void tst_RequiredLiterals::whatIsSurelyValidIsAcceptedByRe2WhenFuzzed()
{
    static const QString alphabet = u"abk1 .*+?|()[]{}^$\\-,:=!<>PQEdDsSwWbpxn0\"'/找é"_s;
    QRandomGenerator random(3);
    int sure = 0;
    for (int i = 0; i < 100'000; ++i) {
        QString written;
        for (int length = random.bounded(1, 14); length > 0; --length) {
            written += alphabet.at(random.bounded(int(alphabet.size())));
        }
        const std::string regex = written.toStdString();
        if (requiredLiterals(regex).surelyValid) {
            ++sure;
            QVERIFY2(re2Accepts(regex), regex.c_str());
        }
    }
    QVERIFY(sure > 1000);
}

void tst_RequiredLiterals::nearlyNoShippedPatternNeedsCompiling()
{
    const QList<Record> records = readBuiltin().records;
    qsizetype sure = 0;
    for (const Record &record : records) {
        const RequiredLiterals literals = requiredLiterals(record.regex.toStdString());
        sure += literals.surelyValid ? 1 : 0;
        for (const RequiredLiterals::Branch &branch : literals.branches) {
            QVERIFY2(!branch.empty(), qPrintable(record.id));
        }
    }
    QVERIFY(sure >= records.size() * 9 / 10);
}

QTEST_APPLESS_MAIN(tst_RequiredLiterals)
#include "tst_requiredliterals.moc"
