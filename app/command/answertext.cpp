// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/command/answertext.h"

#include "app/catalog/controlcharacters.h"
#include "app/command/recordtext.h"

#include <QCoreApplication>
#include <QLocale>

using namespace Qt::StringLiterals;

namespace {

struct AnswerText {
    Q_DECLARE_TR_FUNCTIONS(AnswerText)
};

QString errorLine(const ErrorGroup &error)
{
    const QString line = QLocale().toString(error.line);
    return error.count > 1
        ? AnswerText::tr("Line %1: %2 (%3 times)").arg(line, error.text, QLocale().toString(error.count))
        : AnswerText::tr("Line %1: %2").arg(line, error.text);
}

QString lines(
    const QList<Match> &matches, qsizetype from, Grade grade, const Catalog &catalog, ContentLanguage language)
{
    QString text;
    for (const Match &match : matches.mid(from)) {
        if (match.grade == grade) {
            text += recordLine(catalog.at(match.record), language) + u'\n';
        }
    }
    return text;
}

QString section(const QString &heading, const QString &lines)
{
    return lines.isEmpty() ? QString() : u'\n' + heading + u'\n' + lines;
}

} // namespace

QString answerText(const Answer &answer, const Catalog &catalog, ContentLanguage language)
{
    QString text;
    for (const ErrorGroup &error : answer.errors) {
        text += errorLine(error) + u'\n';
    }
    if (!text.isEmpty()) {
        text += u'\n';
    }
    qsizetype shown = 0;
    if (answer.grade == Grade::Match && !answer.matches.isEmpty()) {
        text += recordText(catalog.at(answer.matches.first().record), language);
        shown = 1;
    } else {
        text += AnswerText::tr("Nothing in the catalogue explains this.") + u'\n';
    }
    text += section(AnswerText::tr("Other matches"), lines(answer.matches, shown, Grade::Match, catalog, language));
    text += section(AnswerText::tr("Related"), lines(answer.matches, shown, Grade::Related, catalog, language));
    if (!answer.notEvaluated.isEmpty()) {
        text += section(AnswerText::tr("Not tried on this text"), answer.notEvaluated.join(u'\n') + u'\n');
    }
    return withVisibleControls(text);
}

QString searchText(const Answer &answer, const Catalog &catalog, ContentLanguage language)
{
    if (answer.matches.isEmpty()) {
        return AnswerText::tr("No record has these words.") + u'\n';
    }
    QString text;
    for (const Match &match : answer.matches) {
        text += recordLine(catalog.at(match.record), language) + u'\n';
    }
    return withVisibleControls(text);
}
