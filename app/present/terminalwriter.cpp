// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/present/terminalwriter.h"

#include "app/text/columns.h"
#include "app/text/hiddencharacters.h"

#include <QLocale>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace wayout::present {
namespace {

const QString step = u"   "_s;
constexpr int narrowest = 16; // columns that a text gets whatever its indentation

QLatin1StringView codeOf(TextStyle style)
{
    switch (style) {
    case TextStyle::Plain:
        break;
    case TextStyle::Strong:
        return "\x1b[1m"_L1;
    case TextStyle::Faint:
        return "\x1b[2m"_L1;
    case TextStyle::Code:
        return "\x1b[36m"_L1;
    case TextStyle::Warning:
        return "\x1b[31m"_L1;
    case TextStyle::Remedy:
        return "\x1b[32m"_L1;
    }
    return {};
}

QString harmless(QString text, text::TextUse use)
{
    return text::visibleForm(text.replace("\r\n"_L1, "\n"_L1), use);
}

} // namespace

TerminalWriter::TerminalWriter(const OutputFormat &format)
    : m_format(format)
{
}

void TerminalWriter::write(const QString &text, int indent, TextStyle style)
{
    const QString margin = step.repeated(indent);
    writeLines(margin, margin, harmless(text, text::TextUse::Prose), style);
}

void TerminalWriter::writeNumbered(int number, const QString &text, TextStyle style)
{
    const QString first = u"%1. "_s.arg(QLocale().toString(number), 1);
    writeLines(first, QString(text::columnsOf(first), u' '), harmless(text, text::TextUse::Prose), style);
}

void TerminalWriter::writeCode(const QString &code, int indent)
{
    const QString margin = step.repeated(indent);
    for (const QString &line : harmless(code, text::TextUse::Code).split(u'\n')) {
        put(margin, line, TextStyle::Code);
    }
}

void TerminalWriter::writeHeading(const QString &text, TextStyle style)
{
    writeEmptyLine();
    write(text, 0, style);
}

void TerminalWriter::writeEntry(const QString &name, const QString &text, int nameColumns)
{
    constexpr int gap = 2;
    const QString shownName = harmless(name, text::TextUse::Prose);
    const QString shownText = harmless(text, text::TextUse::Prose).replace(u'\n', u' ');
    if (m_format.columns == 0) {
        put({}, shownName + u'\t' + shownText, TextStyle::Plain);
        return;
    }
    const int padding = std::max(0, nameColumns - text::columnsOf(shownName)) + gap;
    const int left = m_format.columns - text::columnsOf(shownName) - padding;
    put({}, left < narrowest ? shownName : shownName + QString(padding, u' ') + text::cutTo(shownText, left),
        TextStyle::Plain);
}

void TerminalWriter::writeEmptyLine()
{
    m_text += u'\n';
}

void TerminalWriter::writeLines(const QString &first, const QString &further, const QString &text, TextStyle style)
{
    QString margin = first;
    for (QString line : text.split(u'\n')) {
        if (m_format.columns == 0) {
            put(margin, line, style);
            margin = further;
            continue;
        }
        line.replace(u'\t', u' ');
        const int room = std::max(narrowest, m_format.columns - int(first.size()));
        for (const QString &part : text::wrapped(line, room)) {
            put(margin, part, style);
            margin = further;
        }
    }
}

void TerminalWriter::put(const QString &margin, const QString &text, TextStyle style)
{
    const QLatin1StringView code = m_format.hasColours && !text.isEmpty() ? codeOf(style) : QLatin1StringView();
    m_text += margin + code + text + (code.isEmpty() ? u"\n"_s : u"\x1b[0m\n"_s);
}

} // namespace wayout::present
