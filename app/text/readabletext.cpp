// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/text/readabletext.h"

#include "app/text/ascii.h"
#include "app/text/characters.h"
#include "app/text/jsonextent.h"
#include "app/text/jsonreports.h"
#include "app/text/linereader.h"
#include "app/text/testreport.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace wayout::text {
namespace {

using Form = ReadableText::Form;

constexpr qsizetype lookedAt = 64 * 1024; // characters at the beginning of a text that show its form
constexpr qsizetype longestDocument = 16 * 1024 * 1024; // characters; values of JSON take ten times as much
constexpr auto gradleBegin = "// begin-report-data"_L1;
constexpr auto gradleEnd = "// end-report-data"_L1;
constexpr auto gitLabSection = u"section_";

/// Reads a time such as 2026-05-06T12:11:47.1234567Z, with just as many digits after the point.
bool readTime(LineReader &reader, int digits)
{
    return reader.digits(4, 4) && reader.one(u"-") && reader.digits(2, 2) && reader.one(u"-") && reader.digits(2, 2)
        && reader.one(u"T") && reader.digits(2, 2) && reader.one(u":") && reader.digits(2, 2) && reader.one(u":")
        && reader.digits(2, 2) && reader.one(u".") && reader.digits(digits, digits) && reader.one(u"Z");
}

/// Reads the time that GitHub and Azure put before each line.
bool readRunnerTime(LineReader &reader)
{
    return reader.attempt([&] {
        reader.one(u"\ufeff");
        return readTime(reader, 7) && (reader.one(u" ") || reader.atEnd());
    });
}

/// Returns a line of a job of GitHub without the job, the step and the time before it.
QStringView withoutRunnerTime(QStringView line)
{
    LineReader reader(line);
    if (readRunnerTime(reader)) {
        return line.sliced(reader.position());
    }
    const qsizetype job = line.indexOf(u'\t'); // of gh run view --log
    const qsizetype step = job < 0 ? -1 : line.indexOf(u'\t', job + 1);
    if (step < 0) {
        return line;
    }
    reader.reset(step + 1);
    return readRunnerTime(reader) ? line.sliced(reader.position()) : line;
}

/// Returns a line of a job of GitLab without the time before it, "2026-05-06T12:11:47.123456Z 00O ".
QStringView withoutGitLabTime(QStringView line)
{
    LineReader reader(line);
    const bool isTimed = reader.attempt([&] {
        return readTime(reader, 6) && reader.one(u" ") && reader.digits(2, 2) && reader.one(u"OE") && reader.one(u" +");
    });
    return isTimed ? line.sliced(reader.position()) : line;
}

/// Returns the length of a mark of a section of a job, "section_start:1560896352:build[collapsed=true]", or 0.
qsizetype sectionMarkLength(QStringView line)
{
    LineReader reader(line);
    if (!(reader.text(gitLabSection) && (reader.text(u"start:") || reader.text(u"end:")) && reader.digits(1, 20)
            && reader.one(u":"))) {
        return 0;
    }
    reader.word(200, u"-._");
    if (reader.one(u"[")) {
        const qsizetype close = line.indexOf(u']', reader.position());
        reader.reset(close < 0 ? line.size() : close + 1);
    }
    return reader.position();
}

QString readableRunnerLine(QStringView line)
{
    const QStringView message = withoutRunnerTime(line);
    return message.startsWith("##[endgroup]"_L1) ? QString() : message.toString();
}

QString readableGitLabLine(QStringView line)
{
    QStringList parts;
    for (QStringView part : withoutGitLabTime(line).split(u'\r')) {
        const QString plain = withoutEscapes(part);
        const QString shown = plain.sliced(sectionMarkLength(plain));
        if (!shown.isEmpty()) {
            parts.append(shown);
        }
    }
    return parts.join(u'\n');
}

bool isTimedByRunner(QStringView line)
{
    return withoutRunnerTime(line).size() != line.size();
}

bool hasSectionMark(QStringView line)
{
    const QString plain = withoutEscapes(withoutGitLabTime(line));
    return sectionMarkLength(plain) > 0;
}

/// Returns the form that one line of the beginning shows.
Form formOfLine(QStringView line)
{
    if (line.startsWith(u'\x1e')) {
        line = line.sliced(1);
    }
    if (line.startsWith(u"{\"") || line.startsWith(u"[{\"")) {
        if (line.contains("\"reason\":\"compiler-"_L1) || line.contains("\"$message_type\":"_L1)
            || line.contains("\"reason\":\"build-"_L1)
            || (line.contains("\"spans\":"_L1) && line.contains("\"rendered\":"_L1))
            || (line.startsWith(u"[{\"") && line.contains("\"kind\": "_L1) && line.contains("\"locations\": "_L1))) {
            return Form::Diagnostics;
        }
        if (line.contains("\"__REALTIME_TIMESTAMP\""_L1) && line.contains("\"MESSAGE\""_L1)) {
            return Form::Journal;
        }
        if (line.contains("\"resourceLogs\""_L1) || line.contains("\"resourceSpans\""_L1)) {
            return Form::OpenTelemetry;
        }
    }
    return isTimedByRunner(line)                               ? Form::GitHubLog
        : line.contains(gitLabSection) && hasSectionMark(line) ? Form::GitLabLog
                                                               : Form::Plain;
}

bool hasLines(Form form)
{
    return form != Form::Plain && form != Form::Sarif && form != Form::TestReport && form != Form::GradleProblems;
}

ReadableText plain(const QString &written)
{
    return {.text = written};
}

/// Whether the line was written, or left out because it says nothing to a person.
bool writeLine(Form form, const QString &line, ReportWriter &writer)
{
    if (form == Form::GitHubLog) {
        writer.add(readableRunnerLine(line));
        return true;
    }
    if (form == Form::GitLabLog) {
        writer.add(readableGitLabLine(line));
        return true;
    }
    const QString json = line.trimmed();
    if (!json.startsWith(u'{') && !json.startsWith(u'[') && !json.startsWith(u'\x1e')) {
        return false;
    }
    const QByteArray bytes = json.toUtf8();
    return form == Form::Diagnostics ? writeDiagnostic(bytes, writer)
        : form == Form::Journal      ? writeJournalEntry(bytes, writer)
                                     : writeTelemetry(bytes, writer);
}

qsizetype mostWritten(const QString &written)
{
    constexpr qsizetype least = 64 * 1024;
    return std::max(least, 4 * written.size());
}

ReadableText readLines(Form form, const QString &written)
{
    ReportWriter writer(mostWritten(written));
    int number = 0;
    const QStringView all = QStringView(written).chopped(written.endsWith(u'\n') ? 1 : 0);
    for (const QStringView line : all.tokenize(u'\n')) {
        writer.setSource(++number);
        const QString own = (line.endsWith(u'\r') ? line.chopped(1) : line).toString();
        if (!writeLine(form, own, writer)) {
            writer.add(own);
        }
        if (writer.isTooLong()) {
            return plain(written);
        }
    }
    return writer.take(form);
}

/// Returns where the first line that begins with a brace begins, or -1. clang writes its warnings before the report.
qsizetype braceAt(QStringView text)
{
    for (qsizetype at = 0; at >= 0 && at < text.size();) {
        while (at < text.size() && text[at].isSpace()) {
            ++at;
        }
        if (at < text.size() && text[at] == u'{') {
            return at;
        }
        at = text.indexOf(u'\n', at);
    }
    return -1;
}

void addAround(QStringView text, ReportWriter &writer)
{
    const QStringView lines = text.trimmed();
    if (!lines.isEmpty()) {
        writer.add(lines.toString());
    }
}

ReadableText readSarif(const QString &written)
{
    ReportWriter writer(mostWritten(written));
    const qsizetype begin = std::max<qsizetype>(0, braceAt(written));
    const QByteArray bytes = QStringView(written).sliced(begin).toUtf8();
    const JsonExtent report = jsonExtent(bytes, 0);
    addAround(QStringView(written).first(begin), writer);
    if (!report.ends || !writeSarif(bytes.first(report.end), writer)) {
        return plain(written);
    }
    addAround(QString::fromUtf8(bytes.sliced(report.end)), writer);
    return writer.isTooLong() ? plain(written) : writer.take(Form::Sarif);
}

ReadableText readGradleProblems(const QString &written)
{
    ReportWriter writer(mostWritten(written));
    const qsizetype begin = written.indexOf(gradleBegin);
    const qsizetype end = begin < 0 ? -1 : written.indexOf(gradleEnd, begin);
    const qsizetype from = begin + gradleBegin.size();
    const bool isRead = end >= 0 && writeGradleProblems(written.sliced(from, end - from).trimmed().toUtf8(), writer);
    return isRead && !writer.isTooLong() ? writer.take(Form::GradleProblems) : plain(written);
}

ReadableText readTestReport(const QString &written)
{
    ReportWriter writer(mostWritten(written));
    const bool isRead = writeTestReport(written.trimmed(), writer);
    return isRead && !writer.isTooLong() ? writer.take(Form::TestReport) : plain(written);
}

} // namespace

const ReportedPlace *ReadableText::placeOf(int line) const
{
    const auto after = std::ranges::upper_bound(places, line, {}, &ReportedPlace::first);
    return after != places.begin() && line <= (after - 1)->last ? &*(after - 1) : nullptr;
}

ReadableText::Form formOf(QStringView beginning)
{
    const QStringView head = beginning.first(std::min(beginning.size(), lookedAt));
    const QStringView start = head.trimmed();
    if (start.startsWith(u'<')) {
        constexpr qsizetype longestProlog = 4096; // characters: declaration, comments
        const QStringView prolog = start.first(std::min(start.size(), longestProlog));
        return prolog.contains("<testsuite"_L1)                                                   ? Form::TestReport
            : prolog.contains("<html"_L1, Qt::CaseInsensitive) && beginning.contains(gradleBegin) ? Form::GradleProblems
                                                                                                  : Form::Plain;
    }
    if (head.contains("\"runs\""_L1) && (head.contains("sarif"_L1) || head.contains("\"2.1.0\""_L1))
        && braceAt(head) >= 0) {
        return Form::Sarif;
    }
    constexpr int mostLines = 400;
    int number = 0;
    for (const QStringView line : head.tokenize(u'\n')) {
        if (const Form form = formOfLine(line); form != Form::Plain) {
            return form;
        }
        if (++number == mostLines) {
            break;
        }
    }
    return Form::Plain;
}

QString nameOf(ReadableText::Form form)
{
    switch (form) {
    case Form::Plain:
        return {};
    case Form::Sarif:
        return u"SARIF"_s;
    case Form::Diagnostics:
        return u"JSON"_s;
    case Form::TestReport:
        return u"JUnit XML"_s;
    case Form::GradleProblems:
        return u"Gradle"_s;
    case Form::Journal:
        return u"journalctl JSON"_s;
    case Form::OpenTelemetry:
        return u"OpenTelemetry JSON"_s;
    case Form::GitHubLog:
        return u"GitHub Actions"_s;
    case Form::GitLabLog:
        return u"GitLab CI"_s;
    }
    return {};
}

ReadableText readableText(const QString &written)
{
    const Form form = formOf(written);
    if (hasLines(form)) {
        return readLines(form, written);
    }
    if (form == Form::Plain || written.size() > longestDocument) {
        return plain(written);
    }
    return form == Form::Sarif     ? readSarif(written)
        : form == Form::TestReport ? readTestReport(written)
                                   : readGradleProblems(written);
}

QByteArray ReadablePieces::read(const QByteArray &piece)
{
    if (std::exchange(m_isFirst, false)) {
        const Form form = formOf(QString::fromUtf8(piece.first(std::min(piece.size(), lookedAt))));
        m_form = hasLines(form) ? form : Form::Plain;
    }
    return m_form == Form::Plain ? piece : readLines(m_form, QString::fromUtf8(piece)).text.toUtf8();
}

} // namespace wayout::text
