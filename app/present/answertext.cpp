// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/present/answertext.h"

#include "app/present/answersteps.h"
#include "app/present/recordtext.h"
#include "app/present/terminalwriter.h"
#include "app/text/columns.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace wayout::present {
namespace {

struct AnswerText {
    Q_DECLARE_TR_FUNCTIONS(AnswerText)
};

constexpr int widestName = 44; // columns; a longer id pushes its signature to the right

QString errorLine(const match::ErrorGroup &error)
{
    const QString line = QLocale().toString(error.line);
    const QString text = error.text.simplified();
    return error.count > 1 ? AnswerText::tr("Line %1: %2 (%3 times)").arg(line, text, QLocale().toString(error.count))
                           : AnswerText::tr("Line %1: %2").arg(line, text);
}

template<typename IdOf, typename TitleOf, typename Items>
void writeEntries(TerminalWriter &writer, const Items &items, IdOf idOf, TitleOf titleOf)
{
    int columns = 0;
    if (writer.format().columns > 0) {
        for (const auto &item : items) {
            columns = std::max(columns, text::columnsOf(idOf(item)));
        }
    }
    for (const auto &item : items) {
        writer.writeEntry(idOf(item), titleOf(item), std::min(columns, widestName));
    }
}

void writeMatches(TerminalWriter &writer, const QList<match::Match> &matches, const catalog::Catalog &catalog,
    catalog::ContentLanguage language)
{
    writeEntries(
        writer, matches, [&](const match::Match &match) { return catalog.idAt(match.record); },
        [&](const match::Match &match) { return recordTitle(catalog.at(match.record), language); });
}

void writeSection(TerminalWriter &writer, const QString &heading, const QList<match::Match> &matches,
    match::Grade grade, const catalog::Catalog &catalog, catalog::ContentLanguage language)
{
    QList<match::Match> ofGrade;
    std::ranges::copy_if(
        matches, std::back_inserter(ofGrade), [grade](const match::Match &match) { return match.grade == grade; });
    if (!ofGrade.isEmpty()) {
        writer.writeHeading(heading);
        writeMatches(writer, ofGrade, catalog, language);
    }
}

/// Writes the errors of the text that the best record does not explain.
void writeErrors(TerminalWriter &writer, const QList<match::ErrorGroup> &errors, int explained)
{
    QList<match::ErrorGroup> others = errors;
    others.removeIf([explained](const match::ErrorGroup &error) { return error.group == explained; });
    if (others.isEmpty()) {
        return;
    }
    writer.writeHeading(
        explained > 0 ? AnswerText::tr("Other errors in the text") : AnswerText::tr("Errors in the text"));
    for (const match::ErrorGroup &error : std::as_const(others)) {
        writer.write(errorLine(error), 0, TextStyle::Faint);
    }
}

} // namespace

QString answerText(const match::Answer &answer, const QString &paste, const catalog::Catalog &catalog,
    catalog::ContentLanguage language, const OutputFormat &format, const storage::OwnRecords &own, int timesToday)
{
    TerminalWriter writer(format);
    const bool isFound = answer.grade == match::Grade::Match && !answer.matches.isEmpty();
    const int explained = isFound ? answer.matches.first().group : 0;
    if (!answer.words.isEmpty()) {
        writer.write(AnswerText::tr("No error message is in this text. These records have its words:"));
        writeMatches(writer, answer.matches, catalog, language);
        return writer.text();
    }
    if (isFound) {
        writeSteps(writer, answer.matches.first(), paste, catalog, language, own, timesToday);
    } else {
        writer.write(AnswerText::tr("Nothing in the catalogue explains this."));
    }
    const QList<match::Match> others = answer.matches.mid(isFound ? 1 : 0);
    writeSection(writer, AnswerText::tr("Other matches"), others, match::Grade::Match, catalog, language);
    writeSection(writer, AnswerText::tr("Related"), others, match::Grade::Related, catalog, language);
    writeErrors(writer, answer.errors, explained);
    if (!answer.notEvaluated.isEmpty()) {
        writer.writeHeading(AnswerText::tr("Not tried on this text"));
        writer.write(answer.notEvaluated.join(u'\n'));
    }
    return writer.text();
}

QString briefAnswerText(const match::Answer &answer, const QString &paste, const catalog::Catalog &catalog,
    catalog::ContentLanguage language, const OutputFormat &format, const storage::OwnRecords &own, int timesToday)
{
    TerminalWriter writer(format);
    if (answer.grade == match::Grade::Match && answer.words.isEmpty()) {
        writeBriefSteps(writer, answer.matches.first(), paste, catalog, language, own, timesToday);
        return writer.text();
    }
    writer.write(AnswerText::tr("Nothing in the catalogue explains this."));
    if (!answer.matches.isEmpty()) {
        constexpr qsizetype mostNamed = 5;
        const QList<match::Match> named = answer.matches.first(std::min(mostNamed, answer.matches.size()));
        writer.writeHeading(AnswerText::tr("Related"));
        writeMatches(writer, named, catalog, language);
    }
    return writer.text();
}

QString searchText(const match::Answer &answer, const catalog::Catalog &catalog, catalog::ContentLanguage language,
    const OutputFormat &format)
{
    TerminalWriter writer(format);
    if (answer.matches.isEmpty()) {
        writer.write(AnswerText::tr("No record has these words."));
    }
    writeMatches(writer, answer.matches, catalog, language);
    return writer.text();
}

QString listText(const QList<catalog::Record> &records, catalog::ContentLanguage language, const OutputFormat &format)
{
    TerminalWriter writer(format);
    writeEntries(
        writer, records, [](const catalog::Record &record) { return record.id; },
        [language](const catalog::Record &record) { return recordTitle(record, language); });
    return writer.text();
}

} // namespace wayout::present
