// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/text/reportwriter.h"

#include "app/text/characters.h"

using namespace Qt::StringLiterals;

namespace wayout::text {

void ReportWriter::add(const QString &lines)
{
    QString plain = withoutEscapes(lines);
    plain.replace("\r\n"_L1, "\n"_L1);
    plain.replace(u'\r', u'\n');
    while (plain.endsWith(u'\n')) {
        plain.chop(1);
    }
    m_text += plain + u'\n';
    const auto count = int(plain.count(u'\n')) + 1;
    m_lineCount += count;
    if (m_source > 0) {
        m_lines.append(QList<int>(count, m_source));
    }
}

void ReportWriter::add(const QString &lines, ReportedPlace place)
{
    place.first = m_lineCount + 1;
    add(lines);
    place.last = m_lineCount;
    if (!place.file.isEmpty() || !place.code.isEmpty()) {
        m_places.append(place);
    }
}

ReadableText ReportWriter::take(ReadableText::Form form)
{
    return {.form = form, .text = std::move(m_text), .places = std::move(m_places), .lines = std::move(m_lines)};
}

} // namespace wayout::text
