// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/catalog/contentlanguage.h"
#include "app/present/ratewords.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <algorithm>
#include <functional>

namespace wayout::present {

/// A piece of a block's text. It is data, never markup.
struct TextSpan {
    enum class Style {
        Plain,
        Label, ///< names what follows: "When: "
        Other, ///< the text before it in the record's other language
        Note, ///< a detail that follows the text
        Mark, ///< an id, a tag
        Strong,
    };
    QString text;
    Style style = Style::Plain;
    bool hasCode = false; ///< what stands between backticks is code
    catalog::ShownText::Fallback fallback = catalog::ShownText::Fallback::None;

    bool operator==(const TextSpan &) const = default;
};

/// A paragraph, a rate, a piece of code or a link. Every drawer has one way to draw each kind.
struct DocumentBlock {
    enum class Kind {
        Title, ///< of the document
        Heading, ///< of a section
        EntryTitle, ///< of one thing to try or not to try
        Text,
        Aside, ///< a text that matters less
        Rate,
        Code,
        RecordLink, ///< to another record
        WebLinks, ///< sources: addresses, or whatever else the record gives
        Jump, ///< to another section
    };
    enum class Sign { None, Works, Fails, Caution, Outdated };

    Kind kind = Kind::Text;
    QList<TextSpan> spans;
    Sign sign = Sign::None;
    evidence::Rate rate = {};
    RateMeaning meaning = RateMeaning::Works;
    QString code = {};
    QString codeLanguage = {};
    QString recordId = {}; ///< of a RecordLink
    bool isLoaded = false; ///< the record that a RecordLink leads to
    QStringList links = {};

    /// Whether there is nothing to draw. A rate and a title are drawn in any case.
    bool isEmpty() const
    {
        return spans.isEmpty() && code.isEmpty() && links.isEmpty() && kind != Kind::Rate && kind != Kind::EntryTitle;
    }
    /// The text in the language that is read, without its label.
    QString text() const { return textIn(TextSpan::Style::Plain); }
    /// The text in the record's other language; empty when only one is shown.
    QString otherText() const { return textIn(TextSpan::Style::Other); }
    /// The text with its label; `mark` makes the text of its span.
    template<typename Mark>
    QString labelled(Mark mark) const
    {
        QString result;
        for (const TextSpan &span : spans) {
            if (span.style == TextSpan::Style::Label) {
                result += span.text;
            } else if (span.style == TextSpan::Style::Plain) {
                result += std::invoke(mark, span);
            }
        }
        return result;
    }

private:
    QString textIn(TextSpan::Style style) const
    {
        const auto span = std::ranges::find(spans, style, &TextSpan::style);
        return span == spans.end() ? QString() : span->text;
    }
};

} // namespace wayout::present
