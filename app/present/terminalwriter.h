// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/present/outputformat.h"

#include <QString>

namespace wayout::present {

/// How text looks in a terminal with colours. The words alone carry the meaning, too.
enum class TextStyle { Plain, Strong, Faint, Code, Warning, Remedy };

/// Builds a text for people in an output format. All input is data: control characters are made visible and have no
/// effect on the terminal.
class TerminalWriter final
{
public:
    explicit TerminalWriter(const OutputFormat &format);

    const OutputFormat &format() const { return m_format; }
    /// Writes all lines of the text with the same indentation, given in steps.
    void write(const QString &text, int indent = 0, TextStyle style = TextStyle::Plain);
    /// Writes "1. …" with further lines aligned under the first word.
    void writeNumbered(int number, const QString &text, TextStyle style = TextStyle::Plain);
    /// Writes code without wrapping it.
    void writeCode(const QString &code, int indent);
    /// Writes an empty line, then the heading.
    void writeHeading(const QString &text, TextStyle style = TextStyle::Strong);
    /// Writes the name and the text on one line: cut to the width of a terminal, otherwise separated by a tab.
    void writeEntry(const QString &name, const QString &text, int nameColumns);
    void writeEmptyLine();

    const QString &text() const { return m_text; }

private:
    void writeLines(const QString &first, const QString &further, const QString &text, TextStyle style);
    void put(const QString &margin, const QString &text, TextStyle style);

    OutputFormat m_format;
    QString m_text;
};

} // namespace wayout::present
