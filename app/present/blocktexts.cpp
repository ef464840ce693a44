// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/present/blocktexts.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace wayout::present {

using Style = TextSpan::Style;

DocumentBlock BlockTexts::text(DocumentRow row, const catalog::BilingualText &text, bool hasCode) const
{
    const catalog::ShownText shown = catalog::shownText(text, m_language);
    DocumentBlock block = known(row, shown.primary, hasCode);
    for (TextSpan &span : block.spans) {
        span.fallback = span.style == Style::Plain ? shown.fallback : catalog::ShownText::Fallback::None;
    }
    if (!shown.secondary.isEmpty()) {
        block.spans.append({shown.secondary, Style::Other, hasCode});
    }
    return block;
}

DocumentBlock BlockTexts::known(DocumentRow row, const QString &text, bool hasCode)
{
    return text.isEmpty() ? DocumentBlock() : fact(row, text, hasCode);
}

DocumentBlock BlockTexts::fact(DocumentRow row, const QString &text, bool hasCode)
{
    const QString words = row.words ? QCoreApplication::translate("RecordDocument", row.words) : u"%1"_s;
    const qsizetype place = words.indexOf("%1"_L1);
    DocumentBlock block{.spans = {{words.left(place), Style::Label}, {text, Style::Plain, hasCode}}};
    if (place >= 0) {
        block.spans.append({words.mid(place + 2), Style::Label});
    }
    block.spans.removeIf([](const TextSpan &span) { return span.style == Style::Label && span.text.isEmpty(); });
    return block;
}

} // namespace wayout::present
