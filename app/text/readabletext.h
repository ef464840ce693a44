// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QList>
#include <QString>
#include <QStringView>

namespace wayout::text {

/// A place in code that a program has reported in fields of its own.
struct ReportedPlace {
    int first = 0; ///< the first line of the readable text that reports it, from 1
    int last = 0; ///< the last such line
    QString file;
    int line = 0; ///< of the file, from 1; 0 if the program did not say
    int column = 0; ///< from 1; 0 if the program did not say
    QString code; ///< of the error: "E0308", "C2065", "-Wreturn-type"; may be empty

    bool operator==(const ReportedPlace &) const = default;
};

/// What a program wrote for other programs, as it would have told a person.
///
///     {"$message_type":"diagnostic","rendered":"error[E0308]: mismatched types\n --> a.rs:1:2\n", …}
///         -> error[E0308]: mismatched types
///             --> a.rs:1:2
struct ReadableText {
    enum class Form {
        Plain, ///< written for people
        Sarif, ///< of gcc, clang, MSVC, ESLint and many others
        Diagnostics, ///< one JSON text for each line: rustc, cargo, gcc 9 to 14
        TestReport, ///< XML of JUnit, which most test runners write
        GradleProblems, ///< the page that Gradle writes about a build
        Journal, ///< journalctl -o json
        OpenTelemetry, ///< OTLP as JSON: logs and traces, an export in each line
        GitHubLog, ///< a job of GitHub Actions or Azure Pipelines
        GitLabLog, ///< a job of GitLab CI
    };

    Form form = Form::Plain;
    QString text; ///< what was written, if it is plain or cannot be read
    QList<ReportedPlace> places; ///< in the order of the text; few forms have them
    /// For each line of the text, its line in what was written. Empty for a form that has no lines, and for plain text.
    QList<int> lines;

    /// Returns the place that a line of the text reports, or null.
    const ReportedPlace *placeOf(int line) const;
};

/// Returns the form of a text that begins like this. What looks like a form may still be broken.
ReadableText::Form formOf(QStringView beginning);
/// Returns the name of a form, which is the same in every language; empty for plain text.
QString nameOf(ReadableText::Form form);

/// Reads a text in the form that it has. A text that is broken, nested deeply or larger than 16 MB in a form without
/// lines is returned as it is. In forms with lines, a line that is no part of the form stays as it is.
ReadableText readableText(const QString &written);

/// Reads a text that comes in pieces of whole lines, in UTF-8, if its form has lines.
class ReadablePieces final
{
public:
    /// Returns the piece as a person reads it. The first one decides which form the text has.
    QByteArray read(const QByteArray &piece);
    ReadableText::Form form() const { return m_form; }

private:
    ReadableText::Form m_form = ReadableText::Form::Plain;
    bool m_isFirst = true;
};

} // namespace wayout::text
