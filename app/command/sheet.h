// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/command/terminal.h"

#include <QString>

/// How something is printed, where there are colours; what it means stands in the words as well.
enum class Ink { Plain, Strong, Faint, Code, Warning, Remedy };

/// A text for people in the making, fitted to its paper. What it is given is data: whatever would drive a terminal is shown instead.
class Sheet final
{
public:
    explicit Sheet(const Paper &paper);

    const Paper &paper() const { return m_paper; }
    /// In steps of indentation; all lines of a text have the same.
    void write(const QString &text, int indent = 0, Ink ink = Ink::Plain);
    /// "1. …": further lines stand under the first word.
    void writeNumbered(int number, const QString &text, Ink ink = Ink::Plain);
    /// Never wrapped.
    void writeCode(const QString &code, int indent);
    /// An empty line, then the words.
    void writeHeading(const QString &text, Ink ink = Ink::Strong);
    /// On one line: for a terminal cut to its width, else with a tab between the two.
    void writeEntry(const QString &name, const QString &text, int nameColumns);
    void writeEmptyLine();

    const QString &text() const { return m_text; }

private:
    void writeLines(const QString &first, const QString &further, const QString &text, Ink ink);
    void put(const QString &margin, const QString &text, Ink ink);

    Paper m_paper;
    QString m_text;
};
