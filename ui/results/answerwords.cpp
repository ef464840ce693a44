// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/results/answerwords.h"

#include "app/present/recordwords.h"
#include "app/text/linemessage.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace wayout::results {
namespace {

constexpr qsizetype codesNamed = 3;

class Words
{
    Q_DECLARE_TR_FUNCTIONS(ResultsPane)
};

} // namespace

QString searchedFor(const match::Answer &answer, const match::Engine &engine)
{
    const auto hasName = [](const catalog::Catalog::DomainCount &count) { return !count.domain.isEmpty(); };
    const auto domainCount = int(std::ranges::count_if(engine.catalog.domains(), hasName));
    const QString records = Words::tr("%Ln record(s)", nullptr, int(engine.catalog.size()));
    const QString domains = Words::tr("%Ln domain(s)", nullptr, domainCount);
    const QString errors = Words::tr("%Ln distinct error(s)", nullptr, int(answer.errors.size()));
    const QString names = present::evidenceWords(answer.codes.join(QStringLiteral(", ")), codesNamed);
    const QString someNames = answer.codes.size() > codesNamed ? names + QStringLiteral("…") : names;
    //: error codes, and which: "2 codes (E0382, ENOSPC)"
    const QString codes = Words::tr("%Ln code(s) (%1)", nullptr, int(answer.codes.size())).arg(someNames);
    if (answer.errors.isEmpty() && answer.codes.isEmpty()) {
        //: %1 is "2,522 records", %2 "34 domains"
        return Words::tr("Searched %1 in %2 for the words of the text.").arg(records, domains);
    }
    const QString both = answer.codes.isEmpty() ? errors
        : answer.errors.isEmpty()               ? codes
                                  //: "3 distinct errors" and "2 codes (E0382, ENOSPC)"
                                  : Words::tr("%1 and %2").arg(errors, codes);
    //: %1 is "2,522 records", %2 "34 domains", %3 "3 distinct errors and 2 codes (E0382, ENOSPC)"
    const QString searched = Words::tr("Searched %1 in %2 for %3.").arg(records, domains, both);
    return answer.errors.isEmpty()
        ? searched
        //: a sentence that says what was searched, and the message of an error
        : Words::tr("%1 The first error: %2").arg(searched, text::lineMessage(answer.errors.first().text).toString());
}

QString answerSummary(const match::Answer &answer)
{
    const auto matches = std::ranges::count(answer.matches, match::Grade::Match, &match::Match::grade);
    const auto related = answer.matches.size() - matches;
    const QString took = QLocale().toString(answer.elapsedMs, 'f', answer.elapsedMs < 10 ? 1 : 0);
    const QString matchCount = Words::tr("%Ln match(es)", nullptr, int(matches));
    const QString relatedCount = Words::tr("%Ln related", nullptr, int(related));
    //: how many records were found, how long it took
    const QString summary = related == 0 ? Words::tr("%1 · %2 ms").arg(matchCount, took)
        : matches == 0                   ? Words::tr("%1 · %2 ms").arg(relatedCount, took)
                                         : Words::tr("%1 · %2 · %3 ms").arg(matchCount, relatedCount, took);
    const auto skipped = int(answer.notEvaluated.size());
    return skipped == 0 ? summary : Words::tr("%1 · %Ln pattern(s) could not be tried", nullptr, skipped).arg(summary);
}

} // namespace wayout::results
