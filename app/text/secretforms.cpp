// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/text/secretforms.h"

#include "app/text/ascii.h"

#include <re2/re2.h>

#include <algorithm>
#include <array>
#include <bitset>
#include <mutex>
#include <span>

namespace wayout::text {
namespace {

/// Whether the byte continues a word, and is not a part of an escaped character: "\nghp_…", "%3Dghp_…".
bool continuesWord(std::string_view bytes, qsizetype at)
{
    if (at == 0 || !isAsciiAlnum(bytes[size_t(at - 1)])) {
        return false;
    }
    const char before = at > 1 ? bytes[size_t(at - 2)] : ' ';
    const bool isEscape =
        before == '\\' && std::string_view("nrt").find(bytes[size_t(at - 1)]) != std::string_view::npos;
    return !isEscape && !(at > 2 && bytes[size_t(at - 3)] == '%' && isAsciiHexDigit(before));
}

bool mayStart(SecretForm::Start start, std::string_view bytes, qsizetype at)
{
    const bool continues = continuesWord(bytes, at);
    const bool isHump = continues && isAsciiUpper(bytes[size_t(at)]) && isAsciiLower(bytes[size_t(at - 1)]);
    switch (start) {
    case SecretForm::Start::Word:
        return !continues;
    case SecretForm::Start::Part:
        return !continues || isHump;
    case SecretForm::Start::Anywhere:
    case SecretForm::Start::Inside:
        break;
    }
    return true;
}

/// Returns the beginning of the characters without blanks and quotes before `at`.
qsizetype runBegin(std::string_view bytes, qsizetype at)
{
    constexpr qsizetype longest = 128;
    qsizetype begin = at;
    while (begin > 0 && at - begin < longest && !endsSecretValue(bytes[size_t(begin - 1)])) {
        --begin;
    }
    return begin;
}

/// Returns the end of a value of which the pattern has not seen more than the beginning.
qsizetype wholeEnd(std::string_view bytes, qsizetype begin, qsizetype end)
{
    const char quote = begin > 0 ? bytes[size_t(begin - 1)] : ' ';
    const bool isQuoted = quote == '"' || quote == '\'' || quote == '`';
    const auto ends = [=](char c) { return c == '\n' || c == '\r' || (isQuoted ? c == quote : endsSecretValue(c)); };
    return std::find_if(bytes.begin() + end, bytes.end(), ends) - bytes.begin();
}

} // namespace

/// A pattern, compiled when it is first needed.
struct SecretForms::Compiled {
    std::once_flag once;
    std::unique_ptr<re2::RE2> pattern;
    std::string least; ///< of what the pattern may match; without a range all texts are in it
    std::string greatest;

    /// Whether what the pattern of the form matches may begin with the byte.
    bool mayBeginWith(char byte) const
    {
        return greatest.empty() || (uchar(byte) >= uchar(least.front()) && uchar(byte) <= uchar(greatest.front()));
    }

    const re2::RE2 &of(const SecretForm &form)
    {
        std::call_once(once, [&] {
            re2::RE2::Options options;
            options.set_encoding(re2::RE2::Options::EncodingLatin1);
            options.set_log_errors(false);
            options.set_max_mem(1 << 20);
            pattern = std::make_unique<re2::RE2>(form.pattern, options);
            if (!pattern->PossibleMatchRange(&least, &greatest, 1) || least.empty()) {
                greatest.clear();
            }
            if (!pattern->ok()) {
                qFatal("The form %s has a bad pattern: %s", form.name.constData(), pattern->error().c_str());
            }
        });
        return *pattern;
    }
};

/// The literals of all forms, by the hash of their first three bytes or, where one has no more, by their first two. A byte
/// stands for a UTF-16 unit: small ASCII letters for all, and one of 128 for several characters beyond ASCII.
class SecretForms::Literals final
{
public:
    struct Entry {
        QString literal;
        std::string bytes;
        qsizetype form = 0;

        /// Whether the literal begins at `at` in the text, whose bytes are `folded`.
        bool isAt(qsizetype at, std::string_view folded, QStringView text) const
        {
            const size_t last = size_t(at) + bytes.size() - 1; // literals that begin alike end differently
            return last < folded.size() && folded[last] == bytes.back() && folded.substr(size_t(at)).starts_with(bytes)
                && (!hasBeyondAscii(QByteArrayView(bytes.data(), qsizetype(bytes.size())))
                    || text.sliced(at).startsWith(literal, Qt::CaseInsensitive));
        }
    };

    explicit Literals(const std::vector<SecretForm> &forms)
    {
        for (const SecretForm &form : forms) {
            for (const QString &literal : form.literals) {
                if (literal.size() == shortest) {
                    m_knownPairs.set(pairAt(folded(literal).data()));
                }
            }
        }
        for (size_t form = 0; form < forms.size(); ++form) {
            for (const QString &literal : forms[form].literals) {
                const std::string bytes = folded(literal);
                const bool isOfPair = m_knownPairs[pairAt(bytes.data())];
                if (!isOfPair) {
                    m_known.set(hashAt(bytes.data()));
                }
                std::uint16_t &group = isOfPair ? m_ofPair[pairAt(bytes.data())] : m_ofHash[hashAt(bytes.data())];
                if (group == 0) {
                    group = std::uint16_t(m_groups.size());
                    m_groups.emplace_back();
                }
                m_groups[group].push_back({literal, bytes, qsizetype(form)});
            }
        }
    }

    /// Returns the text with a byte for each UTF-16 unit.
    std::string folded(QStringView text) const
    {
        std::string bytes(size_t(text.size()), '\0');
        std::ranges::transform(text, bytes.begin(), [this](QChar c) { return char(m_folded[c.unicode()]); });
        return bytes;
    }

    /// Returns the literals that may begin with the three bytes, in the order of their forms.
    std::span<const Entry> beginningWith(const char *bytes) const
    {
        return m_knownPairs[pairAt(bytes)] ? m_groups[m_ofPair[pairAt(bytes)]]
            : m_known[hashAt(bytes)]       ? m_groups[m_ofHash[hashAt(bytes)]]
                                           : std::span<const Entry>();
    }

private:
    static constexpr int bits = 16;
    static constexpr qsizetype shortest = 2; // bytes

    static std::uint32_t pairAt(const char *bytes) { return uchar(bytes[0]) | std::uint32_t(uchar(bytes[1])) << 8; }
    static std::uint32_t hashAt(const char *bytes)
    {
        const std::uint32_t group = pairAt(bytes) | std::uint32_t(uchar(bytes[2])) << 16;
        return (group * 2654435761U) >> (32 - bits);
    }

    static std::vector<uchar> foldedUnits()
    {
        std::vector<uchar> units(0x10000);
        for (char32_t unit = 0; unit < units.size(); ++unit) {
            const char32_t small = QChar::toCaseFolded(unit);
            units[unit] = uchar(unit < 0x80 ? small : 0x80 | (small * 2654435761U) >> (32 - 7));
        }
        return units;
    }

    const std::vector<uchar> m_folded = foldedUnits(); ///< by UTF-16 unit
    std::bitset<1 << bits> m_known; ///< hashes of literals; nearly all places of a text end here
    std::bitset<1 << 16> m_knownPairs; ///< that are literals
    std::vector<std::vector<Entry>> m_groups{1}; ///< the first is empty
    std::vector<std::uint16_t> m_ofHash = std::vector<std::uint16_t>(1 << bits); ///< the group of each
    std::vector<std::uint16_t> m_ofPair = std::vector<std::uint16_t>(1 << 16);
};

const SecretForms &SecretForms::all()
{
    static const SecretForms forms;
    return forms;
}

SecretForms::SecretForms()
    : m_table(readSecretForms())
    , m_compiled(std::make_unique<Compiled[]>(m_table.forms.size()))
    , m_literals(std::make_unique<Literals>(m_table.forms))
{
}

SecretForms::~SecretForms() = default;

std::optional<Secret> SecretForms::secretAt(
    std::string_view bytes, qsizetype at, qsizetype length, qsizetype index, const Secret &last) const
{
    const auto overlapsLast = [&last](qsizetype begin, qsizetype end) {
        return begin < last.begin + last.length && end > last.begin;
    };
    const SecretForm &form = m_table.forms[size_t(index)];
    const bool isInside = form.start == SecretForm::Start::Inside;
    const qsizetype from = isInside ? runBegin(bytes, at) : form.isWhole ? at : at + length;
    const qsizetype limit = std::min(qsizetype(bytes.size()), at + length + form.reach);
    Compiled &compiled = m_compiled[size_t(index)];
    const re2::RE2 &pattern = compiled.of(form);
    if (from < limit && !compiled.mayBeginWith(bytes[size_t(from)])) {
        return std::nullopt;
    }
    constexpr int mostGroups = 10;
    std::array<re2::StringPiece, mostGroups> groups;
    const int count = std::min(mostGroups, pattern.NumberOfCapturingGroups() + 1);
    if (!pattern.Match(
            {bytes.data(), size_t(limit)}, size_t(from), size_t(limit), re2::RE2::ANCHOR_START, groups.data(), count)) {
        return std::nullopt;
    }
    const auto found = std::find_if(groups.begin() + (count > 1 ? 1 : 0), groups.begin() + count,
        [](const re2::StringPiece &group) { return group.data() != nullptr; });
    if (found == groups.begin() + count) {
        return std::nullopt;
    }
    SecretValue value{bytes, at, at + length, found->data() - bytes.data(), 0};
    value.end = value.begin + qsizetype(found->size());
    const qsizetype begin = form.isWhole ? at : value.begin;
    // To look for the whole end of a value that is not needed would take time for all of the text, again and again.
    if (value.end == value.begin || overlapsLast(begin, value.end) || !isSecret(value, form.judgement)) {
        return std::nullopt;
    }
    if (value.end == limit) {
        value.end = wholeEnd(bytes, value.begin, value.end);
    }
    return overlapsLast(begin, value.end) ? std::nullopt : std::optional(Secret{begin, value.end - begin, form.kind});
}

QList<Secret> SecretForms::find(QStringView text, std::string_view bytes) const
{
    QList<Secret> secrets;
    const std::string folded = m_literals->folded(text) + '\0'; // a literal may end with the text
    // Others may be between the literal of the last secret and its value: "curl -H 'Authorization: …' -u bob:…".
    Secret last;
    for (qsizetype at = 0; at + 2 < qsizetype(folded.size());) {
        std::optional<Secret> secret;
        for (const Literals::Entry &entry : m_literals->beginningWith(folded.data() + at)) {
            if (entry.isAt(at, folded, text) && mayStart(m_table.forms[size_t(entry.form)].start, bytes, at)) {
                secret = secretAt(bytes, at, entry.literal.size(), entry.form, last);
            }
            if (secret) {
                break;
            }
        }
        if (secret) {
            secrets.append(*secret);
            last = secret->begin >= last.begin + last.length ? *secret : last;
        }
        at = at + 1 < last.begin ? at + 1 : std::max(at + 1, last.begin + last.length);
    }
    return secrets;
}

} // namespace wayout::text
