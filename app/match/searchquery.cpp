// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/match/searchquery.h"

#include "app/catalog/domains.h"
#include "app/match/versionedname.h"
#include "app/text/ascii.h"
#include "app/text/codes.h"
#include "app/text/datatable.h"
#include "app/text/messagetranslations.h"
#include "app/text/terms.h"

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <set>
#include <span>
#include <string_view>

using namespace Qt::StringLiterals;
using namespace std::string_view_literals;

namespace wayout::match {
namespace {

constexpr qsizetype hanBytes = 3;
constexpr qsizetype longestQuery = 4000; // bytes; nobody asks in more

/// A Latin word as termsOf() gives it, or a single Chinese character.
struct Token {
    std::string key;
    qsizetype begin = 0;
    qsizetype end = 0;
};
using Keys = std::vector<std::string>;

bool isHan(std::string_view key)
{
    return key.size() >= size_t(hanBytes) && static_cast<unsigned char>(key.front()) >= 0xe0;
}

std::vector<Token> tokensOf(QByteArrayView text)
{
    std::vector<Token> tokens;
    for (const text::Term &term : text::termsOf(text)) {
        const bool isPair = isHan(term.key) && term.key.size() == size_t(2 * hanBytes);
        if (!isPair) {
            tokens.push_back({term.key, term.begin, term.end});
            continue;
        }
        // Pairs of one clause overlap in a character.
        if (tokens.empty() || tokens.back().begin != term.begin) {
            tokens.push_back({term.key.substr(0, hanBytes), term.begin, term.begin + hanBytes});
        }
        tokens.push_back({term.key.substr(hanBytes), term.end - hanBytes, term.end});
    }
    return tokens;
}

Keys keysOf(QByteArrayView text)
{
    Keys keys;
    for (Token &token : tokensOf(text)) {
        keys.push_back(std::move(token.key));
    }
    return keys;
}

/// Returns tokens as words of the index, which has Chinese in pairs.
Sought::Words wordsOf(std::span<const Token> tokens)
{
    Sought::Words words;
    for (size_t i = 0; i < tokens.size(); ++i) {
        const bool joins = i + 1 < tokens.size() && isHan(tokens[i].key) && isHan(tokens[i + 1].key)
            && tokens[i].end == tokens[i + 1].begin;
        const bool isJoined =
            i > 0 && isHan(tokens[i].key) && isHan(tokens[i - 1].key) && tokens[i - 1].end == tokens[i].begin;
        if (joins) {
            words.push_back(tokens[i].key + tokens[i + 1].key);
        } else if (!isJoined) {
            words.push_back(tokens[i].key);
        }
    }
    return words;
}

Sought::Words wordsOf(QByteArrayView text)
{
    return wordsOf(tokensOf(text));
}

bool isDomain(std::string_view name)
{
    const QList<catalog::Domain> &domains = catalog::knownDomains();
    return catalog::placeOfDomain(QString::fromUtf8(name.data(), qsizetype(name.size()))) < domains.size();
}

/// The rows of search-words.txt, by phrase.
class Thesaurus
{
public:
    Thesaurus()
    {
        for (const QByteArray &row : text::tableRows(u"search-words.txt"_s)) {
            const qsizetype blank = row.indexOf(' ');
            add(row.first(blank), row.sliced(blank + 1).split('|'));
        }
    }

    /// Returns the longest phrase at the beginning of `tokens` and its meaning; null when there is none.
    std::pair<size_t, const Sought *> at(std::span<const Token> tokens) const
    {
        std::pair<size_t, const Sought *> found{0, nullptr};
        Keys keys;
        for (size_t count = 1; count <= std::min(m_longest, tokens.size()); ++count) {
            keys.push_back(tokens[count - 1].key);
            if (const auto phrase = m_phrases.find(keys); phrase != m_phrases.end()) {
                found = {count, &phrase->second};
            }
        }
        return found;
    }

private:
    void add(const QByteArray &kind, const QList<QByteArray> &names)
    {
        if (kind == "yes") {
            return; // for the tests
        }
        if (kind != "tool" && kind != "means" && kind != "asks") {
            qFatal("search-words.txt: %s", kind.constData());
        }
        for (const QByteArray &name : names) {
            const Keys keys = keysOf(name);
            m_longest = std::max(m_longest, keys.size());
            Sought &meaning = m_phrases[keys];
            meaning.isAsking = meaning.isAsking || kind == "asks";
            if (kind == "tool") {
                meaning.domains.push_back(names.first().toStdString());
            }
            for (const QByteArray &other : names) {
                if (kind != "asks" && other != name) {
                    meaning.others.push_back(wordsOf(other));
                }
            }
        }
    }

    std::map<Keys, Sought> m_phrases;
    size_t m_longest = 0; ///< tokens of a phrase
};

const Thesaurus &thesaurus()
{
    static const Thesaurus known;
    return known;
}

/// Returns what the name of a tool means; null for any other word.
const Sought *toolOf(const std::string &name)
{
    const Token token{name};
    const Sought *meaning = thesaurus().at({&token, 1}).second;
    return meaning && !meaning->domains.empty() ? meaning : nullptr;
}

/// Collects what a query asks for: each part of it counts once, the longest first.
class Reader
{
public:
    explicit Reader(QByteArrayView clean)
        : m_text(clean)
        , m_tokens(tokensOf(clean))
    {
    }

    std::vector<Sought> read()
    {
        addCodes();
        addMessages();
        addPhrases();
        addVersions();
        std::vector<Sought> sought = std::move(m_others);
        for (size_t i = 0; i < m_tokens.size() && sought.size() < mostSought;) {
            if (const auto taken = m_taken.find(i); taken != m_taken.end()) {
                sought.push_back(std::move(taken->second.second));
                i = taken->second.first;
                continue;
            }
            const size_t first = i;
            for (++i; i < m_tokens.size() && !m_taken.contains(i) && isHan(m_tokens[i].key)
                 && isHan(m_tokens[i - 1].key) && m_tokens[i].begin == m_tokens[i - 1].end;) {
                ++i;
            }
            const Sought::Words words = wordsOf(std::span(m_tokens).subspan(first, i - first));
            // A single character that is left between phrases is mostly a particle.
            const bool isLeft = words.size() == 1 && isHan(words[0]) && words[0].size() == size_t(hanBytes);
            for (const std::string &word : words) {
                sought.push_back({.typed = {word}, .isAsking = isLeft});
            }
        }
        return sought;
    }

private:
    void addCodes()
    {
        for (const text::Term &code : text::codesOf(m_text)) {
            Sought sought;
            sought.others.push_back({text::lowerAsciiText(code.key)});
            take(code.begin, code.end, std::move(sought));
        }
    }

    void addMessages()
    {
        for (const text::MessageTranslation &message : text::messageTranslations(m_text)) {
            Sought sought;
            sought.others.push_back(wordsOf(QByteArrayView(message.english.data(), qsizetype(message.english.size()))));
            take(message.begin, message.end, std::move(sought));
        }
    }

    /// Takes the tokens of a part of the text, unless a longer part has them.
    void take(qsizetype begin, qsizetype end, Sought &&sought)
    {
        const auto first = std::ranges::find_if(m_tokens, [&](const Token &token) { return token.begin >= begin; });
        const auto last = std::find_if(first, m_tokens.end(), [&](const Token &token) { return token.end > end; });
        takeTokens(size_t(first - m_tokens.begin()), size_t(last - m_tokens.begin()), std::move(sought));
    }

    void takeTokens(size_t first, size_t last, Sought &&sought)
    {
        if (first == last) {
            m_others.push_back(std::move(sought)); // "[Errno 28]": numbers of two digits are no words
            return;
        }
        if (const auto known = m_taken.find(first); known != m_taken.end() && known->second.first == last) {
            Sought &other = known->second.second;
            other.others.insert(other.others.end(), sought.others.begin(), sought.others.end());
            other.domains.insert(other.domains.end(), sought.domains.begin(), sought.domains.end());
            return;
        }
        const auto overlaps = [&](const auto &taken) { return taken.first < last && first < taken.second.first; };
        for (const auto &taken : m_taken) {
            if (overlaps(taken) && taken.second.first - taken.first >= last - first) {
                return;
            }
        }
        std::erase_if(m_taken, overlaps);
        sought.typed = wordsOf(std::span(m_tokens).subspan(first, last - first));
        m_taken.insert_or_assign(first, std::pair(last, std::move(sought)));
    }

    void addPhrases()
    {
        for (size_t i = 0; i < m_tokens.size();) {
            const auto [count, meaning] = thesaurus().at(std::span(m_tokens).subspan(i));
            if (meaning) {
                takeTokens(i, i + count, Sought(*meaning));
            }
            i += std::max<size_t>(count, 1);
        }
    }

    /// Divides "java17" into the tool and its version, unless the word is a name of its own ("python3") or not that of a
    /// tool ("utf8").
    void addVersions()
    {
        for (VersionedName &name : versionedNames(m_text)) {
            const Sought *tool = toolOf(name.name);
            const auto first =
                std::ranges::find_if(m_tokens, [&](const Token &token) { return token.begin >= name.begin; });
            const bool isWritten = first != m_tokens.end() && first->key.starts_with(name.name);
            if (!isWritten || !(tool || isDomain(name.name))) {
                continue;
            }
            if (const auto at = size_t(first - m_tokens.begin()); first->key != name.name && !m_taken.contains(at)) {
                Sought named = tool ? *tool : Sought();
                named.typed = {name.name};
                m_taken.insert_or_assign(at, std::pair(at + 1, std::move(named)));
            }
            m_others.push_back({.typed = {name.key()}, .isVersion = true});
        }
    }

    QByteArrayView m_text;
    std::vector<Token> m_tokens;
    std::map<size_t, std::pair<size_t, Sought>> m_taken; ///< by first token; the token after the last
    std::vector<Sought> m_others; ///< codes without a word, versions
};

} // namespace

std::vector<Sought> soughtBy(QByteArrayView clean)
{
    return Reader(clean.first(std::min(clean.size(), longestQuery))).read();
}

bool readsLikeMessage(QByteArrayView clean)
{
    constexpr std::array asking{"how"sv, "why"sv, "what"sv, "where"sv, "which"sv, "is"sv, "does"sv, "can"sv};
    const QByteArrayView text = clean.trimmed();
    const QList<text::Term> words = text::termsOf(text);
    return !words.isEmpty() && (text::isAsciiUpper(text.front()) || text.endsWith('.')) && !text.endsWith('?')
        && std::ranges::find(asking, words.first().key) == asking.end();
}

bool mayBeQuestion(QByteArrayView clean)
{
    constexpr qsizetype longest = 240; // bytes
    constexpr qsizetype mostLines = 2;
    constexpr std::string_view signs = ":=<>{}[]\"`\\$#|;";
    const QByteArrayView text = clean.trimmed();
    return text.size() <= longest && text.count('\n') < mostLines
        && std::ranges::none_of(text, [&](char c) { return signs.find(c) != signs.npos; });
}

} // namespace wayout::match
