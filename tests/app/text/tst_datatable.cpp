// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/text/characters.h"
#include "app/text/datatable.h"
#include "app/text/terms.h"

#include <QRegularExpression>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace wayout::text;

/// Every row of the tables in resources/text is what its reader takes it for.
class tst_DataTable : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void simplifiedCharactersArePairsInOrder();
    void messagesHaveChineseAndEnglish();
    void backgroundWordsAreTermsWithAShare();
    void codeNumbersHaveAKindANumberAndAName();
    void serviceKeysHaveAnAlphabetAndLengths();
    void frequentCharactersAreBeyondAscii();
    void hazardsHaveANameAndAPattern();
    void wordListsHaveNamesAndWords();
    void wordsOfAListAreInTheirOrderWithTheirSpaces();
};

void tst_DataTable::simplifiedCharactersArePairsInOrder()
{
    QChar last = u'\u4dff';
    for (const QByteArray &row : tableRows(u"simplified-characters.txt"_s)) {
        const QString pairs = QString::fromUtf8(row);
        QVERIFY2(pairs.size() % 2 == 0, row);
        for (qsizetype i = 0; i < pairs.size(); i += 2) {
            QVERIFY2(pairs.at(i) > last && pairs.at(i) <= u'\u9fff', row);
            QVERIFY2(pairs.at(i + 1) >= u'\u3400' && pairs.at(i + 1) <= u'\u9fff', row);
            last = pairs.at(i);
        }
    }
    QVERIFY(last > u'\u9f00');
}

void tst_DataTable::messagesHaveChineseAndEnglish()
{
    const QList<QByteArray> rows = tableRows(u"message-translations.tsv"_s);
    QVERIFY(rows.size() > 200);
    for (const QByteArray &row : rows) {
        const QList<QByteArray> fields = row.split('\t');
        QVERIFY2(fields.size() == 2 && fields.at(0) == fields.at(0).trimmed() && fields.at(1) == fields.at(1).trimmed(),
            row);
        QVERIFY2(fields.at(0).size() >= 3, row); // rows are found by their first three bytes
        QVERIFY2(simplified(fields.at(0).toStdString()) == fields.at(0).toStdString(), row);
        QVERIFY2(foldedText(QString::fromUtf8(fields.at(0))) == QString::fromUtf8(fields.at(0)), row);
        QVERIFY2(!fields.at(1).isEmpty() && QString::fromUtf8(fields.at(1)).toLatin1() == fields.at(1), row);
    }
}

void tst_DataTable::backgroundWordsAreTermsWithAShare()
{
    for (const QByteArray &row : tableRows(u"background-words.txt"_s)) {
        const QList<QByteArray> words = row.split(' ');
        bool isNumber = false;
        const float share = words.first().toFloat(&isNumber);
        QVERIFY2(isNumber && share > 0 && share < 1 && words.size() > 1, row);
        for (const QByteArray &word : words.sliced(1)) {
            const QList<Term> terms = termsOf(word);
            QVERIFY2(terms.size() == 1, word);
        }
    }
}

void tst_DataTable::codeNumbersHaveAKindANumberAndAName()
{
    static const QRegularExpression number(u"^(?:(?:errno|signal|winsock) [1-9][0-9]*|libuv -) [A-Z0-9_]+$"_s);
    for (const QByteArray &row : tableRows(u"code-numbers.txt"_s)) {
        QVERIFY2(number.match(QString::fromUtf8(row)).hasMatch(), row);
    }
}

void tst_DataTable::serviceKeysHaveAnAlphabetAndLengths()
{
    static const QRegularExpression form(u"^[!-~]{2,} (?:Upper|Hex|Alnum|Word|Base64) ([0-9]+) ([0-9]+)$"_s);
    const QList<QByteArray> rows = tableRows(u"service-keys.txt"_s);
    QVERIFY(rows.size() > 60);
    for (const QByteArray &row : rows) {
        const QRegularExpressionMatch match = form.match(QString::fromUtf8(row));
        QVERIFY2(match.hasMatch(), row);
        const int fewest = match.captured(1).toInt();
        const int most = match.captured(2).toInt();
        QVERIFY2(row.indexOf(" ") + fewest >= 20 && (most == 0 || most >= fewest), row);
    }
}

void tst_DataTable::frequentCharactersAreBeyondAscii()
{
    const QList<QByteArray> rows = tableRows(u"frequent-characters.txt"_s);
    QVERIFY(rows.size() > 10);
    for (const QByteArray &row : rows) {
        for (const QChar c : QString::fromUtf8(row)) {
            QVERIFY2(c >= u'\u4e00' && c <= u'\ud7a3', row);
        }
    }
}

void tst_DataTable::hazardsHaveANameAndAPattern()
{
    static const QRegularExpression name(
        u"^(?:(?:Deletes|Discards|Disables|Erases|Opens|Rewrites|Skips)[A-Z][a-z]+)$"_s);
    const QList<QByteArray> rows = tableRows(u"hazards.tsv"_s);
    QVERIFY(rows.size() > 20);
    for (const QByteArray &row : rows) {
        const QStringList fields = QString::fromUtf8(row).split(u'\t');
        QVERIFY2(fields.size() == 3 && name.match(fields.at(0)).hasMatch(), row);
        QVERIFY2(fields.at(1) == fields.at(1).toLower() && !fields.at(2).isEmpty(), row);
        QVERIFY2(QRegularExpression(fields.at(2)).isValid(), row);
    }
}

void tst_DataTable::wordListsHaveNamesAndWords()
{
    static const QRegularExpression form(u"^[a-z]+(?:-[a-z]+)* \\|(?:[^|]+\\|)+$"_s);
    for (const QByteArray &row : tableRows(u"word-lists.txt"_s)) {
        QVERIFY2(form.match(QString::fromUtf8(row)).hasMatch(), row);
    }
}

void tst_DataTable::wordsOfAListAreInTheirOrderWithTheirSpaces()
{
    const WordList starts = listedWords("closing-start");
    QCOMPARE(starts.front(), std::string_view("exit status ")); // the first of the first row
    QVERIFY(std::ranges::find(starts, std::string_view("Error: Command failed")) != starts.end()); // in the second row
    QVERIFY(listedWords("closing").size() > starts.size());
    QVERIFY(listedWords("clos").empty());
}

QTEST_APPLESS_MAIN(tst_DataTable)
#include "tst_datatable.moc"
