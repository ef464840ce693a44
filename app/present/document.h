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

/// A piece of a block's text. The text is data, never markup.
struct TextSpan {
    enum class Style {
        Plain,
        Label, ///< names the text that follows: "When: "
        Other, ///< the preceding text in the record's other language
        Note, ///< a detail that follows the text
        Mark, ///< an id, a tag
        Strong,
    };
    QString text;
    Style style = Style::Plain;
    bool hasCode = false; ///< text between backticks is code
    catalog::ShownText::Fallback fallback = catalog::ShownText::Fallback::None;

    bool operator==(const TextSpan &) const = default;
};

/// A value of the paste that stands in a piece of code.
struct FilledPlace {
    qsizetype begin = 0;
    qsizetype length = 0;
    int line = 0; ///< 1-based, in the paste

    bool operator==(const FilledPlace &) const = default;
};

/// A paragraph, a rate, a piece of code or a link. Every output format draws each kind in one way.
struct DocumentBlock {
    enum class Kind {
        Title, ///< of the document
        Heading, ///< of a section
        EntryTitle, ///< of one thing to try or not to try
        Text,
        Aside, ///< less important text
        Rate,
        Code,
        RecordLink, ///< to another record
        WebLinks, ///< sources: addresses, or other text that the record gives as a source
    };
    enum class Sign { None, Works, Fails, Caution, Outdated };

    Kind kind = Kind::Text;
    QList<TextSpan> spans;
    Sign sign = Sign::None;
    evidence::Rate rate = {};
    RateMeaning meaning = RateMeaning::Works;
    QString code = {};
    QString codeLanguage = {};
    QList<FilledPlace> filled = {}; ///< values of the paste in `code`
    QString recordId = {}; ///< of a RecordLink
    bool isLoaded = false; ///< whether the catalogue has the record that a RecordLink leads to
    QStringList links = {};

    /// Whether there is nothing to draw. A rate and an entry's title are always drawn.
    bool isEmpty() const
    {
        return spans.isEmpty() && code.isEmpty() && links.isEmpty() && kind != Kind::Rate && kind != Kind::EntryTitle;
    }
    /// Returns the text in the chosen language, without its label.
    QString text() const { return textIn(TextSpan::Style::Plain); }
    /// Returns the text in the record's other language; empty when only one language is shown.
    QString otherText() const { return textIn(TextSpan::Style::Other); }
    /// Returns the text with its label. `mark` turns a plain span into its text.
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
