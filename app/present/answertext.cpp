// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/present/answertext.h"

#include "app/present/recordtext.h"
#include "app/present/terminalwriter.h"
#include "app/text/columns.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

struct AnswerText {
    Q_DECLARE_TR_FUNCTIONS(AnswerText)
};

constexpr int widestName = 44; // columns: longer ids push their signature to the right

QString errorLine(const ErrorGroup &error)
{
    const QString line = QLocale().toString(error.line);
    return error.count > 1
        ? AnswerText::tr("Line %1: %2 (%3 times)").arg(line, error.text, QLocale().toString(error.count))
        : AnswerText::tr("Line %1: %2").arg(line, error.text);
}

template<typename IdOf, typename TitleOf, typename Items>
void writeEntries(TerminalWriter &sheet, const Items &items, IdOf idOf, TitleOf titleOf)
{
    int columns = 0;
    if (sheet.paper().columns > 0) {
        for (const auto &item : items) {
            columns = std::max(columns, columnsOf(idOf(item)));
        }
    }
    for (const auto &item : items) {
        sheet.writeEntry(idOf(item), titleOf(item), std::min(columns, widestName));
    }
}

void writeMatches(TerminalWriter &sheet, const QList<Match> &matches, const Catalog &catalog, ContentLanguage language)
{
    writeEntries(
        sheet, matches, [&](const Match &match) { return catalog.idAt(match.record); },
        [&](const Match &match) { return recordTitle(catalog.at(match.record), language); });
}

void writeSection(TerminalWriter &sheet, const QString &heading, const QList<Match> &matches, Grade grade, const Catalog &catalog,
    ContentLanguage language)
{
    QList<Match> ofGrade;
    std::ranges::copy_if(matches, std::back_inserter(ofGrade), [grade](const Match &match) { return match.grade == grade; });
    if (!ofGrade.isEmpty()) {
        sheet.writeHeading(heading);
        writeMatches(sheet, ofGrade, catalog, language);
    }
}

} // namespace

QString answerText(const Answer &answer, const Catalog &catalog, ContentLanguage language, const OutputFormat &paper)
{
    TerminalWriter sheet(paper);
    for (const ErrorGroup &error : answer.errors) {
        sheet.write(errorLine(error), 0, TextStyle::Faint);
    }
    if (!answer.errors.isEmpty()) {
        sheet.writeEmptyLine();
    }
    const bool isFound = answer.grade == Grade::Match && !answer.matches.isEmpty();
    if (isFound) {
        writeDocument(sheet, {catalog.at(answer.matches.first().record), language, RecordDocument::Form::Answer});
    } else {
        sheet.write(AnswerText::tr("Nothing in the catalogue explains this."));
    }
    const QList<Match> others = answer.matches.mid(isFound ? 1 : 0);
    writeSection(sheet, AnswerText::tr("Other matches"), others, Grade::Match, catalog, language);
    writeSection(sheet, AnswerText::tr("Related"), others, Grade::Related, catalog, language);
    if (!answer.notEvaluated.isEmpty()) {
        sheet.writeHeading(AnswerText::tr("Not tried on this text"));
        sheet.write(answer.notEvaluated.join(u'\n'));
    }
    return sheet.text();
}

QString searchText(const Answer &answer, const Catalog &catalog, ContentLanguage language, const OutputFormat &paper)
{
    TerminalWriter sheet(paper);
    if (answer.matches.isEmpty()) {
        sheet.write(AnswerText::tr("No record has these words."));
    }
    writeMatches(sheet, answer.matches, catalog, language);
    return sheet.text();
}

QString listText(const QList<Record> &records, ContentLanguage language, const OutputFormat &paper)
{
    TerminalWriter sheet(paper);
    writeEntries(
        sheet, records, [](const Record &record) { return record.id; },
        [language](const Record &record) { return recordTitle(record, language); });
    return sheet.text();
}
