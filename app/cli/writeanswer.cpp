// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/writeanswer.h"

#include "app/platform/clipboard.h"
#include "app/present/answersteps.h"
#include "app/present/answertext.h"
#include "app/text/hazards.h"
#include "app/text/hiddencharacters.h"

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

namespace {

/// Copies the code of the fix, and says how; code that may do harm is named.
void copyFix(CommandContext &run, const QString &code)
{
    if (code.isEmpty()) {
        run.err.writeLine(CommandText::tr("Nothing was copied: the fix has no code."));
        return;
    }
    const QString visible = text::withoutHidden(code);
    const std::optional<QString> how = platform::copyToClipboard(visible.toUtf8());
    if (!how) {
        run.err.writeLine(CommandText::tr("Nothing was copied: there is neither a desktop nor a terminal."));
        return;
    }
    run.err.writeLine(*how == "OSC 52"_L1 ? CommandText::tr("Copied by the terminal (OSC 52), if it allows that.")
                                          : CommandText::tr("Copied with %1.").arg(*how));
    if (!text::hazardsIn(visible).isEmpty() || !text::placeholdersIn(visible).isEmpty()) {
        run.err.writeLine(
            CommandText::tr("Read it before you run it: it deletes or overwrites something, or has gaps to fill in."));
    }
}

} // namespace

ExitStatus writeAnswer(CommandContext &run, Output &output, const present::OutputFormat &format,
    const match::Answer &answer, const QString &text, const catalog::Catalog &catalog, int timesToday)
{
    const catalog::ContentLanguage language = run.options.language;
    const storage::OwnRecords own = run.ownResults();
    run.keepAnswer(answer.matches, catalog);
    if (run.options.isSet(u"copy"_s) && statusOf(answer) == ExitStatus::Found) {
        copyFix(run, present::fixCode(answer.matches.first(), text, catalog, language, own));
    }
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
