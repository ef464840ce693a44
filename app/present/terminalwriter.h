// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/present/outputformat.h"

#include <QString>

namespace wayout::present {

/// How something is printed, where there are colours; what it means stands in the words as well.
enum class TextStyle { Plain, Strong, Faint, Code, Warning, Remedy };

/// A text for people in the making, fitted to its paper. What it is given is data: whatever would drive a terminal is shown instead.
class TerminalWriter final
{
public:
    explicit TerminalWriter(const OutputFormat &paper);

    const OutputFormat &paper() const { return m_paper; }
    /// In steps of indentation; all lines of a text have the same.
    void write(const QString &text, int indent = 0, TextStyle ink = TextStyle::Plain);
    /// "1. …": further lines stand under the first word.
    void writeNumbered(int number, const QString &text, TextStyle ink = TextStyle::Plain);
    /// Never wrapped.
    void writeCode(const QString &code, int indent);
    /// An empty line, then the words.
    void writeHeading(const QString &text, TextStyle ink = TextStyle::Strong);
    /// On one line: for a terminal cut to its width, else with a tab between the two.
    void writeEntry(const QString &name, const QString &text, int nameColumns);
    void writeEmptyLine();

    const QString &text() const { return m_text; }

private:
    void writeLines(const QString &first, const QString &further, const QString &text, TextStyle ink);
    void put(const QString &margin, const QString &text, TextStyle ink);

    OutputFormat m_paper;
    QString m_text;
};

} // namespace wayout::present
