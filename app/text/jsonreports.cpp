// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/text/jsonreports.h"

#include "app/text/jsonextent.h"

#include <QDateTime>
#include <QRegularExpression>
#include <QTimeZone>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <initializer_list>
#include <limits>
#include <utility>

using namespace Qt::StringLiterals;

namespace wayout::text {
namespace {

using nlohmann::json;

constexpr int deepest = 64; // levels of nesting

/// Returns the value, or a discarded one. Its nesting is looked at before it is parsed, because values in values are
/// printed and compared by functions that call themselves.
json parsed(QByteArrayView text)
{
    const bool isTooDeep = jsonExtent(text, 0).depth > deepest;
    return isTooDeep ? json(json::value_t::discarded) : json::parse(text.begin(), text.end(), nullptr, false);
}

/// Returns the member of an object, or null.
const json &member(const json &value, const char *key)
{
    static const json null;
    if (!value.is_object()) {
        return null;
    }
    const auto found = value.find(key);
    return found == value.end() ? null : *found;
}

const json &at(const json &value, std::initializer_list<const char *> keys)
{
    const json *here = &value;
    for (const char *key : keys) {
        here = &member(*here, key);
    }
    return *here;
}

/// Returns the element of a list, or null.
const json &element(const json &list, size_t index)
{
    static const json null;
    return list.is_array() && index < list.size() ? list[index] : null;
}

const json &element(const json &list, const json &index)
{
    return element(list, index.is_number_unsigned() ? index.get<size_t>() : std::numeric_limits<size_t>::max());
}

QString textOf(const json &value)
{
    return value.is_string() ? QString::fromStdString(value.get_ref<const std::string &>()) : QString();
}

/// Returns a number that counts from 1; 0 for anything else.
int countOf(const json &value)
{
    constexpr int64_t most = 100'000'000;
    const bool isCount = value.is_number_integer() && value >= 1 && value <= most;
    return isCount ? value.get<int>() : 0;
}

/// Returns the elements of a list; none of anything else.
const json &listOf(const json &value)
{
    static const json none = json::array();
    return value.is_array() ? value : none;
}

// SARIF

QString pathOf(const QString &uri)
{
    const QString path = QString::fromUtf8(QByteArray::fromPercentEncoding(uri.toUtf8()));
    if (!path.startsWith("file://"_L1)) {
        return path;
    }
    const QString local = path.sliced(7);
    const bool hasDrive = local.size() > 2 && local[0] == u'/' && local[2] == u':';
    return hasDrive ? local.sliced(1) : local;
}

ReportedPlace sarifPlace(const json &locations, const json &run)
{
    const json &physical = at(element(locations, size_t(0)), {"physicalLocation"});
    const json &artifact = member(physical, "artifactLocation");
    QString uri = textOf(member(artifact, "uri"));
    if (uri.isEmpty()) {
        uri = textOf(at(element(member(run, "artifacts"), member(artifact, "index")), {"location", "uri"}));
    }
    const json &region = member(physical, "region");
    return {.file = pathOf(uri),
        .line = countOf(member(region, "startLine")),
        .column = countOf(member(region, "startColumn"))};
}

/// Returns the text of a message: its own, or the rule's with the arguments put in.
QString sarifMessage(const json &message, const json &rule)
{
    QString text = textOf(member(message, "text"));
    if (text.isEmpty()) {
        const std::string id = member(message, "id").is_string() ? member(message, "id").get<std::string>() : "";
        text = textOf(at(rule, {"messageStrings", id.c_str(), "text"}));
    }
    int number = 0;
    for (const json &argument : listOf(member(message, "arguments"))) {
        text.replace(u'{' + QString::number(number++) + u'}', textOf(argument));
    }
    return text.isEmpty() ? textOf(member(message, "markdown")) : text;
}

/// Returns a line as compilers print it, with the code where the tools have theirs: "a.c:3:5: warning: … [-Wformat]",
/// "a.cpp(3,5): error C2065: …", "error[E0308]: …".
QString compilerLine(const ReportedPlace &place, const QString &level, const QString &message)
{
    static const QRegularExpression ofRust(u"^E\\d{4}$"_s);
    static const QRegularExpression numbered(u"^[A-Z]{1,6}\\d{3,5}$"_s);
    const QString numbers = place.line == 0 ? QString()
        : place.column == 0                 ? QString::number(place.line)
                                            : QString::number(place.line) + u':' + QString::number(place.column);
    const QString colons = place.file.isEmpty() ? QString()
        : numbers.isEmpty()                     ? place.file + u": "_s
                                                : place.file + u':' + numbers + u": "_s;
    if (ofRust.match(place.code).hasMatch()) {
        return level + u'[' + place.code + u"]: "_s + message
            + (colons.isEmpty() ? QString() : u"\n --> "_s + colons.chopped(2));
    }
    if (numbered.match(place.code).hasMatch()) {
        const QString parentheses =
            numbers.isEmpty() ? colons : place.file + u'(' + QString(numbers).replace(u':', u',') + u"): "_s;
        return parentheses + level + u' ' + place.code + u": "_s + message;
    }
    const bool isLevel = place.code.isEmpty() || place.code == level; // gcc calls the rule of an error "error"
    return colons + level + u": "_s + message + (isLevel ? QString() : u" ["_s + place.code + u']');
}

QString sarifLevel(const json &result, const json &rule)
{
    const QString own = textOf(member(result, "level"));
    const QString level = own.isEmpty() ? textOf(at(rule, {"defaultConfiguration", "level"})) : own;
    return level.isEmpty() ? u"warning"_s : level == "none"_L1 ? u"note"_s : level;
}

/// Returns the description of the rule, or null.
const json &sarifRule(const json &result, const json &run)
{
    static const json null;
    const json &rules = at(run, {"tool", "driver", "rules"});
    const json &nested = at(result, {"rule", "index"});
    const json &byIndex = element(rules, nested.is_null() ? member(result, "ruleIndex") : nested);
    if (!byIndex.is_null()) {
        return byIndex;
    }
    const json &id = member(result, "ruleId");
    const auto found = std::ranges::find_if(
        listOf(rules), [&](const json &rule) { return id.is_string() && member(rule, "id") == id; });
    return found == listOf(rules).end() ? null : *found;
}

bool isFinding(const json &result)
{
    const QString kind = textOf(member(result, "kind"));
    const bool isSuppressed = std::ranges::any_of(listOf(member(result, "suppressions")),
        [](const json &suppression) { return textOf(member(suppression, "status")) != "rejected"_L1; });
    return !isSuppressed && kind != "pass"_L1 && kind != "notApplicable"_L1 && kind != "informational"_L1;
}

void writeSarifResult(const json &result, const json &run, ReportWriter &writer)
{
    const json &rule = sarifRule(result, run);
    ReportedPlace place = sarifPlace(member(result, "locations"), run);
    const QString id = textOf(member(result, "ruleId"));
    place.code = !id.isEmpty() ? id : textOf(member(rule, "id"));
    const QString message = sarifMessage(member(result, "message"), rule);
    QString lines = compilerLine(place, sarifLevel(result, rule), message);
    const QString snippet = textOf(
        at(element(member(result, "locations"), size_t(0)), {"physicalLocation", "contextRegion", "snippet", "text"}));
    if (!snippet.isEmpty()) {
        lines += u'\n' + snippet.trimmed();
    }
    for (const json &related : listOf(member(result, "relatedLocations"))) {
        const QString note = sarifMessage(member(related, "message"), rule);
        if (!note.isEmpty()) {
            lines += u'\n' + compilerLine(sarifPlace(json::array({related}), run), u"note"_s, note);
        }
    }
    writer.add(lines, place);
}

void writeNotifications(const json &run, ReportWriter &writer)
{
    for (const json &invocation : listOf(member(run, "invocations"))) {
        for (const char *kind : {"toolConfigurationNotifications", "toolExecutionNotifications"}) {
            for (const json &notification : listOf(member(invocation, kind))) {
                const QString level = textOf(member(notification, "level"));
                ReportedPlace place = sarifPlace(member(notification, "locations"), run);
                place.code = textOf(at(notification, {"descriptor", "id"}));
                QString lines = compilerLine(
                    place, level.isEmpty() ? u"warning"_s : level, sarifMessage(member(notification, "message"), {}));
                const QString thrown = textOf(at(notification, {"exception", "message"}));
                lines += thrown.isEmpty() ? QString() : u'\n' + thrown;
                writer.add(lines, place);
            }
        }
        const QString reason = textOf(member(invocation, "processStartFailureMessage"));
        if (!reason.isEmpty()) {
            writer.add(reason);
        }
    }
}

// rustc, cargo, gcc

/// Returns the place of rustc's primary span.
ReportedPlace spanOf(const json &diagnostic)
{
    for (const json &span : listOf(member(diagnostic, "spans"))) {
        if (member(span, "is_primary") == true) {
            return {.file = textOf(member(span, "file_name")),
                .line = countOf(member(span, "line_start")),
                .column = countOf(member(span, "column_start"))};
        }
    }
    return {};
}

void writeRustDiagnostic(const json &diagnostic, ReportWriter &writer)
{
    ReportedPlace place = spanOf(diagnostic);
    place.code = textOf(at(diagnostic, {"code", "code"}));
    QString lines = textOf(member(diagnostic, "rendered"));
    if (lines.isEmpty()) {
        const QString level = textOf(member(diagnostic, "level"));
        lines = level + (place.code.isEmpty() ? QString() : u'[' + place.code + u']') + u": "_s
            + textOf(member(diagnostic, "message"));
        if (!place.file.isEmpty()) {
            lines += u"\n --> %1:%2:%3"_s.arg(place.file).arg(place.line).arg(place.column);
        }
    }
    writer.add(lines, place);
}

ReportedPlace gccPlace(const json &diagnostic)
{
    const json &caret = at(element(member(diagnostic, "locations"), size_t(0)), {"caret"});
    return {.file = textOf(member(caret, "file")),
        .line = countOf(member(caret, "line")),
        .column = countOf(member(caret, "column")),
        .code = textOf(member(diagnostic, "option"))};
}

QString gccLines(const json &diagnostic)
{
    return compilerLine(
        gccPlace(diagnostic), textOf(member(diagnostic, "kind")), textOf(member(diagnostic, "message")));
}

/// Writes what gcc says with -fdiagnostics-format=json: a list of diagnostics, each with its notes.
bool writeGccDiagnostics(const json &list, ReportWriter &writer)
{
    const bool isOfGcc = std::ranges::all_of(
        list, [](const json &one) { return member(one, "kind").is_string() && member(one, "locations").is_array(); });
    if (!isOfGcc) {
        return false;
    }
    bool isFirst = true;
    for (const json &diagnostic : list) {
        if (!std::exchange(isFirst, false)) {
            writer.add(QString()); // else the words of two findings are read as one wording
        }
        QString lines = gccLines(diagnostic);
        for (const json &child : listOf(member(diagnostic, "children"))) {
            lines += u'\n' + gccLines(child);
        }
        writer.add(lines, gccPlace(diagnostic));
    }
    return true;
}

bool writeTestEvent(const json &event, ReportWriter &writer)
{
    const QString name = textOf(member(event, "name"));
    if (textOf(member(event, "event")) == "failed"_L1 && !name.isEmpty()) {
        writer.add(u"test %1 ... FAILED"_s.arg(name));
        if (const QString printed = textOf(member(event, "stdout")); !printed.isEmpty()) {
            writer.add(printed);
        }
    }
    return true;
}

// The journal

/// Returns the time as `journalctl -o short-iso` writes it.
QString timeOf(const QString &microseconds)
{
    bool isNumber = false;
    const qint64 since1970 = microseconds.toLongLong(&isNumber);
    return isNumber && since1970 > 0
        ? QDateTime::fromMSecsSinceEpoch(since1970 / 1000, QTimeZone::utc()).toString(u"yyyy-MM-ddTHH:mm:ss+0000 "_s)
        : QString();
}

/// Returns a field of the journal, which is a list of bytes if it is no text, and a list of values if it came twice.
QString journalText(const json &value)
{
    if (!value.is_array()) {
        return textOf(value);
    }
    QByteArray bytes;
    QStringList texts;
    for (const json &item : value) {
        if (item.is_number_unsigned() && item <= 255) {
            bytes.append(char(item.get<int>()));
        } else {
            texts.append(textOf(item));
        }
    }
    return texts.isEmpty() ? QString::fromUtf8(bytes) : texts.join(u'\n');
}

// OpenTelemetry

/// Returns a value of OTLP as a text.
QString anyValue(const json &value)
{
    if (const json &text = member(value, "stringValue"); text.is_string()) {
        return textOf(text);
    }
    for (const char *kind : {"intValue", "doubleValue", "boolValue"}) {
        if (const json &plain = member(value, kind); !plain.is_null()) {
            return plain.is_string() ? textOf(plain) : QString::fromStdString(plain.dump());
        }
    }
    return value.is_null() ? QString()
                           : QString::fromStdString(value.dump(-1, ' ', false, json::error_handler_t::replace));
}

QString attribute(const json &attributes, std::initializer_list<const char *> names)
{
    for (const char *name : names) {
        for (const json &one : listOf(attributes)) {
            if (member(one, "key") == name) {
                return anyValue(member(one, "value"));
            }
        }
    }
    return {};
}

ReportedPlace codePlace(const json &attributes)
{
    return {.file = attribute(attributes, {"code.file.path", "code.filepath"}),
        .line = attribute(attributes, {"code.line.number", "code.lineno"}).toInt(),
        .column = attribute(attributes, {"code.column.number", "code.column"}).toInt(),
        .code = attribute(attributes, {"error.type", "exception.type"})};
}

/// Returns the exception of a log record or an event: its stack trace, or its type and message.
QString exceptionIn(const json &attributes)
{
    const QString trace = attribute(attributes, {"exception.stacktrace"});
    if (!trace.isEmpty()) {
        return trace;
    }
    const QString type = attribute(attributes, {"exception.type"});
    const QString message = attribute(attributes, {"exception.message"});
    return type.isEmpty() || message.isEmpty() ? type + message : type + u": "_s + message;
}

QString nanosecondsToTime(const json &value)
{
    const QString text = value.is_number() ? QString::number(value.get<double>(), 'f', 0) : textOf(value);
    constexpr qsizetype nanoDigits = 3; // beyond microseconds
    return text.size() > nanoDigits ? timeOf(text.chopped(nanoDigits)) : QString();
}

void addWithException(QString line, const json &attributes, ReportWriter &writer)
{
    const QString exception = exceptionIn(attributes);
    line += exception.isEmpty() ? QString() : u'\n' + exception;
    writer.add(line, codePlace(attributes));
}

void writeLogRecords(const json &resource, const QString &service, ReportWriter &writer)
{
    for (const json &scope : listOf(member(resource, "scopeLogs"))) {
        for (const json &record : listOf(member(scope, "logRecords"))) {
            const QString level = textOf(member(record, "severityText"));
            addWithException(nanosecondsToTime(member(record, "timeUnixNano")) + service
                    + (level.isEmpty() ? QString() : level + u' ') + anyValue(member(record, "body")),
                member(record, "attributes"), writer);
        }
    }
}

/// Writes the spans of a trace that have failed.
void writeSpans(const json &resource, const QString &service, ReportWriter &writer)
{
    for (const json &scope : listOf(member(resource, "scopeSpans"))) {
        for (const json &span : listOf(member(scope, "spans"))) {
            const json &code = at(span, {"status", "code"});
            if (code == 2 || code == "STATUS_CODE_ERROR") {
                addWithException(nanosecondsToTime(member(span, "startTimeUnixNano")) + service + u"ERROR "_s
                        + textOf(member(span, "name")) + u": "_s + textOf(at(span, {"status", "message"})),
                    member(span, "attributes"), writer);
            }
            for (const json &event : listOf(member(span, "events"))) {
                if (const QString exception = exceptionIn(member(event, "attributes")); !exception.isEmpty()) {
                    writer.add(exception, codePlace(member(event, "attributes")));
                }
            }
        }
    }
}

// Gradle

/// Returns the text of a list of pieces: {"text": …}, {"name": …}.
QString piecesOf(const json &pieces)
{
    QString text;
    for (const json &piece : listOf(pieces)) {
        text += textOf(member(piece, "text")) + textOf(member(piece, "name"));
    }
    return text;
}

void writeGradleProblem(const json &problem, ReportWriter &writer)
{
    ReportedPlace place;
    QString task;
    for (const json &location : listOf(member(problem, "locations"))) {
        if (const QString path = textOf(member(location, "path")); !path.isEmpty() && place.file.isEmpty()) {
            place = {
                .file = path, .line = countOf(member(location, "line")), .column = countOf(member(location, "column"))};
        }
        task = task.isEmpty() ? textOf(member(location, "taskPath")) : task;
    }
    const json &ids = listOf(member(problem, "problemId"));
    place.code = ids.empty() ? QString() : textOf(member(ids.back(), "name"));
    const json &described =
        member(problem, "problem").is_null() ? member(problem, "input") : member(problem, "problem");
    const QString label = textOf(member(problem, "contextualLabel"));
    const QString level = textOf(member(problem, "severity")).toLower();
    ReportedPlace shown = place;
    shown.code.clear(); // Gradle prints its names nowhere
    QString lines =
        compilerLine(shown, level.isEmpty() ? u"error"_s : level, label.isEmpty() ? piecesOf(described) : label);
    const QString thrown = piecesOf(at(problem, {"error", "summary"}));
    for (const QString &more : {piecesOf(member(problem, "problemDetails")), thrown}) {
        lines += more.isEmpty() ? QString() : u'\n' + more;
    }
    for (const json &part : listOf(at(problem, {"error", "parts"}))) {
        const QString text = part.is_string() ? textOf(part) : textOf(member(part, "text"));
        lines += text.isEmpty() ? QString() : u'\n' + text;
    }
    lines += task.isEmpty() ? QString() : u"\n> Task "_s + task;
    for (const json &trace : listOf(member(problem, "trace"))) {
        const QString where = textOf(member(trace, "location")) + textOf(member(trace, "path"));
        lines += where.isEmpty() ? QString() : u"\n  at "_s + where;
    }
    for (const json &solution : listOf(member(problem, "solutions"))) {
        lines += u"\n> "_s + piecesOf(solution);
    }
    writer.add(lines, place);
}

} // namespace

bool writeSarif(QByteArrayView text, ReportWriter &writer)
{
    const json log = parsed(text);
    const json &runs = member(log, "runs");
    const bool isSarif = runs.is_array() && std::ranges::all_of(runs, [](const json &run) {
        return at(run, {"tool", "driver"}).is_object();
    });
    if (!isSarif) {
        return false;
    }
    for (const json &run : runs) {
        writeNotifications(run, writer);
        for (const json &result : listOf(member(run, "results"))) {
            if (isFinding(result) && !writer.isTooLong()) {
                writeSarifResult(result, run, writer);
            }
        }
    }
    return true;
}

bool writeGradleProblems(QByteArrayView text, ReportWriter &writer)
{
    const json report = parsed(text);
    if (!member(report, "diagnostics").is_array()) {
        return false;
    }
    for (const json &problem : member(report, "diagnostics")) {
        writeGradleProblem(problem, writer);
    }
    return true;
}

bool writeDiagnostic(QByteArrayView line, ReportWriter &writer)
{
    const json value = parsed(line);
    if (value.is_array()) {
        return writeGccDiagnostics(value, writer);
    }
    const QString reason = textOf(member(value, "reason"));
    if (reason == "compiler-message"_L1) {
        writeRustDiagnostic(member(value, "message"), writer);
        return true;
    }
    if (member(value, "spans").is_array() || member(value, "$message_type") == "diagnostic") {
        writeRustDiagnostic(value, writer);
        return true;
    }
    if (textOf(member(value, "type")) == "test"_L1 && member(value, "event").is_string()) {
        return writeTestEvent(value, writer);
    }
    // What was built, and the end of the build, which cargo also tells in words.
    return !reason.isEmpty() || member(value, "$message_type").is_string();
}

bool writeJournalEntry(QByteArrayView line, ReportWriter &writer)
{
    constexpr char recordSeparator = 0x1e; // of journalctl -o json-seq
    const json entry = parsed(line.startsWith(recordSeparator) ? line.sliced(1) : line);
    if (!entry.is_object() || !entry.contains("MESSAGE")) {
        return false;
    }
    const auto field = [&entry](const char *key) { return journalText(member(entry, key)); };
    QString source = field("SYSLOG_IDENTIFIER");
    source = source.isEmpty() ? field("_COMM") : source;
    const QString process = field("SYSLOG_PID").isEmpty() ? field("_PID") : field("SYSLOG_PID");
    if (!source.isEmpty()) {
        source = (field("_HOSTNAME").isEmpty() ? u"localhost"_s : field("_HOSTNAME")) + u' ' + source
            + (process.isEmpty() ? QString() : u'[' + process + u']') + u": "_s;
    }
    writer.add(timeOf(field("__REALTIME_TIMESTAMP")) + source + field("MESSAGE"),
        {.file = field("CODE_FILE"), .line = field("CODE_LINE").toInt(), .code = field("ERRNO")});
    return true;
}

bool writeTelemetry(QByteArrayView line, ReportWriter &writer)
{
    const json exported = parsed(line);
    const json &logs = member(exported, "resourceLogs");
    const json &spans = member(exported, "resourceSpans");
    for (const json *resources : {&logs, &spans}) {
        for (const json &resource : listOf(*resources)) {
            const QString service = attribute(at(resource, {"resource", "attributes"}), {"service.name"});
            const QString named = service.isEmpty() ? QString() : service + u": "_s;
            writeLogRecords(resource, named, writer);
            writeSpans(resource, named, writer);
        }
    }
    return logs.is_array() || spans.is_array() || member(exported, "resourceMetrics").is_array();
}

} // namespace wayout::text
