// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/catalog/contentlanguage.h"
#include "app/present/ratewords.h"

#include <QList>
#include <QString>
#include <QStringList>

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
    enum class Sign { None, Works, Fails, Caution, Outdated, Notice };

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

    /// The text in the language that is read, without its label.
    QString text() const;
    /// The same with its label and `mark`, which gets the text and its fallback, around the text.
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
    /// The text in the record's other language; empty when only one is shown.
    QString otherText() const;
};

} // namespace wayout::present
