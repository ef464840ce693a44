// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/text/testreport.h"

#include <QXmlStreamReader>

using namespace Qt::StringLiterals;

namespace wayout::text {
namespace {

/// What a report says of one test.
struct Test {
    QString name;
    ReportedPlace place;
    QString failures; ///< of a test that has failed: what was said of it
    QString printed;
    bool hasFailed = false;
};

QString joined(const QString &before, const QString &more)
{
    const QString lines = more.trimmed();
    return before.isEmpty() || lines.isEmpty() ? before + lines : before + u'\n' + lines;
}

/// Returns what a failure says. Many runners repeat the message at the beginning of the text, and name the type in it.
QString failureOf(const QXmlStreamAttributes &attributes, const QString &text)
{
    const QString message = attributes.value("message"_L1).trimmed().toString();
    const QString type = attributes.value("type"_L1).trimmed().toString();
    const QString named = type.isEmpty() || message.contains(type) || text.contains(type) ? message
        : message.isEmpty()                                                               ? type
                                                                                          : type + u": "_s + message;
    return text.contains(message.section(u'\n', 0, 0)) && named == message ? text.trimmed() : joined(named, text);
}

/// Returns the text of the element that was started, with that of its children. Reads them without calling itself,
/// because they may be nested deeply.
QString elementText(QXmlStreamReader &xml)
{
    QString text;
    for (int depth = 1; depth > 0 && !xml.atEnd();) {
        xml.readNext();
        depth += xml.isStartElement() ? 1 : xml.isEndElement() ? -1 : 0;
        if (xml.isCharacters() || xml.isEntityReference()) {
            text += xml.text();
        }
    }
    return text;
}

void startTest(const QXmlStreamAttributes &attributes, Test &test)
{
    const QString group = attributes.value("classname"_L1).toString();
    const QString name = attributes.value("name"_L1).toString();
    test = {.name = group.isEmpty() ? name : group + u'.' + name,
        .place = {.file = attributes.value("file"_L1).toString(), .line = attributes.value("line"_L1).toInt()}};
}

void writeTest(const Test &test, ReportWriter &writer)
{
    const QString where = test.place.file.isEmpty() ? QString()
        : test.place.line > 0 ? u" ("_s + test.place.file + u':' + QString::number(test.place.line) + u')'
                              : u" ("_s + test.place.file + u')';
    writer.add(u"FAILED "_s + test.name + where, test.place);
    for (const QString &part : {test.failures, test.printed}) {
        if (!part.isEmpty()) {
            writer.add(part, test.place);
        }
    }
}

} // namespace

bool writeTestReport(const QString &text, ReportWriter &writer)
{
    QXmlStreamReader xml(text);
    Test test;
    bool isReport = false;
    bool isInTest = false;
    int tests = 0;
    int failed = 0;
    while (!xml.atEnd() && !writer.isTooLong()) {
        xml.readNext();
        const QStringView name = xml.name();
        if (xml.isEndElement() && name == "testcase"_L1 && isInTest) {
            isInTest = false;
            ++tests;
            if (test.hasFailed) {
                ++failed;
                writeTest(test, writer);
            }
        }
        if (!xml.isStartElement()) {
            continue;
        }
        isReport = isReport || name == "testsuites"_L1 || name == "testsuite"_L1;
        if (!isReport) {
            return false;
        }
        if (name == "testcase"_L1) {
            isInTest = true;
            startTest(xml.attributes(), test);
        } else if (name == "failure"_L1 || name == "error"_L1) {
            const QXmlStreamAttributes attributes = xml.attributes();
            test.hasFailed = true;
            test.failures = joined(test.failures, failureOf(attributes, elementText(xml)));
        } else if (name == "system-out"_L1 || name == "system-err"_L1) {
            const QString printed = elementText(xml);
            if (isInTest) {
                test.printed = joined(test.printed, printed);
            } else if (name == "system-err"_L1 && !printed.trimmed().isEmpty()) {
                writer.add(printed.trimmed());
            }
        }
    }
    if (xml.hasError() || !isReport) {
        return false;
    }
    writer.add(u"%1 tests, %2 failed"_s.arg(tests).arg(failed));
    return true;
}

} // namespace wayout::text
