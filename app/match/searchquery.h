// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArrayView>

#include <string>
#include <vector>

namespace wayout::match {

/// What a word or phrase of a query means.
struct Sought {
    using Words = std::vector<std::string>; ///< as words of the keyword index; a record has to contain all of them

    Words typed;
    std::vector<Words> others; ///< words that mean the same: synonyms, the English of a message, a code in other forms
    std::vector<std::string> domains; ///< of the tools that the typed words name
    /// The version of a tool, "java17": records that do not name it may fit as well, but those that do come first.
    bool isVersion = false;
    bool isAsking = false; ///< the words say nothing about the subject of a question: "how do I"
};

/// Returns what a cleaned query asks for (see Paste), in its order. Words and phrases with other names are rows of
/// resources/text/search-words.txt; the longest that fits counts. Reads at most `mostSought` words.
///
///     "k8s 没有权限" -> k8s (kubernetes, …; domain kubernetes), 没有+有权+权限 (permission; denied; …)
std::vector<Sought> soughtBy(QByteArrayView clean);

/// Whether a cleaned text may be a question in words: a line or two without the signs that programs write.
bool mayBeQuestion(QByteArrayView clean);
/// Whether such a text has the form of a message instead: a sentence that begins with a capital letter or ends with a
/// full stop, and does not ask.
bool readsLikeMessage(QByteArrayView clean);

constexpr size_t mostSought = 200;

} // namespace wayout::match
