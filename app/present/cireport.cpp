// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/present/cireport.h"

#include "app/present/answersteps.h"
#include "app/text/hiddencharacters.h"

#include <QCryptographicHash>
#include <QRegularExpression>
#include <QSet>
#include <QXmlStreamWriter>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <optional>

using namespace Qt::StringLiterals;

namespace wayout::present {
namespace {

using nlohmann::ordered_json;

constexpr qsizetype mostFindings = 3;

struct Place {
    QString file;
    int line = 1;
};

/// Returns the first place that a line names: "src/a.ts(3,4)", "lib/b.c:12:3", "File \"c.py\", line 7".
std::optional<Place> placeIn(const QString &line, const std::function<bool(const QString &)> &isFile)
{
    constexpr qsizetype longestLine = 2000;
    static const QRegularExpression places(
        uR"#(File "([^"]{1,300})", line (\d{1,7})|((?:[A-Za-z]:)?[\w.+~@/\\-]{1,300}\.\w{1,8})[:(](\d{1,7}))#"_s);
    QRegularExpressionMatchIterator found = places.globalMatch(line.left(longestLine));
    while (found.hasNext()) {
        const QRegularExpressionMatch match = found.next();
        const bool isPython = match.hasCaptured(1);
        const QString file = match.captured(isPython ? 1 : 3);
        if (isFile(file)) {
            return Place{file, match.captured(isPython ? 2 : 4).toInt()};
        }
    }
    return std::nullopt;
}

/// Returns the place of an error: in its own line, in what rustc or a stack trace adds below, or in Python's frames above.
std::optional<Place> placeOf(
    const QStringList &lines, qsizetype error, const std::function<bool(const QString &)> &isFile)
{
    constexpr qsizetype below = 3;
    constexpr qsizetype above = 8;
    if (std::optional<Place> own = placeIn(lines.value(error), isFile)) {
        return own;
    }
    for (qsizetype i = error + 1; i <= error + below; ++i) {
        const QString line = lines.value(i).trimmed();
        if (line.startsWith("--> "_L1) || line.startsWith("at "_L1)) {
            if (std::optional<Place> place = placeIn(line, isFile)) {
                return place;
            }
        }
    }
    for (qsizetype i = error - 1; i >= error - above; --i) {
        if (const QString line = lines.value(i).trimmed(); line.startsWith("File \""_L1)) {
            if (std::optional<Place> place = placeIn(line, isFile)) {
                return place;
            }
        }
    }
    return std::nullopt;
}

/// Escapes the message of a workflow command as its documentation prescribes.
QString escapedData(QString text)
{
    return text.replace(u'%', u"%25"_s).replace(u'\r', u"%0D"_s).replace(u'\n', u"%0A"_s);
}

/// Escapes the value of a property of a workflow command.
QString escapedProperty(const QString &text)
{
    return escapedData(text).replace(u':', u"%3A"_s).replace(u',', u"%2C"_s);
}

std::string utf8(const QString &text)
{
    return text::visibleForm(text, text::TextUse::Prose).toStdString();
}

QByteArray printed(const ordered_json &json)
{
    return QByteArray::fromStdString(json.dump(2, ' ', false, ordered_json::error_handler_t::replace)) + '\n';
}

} // namespace

QList<CiFinding> ciFindings(const match::Answer &answer, const QString &paste, const text::ReadableText &read,
    const catalog::Catalog &catalog, catalog::ContentLanguage language,
    const std::function<bool(const QString &)> &isFile)
{
    const QStringList lines = paste.split(u'\n');
    QList<CiFinding> findings;
    QSet<int> explained;
    for (const match::Match &match : answer.matches) {
        if (match.grade != match::Grade::Match || explained.contains(match.group) || findings.size() == mostFindings
            || std::ranges::find(findings, catalog.idAt(match.record), &CiFinding::id) != findings.end()) {
            continue;
        }
        explained.insert(match.group);
        TerminalWriter writer({});
        writeBriefSteps(writer, match, paste, catalog, language, {});
        CiFinding finding{.id = catalog.idAt(match.record),
            .title = writer.text().section(u'\n', 0, 0),
            .advice = writer.text().section(u'\n', 1).trimmed()};
        const auto error = std::ranges::find(answer.errors, match.group, &match::ErrorGroup::group);
        if (error != answer.errors.end()) {
            const text::ReportedPlace *reported = read.placeOf(error->line);
            const std::optional<Place> place = reported && reported->line > 0 && isFile(reported->file)
                ? Place{reported->file, reported->line}
                : placeOf(lines, error->line - 1, isFile);
            finding.file = place ? place->file : QString();
            finding.line = place ? place->line : read.lines.value(error->line - 1, error->line);
        }
        findings.append(finding);
    }
    return findings;
}

QString githubCommands(const QList<CiFinding> &findings)
{
    QString commands;
    for (const CiFinding &finding : findings) {
        const QString place = finding.file.isEmpty()
            ? QString()
            : u"file=%1,line=%2,"_s.arg(escapedProperty(finding.file), QString::number(finding.line));
        commands +=
            u"::error %1title=%2::%3\n"_s.arg(place, escapedProperty(finding.title), escapedData(finding.advice));
    }
    return commands;
}

QByteArray gitlabReport(const QList<CiFinding> &findings, const QString &log)
{
    ordered_json report = ordered_json::array();
    for (const CiFinding &finding : findings) {
        const QString path = finding.file.isEmpty() ? log : finding.file;
        const QByteArray place = (finding.id + u'\n' + path + u'\n' + QString::number(finding.line)).toUtf8();
        report.push_back(
            {{"description", utf8(finding.title + u'\n' + finding.advice)}, {"check_name", utf8(finding.id)},
                {"fingerprint", QCryptographicHash::hash(place, QCryptographicHash::Sha256).toHex().toStdString()},
                {"severity", "major"}, {"location", {{"path", utf8(path)}, {"lines", {{"begin", finding.line}}}}}});
    }
    return printed(report);
}

QByteArray sarifReport(const QList<CiFinding> &findings, const QString &log)
{
    ordered_json rules = ordered_json::array();
    ordered_json results = ordered_json::array();
    for (const CiFinding &finding : findings) {
        rules.push_back({{"id", utf8(finding.id)}, {"shortDescription", {{"text", utf8(finding.title)}}}});
        const QString path = finding.file.isEmpty() ? log : finding.file;
        const ordered_json place{
            {"artifactLocation", {{"uri", utf8(path)}}}, {"region", {{"startLine", finding.line}}}};
        results.push_back({{"ruleId", utf8(finding.id)}, {"level", "error"},
            {"message", {{"text", utf8(finding.title + u'\n' + finding.advice)}}},
            {"locations", ordered_json::array({{{"physicalLocation", place}}})}});
    }
    const ordered_json driver{{"name", "Wayout"}, {"rules", rules}};
    return printed({{"$schema", "https://json.schemastore.org/sarif-2.1.0.json"}, {"version", "2.1.0"},
        {"runs", ordered_json::array({{{"tool", {{"driver", driver}}}, {"results", results}}})}});
}

QByteArray junitReport(const QList<CiFinding> &findings)
{
    QByteArray report;
    QXmlStreamWriter xml(&report);
    const auto visible = [](const QString &text) { return text::visibleForm(text, text::TextUse::Prose); };
    const QString count = QString::number(findings.size());
    xml.setAutoFormatting(true);
    xml.writeStartDocument();
    xml.writeStartElement(u"testsuites"_s);
    xml.writeStartElement(u"testsuite"_s);
    xml.writeAttribute(u"name"_s, u"wayout"_s);
    xml.writeAttribute(u"tests"_s, count);
    xml.writeAttribute(u"failures"_s, count);
    for (const CiFinding &finding : findings) {
        xml.writeStartElement(u"testcase"_s);
        xml.writeAttribute(u"classname"_s, finding.id.section(u'/', 0, 0));
        xml.writeAttribute(u"name"_s, visible(finding.title));
        if (!finding.file.isEmpty()) {
            xml.writeAttribute(u"file"_s, visible(finding.file));
            xml.writeAttribute(u"line"_s, QString::number(finding.line));
        }
        xml.writeStartElement(u"failure"_s);
        xml.writeAttribute(u"message"_s, visible(finding.title));
        xml.writeCharacters(visible(finding.advice));
        xml.writeEndElement();
        xml.writeEndElement();
    }
    xml.writeEndDocument();
    return report;
}

} // namespace wayout::present
