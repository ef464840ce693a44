// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/catalog/catalog.h"
#include "app/catalog/contentlanguage.h"
#include "app/match/answer.h"
#include "app/text/readabletext.h"

#include <QList>
#include <QString>

#include <functional>

namespace wayout::present {

/// An explained error of a log, for programs that show errors beside the code.
struct CiFinding {
    QString id; ///< of the record
    QString title;
    QString advice; ///< the fix with its code, and what not to do; several lines
    QString file; ///< of the code, as the log names it; empty when the log names none that exists
    int line = 1; ///< of that file, or of the log
};

/// Returns the best record of each error, the most important error first, at most three. `paste` is the text of the
/// answer without secrets, because the findings are stored by others. Their places are those that `read` reports, or
/// else those that the lines name. `isFile` tells whether a path of the log exists.
QList<CiFinding> ciFindings(const match::Answer &answer, const QString &paste, const text::ReadableText &read,
    const catalog::Catalog &catalog, catalog::ContentLanguage language,
    const std::function<bool(const QString &)> &isFile);

// The findings in the formats of CI systems. What the log or a record says cannot end a line, a field or a quotation in
// any of them. `log` is the path of the log: the place of findings without a file of their own.

/// Workflow commands of GitHub Actions ("::error file=…").
QString githubCommands(const QList<CiFinding> &findings);
/// A code quality report of GitLab.
QByteArray gitlabReport(const QList<CiFinding> &findings, const QString &log);
/// SARIF 2.1.0 (OASIS).
QByteArray sarifReport(const QList<CiFinding> &findings, const QString &log);
/// A JUnit report in which each finding is a failed test.
QByteArray junitReport(const QList<CiFinding> &findings);

} // namespace wayout::present
