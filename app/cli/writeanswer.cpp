// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/writeanswer.h"

#include "app/present/answersteps.h"
#include "app/present/answertext.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace wayout::cli {

ExitStatus statusOf(const match::Answer &answer)
{
    return answer.grade == match::Grade::Match ? ExitStatus::Found : ExitStatus::NothingFound;
}

QString fingerprintOf(const match::Answer &answer, const catalog::Catalog &catalog)
{
    const match::Match &best = answer.matches.first();
    const auto error = std::ranges::find(answer.errors, best.group, &match::ErrorGroup::group);
    return error == answer.errors.end() ? catalog.idAt(best.record) : error->fingerprint;
}

ExitStatus writeAnswer(CommandContext &run, Output &output, const present::OutputFormat &format,
    const match::Answer &answer, const QString &text, const catalog::Catalog &catalog, int timesToday)
{
    const catalog::ContentLanguage language = run.options.language;
    const storage::OwnRecords own = run.ownResults();
    run.keepAnswer(answer.matches, catalog);
    if (!run.options.isSet(u"fix"_s)) {
        output.writeText(run.options.isSet(u"brief"_s)
                ? present::briefAnswerText(answer, text, catalog, language, format, own, timesToday)
                : present::answerText(answer, text, catalog, language, format, own, timesToday));
        return statusOf(answer);
    }
    if (statusOf(answer) != ExitStatus::Found) {
        run.err.writeLine(CommandText::tr("Nothing in the catalogue explains this."));
        return ExitStatus::NothingFound;
    }
    const match::Match &best = answer.matches.first();
    const QString code = present::fixCode(best, text, catalog, language, own);
    if (code.isEmpty()) {
        run.err.writeLine(CommandText::tr("The fix has no code: wayout show %1").arg(catalog.idAt(best.record)));
        return ExitStatus::NothingFound;
    }
    output.writeText(code + u'\n');
    return ExitStatus::Found;
}

} // namespace wayout::cli
